"""Solutions of a position by backtracking: all of them, the first, whether there is just one.

The solver starts from the digits on the board, given or placed. It ignores which candidates the
player crossed out, since a true candidate that was crossed out is a mistake of the player and no
property of the puzzle. The first solution is the first that the search meets, not the smallest.
"""

from collections.abc import Iterator
from itertools import islice

from sudoku_helper.board import NO_PLACES, SudokuBoard
from sudoku_helper.solver.obstacles import shortages
from sudoku_helper.solver.search import number_of_solutions, search


def solutions(board: SudokuBoard) -> Iterator[SudokuBoard]:
    """The solved boards that agree with the digits on *board*, each found when it is asked for."""
    for values in search(board.values):
        yield SudokuBoard(tuple(values), board.givens, NO_PLACES)


def first_solution(board: SudokuBoard) -> SudokuBoard | None:
    """A solution, or None if there is none."""
    return next(solutions(board), None)


def unique_solution(board: SudokuBoard) -> SudokuBoard | None:
    """The solution if there is exactly one, otherwise None."""
    if any(shortages(board)):
        return None
    found = list(islice(solutions(board), 2))
    return found[0] if len(found) == 1 else None


def is_unique(board: SudokuBoard) -> bool:
    """Whether there is exactly one solution."""
    return unique_solution(board) is not None


def count(board: SudokuBoard, limit: int = 2) -> int:
    """How many solutions there are; never looks for more than *limit*."""
    return number_of_solutions(board.values, limit)
