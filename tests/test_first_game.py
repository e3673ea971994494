"""The first Sudoku of a beginner: no step of it asks for more than a look."""

from random import Random

import pytest

from sudoku_helper import SudokuBoard
from sudoku_helper.events import ask
from sudoku_helper.geometry import members
from sudoku_helper.lessons.first_game import PUZZLE, SINGLES
from sudoku_helper.solver import unique_solution


def next_step(board: SudokuBoard, last_move: list[int]) -> dict:
    """What the page asks for in a position."""
    how = {"learning": list(SINGLES), "candidates_shown": False, "last_move": last_move}
    return ask("help", {"board": board.notation, **how})["step"]


def test_every_step_is_a_single_and_the_first_three_show_the_three_kinds_of_houses():
    board = SudokuBoard.parse(PUZZLE)
    steps, last_move = [], []
    while not board.is_complete:
        steps.append(next_step(board, last_move))
        ((cell, digit),) = steps[-1]["placements"]
        last_move = [cell]
        board = board.place(cell, digit)
    assert len(steps) == 30
    assert {step["technique"]["key"] for step in steps} <= set(SINGLES)
    assert not any(step["cross_outs"] for step in steps)
    assert [step["technique"]["key"] for step in steps[:3]] == ["full-house"] * 3
    assert [step["where"][1]["text"] for step in steps[:3]] == ["block 8", "row 3", "column E"]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_found_first_there_is_a_single_to_go_on_with(seed):
    board = SudokuBoard.parse(PUZZLE)
    solution = unique_solution(board)
    order = members(board.empty)
    Random(seed).shuffle(order)
    for cell in order:
        assert next_step(board, [])["technique"]["key"] in SINGLES
        board = board.place(cell, solution.values[cell])
