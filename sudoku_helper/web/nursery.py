"""Where search processes come from: one process with everything loaded, which is split for each of them.

So a new one takes milliseconds, and one whose answer is not wanted any more may simply be ended.
All of them leave by themselves when their server has gone.
"""

import contextlib
import logging
import os
import selectors
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from sudoku_helper.events.frames import receive_frame, send_frame

log = logging.getLogger(__name__)

Progress = Callable[[Mapping[str, Any]], None]
Job = tuple[str, object]
"""The name of an event and the checked question."""

START_LIMIT = 30.0
"""The seconds that a process may take until it can be asked."""

SPLIT_LIMIT = 5.0
"""The seconds that a process which stands may take to be split, which are milliseconds; then it hangs, and is
replaced. One that was only slow costs a start, and nobody the answer."""

LONGEST_REASON = 200


class WorkerDied(Exception):
    """A search process ended without an answer."""


class Failed(Exception):
    """A search process could not answer; it has said why where it complains."""


class NotStarted(WorkerDied):
    """A search process could not be started; says with which interpreter, and why."""


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
        """A new search process; NotStarted if there can be none."""
        # Whoever asked a process that hangs, or has died just now, asks the one that takes its place; three times,
        # as somebody else may have lost patience with that one too soon.
        for limit in (SPLIT_LIMIT, START_LIMIT, START_LIMIT):
            asked, connection = self._ask_for_worker()
            try:
                return Worker(connection, limit)
            except (EOFError, OSError) as problem:
                connection.close()
                if isinstance(problem, TimeoutError):
                    self._end(asked)
        raise NotStarted("no process could be split from the one that stands")

    def _ask_for_worker(self) -> "tuple[subprocess.Popen[bytes], socket.socket]":
        """The process that was asked, and the way to the one that is to be split from it."""
        with self._starting:
            if self._process is None or self._process.poll() is not None:
                self._start()
            assert self._process is not None
            assert self._connection is not None
            ours, theirs = socket.socketpair()
            with theirs, contextlib.suppress(OSError):
                socket.send_fds(self._connection, [b"+"], [theirs.fileno()])
            return self._process, ours

    def _end(self, hung: "subprocess.Popen[bytes]") -> None:
        """End a process that does nothing any more, unless another one stands in its place already."""
        with self._starting:
            if self._process is hung:
                log.warning(
                    "the process that search processes are split from hangs and is replaced"
                )
                self.close()

    def _start(self) -> None:
        self.close()
        self._connection, theirs = socket.socketpair()
        complaints, their_complaints = socket.socketpair()
        with complaints:
            try:
                with theirs, their_complaints:
                    self._process = start_python(
                        "sudoku_helper.events.worker",
                        stdin=theirs.fileno(),
                        # Where the server complains, and the process too once it has started.
                        stdout=2,
                        stderr=their_complaints.fileno(),
                    )
            except OSError as problem:
                raise NotStarted(f"{_python()}: {problem.strerror}") from None
            # Starting takes a while on a busy machine and is no part of anybody's search.
            try:
                receive_frame(self._connection, time.monotonic() + START_LIMIT)
            except (EOFError, OSError) as problem:
                self._process.kill()
                ended = f"ended with exit code {self._process.wait()}"
                reason = str(problem) or _last_line(complaints) or ended
                raise NotStarted(f"{_python()}: {reason}") from None

    def close(self) -> None:
        """End the process; those that were split from it go on."""
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.kill()
            self._process.wait()


def _last_line(complaints: socket.socket) -> str:
    """The end of what a process said before it ended; all of it has arrived by then."""
    complaints.settimeout(1.0)
    with contextlib.suppress(OSError):
        lines = complaints.recv(65536).decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")[:LONGEST_REASON]
    return ""


def start_python(
    module: str, *words: str, stdin: int, stdout: int | None = None, stderr: int | None = None
) -> "subprocess.Popen[bytes]":
    """A process that runs a module of ours with the interpreter of this one."""
    return subprocess.Popen(
        [_python(), "-m", module, *words],
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        close_fds=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )


def _python() -> str:
    """The interpreter of this environment, also where the server hides it, as mod_wsgi does."""
    is_told = os.access(sys.executable or "", os.X_OK)
    return sys.executable if is_told else str(Path(sys.prefix, "bin", "python3"))


class Worker:
    """One search process and the socket that leads to it."""

    def __init__(self, connection: socket.socket, limit: float) -> None:
        """Take the way to a process that is about to begin, and the seconds to wait until it has."""
        self._connection = connection
        _, self.pid = receive_frame(connection, time.monotonic() + limit)
        # Means this process for ever, while its number may mean another one some day.
        self._process = os.pidfd_open(self.pid)

    @property
    def is_alive(self) -> bool:
        """Whether the process has not ended."""
        # It takes no more signals only once its nursery has noted its end, which one that hangs does not.
        with selectors.DefaultSelector() as ends:
            ends.register(self._process, selectors.EVENT_READ)
            return not ends.select(timeout=0)

    def call(self, job: Job, seconds: float, work: float, on_progress: Progress | None) -> Any:
        """The answer to a job; Failed if there is none, EOFError if it takes more than that much work."""
        deadline = time.monotonic() + seconds
        self._connection.settimeout(seconds)
        send_frame(self._connection, (*job, seconds, work))
        while True:
            kind, content = receive_frame(self._connection, deadline)
            if kind == "answer":
                return content
            if kind == "failed":
                raise Failed
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
