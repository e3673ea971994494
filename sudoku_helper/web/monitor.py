"""What the server does, told in numbers and in one line for each request.

Neither the address of a player nor a position is ever noted.
"""

import logging
import resource
import threading
import time
from collections.abc import Callable

from flask import Flask, Response, abort, g, request

from sudoku_helper.events.protocol import Json
from sudoku_helper.logs import log_facts
from sudoku_helper.web.metrics import Durations, Gauge, Metric, Tally, prometheus_text

log = logging.getLogger(__name__)

REFUSALS = ("busy", "connections", "host", "overlap", "packet", "pages", "size", "too-fast")
"""Why something is refused, or put off, before anybody looks for an answer."""

RESTARTS = ("cancelled", "died", "long", "not-started", "too-long")
"""Why a search process is replaced."""

LOCAL = {"127.0.0.1", "::1"}


class Monitor:
    """Counts what happens; knows how much is being worked on and whether the server is about to leave."""

    def __init__(self) -> None:
        self.leaving = False
        self.running = 0
        self._lock = threading.Lock()
        self.connections = Gauge("Open connections.")
        self.workers = Gauge("Search processes that there may be.")
        self.busy_workers = Gauge("Search processes that are searching.")
        self._answers = Tally("Answers by question and outcome.", "event", "outcome")
        self._answer_times = Durations("Seconds from a question to its answer.", "event")
        self._waits = Durations("Seconds that questions waited for a search process.")
        self._refusals = Tally("What was refused, by kind.", "kind", known=REFUSALS)
        self._restarts = Tally("Replaced search processes.", "reason", known=RESTARTS)
        self._metrics: dict[str, Metric] = {
            "sudoku_connections": self.connections,
            "sudoku_running": Gauge("Questions without an answer yet.", lambda: self.running),
            "sudoku_workers": self.workers,
            "sudoku_workers_busy": self.busy_workers,
            "sudoku_largest_memory_bytes": Gauge("Most memory so far.", _largest_memory),
            "sudoku_answers_total": self._answers,
            "sudoku_answer_seconds": self._answer_times,
            "sudoku_queue_wait_seconds": self._waits,
            "sudoku_refusals_total": self._refusals,
            "sudoku_worker_restarts_total": self._restarts,
        }

    def watch(self, event: str, answer: Callable[[], Json]) -> Json:
        """Give the answer to an event, counted, timed and logged."""
        started = time.monotonic()
        with self._lock:
            self.running += 1
        outcome = "failed"
        try:
            found = answer()
            outcome = str(found.get("code", "ok"))
            return found
        finally:
            self._note(event, outcome, time.monotonic() - started)

    def _note(self, event: str, outcome: str, seconds: float) -> None:
        with self._lock:
            self.running -= 1
        self._answers.count(event, outcome)
        self._answer_times.add(seconds, event)
        if outcome in REFUSALS:
            self.refused(outcome)
        milliseconds = round(seconds * 1000, 1)
        log_facts(log, event=event, outcome=outcome, milliseconds=milliseconds)

    def waited(self, seconds: float) -> None:
        """Note how long a question waited until a search process was free."""
        self._waits.add(seconds)

    def refused(self, kind: str) -> None:
        """Note what was refused; an answer that says so itself is noted already."""
        self._refusals.count(kind)

    def restarted(self, reason: str) -> None:
        """Note that a search process was replaced, and why."""
        self._restarts.count(reason)

    def text(self) -> str:
        """The numbers in the text format of Prometheus."""
        return prometheus_text(self._metrics)


def _largest_memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def register(app: Flask, monitor: Monitor, metrics: bool) -> None:
    """Log each page, and show the numbers to this machine if that is wished."""

    @app.before_request
    def begin() -> None:
        g.started = time.monotonic()

    @app.after_request
    def note(response: Response) -> Response:
        # The rule, not the address itself: that may hold a position.
        rule = request.url_rule.rule if request.url_rule else "unknown"
        milliseconds = round((time.monotonic() - g.get("started", time.monotonic())) * 1000, 1)
        log_facts(log, page=rule, status=response.status_code, milliseconds=milliseconds)
        return response

    @app.get("/metrics")
    def show_metrics() -> Response:
        if not metrics or request.remote_addr not in LOCAL:
            abort(404)
        return Response(monitor.text(), content_type="text/plain; version=0.0.4")
