"""The Sudokus a collection begins with are what they are said to be."""

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.solver import is_unique
from sudoku_helper.trainer.starters import HARDEST, STARTERS
from sudoku_helper.trainer.trace import Solved, trace


@pytest.mark.parametrize("starter", STARTERS, ids=lambda starter: starter.board[:12])
def test_has_one_solution(starter):
    assert is_unique(SudokuBoard.parse(starter.board))


@pytest.mark.parametrize("starter", HARDEST, ids=lambda starter: starter.board[:12])
def test_the_search_turns_back_as_often_as_it_is_told(starter):
    board = SudokuBoard.parse(starter.board)
    solved = next(event for event in trace(board, "smart") if isinstance(event, Solved))
    assert solved.counters.backward_runs == starter.backward


def test_two_very_hard_ones_are_among_them():
    assert len(HARDEST) == 2
    assert all(starter.backward >= 10 for starter in HARDEST)
