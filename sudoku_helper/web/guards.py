"""Guards around the whole app, the Socket.IO server included: what they refuse costs nothing behind them."""

import logging
from collections.abc import Callable, Collection, Iterable
from io import TextIOBase
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from sudoku_helper.web.monitor import Monitor

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

log = logging.getLogger(__name__)

ASKED_BY_ADDRESS = ("/healthz", "/metrics")
"""What balancers and monitors ask for, who know a process by its address; nothing there names a host."""


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
                return refuse(start_response, "413 Content Too Large")
        return self._application(environment, start_response)


class OverlapGuard:
    """Refuses a second message by long polling while the one before it is being read.

    No page sends one: it waits for the end of the first. Who is read slowly would otherwise send ever
    more of them side by side.
    """

    def __init__(self, application: "WSGIApplication", monitor: Monitor) -> None:
        """Take the application behind."""
        self._application = application
        self._monitor = monitor
        self._sending: set[str] = set()

    def __call__(
        self, environment: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass on one request of a connection at a time."""
        (connection,) = parse_qs(environment.get("QUERY_STRING", "")).get("sid", [""])[:1]
        if environment["REQUEST_METHOD"] != "POST" or not connection:
            return self._application(environment, start_response)
        if connection in self._sending:
            self._monitor.refused("overlap")
            return refuse(start_response, "400 Bad Request")
        self._sending.add(connection)
        try:
            return self._application(environment, start_response)
        finally:
            self._sending.discard(connection)


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
    start_response(status, [("Content-Type", "text/plain"), ("Connection", "close")])
    return [status.encode()]
