"""Whether a position can be reasoned about: the player's mistakes first, as the app does it."""

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.words import NO_SOLUTION, SEVERAL_SOLUTIONS
from sudoku_helper.geometry import ALL_CELLS
from sudoku_helper.health.mistakes import mistakes
from sudoku_helper.solver import count
from sudoku_helper.step import plain
from sudoku_helper.text import Speech


def problem_of(board: SudokuBoard, speech: Speech) -> str:
    """What the player did wrong, or that there is not exactly one solution; or nothing."""
    if _is_played(board) and (found := mistakes(board)):
        told = [" ".join(plain(mistake.stages(speech)[2:])) for mistake in found]
        return " ".join(told)
    number = count(board)
    if number == 1:
        return ""
    return (SEVERAL_SOLUTIONS if number else NO_SOLUTION)(speech)


def _is_played(board: SudokuBoard) -> bool:
    """Whether there is more on the board than the puzzle."""
    return board.has_notes or board.empty | board.givens != ALL_CELLS
