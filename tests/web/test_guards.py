"""Guards around the app: what they refuse never reaches it."""

import threading
from io import BytesIO

import pytest

from sudoku_helper.web.guards import (
    LARGEST_PIECE,
    MOST_WORK,
    BodySizeGuard,
    FairPages,
    ForwardedHeaders,
    OverlapGuard,
)
from sudoku_helper.web.limits import Allowance
from sudoku_helper.web.monitor import Monitor
from tests.tools.patience import PATIENCE


@pytest.mark.parametrize(
    ("method", "length", "status"),
    [
        ("GET", "", "200 OK"),
        ("POST", "10", "200 OK"),
        ("POST", "11", "413 Content Too Large"),
        ("POST", "", "411 Length Required"),
        ("POST", "-1", "411 Length Required"),
    ],
)
def test_bodies_are_bounded_before_they_are_read(method, length, status):
    answered = []

    def application(environment, start_response):
        start_response("200 OK", [])
        return []

    monitor = Monitor()
    guard = BodySizeGuard(application, largest=10, monitor=monitor)
    body = BytesIO(b"x" * 11)
    guard(
        {"REQUEST_METHOD": method, "CONTENT_LENGTH": length, "wsgi.input": body},
        lambda status, headers: answered.append(status),
    )
    assert answered == [status]
    # Whoever is cut off while sending never hears the answer.
    assert body.tell() == (11 if status.startswith("413") else 0)


def test_a_body_without_end_is_not_waited_for():
    guard = BodySizeGuard(lambda *_: [], largest=10, monitor=Monitor())
    body = BytesIO(b"x" * 100)
    asked = {"REQUEST_METHOD": "POST", "CONTENT_LENGTH": "9" * 12, "wsgi.input": body}
    assert guard(asked, lambda *_: None) == [b"413 Content Too Large"]
    assert body.tell() == 0


def test_claims_about_the_way_here_are_dropped():
    seen = []
    passing = ForwardedHeaders(lambda environment, start_response: seen.append(environment) or [])
    passing({"HTTP_HOST": "here", "HTTP_X_FORWARDED_HOST": "elsewhere"}, lambda *_: None)
    assert seen[0].keys() == {"HTTP_HOST", "wsgi.errors"}


ASKED = {"REQUEST_METHOD": "GET", "PATH_INFO": "/", "REMOTE_ADDR": "192.0.2.1"}


def test_a_connection_sends_and_fetches_one_thing_at_a_time_by_long_polling():
    answered, open_answers = [], []

    def ask(connection, method="POST", **more):
        environment = {
            "REQUEST_METHOD": method,
            "QUERY_STRING": f"transport=polling&sid={connection}",
            **more,
        }
        status = []
        body = guard(environment, lambda line, headers: status.append(line[:3]))
        answered.append((connection, method, *status))
        open_answers.append(body)

    def application(environment, start_response):
        start_response("200 OK", [])
        return [b"words"]

    guard = OverlapGuard(application, Monitor())
    for connection, method in (("a", "POST"), ("a", "POST"), ("b", "POST"), ("a", "GET")):
        ask(connection, method)
    ask("a", "GET")
    ask("a", "GET", HTTP_UPGRADE="websocket")
    # Servers tell the length of a list.
    assert open_answers[0] == [b"words"]
    for body in open_answers:
        getattr(body, "close", int)()
    ask("a")
    ask("a", "GET")
    assert [status for *_, status in answered] == [
        *("200", "400", "200", "200", "400", "200", "200", "200")
    ]


def test_a_connection_may_send_again_after_a_failure():
    def application(environment, start_response):
        raise ValueError

    guard = OverlapGuard(application, Monitor())
    environment = {"REQUEST_METHOD": "POST", "QUERY_STRING": "sid=a"}
    for _ in range(2):
        with pytest.raises(ValueError):
            guard(environment, lambda *_: None)


class Pages:
    """The guard of pages with a clock that passes while somebody works or sleeps."""

    def __init__(self, monkeypatch, work=MOST_WORK, body=(b"page",), **wishes):
        self.clock, self.naps, self.statuses = [100.0], [], []
        monkeypatch.setattr("time.monotonic", lambda: self.clock[0])
        monkeypatch.setattr("time.thread_time", lambda: self.clock[0])
        self._work, self._body = work, body
        self._guard = FairPages(
            self._answer,
            Allowance(per_second=MOST_WORK / 2, burst=2 * MOST_WORK),
            most_at_once=3,
            sleep=self._sleep,
            is_game={"known"}.__contains__,
            monitor=Monitor(),
            made_elsewhere=("/large",),
        )

    def _answer(self, environment, start_response):
        self.clock[0] += self._work
        start_response("200 OK", [])
        return iter(self._body)

    def _sleep(self, seconds):
        self.clock[0] += seconds
        self.naps.append(seconds)

    def ask(self, **more):
        return self._guard(ASKED | more, lambda line, _: self.statuses.append(line[:3]))


def test_who_causes_too_much_work_by_asking_for_pages_waits(monkeypatch):
    pages = Pages(monkeypatch)
    for _ in range(4):
        pages.ask().close()
    # Two pages at once; then one every two seconds, and the third was let in before it was weighed.
    assert pages.naps == [0, 0, 0, pytest.approx(2, abs=0.2)]
    pages.ask(REMOTE_ADDR="192.0.2.2").close()
    assert pages.naps[-1] == 0


def test_what_is_made_once_for_all_is_nobody_s_fault(monkeypatch):
    pages = Pages(monkeypatch, work=1000 * MOST_WORK)
    for _ in range(2):
        pages.ask().close()
    assert pages.naps == [0, 0]


def test_an_address_asks_for_so_many_pages_at_once(monkeypatch):
    pages = Pages(monkeypatch, work=0)
    unread = [pages.ask() for _ in range(3)]
    pages.ask()
    pages.ask(REMOTE_ADDR="192.0.2.2")
    unread.pop().close()
    pages.ask()
    assert pages.statuses == ["200", "200", "200", "429", "200", "200"]


@pytest.mark.parametrize(
    "request_of_the_game",
    [
        {"PATH_INFO": "/socket.io/", "QUERY_STRING": "transport=websocket"},
        {"PATH_INFO": "/socket.io/", "QUERY_STRING": "sid=known"},
        {"PATH_INFO": "/healthz"},
    ],
)
def test_the_game_does_not_wait_for_pages(monkeypatch, request_of_the_game):
    pages = Pages(monkeypatch)
    for _ in range(5):
        pages.ask(**request_of_the_game)
    assert pages.naps == []
    pages.ask(PATH_INFO="/socket.io/", QUERY_STRING="sid=unknown")
    assert pages.naps == [0]


def test_nobody_waits_behind_what_another_process_makes(monkeypatch):
    pages = Pages(monkeypatch)
    begun = []

    def making(environment, start_response):
        start_response("200 OK", [])
        if environment["PATH_INFO"] == "/large":
            # Another page of the address while this one is being made, which would wait for ever otherwise.
            waiting = threading.Thread(target=pages.ask, daemon=True)
            waiting.start()
            waiting.join(PATIENCE)
            begun.append(not waiting.is_alive())
        return []

    monkeypatch.setattr(pages._guard, "_application", making)
    pages.ask(PATH_INFO="/large")
    assert begun == [True]


def test_a_large_page_is_given_to_the_server_in_pieces(monkeypatch):
    body = b"x" * (2 * LARGEST_PIECE + 1)
    pieces = [*Pages(monkeypatch, body=(body, b"", b"end")).ask()]
    assert b"".join(pieces) == body + b"end"
    assert max(map(len, pieces)) == LARGEST_PIECE
