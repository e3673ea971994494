"""``solve`` prints the solution of each puzzle, or how far a simple way of solving comes.

JSON has the reasons too, which takes longer than to find the digits.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.arguments import (
    Arguments,
    add_input,
    add_language,
    add_output,
    add_workers,
    speech_of,
)
from sudoku_helper.cli.each_puzzle import PROBLEM, UNFINISHED, write_each
from sudoku_helper.cli.errors import UsageError
from sudoku_helper.cli.language import say
from sudoku_helper.cli.outputs import Row
from sudoku_helper.cli.reasons import TRYING, reasons
from sudoku_helper.cli.soundness import problem_of
from sudoku_helper.cli.words import BY_WITH_GRIDS, LEFT_EMPTY
from sudoku_helper.grid_algebra import house_solvers
from sudoku_helper.solver import first_solution
from sudoku_helper.text import Speech

EXAMPLES = (
    "solve puzzles.txt --csv",
    "solve puzzle.txt --json --lang de",
    "solve --by row --grids puzzle.txt",
)

GRIDS = "grids"
"""The column with every grid on the way; it is written however far a solver came."""

REASONS = "reasons"
"""The column that tells why each digit stands where it does; only JSON has room for it."""

SOLVERS = (*house_solvers.KINDS, TRYING)
"""How to go about it: looking at one kind of house only, or by trying."""


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    add_input(parser)
    parser.add_argument(
        "--by",
        choices=SOLVERS,
        help=say(
            en="look at blocks, rows or columns only (full house, singles, pairs; it may end early), or try",
            de="nur auf Blöcke, Zeilen oder Spalten schauen (letzte Ziffer, Singles, Paare; das kann früh enden) oder probieren",
        ),
    )
    parser.add_argument(
        "--grids",
        action="store_true",
        help=say(
            en="with --by: print every grid on the way, a line each",
            de="mit --by: jedes Gitter auf dem Weg ausgeben, eines je Zeile",
        ),
    )
    add_language(parser)
    add_output(parser)
    add_workers(parser)


class PuzzleToSolve(NamedTuple):
    """A puzzle, how to go about it, and whether and how to tell the reasons."""

    notation: str
    by: str | None
    has_reasons: bool
    speech: Speech


def run(arguments: Arguments) -> int:
    """Print the solution of each puzzle, or how far a solver comes that looks at one kind of house."""
    if arguments.grids and not arguments.by:
        raise UsageError(BY_WITH_GRIDS)
    speech = speech_of(arguments)
    has_reasons = arguments.format == "json"
    if has_reasons and not arguments.by:
        # Only a reason needs techniques; what is wrong with those from outside is told once.
        from sudoku_helper.cli.plugins import plugins

        plugins(is_off=False)
    more = {GRIDS: arguments.grids, REASONS: has_reasons}
    shown = GRIDS if arguments.grids else "solution"
    return write_each(
        arguments,
        solve_by if arguments.by else solve,
        ("puzzle", "solution", *(column for column, wanted in more.items() if wanted)),
        lambda row: _lines(row[shown]),
        prepare=lambda notation: PuzzleToSolve(notation, arguments.by, has_reasons, speech),
    )


def _lines(value: object) -> str:
    """A value as text, each item of a list in a line of its own."""
    return "\n".join(value) if isinstance(value, list) else str(value)


def solve(puzzle: PuzzleToSolve) -> Row:
    """The solution of a puzzle that has exactly one."""
    board = SudokuBoard.parse(puzzle.notation)
    problem = problem_of(board, puzzle.speech)
    solution = None if problem else first_solution(board)
    return {
        "puzzle": board.line,
        "solution": solution.line if solution else "",
        REASONS: _reasons(board, puzzle, problem),
        PROBLEM: problem,
    }


def solve_by(puzzle: PuzzleToSolve) -> Row:
    """How far a solver comes that looks at one kind of house, or that tries, and every grid on the way."""
    board, kind = SudokuBoard.parse(puzzle.notation), str(puzzle.by)
    problem = problem_of(board, puzzle.speech)
    grids = [] if problem else [grid.line for grid in _grids(board, kind)]
    empty = grids[-1].count(".") if grids else 0
    return {
        "puzzle": board.line,
        "solution": grids[-1] if grids else "",
        GRIDS: grids,
        REASONS: _reasons(board, puzzle, problem),
        PROBLEM: problem or (LEFT_EMPTY[kind].format(empty=empty)(puzzle.speech) if empty else ""),
        UNFINISHED: bool(grids),
    }


def _reasons(board: SudokuBoard, puzzle: PuzzleToSolve, problem: str) -> list[Row]:
    if problem or not puzzle.has_reasons:
        return []
    return reasons(board, puzzle.by, puzzle.speech)


def _grids(board: SudokuBoard, kind: str) -> Iterator[SudokuBoard]:
    """The grids on the way to the end, each with one digit more, or with others after going back."""
    if kind != TRYING:
        yield from house_solvers.solve_by(board, kind)
        return
    # Only this way of solving needs what is made for watching.
    from sudoku_helper.watching.trace import Placed, Solved, TakenBack, trace

    yield board
    values = list(board.values)
    for event in trace(board, "smart"):
        if isinstance(event, Solved):
            return
        if isinstance(event, Placed | TakenBack):
            values[event.cell] = event.digit if isinstance(event, Placed) else 0
        if isinstance(event, Placed):
            yield SudokuBoard.of(values, board.givens)
