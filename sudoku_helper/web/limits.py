"""Limits that keep one sender from taking the server away from the others."""

import threading
import time
from collections import Counter

MOST_REMEMBERED = 10_000
"""How many senders are remembered before those are forgotten who may do everything again."""


class Allowance:
    """What each sender may use: a bucket of tokens that refills steadily."""

    def __init__(self, per_second: float, burst: float) -> None:
        """Take the steady rate and how much may be used at once."""
        self._per_second = per_second
        self._burst = float(burst)
        self._buckets: dict[str, tuple[float, float]] = {}
        self._lock = threading.Lock()

    def left(self, sender: str) -> float:
        """How much *sender* may use now; below nothing after having used too much."""
        tokens, since = self._buckets.get(sender, (self._burst, time.monotonic()))
        return min(self._burst, tokens + (time.monotonic() - since) * self._per_second)

    def use(self, sender: str, amount: float) -> float:
        """Take from what *sender* may use; the seconds until that much has been refilled."""
        with self._lock:
            left = self.left(sender) - amount
            self._buckets[sender] = (left, time.monotonic())
            if len(self._buckets) > MOST_REMEMBERED:
                self._forget_the_modest()
        return max(0.0, -left / self._per_second)

    def forget(self, sender: str) -> None:
        """Drop what is known of a sender who has left."""
        self._buckets.pop(sender, None)

    def _forget_the_modest(self) -> None:
        for sender in list(self._buckets):
            if self.left(sender) >= self._burst:
                self.forget(sender)


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
