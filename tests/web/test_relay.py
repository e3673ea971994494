"""Between players and search processes: what each event may, and what is stopped for whom."""

import pytest

from sudoku_helper.events import EVENTS
from sudoku_helper.events.helping import PATIENCE
from sudoku_helper.web import create_app
from sudoku_helper.web.settings import Settings
from tests.positions import PUZZLES

QUESTION = {"board": PUZZLES[0]}


class NotedPool:
    """Notes what a pool is asked to do, and does nothing."""

    def __init__(self):
        self.asked, self.cancelled = [], []

    def run(self, job, asker, patience):
        assert asker.is_here()
        self.asked.append((job[0], patience, asker.connection))
        return {}

    def cancel(self, *whose_and_what):
        self.cancelled.append(whose_and_what)


@pytest.fixture
def pool(monkeypatch):
    noted = NotedPool()
    monkeypatch.setattr("sudoku_helper.web.WorkerPool", lambda *_: noted)
    return noted


@pytest.fixture
def player(pool):
    app, socketio = create_app("threading", Settings())
    client = socketio.test_client(app)
    yield client
    if client.is_connected():
        client.disconnect()


def test_every_question_belongs_to_its_asker(player, pool):
    for event in ("help", "path", "check"):
        assert player.emit(event, QUESTION, callback=True) == {}
    ((_, _, asker), *_) = pool.asked
    assert pool.asked == [("help", 1.0, asker), ("path", 1.0, asker), ("check", 1.0, asker)]
    assert asker


def test_a_search_goes_on_longer_for_a_patient_player(player, pool):
    player.emit("help", {**QUESTION, "patient": True}, callback=True)
    assert [patience for _, patience, _ in pool.asked] == [PATIENCE]


def test_a_newer_question_for_help_stops_the_older_one_and_nothing_else(player, pool):
    for event in ("path", "check", "help"):
        player.emit(event, QUESTION, callback=True)
    (_, _, asker) = pool.asked[-1]
    assert pool.cancelled == [(asker, "help")]


def test_a_player_who_waits_no_more_stops_what_only_the_latest_question_is_worth(player, pool):
    player.emit("cancel")
    assert [what for _, what in pool.cancelled] == [
        event.name for event in EVENTS.values() if event.only_latest
    ]


def test_whatever_was_asked_is_stopped_when_its_asker_leaves(player, pool):
    player.emit("path", QUESTION, callback=True)
    (_, _, asker) = pool.asked[-1]
    player.disconnect()
    assert pool.cancelled == [(asker,)]
