"""Messages are checked once, at the edge; whatever comes gets a request or a clear sentence."""

import json

import pytest

from sudoku_helper.events import protocol
from sudoku_helper.events.helping import read_help
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.text import LANGUAGES, Speech
from tests.positions import PUZZLE
from tests.tools.share import one_in


@pytest.mark.parametrize(
    "change",
    [
        {"board": PUZZLE[:80]},
        {"board": 81},
        {"board": None},
        {"board": PUZZLE + " r1c1<>" + "1" * 5000},
        {"lang": "fr"},
        {"lang": ["de"]},
        {"coordinates": "B2"},
        {"blocks": "letter"},
        {"blocks": ["place"]},
        {"blocks": None},
        {"skip": True},
        {"skip": -1},
        {"skip": 1.5},
        {"skip": float("nan")},
        {"uniqueness": 1},
        {"order": "xy-wing"},
        {"off": ["x"] * 10000},
        {"unknown": 1},
    ],
)
def test_refuses_what_is_not_exactly_right(change):
    with pytest.raises(protocol.BadRequest):
        read_help({"board": PUZZLE, **change})


def test_ignores_techniques_of_another_version():
    request = read_help({"board": PUZZLE, "order": ["no-such", "xy-wing"], "off": ["?"]})
    assert request.order == ("xy-wing",)
    assert request.off == frozenset()


def test_speaks_the_senders_language_even_if_the_message_is_wrong():
    assert protocol.speech_of({"lang": "de", "board": 5}).lang == "de"
    assert protocol.speech_of("nonsense").lang == "en"
    assert protocol.speech_of({"blocks": {}, "coordinates": "r1c1"}) == Speech("en", "r1c1")


@pytest.mark.parametrize("technique", one_in(4, TECHNIQUES), ids=lambda each: each.key)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_technique_can_be_written_as_json(technique, lang):
    written = protocol.write_step(technique.example_step(), protocol.Speech(lang, "A1"))
    assert json.loads(json.dumps(written, allow_nan=False)) == written
    assert written["where"]
    assert written["sentences"]
