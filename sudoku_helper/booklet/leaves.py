"""The pages of a booklet: its title, puzzles, hints and solutions."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import ceil

from sudoku_helper.board import SudokuBoard
from sudoku_helper.booklet.content import (
    LARGE_PAGE,
    MM,
    ROWS_AND_COLUMNS,
    TOO_SMALL,
    Booklet,
    BookletPuzzle,
    Unprintable,
)
from sudoku_helper.booklet.drawing import (
    draw_code,
    draw_title_words,
    draw_words,
    height_of_words,
    ink,
)
from sudoku_helper.booklet.fonts import BOLD, PLAIN
from sudoku_helper.booklet.layout import (
    CODE_SIDE,
    MARGIN,
    Box,
    Paper,
    Print,
    boxes_on_page,
    puzzle_link,
)
from sudoku_helper.booklet.pens import USUAL
from sudoku_helper.booklet.writing import tidied, writing_of
from sudoku_helper.drawing.grid import Place, draw_grid
from sudoku_helper.solver import first_solution
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import Text

Numbered = Sequence[tuple[int, BookletPuzzle]]

FOOT = 7 * MM
ABOVE_NUMBER = 5 * MM
CAPITAL = 0.73
"""The height of a digit, as a share of its font's size."""
ABOVE_GRID = 3 * MM
GAP = 10 * MM
SMALLEST_SIDE = 24 * MM
"""Below this nobody can write into a cell."""
STRIP_SIDE = 28 * MM
STRIP_GAP = 5 * MM

TITLE = Text(en="Sudoku booklet", de="Sudoku-Heft")
CONTENT = Text(en="{count} puzzles: {levels}", de="{count} Sudokus: {levels}")
ONE_PUZZLE = Text(en="1 puzzle: {levels}", de="1 Sudoku: {levels}")
SCAN = Text(
    en="Stuck? Scan the code beside a puzzle: it opens in Sudoku Helper, which shows the next step "
    "and explains it.",
    de="Du kommst nicht weiter? Scanne den Code neben dem Sudoku: Es öffnet sich im Sudoku Helper, "
    "der den nächsten Schritt zeigt und erklärt.",
)
RULES = Text(
    en="Every row, every column and every block of 3 × 3 cells holds each digit from 1 to 9 once.",
    de="Jede Zeile, jede Spalte und jeder Block aus 3 × 3 Zellen enthält jede Ziffer von 1 bis 9 "
    "genau einmal.",
)
HINTS = Text(en="Where it gets hard", de="Wo es knifflig wird")
SOLUTIONS = Text(en="Solutions", de="Lösungen")


def title_of(booklet: Booklet) -> str:
    """What the title page says."""
    return tidied(booklet.title) or TITLE(booklet.speech)


def draw_title(paper: Paper, booklet: Booklet) -> None:
    """The title, what is inside, and how to play."""
    speech, canvas, inner, sizes = booklet.speech, paper.canvas, paper.inner, paper.print
    title = title_of(booklet)
    box = (MARGIN, paper.height * 0.88, inner)
    top = draw_title_words(canvas, title, writing_of(title, booklet.font), sizes.title, box)
    top = draw_words(
        canvas, _content(booklet), PLAIN, sizes.text * 1.2, (MARGIN, top - 6 * MM, inner)
    )
    side = min(inner, paper.height * 0.42)
    top -= 12 * MM + side
    place = Place((paper.width - side) / 2, top, side)
    draw_grid(paper.pen, place, booklet.puzzles[0].board, sizes.weight)
    top = draw_words(canvas, RULES(speech), PLAIN, sizes.text, (MARGIN, top - 10 * MM, inner))
    if booklet.address:
        draw_words(canvas, SCAN(speech), PLAIN, sizes.text, (MARGIN, top - 3 * MM, inner))


def _content(booklet: Booklet) -> str:
    """How many puzzles of which levels are inside."""
    speech = booklet.speech
    counts = Counter(puzzle.level for puzzle in booklet.puzzles)
    # A number stays in the line of what it counts.
    each = (
        f"{counts[level]} × {level.title(speech)}".replace(" ", "\u00a0")
        for level in Level
        if level in counts
    )
    content = ONE_PUZZLE if len(booklet.puzzles) == 1 else CONTENT
    return content(speech).format(count=len(booklet.puzzles), levels=", ".join(each))


def draw_puzzles(paper: Paper, booklet: Booklet, group: Numbered) -> None:
    """Some puzzles, and below them their solutions if they are wanted there."""
    foot = _above_number(paper)
    if booklet.solutions == "below":
        foot += _draw_strip(paper, group) + GAP
    size = (paper.width, paper.height - foot)
    boxes = boxes_on_page(len(group), ROWS_AND_COLUMNS[booklet.per_page], size, GAP)
    for (number, puzzle), (left, top, width, height) in zip(group, boxes, strict=True):
        _draw_puzzle(paper, booklet, number, puzzle, (left, top + foot, width, height))


def _draw_puzzle(
    paper: Paper, booklet: Booklet, number: int, puzzle: BookletPuzzle, box: Box
) -> None:
    """A puzzle in the middle of its place, above it its number, its level and perhaps a code."""
    left, top, width, height = box
    canvas, sizes = paper.canvas, paper.print
    caption = max(sizes.number, CODE_SIDE if booklet.address else 0) + ABOVE_GRID
    side = min(width, height - caption)
    if side < SMALLEST_SIDE:
        raise Unprintable(TOO_SMALL)
    left += (width - side) / 2
    top -= (height - caption - side) / 2 + caption
    draw_grid(paper.pen, Place(left, top - side, side), puzzle.board, sizes.weight)
    ink(canvas)
    canvas.setFont(BOLD, sizes.number)
    canvas.drawString(left, top + ABOVE_GRID, str(number))
    after = canvas.stringWidth(str(number), BOLD, sizes.number) + sizes.level
    canvas.setFont(PLAIN, sizes.level)
    canvas.drawString(left + after, top + ABOVE_GRID, puzzle.level.title(booklet.speech))
    if booklet.address:
        link = puzzle_link(booklet.address, puzzle.board)
        draw_code(canvas, left + side - CODE_SIDE, top + ABOVE_GRID, CODE_SIDE, link)


def _draw_strip(paper: Paper, group: Numbered) -> float:
    """Solutions upside down at the foot of the page, in order for whoever turns it; their height."""
    canvas, count = paper.canvas, len(group)
    most = STRIP_SIDE * paper.print.weight.digit / USUAL.digit
    side = min(most, (paper.inner - (count - 1) * STRIP_GAP) / count)
    label = side / 6
    canvas.saveState()
    canvas.translate(paper.width / 2, MARGIN + _above_number(paper) + (side + label) / 2)
    canvas.rotate(180)
    left = -(count * side + (count - 1) * STRIP_GAP) / 2
    for number, puzzle in group:
        _draw_solution(paper, number, puzzle, Place(left, -(side + label) / 2, side), label * 0.75)
        left += side + STRIP_GAP
    canvas.restoreState()
    return side + label


def arrangement_of_solutions(count: int, paper: Paper) -> tuple[int, int]:
    """Rows and columns of solutions on a page; on large paper a row more if that saves a page."""
    rows, columns = usual = paper.print.solutions
    more = (rows + 1) * columns
    saves = ceil(count / more) < ceil(count / (rows * columns))
    has_room = paper.height >= LARGE_PAGE and paper.print.weight is USUAL
    return (rows + 1, columns) if saves and has_room else usual


def draw_solutions(
    paper: Paper, booklet: Booklet, group: Numbered, arrangement: tuple[int, int]
) -> None:
    """A page of solutions."""
    heading = (MARGIN, paper.height - MARGIN * 0.6, paper.inner)
    top = draw_words(paper.canvas, SOLUTIONS(booklet.speech), BOLD, paper.print.heading, heading)
    label = paper.print.level
    foot = _above_number(paper)
    size = (paper.width, top + MARGIN - 4 * MM - foot)
    boxes = boxes_on_page(len(group), arrangement, size, MARGIN / 2)
    for (number, puzzle), (left, box_top, width, height) in zip(group, boxes, strict=True):
        side = min(width, height - label * 1.5)
        place = Place(left + (width - side) / 2, box_top + foot - label * 1.5 - side, side)
        _draw_solution(paper, number, puzzle, place, label)


def _draw_solution(
    paper: Paper, number: int, puzzle: BookletPuzzle, place: Place, label: float
) -> None:
    """A solved grid, its number above it."""
    draw_grid(paper.pen, place, _solved(puzzle.board), paper.print.weight)
    ink(paper.canvas)
    paper.canvas.setFont(BOLD, label)
    paper.canvas.drawString(place.left, place.bottom + place.side + label * 0.4, str(number))


def _solved(board: SudokuBoard) -> SudokuBoard:
    solution = first_solution(board)
    assert solution is not None
    return solution


def pages_of_hints(
    hints: Sequence[str], size: tuple[float, float], sizes: Print
) -> Iterator[Sequence[str]]:
    """The hints that fit on one page after the other."""
    width, room = size[0] - 2 * MARGIN, size[1] - 2 * MARGIN - sizes.heading * 2 - ABOVE_NUMBER
    page: list[str] = []
    left = room
    for hint in hints:
        height = height_of_words(hint, PLAIN, sizes.text, width) + sizes.text * 0.8
        if page and height > left:
            yield page
            page, left = [], room
        page.append(hint)
        left -= height
    yield page


def draw_hints(paper: Paper, booklet: Booklet, hints: Sequence[str]) -> None:
    """A page of hints."""
    sizes = paper.print
    heading = (MARGIN, paper.height - MARGIN * 0.6, paper.inner)
    top = draw_words(paper.canvas, HINTS(booklet.speech), BOLD, sizes.heading, heading)
    for hint in hints:
        box = (MARGIN, top - sizes.text * 0.8, paper.inner)
        top = draw_words(paper.canvas, hint, PLAIN, sizes.text, box)


def _above_number(paper: Paper) -> float:
    """How much higher than the margin everything ends, for the sake of a large page number."""
    return max(0.0, FOOT + paper.print.level * CAPITAL + ABOVE_NUMBER - MARGIN)


def draw_page_number(paper: Paper, number: int) -> None:
    """The number of the page, in the middle of its foot."""
    ink(paper.canvas, 0.65)
    paper.canvas.setFont(PLAIN, paper.print.level)
    paper.canvas.drawCentredString(paper.width / 2, FOOT, str(number))
    ink(paper.canvas)
