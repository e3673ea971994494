"""The WebSocket that every way of serving uses: read on demand, limited, text only."""

import socket
import threading
from types import SimpleNamespace

import pytest

from sudoku_helper.web.websocket import MOST_FRAMES, WebSocket
from tests.tools.attacks import BINARY, CONTINUATION, PING, TEXT, frame
from tests.tools.patience import PATIENCE
from tests.tools.processes import wait_until

LARGEST = 1000
REQUEST = {
    "HTTP_HOST": "here",
    "HTTP_CONNECTION": "Upgrade",
    "HTTP_UPGRADE": "websocket",
    "HTTP_SEC_WEBSOCKET_VERSION": "13",
    "HTTP_SEC_WEBSOCKET_KEY": "MDEyMzQ1Njc4OWFiY2RlZg==",
}


class Talk:
    """A client and what the server hears of it."""

    def __init__(self, **headers):
        self.client, theirs = socket.socketpair()
        self.client.settimeout(PATIENCE)
        self.heard = []
        self.naps = []
        server = SimpleNamespace(max_http_buffer_size=LARGEST, sleep=self.naps.append)
        self.websocket = WebSocket(self._listen, server)
        environment = REQUEST | {"cheroot.socket": theirs} | headers
        self._thread = threading.Thread(target=self._talk, args=(environment, theirs))
        self._thread.start()
        self.greeting = self.client.recv(1000)

    def _talk(self, environment, theirs):
        with pytest.raises(ConnectionError), theirs:
            self.websocket(environment, None)

    def _listen(self, websocket):
        while (message := websocket.wait()) is not None:
            self.heard.append(message)
            websocket.send(f"heard {len(message)}")

    def send(self, *frames):
        self.client.sendall(b"".join(frames))

    def end(self):
        """Wait until the server has ended it; the reason that it gave."""
        received = b""
        while piece := self.client.recv(65536):
            received += piece
        self._thread.join(PATIENCE)
        self.client.close()
        return int.from_bytes(received[received.rindex(b"\x88\x02") + 2 :][:2])


def test_messages_come_one_after_the_other_and_are_answered():
    talk = Talk()
    assert talk.greeting.startswith(b"HTTP/1.1 101 ")
    # Nothing is compressed, even for those who offer it.
    assert b"Extensions" not in talk.greeting
    talk.send(frame("first"), frame("zweite Ä"))
    assert talk.client.recv(1000)[2:].startswith(b"heard 5")
    talk.send(frame(b"\x03\xe8", 8))
    assert talk.end() == 1000
    assert talk.heard == ["first", "zweite Ä"]


def test_a_message_may_come_in_fragments_with_signs_of_life_between():
    talk = Talk()
    talk.send(
        frame("one ", TEXT, is_last=False),
        frame("ping", PING),
        frame("two", CONTINUATION),
        frame(b"\x03\xe8", 8),
    )
    talk.end()
    assert talk.heard == ["one two"]


def test_pieces_of_a_message_are_left_to_add_up():
    talk = Talk()
    whole = frame("x" * 200)
    talk.send(whole[:20])
    assert wait_until(lambda: talk.naps)
    talk.send(whole[20:], frame(b"\x03\xe8", 8))
    talk.end()
    assert talk.heard == ["x" * 200]


@pytest.mark.parametrize(
    ("frames", "reason"),
    [
        pytest.param([frame("x" * (LARGEST + 1))], 1009, id="too large"),
        pytest.param([frame("ä" * LARGEST)], 1009, id="too large in bytes"),
        pytest.param(
            [frame("x", TEXT, is_last=False)]
            + [frame("x" * 100, CONTINUATION, is_last=False)] * (LARGEST // 100),
            1009,
            id="too large in fragments",
        ),
        pytest.param(
            [frame("x", TEXT, is_last=False)]
            + [frame("", CONTINUATION, is_last=False)] * MOST_FRAMES,
            1008,
            id="fragments of nothing",
        ),
        pytest.param([frame("", PING)] * (MOST_FRAMES + 1), 1008, id="nothing but signs of life"),
        pytest.param([frame(b"x", BINARY)], 1003, id="binary"),
        pytest.param([frame(b"\xff")], 1007, id="no text"),
        pytest.param([b"\xff\xff\xff\xff"], 1002, id="no frame"),
        pytest.param([b"\x81\x01x"], 1002, id="without a mask"),
    ],
)
def test_what_no_page_sends_ends_the_connection(frames, reason):
    talk = Talk()
    talk.send(*frames)
    assert talk.end() == reason
    assert talk.heard == []


def test_a_request_that_is_none_is_refused():
    talk = Talk(HTTP_SEC_WEBSOCKET_VERSION="7")
    talk.client.close()
    assert talk.greeting.startswith(b"HTTP/1.1 400 ")
