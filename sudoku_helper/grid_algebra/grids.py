"""A grid as the course documents look at it: lists of lists, and its white spaces."""

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import BIT, DIGITS, HOUSES, Cell, House, members


def as_lists(board: SudokuBoard) -> tuple[list[list[int]], list[list[list[int]]]]:
    """The digits as 9 x 9 list and the candidates as 9 x 9 x 9 list of 0 and 1."""
    values = [list(board.values[row * 9 : row * 9 + 9]) for row in range(9)]
    candidates = [
        [
            [int(bool(board.places[d] & BIT[row * 9 + column])) for d in DIGITS]
            for column in range(9)
        ]
        for row in range(9)
    ]
    return values, candidates


def white_spaces(board: SudokuBoard, house: House | None = None) -> list[Cell]:
    """The empty cells of a house, or of the whole grid, smallest first."""
    return members(board.empty if house is None else board.empty & HOUSES[house])
