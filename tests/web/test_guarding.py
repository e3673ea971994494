"""What a server tells of itself, and what it refuses: its log, its numbers, its limits.

Each test comes from an address of its own, so that they can share a server behind a proxy.
"""

from pathlib import Path

import pytest
import requests

from tests.positions import PUZZLE
from tests.tools.modes import first_mode
from tests.tools.patience import PATIENCE
from tests.tools.server import HELP, AppServer, PlayerClient

# Connections are opened and left alone here; one that is given up meanwhile would not be counted.
NOBODY_EXPIRES = {"SUDOKU_PING_TIMEOUT": "3600"}


@pytest.fixture(scope="module")
def strict_server():
    """Behind a proxy, with every switch on and little allowed."""
    settings = {
        "SUDOKU_BEHIND_PROXY": "yes",
        "SUDOKU_METRICS": "yes",
        "SUDOKU_STRICT_TRANSPORT": "yes",
        "SUDOKU_CONNECTIONS_PER_ADDRESS": "1",
        **NOBODY_EXPIRES,
    }
    with AppServer(**settings) as running:
        yield running


@pytest.fixture(scope="module")
def small_server():
    """Without a proxy, for few and slow players; whatever it writes meets a full disk."""
    settings = {
        "SUDOKU_LOG_LEVEL": "INFO",
        "SUDOKU_CONNECTIONS_PER_ADDRESS": "3",
        **NOBODY_EXPIRES,
    }
    server = AppServer(log=Path("/dev/full"), **settings)
    with Path("/dev/full").open("wb") as server.output, server as running:
        yield running


def from_address(who: str) -> dict[str, str]:
    return {"X-Forwarded-For": who}


def open_connection(server: AppServer, **headers: str) -> int:
    """Open a connection and leave it open; the status of the answer."""
    address = f"{server.url}/socket.io/?EIO=4&transport=polling"
    return requests.get(address, headers=headers, timeout=PATIENCE).status_code


def test_one_line_for_each_request_without_address_or_puzzle(tmp_path):
    with AppServer(SUDOKU_LOG_LEVEL="info", log=tmp_path / "log") as server:
        with PlayerClient() as client:
            client.connect(server.url)
            client.call("help", HELP, timeout=PATIENCE)
            client.call("help", {"board": 7}, timeout=PATIENCE)
        requests.get(f"{server.url}/?board={PUZZLE}", timeout=PATIENCE)
        server.stop()
        text = server.log.read_text()
    assert text.count("event=help outcome=ok milliseconds=") == 1
    assert text.count("event=help outcome=bad-request milliseconds=") == 1
    assert text.count("page=/ status=200 milliseconds=") == 1
    assert "127.0.0.1" not in text
    assert PUZZLE not in text


@first_mode
def test_a_malformed_websocket_request_is_refused_without_a_word(async_mode, tmp_path):
    with AppServer(async_mode, log=tmp_path / "log") as server:
        address = f"{server.url}/socket.io/?EIO=4&transport=websocket"
        headers = {"Connection": "Upgrade", "Upgrade": "websocket"}
        answer = requests.get(address, headers=headers, timeout=PATIENCE)
        server.stop()
        log = server.log.read_text()
    assert (answer.status_code, answer.text, log) == (400, "", "")


def test_a_full_disk_stops_nobody(small_server):
    with PlayerClient() as client:
        client.connect(small_server.url)
        assert "step" in client.call("help", HELP, timeout=PATIENCE)


def test_too_many_connections_of_one_address_are_refused(small_server):
    codes = [open_connection(small_server) for _ in range(6)]
    # A connection of the test before may be leaving only now.
    assert codes[:2] == [200, 200]
    assert codes[3:] == [401, 401, 401]


def test_behind_a_proxy_each_player_has_an_address(strict_server):
    who = ("192.0.2.1", "192.0.2.2", "192.0.2.1")
    codes = [open_connection(strict_server, **from_address(each)) for each in who]
    assert codes == [200, 200, 401]


def test_metrics_are_off_unless_asked_for(server):
    assert requests.get(f"{server.url}/metrics", timeout=PATIENCE).status_code == 404


def test_metrics_are_for_this_machine_only(strict_server):
    address = f"{strict_server.url}/metrics"
    before = numbers_at(address)
    with PlayerClient() as client:
        client.connect(strict_server.url, headers=from_address("192.0.2.4"))
        client.call("help", HELP, timeout=PATIENCE)
        after = numbers_at(address)
    grown = {name for name in after if after[name] == before.get(name, 0) + 1}
    assert grown >= {
        "sudoku_connections",
        'sudoku_answers_total{event="help",outcome="ok"}',
        'sudoku_answer_seconds_count{event="help"}',
    }
    answer = requests.get(address, headers=from_address("192.0.2.7"), timeout=PATIENCE)
    assert answer.status_code == 404


def numbers_at(address: str) -> dict[str, float]:
    lines = requests.get(address, timeout=PATIENCE).text.splitlines()
    pairs = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(number) for name, _, number in pairs}


def test_https_only_is_an_option(server, strict_server):
    assert "Strict-Transport-Security" not in requests.get(server.url, timeout=PATIENCE).headers
    answer = requests.get(strict_server.url, timeout=PATIENCE)
    assert answer.headers["Strict-Transport-Security"].startswith("max-age=")
