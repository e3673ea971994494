"""Search processes: each answers the jobs that come through a socket of its own.

A nursery, started once, has everything loaded and is split for each search process that is asked
for. So a new one takes milliseconds, and whoever does not need an answer any more may simply end
the process that searches for it, whatever it is at.
"""

import contextlib
import logging
import os
import select
import signal
import socket
import threading

from sudoku_helper.booklet.fonts import register_fonts
from sudoku_helper.events import EVENTS
from sudoku_helper.events.frames import receive_frame, send_frame
from sudoku_helper.events.protocol import Json
from sudoku_helper.events.searching import get_ready, limited_to
from sudoku_helper.logs import begin_log_as_told

log = logging.getLogger(__name__)

COURTESY = 5
"""How much a search without a limit stands back behind the short ones and the server."""


def main() -> None:
    """Be the nursery: one search process for each socket that the server sends."""
    # The server alone decides when to leave; an interrupt from the terminal reaches all of us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, forget_the_ended)
    begin_log_as_told()
    server = socket.socket(fileno=os.dup(0))
    # A socket made by a cooperative server is non-blocking, and stays so in the child.
    server.setblocking(True)
    # Before it is split, so that all share the memory and no first booklet waits for what draws it.
    register_fonts()
    get_ready()
    # What went wrong before this, the server has heard; the rest goes where it complains itself.
    os.dup2(1, 2)
    with contextlib.suppress(OSError):
        send_frame(server, ("ready", None))
    while True:
        try:
            _, sockets, _, _ = socket.recv_fds(server, 1, 1)
        except ConnectionResetError:
            # The server has gone before it heard that this process was ready.
            return
        if not sockets:
            # The server has gone.
            return
        # Without a process for it, the socket is closed, and the server hears of that.
        with contextlib.suppress(OSError):
            if os.fork() == 0:
                server.close()
                work(socket.socket(fileno=sockets[0]))
                os._exit(0)
        os.close(sockets[0])


def forget_the_ended(*_: object) -> None:
    """Leave no trace of search processes that have ended but the work they have done."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def work(server: socket.socket) -> None:
    """Answer one job after the other until the server is gone."""
    server.setblocking(True)
    threading.Thread(target=leave_with_the_server, args=(server,), daemon=True).start()
    try:
        send_frame(server, ("ready", os.getpid()))
        while True:
            event, question, seconds, most_work = receive_frame(server)
            if not most_work:
                stand_back()
            with limited_to(seconds, lambda *progress: report(server, *progress)):
                # Where the work is limited, the signal at the end of it ends the process.
                signal.setitimer(signal.ITIMER_PROF, most_work)
                found = reply(event, question)
                signal.setitimer(signal.ITIMER_PROF, 0)
                send_frame(server, found)
    except (EOFError, OSError):
        return


def stand_back() -> None:
    """Leave the processor to others first; for good, so the server gives nothing else to this process afterwards."""
    # What protects the machine may forbid it, which is no reason to leave a question without an answer.
    with contextlib.suppress(OSError):
        os.nice(COURTESY)


def report(server: socket.socket, stage: str, work: int) -> None:
    """Tell the server how far a search is."""
    send_frame(server, ("progress", {"stage": stage, "work": work}))


def reply(event: str, question: object) -> tuple[str, Json | None]:
    """What the server is told: the answer to a question, or that there is none."""
    try:
        return "answer", EVENTS[event].answer(question)
    except BaseException:
        # Whatever a package from outside wants to end with, too: without a word the search would be tried again.
        log.exception("could not answer %s", event)
        return "failed", None


def leave_with_the_server(server: socket.socket) -> None:
    """End even in the middle of a search as soon as nobody waits for its answer any more."""
    watch = select.poll()
    watch.register(server, select.POLLRDHUP)
    watch.poll()
    os._exit(0)


if __name__ == "__main__":
    main()
