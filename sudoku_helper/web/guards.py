"""Guards around the whole app, the Socket.IO server included: what they refuse costs nothing behind them."""

import contextlib
import logging
import threading
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from io import TextIOBase
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from sudoku_helper.web.edge import household
from sudoku_helper.web.limits import Allowance
from sudoku_helper.web.monitor import Monitor

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

log = logging.getLogger(__name__)

ASKED_BY_ADDRESS = ("/healthz", "/metrics")
"""What balancers and monitors ask for, who know a process by its address; nothing there names a host."""

LAST = ("Connection", "close")
"""The header of an answer after which nothing more is read, whatever the server thinks of it."""

MOST_TAKEN = 16_000_000
"""How large a body may be that is refused and taken all the same: a photo."""

LARGEST_PIECE = 65536
"""How many bytes of an answer are given to the server at once."""

MOST_WORK = 0.05
"""How many seconds of work for one page count at most: what is made once for all is nobody's fault."""


class BodySizeGuard:
    """Refuses request bodies that are too large, or whose size is not told, before they are read.

    The Socket.IO server would wait forever on a body beyond its own limit.
    """

    def __init__(self, application: "WSGIApplication", largest: int, monitor: Monitor) -> None:
        """Take the application behind and the largest body in bytes."""
        self._application = application
        self._largest = largest
        self._monitor = monitor

    def __call__(
        self, environment: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass on what is small enough."""
        if environment["REQUEST_METHOD"] not in ("GET", "HEAD", "OPTIONS"):
            length = environment.get("CONTENT_LENGTH") or ""
            if not length.isdecimal():
                self._monitor.refused("size")
                return refuse(start_response, "411 Length Required")
            if int(length) > self._largest:
                self._monitor.refused("size")
                _take(environment["wsgi.input"], int(length))
                return refuse(start_response, "413 Content Too Large")
        return self._application(environment, start_response)


def _take(body: Any, length: int) -> None:
    """Let a refused body come in, piece by piece: whoever is cut off while sending never hears the answer."""
    if length > MOST_TAKEN:
        return
    with contextlib.suppress(OSError):
        while piece := body.read(min(length, LARGEST_PIECE)):
            length -= len(piece)


class OverlapGuard:
    """Refuses a second request of a kind by long polling while the one before it is going on.

    No page sends one: it waits for the end of the first. Who is read slowly would otherwise send ever
    more of them side by side, and who does not fetch an answer would be given ever more.
    """

    def __init__(self, application: "WSGIApplication", monitor: Monitor) -> None:
        """Take the application behind."""
        self._application = application
        self._monitor = monitor
        self._going_on: set[tuple[str, str]] = set()

    def __call__(
        self, environment: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass on one request of a connection at a time, to send and to fetch."""
        connection = session_of(environment)
        request = (environment["REQUEST_METHOD"], connection)
        if not connection or "HTTP_UPGRADE" in environment:
            return self._application(environment, start_response)
        if request in self._going_on:
            self._monitor.refused("overlap")
            return refuse(start_response, "400 Bad Request")
        self._going_on.add(request)
        end = partial(self._going_on.discard, request)
        return _until_the_end(lambda: self._application(environment, start_response), end)


class FairPages:
    """Serves pages and files so that one address cannot take the thread from the game of the others.

    An address gets one answer after the other, between which everybody else has a turn. How long they
    take is counted, and whoever has used up what an address may use waits before the next.
    """

    def __init__(
        self,
        application: "WSGIApplication",
        work: Allowance,
        most_at_once: int,
        sleep: Callable[[float], object],
        is_game: Callable[[str], bool],
        monitor: Monitor,
        made_elsewhere: Collection[str] = (),
    ) -> None:
        """Take the application behind, the seconds of work and the requests at once that an address
        may have, what tells whether a name is that of a connection, and the paths of what other
        processes make: waiting for them takes nothing from anybody, so nobody waits behind them.
        """
        self._application = application
        self._work = work
        self._most_at_once = most_at_once
        self._sleep = sleep
        self._is_game = is_game
        self._monitor = monitor
        self._made_elsewhere = made_elsewhere
        self._open: Counter[str] = Counter()
        self._turns: dict[str, threading.Lock] = {}
        self._counting = threading.Lock()

    def __call__(
        self, environment: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass on a request when its turn comes."""
        if self._is_of_the_game(environment) or environment["PATH_INFO"] in ASKED_BY_ADDRESS:
            return self._application(environment, start_response)
        address = household(environment.get("REMOTE_ADDR", ""))
        with self._counting:
            if self._open[address] >= self._most_at_once:
                self._monitor.refused("pages")
                return refuse(start_response, "429 Too Many Requests")
            self._open[address] += 1
            turn = self._turns.setdefault(address, threading.Lock())
        is_ours = environment["PATH_INFO"] not in self._made_elsewhere

        def answer() -> Iterable[bytes]:
            with turn if is_ours else contextlib.nullcontext():
                delay = self._work.use(address, 0)
                if delay:
                    self._monitor.refused("too-fast")
                # Even without a delay the others come to their turn.
                self._sleep(delay)
                begun = time.thread_time()
                try:
                    return self._application(environment, start_response)
                finally:
                    self._work.use(address, min(time.thread_time() - begun, MOST_WORK))

        return _until_the_end(answer, partial(self._close, address))

    def _is_of_the_game(self, environment: "WSGIEnvironment") -> bool:
        """Whether a request belongs to a connection, or opens one: those have limits of their own."""
        connection = session_of(environment)
        is_connecting = environment["PATH_INFO"].startswith("/socket.io/")
        return is_connecting and (not connection or self._is_game(connection))

    def _close(self, address: str) -> None:
        with self._counting:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address], self._turns[address]


def session_of(environment: "WSGIEnvironment") -> str:
    """The connection of the game that a request by long polling belongs to; none if it names none."""
    (connection,) = parse_qs(environment.get("QUERY_STRING", "")).get("sid", [""])[:1]
    return str(connection)


def _until_the_end(
    answer: Callable[[], Iterable[bytes]], end: Callable[[], object]
) -> Iterable[bytes]:
    """An answer; *end* is called when it has been sent, or when there is none."""
    with contextlib.ExitStack() as stack:
        stack.callback(end)
        body = answer()
        stack.pop_all()
    return _Whole(body, end) if isinstance(body, list) else _Pieces(body, end)


class _Whole(list[bytes]):
    """An answer that is there as a whole, so that servers can tell its length."""

    def __init__(self, body: list[bytes], end: Callable[[], object]) -> None:
        super().__init__(body)
        self.close = end


class _Pieces:
    """An answer in pieces, as some servers keep a copy of what they send until it is fetched."""

    def __init__(self, body: Iterable[bytes], end: Callable[[], object]) -> None:
        self._body = body
        self._end = end

    def __iter__(self) -> Iterator[bytes]:
        for part in self._body:
            for start in range(0, len(part), LARGEST_PIECE):
                yield part[start : start + LARGEST_PIECE]
        self.close()

    def close(self) -> None:
        end, self._end = self._end, _nothing
        try:
            getattr(self._body, "close", _nothing)()
        finally:
            end()


def _nothing() -> None:
    """Do nothing more."""


class TrustedHosts:
    """Refuses requests for another site, before anything takes that name for ours.

    The Socket.IO server takes whatever name it is called by for its own origin, so a foreign page that
    lets its own name lead to this machine could speak to it.
    """

    def __init__(
        self, application: "WSGIApplication", names: Collection[str], monitor: Monitor
    ) -> None:
        """Take the application behind and the names that are ours."""
        self._application = application
        self._names = names
        self._monitor = monitor

    def __call__(
        self, environment: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass on what is meant for us."""
        name = name_of(environment.get("HTTP_HOST", ""))
        if name not in self._names and environment["PATH_INFO"] not in ASKED_BY_ADDRESS:
            self._monitor.refused("host")
            return refuse(start_response, "400 Bad Request")
        return self._application(environment, start_response)


def name_of(host: str) -> str:
    """The name in a Host header, without its port; an IPv6 address keeps its brackets."""
    name, colon, port = host.rpartition(":")
    if not colon or (port and not port.isdecimal()):
        name = host
    return name.lower().removesuffix(".")


class ForwardedHeaders:
    """Drops what a request claims of its way here, once a trusted proxy's word has been heard.

    The Socket.IO server would otherwise take the claimed host for its own and allow every origin.
    """

    def __init__(self, application: "WSGIApplication") -> None:
        """Take the application behind."""
        self._application = application

    def __call__(
        self, environment: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass on the request without them."""
        for name in [name for name in environment if name.startswith("HTTP_X_FORWARDED_")]:
            del environment[name]
        # Where eventlet tells of connections that broke, with their addresses.
        environment["wsgi.errors"] = _Nowhere()
        return self._application(environment, start_response)


class _Nowhere(TextIOBase):
    """Where what is written is not kept."""

    def write(self, text: str) -> int:
        return len(text)


class FailureGuard:
    """Answers what fails unexpectedly with a status, and logs one line.

    Left to themselves, servers would log a page with the address of the sender, or send the page back.
    """

    def __init__(self, application: "WSGIApplication") -> None:
        """Take the application behind."""
        self._application = application

    def __call__(
        self, environment: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass on the request."""
        try:
            return self._application(environment, start_response)
        except ConnectionError:
            # How the server of threads hears that a WebSocket has ended.
            raise
        except Exception as problem:
            log.warning("a request failed: %s", type(problem).__name__)
            return refuse(start_response, "500 Internal Server Error")


def refuse(start_response: "Callable[..., object]", status: str) -> list[bytes]:
    """Answer with nothing but a status, and expect no more on this connection."""
    start_response(
        status,
        [
            ("Content-Type", "text/plain"),
            ("Content-Length", str(len(status))),
            LAST,
        ],
    )
    return [status.encode()]
