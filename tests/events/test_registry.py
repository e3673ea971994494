"""Every event keeps the same promises, whatever it is about."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper.events import (
    EVENTS,
    BadRequest,
    ask,
    evaluating,
    exchanging,
    grid_algebra,
    helping,
    new_puzzles,
    practising,
    reviewing,
    sheets,
    small,
    watching,
)
from sudoku_helper.small import making as small_puzzles
from sudoku_helper.techniques import technique_of
from sudoku_helper.text import LANGUAGES
from tests.positions import PUZZLES
from tests.tools.share import examples

ROOMS = (
    *(helping, exchanging, evaluating, watching, practising),
    *(new_puzzles, reviewing, sheets, small, grid_algebra),
)
PUZZLE = PUZZLES[0]
SMALL = small_puzzles.FIRST

MESSAGES = {
    "read": {"text": PUZZLE},
    "write": {"board": PUZZLE, "format": "ss"},
    "evaluate": {"board": PUZZLE, "mode": "lazy"},
    "trace": {"board": PUZZLE, "strategy": "smart", "bookmark": "", "count": 5},
    "drill": {"technique": "naked-pair"},
    "judge": {"technique": "naked-pair", "board": technique_of("naked-pair").example.board},
    "new": {"level": "easy"},
    "small-check": {"board": SMALL},
    "small-hint": {"board": SMALL},
    "small-trace": {"board": SMALL, "start": 5},
    "small-new": {"givens": 6},
    "booklet": {
        "levels": {"very-easy": 1},
        "per_page": 1,
        "size": "A4",
        "title": "",
        "address": "",
    },
    "sheet": {"chapter": "pairs", "size": "A4", "address": ""},
    "detect": {"board": PUZZLE, "other": PUZZLE},
    "transform": {"board": PUZZLE, "kind": "bands", "image": [2, 3, 1]},
    "solve": {"board": PUZZLE, "by": "row"},
}
"""A good message for each event that is not content with a position."""

every_event = pytest.mark.parametrize("event", EVENTS.values(), ids=lambda event: event.name)
every_reader = pytest.mark.parametrize(
    "read", dict.fromkeys(event.read for event in EVENTS.values()), ids=lambda read: read.__name__
)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4)
    ),
    max_leaves=12,
)
fields = st.sampled_from(
    [
        *(
            "board",
            "lang",
            "coordinates",
            "blocks",
            "order",
            "off",
            "uniqueness",
            "skip",
            "text",
            "format",
        ),
        *("strategy", "bookmark", "count", "skim", "mode", "technique", "recent", "levels", "size"),
        *("moves", "helped", "start", "givens"),
    ]
)


def message_of(event):
    return MESSAGES.get(event.name, {"board": PUZZLE})


def test_no_two_events_have_the_same_name():
    assert len(EVENTS) == sum(len(room.EVENTS) for room in ROOMS)


@every_event
def test_answers_with_plain_json(event):
    answer = ask(event.name, message_of(event))
    assert "error" not in answer
    assert json.loads(json.dumps(answer, allow_nan=False)) == answer


@every_reader
@given(data=json_values | st.dictionaries(fields, json_values | st.just(PUZZLE), max_size=6))
@examples(150)
def test_any_message_is_a_question_or_a_bad_request(read, data):
    try:
        read(data)
    except BadRequest as problem:
        bad = problem
    else:
        return
    assert all(bad.text(lang).endswith(".") for lang in LANGUAGES)


@every_event
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_question_gets_a_sentence_in_the_language_of_the_sender(event, lang):
    with pytest.raises(BadRequest) as problem:
        event.read({"lang": lang, "no-such-field": 1})
    answer = ask(event.name, {"lang": lang, "no-such-field": 1})
    assert answer == {"error": problem.value.text(lang), "code": "bad-request"}


@every_event
def test_half_a_character_is_no_text(event):
    good = message_of(event)
    for field in (name for name, value in good.items() if isinstance(value, str)):
        for half in ("\ud800", "\udfff", "\ude00\ud83d"):
            for text in (half, good[field] + half):
                with pytest.raises(BadRequest):
                    event.read({**good, field: text})


@every_event
def test_only_help_may_be_patient(event):
    patient = {**message_of(event), "patient": True}
    if event.name == "help":
        assert (
            event.patience(event.read(patient)) > 1 == event.patience(event.read({"board": PUZZLE}))
        )
        return
    assert event.patience(event.read(message_of(event))) == 1
    with pytest.raises(BadRequest):
        event.read(patient)
