"""The events of practising: a drill comes, an answer is judged, nonsense gets a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper import SudokuBoard, events
from sudoku_helper.events import BadRequest, practising
from sudoku_helper.events.helping import read_help
from sudoku_helper.techniques import technique_of

KEY = "naked-pair"
BOARD = technique_of(KEY).example.board


def ask(event: str, **message):
    """The answer to a message, as the page gets it."""
    return events.ask(event, message)


def test_a_drill_comes_with_all_that_the_page_needs():
    drill = ask("drill", technique=KEY, lang="de", recent=[])
    assert drill["technique"]["name"] == "Nacktes Paar"
    assert 0 <= drill["number"] < drill["count"]
    assert drill["candidates"]
    assert not drill["places"]
    assert any(filter(None, technique_of(KEY).find(SudokuBoard.parse(drill["board"]))))


@pytest.mark.parametrize(("key", "candidates", "places"), [("full-house", False, True)])
def test_a_drill_of_singles_shows_no_candidates(key, candidates, places):
    drill = ask("drill", technique=key)
    assert (drill["candidates"], drill["places"]) == (candidates, places)


def test_an_answer_is_judged_with_words_and_the_step():
    step = next(filter(None, technique_of(KEY).find(SudokuBoard.parse(BOARD))))
    marks = [list(candidate) for candidate in step.cross_outs]
    right = ask("judge", technique=KEY, board=BOARD, cross_outs=marks, lang="de")
    assert right["verdict"] == "right"
    assert right["step"]["sentences"]
    assert "Nacktes Paar" in "".join(part["text"] for part in right["message"])
    nothing = ask("judge", technique=KEY, board=BOARD)
    assert nothing["verdict"] == "incomplete"


def test_a_board_without_the_technique_is_no_drill():
    answer = ask("judge", technique="jellyfish", board="." * 81, lang="de")
    assert answer["code"] == "no-drill"


NONSENSE = [
    {"technique": "x-ray"},
    {"technique": 5},
    {"technique": KEY, "recent": 3},
    {"technique": KEY, "recent": [-1]},
    {"technique": KEY, "recent": [True]},
    {"technique": KEY, "recent": list(range(501))},
    {"technique": KEY, "colour": "red"},
    "drill",
]


@pytest.mark.parametrize("message", NONSENSE)
def test_a_question_that_makes_no_sense_is_refused(message):
    with pytest.raises(BadRequest):
        practising.read_drill(message)


MARKS = [3, "x", [3], [[3]], [[81, 1]], [[-1, 1]], [[0, 0]], [[0, 10]], [[0, True]], [[0, 1.0]]]


@pytest.mark.parametrize("marks", [*MARKS, [[0, 1]] * 730])
@pytest.mark.parametrize("field", ["placements", "cross_outs"])
def test_marks_that_are_none_are_refused(field, marks):
    with pytest.raises(BadRequest):
        practising.read_judge({"technique": KEY, "board": BOARD, field: marks})


@given(marks=st.lists(st.tuples(st.integers(0, 80), st.integers(1, 9)).map(list), max_size=12))
def test_any_marks_are_judged(marks):
    answer = ask("judge", technique=KEY, board=BOARD, placements=marks[:3], cross_outs=marks)
    assert answer["verdict"] in ("right", "incomplete", "other", "wrong")


def test_help_knows_what_is_being_learnt():
    request = read_help({"board": BOARD, "learning": [KEY, "x-ray"]})
    assert request.manager.techniques[0].key == KEY
