"""What a server writes down when strangers send it nonsense: a line at most, and never who they are."""

import base64
import contextlib
import errno
import os
import re
import socket
from collections.abc import Iterator

import pytest
import requests

from tests.tools.attacks import frame
from tests.tools.modes import FIRST_MODE
from tests.tools.patience import PATIENCE
from tests.tools.server import HELP, AppServer, PlayerClient

POLLING = "/socket.io/?EIO=4&transport=polling"

REQUESTS = {
    "garbage": b"\x00\xff\x01\x02 nonsense \xfe\r\n\r\n",
    "half a greeting of TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "nothing": b"",
    "half a line": b"GET /heal",
    "a line without a protocol": b"GET\r\n\r\n",
    "a protocol of its own": b"GET / HTTP/9.9\r\n\r\n",
    "a method in small letters": b"get / HTTP/1.1\r\nHost: x\r\n\r\n",
    "an address of nothing but a bracket": b"GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
    "a header without a colon": b"GET / HTTP/1.1\r\nno colon here\r\n\r\n",
    "a header that goes on before it began": b"GET / HTTP/1.1\r\n goes on\r\n\r\n",
    "a header in no alphabet": b"GET / HTTP/1.1\r\nH\xf6st: \xff\xfe\x00\r\n\r\n",
    "a host that is none": b"GET / HTTP/1.1\r\nHost: \xff[::1\r\n\r\n",
    "a length that is no number": b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\nx",
    "a length below nothing": b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\nx",
    "two lengths": b"POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxy",
    "a length that is not kept": b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\nx",
    "pieces of no size": b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "a coding of its own": b"POST / HTTP/1.1\r\nTransfer-Encoding: own\r\n\r\nzz\r\n",
    "a very long line": b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    "a very long header": b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
    "very many headers": b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 50_000 + b"\r\n",
    "half a surrogate": b"GET /%ed%a0%80?lang=%ed%a0%80 HTTP/1.1\r\nHost: x\r\n\r\n",
}

PACKETS = {
    "a name in a list": '42[["help"]]',
    "an event of the library": '42["connect"]',
    "another event of the library": '42["disconnect"]',
    "no event": "42[]",
    "no list": "42{}",
    "a number for a name": "42[1]",
    "a place that does not exist": '42/nowhere,["help"]',
    "an answer to nothing": "431[]",
    "very deep": "42" + "[" * 20_000,
    "deep at once": "4" + "[" * 20_000,
    "a number that is none": "42" + "9" * 5000 + '["help"]',
    "no such packet": "9",
    "empty": "",
    "no base64": "b!!!!",
    "a half surrogate": '42["help",{"board":"\\ud800"}]',
}


@pytest.fixture(params=FIRST_MODE)
def server(request, tmp_path):
    with AppServer(request.param, log=tmp_path / "log") as running:
        yield running


@contextlib.contextmanager
def connection(server: AppServer) -> Iterator[socket.socket]:
    """A stranger's connection, which the server may end at any moment; silence is a failure."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as stranger:
        try:
            yield stranger
        except OSError as problem:
            # Whoever says that all is sent, on a connection that was ended, is told "not connected".
            if not isinstance(problem, ConnectionError) and problem.errno != errno.ENOTCONN:
                raise


def send(server: AppServer, data: bytes) -> None:
    """Send it all, hear what comes, and break off."""
    with connection(server) as stranger:
        stranger.sendall(data)
        stranger.shutdown(socket.SHUT_WR)
        while stranger.recv(65536):
            pass


def break_off(server: AppServer, data: bytes) -> None:
    """Send it all and be gone, without a word of goodbye."""
    with connection(server) as stranger:
        stranger.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        stranger.sendall(data)


def greeting() -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()


def say(server: AppServer, *frames: bytes) -> None:
    """Open a WebSocket, join, send the frames, and hear what comes until all is said."""
    with connection(server) as stranger:
        stranger.sendall(greeting())
        heard = b""
        while b"\r\n\r\n" not in heard:
            piece = stranger.recv(65536)
            assert piece, "the greeting is answered"
            heard += piece
        # The last is the goodbye of the protocol, which the server answers with its own.
        stranger.sendall(b"".join((frame("40"), *frames, frame(b"\x03\xe8", 8))))
        while stranger.recv(65536):
            pass


def post(server: AppServer, packet: str) -> None:
    opened = requests.get(server.url + POLLING, timeout=PATIENCE).text
    sid = opened.split('"sid":"')[1].split('"')[0]
    address = f"{server.url}{POLLING}&sid={sid}"
    requests.post(address, data="40", timeout=PATIENCE)
    requests.post(address, data=packet.encode(), timeout=PATIENCE)


def assert_still_well(server: AppServer, nonsense: int) -> None:
    """Somebody else is answered, and the log has a line for each piece of nonsense at most."""
    with PlayerClient() as client:
        client.connect(server.url)
        assert "step" in client.call("help", HELP, timeout=PATIENCE)
    server.stop()
    log = server.log.read_text()
    assert len(log.splitlines()) <= nonsense, log
    assert all(len(line) < 200 for line in log.splitlines())
    assert not re.search(r"Traceback|127\.0\.0\.1|File \"", log), log


def test_malformed_requests_are_a_line_at_most(server):
    for request in REQUESTS.values():
        send(server, request)
        break_off(server, request)
    assert_still_well(server, 2 * len(REQUESTS))


def test_malformed_messages_by_websocket_are_a_line_at_most(server):
    for packet in PACKETS.values():
        say(server, frame(packet))
    say(server, frame(b"\xff\xfe"))
    break_off(server, greeting() + frame("40"))
    break_off(server, greeting()[:-2])
    assert_still_well(server, len(PACKETS) + 3)


def test_malformed_messages_by_long_polling_are_a_line_at_most(server):
    for packet in PACKETS.values():
        post(server, packet)
    assert_still_well(server, len(PACKETS))
