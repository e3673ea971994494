"""Connections to a server of threads: who holds a thread, and what it takes for a request.

That it serves players as the other servers do is shown where they are.
"""

import contextlib
import socket
import sys

import pytest
import requests

from tests.tools.modes import first_mode
from tests.tools.patience import PATIENCE
from tests.tools.processes import wait_until
from tests.tools.server import HELP, AppServer, PlayerClient

OTHER = "127.0.0.66"
"""A second address of this machine."""


@pytest.fixture(scope="module")
def few():
    """A server with four threads, two for an address."""
    with AppServer("threading", SUDOKU_THREADS="4") as running:
        yield running


def connected(server: AppServer, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))


def status(server: AppServer, request: bytes, address: str = "127.0.0.1") -> int:
    """What a request is answered; its thread may be free only a moment later."""
    with connected(server, address) as sender:
        sender.sendall(request)
        return int(sender.recv(65536).split()[1])


ALIVE = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


def test_who_says_nothing_holds_no_thread(few):
    with contextlib.ExitStack() as silent:
        for _ in range(20):
            silent.enter_context(connected(few))
        assert wait_until(lambda: status(few, ALIVE) == 200)


def test_one_address_never_holds_more_than_half_of_the_threads(few):
    with contextlib.ExitStack() as slow:
        for _ in range(10):
            slow.enter_context(connected(few, OTHER)).sendall(b"GET /")
        assert wait_until(lambda: status(few, ALIVE, OTHER) == 503)
        assert wait_until(lambda: status(few, ALIVE) == 200)
        with PlayerClient() as client:
            client.connect(few.url, transports=["websocket"])
            assert "step" in client.call("help", HELP, timeout=PATIENCE)
    # Whoever leaves makes room.
    assert wait_until(lambda: status(few, ALIVE, OTHER) == 200)


def test_behind_a_proxy_all_threads_are_for_its_address():
    with (
        AppServer("threading", SUDOKU_THREADS="4", SUDOKU_BEHIND_PROXY="yes") as server,
        contextlib.ExitStack() as slow,
    ):
        for _ in range(3):
            slow.enter_context(connected(server)).sendall(b"GET /")
        assert wait_until(lambda: status(server, ALIVE) == 200)

        def is_full() -> bool:
            # One that comes while the question for life is answered finds no thread, and is sent away.
            slow.enter_context(connected(server)).sendall(b"GET /")
            return status(server, ALIVE) == 503

        assert wait_until(is_full)


@pytest.mark.parametrize(
    "headers",
    [
        "Content-Length: 1\r\nContent-Length: 2",
        "Content-Length: 2\r\nTransfer-Encoding: chunked",
        "Content-Length : 2",
        "Host: y",
    ],
)
def test_what_a_proxy_might_read_otherwise_is_refused(few, headers):
    request = f"POST / HTTP/1.1\r\nHost: x\r\n{headers}\r\n\r\nxy"
    assert wait_until(lambda: status(few, request.encode()) == 400)


def test_a_header_that_only_looks_like_the_one_of_the_proxy_is_dropped():
    settings = {"SUDOKU_BEHIND_PROXY": "yes", "SUDOKU_METRICS": "yes"}
    with AppServer("threading", **settings) as server:
        address = f"{server.url}/metrics"
        assert requests.get(address, headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 200
        claimed = {"X-Forwarded-For": "192.0.2.1", "X_Forwarded_For": "127.0.0.1"}
        assert requests.get(address, headers=claimed).status_code == 404


@first_mode
def test_more_connections_than_files_stop_nobody_for_long(async_mode, tmp_path):
    server = AppServer(async_mode, log=tmp_path / "log")
    server.command = ("sh", "-c", 'ulimit -n 60; exec "$0" app.py', sys.executable)
    with server:
        with contextlib.ExitStack() as silent, contextlib.suppress(TimeoutError):
            for _ in range(300):
                way = silent.enter_context(socket.socket())
                way.settimeout(1)
                way.connect(("127.0.0.1", server.port))
        assert wait_until(server.answers)
        server.stop()
        assert server.log.read_text() == ""
