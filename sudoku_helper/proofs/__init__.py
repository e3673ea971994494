"""What a truth and a proof are, and replaying them without the search that found them."""
