"""Whose turn it is to search: fair shares of the search processes, whoever asks how much.

- Searches wait in a row by address, and inside an address by connection; whoever was served longest
  ago comes next. So a thousand questions of one address delay another one by a single search.
- An address holds at most half of the processes while others wait.
- Long searches hold at most half of the processes, one for each connection, so that the short
  searches of everybody else always find a process. Inside an address short searches come first, and
  those of connections for which much was searched already come last: a school behind one address
  stays playable while one of its pupils lets search after search run.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Generic, TypeVar

from sudoku_helper.web.limits import Allowance

MOST_WAITING_OF_ADDRESS = 200
MOST_WAITING_OF_CONNECTION = 50

EXTRA_OF_ADDRESS = (0.3, 1.0)
"""The share of a process that an address may use for short searches beyond its half of all processes,
and the seconds of it that may be used at once."""

EXTRA_OF_CONNECTION = (0.1, 0.5)
"""How much of that one of its connections may use, so that something is left for the others."""

MODEST_USE = (0.1, 0.5)
"""The share of a process, and the seconds of it at once, up to which a connection comes before those of the
same address that use more."""


@dataclass(eq=False)
class Turn:
    """A search that waits for a process or has one."""

    address: str
    connection: str
    event: str
    is_long: bool = False

    def belongs_to(self, connection: str, event: str | None) -> bool:
        """Whether it was asked by a connection; whatever was asked, or one event alone."""
        return self.connection == connection and event in (None, self.event)


Waiting = TypeVar("Waiting", bound=Turn)


class Turns(Generic[Waiting]):
    """The searches that wait and those that have a process. It decides; it does not act."""

    def __init__(self, processes: int) -> None:
        """Take how many searches can go on at the same time."""
        self._processes = processes
        self._half = max(1, processes // 2)
        self._extra_of_address = Allowance(*EXTRA_OF_ADDRESS)
        self._extra_of_connection = Allowance(*EXTRA_OF_CONNECTION)
        self._modest_use = Allowance(*MODEST_USE)
        self._clock = count(1)
        self._served: dict[str, int] = {}
        self.waiting: list[Waiting] = []
        self.running: list[Waiting] = []

    def has_room(self, turn: Turn) -> bool:
        """Whether one more may wait, or whoever asks has enough in the row already.

        The first of a connection always may, however many its classmates have there.
        """
        of_address = sum(turn.address == each.address for each in self.waiting)
        of_connection = sum(turn.connection == each.connection for each in self.waiting)
        return not of_connection or (
            of_address < MOST_WAITING_OF_ADDRESS and of_connection < MOST_WAITING_OF_CONNECTION
        )

    def next(self) -> Waiting | None:
        """The search that begins now, if there is a process for it; it is running from then on."""
        if len(self.running) >= self._processes:
            return None
        ready = list(self._ready())
        if not ready:
            return None
        turn = min(ready, key=self._place)
        self.waiting.remove(turn)
        self.running.append(turn)
        self._served[turn.address] = self._served[turn.connection] = next(self._clock)
        return turn

    def end(self, turn: Waiting, seconds: float) -> None:
        """Note that a search is over, and how long it had its process."""
        self._modest_use.use(turn.connection, seconds)
        if self._held()[turn.address] > self._half:
            self._extra_of_address.use(turn.address, seconds)
            self._extra_of_connection.use(turn.connection, seconds)
        self.running.remove(turn)
        here = {name for each in self._all() for name in (each.address, each.connection)}
        self._served = {name: when for name, when in self._served.items() if name in here}

    def _place(self, turn: Waiting) -> tuple[int, bool, bool, int]:
        """The earlier in order, the sooner its turn comes."""
        served = self._served
        return (
            served.get(turn.address, 0),
            turn.is_long,
            self._modest_use.left(turn.connection) < 0,
            served.get(turn.connection, 0),
        )

    def _ready(self) -> Iterator[Waiting]:
        """Those that may begin if a process is free."""
        held = self._held()
        long = [turn for turn in self.running if turn.is_long]
        fitting = [
            turn
            for turn in self.waiting
            if not turn.is_long
            or (len(long) < self._half and all(turn.connection != each.connection for each in long))
        ]
        modest = [turn for turn in fitting if held[turn.address] < self._half]
        if modest:
            yield from modest
            return
        yield from (turn for turn in fitting if not turn.is_long and self._has_extra(turn))

    def _has_extra(self, turn: Turn) -> bool:
        of_address = self._extra_of_address.left(turn.address)
        return min(of_address, self._extra_of_connection.left(turn.connection)) > 0

    def _held(self) -> Counter[str]:
        """How many processes each address has."""
        return Counter(turn.address for turn in self.running)

    def _all(self) -> Iterator[Waiting]:
        yield from self.waiting
        yield from self.running
