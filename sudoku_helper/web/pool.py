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
import os
import queue
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sudoku_helper.events.frames import receive_frame, send_frame
from sudoku_helper.web.turns import Turn, Turns

log = logging.getLogger(__name__)

Progress = Callable[[Mapping[str, Any]], None]
Job = tuple[str, object]
"""The name of an event and its checked request."""

START_LIMIT = 30.0
"""The seconds that a search process may take until it can be asked."""

SHORT_WORK = 0.1
"""The seconds of processor time after which a search is a long one."""

ENDLESS_WORK = 0.0


class Busy(Exception):
    """Every search process is at work, and waiting took too long."""


class Unwanted(Exception):
    """Whoever asked has left, or asked something newer."""


class TimedOut(Exception):
    """A search exceeded its budget."""


class WorkerDied(Exception):
    """A search process ended without an answer."""


class Nursery:
    """The process that search processes are split from; started when first needed."""

    def __init__(self) -> None:
        self._starting = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._connection: socket.socket | None = None

    @property
    def is_starting(self) -> bool:
        """Whether somebody waits for the process to stand."""
        return self._starting.locked()

    def raise_worker(self) -> "Worker":
        """A new search process."""
        with self._starting:
            if self._process is None or self._process.poll() is not None:
                self._start()
            assert self._connection is not None
            ours, theirs = socket.socketpair()
            with theirs:
                socket.send_fds(self._connection, [b"+"], [theirs.fileno()])
        return Worker(ours)

    def _start(self) -> None:
        self.close()
        ours, theirs = socket.socketpair()
        python = sys.executable if os.access(sys.executable or "", os.X_OK) else _prefix_python()
        with theirs:
            self._process = subprocess.Popen(
                [python, "-m", "sudoku_helper.events.worker"],
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                close_fds=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        self._connection = ours
        # Starting takes a while on a busy machine and is no part of anybody's search.
        receive_frame(ours, time.monotonic() + START_LIMIT)

    def close(self) -> None:
        """End the process; those that were split from it go on."""
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.kill()
            self._process.wait()


def _prefix_python() -> str:
    """The interpreter of this environment where the server hides it, as mod_wsgi does."""
    return str(Path(sys.prefix, "bin", "python3"))


class Worker:
    """One search process and the socket that leads to it."""

    def __init__(self, connection: socket.socket) -> None:
        """Take the way to a process that is about to begin, and wait until it has."""
        self._connection = connection
        _, self.pid = receive_frame(connection, time.monotonic() + START_LIMIT)
        # Means this process for ever, while its number may mean another one some day.
        self._process = os.pidfd_open(self.pid)

    @property
    def is_alive(self) -> bool:
        """Whether the process has not ended; the nursery keeps none that has."""
        try:
            signal.pidfd_send_signal(self._process, 0)
        except ProcessLookupError:
            return False
        return True

    def call(self, job: Job, seconds: float, work: float, on_progress: Progress | None) -> Any:
        """The answer to a job; EOFError if it takes more than that much work."""
        deadline = time.monotonic() + seconds
        self._connection.settimeout(seconds)
        send_frame(self._connection, (*job, seconds, work))
        while True:
            kind, content = receive_frame(self._connection, deadline)
            if kind == "answer":
                return content
            if on_progress:
                on_progress(content)

    def kill(self) -> None:
        """End the process; whoever waits for its answer hears of it."""
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._process, signal.SIGKILL)

    def close(self) -> None:
        """End the process and forget it."""
        self.kill()
        os.close(self._process)
        self._connection.close()


@dataclass(frozen=True)
class Asker:
    """Who asks, whether the answer is still wanted, and whom to tell how far the search is."""

    connection: str
    address: str = ""
    is_here: Callable[[], bool] = lambda: True
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

    def __init__(self, workers: int, budget: float, queue_wait: float) -> None:
        """Take the number of processes and the seconds that a search and the queue may take."""
        self._workers = workers
        self._budget = budget
        self._queue_wait = queue_wait
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
        search = _Search(asker.address, asker.connection, event, is_long=patience > 1)
        with self._lock:
            self._asked.add(search)
        try:
            if not search.is_long:
                # What takes too long for a short search comes back as a long one.
                with contextlib.suppress(WorkerDied):
                    return self._answer(search, job, asker, self._budget, SHORT_WORK)
                search.is_long = True
            return self._answer(search, job, asker, self._budget * patience, ENDLESS_WORK)
        finally:
            with self._lock:
                self._asked.remove(search)

    def _answer(self, search: _Search, job: Job, asker: Asker, seconds: float, work: float) -> Any:
        self._wait_for_turn(search)
        begun = time.monotonic()
        try:
            if search.is_stopped or not asker.is_here():
                raise Unwanted
            return self._worker_for(search).call(job, seconds, work, asker.on_progress)
        except (EOFError, OSError) as problem:
            self._dismiss(search)
            if search.is_stopped:
                raise Unwanted from None
            raise (TimedOut if isinstance(problem, TimeoutError) else WorkerDied) from None
        finally:
            self._end(search, time.monotonic() - begun)

    def _wait_for_turn(self, search: _Search) -> None:
        """Wait until a search may begin; Busy if that takes too long.

        While the first process is being started nobody is sent away: that passes by itself.
        """
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
                worker = self._nursery.raise_worker()
            elif not worker.is_alive:
                worker.close()
                worker = None
        with self._lock:
            search.worker = worker
            if search.is_stopped:
                raise EOFError
        return worker

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
        if worker is not None:
            # One that was told to end may have answered nevertheless.
            self._let_rest(worker, is_well=not search.is_stopped)
        with self._lock:
            self._begin_next()

    def _let_rest(self, worker: Worker, is_well: bool = True) -> None:
        """Let a process wait for work; end it if there are enough of them."""
        with self._lock:
            is_kept = is_well and self._is_short_of_workers
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
        """Start the processes that nobody has needed yet, so that the first player need not wait."""
        with contextlib.suppress(EOFError, OSError):
            while self._is_short_of_workers:
                self._let_rest(self._nursery.raise_worker())

    def close(self) -> None:
        """End every process that is not at work."""
        with self._lock:
            idle, self._idle = self._idle, []
        for worker in idle:
            worker.close()
        self._nursery.close()
