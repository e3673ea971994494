"""Several processes behind one Apache: players are spread, and losing a process loses no question."""

import contextlib
import itertools
import signal
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests
import socketio

from tests.tools.apache import Apache
from tests.tools.visitors import QUESTION, connect, get

BOTH = [None, ["polling"]]
"""A connection that may become a WebSocket, and one that may not."""


@pytest.mark.parametrize("kind", ["mod-wsgi-groups", "balancer"])
def test_players_are_spread_and_stay(app_folder, kind):
    with Apache(app_folder, kind, "--processes", 2) as apache, contextlib.ExitStack() as stack:
        players = spread_players(stack, apache, [["polling"]], processes=2)
        for player in players:
            assert "step" in player.call("help", QUESTION, timeout=20)
        forged = get(f"{apache.url}/healthz", Cookie="SUDOKU_ROUTE=77")
        assert forged.status_code == 200


def spread_players(stack, apache, transports, processes):
    """Players come, by each of the transports in turn, until each process has some of them."""
    in_turn = itertools.cycle(transports)
    players = []
    # On a busy machine a process may be found healthy a moment after the others.
    while len(players) < 6 * processes or (
        len(set(map(route_of, players))) < processes and len(players) < 80
    ):
        players.append(stack.enter_context(connect(apache, next(in_turn))))
        if len(players) > 6 * processes:
            time.sleep(0.25)
    assert len(set(map(route_of, players))) == processes
    return players


def route_of(player):
    return player.client.eio.http.cookies["SUDOKU_ROUTE"]


def test_four_processes_one_killed_while_all_ask(app_folder):
    with (
        Apache(app_folder, "balancer", "--processes", 4) as apache,
        contextlib.ExitStack() as stack,
        ThreadPoolExecutor(24) as together,
    ):
        players = spread_players(stack, apache, BOTH, processes=4)[:24]
        asking = [together.submit(ask_often, player, 10) for player in players]
        time.sleep(0.5)
        apache.processes[apache.first_port].kill()
        answers = [answer for each in asking for answer in each.result()]
        assert len(answers) == 10 * len(players)
        assert all("step" in answer for answer in answers)
        assert not any(route_of(each).endswith(f"-{apache.first_port}") for each in players)


def ask_often(player, times):
    answers = []
    for _ in range(times):
        answers.append(ask_again(player))
        time.sleep(0.2)
    return answers


@contextlib.contextmanager
def settings(app_folder, text):
    """The app with some settings, which the next test does not find any more."""
    app_folder.mkdir(exist_ok=True)
    file = app_folder / "settings.env"
    file.write_text(text)
    try:
        yield
    finally:
        file.unlink()


def test_nobody_is_sent_back_to_a_hanging_process(app_folder):
    with (
        settings(app_folder, "SUDOKU_PING_INTERVAL=3\nSUDOKU_PING_TIMEOUT=3\n"),
        Apache(app_folder, "balancer", "--processes", 2) as apache,
        contextlib.ExitStack() as stack,
        ThreadPoolExecutor(12) as together,
    ):
        players = spread_players(stack, apache, BOTH, processes=2)[:12]
        apache.processes[apache.first_port].send_signal(signal.SIGSTOP)
        answers = list(together.map(ask_again, players))
        assert all("step" in answer for answer in answers)
        assert not any(route_of(each).endswith(f"-{apache.first_port}") for each in players)
        # A page of somebody who was away meanwhile and still has the cookie.
        cookie = f"SUDOKU_ROUTE=.p127-0-0-1-{apache.first_port}"
        assert get(f"{apache.url}/", Cookie=cookie).status_code == 200


def test_a_poll_may_last_until_the_next_sign_of_life(app_folder):
    with (
        settings(app_folder, "SUDOKU_PING_INTERVAL=25\n"),
        Apache(app_folder, "balancer", "--processes", 1) as apache,
    ):
        assert " timeout=29 " in apache.site_text


def test_a_rolling_restart_loses_no_question(app_folder):
    with Apache(app_folder, "balancer", "--processes", 2) as apache:
        players = [connect(apache, [kind]) for kind in ("websocket", "polling") * 2]
        for port, process in list(apache.processes.items()):
            process.terminate()
            while process.poll() is None:
                assert ["step" in ask_again(player) for player in players] == [True] * 4
            assert process.returncode == 0
            apache.start_process(port)
            assert ["step" in ask_again(player) for player in players] == [True] * 4
        for player in players:
            player.disconnect()


def ask_again(player):
    """Ask as the page does: whatever is open when the connection breaks is asked anew."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            answer = player.call("help", QUESTION, timeout=5)
            if "retry_after" not in answer:
                return answer
        except (socketio.exceptions.SocketIOError, requests.RequestException):
            time.sleep(0.1)
    raise AssertionError("no answer within 30 s")
