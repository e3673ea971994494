"""The pen that draws grids on a page of a PDF, and how heavy grids are in print.

Lengths are points, heights grow upwards.
"""

from reportlab.pdfgen.canvas import Canvas

from sudoku_helper.booklet.fonts import BOLD, PLAIN, register_fonts
from sudoku_helper.drawing.grid import Kind, Pen, Point, Weight, Width

RISE = 0.3645
"""Half the height of a digit, as a share of its font's size."""

USUAL = Weight(
    digit=0.66,
    candidate=0.8,
    pitch=0.94,
    hairline=Width(0.25, 1 / 2000),
    black=0.5,
    block_line=Width(0.55, 1 / 350),
)
LARGE = USUAL._replace(digit=0.8, hairline=Width(0.4, 1 / 1250), black=0.7)

INK = {Kind.GIVEN: 1, Kind.OWN: 1, Kind.CANDIDATE: 0.75}
"""How black digits are."""


class CanvasPen(Pen):
    """Draws on a page of a PDF; the fonts become part of the file."""

    def __init__(self, canvas: Canvas) -> None:
        """Take the page to draw on."""
        register_fonts()
        self._canvas = canvas

    def line(self, start: Point, end: Point, width: float, black: float) -> None:
        """Stroke a line."""
        self._canvas.setLineWidth(width)
        self._canvas.setLineCap(0)
        self._canvas.setStrokeColorCMYK(0, 0, 0, black)
        self._canvas.line(*start, *end)

    def frame(self, corner: Point, side: float, width: float) -> None:
        """Stroke a square with sharp corners."""
        self._canvas.setLineWidth(width)
        self._canvas.setLineJoin(0)
        self._canvas.setStrokeColorCMYK(0, 0, 0, 1)
        self._canvas.rect(*corner, side, side)

    def digit(self, digit: int, middle: Point, size: float, kind: Kind) -> None:
        """Write a digit, a given bold."""
        self._canvas.setFont(BOLD if kind is Kind.GIVEN else PLAIN, size)
        self._canvas.setFillColorCMYK(0, 0, 0, INK[kind])
        self._canvas.drawCentredString(middle[0], middle[1] - size * RISE, str(digit))
