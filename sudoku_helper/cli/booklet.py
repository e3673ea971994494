"""``booklet`` makes a PDF booklet of puzzles."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from itertools import islice

from sudoku_helper.booklet import Booklet, BookletPuzzle, write_pdf
from sudoku_helper.booklet.choosing import choose, read_levels
from sudoku_helper.booklet.content import ROWS_AND_COLUMNS
from sudoku_helper.cli.arguments import Arguments, add_input, add_paper, positive
from sudoku_helper.cli.errors import InputError
from sudoku_helper.cli.inputs import piped, read_items
from sudoku_helper.cli.outputs import Progress, write_data
from sudoku_helper.grading import grade
from sudoku_helper.solver import is_unique
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import Speech

EXAMPLES = (
    "booklet --levels easy:8,medium:8 --solutions --out booklet.pdf",
    "booklet puzzles.txt --title 'Sunday' --per-page 1 --out sunday.pdf",
)

USUAL_LEVELS = "easy,medium,hard"
USUAL_COUNT = 24


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    add_input(parser)
    parser.add_argument("--count", type=positive, help="how many puzzles")
    parser.add_argument(
        "--levels", help=f"easy:8,medium:8,hard:8 or easy,medium,hard ({USUAL_LEVELS})"
    )
    parser.add_argument("--seed", help="the same seed and wishes give the same booklet")
    parser.add_argument(
        "--per-page", type=int, choices=ROWS_AND_COLUMNS, default=4, help="puzzles on a page (4)"
    )
    parser.add_argument(
        "--folded", action="store_true", help="two pages on each side, to print and fold"
    )
    parser.add_argument("--title", default="", help="what the title page says")
    parser.add_argument("--solutions", action="store_true", help="print the solutions at the end")
    parser.add_argument(
        "--first-steps", action="store_true", help="print where to start in each puzzle"
    )
    add_paper(parser)


def run(arguments: Arguments) -> int:
    """Write a booklet of new puzzles, or of the puzzles in a file."""
    if not (arguments.input or arguments.levels or arguments.seed):
        arguments.input = piped()
    try:
        puzzles = list(_counted(_puzzles(arguments), arguments.count))
        data = write_pdf(
            Booklet(
                puzzles,
                speech=Speech(arguments.lang),
                title=arguments.title,
                per_page=arguments.per_page,
                size=arguments.size,
                solutions=arguments.solutions,
                first_steps=arguments.first_steps,
                address=arguments.address,
                folded=arguments.folded,
            )
        )
    except ValueError as error:
        raise InputError(str(error)) from error
    write_data(data, arguments.out)
    print(f"{arguments.out}: {len(puzzles)} puzzles", file=sys.stderr)
    return 0


def _puzzles(arguments: Arguments) -> Iterator[BookletPuzzle]:
    if not arguments.input:
        count, levels = arguments.count, arguments.levels or USUAL_LEVELS
        if count is None and ":" not in levels:
            count = USUAL_COUNT
        yield from choose(read_levels(levels, count), arguments.seed)
        return
    for item in islice(read_items(arguments.input, arguments.lang), arguments.count):
        board = item.checked.board.only_givens()
        if not is_unique(board):
            raise InputError(f"{item.place}: expected a puzzle with exactly one solution")
        yield BookletPuzzle(board, grade(board, up_to=Level.EXPERT).level)


def _counted(puzzles: Iterable[BookletPuzzle], total: int | None) -> Iterator[BookletPuzzle]:
    """The puzzles, with a line on the terminal that shows how far the work is."""
    progress = Progress(total)
    try:
        for puzzle in puzzles:
            progress.advance()
            yield puzzle
    finally:
        progress.close()
