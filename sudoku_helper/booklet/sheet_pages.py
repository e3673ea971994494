"""Drawing an exercise sheet: positions with room to write, the puzzle, and the solutions at the end."""

from collections.abc import Collection
from io import BytesIO

from reportlab.pdfgen.canvas import Canvas

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.booklet.content import MM, SIZES
from sudoku_helper.booklet.drawing import draw_code, draw_edges, draw_words, height_of_words, shade
from sudoku_helper.booklet.fonts import BOLD, PLAIN, register_fonts
from sudoku_helper.booklet.layout import CODE_SIDE, MARGIN, boxes_on_page, puzzle_link
from sudoku_helper.booklet.pens import USUAL, CanvasPen
from sudoku_helper.booklet.sheets import Exercise, Sheet
from sudoku_helper.drawing import needs_candidates
from sudoku_helper.drawing.grid import Place, draw_candidates, draw_grid
from sudoku_helper.geometry import CellSet, set_of
from sudoku_helper.solver import first_solution
from sudoku_helper.step import Step, plain
from sudoku_helper.text import Sentence, Speech, Text

HEAD = 30 * MM
CAPTION = 15 * MM
ANSWER = 17 * MM
EDGE = 4 * MM
SMALL_SIDE = 52 * MM
GAP = 6 * MM
TEXT = 8.5
SPACE = 0.8 * MM
LONGEST_EXPLANATION = 12

NAME = Text(en="Name", de="Name")
DATE = Text(en="Date", de="Datum")
TITLE = Text(en="Exercises: {title}", de="Übungsblatt: {title}")
EXERCISE = Text(en="Exercise {number}: {technique}", de="Aufgabe {number}: {technique}")
PLACES = Text(
    en="Which digit goes into which cell, and why?",
    de="Welche Ziffer kommt in welche Zelle, und warum?",
)
CROSSES = Text(
    en="Where is the pattern? Which candidates may you cross out?",
    de="Wo ist das Muster? Welche Kandidaten darfst du streichen?",
)
WHOLE = Text(en="A whole Sudoku", de="Ein ganzes Sudoku")
WHOLE_TOLD = Text(
    en="To finish the chapter. Take your time.", de="Zum Abschluss des Kapitels. Nimm dir Zeit."
)
SOLUTIONS = Text(en="Solutions", de="Lösungen")
WHOLE_SOLVED = Text(en="The whole Sudoku", de="Das ganze Sudoku")


def write_pdf(sheet: Sheet) -> bytes:
    """The sheet as a PDF file."""
    register_fonts()
    file = BytesIO()
    # Invariant: the same sheet is the same file, whenever it is made.
    canvas = Canvas(file, pagesize=SIZES[sheet.size], invariant=True)
    canvas.setTitle(_title(sheet))
    canvas.setAuthor("Sudoku Helper")
    _draw_tasks(canvas, sheet)
    _draw_puzzle(canvas, sheet)
    _Solutions(canvas, sheet).draw()
    canvas.save()
    return file.getvalue()


def _title(sheet: Sheet) -> str:
    return TITLE.format(title=sheet.chapter.title)(sheet.speech)


def _draw_tasks(canvas: Canvas, sheet: Sheet) -> None:
    """Four positions on a page, two on a small one."""
    width, height = SIZES[sheet.size]
    arrangement = (2, 1) if sheet.size == "A5" else (2, 2)
    on_page = arrangement[0] * arrangement[1]
    for start in range(0, len(sheet.exercises), on_page):
        head = HEAD if start == 0 else 0
        if start == 0:
            _draw_head(canvas, sheet)
        group = sheet.exercises[start : start + on_page]
        places = boxes_on_page(len(group), arrangement, (width, height - head), MARGIN * 0.8)
        for number, (exercise, box) in enumerate(zip(group, places, strict=True), start + 1):
            _draw_exercise(canvas, exercise, number, box, sheet.speech)
        canvas.showPage()


def _draw_head(canvas: Canvas, sheet: Sheet) -> None:
    width, height = SIZES[sheet.size]
    inner = width - 2 * MARGIN
    top = draw_words(canvas, _title(sheet), BOLD, 18, (MARGIN, height - MARGIN * 0.6, inner))
    top = draw_words(
        canvas, sheet.chapter.about(sheet.speech), PLAIN, 10, (MARGIN, top - 1 * MM, inner)
    )
    top -= 8 * MM
    canvas.setFont(PLAIN, 10)
    for text, start, end in ((NAME, 0.0, 0.6), (DATE, 0.65, 1.0)):
        left = MARGIN + inner * start
        canvas.drawString(left, top, text(sheet.speech))
        _rule(canvas, left + 15 * MM, top - 1 * MM, MARGIN + inner * end)


def _name(number: int, exercise: Exercise, speech: Speech) -> str:
    return EXERCISE.format(number=number, technique=exercise.step.technique.name)(speech)


def _rule(canvas: Canvas, left: float, height: float, right: float) -> None:
    """A line to write on."""
    canvas.setLineWidth(0.5)
    canvas.setStrokeColorCMYK(0, 0, 0, 0.55)
    canvas.line(left, height, right, height)


def _draw_exercise(
    canvas: Canvas,
    exercise: Exercise,
    number: int,
    box: tuple[float, float, float, float],
    speech: Speech,
) -> None:
    left, top, width, height = box
    side = min(width - EDGE, height - CAPTION - EDGE - ANSWER)
    name = _name(number, exercise, speech)
    below = draw_words(canvas, name, BOLD, 11, (left, top, width))
    question = PLACES if exercise.step.placements else CROSSES
    draw_words(canvas, question(speech), PLAIN, 8.5, (left, below, width))
    bottom = top - CAPTION - EDGE - side
    place = Place(left + EDGE, bottom, side)
    draw_edges(canvas, place, speech)
    _draw_board(canvas, place, exercise.board, needs_candidates(exercise.step))
    for line in (1, 2):
        _rule(canvas, left + EDGE, bottom - line * ANSWER / 2, left + EDGE + side)


def _draw_puzzle(canvas: Canvas, sheet: Sheet) -> None:
    width, height = SIZES[sheet.size]
    inner = width - 2 * MARGIN
    top = draw_words(canvas, WHOLE(sheet.speech), BOLD, 16, (MARGIN, height - MARGIN, inner))
    top = draw_words(canvas, WHOLE_TOLD(sheet.speech), PLAIN, 10, (MARGIN, top, inner))
    if sheet.address:
        left = width - MARGIN - CODE_SIDE
        link = puzzle_link(sheet.address, sheet.puzzle)
        draw_code(canvas, left, height - MARGIN - CODE_SIDE, CODE_SIDE, link)
    side = min(inner, 150 * MM)
    place = Place((width - side) / 2, top - 12 * MM - side, side)
    _draw_board(canvas, place, sheet.puzzle)
    canvas.showPage()


def _draw_board(
    canvas: Canvas,
    place: Place,
    board: SudokuBoard,
    candidates: bool = False,
    struck: Collection[Candidate] = (),
) -> None:
    """A position, perhaps with its candidates, some of them struck out."""
    pen = CanvasPen(canvas)
    draw_grid(pen, place, board, USUAL)
    if candidates:
        draw_candidates(pen, place, board.candidates, USUAL, struck)


class _Solutions:
    """The solutions, one below the other, on as many pages as they need."""

    def __init__(self, canvas: Canvas, sheet: Sheet) -> None:
        self._canvas = canvas
        self._sheet = sheet
        self._width, self._height = SIZES[sheet.size]
        self._top = 0.0

    def draw(self) -> None:
        """All of them, and the solution of the puzzle."""
        self._begin_page()
        for number, exercise in enumerate(self._sheet.exercises, 1):
            self._draw_exercise(number, exercise)
        self._make_room(SMALL_SIDE)
        solution = first_solution(self._sheet.puzzle)
        assert solution is not None
        draw_words(self._canvas, WHOLE_SOLVED(self._sheet.speech), BOLD, 10, self._beside)
        _draw_board(self._canvas, self._place, solution)
        self._canvas.showPage()

    @property
    def _place(self) -> Place:
        """Where the next grid lies."""
        return Place(MARGIN + EDGE, self._top - EDGE - SMALL_SIDE, SMALL_SIDE)

    @property
    def _beside(self) -> tuple[float, float, float]:
        """Where the words about it begin, and how wide they may be."""
        left = MARGIN + EDGE + SMALL_SIDE + GAP
        return left, self._top, self._width - MARGIN - left

    def _begin_page(self) -> None:
        inner = self._width - 2 * MARGIN
        heading = (MARGIN, self._height - MARGIN / 2, inner)
        self._top = draw_words(self._canvas, SOLUTIONS(self._sheet.speech), BOLD, 14, heading)
        self._top -= 3 * MM

    def _make_room(self, height: float) -> None:
        """Begin a page if there is less room than that."""
        if self._top - height - EDGE < MARGIN:
            self._canvas.showPage()
            self._begin_page()

    def _draw_exercise(self, number: int, exercise: Exercise) -> None:
        """The position with its pattern shaded, beside it the explanation."""
        canvas, speech = self._canvas, self._sheet.speech
        sentences = plain(_explanation(exercise.step, speech))
        self._make_room(min(self._needed(sentences), self._height - 3 * MARGIN))
        place = self._place
        shade(canvas, place, _pattern(exercise.step))
        draw_edges(canvas, place, speech)
        # What is struck out has to be seen; where a digit is placed, the position afterwards shows it.
        struck = exercise.step.cross_outs
        shown = exercise.board if struck else exercise.step.apply(exercise.board)
        _draw_board(canvas, place, shown, needs_candidates(exercise.step), struck)
        name = _name(number, exercise, speech)
        end = draw_words(canvas, name, BOLD, 10, self._beside)
        for sentence in sentences:
            left, _, width = self._beside
            end = draw_words(canvas, sentence, PLAIN, TEXT, (left, end - SPACE, width))
        self._top = min(end, place.bottom) - GAP

    def _needed(self, sentences: list[str]) -> float:
        """How much room a solution needs."""
        width = self._beside[2]
        lines = sum(height_of_words(each, PLAIN, TEXT, width) for each in sentences)
        words = 6 * MM + lines + len(sentences) * SPACE
        return max(SMALL_SIDE, words) + EDGE


def _explanation(step: Step, speech: Speech) -> list[Sentence]:
    """Why it is so; a long proof in its summary."""
    whole = step.explanation(speech)
    return whole if len(whole) <= LONGEST_EXPLANATION else step.summary(speech) or whole


def _pattern(step: Step) -> CellSet:
    """The cells of the pattern and of what is placed."""
    marked = [*step.placements, *(each for role in step.highlights.values() for each in role)]
    return set_of(cell for cell, _ in marked)
