"""The log: one line for each thing that happened, in words or as JSON, without what a stranger sent."""

import json
import logging
import os
import socket
import subprocess
import sys
from datetime import UTC, datetime, timedelta

import pytest
import requests

from sudoku_helper.board import BoardError, SudokuBoard
from sudoku_helper.events.frames import receive_frame, send_frame
from sudoku_helper.logs import FORMATS, JsonLine, TextLine, log_facts, place_of
from tests.positions import PUZZLE
from tests.tools.patience import PATIENCE
from tests.tools.server import HELP, AppServer, PlayerClient

SENT = "what a stranger sent"
FORMATTERS = {"text": TextLine(), "json": JsonLine()}
every_format = pytest.mark.parametrize("log_format", FORMATS)


def problem_with(text: str) -> Exception:
    try:
        SudokuBoard.parse(text)
    except BoardError as problem:
        return problem
    raise AssertionError


@pytest.fixture
def records():
    """What is logged, as a list."""
    log = logging.getLogger("sudoku_helper.test")
    handler = logging.Handler()
    kept: list[logging.LogRecord] = []
    handler.emit = kept.append
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    yield log, kept
    log.removeHandler(handler)
    log.setLevel(logging.NOTSET)


def test_a_problem_is_told_by_its_kind_and_its_place():
    told = place_of(problem_with(SENT))
    assert told.startswith("BoardError at sudoku_helper/board.py:")
    assert SENT not in told


def test_a_problem_outside_of_our_code_is_told_by_its_kind():
    assert place_of(ValueError(SENT)) == "ValueError"


@every_format
def test_a_problem_is_one_line_without_what_was_sent(records, log_format):
    log, kept = records
    log.error("could not answer %s\nat all", "help", exc_info=problem_with(SENT))
    (line,) = [FORMATTERS[log_format].format(record) for record in kept]
    assert len(line.splitlines()) == 1
    assert "could not answer help at all: BoardError at sudoku_helper/board.py:" in line
    assert SENT not in line


@every_format
def test_a_line_has_an_end(records, log_format):
    log, kept = records
    log.error("no such page: %s", "/" * 60_000)
    assert len(FORMATTERS[log_format].format(kept[0])) < 600


def test_facts_are_words_in_a_text_and_fields_in_json(records):
    log, kept = records
    log_facts(log, event="help", outcome="ok", milliseconds=12.0)
    text, line = (formatter.format(kept[0]) for formatter in FORMATTERS.values())
    assert text.endswith(" INFO sudoku_helper.test event=help outcome=ok milliseconds=12.0")
    told = json.loads(line)
    since = datetime.now(UTC) - datetime.fromisoformat(told.pop("time"))
    assert timedelta(0) <= since + timedelta(milliseconds=1)
    assert told == {
        "level": "INFO",
        "logger": "sudoku_helper.test",
        "message": "event=help outcome=ok milliseconds=12.0",
        "event": "help",
        "outcome": "ok",
        "milliseconds": 12.0,
    }


def test_a_server_writes_json_on_request(tmp_path):
    settings = {"SUDOKU_LOG_LEVEL": "INFO", "SUDOKU_LOG_FORMAT": "json"}
    with AppServer(log=tmp_path / "log", **settings) as server:
        with PlayerClient() as client:
            client.connect(server.url)
            client.call("help", HELP, timeout=PATIENCE)
        requests.get(f"{server.url}/?board={PUZZLE}", timeout=PATIENCE)
        server.stop()
        text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert {"help"} == {line["event"] for line in lines if line.get("outcome") == "ok"}
    assert {200} == {line["status"] for line in lines if line.get("page") == "/"}
    # The greeting of the program is for whoever started it, and no part of the log.
    assert [line for line in text.splitlines() if not line.startswith(("{", "Sudoku Helper"))] == []
    assert "127.0.0.1" not in "".join(map(str, lines))
    assert PUZZLE not in text


@every_format
def test_a_search_process_that_fails_writes_one_line(log_format):
    ours, theirs = socket.socketpair()
    with ours:
        with theirs:
            process = subprocess.Popen(
                [sys.executable, "-m", "sudoku_helper.events.worker"],
                stdin=theirs.fileno(),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                env={**os.environ, "SUDOKU_LOG_FORMAT": log_format},
            )
        receive_frame(ours)
        search, its_end = socket.socketpair()
        with search:
            with its_end:
                socket.send_fds(ours, [b"+"], [its_end.fileno()])
            receive_frame(search)
            send_frame(search, ("read", SENT, 5.0, 0.0))
            assert receive_frame(search) == ("failed", None)
    told, _ = process.communicate(timeout=PATIENCE)
    (line,) = told.splitlines()
    message = json.loads(line)["message"] if log_format == "json" else line
    place = "could not answer read: AttributeError at sudoku_helper/events/exchanging.py:"
    assert place in message
    assert SENT not in line
