"""``solve`` prints the solution of each puzzle, or how far a simple way of solving comes."""

from argparse import ArgumentParser
from collections.abc import Iterator

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.arguments import Arguments, add_input, add_output, add_workers
from sudoku_helper.cli.each_puzzle import PROBLEM, UNFINISHED, problem_of, write_each
from sudoku_helper.cli.errors import InputError
from sudoku_helper.cli.outputs import Row
from sudoku_helper.course import house_solvers
from sudoku_helper.solver import first_solution

EXAMPLES = ("solve puzzles.txt --csv", "solve --by row --grids puzzle.txt")

GRIDS = "grids"
"""The column with every grid on the way; it is written however far a solver came."""

TRYING = "trying"
SOLVERS = (*house_solvers.KINDS, TRYING)
"""How to go about it: looking at one kind of house only, or by trying."""


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    add_input(parser)
    parser.add_argument(
        "--by",
        choices=SOLVERS,
        help="look at blocks, rows or columns only (full house, singles, pairs; it may end early), or try",
    )
    parser.add_argument(
        "--grids", action="store_true", help="with --by: print every grid on the way, a line each"
    )
    add_output(parser)
    add_workers(parser)


def run(arguments: Arguments) -> int:
    """Print the solution of each puzzle, or how far a solver comes that looks at one kind of house."""
    columns = ("puzzle", "solution")
    if not arguments.by:
        if arguments.grids:
            raise InputError("expected --by together with --grids")
        return write_each(arguments, solve, columns, "solution")
    return write_each(
        arguments,
        solve_by,
        (*columns, GRIDS) if arguments.grids else columns,
        GRIDS if arguments.grids else "solution",
        prepare=lambda notation: (arguments.by, notation),
    )


def solve(notation: str) -> Row:
    """The solution of a puzzle that has exactly one."""
    board = SudokuBoard.parse(notation)
    problem = problem_of(board)
    solution = None if problem else first_solution(board)
    return {
        "puzzle": board.line,
        "solution": solution.line if solution else "",
        PROBLEM: problem,
    }


def solve_by(task: tuple[str, str]) -> Row:
    """How far a solver comes that looks at one kind of house, or that tries, and every grid on the way."""
    kind, notation = task
    board = SudokuBoard.parse(notation)
    problem = problem_of(board) if kind == TRYING else ""
    grids = [] if problem else [grid.line for grid in _grids(board, kind)]
    empty = grids[-1].count(".") if grids else 0
    return {
        "puzzle": board.line,
        "solution": grids[-1] if grids else "",
        GRIDS: grids,
        PROBLEM: problem or (f"looking at each {kind} leaves {empty} cells empty" if empty else ""),
        UNFINISHED: bool(grids),
    }


def _grids(board: SudokuBoard, kind: str) -> Iterator[SudokuBoard]:
    """The grids on the way to the end, each with one digit more, or with others after going back."""
    if kind != TRYING:
        yield from house_solvers.solve_by(board, kind)
        return
    # Only this way of solving needs the trainer.
    from sudoku_helper.trainer.trace import Placed, Solved, TakenBack, trace

    yield board
    values = list(board.values)
    for event in trace(board, "smart"):
        if isinstance(event, Solved):
            return
        if isinstance(event, Placed | TakenBack):
            values[event.cell] = event.digit if isinstance(event, Placed) else 0
        if isinstance(event, Placed):
            yield SudokuBoard.of(values, board.givens)
