"""``grade`` tells how hard each puzzle is."""

from argparse import ArgumentParser

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.arguments import Arguments, add_input, add_output, add_workers
from sudoku_helper.cli.each_puzzle import PROBLEM, problem_of, write_each
from sudoku_helper.cli.outputs import Row
from sudoku_helper.grading import grade as judge

EXAMPLES = ("grade puzzles.txt --csv --out grades.csv",)

_COLUMNS = ("puzzle", "level", "score")


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    add_input(parser)
    add_output(parser)
    add_workers(parser)


def run(arguments: Arguments) -> int:
    """Print level and score of each puzzle."""
    return write_each(arguments, grade, _COLUMNS, *_COLUMNS)


def grade(notation: str) -> Row:
    """Level and score of a puzzle."""
    board = SudokuBoard.parse(notation)
    problem = problem_of(board)
    if problem:
        return {"puzzle": board.line, "level": "", "score": "", PROBLEM: problem}
    found = judge(board)
    return {
        "puzzle": board.line,
        "level": int(found.level),
        "score": found.score,
        PROBLEM: "",
    }
