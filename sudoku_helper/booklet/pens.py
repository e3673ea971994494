"""The pen that draws grids on a page of a PDF, and what every pen can. All ink is black, some of it less.

Lengths are points, heights grow upwards.
"""

from abc import ABC, abstractmethod

from reportlab.pdfgen.canvas import Canvas

from sudoku_helper.booklet.fonts import BOLD, PLAIN, register_fonts

Point = tuple[float, float]

RISE = 0.3645
"""Half the height of a digit, as a share of its font's size."""


class Pen(ABC):
    """Draws lines and digits; *black* is how much ink they get, 1 for full black."""

    @abstractmethod
    def line(self, start: Point, end: Point, width: float, black: float) -> None:
        """A straight line that ends exactly where it is said."""

    @abstractmethod
    def frame(self, corner: Point, side: float, width: float) -> None:
        """A black square with sharp corners; *corner* is the lower left one."""

    @abstractmethod
    def digit(self, digit: int, middle: Point, size: float, bold: bool, black: float) -> None:
        """A digit around a point."""


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
        """Stroke a square."""
        self._canvas.setLineWidth(width)
        self._canvas.setLineJoin(0)
        self._canvas.setStrokeColorCMYK(0, 0, 0, 1)
        self._canvas.rect(*corner, side, side)

    def digit(self, digit: int, middle: Point, size: float, bold: bool, black: float) -> None:
        """Write a digit."""
        self._canvas.setFont(BOLD if bold else PLAIN, size)
        self._canvas.setFillColorCMYK(0, 0, 0, black)
        self._canvas.drawCentredString(middle[0], middle[1] - size * RISE, str(digit))
