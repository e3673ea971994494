"""Drawing grids, codes and words on paper, in vectors."""

from collections.abc import Collection, Sequence
from functools import cache
from typing import NamedTuple

import segno
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, COLUMNS, ROWS, Cell, CellSet, members
from sudoku_helper.text import Speech

PLAIN = "Vera"
BOLD = "VeraBd"
THICK = 1.4
THIN = 0.4


@cache
def register_fonts() -> None:
    """Make the fonts known that are embedded in the file, umlauts and all."""
    for name in (PLAIN, BOLD):
        pdfmetrics.registerFont(TTFont(name, f"{name}.ttf"))


def draw_grid(
    canvas: Canvas, left: float, bottom: float, side: float, values: Sequence[int], bold: bool
) -> None:
    """A grid with its digits."""
    place = Place(left, bottom, side)
    draw_lines(canvas, place)
    for cell, value in enumerate(values):
        _write_digit(canvas, place, cell, value, BOLD if bold else PLAIN)


class Place(NamedTuple):
    """Where a grid lies on a page."""

    left: float
    bottom: float
    side: float

    def middle(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        row, column = divmod(cell, 9)
        size = self.side / 9
        return self.left + (column + 0.5) * size, self.bottom + self.side - (row + 0.5) * size


def draw_lines(canvas: Canvas, place: Place) -> None:
    """The lines of a grid."""
    left, bottom, side = place
    cell = side / 9
    for number in range(10):
        canvas.setLineWidth(THICK if number % 3 == 0 else THIN)
        canvas.setLineCap(2)
        canvas.line(left + number * cell, bottom, left + number * cell, bottom + side)
        canvas.line(left, bottom + number * cell, left + side, bottom + number * cell)


def draw_edges(canvas: Canvas, place: Place, speech: Speech) -> None:
    """The names of the columns above a grid and of the rows beside it."""
    cell = place.side / 9
    canvas.setFont(PLAIN, cell * 0.3)
    canvas.setFillGray(0.35)
    for number in range(9):
        across, _ = place.middle(number)
        _, height = place.middle(number * 9)
        top = place.bottom + place.side + cell * 0.12
        canvas.drawCentredString(across, top, speech.house_number(COLUMNS[number]))
        canvas.drawCentredString(
            place.left - cell * 0.22, height - cell * 0.1, speech.house_number(ROWS[number])
        )
    canvas.setFillGray(0)


def draw_board(
    canvas: Canvas,
    place: Place,
    board: SudokuBoard,
    candidates: bool = False,
    struck: Collection[Candidate] = (),
) -> None:
    """The digits of a position, its givens bold, and its candidates, some of them struck out."""
    for cell, value in enumerate(board.values):
        font = BOLD if board.givens & BIT[cell] else PLAIN
        _write_digit(canvas, place, cell, value, font)
    for candidate in board.candidates if candidates else ():
        _write_candidate(canvas, place, candidate, candidate in struck)


def shade(canvas: Canvas, place: Place, cells: CellSet) -> None:
    """Grey behind some cells."""
    size = place.side / 9
    canvas.setFillGray(0.85)
    for cell in members(cells):
        across, height = place.middle(cell)
        canvas.rect(across - size / 2, height - size / 2, size, size, stroke=0, fill=1)
    canvas.setFillGray(0)


def _write_digit(canvas: Canvas, place: Place, cell: Cell, value: int, font: str) -> None:
    if not value:
        return
    height = place.side / 9 * 0.58
    across, middle = place.middle(cell)
    canvas.setFont(font, height)
    canvas.drawCentredString(across, middle - height * 0.36, str(value))


def _write_candidate(canvas: Canvas, place: Place, candidate: Candidate, struck: bool) -> None:
    """A candidate at its place among the nine of its cell."""
    third = place.side / 27
    row, column = divmod(candidate.digit - 1, 3)
    across, middle = place.middle(candidate.cell)
    across, middle = across + (column - 1) * third * 0.94, middle - (row - 1) * third * 0.94
    canvas.setFont(PLAIN, third * 0.8)
    canvas.drawCentredString(across, middle - third * 0.29, str(candidate.digit))
    if struck:
        canvas.setLineWidth(0.9)
        reach = third * 0.42
        canvas.line(across - reach, middle - reach, across + reach, middle + reach)


def draw_code(canvas: Canvas, left: float, bottom: float, side: float, text: str) -> None:
    """A QR code for a text, one rectangle for each run of dark squares."""
    rows = list(segno.make(text, error="l", micro=False).matrix_iter(border=0))
    square = side / len(rows)
    for number, row in enumerate(rows):
        start = None
        for column, dark in enumerate([*row, 0]):
            if dark and start is None:
                start = column
            elif not dark and start is not None:
                canvas.rect(
                    left + start * square,
                    bottom + side - (number + 1) * square,
                    (column - start) * square,
                    square,
                    stroke=0,
                    fill=1,
                )
                start = None


def draw_words(
    canvas: Canvas, text: str, font: str, height: float, box: tuple[float, float, float]
) -> float:
    """Words in lines from the top of a box (left, top, width); where they end."""
    left, top, width = box
    for line in simpleSplit(text, font, height, width):
        top -= height * 1.35
        canvas.setFont(font, height)
        canvas.drawString(left, top, line)
    return top
