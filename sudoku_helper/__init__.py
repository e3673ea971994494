"""Sudoku Helper: finds the next logical step in a Sudoku and teaches it."""

from sudoku_helper.board import BoardError, Candidate, SudokuBoard
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.step import Link, Step
from sudoku_helper.techniques import TECHNIQUES

__version__ = "1.1.0"
__all__ = [
    "TECHNIQUES",
    "BoardError",
    "Candidate",
    "Link",
    "Step",
    "SudokuBoard",
    "TechniqueManager",
    "__version__",
]
