"""WebSocket for every way of serving connections: read when somebody asks for the next message.

The drivers that Engine.IO brings differ in what they let a stranger do: one takes frames apart byte
by byte, the other reads without end into memory, and none limits a message that comes in fragments.
Here nothing is read ahead, so whoever is not asked for more has to wait.
"""

import contextlib
import errno
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from wsproto import ConnectionType, WSConnection
from wsproto.connection import ConnectionState
from wsproto.events import (
    AcceptConnection,
    CloseConnection,
    Event,
    Ping,
    Pong,
    RejectConnection,
    TextMessage,
)
from wsproto.frame_protocol import CloseReason
from wsproto.utilities import LocalProtocolError, RemoteProtocolError

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

MOST_READ = 16384
"""How many bytes are taken from the network at once."""

MOST_FRAMES = 100
"""Of how many frames a message may consist, signs of life between them included."""

SECONDS_BETWEEN_PIECES = 0.005
"""How long the rest of a message is left to add up, so that single bytes are not read one by one."""


class WebSocket:
    """A connection as Engine.IO wants it: called with a request, then ``wait``, ``send``, ``close``.

    Nothing of ours is binary, so what is ends the connection, as does a message that is too large.
    Nothing is compressed: each connection would keep a third of a megabyte for it.
    """

    socket: socket.socket

    def __init__(self, handler: Callable[["WebSocket"], object], server: Any) -> None:
        """Take what talks through the connection, and the Engine.IO server with its limits."""
        self._handler = handler
        self._largest = int(server.max_http_buffer_size)
        self._sleep = server.sleep
        self._protocol = WSConnection(ConnectionType.SERVER)
        self._events: Iterator[Event] = iter(())
        # The answers are sent by another thread than the one that reads.
        self._sending = threading.Lock()

    def __call__(self, environment: "WSGIEnvironment", _: object) -> list[bytes]:
        """Shake hands and talk until one side ends it."""
        self.socket = _socket_of(environment)
        with contextlib.suppress(OSError):
            # An answer is not kept back until the other side has confirmed the one before.
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            self._protocol.receive_data(_request_of(environment))
            for _ in self._protocol.events():
                self._send(AcceptConnection())
            self._handler(self)
        except RemoteProtocolError:
            with contextlib.suppress(OSError):
                self._send(RejectConnection())
        except (OSError, ValueError, RecursionError):
            # It broke, or brought a packet that Engine.IO cannot read and forgets a moment later.
            pass
        finally:
            self.close()
        return _taken_over(environment)

    def wait(self) -> str | None:
        """The next message; None when there will be no more."""
        text, size, frames = "", 0, 0
        while (event := self._next_event(is_begun=bool(frames or text))) is not None:
            if isinstance(event, TextMessage):
                text += event.data
                size += len(event.data if event.data.isascii() else event.data.encode())
                if size > self._largest:
                    self.close(CloseReason.MESSAGE_TOO_BIG)
                elif event.message_finished:
                    return text
                frames += event.frame_finished
            elif isinstance(event, Ping | Pong):
                if isinstance(event, Ping):
                    self._send(event.response())
                frames += 1
            elif isinstance(event, CloseConnection):
                # The other side ends it, or has sent something that is none of the protocol.
                self.close(event.code)
            else:
                self.close(CloseReason.UNSUPPORTED_DATA)
            if frames > MOST_FRAMES:
                self.close(CloseReason.POLICY_VIOLATION)
        return None

    def _next_event(self, is_begun: bool) -> Event | None:
        """What comes next, a piece of a message or a sign of life; None if the connection has ended."""
        while self._protocol.state is ConnectionState.OPEN:
            if (event := next(self._events, None)) is not None:
                return event
            if is_begun:
                self._sleep(SECONDS_BETWEEN_PIECES)
            data = self.socket.recv(MOST_READ)
            if not data:
                return None
            self._protocol.receive_data(data)
            self._events = self._protocol.events()
        return None

    def send(self, message: str) -> None:
        """Send a message."""
        self._send(TextMessage(data=message))

    def close(self, reason: int = CloseReason.NORMAL_CLOSURE) -> None:
        """End the connection, which also wakes whoever waits for a message."""
        with contextlib.suppress(OSError):
            self._send(CloseConnection(code=reason))
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)

    def _send(self, event: Event) -> None:
        with self._sending:
            try:
                self.socket.sendall(self._protocol.send(event))
            except LocalProtocolError:
                raise OSError("the connection has ended") from None


def _request_of(environment: "WSGIEnvironment") -> bytes:
    """The request as it came, which is where the protocol begins."""
    headers = (
        f"{name[5:].replace('_', '-')}: {value}\r\n"
        for name, value in environment.items()
        if name.startswith("HTTP_")
    )
    return f"GET / HTTP/1.1\r\n{''.join(headers)}\r\n".encode("latin-1")


def _socket_of(environment: "WSGIEnvironment") -> socket.socket:
    """The socket behind a request, which each server keeps in another place."""
    if "eventlet.input" in environment:
        return environment["eventlet.input"].get_socket()  # type: ignore[no-any-return]
    if "cheroot.socket" in environment:
        return environment["cheroot.socket"]  # type: ignore[no-any-return]
    # gevent lets the whole request be read from it, or wraps it; it ends its own socket by itself.
    body: Any = environment["wsgi.input"]
    return getattr(body, "rfile", body).raw._sock.dup()  # type: ignore[no-any-return]


def _taken_over(environment: "WSGIEnvironment") -> list[bytes]:
    """What tells each server that no answer follows."""
    if "eventlet.input" in environment:
        sys.modules["eventlet.wsgi"].WSGI_LOCAL.already_handled = True
    if "cheroot.socket" in environment:
        raise BrokenPipeError(errno.EPIPE, "the connection has ended")
    return []
