"""What the trainer shows: backtracking to watch, candidates looked at and judged, Sudokus to begin with."""
