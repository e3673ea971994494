"""What goes into a booklet, and how it looks."""

from collections.abc import Sequence
from dataclasses import dataclass

from reportlab.lib.pagesizes import A4, A5, LETTER

from sudoku_helper.board import SudokuBoard
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import Speech

SIZES = {"A4": A4, "A5": A5, "letter": LETTER}
ROWS_AND_COLUMNS = {1: (1, 1), 2: (2, 1), 4: (2, 2), 6: (3, 2)}
"""How the puzzles of a page are arranged, by their number."""


@dataclass(frozen=True)
class BookletPuzzle:
    """A puzzle with the level it is printed with."""

    board: SudokuBoard
    level: Level


@dataclass(frozen=True)
class Booklet:
    """What goes into a booklet and how it looks.

    *address* is where the app runs; without it no codes are printed. A *folded* booklet has pages
    of half the size, two on each side of a sheet, in the order in which a folded stack shows them.
    """

    puzzles: Sequence[BookletPuzzle]
    speech: Speech = Speech()
    title: str = ""
    per_page: int = 4
    size: str = "A4"
    solutions: bool = True
    first_steps: bool = False
    address: str = ""
    folded: bool = False

    def __post_init__(self) -> None:
        if self.size not in SIZES:
            raise ValueError(f"expected one of {', '.join(SIZES)}, got {self.size!r}")
        if self.per_page not in ROWS_AND_COLUMNS:
            raise ValueError(f"expected 1, 2, 4 or 6 puzzles on a page, got {self.per_page}")
        if not self.puzzles:
            raise ValueError("expected at least one puzzle, got none")
