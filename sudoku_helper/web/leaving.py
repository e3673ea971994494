"""The graceful end of a server: it says so, finishes what it is at, and lets its players go on elsewhere."""

import time
from collections.abc import Callable

from flask_socketio import SocketIO

from sudoku_helper.web.monitor import Monitor
from sudoku_helper.web.watchdog import tell

FLUSH_SECONDS = 0.3
WATCH_SECONDS = 0.25


class Leaving:
    """What a server does between being asked to stop and its end."""

    def __init__(self, socketio: SocketIO, monitor: Monitor, drain: float, budget: float) -> None:
        """Take the seconds that balancers need to notice, and those that the longest search takes."""
        self._socketio = socketio
        self._monitor = monitor
        self._drain = drain
        self._budget = budget

    def begin(self) -> None:
        """Start leaving; safe in a signal handler, as all else is done by the one who watches."""
        self._monitor.leaving = True

    def watch(self, end: Callable[[], None]) -> None:
        """Wait until leaving begins, and call *end* when nothing is left to do.

        Looks again and again, because an idle cooperative server notices nothing that a signal
        handler starts: it sleeps on until somebody connects.
        """
        while not self._monitor.leaving:
            self._socketio.sleep(WATCH_SECONDS)  # type: ignore[arg-type]
        tell("STOPPING=1")
        # Meanwhile the health check fails, so that balancers send nobody new.
        self._socketio.sleep(self._drain)  # type: ignore[arg-type]
        limit = time.monotonic() + self._budget
        while self._monitor.running and time.monotonic() < limit:
            self._socketio.sleep(0.02)  # type: ignore[arg-type]
        # The last answers are still on their way. Nobody is told goodbye: a client that is, stays away,
        # while one whose connection breaks comes back by itself and asks anew what was open.
        self._socketio.sleep(FLUSH_SECONDS)  # type: ignore[arg-type]
        end()
