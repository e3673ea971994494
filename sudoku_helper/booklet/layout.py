"""How a page is divided: margins, letters, and the places of what stands on it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from reportlab.pdfgen.canvas import Canvas

from sudoku_helper.board import SudokuBoard
from sudoku_helper.booklet.content import MM
from sudoku_helper.booklet.pens import LARGE, USUAL, CanvasPen
from sudoku_helper.drawing.grid import Weight
from sudoku_helper.formats.share import write_code

MARGIN = 14 * MM
CODE_SIDE = 15 * MM

Box = tuple[float, float, float, float]
"""Left, top, width and height of a place on a page."""


class Print(NamedTuple):
    """The sizes of letters in points, the weight of grids, and how many solutions a page has."""

    title: float
    heading: float
    text: float
    number: float
    level: float
    weight: Weight
    solutions: tuple[int, int]


USUAL_PRINT = Print(26, 16, 10, 14, 10, USUAL, (4, 3))
LARGE_PRINT = Print(36, 24, 17, 24, 17, LARGE, (3, 2))


@dataclass(frozen=True)
class Paper:
    """A page to draw on, its size, and its print."""

    canvas: Canvas
    width: float
    height: float
    print: Print

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return self.width - 2 * MARGIN

    @cached_property
    def pen(self) -> CanvasPen:
        """What draws grids here."""
        return CanvasPen(self.canvas)


def boxes_on_page(
    count: int, arrangement: tuple[int, int], size: tuple[float, float], gap: float
) -> Iterator[Box]:
    """The places on a page, or on the upper part of one."""
    rows, columns = arrangement
    box_width = (size[0] - 2 * MARGIN - (columns - 1) * gap) / columns
    box_height = (size[1] - 2 * MARGIN - (rows - 1) * gap) / rows
    for number in range(count):
        row, column = divmod(number, columns)
        left = MARGIN + column * (box_width + gap)
        yield left, size[1] - MARGIN - row * (box_height + gap), box_width, box_height


def puzzle_link(address: str, board: SudokuBoard) -> str:
    """The address that opens a puzzle in the app."""
    return f"{address.rstrip('/')}/#s={write_code(board)}"
