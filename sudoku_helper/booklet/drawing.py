"""Drawing grids, codes and words on paper, in vectors."""

from collections.abc import Sequence
from functools import cache

import segno
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

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
    cell = side / 9
    for place in range(10):
        canvas.setLineWidth(THICK if place % 3 == 0 else THIN)
        canvas.setLineCap(2)
        canvas.line(left + place * cell, bottom, left + place * cell, bottom + side)
        canvas.line(left, bottom + place * cell, left + side, bottom + place * cell)
    font = BOLD if bold else PLAIN
    height = cell * 0.58
    canvas.setFont(font, height)
    for number, value in enumerate(values):
        if value:
            row, column = divmod(number, 9)
            middle = bottom + side - (row + 0.5) * cell
            canvas.drawCentredString(
                left + (column + 0.5) * cell, middle - height * 0.36, str(value)
            )


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
