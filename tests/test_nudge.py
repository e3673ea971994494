"""A digit without a reason is right, helps on, and is given only where there is one solution."""

from sudoku_helper import SudokuBoard
from sudoku_helper.health.nudge import nudge
from sudoku_helper.solver import unique_solution
from sudoku_helper.starters import EXAMPLES


def test_the_digit_is_the_solutions():
    for example in EXAMPLES:
        board = SudokuBoard.parse(example.board)
        digit = nudge(board)
        assert digit is not None
        assert unique_solution(board).values[digit.cell] == digit.digit
        assert board.values[digit.cell] == 0


def test_nothing_is_revealed_without_one_solution_or_an_empty_cell():
    assert nudge(SudokuBoard.parse("." * 81)) is None
    assert nudge(SudokuBoard.parse("11" + "." * 79)) is None
    board = SudokuBoard.parse(EXAMPLES[0].board)
    assert nudge(unique_solution(board)) is None
