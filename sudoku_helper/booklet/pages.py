"""Putting a booklet together: its pages, and how they lie on the sheets."""

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO

from reportlab.lib.pagesizes import landscape
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from sudoku_helper.board import SudokuBoard
from sudoku_helper.booklet.content import ROWS_AND_COLUMNS, SIZES, Booklet, BookletPuzzle
from sudoku_helper.booklet.drawing import (
    BOLD,
    PLAIN,
    draw_code,
    draw_grid,
    draw_words,
    register_fonts,
)
from sudoku_helper.formats.share import write_code
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.solver import first_solution
from sudoku_helper.step import plain
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import Text

SOLUTIONS_ON_PAGE = (4, 3)
MARGIN = 14 * mm
CODE_SIDE = 15 * mm
CAPTION = 17 * mm

TITLE = Text(en="Sudoku booklet", de="Sudoku-Heft")
CONTENT = Text(en="{count} puzzles: {levels}", de="{count} Sudokus: {levels}")
SCAN = Text(
    en="Stuck? Scan the code beside a puzzle: it opens in Sudoku Helper, which shows the next step "
    "and explains it.",
    de="Du kommst nicht weiter? Scanne den Code neben dem Sudoku: Es öffnet sich im Sudoku Helper, "
    "der den nächsten Schritt zeigt und erklärt.",
)
RULES = Text(
    en="Every row, every column and every block of 3 x 3 cells holds each digit from 1 to 9 once.",
    de="Jede Zeile, jede Spalte und jeder Block aus 3 x 3 Zellen enthält jede Ziffer von 1 bis 9 "
    "genau einmal.",
)
HOW_TO_START = Text(en="How to start", de="So fängst du an")
FIRST_STEP = Text(en="Puzzle {number}: {sentence}", de="Sudoku {number}: {sentence}")
SOLUTIONS = Text(en="Solutions", de="Lösungen")


Page = Callable[[Canvas, float, float], None]
"""Draws one page of a certain width and height."""


def write_pdf(booklet: Booklet) -> bytes:
    """The booklet as a PDF file."""
    register_fonts()
    width, height = SIZES[booklet.size]
    file = BytesIO()
    sheet = landscape((width, height)) if booklet.folded else (width, height)
    # Invariant: the same booklet is the same file, whenever it is made.
    canvas = Canvas(file, pagesize=sheet, invariant=True)
    canvas.setTitle(booklet.title or TITLE(booklet.speech))
    canvas.setAuthor("Sudoku Helper")
    pages = list(_pages(booklet))
    if booklet.folded:
        _draw_folded(canvas, pages, sheet)
    else:
        for page in pages:
            page(canvas, width, height)
            canvas.showPage()
    canvas.save()
    return file.getvalue()


def _draw_folded(canvas: Canvas, pages: list[Page], sheet: tuple[float, float]) -> None:
    """Two pages on each side: the stack, printed on both sides and folded, reads in order."""
    pages = pages + [_empty_page] * (-len(pages) % 4)
    width, height = sheet[0] / 2, sheet[1]
    for side in range(len(pages) // 2):
        outer, inner = pages[-1 - side], pages[side]
        for place, page in enumerate((outer, inner) if side % 2 == 0 else (inner, outer)):
            canvas.saveState()
            canvas.translate(place * width, 0)
            page(canvas, width, height)
            canvas.restoreState()
        canvas.showPage()


def _empty_page(canvas: Canvas, width: float, height: float) -> None:
    """Nothing at all."""


def _pages(booklet: Booklet) -> Iterator[Page]:
    """The pages in reading order."""
    yield lambda *where: _title_page(booklet, *where)
    numbered = list(enumerate(booklet.puzzles, 1))
    for group in _groups(numbered, booklet.per_page):
        yield lambda *where, group=group: _puzzle_page(booklet, group, *where)
    if booklet.first_steps:
        for group in _groups(numbered, 12):
            yield lambda *where, group=group: _first_steps_page(booklet, group, *where)
    if booklet.solutions:
        rows, columns = SOLUTIONS_ON_PAGE
        for group in _groups(numbered, rows * columns):
            yield lambda *where, group=group: _solution_page(booklet, group, *where)


Numbered = Sequence[tuple[int, BookletPuzzle]]


def _groups(items: Numbered, size: int) -> Iterator[Numbered]:
    for start in range(0, len(items), size):
        yield items[start : start + size]


def _title_page(booklet: Booklet, canvas: Canvas, width: float, height: float) -> None:
    speech = booklet.speech
    inner = width - 2 * MARGIN
    top = draw_words(
        canvas, booklet.title or TITLE(speech), BOLD, 26, (MARGIN, height * 0.86, inner)
    )
    counts = [(level, sum(each.level == level for each in booklet.puzzles)) for level in Level]
    levels = ", ".join(f"{count} × {level.title(speech)}" for level, count in counts if count)
    content = CONTENT(speech).format(count=len(booklet.puzzles), levels=levels)
    top = draw_words(canvas, content, PLAIN, 12, (MARGIN, top - 6 * mm, inner))
    side = min(inner, height * 0.42)
    top -= 12 * mm + side
    values = booklet.puzzles[0].board.values
    draw_grid(canvas, (width - side) / 2, top, side, values, bold=True)
    top = draw_words(canvas, RULES(speech), PLAIN, 10, (MARGIN, top - 10 * mm, inner))
    if booklet.address:
        draw_words(canvas, SCAN(speech), PLAIN, 10, (MARGIN, top - 3 * mm, inner))


def boxes_on_page(
    count: int, arrangement: tuple[int, int], size: tuple[float, float], gap: float
) -> Iterator[tuple[float, float, float, float]]:
    """Left, top, width and height of each place on a page."""
    rows, columns = arrangement
    box_width = (size[0] - 2 * MARGIN - (columns - 1) * gap) / columns
    box_height = (size[1] - 2 * MARGIN - (rows - 1) * gap) / rows
    for number in range(count):
        row, column = divmod(number, columns)
        left = MARGIN + column * (box_width + gap)
        yield left, size[1] - MARGIN - row * (box_height + gap), box_width, box_height


def _puzzle_page(
    booklet: Booklet, group: Numbered, canvas: Canvas, width: float, height: float
) -> None:
    boxes = boxes_on_page(len(group), ROWS_AND_COLUMNS[booklet.per_page], (width, height), MARGIN)
    for (number, puzzle), (left, top, box_width, box_height) in zip(group, boxes, strict=True):
        side = min(box_width, box_height - CAPTION)
        left += (box_width - side) / 2
        bottom = top - CAPTION - side
        draw_grid(canvas, left, bottom, side, puzzle.board.values, bold=True)
        canvas.setFont(BOLD, 13)
        canvas.drawString(left, top - CAPTION + 8 * mm, str(number))
        canvas.setFont(PLAIN, 9)
        canvas.drawString(left, top - CAPTION + 3 * mm, puzzle.level.title(booklet.speech))
        if booklet.address:
            link = puzzle_link(booklet.address, puzzle.board)
            draw_code(canvas, left + side - CODE_SIDE, top - CAPTION + 1.5 * mm, CODE_SIDE, link)


def puzzle_link(address: str, board: SudokuBoard) -> str:
    """The address that opens a puzzle in the app."""
    return f"{address.rstrip('/')}/#s={write_code(board)}"


def _first_steps_page(
    booklet: Booklet, group: Numbered, canvas: Canvas, width: float, height: float
) -> None:
    """For each puzzle of the group where to look first, and why."""
    inner = width - 2 * MARGIN
    top = draw_words(
        canvas, HOW_TO_START(booklet.speech), BOLD, 16, (MARGIN, height - MARGIN, inner)
    )
    manager = TechniqueManager(candidates_shown=False)
    for number, puzzle in group:
        step = manager.first_step(puzzle.board)
        if step is None:
            continue
        where = plain([step.where(booklet.speech)])[0]
        sentence = f"{step.technique.name(booklet.speech)}. {where}"
        text = FIRST_STEP(booklet.speech).format(number=number, sentence=sentence)
        top = draw_words(canvas, text, PLAIN, 10, (MARGIN, top - 3 * mm, inner))


def _solution_page(
    booklet: Booklet, group: Numbered, canvas: Canvas, width: float, height: float
) -> None:
    head = 12 * mm
    draw_words(
        canvas, SOLUTIONS(booklet.speech), BOLD, 14, (MARGIN, height - MARGIN / 2, width - MARGIN)
    )
    boxes = boxes_on_page(len(group), SOLUTIONS_ON_PAGE, (width, height - head), MARGIN / 3)
    for (number, puzzle), (left, top, box_width, box_height) in zip(group, boxes, strict=True):
        side = min(box_width, box_height - 5 * mm)
        solution = first_solution(puzzle.board)
        assert solution is not None
        draw_grid(canvas, left, top - 5 * mm - side, side, solution.values, bold=False)
        canvas.setFont(BOLD, 9)
        canvas.drawString(left, top - 3.5 * mm, str(number))
