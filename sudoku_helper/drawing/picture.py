"""The picture of a position as PNG, which every program reads."""

from functools import cache
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drawing.grid import (
    Kind,
    Pen,
    Place,
    Point,
    Weight,
    Width,
    draw_candidates,
    draw_grid,
    grey,
)
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
_COLOURS = {Kind.GIVEN: "#000000", Kind.OWN: "#0a4f93", Kind.CANDIDATE: "#444444"}
_BLACK_OF_HAIRLINES = 0.5333


def png(board: SudokuBoard, candidates: bool = False, pixels: int = PIXELS) -> bytes:
    """The position as a PNG file of *pixels* width and height."""
    if not FEWEST_PIXELS <= pixels <= MOST_PIXELS:
        raise TextError(_WRONG_SIZE, fewest=FEWEST_PIXELS, most=MOST_PIXELS, got=pixels)
    image = Image.new("RGB", (pixels, pixels), _PAPER)
    pen, weight = _PixelPen(image), _weight(pixels)
    # Half of the outer line lies inside each edge.
    edge = int(weight.block_line.least) // 2
    place = Place(edge, edge + 1 - pixels, pixels - 1 - 2 * edge)
    draw_grid(pen, place, board, weight)
    if candidates:
        draw_candidates(pen, place, board.candidates, weight)
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _weight(pixels: int) -> Weight:
    """How heavy a grid is on a screen, where a line has whole pixels."""
    thick = max(2, pixels // 180)
    return Weight(
        digit=0.72,
        candidate=0.72,
        pitch=1,
        hairline=Width(max(1, thick // 4)),
        black=_BLACK_OF_HAIRLINES,
        block_line=Width(thick),
    )


class _PixelPen(Pen):
    """Draws in an image; its upper edge has the height 0, and what is below a negative one."""

    def __init__(self, image: Image.Image) -> None:
        self._pen = ImageDraw.Draw(image)
        self._font = cache(lambda size: ImageFont.load_default(max(1.0, size)))

    def _at(self, point: Point) -> tuple[int, int]:
        return round(point[0]), round(-point[1])

    def line(self, start: Point, end: Point, width: float, black: float) -> None:
        """Stroke a line."""
        # Where a line has an even width it depends on its direction which side gets more.
        ends = sorted((self._at(start), self._at(end)))
        self._pen.line(ends, fill=grey(black), width=int(width))

    def frame(self, corner: Point, side: float, width: float) -> None:
        """Stroke the four sides of a square."""
        left, bottom = corner
        for away in (0, side):
            self.line((left + away, bottom), (left + away, bottom + side), width, 1)
            self.line((left, bottom + away), (left + side, bottom + away), width, 1)

    def digit(self, digit: int, middle: Point, size: float, kind: Kind) -> None:
        """Write a digit, one of the player in another colour."""
        place, colour, font = self._at(middle), _COLOURS[kind], self._font(size)
        self._pen.text(place, str(digit), fill=colour, font=font, anchor="mm")
