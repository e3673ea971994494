"""One puzzle as a file for whoever lays out a page: PDF, SVG or EPS of an exact size."""

from io import BytesIO

from reportlab.pdfgen.canvas import Canvas

from sudoku_helper.board import SudokuBoard
from sudoku_helper.booklet.content import MM, carries_title
from sudoku_helper.booklet.pens import USUAL, CanvasPen
from sudoku_helper.booklet.writing import tidied
from sudoku_helper.drawing.grid import Pen, Place, draw_candidates, draw_grid
from sudoku_helper.text import Text, TextError

SMALLEST, LARGEST = 10, 2000
"""The sides that a file may have, in millimetres."""

TITLE = "Sudoku"

_WRONG_SIZE = Text(
    en="expected {smallest} to {largest} millimetres, got {got:g}",
    de="{smallest} bis {largest} Millimeter erwartet, nicht {got:g}",
)


def write_single(
    board: SudokuBoard, kind: str, millimetres: float, candidates: bool = False, title: str = ""
) -> bytes:
    """The position as a file of a kind; its outer edges are as many millimetres apart.

    The title is not printed, since whoever lays out a page does that, but stands in the file.
    """
    if not SMALLEST <= millimetres <= LARGEST:
        raise TextError(_WRONG_SIZE, smallest=SMALLEST, largest=LARGEST, got=millimetres)
    side = millimetres * MM
    title = tidied(title) if carries_title(kind, title) else ""
    if kind == "pdf":
        return _pdf(board, side, candidates, title or TITLE)
    # What reads outlines takes a while to load.
    from sudoku_helper.booklet.vectors import EpsPen, SvgPen

    pen = {"svg": SvgPen, "eps": EpsPen}[kind](side)
    _draw(pen, side, board, candidates)
    return pen.file(title or TITLE)


def _pdf(board: SudokuBoard, side: float, candidates: bool, title: str) -> bytes:
    file = BytesIO()
    canvas = Canvas(file, pagesize=(side, side), invariant=True)
    canvas.setTitle(title)
    canvas.setAuthor("Sudoku Helper")
    _draw(CanvasPen(canvas), side, board, candidates)
    canvas.showPage()
    canvas.save()
    return file.getvalue()


def _draw(pen: Pen, side: float, board: SudokuBoard, candidates: bool) -> None:
    """The grid, half of its outer line inside each edge."""
    edge = USUAL.block_line.of(side) / 2
    place = Place(edge, edge, side - 2 * edge)
    draw_grid(pen, place, board, USUAL)
    if candidates:
        draw_candidates(pen, place, board.candidates, USUAL)
