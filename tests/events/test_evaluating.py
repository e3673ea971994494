"""Evaluating a position: what is known of its candidates, and how hard its givens are."""

import pytest

from sudoku_helper import events
from sudoku_helper.events import evaluating
from sudoku_helper.implications.budget import Budget, is_used_up, limited_by
from sudoku_helper.starters import HARDEST, STARTERS
from tests.positions import PUZZLES

PUZZLE = PUZZLES[0]


def ask(event, **fields):
    return events.ask(event, fields)


@pytest.mark.parametrize("mode", ["none", "lazy", "strict-plus", "strict-minus"])
def test_candidates_are_evaluated_as_far_as_wanted(mode):
    answer = ask("evaluate", board=PUZZLE, mode=mode)
    assert bool(answer["causes"]) == (mode == "lazy")
    assert bool(answer["inadmissible"]) == mode.startswith("strict")
    assert answer["contradiction"] is None
    assert ask("evaluate", board="11" + "." * 79, mode=mode)["contradiction"]["what"] == "duplicate"


def test_a_puzzle_is_rated_by_its_givens():
    assert ask("rate", board=PUZZLE) == ask("rate", board=f"{PUZZLE[:2]}+1{PUZZLE[3:]}")
    assert ask("rate", board="." * 81)["level"] == "several"
    assert ask("rate", board="11" + "." * 79)["level"] == "none"


def test_a_search_by_trying_is_made_only_if_wanted():
    assert ask("rate", board=HARDEST[0].board, search=False) == {
        "level": "evil",
        "backward_runs": None,
    }


@pytest.mark.parametrize("starter", STARTERS, ids=lambda starter: starter.level)
def test_a_rating_is_the_same_when_all_time_is_used_up(starter):
    question = {"board": starter.board}
    with limited_by(Budget(seconds=0)):
        assert is_used_up()
        hurried = events.ask("rate", question)
    assert hurried == events.ask("rate", question)
    assert hurried["level"] == starter.level


@pytest.mark.parametrize(("most", "told"), [(10_000, 14), (15, 14), (5, None)])
def test_a_search_that_turns_back_too_often_is_given_up(monkeypatch, most, told):
    monkeypatch.setattr(evaluating, "MOST_BACKWARD_RUNS", most)
    assert HARDEST[0].backward == 14
    assert ask("rate", board=HARDEST[0].board) == {"level": "evil", "backward_runs": told}
