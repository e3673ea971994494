"""Limits that keep one sender from taking the server away from the others."""

import threading
import time
from collections import Counter

SECONDS_REMEMBERED = 60.0
"""How often those are forgotten who may do everything again."""

SHARE_AT_ONCE = 8.0
"""How many seconds of its fair share a connection may use at once."""


class Allowance:
    """What each sender may use: a bucket of tokens that refills steadily."""

    def __init__(self, per_second: float, burst: float) -> None:
        """Take the steady rate and how much may be used at once."""
        self._per_second = per_second
        self._burst = float(burst)
        self._buckets: dict[str, tuple[float, float]] = {}
        self._lock = threading.Lock()
        self._is_to_forget = False

    def left(self, sender: str) -> float:
        """How much *sender* may use now; below nothing after having used too much."""
        tokens, since = self._buckets.get(sender, (self._burst, time.monotonic()))
        return min(self._burst, tokens + (time.monotonic() - since) * self._per_second)

    def use(self, sender: str, amount: float) -> float:
        """Take from what *sender* may use; the seconds until that much has been refilled."""
        with self._lock:
            left = self.left(sender) - amount
            self._buckets[sender] = (left, time.monotonic())
            if not self._is_to_forget:
                self._forget_later()
        return max(0.0, -left / self._per_second)

    def forget(self, sender: str) -> None:
        """Drop what is known of a sender who has left."""
        self._buckets.pop(sender, None)

    def _forget_later(self) -> None:
        """Whoever is known will be forgotten, also if nobody comes any more."""
        self._is_to_forget = True
        timer = threading.Timer(SECONDS_REMEMBERED, self.forget_the_modest)
        timer.daemon = True
        timer.start()

    def forget_the_modest(self) -> None:
        """Drop those who may do everything again."""
        with self._lock:
            for sender in list(self._buckets):
                if self.left(sender) >= self._burst:
                    self.forget(sender)
            self._is_to_forget = False
            if self._buckets:
                self._forget_later()


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

    def of(self, address: str) -> int:
        """How many an address holds."""
        return self._count[address]

    def __len__(self) -> int:
        return len(self._address_of)


class Shares:
    """What the connections of an address may use together, of which each has a fair share in any case.

    While the address has something left, anybody may use it. After that a connection waits for its own
    share to be refilled, and never for the debt of the others.
    """

    def __init__(self, per_second: float, burst: float, connections: ConnectionCount) -> None:
        """Take the steady rate of an address, how much it may use at once, and who shares that."""
        self._per_second = per_second
        self._connections = connections
        self._together = Allowance(per_second, burst)
        # In seconds, as the share becomes smaller when others join.
        self._alone = Allowance(1.0, SHARE_AT_ONCE)

    def join(self, connection: str) -> None:
        """Begin with a share that has to fill: whoever leaves and comes back gains nothing by it."""
        self._alone.use(connection, SHARE_AT_ONCE)

    def use(self, address: str, connection: str, amount: float) -> float:
        """Take from what the address may use; the seconds that the connection has to wait."""
        delay = self._together.use(address, amount)
        if not delay:
            return 0.0
        share = self._per_second / max(1, self._connections.of(address))
        return min(delay, self._alone.use(connection, amount / share))

    def leave(self, connection: str) -> None:
        """Forget a connection."""
        self._alone.forget(connection)


class Unread:
    """How many bytes wait until somebody fetches them, by connection and by address."""

    def __init__(self, most_of_connection: int, most_of_address: int) -> None:
        """Take how many bytes may wait before nothing more is looked for."""
        self._most_of_connection = most_of_connection
        self._most_of_address = most_of_address
        self._address_of: dict[str, str] = {}
        self._waiting: Counter[str] = Counter()
        self._on_the_way: Counter[str] = Counter()
        self._lock = threading.Lock()

    def join(self, connection: str, address: str) -> None:
        """Begin to count for a connection."""
        self._address_of[connection] = address

    def leave(self, connection: str) -> None:
        """Forget a connection and whatever waits for it."""
        self._give(connection, -self._waiting[connection])
        self._address_of.pop(connection, None)
        self._on_the_way.pop(connection, None)

    def add(self, connection: str, size: int) -> None:
        """Count what begins to wait."""
        if connection in self._address_of:
            self._give(connection, size)

    def fetched(self, connection: str) -> None:
        """Count what was on its way no more: whoever asks for the next has got it."""
        self._give(connection, -min(self._on_the_way.pop(connection, 0), self._waiting[connection]))

    def fetching(self, connection: str, size: int) -> None:
        """Note how much of what waits is on its way."""
        if connection in self._address_of:
            self._on_the_way[connection] = size

    def has_room(self, connection: str) -> bool:
        """Whether an answer may be looked for; always where little waits, whatever others leave unread."""
        own = self._waiting[connection]
        of_address = self._waiting[self._address_of.get(connection, "")]
        is_modest = own < self._most_of_connection / 10
        return is_modest or (own < self._most_of_connection and of_address < self._most_of_address)

    def _give(self, connection: str, size: int) -> None:
        with self._lock:
            for name in (connection, self._address_of.get(connection, "")):
                self._waiting[name] += size
                if not self._waiting[name]:
                    del self._waiting[name]
