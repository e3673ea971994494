"""The searches behind the techniques: what is on the board, without names and words."""
