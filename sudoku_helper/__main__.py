"""Starts the command line with ``python -m sudoku_helper``."""

import sys

from sudoku_helper.cli import main

# Worker processes import this file again and must not start anything.
if __name__ == "__main__":
    sys.exit(main())
