"""What the server does, told in numbers and in one line for each request.

Neither the address of a player nor a position is ever noted.
"""

import logging
import resource
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator

from flask import Flask, Response, abort, g, request

from sudoku_helper.events.protocol import Json

log = logging.getLogger(__name__)

BOUNDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The seconds below which answers are counted."""

LOCAL = {"127.0.0.1", "::1"}


class Monitor:
    """Counts answers; knows how many are being worked on and whether the server is about to leave."""

    def __init__(self) -> None:
        self.leaving = False
        self.running = 0
        self.connections: Callable[[], int] = lambda: 0
        self._lock = threading.Lock()
        self._outcomes: Counter[tuple[str, str]] = Counter()
        self._within: Counter[tuple[str, float]] = Counter()
        self._seconds: Counter[str] = Counter()

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

    def refused(self, kind: str) -> None:
        pass

    def _note(self, event: str, outcome: str, seconds: float) -> None:
        with self._lock:
            self.running -= 1
            self._outcomes[event, outcome] += 1
            self._seconds[event] += seconds  # type: ignore[assignment]
            for bound in BOUNDS:
                self._within[event, bound] += seconds <= bound
        log.info("event=%s outcome=%s milliseconds=%.1f", event, outcome, seconds * 1000)

    def text(self) -> str:
        """The numbers in the text format of Prometheus."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        yield "# TYPE sudoku_connections gauge"
        yield f"sudoku_connections {self.connections()}"
        yield "# TYPE sudoku_running gauge"
        yield f"sudoku_running {self.running}"
        yield "# TYPE sudoku_largest_memory_bytes gauge"
        yield f"sudoku_largest_memory_bytes {_largest_memory()}"
        with self._lock:
            outcomes, within = dict(self._outcomes), dict(self._within)
            seconds = dict(self._seconds)
        yield "# TYPE sudoku_answers_total counter"
        for (event, outcome), count in sorted(outcomes.items()):
            yield f'sudoku_answers_total{{event="{event}",outcome="{outcome}"}} {count}'
        yield "# TYPE sudoku_answer_seconds histogram"
        for (event, bound), count in sorted(within.items()):
            yield f'sudoku_answer_seconds_bucket{{event="{event}",le="{bound}"}} {count}'
        for event, total in sorted(seconds.items()):
            count = sum(number for (name, _), number in outcomes.items() if name == event)
            yield f'sudoku_answer_seconds_bucket{{event="{event}",le="+Inf"}} {count}'
            yield f'sudoku_answer_seconds_sum{{event="{event}"}} {total:.6f}'
            yield f'sudoku_answer_seconds_count{{event="{event}"}} {count}'


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
        milliseconds = (time.monotonic() - g.get("started", time.monotonic())) * 1000
        log.info("page=%s status=%s milliseconds=%.1f", rule, response.status_code, milliseconds)
        return response

    @app.get("/metrics")
    def show_metrics() -> Response:
        if not metrics or request.remote_addr not in LOCAL:
            abort(404)
        return Response(monitor.text(), content_type="text/plain; version=0.0.4")
