"""A grid as lines and digits, for whoever draws them: on paper, as outlines, or in pixels.

What a pen gets is measured in units of its own; heights grow upwards. All ink is black, some of it less.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from enum import Enum, auto
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, CELLS, Cell

Point = tuple[float, float]


class Kind(Enum):
    """What a digit is to the player."""

    GIVEN = auto()
    OWN = auto()
    CANDIDATE = auto()


class Pen(ABC):
    """Draws lines and digits; *black* is how much ink a line gets, 1 for full black."""

    @abstractmethod
    def line(self, start: Point, end: Point, width: float, black: float) -> None:
        """A straight line that ends exactly where it is said."""

    @abstractmethod
    def frame(self, corner: Point, side: float, width: float) -> None:
        """A black square; *corner* is the lower left one."""

    @abstractmethod
    def digit(self, digit: int, middle: Point, size: float, kind: Kind) -> None:
        """A digit around a point."""


class Width(NamedTuple):
    """How wide a line is: so much at least, and more in a large grid."""

    least: float
    share: float = 0

    def of(self, side: float) -> float:
        """The width in a grid of a certain side."""
        return self.least + side * self.share


class Weight(NamedTuple):
    """How heavy a grid is drawn: sizes of digits, how far candidates are apart, and lines.

    A *digit* is measured by a cell, a *candidate* and the *pitch* by a third of it. *black* is the ink of
    the lines between cells; those around blocks have all of it.
    """

    digit: float
    candidate: float
    pitch: float
    hairline: Width
    black: float
    block_line: Width


class Place(NamedTuple):
    """Where a grid lies."""

    left: float
    bottom: float
    side: float

    def middle(self, cell: Cell) -> Point:
        """The middle of a cell."""
        row, column = divmod(cell, 9)
        return self.at(row + 0.5, column + 0.5)

    def at(self, down: float, across: float) -> Point:
        """A place so many cells away from the upper left corner."""
        size = self.side / 9
        return self.left + across * size, self.bottom + self.side - down * size


def draw_grid(pen: Pen, place: Place, board: SudokuBoard, weight: Weight) -> None:
    """A grid with its digits."""
    _draw_lines(pen, place, weight)
    size = place.side / 9 * weight.digit
    for cell in CELLS:
        if board.values[cell]:
            kind = Kind.GIVEN if board.givens & BIT[cell] else Kind.OWN
            pen.digit(board.values[cell], place.middle(cell), size, kind)


def _draw_lines(pen: Pen, place: Place, weight: Weight) -> None:
    """First the lines between cells, so that those of the blocks lie above them."""
    block_line = weight.block_line.of(place.side)
    for number in (1, 2, 4, 5, 7, 8):
        _cross(pen, place, number, weight.hairline.of(place.side), weight.black)
    for number in (3, 6):
        _cross(pen, place, number, block_line, 1)
    pen.frame((place.left, place.bottom), place.side, block_line)


def _cross(pen: Pen, place: Place, number: int, width: float, black: float) -> None:
    """The upright and the level line after so many cells."""
    left, bottom, side = place
    away = number * side / 9
    pen.line((left + away, bottom), (left + away, bottom + side), width, black)
    pen.line((left, bottom + away), (left + side, bottom + away), width, black)


def draw_candidates(
    pen: Pen,
    place: Place,
    candidates: Iterable[Candidate],
    weight: Weight,
    struck: Collection[Candidate] = (),
) -> None:
    """Candidates, each at its place among the nine of its cell, some of them struck out."""
    third = place.side / 27
    for candidate in candidates:
        row, column = divmod(candidate.cell, 9)
        down, right = (_within(each, weight.pitch) for each in divmod(candidate.digit - 1, 3))
        across, height = place.at(row + down, column + right)
        pen.digit(candidate.digit, (across, height), third * weight.candidate, Kind.CANDIDATE)
        if candidate in struck:
            reach = third * 0.42
            start, end = (across - reach, height - reach), (across + reach, height + reach)
            pen.line(start, end, 0.9, 1)


def _within(third: int, pitch: float) -> float:
    """How far in a cell the middle of its first, second or last third is."""
    return ((third - 1) * pitch + 1.5) / 3


def grey(black: float) -> str:
    """Ink as light, for what knows no ink."""
    return "#" + f"{round(255 * (1 - black)):02x}" * 3
