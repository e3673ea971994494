"""A search process: answers the jobs that come through its standard input, a socket."""

import logging
import os
import select
import signal
import socket
import threading

from sudoku_helper.web.pool import receive_frame, send_frame
from sudoku_helper.web.protocol import Json
from sudoku_helper.web.registry import ANSWERS

log = logging.getLogger(__name__)


def main() -> None:
    """Answer one job after the other until the server is gone."""
    # The server alone decides when to leave; an interrupt from the terminal reaches both.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    connection = socket.socket(fileno=os.dup(0))
    # A socket made by a cooperative server is non-blocking, and stays so in the child.
    connection.setblocking(True)
    threading.Thread(target=leave_with_the_server, args=(connection,), daemon=True).start()
    try:
        send_frame(connection, ("ready", None))
        while True:
            event, request = receive_frame(connection)
            send_frame(connection, ("answer", answer(event, request)))
    except (EOFError, OSError):
        return


def answer(event: str, request: object) -> Json | None:
    """The answer to a job; None if that failed."""
    try:
        return ANSWERS[event](request)
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
