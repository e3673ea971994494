"""Makes the network that reads the digits of photos, from digits rendered in many fonts."""
