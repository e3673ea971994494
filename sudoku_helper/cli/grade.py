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
from sudoku_helper.cli.judging import JUDGES, NETWORK, PATH, add_network, classifier, weights_of
from sudoku_helper.cli.language import say
from sudoku_helper.cli.outputs import Row, plain
from sudoku_helper.cli.soundness import problem_of
from sudoku_helper.cli.words import GRADE_COLUMNS
from sudoku_helper.grading import grade as judge
from sudoku_helper.symmetry import fingerprint
from sudoku_helper.text import Speech

EXAMPLES = (
    "grade puzzles.txt --csv --out grades.csv",
    "grade puzzle.txt --lang de",
    "grade puzzles.txt --by network --weights weights.json",
)

_COLUMNS = {
    PATH: ("puzzle", "level", "score", "rating", "level_name", "hardest", "hash", "uses"),
    NETWORK: ("puzzle", "level", "probability", "level_name", "hash"),
}
_WIDTHS = {
    "puzzle": 81,
    "level": 5,
    "score": 7,
    "rating": 6,
    "probability": 11,
    "level_name": 11,
    "hardest": 24,
    "hash": 16,
    "uses": 0,
}


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    add_input(parser)
    parser.add_argument(
        "--by",
        choices=JUDGES,
        default=PATH,
        help=say(
            en="who judges: the path to the solution, or a network that was trained (path)",
            de="wer urteilt: der Weg zur Lösung (path) oder ein trainiertes Netz (path)",
        ),
    )
    add_network(parser)
    add_language(parser)
    add_output(parser)
    add_workers(parser)


def run(arguments: Arguments) -> int:
    """Print how hard each puzzle is, and what it needs or how sure the network is."""
    speech = speech_of(arguments)
    weights = weights_of(arguments)
    columns = _COLUMNS[arguments.by]
    return write_each(
        arguments,
        grade_by_network if weights else grade,
        columns,
        lambda row: _line({column: str(plain(row[column])) for column in columns}),
        # The sign of a comment comes before the first column.
        head=_line({column: GRADE_COLUMNS[column](speech) for column in columns}, shift=2),
        prepare=lambda notation: (speech, notation, weights) if weights else (speech, notation),
    )


def _line(texts: dict[str, str], shift: int = 0) -> str:
    """One text in each column; only the first is narrower by a shift."""
    widths = {column: _WIDTHS[column] - (shift if column == "puzzle" else 0) for column in texts}
    return " ".join(f"{text:{widths[column]}}" for column, text in texts.items()).rstrip()


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


def grade_by_network(task: tuple[Speech, str, str]) -> Row:
    """The level that a network with some weights gives to a puzzle, and how sure it is."""
    speech, notation, weights = task
    board = SudokuBoard.parse(notation)
    problem = problem_of(board, speech)
    if problem:
        return {"puzzle": board.line, PROBLEM: problem}
    chances = classifier(weights).probabilities(board)
    level = max(chances, key=chances.__getitem__)
    return {
        "puzzle": board.line,
        "level": int(level),
        "probability": round(chances[level], 3),
        "level_name": level.title(speech),
        "hash": fingerprint(board.only_givens()),
        PROBLEM: "",
    }
