"""Putting a booklet together: its pages, and how they lie on the sheets."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from io import BytesIO

from reportlab.lib.colors import CMYKColor
from reportlab.pdfgen.canvas import Canvas

from sudoku_helper.booklet.content import MM, SIZES, Booklet
from sudoku_helper.booklet.fonts import register_fonts
from sudoku_helper.booklet.hints import hints_of
from sudoku_helper.booklet.layout import LARGE_PRINT, USUAL_PRINT, Paper
from sudoku_helper.booklet.leaves import (
    Numbered,
    arrangement_of_solutions,
    draw_hints,
    draw_page_number,
    draw_puzzles,
    draw_solutions,
    draw_title,
    pages_of_hints,
    title_of,
)

Page = Callable[[Paper], None]
"""Draws what stands on a page."""

BORDER = 10 * MM
"""How much wider a sheet with cut marks is on each side."""

FOLD_MARK = (4 * MM, 9 * MM)
"""How far from the edge the mark of a fold begins and ends."""


@dataclass(frozen=True)
class CutMarks:
    """The marks at the corners of a sheet, by the names that ReportLab has for their measures."""

    borderWidth: float = BORDER  # noqa: N815
    markLength: float = 6 * MM  # noqa: N815
    markWidth: float = 0.25  # noqa: N815
    markColor: CMYKColor = CMYKColor(0, 0, 0, 1)  # noqa: N815, RUF009


def write_pdf(booklet: Booklet) -> bytes:
    """The booklet as a PDF file."""
    register_fonts()
    width, height = SIZES[booklet.size]
    sheet = (height, width) if booklet.folded else (width, height)
    file = BytesIO()
    canvas = _canvas(file, booklet, sheet)
    paper = Paper(canvas, *booklet.page, LARGE_PRINT if booklet.large else USUAL_PRINT)
    pages = [_numbered(page, number) for number, page in enumerate(_pages(booklet, paper), 1)]
    for side in _folded(pages) if booklet.folded else ([page] for page in pages):
        if booklet.folded:
            _draw_fold(canvas, sheet, booklet.cut_marks)
        for place, page in enumerate(side):
            canvas.saveState()
            canvas.translate(place * paper.width, 0)
            page(paper)
            canvas.restoreState()
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def _canvas(file: BytesIO, booklet: Booklet, sheet: tuple[float, float]) -> Canvas:
    """The file to draw in; with cut marks it says which part of a sheet stays."""
    marks = CutMarks() if booklet.cut_marks else None
    stays = (BORDER, BORDER, BORDER + sheet[0], BORDER + sheet[1])
    # Invariant: the same booklet is the same file, whenever it is made.
    canvas = Canvas(
        file, pagesize=sheet, invariant=True, cropMarks=marks, trimBox=stays if marks else None
    )
    canvas.setTitle(title_of(booklet))
    canvas.setAuthor("Sudoku Helper")
    return canvas


def _folded(pages: list[Page]) -> Iterator[tuple[Page, Page]]:
    """Two pages on each side: the stack, printed on both sides and folded, reads in order."""
    pages = pages + [_draw_nothing] * (-len(pages) % 4)
    for side in range(len(pages) // 2):
        outer, inner = pages[-1 - side], pages[side]
        yield (outer, inner) if side % 2 == 0 else (inner, outer)


def _draw_fold(canvas: Canvas, sheet: tuple[float, float], is_cut: bool) -> None:
    """Where to fold: dashes at both ends of the fold, on what is cut off if there is such a thing."""
    middle, height = sheet[0] / 2, sheet[1]
    near, far = (-FOLD_MARK[0], -FOLD_MARK[1]) if is_cut else FOLD_MARK
    canvas.saveState()
    canvas.setLineWidth(0.25)
    canvas.setDash(1 * MM, 1 * MM)
    canvas.setStrokeColorCMYK(0, 0, 0, 1 if is_cut else 0.5)
    canvas.line(middle, near, middle, far)
    canvas.line(middle, height - near, middle, height - far)
    canvas.restoreState()


def _draw_nothing(_: Paper) -> None:
    """Leave the page empty."""


def _numbered(page: Page, number: int) -> Page:
    """The page with its number; the title has none."""

    def draw(paper: Paper) -> None:
        page(paper)
        if number > 1:
            draw_page_number(paper, number)

    return draw


def _pages(booklet: Booklet, paper: Paper) -> Iterator[Page]:
    """The pages in reading order."""
    yield partial(draw_title, booklet=booklet)
    numbered = list(enumerate(booklet.puzzles, 1))
    for group in _groups(numbered, booklet.per_page):
        yield partial(draw_puzzles, booklet=booklet, group=group)
    if booklet.hints:
        for hints in pages_of_hints(list(hints_of(booklet)), booklet.page, paper.print):
            yield partial(draw_hints, booklet=booklet, hints=hints)
    if booklet.solutions == "end":
        rows, columns = arrangement_of_solutions(len(numbered), paper)
        for group in _groups(numbered, rows * columns):
            yield partial(draw_solutions, booklet=booklet, group=group, arrangement=(rows, columns))


def _groups(items: Numbered, size: int) -> Iterator[Numbered]:
    for start in range(0, len(items), size):
        yield items[start : start + size]
