"""The smallest image of a grid: the same for equivalent Sudokus and for no others.

Of all images of a grid, read row by row with empty cells before every digit, the smallest is found
row by row: each state of the search is extended by every row that may come next, and only those
with the smallest row survive.
"""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import Digit
from sudoku_helper.symmetry.smallest_row import Grid, State, smallest_next_row
from sudoku_helper.symmetry.transformation import Transformation


@dataclass(frozen=True)
class Canonical:
    """The smallest image of a grid and a transformation that leads to it."""

    values: tuple[Digit, ...]
    transformation: Transformation

    @property
    def line(self) -> str:
        """The smallest image as 81 characters, dots for empty cells."""
        return "".join(str(value) if value else "." for value in self.values)


# Whoever grades a puzzle mostly asks for its identity too.
@lru_cache(maxsize=16)
def canonical(board: SudokuBoard) -> Canonical:
    """The smallest image of the digits on *board*; which of them are givens does not matter."""
    image, states = smallest_image(board)
    return Canonical(image, states[0].transformation)


def smallest_image(board: SudokuBoard) -> tuple[tuple[Digit, ...], list[State]]:
    """The smallest image of the digits on *board*, and every state of the search that leads to it."""
    by_rows = [tuple(board.values[row * 9 : row * 9 + 9]) for row in range(9)]
    by_columns = [tuple(board.values[column::9]) for column in range(9)]
    states = [State(Grid(by_rows, False)), State(Grid(by_columns, True))]
    image: list[Digit] = []
    for _ in range(9):
        row, states = smallest_next_row(states)
        image += row
    return tuple(image), states


def canonical_form(board: SudokuBoard) -> str:
    """The identity of a Sudoku: equal for two boards if and only if they are equivalent."""
    return canonical(board).line


def fingerprint(board: SudokuBoard) -> str:
    """A short name of a Sudoku and of all that are equivalent to it: 16 hexadecimal digits."""
    return fingerprint_of_form(canonical_form(board))


def fingerprint_of_form(form: str) -> str:
    """The same from the canonical form, which takes long to find."""
    return sha256(form.encode()).hexdigest()[:16]


def equivalence(first: SudokuBoard, second: SudokuBoard) -> Transformation | None:
    """A transformation that turns the digits of one board into those of another, or None."""
    if _counts(first) != _counts(second):
        return None
    one, other = canonical(first), canonical(second)
    if one.values != other.values:
        return None
    return one.transformation.then(other.transformation.inverse)


def isomorphic(first: SudokuBoard, second: SudokuBoard) -> bool:
    """Whether a chain of transformations turns the digits of one board into those of another."""
    return equivalence(first, second) is not None


def _counts(board: SudokuBoard) -> list[int]:
    """How often each digit occurs, in ascending order; transformations do not change it."""
    return sorted(board.values.count(digit) for digit in range(1, 10))
