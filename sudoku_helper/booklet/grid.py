"""A grid in print: grey hairlines inside black blocks, digits in the middle of their cells."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.booklet.pens import Pen, Point
from sudoku_helper.geometry import BIT, CELLS, Cell


class Weight(NamedTuple):
    """How heavy a grid is printed: the size of digits in a cell, hairlines and how black they are."""

    digit: float
    hairline: float
    black: float


USUAL = Weight(digit=0.66, hairline=1, black=0.5)
LARGE = Weight(digit=0.8, hairline=1.6, black=0.7)
CANDIDATE_BLACK = 0.75


class Place(NamedTuple):
    """Where a grid lies on a page."""

    left: float
    bottom: float
    side: float

    def middle(self, cell: Cell) -> Point:
        """The middle of a cell."""
        row, column = divmod(cell, 9)
        size = self.side / 9
        return self.left + (column + 0.5) * size, self.bottom + self.side - (row + 0.5) * size


def block_line(side: float) -> float:
    """How wide the lines around blocks are in a grid of a certain side."""
    return 0.55 + side / 350


def draw_grid(pen: Pen, place: Place, board: SudokuBoard, weight: Weight = USUAL) -> None:
    """A grid with its digits."""
    draw_lines(pen, place, weight)
    draw_digits(pen, place, board, weight)


def draw_lines(pen: Pen, place: Place, weight: Weight = USUAL) -> None:
    """The lines of a grid: first those between cells, so that those of the blocks lie above them."""
    hairline = (0.25 + place.side / 2000) * weight.hairline
    for number in (1, 2, 4, 5, 7, 8):
        _cross(pen, place, number, hairline, weight.black)
    for number in (3, 6):
        _cross(pen, place, number, block_line(place.side), 1)
    pen.frame((place.left, place.bottom), place.side, block_line(place.side))


def _cross(pen: Pen, place: Place, number: int, width: float, black: float) -> None:
    """The upright and the level line after so many cells."""
    left, bottom, side = place
    away = number * side / 9
    pen.line((left + away, bottom), (left + away, bottom + side), width, black)
    pen.line((left, bottom + away), (left + side, bottom + away), width, black)


def draw_digits(pen: Pen, place: Place, board: SudokuBoard, weight: Weight = USUAL) -> None:
    """The digits of a position, its givens bold."""
    size = place.side / 9 * weight.digit
    for cell in CELLS:
        if board.values[cell]:
            given = bool(board.givens & BIT[cell])
            pen.digit(board.values[cell], place.middle(cell), size, given, 1)


def draw_candidates(
    pen: Pen, place: Place, candidates: Iterable[Candidate], struck: Collection[Candidate] = ()
) -> None:
    """Candidates, each at its place among the nine of its cell, some of them struck out."""
    third = place.side / 27
    for candidate in candidates:
        row, column = divmod(candidate.digit - 1, 3)
        across, height = place.middle(candidate.cell)
        across, height = across + (column - 1) * third * 0.94, height - (row - 1) * third * 0.94
        pen.digit(candidate.digit, (across, height), third * 0.8, False, CANDIDATE_BLACK)
        if candidate in struck:
            reach = third * 0.42
            start, end = (across - reach, height - reach), (across + reach, height + reach)
            pen.line(start, end, 0.9, 1)
