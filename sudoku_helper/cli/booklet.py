"""``booklet`` makes a PDF booklet of puzzles."""

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from sudoku_helper.booklet import Booklet, BookletPuzzle, write_pdf
from sudoku_helper.booklet.choosing import choose, read_levels
from sudoku_helper.booklet.content import ROWS_AND_COLUMNS, SOLUTIONS, NoFont
from sudoku_helper.cli import words
from sudoku_helper.cli.arguments import Arguments, add_input, add_paper, positive, span
from sudoku_helper.cli.errors import InputError, UsageError
from sudoku_helper.cli.inputs import piped, read_items
from sudoku_helper.cli.language import remark, say, tell
from sudoku_helper.cli.outputs import Progress, write_data
from sudoku_helper.cli.soundness import problem_of
from sudoku_helper.generator import NotFound
from sudoku_helper.generator.patterns import SYMMETRIES
from sudoku_helper.grading import grade
from sudoku_helper.levels import Level
from sudoku_helper.text import Speech, TextError

EXAMPLES = (
    "booklet --levels easy:8,medium:8 --symmetry point --out booklet.pdf",
    "booklet puzzles.txt --title 'Sunday' --large --solutions below --out sunday.pdf",
    "booklet --levels hard:12 --hints --size A5 --cut-marks --out for-the-printer.pdf",
)

USUAL_LEVELS = "easy,medium,hard"
USUAL_COUNT = 24
USUAL_PER_PAGE = 4
LARGE_PER_PAGE = 1


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    add_input(parser)
    _add_choice(parser)
    parser.add_argument(
        "--per-page",
        type=int,
        choices=ROWS_AND_COLUMNS,
        help=say(
            en=f"puzzles on a page ({USUAL_PER_PAGE}, in large print {LARGE_PER_PAGE})",
            de=f"Sudokus auf einer Seite ({USUAL_PER_PAGE}, in Großdruck {LARGE_PER_PAGE})",
        ),
    )
    parser.add_argument(
        "--large",
        action="store_true",
        help=say(
            en="large print, with one or two puzzles on a page",
            de="Großdruck mit einem oder zwei Sudokus auf einer Seite",
        ),
    )
    parser.add_argument(
        "--folded",
        action="store_true",
        help=say(
            en="two pages on each side, to print and fold",
            de="zwei Seiten auf jedem Blatt, zum Drucken und Falten",
        ),
    )
    parser.add_argument(
        "--cut-marks",
        action="store_true",
        help=say(en="larger sheets with marks where to cut", de="größere Bögen mit Schnittmarken"),
    )
    parser.add_argument(
        "--title",
        default="",
        help=say(en="what the title page says", de="was auf der Titelseite steht"),
    )
    parser.add_argument(
        "--font",
        metavar=say(en="FILE", de="DATEI"),
        help=say(
            en="a font for the title, before those that are found here",
            de="eine Schrift für den Titel, vor denen, die hier zu finden sind",
        ),
    )
    parser.add_argument(
        "--solutions",
        choices=SOLUTIONS,
        default=SOLUTIONS[0],
        help=say(
            en="on pages of their own, upside down below the puzzles, or not at all (end)",
            de="auf eigenen Seiten, kopfüber unter den Sudokus oder gar nicht (end)",
        ),
    )
    parser.add_argument(
        "--hints",
        action="store_true",
        help=say(
            en="tell the hardest step of each puzzle and where it is",
            de="den schwersten Schritt jedes Sudokus nennen und wo er ist",
        ),
    )
    add_paper(parser)


def _add_choice(parser: ArgumentParser) -> None:
    """Which puzzles are made."""
    parser.add_argument(
        "--count", type=positive, help=say(en="how many puzzles", de="wie viele Sudokus")
    )
    parser.add_argument(
        "--levels",
        help=say(
            en=f"easy:8,medium:8,hard:8 or easy,medium,hard ({USUAL_LEVELS})",
            de=f"easy:8,medium:8,hard:8 oder easy,medium,hard ({USUAL_LEVELS})",
        ),
    )
    parser.add_argument(
        "--symmetry",
        choices=SYMMETRIES,
        help=say(
            en="symmetry of the pattern of givens (none)",
            de="Symmetrie des Musters der Vorgaben (none)",
        ),
    )
    parser.add_argument(
        "--givens",
        type=span,
        help=say(en="number of givens: 32 or 30-38", de="Zahl der Vorgaben: 32 oder 30-38"),
    )
    parser.add_argument(
        "--seed",
        help=say(
            en="the same seed and wishes give the same booklet",
            de="gleicher Startwert und gleiche Wünsche ergeben das gleiche Heft",
        ),
    )


def run(arguments: Arguments) -> int:
    """Write a booklet of new puzzles, or of the puzzles in a file."""
    # What prints takes a while to load.
    from sudoku_helper.booklet.writing import tidied, writing_of

    if not arguments.input and not _wishes(arguments):
        arguments.input = piped()
    try:
        # Before the puzzles are made, which may take a while.
        writing_of(tidied(arguments.title), arguments.font)
        puzzles = list(_counted(_puzzles(arguments), arguments.count))
        data = write_pdf(_booklet(puzzles, arguments))
    except NoFont as error:
        raise InputError(words.OTHER_FONT.format(problem=error.text)) from error
    except TextError as error:
        raise InputError(error.text) from error
    except NotFound as error:
        raise InputError(words.NONE_FOUND) from error
    write_data(data, arguments.out)
    _tell_number(len(puzzles), arguments)
    return 0


def _tell_number(number: int, arguments: Arguments) -> None:
    """Say how many puzzles were printed, and that they are fewer than wanted."""
    if arguments.count and number < arguments.count:
        remark(words.FEWER.format(count=arguments.count, number=number))
    done = words.PRINTED_ONE if number == 1 else words.PRINTED
    tell(done.format(file=arguments.out, number=number)(arguments.lang))


def _booklet(puzzles: Sequence[BookletPuzzle], arguments: Arguments) -> Booklet:
    usual = LARGE_PER_PAGE if arguments.large else USUAL_PER_PAGE
    return Booklet(
        puzzles,
        speech=Speech(arguments.lang),
        title=arguments.title,
        per_page=arguments.per_page or usual,
        size=arguments.size,
        solutions=arguments.solutions,
        hints=arguments.hints,
        address=arguments.address,
        folded=arguments.folded,
        large=arguments.large,
        cut_marks=arguments.cut_marks,
        font=arguments.font,
    )


def _puzzles(arguments: Arguments) -> Iterator[BookletPuzzle]:
    if not arguments.input:
        yield from _made(arguments)
        return
    for wish in _wishes(arguments):
        raise UsageError(words.ABOUT_NEW_PUZZLES.format(option=wish))
    for item in islice(read_items(arguments.input, arguments.lang), arguments.count):
        board = item.checked.board.only_givens()
        if problem := problem_of(board, Speech(arguments.lang)):
            raise InputError(f"{item.place}: {problem}")
        yield BookletPuzzle(board, grade(board, up_to=Level.EXPERT).level)


def _wishes(arguments: Arguments) -> list[str]:
    """What was said about new puzzles."""
    about_new = ("levels", "symmetry", "givens", "seed")
    return [wish for wish in about_new if getattr(arguments, wish) is not None]


def _made(arguments: Arguments) -> Iterator[BookletPuzzle]:
    """New puzzles as wished."""
    count, levels = arguments.count, arguments.levels or USUAL_LEVELS
    if count is None and ":" not in levels:
        count = USUAL_COUNT
    try:
        numbers = read_levels(levels, count)
    except TextError as error:
        raise UsageError(error.text) from error
    return choose(
        numbers,
        arguments.seed,
        symmetry=arguments.symmetry or "none",
        givens=arguments.givens,
    )


def _counted(puzzles: Iterable[BookletPuzzle], total: int | None) -> Iterator[BookletPuzzle]:
    """The puzzles, with a line on the terminal that shows how far the work is."""
    progress = Progress(total)
    try:
        for puzzle in puzzles:
            progress.advance()
            yield puzzle
    finally:
        progress.close()
