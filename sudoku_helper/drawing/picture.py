"""The picture of a position as PNG, which every program reads."""

from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import BIT, CELLS, members
from sudoku_helper.text import Text, TextError

PIXELS = 900
"""The usual width and height of a PNG picture."""

FEWEST_PIXELS = 90
MOST_PIXELS = 9000

_WRONG_SIZE = Text(
    en="expected {fewest} to {most} pixels, got {got}",
    de="{fewest} bis {most} Pixel erwartet, nicht {got}",
)

_PAPER = "#ffffff"
_INK = "#000000"
_FINE_LINE = "#777777"
_PLACED = "#0a4f93"
_MARK = "#444444"


def png(board: SudokuBoard, candidates: bool = False, pixels: int = PIXELS) -> bytes:
    """The position as a PNG file of *pixels* width and height."""
    if not FEWEST_PIXELS <= pixels <= MOST_PIXELS:
        raise TextError(_WRONG_SIZE, fewest=FEWEST_PIXELS, most=MOST_PIXELS, got=pixels)
    image = Image.new("RGB", (pixels, pixels), _PAPER)
    sheet = _Sheet(ImageDraw.Draw(image), pixels)
    sheet.draw_lines()
    sheet.draw_digits(board)
    if candidates:
        sheet.draw_candidates(board)
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


class _Sheet:
    """A square sheet with room for the grid and half of its thick border."""

    def __init__(self, pen: ImageDraw.ImageDraw, pixels: int) -> None:
        self._pen = pen
        self._thick = max(2, pixels // 180)
        self._margin = self._thick // 2
        self._cell = (pixels - 1 - 2 * self._margin) / 9

    def _at(self, cells: float) -> int:
        """How far from the edge a number of cells ends."""
        return round(self._margin + cells * self._cell)

    def draw_lines(self) -> None:
        """Fine lines between cells, thick ones between blocks."""
        thin = max(1, self._thick // 4)
        for width, colour, lines in (
            (thin, _FINE_LINE, range(10)),
            (self._thick, _INK, range(0, 10, 3)),
        ):
            for number in lines:
                start, end, place = self._at(0), self._at(9), self._at(number)
                self._pen.line([(place, start), (place, end)], fill=colour, width=width)
                self._pen.line([(start, place), (end, place)], fill=colour, width=width)

    def draw_digits(self, board: SudokuBoard) -> None:
        """Givens in black, the player's digits in another colour."""
        font = ImageFont.load_default(self._cell * 0.72)
        for cell in CELLS:
            if board.values[cell]:
                row, column = divmod(cell, 9)
                colour = _INK if board.givens & BIT[cell] else _PLACED
                self._write(board.values[cell], column + 0.5, row + 0.5, font, colour)

    def draw_candidates(self, board: SudokuBoard) -> None:
        """Small digits, each at its own place in the cell."""
        font = ImageFont.load_default(max(1.0, self._cell * 0.24))
        for cell in CELLS:
            row, column = divmod(cell, 9)
            for digit in members(board.digits[cell]):
                down, right = divmod(digit - 1, 3)
                self._write(digit, column + (right + 0.5) / 3, row + (down + 0.5) / 3, font, _MARK)

    def _write(
        self,
        digit: int,
        x: float,
        y: float,
        font: ImageFont.FreeTypeFont | ImageFont.ImageFont,
        colour: str,
    ) -> None:
        self._pen.text((self._at(x), self._at(y)), str(digit), fill=colour, font=font, anchor="mm")
