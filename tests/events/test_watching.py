"""Watching a solver: short stretches that the page puts together, and the next digit."""

import pytest

from sudoku_helper import events
from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.events import BadRequest
from sudoku_helper.events.watching import MOST_EVENTS, read_trace
from sudoku_helper.solver import first_solution
from sudoku_helper.starters import HARDEST
from sudoku_helper.text import LANGUAGES
from tests.positions import PUZZLE, TWO_SOLUTIONS


def ask(event, **fields):
    return events.ask(event, fields)


def trace(board, bookmark="", count=50, skim=False, strategy="smart", lang="de"):
    return ask(
        "trace",
        board=board,
        strategy=strategy,
        bookmark=bookmark,
        count=count,
        skim=skim,
        lang=lang,
    )


@pytest.mark.parametrize("strategy", ["row_by_row", "smart"])
def test_a_search_is_sent_in_pieces_until_every_solution_was_found(strategy):
    found, bookmark = [], ""
    while bookmark is not None:
        answer = trace(TWO_SOLUTIONS, bookmark, strategy=strategy)
        found += answer["events"]
        bookmark = answer["bookmark"]
    assert [event["number"] for event in found if event["kind"] == "solved"] == [1, 2]
    assert found[-1]["kind"] == "exhausted"
    assert found[-1]["number"] == 2


def test_the_same_seed_goes_the_same_way_and_another_one_another():
    hard = HARDEST[0].board

    def way(seed):
        search = {"board": hard, "strategy": "smart", "seed": seed, "count": 60, "skim": False}
        begun = ask("trace", **search, bookmark="")
        rest = ask("trace", **search, bookmark=begun["bookmark"])
        return [event.get("cell") for event in begun["events"] + rest["events"]]

    assert way(3) == way(3)
    assert len({tuple(way(seed)) for seed in range(5)}) > 2


def test_skimming_stops_at_every_result():
    first = trace(TWO_SOLUTIONS, skim=True)
    assert first["events"][0]["kind"] == "solved"
    second = trace(TWO_SOLUTIONS, first["bookmark"], skim=True)
    assert second["events"][0]["number"] == 2
    assert second["events"][-1]["kind"] == "exhausted"
    assert second["bookmark"] is None


def test_a_piece_is_never_much_longer_than_asked_for():
    assert len(trace("." * 81, count=MOST_EVENTS, strategy="row_by_row")["events"]) < 600


def test_a_contradiction_is_told_where_it_is():
    wrong = "8" + PUZZLE[1:]
    told = trace(wrong, count=300)["events"]
    found = [event for event in told if event["kind"] == "contradiction"]
    assert found
    assert all(event["cells"] and event["message"] for event in found)


@pytest.mark.parametrize(
    "change",
    [
        {"strategy": "fast"},
        {"bookmark": "x"},
        {"bookmark": None},
        {"seed": -1},
        {"seed": 2**31},
        {"seed": 5, "strategy": "row_by_row"},
        {"count": 401},
        {"count": -1},
        {"skim": 1},
        {"board": "."},
    ],
)
def test_a_wrong_question_for_a_search_is_refused(change):
    good = {"board": PUZZLE, "strategy": "smart", "bookmark": "", "count": 5, "skim": False}
    with pytest.raises(BadRequest) as problem:
        read_trace({**good, **change})
    assert all(problem.value.text(lang).endswith(".") for lang in LANGUAGES)


def test_watching_by_logic_goes_on_from_the_position_that_was_reached():
    board = SudokuBoard.parse(PUZZLE)
    while path := ask("watch", board=board.notation)["path"]:
        for step in path:
            board = board.after(
                [Candidate(*each) for each in step["placements"]],
                [Candidate(*each) for each in step["cross_outs"]],
            )
    assert board == board.after((), ())
    assert board.line == first_solution(board).line


def test_watching_by_logic_says_why_it_cannot():
    assert "mistake" in ask("watch", board="+8" + PUZZLE[1:])
    assert ask("watch", board=TWO_SOLUTIONS) == {"state": "several"}
    assert ask("watch", board="12" + PUZZLE[2:])["state"] == "none"


def test_the_next_digit_is_right_and_comes_with_its_step():
    answer = ask("next", board=PUZZLE)
    assert first_solution(SudokuBoard.parse(PUZZLE)).values[answer["cell"]] == answer["digit"]
    assert [answer["cell"], answer["digit"]] in answer["step"]["placements"]
