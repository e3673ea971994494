"""Limits that keep one sender from taking the server away from the others."""

import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class EventRate:
    """How fast each connection may send events: a bucket of tokens that refills steadily."""

    def __init__(self, per_second: float, burst: int) -> None:
        """Take the steady rate and how many events may come at once."""
        self._per_second = per_second
        self._burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def allows(self, sender: str) -> bool:
        """Whether one more event of *sender* is within its rate."""
        now = time.monotonic()
        tokens, since = self._buckets.get(sender, (float(self._burst), now))
        tokens = min(float(self._burst), tokens + (now - since) * self._per_second)
        self._buckets[sender] = (max(0.0, tokens - 1), now)
        return tokens >= 1

    def forget(self, sender: str) -> None:
        """Drop what is known of a sender who has left."""
        self._buckets.pop(sender, None)


class ConnectionCount:
    """How many connections each address holds at the moment."""

    def __init__(self, largest: int) -> None:
        """Take the largest number of connections of one address."""
        self._largest = largest
        self._address_of: dict[str, str] = {}
        self._count: Counter[str] = Counter()

    def admits(self, connection: str, address: str) -> bool:
        """Whether *address* may open one more connection; counts it if so."""
        if self._count[address] >= self._largest:
            return False
        self._address_of[connection] = address
        self._count[address] += 1
        return True

    def release(self, connection: str) -> None:
        """Count a connection no more."""
        address = self._address_of.pop(connection, None)
        if address is None:
            return
        self._count[address] -= 1
        if not self._count[address]:
            del self._count[address]

    def __len__(self) -> int:
        return len(self._address_of)


class BodySizeGuard:
    """Refuses request bodies that are too large, or whose size is not told, before they are read.

    The Socket.IO server would wait forever on a body beyond its own limit.
    """

    def __init__(self, application: "WSGIApplication", largest: int) -> None:
        """Take the application behind and the largest body in bytes."""
        self._application = application
        self._largest = largest

    def __call__(
        self, environment: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass on what is small enough."""
        if environment["REQUEST_METHOD"] not in ("GET", "HEAD", "OPTIONS"):
            length = environment.get("CONTENT_LENGTH") or ""
            if not length.isdecimal():
                return _refuse(start_response, "411 Length Required")
            if int(length) > self._largest:
                return _refuse(start_response, "413 Content Too Large")
        return self._application(environment, start_response)


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
        return self._application(environment, start_response)


def _refuse(start_response: "Callable[..., object]", status: str) -> list[bytes]:
    start_response(status, [("Content-Type", "text/plain"), ("Connection", "close")])
    return [status.encode()]
