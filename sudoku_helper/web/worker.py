"""A search process: answers the jobs that come through its standard input, a socket."""

import logging
import os
import signal
import socket

from sudoku_helper.web.pool import receive_frame, send_frame
from sudoku_helper.web.registry import ANSWERS

log = logging.getLogger(__name__)


def main() -> None:
    """Answer one job after the other until the server is gone."""
    # The server alone decides when to leave; an interrupt from the terminal reaches both.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    connection = socket.socket(fileno=os.dup(0))
    # A socket made by a cooperative server is non-blocking, and stays so in the child.
    connection.setblocking(True)
    send_frame(connection, ("ready", None))
    while True:
        try:
            event, request = receive_frame(connection)
        except (EOFError, OSError):
            return
        try:
            answer = ANSWERS[event](request)
        except Exception:
            log.exception("could not answer %s", event)
            answer = None
        send_frame(connection, ("answer", answer))


if __name__ == "__main__":
    main()
