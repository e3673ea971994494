"""Search processes that are kept at hand, so that a long search stops nobody else.

Only socket, subprocess, threading and queue are used: under eventlet or gevent these are the
cooperative ones, under threads the plain ones, so the same code serves every way of running.

Every question is first searched for a moment. What takes longer is searched anew as a long search,
of which there are never so many that short ones find no process. A process whose answer is not
wanted any more, or that exceeds its budget, is ended and replaced, which takes milliseconds. All
leave by themselves when their server has gone.
"""

import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sudoku_helper.web.monitor import Monitor
from sudoku_helper.web.nursery import Job, NotStarted, Nursery, Progress, Worker, WorkerDied
from sudoku_helper.web.turns import Turn, Turns

log = logging.getLogger(__name__)

SHORT_WORK = 0.1
"""The seconds of processor time after which a search is a long one."""

ENDLESS_WORK = 0.0
SECONDS_BETWEEN_COMPLAINTS = 60.0


class Busy(Exception):
    """Every search process is at work, and waiting took too long; or earlier answers wait to be fetched."""


class Unwanted(Exception):
    """Whoever asked has left, or asked something newer."""


class TimedOut(Exception):
    """A search exceeded its budget."""


class _NotShort(Exception):
    """A short search did not come to its end."""


@dataclass(frozen=True)
class Asker:
    """Who asks, whether the answer is still wanted, and whom to tell how far the search is."""

    connection: str
    address: str = ""
    is_here: Callable[[], bool] = lambda: True
    has_room: Callable[[], bool] = lambda: True
    """Whether earlier answers were fetched, so that one more may be looked for."""
    on_progress: Progress | None = None


@dataclass(eq=False)
class _Search(Turn):
    """A turn with its process, and with what tells that it has come."""

    come: "queue.Queue[None]" = field(default_factory=queue.Queue)
    worker: Worker | None = None
    is_cancelled: bool = False
    """Whether nobody waits for its answer any more."""

    @property
    def is_stopped(self) -> bool:
        """Whether it is not to go on; a short one ends by itself soon enough."""
        return self.is_cancelled and self.is_long


class WorkerPool:
    """A fixed number of search processes, started when first needed."""

    def __init__(
        self, workers: int, budget: float, queue_wait: float, monitor: Monitor | None = None
    ) -> None:
        """Take the number of processes and the seconds that a search and the queue may take."""
        self._workers = workers
        self._budget = budget
        self._queue_wait = queue_wait
        self._monitor = monitor or Monitor()
        self._monitor.workers.read = lambda: workers
        self._monitor.busy_workers.read = lambda: len(self._turns.running)
        self.is_well = True
        """Whether the last process that was to be started could be."""
        self._complaint = ""
        self._next_complaint = 0.0
        self._nursery = Nursery()
        # Held while somebody looks who is next, never while somebody searches.
        self._lock = threading.Lock()
        self._asked: set[_Search] = set()
        self._turns: Turns[_Search] = Turns(workers)
        self._idle: list[Worker] = []

    def run(self, job: Job, asker: Asker, patience: float = 1.0) -> Any:
        """The answer to a job when its turn comes, if it is still wanted then.

        *patience* multiplies the time it may take; ``cancel`` stops the jobs of an asker.
        """
        event, _ = job
        seconds = self._budget * patience
        search = _Search(asker.address, asker.connection, event, is_long=patience > 1)
        with self._lock:
            self._asked.add(search)
        try:
            if not search.is_long:
                # What takes too long for a short search comes back as a long one.
                with contextlib.suppress(_NotShort):
                    return self._answer(search, job, asker, seconds, SHORT_WORK)
                search.is_long = True
            return self._answer(search, job, asker, seconds, ENDLESS_WORK)
        finally:
            with self._lock:
                self._asked.remove(search)

    def _answer(self, search: _Search, job: Job, asker: Asker, seconds: float, work: float) -> Any:
        self._wait_for_turn(search)
        begun = time.monotonic()
        try:
            if search.is_stopped or not asker.is_here():
                raise Unwanted
            if not asker.has_room():
                raise Busy
            return self._worker_for(search).call(job, seconds, work, asker.on_progress)
        except (EOFError, OSError) as problem:
            self._dismiss(search)
            reason, error = _why(search, problem)
            self._monitor.restarted(reason)
            raise error from None
        finally:
            self._end(search, time.monotonic() - begun)

    def _wait_for_turn(self, search: _Search) -> None:
        """Wait until a search may begin; Busy if that takes too long.

        While the first process is being started nobody is sent away: that passes by itself.
        """
        asked = time.monotonic()
        with self._lock:
            if not self._turns.has_room(search):
                raise Busy
            self._turns.waiting.append(search)
            self._begin_next()
        while True:
            try:
                search.come.get(timeout=self._queue_wait)
                break
            except queue.Empty:
                with self._lock:
                    if search in self._turns.waiting and not self._nursery.is_starting:
                        self._turns.waiting.remove(search)
                        raise Busy from None
        self._monitor.waited(time.monotonic() - asked)

    def _begin_next(self) -> None:
        while (search := self._turns.next()) is not None:
            search.come.put(None)

    def _worker_for(self, search: _Search) -> Worker:
        """A process that waits for work, or a new one."""
        worker = None
        while worker is None:
            with self._lock:
                worker = self._idle.pop() if self._idle else None
            if worker is None:
                worker = self._new_worker()
            elif not self._can_be_asked(worker):
                worker = None
        with self._lock:
            search.worker = worker
            if search.is_stopped:
                raise EOFError
        return worker

    def _can_be_asked(self, worker: Worker) -> bool:
        """Whether a process that rested is still there; one that has ended is forgotten."""
        if worker.is_alive:
            return True
        self._monitor.restarted("died")
        worker.close()
        return False

    def _new_worker(self) -> Worker:
        try:
            worker = self._nursery.raise_worker()
        except NotStarted as problem:
            self.is_well = False
            self._monitor.restarted("not-started")
            self._complain(str(problem))
            raise
        self.is_well = True
        return worker

    def _complain(self, reason: str) -> None:
        """Log why no process can be started, once in a while rather than for every question."""
        now = time.monotonic()
        if reason != self._complaint or now >= self._next_complaint:
            self._complaint, self._next_complaint = reason, now + SECONDS_BETWEEN_COMPLAINTS
            log.error("no search process can be started with %s", reason)

    def _dismiss(self, search: _Search) -> None:
        """End the process of a search."""
        with self._lock:
            worker, search.worker = search.worker, None
        if worker is not None:
            worker.close()

    def _end(self, search: _Search, seconds: float) -> None:
        """Let the next search begin."""
        with self._lock:
            worker, search.worker = search.worker, None
            self._turns.end(search, seconds)
        if worker is not None and search.is_long:
            # It stands back behind others for good; and perhaps it was told to end.
            worker.close()
        elif worker is not None:
            self._let_rest(worker)
        with self._lock:
            self._begin_next()

    def _let_rest(self, worker: Worker) -> None:
        """Let a process wait for work; end it if there are enough of them."""
        with self._lock:
            is_kept = self._is_short_of_workers
            if is_kept:
                self._idle.append(worker)
        if not is_kept:
            worker.close()

    @property
    def _is_short_of_workers(self) -> bool:
        return len(self._idle) + len(self._turns.running) < self._workers

    def cancel(self, connection: str, event: str | None = None) -> None:
        """Stop what is searched for somebody who has moved on; all of it, or one event alone.

        A short search ends by itself sooner than another process would stand in its place.
        """
        with self._lock:
            for search in self._asked:
                if search.belongs_to(connection, event):
                    search.is_cancelled = True
                    if search.is_stopped and search.worker is not None:
                        search.worker.kill()

    def warm_up(self) -> None:
        """Start the processes that nobody has needed yet, or that have ended, so that no player need wait."""
        for worker in filter(self._can_be_asked, self._take_idle()):
            self._let_rest(worker)
        with contextlib.suppress(NotStarted):
            while self._is_short_of_workers:
                self._let_rest(self._new_worker())

    def close(self) -> None:
        """End every process that is not at work."""
        for worker in self._take_idle():
            worker.close()
        self._nursery.close()

    def _take_idle(self) -> list[Worker]:
        with self._lock:
            idle, self._idle = self._idle, []
        return idle


def _why(search: _Search, problem: Exception) -> tuple[str, Exception]:
    """Why the process of a search has ended, in a word and as what is told to the asker."""
    if search.is_stopped:
        return "cancelled", Unwanted()
    if isinstance(problem, TimeoutError):
        return "too-long", TimedOut()
    if not search.is_long:
        return "long", _NotShort()
    return "died", WorkerDied()
