"""Pictures show the position: the right digits in the right cells, at any size."""

from io import BytesIO

import pytest
from PIL import Image

from sudoku_helper.board import SudokuBoard
from sudoku_helper.booklet.pens import USUAL
from sudoku_helper.drawing.grid import Kind, Pen, Place, draw_candidates, draw_grid
from sudoku_helper.drawing.picture import png

BOARD = SudokuBoard.parse("1" + "." * 39 + "+5" + "." * 40)
EMPTY = SudokuBoard.parse("." * 81)


def dark_pixels(data: bytes, cell: int) -> int:
    """How many pixels inside a cell, away from its lines, are not white."""
    image = Image.open(BytesIO(data)).convert("L")
    size = image.width / 9
    row, column = divmod(cell, 9)
    inner = (
        int((column + 0.15) * size),
        int((row + 0.15) * size),
        int((column + 0.85) * size),
        int((row + 0.85) * size),
    )
    return sum(image.crop(inner).histogram()[:200])


def test_png_shows_digits_in_their_cells_only():
    data = png(BOARD)
    assert [cell for cell in range(81) if dark_pixels(data, cell)] == [0, 40]


def test_png_has_the_wanted_size():
    assert Image.open(BytesIO(png(BOARD, pixels=360))).size == (360, 360)


def test_png_has_lines_around_every_block():
    image = Image.open(BytesIO(png(EMPTY))).convert("L")
    middle = image.height // 18
    changes = [image.getpixel((x, middle)) < 200 for x in range(image.width)]
    lines = sum(1 for x in range(1, image.width) if changes[x] and not changes[x - 1]) + changes[0]
    assert lines == 10


def test_candidates_are_shown_if_wanted():
    assert dark_pixels(png(EMPTY, candidates=True), 4) > dark_pixels(png(EMPTY), 4)


@pytest.mark.parametrize("pixels", [0, 89, 9001])
def test_absurd_sizes_are_refused(pixels):
    with pytest.raises(ValueError, match="expected 90 to 9000 pixels"):
        png(BOARD, pixels=pixels)


def test_every_pen_is_told_the_same():
    """Whatever draws gets each line once, and with each digit what it is to the player."""
    lines, frames, digits = [], [], []

    class Noting(Pen):
        def line(self, start, end, width, black):
            lines.append((start, end, black))

        def frame(self, corner, side, width):
            frames.append((corner, side))

        def digit(self, digit, middle, size, kind):
            digits.append((digit, middle, kind))

    place = Place(0, 0, 90)
    draw_grid(Noting(), place, BOARD, USUAL)
    assert len(set(lines)) == len(lines) == 16
    assert sum(black == 1 for _, _, black in lines) == 4
    assert frames == [((0, 0), 90)]
    assert digits == [(1, (5, 85), Kind.GIVEN), (5, (45, 45), Kind.OWN)]
    candidates = [each for each in BOARD.candidates if each.cell == 1]
    draw_candidates(Noting(), place, candidates, USUAL, struck=candidates[:1])
    assert {kind for _, _, kind in digits[2:]} == {Kind.CANDIDATE}
    assert len(digits) - 2 == len(candidates)
    assert len(lines) == 17
