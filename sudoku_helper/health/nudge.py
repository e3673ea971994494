"""The last resort of help: a digit without a reason, chosen so that the player can go on."""

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import members, size
from sudoku_helper.solver import unique_solution


def nudge(board: SudokuBoard) -> Candidate | None:
    """The digit that leaves most cells with a single candidate; None without one solution."""
    solution = unique_solution(board.only_givens())
    if solution is None or board.is_complete:
        return None
    digits = [Candidate(cell, solution.values[cell]) for cell in members(board.empty)]
    return max(digits, key=lambda digit: size(board.place(*digit).cells_with(1)))
