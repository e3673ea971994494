"""Search processes that are kept at hand, so that a long search stops nobody else.

Only socket, subprocess and queue are used: under eventlet or gevent these are the cooperative ones,
under threads the plain ones, so the same code serves every way of running. A process that exceeds
its budget is ended and replaced. A process whose server has gone reads the end of its input and
leaves by itself.
"""

import contextlib
import logging
import os
import queue
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from sudoku_helper.events.frames import CANCEL, receive_frame, send_frame

log = logging.getLogger(__name__)

Progress = Callable[[Mapping[str, Any]], None]
Job = tuple[str, object]
"""The name of an event and its checked request."""

START_LIMIT = 30.0
"""The seconds that a search process may take until it can be asked."""

SECONDS_BETWEEN_COMPLAINTS = 60.0
LONGEST_REASON = 200


class Busy(Exception):
    """Every search process is at work, and waiting took too long."""


class Unwanted(Exception):
    """Whoever asked has left while the question waited."""


class TimedOut(Exception):
    """A search exceeded its budget."""


class WorkerDied(Exception):
    """A search process ended without an answer."""


class NotStarted(WorkerDied):
    """A search process could not be started; says with which interpreter, and why."""


class _Worker:
    """One search process and the socket that leads to it."""

    def __init__(self) -> None:
        python = sys.executable if os.access(sys.executable or "", os.X_OK) else _prefix_python()
        self.connection, theirs = socket.socketpair()
        complaints, their_complaints = socket.socketpair()
        with complaints:
            try:
                with theirs, their_complaints:
                    self.process = subprocess.Popen(
                        [python, "-m", "sudoku_helper.events.worker"],
                        stdin=theirs.fileno(),
                        # Where the server complains, and the process too once it has started.
                        stdout=2,
                        stderr=their_complaints.fileno(),
                        close_fds=True,
                        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                    )
            except OSError as problem:
                self.connection.close()
                raise NotStarted(f"{python}: {problem.strerror}") from None
            # Starting takes a while on a busy machine and is no part of anybody's search.
            try:
                receive_frame(self.connection, time.monotonic() + START_LIMIT)
            except (EOFError, OSError) as problem:
                self.end()
                ended = f"ended with exit code {self.process.returncode}"
                reason = str(problem) or _last_line(complaints) or ended
                raise NotStarted(f"{python}: {reason}") from None

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def call(self, job: Job, seconds: float, on_progress: Progress | None) -> Any:
        deadline = time.monotonic() + seconds
        self.connection.settimeout(seconds)
        send_frame(self.connection, (*job, seconds))
        while True:
            kind, content = receive_frame(self.connection, deadline)
            if kind == "answer":
                return content
            if on_progress:
                on_progress(content)

    def cancel(self) -> None:
        """Ask the process to stop what it searches; it still answers."""
        with contextlib.suppress(OSError):
            send_frame(self.connection, (CANCEL, None, 0.0))

    def end(self) -> None:
        self.process.kill()
        self.connection.close()
        self.process.wait()


def _last_line(complaints: socket.socket) -> str:
    """The end of what a process said before it ended; all of it has arrived by then."""
    complaints.settimeout(1.0)
    with contextlib.suppress(OSError):
        lines = complaints.recv(65536).decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")[:LONGEST_REASON]
    return ""


def _prefix_python() -> str:
    """The interpreter of this environment where the server hides it, as mod_wsgi does."""
    return str(Path(sys.prefix, "bin", "python3"))


class WorkerPool:
    """A fixed number of search processes, started when first needed."""

    def __init__(self, workers: int, budget: float, queue_wait: float) -> None:
        """Take the number of processes and the seconds that a search and the queue may take."""
        self._budget = budget
        self._queue_wait = queue_wait
        self.is_well = True
        """Whether the last process that was to be started could be."""
        self._complaint = ""
        self._next_complaint = 0.0
        # As a list, since threads may not count together without a lock.
        self._starting: list[None] = []
        # Whom a process searches for, and what.
        self._at_work: dict[_Worker, tuple[str | None, str]] = {}
        self._free: queue.LifoQueue[_Worker | None] = queue.LifoQueue()
        for _ in range(workers):
            self._free.put(None)

    def run(
        self,
        job: Job,
        on_progress: Progress | None = None,
        is_wanted: Callable[[], bool] = lambda: True,
        patience: float = 1.0,
        owner: str | None = None,
    ) -> Any:
        """The answer to a job from the next free process, if it is still wanted then.

        *patience* multiplies the time it may take; ``cancel`` stops the jobs of an *owner*.
        """
        worker = self._next_free()
        try:
            if not is_wanted():
                raise Unwanted
            if worker is not None and not worker.is_alive:
                worker.end()
                worker = None
            worker = worker or self._started()
            with self._searching(worker, job, owner):
                return worker.call(job, self._budget * patience, on_progress)
        except (EOFError, OSError) as problem:
            if worker is not None:
                worker.end()
                worker = None
            raise (TimedOut if isinstance(problem, TimeoutError) else WorkerDied) from None
        finally:
            self._free.put(worker)

    @contextlib.contextmanager
    def _searching(self, worker: _Worker, job: Job, owner: str | None) -> Iterator[None]:
        """Remember what a process is at as long as it is."""
        event, _ = job
        self._at_work[worker] = (owner, event)
        try:
            yield
        finally:
            del self._at_work[worker]

    def cancel(self, owner: str, event: str | None = None) -> None:
        """Stop what is searched for somebody who has moved on; all of it, or one event alone."""
        for worker, (whose, what) in list(self._at_work.items()):
            if whose == owner and event in (None, what):
                worker.cancel()

    def warm_up(self) -> None:
        """Start the processes that nobody has needed yet, so that the first player need not wait."""
        waiting = [self._free.get() for _ in range(self._free.qsize())]
        for worker in waiting:
            with contextlib.suppress(NotStarted):
                worker = worker or self._started()
            self._free.put(worker)

    def _next_free(self) -> _Worker | None:
        """The next free process; Busy if there is none for too long.

        While processes are being started nobody is sent away: that passes by itself.
        """
        while True:
            try:
                return self._free.get(timeout=self._queue_wait)
            except queue.Empty:
                if not self._starting:
                    raise Busy from None

    def _started(self) -> _Worker:
        """A new process that can be asked."""
        self._starting.append(None)
        try:
            worker = _Worker()
        except (NotStarted, OSError) as problem:
            self._complain(str(problem))
            raise NotStarted from None
        finally:
            self._starting.pop()
        self.is_well = True
        return worker

    def _complain(self, reason: str) -> None:
        """Log why no process can be started: now and then, not for each question."""
        self.is_well = False
        if reason != self._complaint or time.monotonic() > self._next_complaint:
            log.error("no search process can be started with %s", reason)
            self._complaint = reason
            self._next_complaint = time.monotonic() + SECONDS_BETWEEN_COMPLAINTS

    def close(self) -> None:
        """End every process that is not at work."""
        while not self._free.empty():
            worker = self._free.get()
            if worker is not None:
                worker.end()
