"""Questions about small boards: a check names the mistake, a hint says why, a search comes in pieces."""

import pytest

from sudoku_helper import events
from sudoku_helper.events import BadRequest
from sudoku_helper.events.small import LONGEST_SEARCH, MOST_EVENTS, read_small, read_small_trace
from sudoku_helper.small.board import SmallBoard
from sudoku_helper.small.making import FIRST
from sudoku_helper.small.trying import solutions, trace

EMPTY = "." * 16
SOLUTION = "".join(map(str, next(solutions(SmallBoard.parse(FIRST)))))


def ask(event, board, lang="en", **fields):
    return events.ask(event, {"board": board, "lang": lang, **fields})


@pytest.mark.parametrize(
    ("board", "state", "cells", "told"),
    [
        ("1+1" + EMPTY[2:], "clash", [0, 1], "1 stands more than once in row 1: in A1 and B1."),
        (
            f"+1{FIRST[1:]}",
            "wrong",
            [0],
            "1 cannot stand in A1: with it, the board can no longer be filled.",
        ),
        (
            "12.." + "...." + "..3." + "..4.",
            "wrong",
            [],
            "The givens break no rule, yet no way to fill the board fits them.",
        ),
        (SOLUTION, "solved", [], "Solved! Every row, every column and every block holds"),
        (FIRST, "fine", [], "exactly one solution. Empty cells: 9."),
        (EMPTY, "fine", [], "but there are 288 solutions"),
    ],
)
def test_a_check_names_what_is_wrong(board, state, cells, told):
    answer = ask("small-check", board)
    assert (answer["state"], answer["cells"]) == (state, cells)
    assert told in answer["message"]


def test_digits_that_only_fail_together_are_said_to():
    board = "+1+2.." + "...." + "..+3." + "..+4."
    answer = ask("small-check", board, "de")
    assert answer["cells"] == [0, 1, 10, 14]
    assert answer["message"].startswith("Jede deiner Ziffern könnte für sich stimmen")


def test_hints_lead_to_the_solution_and_come_in_two_stages():
    board = SmallBoard.parse(FIRST)
    while not board.is_full:
        answer = ask("small-hint", board.notation)
        assert answer["state"] == "hint"
        assert str(answer["digit"]) in answer["why"]
        assert answer["cell"] in answer["cells"]
        board = board.placed(answer["cell"], answer["digit"])
    assert "".join(map(str, board.values)) == SOLUTION
    assert ask("small-hint", board.notation)["state"] == "solved"


def test_a_hint_says_first_what_is_wrong_and_admits_that_nothing_follows():
    assert ask("small-hint", "11" + EMPTY[2:])["state"] == "clash"
    assert ask("small-hint", EMPTY)["state"] == "nothing"


def test_the_longest_search_comes_in_pieces_and_ends():
    start, found = 0, []
    while start is not None:
        answer = ask("small-trace", EMPTY, start=start)
        assert len(answer["events"]) <= MOST_EVENTS
        found += answer["events"]
        start = answer["next"]
    assert len(found) == len(list(trace(SmallBoard.parse(EMPTY)))) < LONGEST_SEARCH
    assert (found[-1]["kind"], found[-1]["number"]) == ("exhausted", 288)


def test_a_contradiction_names_its_cell():
    first = next(
        event
        for event in ask("small-trace", ".3....2..2.4.132", "de", start=0)["events"]
        if event["kind"] == "contradiction"
    )
    assert first["message"][0]["text"].startswith("Für ")
    assert len(first["cells"]) == 1


def test_a_new_puzzle_has_as_many_givens_as_wanted():
    board = events.ask("small-new", {"givens": 8})["board"]
    assert len(board) - board.count(".") == 8


@pytest.mark.parametrize(
    ("read", "data"),
    [
        (read_small, {"board": "." * 81}),
        (read_small, {"board": 5}),
        (read_small_trace, {"board": EMPTY, "start": -1}),
        (read_small_trace, {"board": EMPTY, "start": LONGEST_SEARCH + 1}),
    ],
)
def test_what_is_no_question_is_refused(read, data):
    with pytest.raises(BadRequest):
        read(data)
