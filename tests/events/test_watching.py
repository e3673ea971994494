"""What the server answers to the trainer: short stretches that the page puts together."""

import contextlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.events import ANSWERS, READERS, protocol
from sudoku_helper.events.evaluating import READERS as TRAINER_READERS
from sudoku_helper.events.watching import MOST_EVENTS
from sudoku_helper.events.watching import READERS as WATCHING_READERS
from sudoku_helper.solver import first_solution
from sudoku_helper.text import LANGUAGES

TRAINER = {**TRAINER_READERS, **WATCHING_READERS}

PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3."
TWO = "913.482566743.51.82586..347..7.12..953....4......536717861349253.956.814145289.63"


def ask(event, **fields):
    answer = ANSWERS[event](READERS[event](fields))
    assert json.loads(json.dumps(answer)) == json.loads(json.dumps(answer, allow_nan=False))
    return answer


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


def test_every_event_has_a_reader_and_an_answer():
    assert set(READERS) == set(ANSWERS)


@pytest.mark.parametrize("strategy", ["row_by_row", "smart"])
def test_a_search_is_sent_in_pieces_until_every_solution_was_found(strategy):
    events, bookmark = [], ""
    while bookmark is not None:
        answer = trace(TWO, bookmark, strategy=strategy)
        events += answer["events"]
        bookmark = answer["bookmark"]
    assert [event["number"] for event in events if event["kind"] == "solved"] == [1, 2]
    assert events[-1]["kind"] == "exhausted"
    assert events[-1]["number"] == 2


def test_skimming_stops_at_every_result():
    first = trace(TWO, skim=True)
    assert first["events"][0]["kind"] == "solved"
    second = trace(TWO, first["bookmark"], skim=True)
    assert second["events"][0]["number"] == 2
    assert second["events"][-1]["kind"] == "exhausted"
    assert second["bookmark"] is None


def test_a_piece_is_never_much_longer_than_asked_for():
    assert len(trace("." * 81, count=MOST_EVENTS, strategy="row_by_row")["events"]) < 600


def test_a_contradiction_is_told_where_it_is():
    wrong = "8" + PUZZLE[1:]
    events = trace(wrong, count=300)["events"]
    found = [event for event in events if event["kind"] == "contradiction"]
    assert found
    assert all(event["cells"] and event["message"] for event in found)


@pytest.mark.parametrize(
    "change",
    [
        {"strategy": "fast"},
        {"bookmark": "x"},
        {"bookmark": None},
        {"count": 401},
        {"count": -1},
        {"skim": 1},
        {"board": "."},
    ],
)
def test_a_wrong_question_for_a_search_is_refused(change):
    good = {"board": PUZZLE, "strategy": "smart", "bookmark": "", "count": 5, "skim": False}
    with pytest.raises(protocol.BadRequest) as problem:
        READERS["trace"]({**good, **change})
    assert all(problem.value.text(lang).endswith(".") for lang in LANGUAGES)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)
fields = st.sampled_from(["board", "strategy", "bookmark", "count", "skim", "mode", "text", "lang"])


@pytest.mark.parametrize("event", sorted(TRAINER))
@given(data=json_values | st.dictionaries(fields, json_values | st.just(PUZZLE), max_size=6))
@settings(max_examples=60, deadline=None)
def test_any_message_is_a_request_or_a_bad_request(event, data):
    with contextlib.suppress(protocol.BadRequest):
        TRAINER[event](data)


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
    assert ask("watch", board=TWO) == {"state": "several"}
    assert ask("watch", board="12" + PUZZLE[2:])["state"] == "none"


def test_the_next_digit_is_right_and_comes_with_its_step():
    answer = ask("next", board=PUZZLE)
    assert first_solution(SudokuBoard.parse(PUZZLE)).values[answer["cell"]] == answer["digit"]
    assert [answer["cell"], answer["digit"]] in answer["step"]["placements"]


@pytest.mark.parametrize("mode", ["none", "lazy", "strict-plus", "strict-minus"])
def test_candidates_are_evaluated_as_far_as_wanted(mode):
    answer = ask("evaluate", board=PUZZLE, mode=mode)
    assert bool(answer["causes"]) == (mode == "lazy")
    assert bool(answer["inadmissible"]) == mode.startswith("strict")
    assert answer["contradiction"] is None
    assert ask("evaluate", board="11" + "." * 79, mode=mode)["contradiction"]["what"] == "duplicate"


def test_a_puzzle_is_rated_by_its_givens():
    assert ask("rate", board=PUZZLE) == ask("rate", board="+7" + PUZZLE[1:])
    assert ask("rate", board=TWO)["level"] == "several"
    assert ask("rate", board="11" + "." * 79)["level"] == "none"


def test_a_qr_code_is_square_and_dark_where_it_should_be():
    answer = ask("qr", text="https://example.org/#s=" + "A" * 60)
    assert answer["size"] % 4 == 1
    assert answer["path"].startswith("M0 0h7v1h-7z")
