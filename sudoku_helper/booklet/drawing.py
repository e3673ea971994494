"""Drawing codes, words and shades on a page, in vectors."""

import segno
from reportlab.pdfgen.canvas import Canvas

from sudoku_helper.booklet.fonts import PLAIN
from sudoku_helper.booklet.writing import PlainWriting, Writing, lines_of, pieces_of
from sudoku_helper.drawing.grid import Place
from sudoku_helper.geometry import COLUMNS, ROWS, CellSet, members
from sudoku_helper.text import Speech

LEADING = 1.35
"""The distance of lines, as a share of the font's size."""


def ink(canvas: Canvas, black: float = 1) -> None:
    """Fill what follows with black ink, or with less of it."""
    canvas.setFillColorCMYK(0, 0, 0, black)


def draw_edges(canvas: Canvas, place: Place, speech: Speech) -> None:
    """The names of the columns above a grid and of the rows beside it."""
    cell = place.side / 9
    canvas.setFont(PLAIN, cell * 0.3)
    ink(canvas, 0.65)
    for number in range(9):
        across, _ = place.middle(number)
        _, height = place.middle(number * 9)
        top = place.bottom + place.side + cell * 0.12
        canvas.drawCentredString(across, top, speech.house_number(COLUMNS[number]))
        canvas.drawCentredString(
            place.left - cell * 0.22, height - cell * 0.1, speech.house_number(ROWS[number])
        )
    ink(canvas)


def shade(canvas: Canvas, place: Place, cells: CellSet) -> None:
    """Grey behind some cells."""
    size = place.side / 9
    ink(canvas, 0.15)
    for cell in members(cells):
        across, height = place.middle(cell)
        canvas.rect(across - size / 2, height - size / 2, size, size, stroke=0, fill=1)
    ink(canvas)


def draw_code(canvas: Canvas, left: float, bottom: float, side: float, text: str) -> None:
    """A QR code for a text, one rectangle for each run of dark squares."""
    rows = list(segno.make(text, error="l", micro=False).matrix_iter(border=0))
    square = side / len(rows)
    ink(canvas)
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
    ink(canvas)
    for line in lines_of(text, PlainWriting(font), height, width):
        top -= height * LEADING
        canvas.setFont(font, height)
        canvas.drawString(left, top, line)
    return top


def height_of_words(text: str, font: str, height: float, width: float) -> float:
    """How much room words take in lines of a certain width."""
    return len(list(lines_of(text, PlainWriting(font), height, width))) * height * LEADING


def draw_title_words(
    canvas: Canvas, text: str, writing: Writing, size: float, box: tuple[float, float, float]
) -> float:
    """A title in lines, small enough for its longest word; where they end."""
    left, top, width = box
    longest = max(writing.width(piece.rstrip(), size) for piece in pieces_of(text))
    size *= min(1, width / longest) if longest else 1
    ink(canvas)
    for line in lines_of(text, writing, size, width):
        top -= size * LEADING
        indent = width - writing.width(line, size) if writing.from_right else 0
        writing.draw(canvas, line, size, (left + indent, top))
    return top
