"""The commands that print: a booklet, and the exercise sheet of a chapter."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from sudoku_helper.booklet import (
    Booklet,
    BookletPuzzle,
    Sheet,
    choose_tasks,
    write_pdf,
    write_sheet,
)
from sudoku_helper.booklet.choosing import choose, read_levels
from sudoku_helper.chapters import chapter_of
from sudoku_helper.cli.commands import Arguments
from sudoku_helper.cli.inputs import InputError, read_items
from sudoku_helper.cli.outputs import Progress
from sudoku_helper.grading import grade
from sudoku_helper.solver import is_unique
from sudoku_helper.text import Speech

USUAL_LEVELS = "easy,medium,hard"
USUAL_COUNT = 24


def booklet(arguments: Arguments) -> int:
    """Write a booklet of new puzzles, or of the puzzles in a file."""
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
    Path(arguments.out).write_bytes(data)
    print(f"{arguments.out}: {len(puzzles)} puzzles", file=sys.stderr)
    return 0


def sheet(arguments: Arguments) -> int:
    """Write the exercise sheet of a chapter, with its solutions."""
    chapter = chapter_of(arguments.chapter)
    assert chapter is not None
    tasks = choose_tasks(chapter, arguments.seed)
    speech = Speech(arguments.lang, arguments.coordinates, arguments.blocks)
    data = write_sheet(Sheet(chapter, tasks, speech, arguments.size, arguments.address))
    Path(arguments.out).write_bytes(data)
    print(f"{arguments.out}: {len(tasks)} exercises", file=sys.stderr)
    return 0


def _puzzles(arguments: Arguments) -> Iterator[BookletPuzzle]:
    if not arguments.input:
        count = arguments.count
        if count is None and ":" not in arguments.levels:
            count = USUAL_COUNT
        yield from choose(read_levels(arguments.levels, count), arguments.seed)
        return
    for item in read_items(arguments.input):
        board = item.checked.board.only_givens()
        if not is_unique(board):
            raise InputError(f"{item.place}: expected a puzzle with exactly one solution")
        yield BookletPuzzle(board, grade(board).level)


def _counted(puzzles: Iterable[BookletPuzzle], total: int | None) -> Iterator[BookletPuzzle]:
    """The puzzles, with a line on the terminal that shows how far the work is."""
    progress = Progress(total)
    try:
        for puzzle in puzzles:
            progress.advance()
            yield puzzle
    finally:
        progress.close()
