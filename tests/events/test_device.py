"""The engine on a device: the same answers as everywhere, as the text that a server would send."""

import io
import json
import subprocess
import sys
import zipfile

import pytest
from socketio.packet import EVENT, Packet

from sudoku_helper.board import SudokuBoard
from sudoku_helper.events import EVENTS, ask, device
from sudoku_helper.events.device import INTERNAL, SLOWNESS, answer
from sudoku_helper.events.helping import PATIENCE
from sudoku_helper.events.searching import USUAL_SECONDS
from sudoku_helper.formats import Puzzle, write
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.text import LANGUAGES
from sudoku_helper.web.engine import engine_archive
from sudoku_helper.web.settings import Settings
from tests.positions import PUZZLES, SOLVED
from tests.tools.questions import questions


def told(event, message) -> str:
    return answer(event, json.dumps(message), lambda *_: None)


def test_the_questions_are_five_hundred_each_time_the_same_and_of_every_kind():
    asked = questions()
    assert len(asked) == 500
    assert json.loads(json.dumps(asked)) == [list(question) for question in asked]
    assert questions() == asked != questions(seed=2)
    # What is drawn by chance cannot be compared.
    assert {event for event, _ in asked} == EVENTS.keys() - {"new", "booklet", "small-new"}


def test_answers_as_a_server_would_send_it():
    for event, message in questions()[::5]:
        text = told(event, message)
        assert Packet(EVENT, ["", ask(event, message)]).encode() == f'2["",{text}]', event


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_question_gets_a_sentence(lang):
    found = json.loads(told("help", {"board": "x", "lang": lang}))
    assert found["code"] == "bad-request"
    assert found == ask("help", {"board": "x", "lang": lang})
    # It may well be read where there is no server.
    assert "server" not in found["error"].lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_goes_wrong_is_told_in_the_language_of_the_player(monkeypatch, caplog, lang):
    def fail(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(device, "limited_to", fail)
    found = json.loads(told("help", {"board": SOLVED, "lang": lang}))
    assert found == {"error": INTERNAL(lang), "code": "internal"}
    assert "server" not in found["error"].lower()
    assert "could not answer help" in caplog.text


def test_an_event_of_another_version_gets_an_answer_too():
    assert json.loads(told("no-such-event", {}))["code"] == "internal"


@pytest.mark.parametrize(
    ("question", "times"), [({}, 1), ({"patient": False}, 1), ({"patient": True}, PATIENCE)]
)
def test_a_device_may_search_longer_than_a_server(monkeypatch, question, times):
    asked = []

    def limited_to(seconds, on_progress):
        asked.append(seconds)
        return original(seconds, on_progress)

    original = device.limited_to
    monkeypatch.setattr(device, "limited_to", limited_to)
    told("help", {"board": PUZZLES[0], **question})
    assert asked == [Settings().budget * SLOWNESS * times]
    assert Settings().budget == USUAL_SECONDS


def test_a_long_search_says_how_far_it_is(monkeypatch):
    monkeypatch.setattr("sudoku_helper.events.searching.SECONDS_BETWEEN_REPORTS", 0)
    heard = []
    others = [each.key for each in TECHNIQUES if each.key != "nested-net"]
    hard = {"board": technique_of("nested-net").example.board, "off": others}
    answer("help", json.dumps(hard), lambda *progress: heard.append(progress))
    assert heard
    assert all(isinstance(stage, str) and isinstance(work, int) for stage, work in heard)


def test_the_archive_holds_the_licences_of_what_it_passes_on():
    archive = zipfile.ZipFile(io.BytesIO(engine_archive()))
    inside = {name.partition("/")[0] for name in archive.namelist()} - {"sudoku_helper", "PIL.py"}
    assert inside == {"defusedxml", "reportlab", "segno"}
    for name, words in {
        "defusedxml/LICENSE": "PYTHON SOFTWARE FOUNDATION LICENSE",
        "reportlab/license.txt": "ReportLab",
        "reportlab/fonts/bitstream-vera-license.txt": "Bitstream Vera Fonts Copyright",
        "segno/LICENSE": "Lars Heuer",
    }.items():
        assert words in archive.read(name).decode(), name


AS_IN_A_BROWSER = """
import sys, threading, time
del time.thread_time
def start(self): raise RuntimeError("can't start new thread")
threading.Thread.start = start
sys.path.append(sys.argv[1])
from sudoku_helper.events.device import answer
for line in sys.stdin:
    name, _, message = line.partition(" ")
    print(answer(name, message, lambda *_: None)[:60])
"""


def test_answers_with_what_is_in_the_archive_and_without_threads(tmp_path):
    zipfile.ZipFile(io.BytesIO(engine_archive())).extractall(tmp_path)
    messages = {
        "help": {"board": PUZZLES[0]},
        "start": {"board": PUZZLES[0].replace("2", "3", 1)},
        "new": {"level": "easy"},
        "drill": {"technique": "naked-pair"},
        "booklet": {
            "levels": {"very-easy": 1},
            "per_page": 1,
            "size": "A4",
            "title": "",
            "address": "https://sudoku.example",
        },
        "read": {"text": write("cell-xml", [Puzzle(SudokuBoard.parse(PUZZLES[0]))])},
    }
    assert messages.keys() <= EVENTS.keys()
    told = subprocess.run(
        # Isolated, and without a site: no library that is installed here can be found.
        [sys.executable, "-IS", "-c", AS_IN_A_BROWSER, tmp_path],
        input="".join(f"{name} {json.dumps(message)}\n" for name, message in messages.items()),
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr[-2000:]
    lines = told.stdout.splitlines()
    assert len(lines) == len(messages)
    assert not [line for line in lines if '"error"' in line]
