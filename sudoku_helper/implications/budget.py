"""How long a search may go on: a budget that can be used up, watched and cancelled.

A technique asks for work to be allowed and stops when it is not. Whoever starts the search sets the
limits around it; without any, a search goes on until it is complete.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from threading import Event
from time import monotonic


class SearchStoppedError(Exception):
    """The budget of a search is used up, or it was cancelled."""


@dataclass
class Budget:
    """The limits of a search: how much *work*, how many *seconds*, and whether it was cancelled.

    ``on_progress`` is told now and then what is being searched and how many probes were made.
    """

    work: int | None = None
    seconds: float | None = None
    on_progress: Callable[[str, int], None] | None = None
    cancelled: Event = field(default_factory=Event)
    spent: int = 0
    _started: float = field(default_factory=monotonic)

    def spend(self, work: int, stage: str) -> None:
        """Note that work was done; raises SearchStoppedError when the budget is used up."""
        self.spent += work
        if self.on_progress:
            self.on_progress(stage, self.spent)
        if self.is_used_up:
            raise SearchStoppedError(stage)

    @property
    def is_used_up(self) -> bool:
        """Whether the search has to stop."""
        too_much = self.work is not None and self.spent > self.work
        too_long = self.seconds is not None and monotonic() - self._started > self.seconds
        return too_much or too_long or self.cancelled.is_set()


_current: ContextVar[Budget | None] = ContextVar("search budget", default=None)


@contextmanager
def limited_by(budget: Budget) -> Iterator[Budget]:
    """Let every search inside the with block keep to a budget."""
    token = _current.set(budget)
    try:
        yield budget
    finally:
        _current.reset(token)


def is_used_up() -> bool:
    """Whether the search that is going on had to stop."""
    budget = _current.get()
    return budget is not None and budget.is_used_up


def spend(work: int, stage: str) -> None:
    """Note work for the search that is going on, if it has a budget."""
    budget = _current.get()
    if budget is not None:
        budget.spend(work, stage)
