"""Whether a position is sound: mistakes of the player, slips of the entry, a digit to go on with."""
