"""The Sudokus a collection begins with are what they are said to be."""

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.solver import is_unique
from sudoku_helper.starters import HARDEST, SEARCH_LESSONS, STARTERS
from sudoku_helper.watching.trace import Exhausted, Solved, TakenBack, trace


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


@pytest.mark.parametrize("lesson", SEARCH_LESSONS, ids=lambda lesson: lesson.steps)
def test_the_search_of_a_lesson_ends_after_as_many_steps_as_it_is_told(lesson):
    events = list(trace(SudokuBoard.parse(lesson.board), "row_by_row"))
    assert isinstance(events[-1], Exhausted)
    assert (events[-1].counters.steps, events[-1].solutions) == (lesson.steps, 1)
    # It goes back before it has found the solution, or there would be nothing to learn.
    solved = next(number for number, event in enumerate(events) if isinstance(event, Solved))
    assert any(isinstance(event, TakenBack) for event in events[:solved])


def test_lessons_are_short_middling_and_long():
    assert [lesson.steps for lesson in SEARCH_LESSONS] == [30, 100, 500]
