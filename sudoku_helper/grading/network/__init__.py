"""What is learnt from many puzzles: the trained network that judges how hard one is, and statistics."""
