"""Makes the networks that read photos, from digits in many fonts and by many hands."""
