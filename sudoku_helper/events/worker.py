"""A search process: answers the jobs that come through its standard input, a socket."""

import logging
import os
import select
import signal
import socket
import threading
import time

from sudoku_helper.events import EVENTS
from sudoku_helper.events.frames import CANCEL, receive_frame, send_frame
from sudoku_helper.events.protocol import Json
from sudoku_helper.implications.budget import Budget, limited_by

log = logging.getLogger(__name__)

SOFT_SHARE = 0.75
"""The share of its time after which a search stops by itself, before its process is ended."""

SECONDS_BETWEEN_REPORTS = 0.25


def main() -> None:
    """Answer one job after the other until the server is gone."""
    # The server alone decides when to leave; an interrupt from the terminal reaches both.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    connection = socket.socket(fileno=os.dup(0))
    # A socket made by a cooperative server is non-blocking, and stays so in the child.
    connection.setblocking(True)
    threading.Thread(target=leave_with_the_server, args=(connection,), daemon=True).start()
    try:
        # What went wrong before this, the server has heard; the rest goes where it complains itself.
        os.dup2(1, 2)
        send_frame(connection, ("ready", None))
        while True:
            event, request, seconds = receive_frame(connection)
            if event == CANCEL:
                # It came when the search had ended by itself.
                continue
            with limited_by(Budget(seconds=seconds * SOFT_SHARE)) as budget:
                budget.on_progress = Reporter(connection, budget.cancelled)
                send_frame(connection, ("answer", answer(event, request)))
    except (EOFError, OSError):
        return


class Reporter:
    """Tells the server now and then how far a search is, and hears when it is not wanted any more."""

    def __init__(self, connection: socket.socket, cancelled: threading.Event) -> None:
        """Take the way to the server and the flag that stops the search."""
        self._connection = connection
        self._cancelled = cancelled
        self._next = time.monotonic() + SECONDS_BETWEEN_REPORTS

    def __call__(self, stage: str, work: int) -> None:
        """Report, if the last report was long enough ago."""
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + SECONDS_BETWEEN_REPORTS
        send_frame(self._connection, ("progress", {"stage": stage, "work": work}))
        readable, _, _ = select.select([self._connection], [], [], 0)
        if readable and receive_frame(self._connection)[0] == CANCEL:
            self._cancelled.set()


def answer(event: str, request: object) -> Json | None:
    """The answer to a job; None if that failed."""
    try:
        return EVENTS[event].answer(request)
    except Exception:
        log.exception("could not answer %s", event)
        return None


def leave_with_the_server(connection: socket.socket) -> None:
    """End even in the middle of a search as soon as nobody waits for its answer any more."""
    watch = select.poll()
    watch.register(connection, select.POLLRDHUP)
    watch.poll()
    os._exit(0)


if __name__ == "__main__":
    main()
