"""The events of practising: a drill comes, an answer is judged, nonsense gets a sentence."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper import SudokuBoard, events
from sudoku_helper.events import EVENTS, BadRequest, practising
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


@pytest.mark.parametrize("key", ["naked-single", "hidden-single-line", "direct-hidden-triple"])
def test_whoever_sees_no_candidates_can_find_it_all_the_same(key):
    drills = [ask("drill", technique=key, ease=1, seed=seed) for seed in range(12)]
    for board in (drill["board"] for drill in drills if not drill["candidates"]):
        digits = SudokuBoard.parse(board.partition(" ")[0])
        assert any(filter(None, technique_of(key).find(digits)))
    assert any(drill["candidates"] for drill in drills)


def test_a_kind_that_a_technique_does_not_have_is_refused_in_words():
    refused = ask("drill", technique=KEY, kind="speed", lang="de")
    assert (refused["code"], refused["error"][-1]) == ("no-task", ".")
    assert ask("drill", technique="trial", kind="find")["code"] == "no-task"
    drill = ask("drill", technique=KEY)
    assert (drill["kind"], drill["kinds"]) == ("cross-out", ["cross-out", "find", "which", "real"])


def test_a_pattern_to_be_named_comes_with_four_names_and_its_explanation():
    task = ask("drill", technique=KEY, kind="which", lang="de")
    assert {each["key"] for each in task["options"]} >= {KEY}
    assert len(task["options"]) == 4
    assert {"key": KEY, "name": "Nacktes Paar"} in task["options"]
    assert task["pattern"] == task["step"]["highlights"]
    assert task["primary"]
    assert "real" not in task


def test_a_pattern_to_be_told_from_a_near_miss_comes_with_the_reason():
    tasks = [ask("drill", technique=KEY, kind="real", seed=seed) for seed in range(20)]
    assert {task["real"] for task in tasks} == {True, False}
    assert all(task["why"] and task["pattern"]["reason"] for task in tasks)
    # Whoever is asked must not see the answer among what is shown.
    assert not any("step" in task or "options" in task for task in tasks)
    assert {task["real"] for task in tasks if task["number"] >= 241} == {False}


def test_the_same_seed_gives_the_same_task():
    for kind in ("cross-out", "find", "which", "real"):
        one, same, other = (ask("drill", technique=KEY, kind=kind, seed=seed) for seed in (5, 5, 6))
        assert one == same
        assert one["board"] != other["board"]


def test_cells_are_judged_as_a_pattern():
    drill = ask("drill", technique=KEY, kind="find", seed=1)
    step = next(filter(None, technique_of(KEY).find(SudokuBoard.parse(drill["board"]))))
    cells = sorted({cell for found in step.highlights.values() for cell, _ in found})
    marks = {"technique": KEY, "kind": "find", "board": drill["board"]}
    assert ask("judge", **marks, cells=cells)["verdict"] == "right"
    part = ask("judge", **marks, cells=cells[:1])
    assert (part["verdict"], part["misconception"]) == ("incomplete", "part")
    strange = next(cell for cell in range(81) if cell not in cells)
    wrong = ask("judge", **marks, cells=[*cells, strange])
    assert (wrong["misconception"], wrong["wrong_cells"]) == ("foreign-cell", [strange])


def test_hints_come_along_unless_they_are_refused():
    hints = ask("judge", technique=KEY, board=BOARD)["hints"]
    assert [sorted(key for key in hint if hint[key]) for hint in hints] == [
        ["digits", "message"],
        ["digits", "houses", "message"],
        ["candidates", "digits", "houses", "message"],
    ]
    assert ask("judge", technique=KEY, board=BOARD, hints=False)["hints"] == []


def test_a_task_and_a_judgement_can_be_found_in_another_process():
    for name, read, message in (
        ("drill", practising.read_drill, {"technique": KEY, "kind": "which", "seed": 1}),
        (
            "judge",
            practising.read_judge,
            {"technique": KEY, "board": BOARD, "cross_outs": [[2, 1]]},
        ),
    ):
        question = pickle.loads(pickle.dumps(read(message)))
        assert EVENTS[name].answer(question) == ask(name, **message)


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
    {"technique": KEY, "kind": "guess"},
    {"technique": KEY, "kind": None},
    *({"technique": KEY, "ease": ease} for ease in (-0.1, 1.1, True, "0", None, float("nan"))),
    *({"technique": KEY, "seed": seed} for seed in (-1, 2**31 + 1, 1.5, True, None)),
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


@pytest.mark.parametrize(
    "wrong", [{"cells": [81]}, {"cells": 3}, {"cells": [True]}, {"hints": 3}, {"kind": "none"}]
)
def test_an_answer_that_makes_no_sense_is_refused(wrong):
    with pytest.raises(BadRequest):
        practising.read_judge({"technique": KEY, "board": BOARD, **wrong})


@given(marks=st.lists(st.tuples(st.integers(0, 80), st.integers(1, 9)).map(list), max_size=12))
def test_any_marks_are_judged(marks):
    answer = ask("judge", technique=KEY, board=BOARD, placements=marks[:3], cross_outs=marks)
    assert answer["verdict"] in ("right", "incomplete", "other", "wrong")


def test_help_knows_what_is_being_learnt():
    request = read_help({"board": BOARD, "learning": [KEY, "x-ray"]})
    assert request.manager.techniques[0].key == KEY
