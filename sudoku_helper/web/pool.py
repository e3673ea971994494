"""Search processes that are kept at hand, so that a long search stops nobody else.

Only socket, subprocess and queue are used: under eventlet or gevent these are the cooperative ones,
under threads the plain ones, so the same code serves every way of running. A process that exceeds
its budget is ended and replaced. A process whose server has gone reads the end of its input and
leaves by itself.
"""

import contextlib
import os
import pickle
import queue
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

Progress = Callable[[Mapping[str, Any]], None]
Job = tuple[str, object]
"""The name of an event and its checked request."""

CANCEL = "cancel"
"""The job that stops the job before it."""

_LENGTH = struct.Struct("!I")

START_LIMIT = 30.0
"""The seconds that a search process may take until it can be asked."""


class Busy(Exception):
    """Every search process is at work, and waiting took too long."""


class Unwanted(Exception):
    """Whoever asked has left while the question waited."""


class TimedOut(Exception):
    """A search exceeded its budget."""


class WorkerDied(Exception):
    """A search process ended without an answer."""


def send_frame(connection: socket.socket, message: object) -> None:
    """Write one message."""
    data = pickle.dumps(message)
    connection.sendall(_LENGTH.pack(len(data)) + data)


def receive_frame(connection: socket.socket, deadline: float | None = None) -> Any:
    """Read one message; EOFError when the other side has gone.

    Pickle is safe here: both ends of the socket pair are this program.
    """
    (length,) = _LENGTH.unpack(_receive(connection, _LENGTH.size, deadline))
    return pickle.loads(_receive(connection, length, deadline))  # noqa: S301


def _receive(connection: socket.socket, length: int, deadline: float | None) -> bytes:
    received = bytearray()
    while len(received) < length:
        if deadline is not None:
            connection.settimeout(max(0.001, deadline - time.monotonic()))
        piece = connection.recv(length - len(received))
        if not piece:
            raise EOFError
        received += piece
    return bytes(received)


class _Worker:
    """One search process and the socket that leads to it."""

    def __init__(self) -> None:
        self.connection, theirs = socket.socketpair()
        python = sys.executable if os.access(sys.executable or "", os.X_OK) else _prefix_python()
        self.process = subprocess.Popen(
            [python, "-m", "sudoku_helper.events.worker"],
            stdin=theirs.fileno(),
            stdout=subprocess.DEVNULL,
            close_fds=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        theirs.close()
        # Starting takes a while on a busy machine and is no part of anybody's search.
        try:
            receive_frame(self.connection, time.monotonic() + START_LIMIT)
        except (EOFError, OSError):
            self.end()
            raise

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


def _prefix_python() -> str:
    """The interpreter of this environment where the server hides it, as mod_wsgi does."""
    return str(Path(sys.prefix, "bin", "python3"))


class WorkerPool:
    """A fixed number of search processes, started when first needed."""

    def __init__(self, workers: int, budget: float, queue_wait: float) -> None:
        """Take the number of processes and the seconds that a search and the queue may take."""
        self._budget = budget
        self._queue_wait = queue_wait
        # As a list, since threads may not count together without a lock.
        self._starting: list[None] = []
        self._at_work: dict[str, _Worker] = {}
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

        *patience* multiplies the time it may take; ``cancel`` stops the job of an *owner*.
        """
        worker = self._next_free()
        try:
            if not is_wanted():
                raise Unwanted
            if worker is not None and not worker.is_alive:
                worker.end()
                worker = None
            worker = worker or self._started()
            if owner is not None:
                self._at_work[owner] = worker
            return worker.call(job, self._budget * patience, on_progress)
        except (EOFError, OSError) as problem:
            if worker is not None:
                worker.end()
                worker = None
            raise (TimedOut if isinstance(problem, TimeoutError) else WorkerDied) from None
        finally:
            if owner is not None:
                self._at_work.pop(owner, None)
            self._free.put(worker)

    def cancel(self, owner: str) -> None:
        """Stop the search of somebody who has moved on."""
        worker = self._at_work.get(owner)
        if worker is not None:
            worker.cancel()

    def warm_up(self) -> None:
        """Start the processes that nobody has needed yet, so that the first player need not wait."""
        waiting = [self._free.get() for _ in range(self._free.qsize())]
        for worker in waiting:
            with contextlib.suppress(EOFError, OSError):
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
            return _Worker()
        finally:
            self._starting.pop()

    def close(self) -> None:
        """End every process that is not at work."""
        while not self._free.empty():
            worker = self._free.get()
            if worker is not None:
                worker.end()
