"""Several processes behind one Apache: players are spread, and losing a process loses no question."""

import contextlib
import itertools
import signal
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests
import socketio

from tests.deploy.conftest import on
from tests.tools.patience import PATIENCE
from tests.tools.processes import wait_until
from tests.tools.visitors import QUESTION, connect, get

# The certificate of these tests is signed by nobody.
pytestmark = pytest.mark.filterwarnings("ignore:Unverified HTTPS request")

PAUSE = 0.2
"""Seconds that a player thinks."""

BOTH = [None, ["polling"]]
"""A connection that may become a WebSocket, and one that may not."""


@on(sweep=["balancer", "mod-wsgi-groups"])
def test_players_are_spread_and_stay(apache):
    """In the sweep, since a site of its own is installed for it."""
    with contextlib.ExitStack() as stack:
        players = spread_players(stack, apache, [["polling"]], processes=2)
        for player in players:
            assert "step" in player.call("help", QUESTION, timeout=PATIENCE)
        forged = get(f"{apache.url}/healthz", Cookie="SUDOKU_ROUTE=77")
        assert forged.status_code == 200


def spread_players(stack, apache, transports, processes):
    """Players come, by each of the transports in turn, until each process has some of them."""
    in_turn = itertools.cycle(transports)
    players = []

    def are_spread():
        players.append(stack.enter_context(connect(apache, next(in_turn))))
        return len(players) >= 6 * processes and len(set(map(route_of, players))) == processes

    # On a busy machine a process may be found healthy a moment after the others.
    assert wait_until(are_spread)
    return players


def route_of(player):
    return player.client.eio.http.cookies["SUDOKU_ROUTE"]


@on(sweep=["four-processes"])
def test_four_processes_one_killed_while_all_ask(apache):
    """In the sweep: a site of its own, with five processes that start."""
    with contextlib.ExitStack() as stack, ThreadPoolExecutor(24) as together:
        players = spread_players(stack, apache, BOTH, processes=4)[:24]
        answers = []
        asking = [together.submit(ask_often, player, 10, answers) for player in players]
        assert wait_until(lambda: len(answers) > len(players))
        apache.processes[apache.first_port].kill()
        for each in asking:
            each.result()
        assert len(answers) == 10 * len(players)
        assert all("step" in answer for answer in answers)
        assert not any(route_of(each).endswith(f"-{apache.first_port}") for each in players)


def ask_often(player, times, answers):
    for _ in range(times):
        answers.append(ask_again(player))
        time.sleep(PAUSE)


@on(sweep=["short-polls"])
def test_nobody_is_sent_back_to_a_hanging_process(apache):
    """In the sweep: a site of its own, and Apache waits until a poll is overdue."""
    assert " timeout=7 " in apache.site_text, "a poll lasts until the next sign of life"
    with contextlib.ExitStack() as stack, ThreadPoolExecutor(12) as together:
        players = spread_players(stack, apache, BOTH, processes=2)[:12]
        apache.processes[apache.first_port].send_signal(signal.SIGSTOP)
        answers = list(together.map(ask_again, players))
        assert all("step" in answer for answer in answers)
        assert not any(route_of(each).endswith(f"-{apache.first_port}") for each in players)
        # A page of somebody who was away meanwhile and still has the cookie.
        cookie = f"SUDOKU_ROUTE=.p127-0-0-1-{apache.first_port}"
        assert get(f"{apache.url}/", Cookie=cookie).status_code == 200


@on("mod-wsgi", "proxy-https")
def test_a_restart_loses_no_question(apache):
    with connect(apache) as player:
        before = ask_again(player)
        apache.restart()
        assert ask_again(player) == before


@on(sweep=["balancer"])
def test_a_rolling_restart_loses_no_question(apache):
    """In the sweep: each process goes on for five seconds, until Apache has noticed that it leaves."""
    assert " timeout=14 " in apache.site_text, "a poll lasts until the next sign of life"
    players = [connect(apache, [kind]) for kind in ("websocket", "polling") * 2]
    for port, process in list(apache.processes.items()):
        process.terminate()
        while process.poll() is None:
            assert ["step" in ask_again(player) for player in players] == [True] * 4
            time.sleep(PAUSE)
        assert process.returncode == 0
        apache.start_process(port)
        assert ["step" in ask_again(player) for player in players] == [True] * 4
    for player in players:
        player.disconnect()


def ask_again(player):
    """Ask as the page does: whatever is open when the connection breaks is asked anew."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            answer = player.call("help", QUESTION, timeout=5)
            if "retry_after" not in answer:
                return answer
        except (socketio.exceptions.SocketIOError, requests.RequestException):
            time.sleep(0.1)
    raise AssertionError(f"no answer within {PATIENCE} s")
