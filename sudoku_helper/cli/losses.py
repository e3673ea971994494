"""What a format cannot carry: each puzzle that has more than its digits is written and read again."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sudoku_helper.board import SudokuBoard
from sudoku_helper.booklet.content import carries_title
from sudoku_helper.cli.language import remark
from sudoku_helper.cli.words import (
    CANNOT_CARRY,
    LOST_COLOURS,
    LOST_DIGITS,
    LOST_LEVEL,
    LOST_NOTES,
    LOST_TITLE,
)
from sudoku_helper.formats import FormatError, Puzzle, read_any, write

_KINDS = {
    "notes": LOST_NOTES,
    "digits": LOST_DIGITS,
    "title": LOST_TITLE,
    "level": LOST_LEVEL,
    "colours": LOST_COLOURS,
}


def warn_of_losses(puzzles: Sequence[Puzzle], to: str) -> None:
    """Say on standard error what the puzzles have and the format has no room for."""
    kinds = Counter(kind for puzzle in puzzles for kind in _lost(puzzle, to))
    for kind, number in kinds.items():
        remark(CANNOT_CARRY.format(format=to, what=_KINDS[kind], number=number))


def warn_of_losses_in_picture(puzzle: Puzzle, to: str, candidates: bool) -> None:
    """Say what a picture does not show."""
    title = puzzle.title if carries_title(to, puzzle.title) else ""
    shown = Puzzle(puzzle.board if candidates else puzzle.board.without_notes(), title)
    for kind in _missing(puzzle, shown):
        remark(CANNOT_CARRY.format(format=to, what=_KINDS[kind], number=1))


def _lost(puzzle: Puzzle, to: str) -> Iterator[str]:
    """What is missing when a puzzle was written and read again."""
    board = puzzle.board
    told = puzzle.title or puzzle.level or puzzle.has_colours
    if not (told or board.has_notes or board.placed):
        return
    try:
        (again,) = read_any(write(to, [puzzle]), most=1)
    except FormatError:
        # A format that is written for other programs alone.
        again = Puzzle(SudokuBoard.of(board.values))
    yield from _missing(puzzle, again)


def _missing(puzzle: Puzzle, again: Puzzle) -> Iterator[str]:
    """What the first has and the second has not."""
    if (puzzle.board.crossed_out, puzzle.board.stale_marks) != (
        again.board.crossed_out,
        again.board.stale_marks,
    ):
        yield "notes"
    if puzzle.board.givens != again.board.givens:
        yield "digits"
    if puzzle.title and not again.title:
        yield "title"
    if puzzle.level and not again.level:
        yield "level"
    if puzzle.has_colours and not again.has_colours:
        yield "colours"
