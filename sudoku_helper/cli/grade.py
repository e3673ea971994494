"""``grade`` tells how hard each puzzle is."""

from argparse import ArgumentParser

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.arguments import (
    Arguments,
    add_input,
    add_language,
    add_output,
    add_workers,
    speech_of,
)
from sudoku_helper.cli.each_puzzle import PROBLEM, write_each
from sudoku_helper.cli.outputs import Row, plain
from sudoku_helper.cli.soundness import problem_of
from sudoku_helper.cli.words import GRADE_COLUMNS
from sudoku_helper.grading import grade as judge
from sudoku_helper.symmetry import fingerprint
from sudoku_helper.text import Speech

EXAMPLES = ("grade puzzles.txt --csv --out grades.csv", "grade puzzle.txt --lang de")

_COLUMNS = ("puzzle", "level", "score", "rating", "level_name", "hardest", "hash", "uses")
_WIDTHS = (81, 5, 7, 6, 11, 24, 16, 0)


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    add_input(parser)
    add_language(parser)
    add_output(parser)
    add_workers(parser)


def run(arguments: Arguments) -> int:
    """Print how hard each puzzle is and what it needs."""
    speech = speech_of(arguments)
    return write_each(
        arguments,
        grade,
        _COLUMNS,
        lambda row: _line([str(plain(row[column])) for column in _COLUMNS]),
        # The sign of a comment comes before the first column.
        head=_line([GRADE_COLUMNS[column](speech) for column in _COLUMNS], shift=2),
        prepare=lambda notation: (speech, notation),
    )


def _line(texts: list[str], shift: int = 0) -> str:
    """One text in each column; only the first is narrower by a shift."""
    widths = (_WIDTHS[0] - shift, *_WIDTHS[1:])
    return " ".join(f"{text:{width}}" for text, width in zip(texts, widths, strict=True)).rstrip()


def grade(task: tuple[Speech, str]) -> Row:
    """How hard a puzzle is, by the hardest step and by all of them."""
    speech, notation = task
    board = SudokuBoard.parse(notation)
    problem = problem_of(board, speech)
    if problem:
        return {"puzzle": board.line, PROBLEM: problem}
    found = judge(board)
    return {
        "puzzle": board.line,
        "level": int(found.level),
        "score": found.score,
        "rating": found.rating,
        "level_name": found.level.title(speech),
        "hardest": found.hardest,
        "hash": fingerprint(board.only_givens()),
        "uses": dict(found.uses),
        PROBLEM: "",
    }
