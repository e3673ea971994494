"""Limits that keep one sender from taking the server away from the others."""

import time
from collections import Counter
from collections.abc import Callable, Iterable
from io import TextIOBase
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


MOST_REMEMBERED = 10_000
"""How many senders are remembered before those are forgotten who may do everything again."""


class _Nowhere(TextIOBase):
    """Where what is written is not kept."""

    def write(self, text: str) -> int:
        return len(text)


class Allowance:
    """What each sender may use: a bucket of tokens that refills steadily."""

    def __init__(self, per_second: float, burst: float) -> None:
        """Take the steady rate and how much may be used at once."""
        self._per_second = per_second
        self._burst = float(burst)
        self._buckets: dict[str, tuple[float, float]] = {}

    def left(self, sender: str) -> float:
        """How much *sender* may use now."""
        tokens, since = self._buckets.get(sender, (self._burst, time.monotonic()))
        return min(self._burst, tokens + (time.monotonic() - since) * self._per_second)

    def use(self, sender: str, amount: float) -> None:
        """Take from what *sender* may use, below nothing if need be."""
        self._buckets[sender] = (self.left(sender) - amount, time.monotonic())
        if len(self._buckets) > MOST_REMEMBERED:
            for each in list(self._buckets):
                if self.left(each) >= self._burst:
                    self.forget(each)

    def allows(self, sender: str) -> bool:
        """Whether *sender* may use one more; takes it if so."""
        if self.left(sender) < 1:
            return False
        self.use(sender, 1)
        return True

    def wait(self, sender: str) -> float:
        """After how many seconds *sender* may use one more."""
        return max(0.0, 1 - self.left(sender)) / self._per_second

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
                return refuse(start_response, "411 Length Required")
            if int(length) > self._largest:
                return refuse(start_response, "413 Content Too Large")
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
        # Where eventlet tells of connections that broke, with their addresses.
        environment["wsgi.errors"] = _Nowhere()
        return self._application(environment, start_response)


def refuse(start_response: "Callable[..., object]", status: str) -> list[bytes]:
    """Answer with nothing but a status, and expect no more on this connection."""
    start_response(status, [("Content-Type", "text/plain"), ("Connection", "close")])
    return [status.encode()]
