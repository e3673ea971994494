"""Where things stand in a picture of the grid: a cell is a square of a hundred units."""

from sudoku_helper.board import Candidate
from sudoku_helper.geometry import Cell

CELL_SIZE = 100
MARK_MARGIN = 7
MARK_PITCH = (CELL_SIZE - 2 * MARK_MARGIN) / 3
MARK_RADIUS = 15

Point = tuple[float, float]


def corner_of(cell: Cell) -> Point:
    """The upper left corner of a cell."""
    row, column = divmod(cell, 9)
    return column * CELL_SIZE, row * CELL_SIZE


def middle_of(cell: Cell) -> Point:
    """The middle of a cell."""
    x, y = corner_of(cell)
    return x + CELL_SIZE / 2, y + CELL_SIZE / 2


def place_of(candidate: Candidate) -> Point:
    """The middle of a candidate's place: nine places in a cell, 1 to 9 row by row."""
    x, y = corner_of(candidate.cell)
    down, right = divmod(candidate.digit - 1, 3)
    return (
        round(x + MARK_MARGIN + (right + 0.5) * MARK_PITCH, 1),
        round(y + MARK_MARGIN + (down + 0.5) * MARK_PITCH, 1),
    )
