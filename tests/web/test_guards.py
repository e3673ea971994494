"""Guards around the app: what they refuse never reaches it."""

import pytest

from sudoku_helper.web.guards import BodySizeGuard, ForwardedHeaders, OverlapGuard
from sudoku_helper.web.monitor import Monitor


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
    guard(
        {"REQUEST_METHOD": method, "CONTENT_LENGTH": length},
        lambda status, headers: answered.append(status),
    )
    assert answered == [status]


def test_claims_about_the_way_here_are_dropped():
    seen = []
    passing = ForwardedHeaders(lambda environment, start_response: seen.append(environment) or [])
    passing({"HTTP_HOST": "here", "HTTP_X_FORWARDED_HOST": "elsewhere"}, lambda *_: None)
    assert seen[0].keys() == {"HTTP_HOST", "wsgi.errors"}


def test_a_connection_sends_one_message_at_a_time_by_long_polling():
    answered = []

    def ask(connection, method="POST"):
        environment = {
            "REQUEST_METHOD": method,
            "QUERY_STRING": f"transport=polling&sid={connection}",
        }
        guard(environment, lambda status, headers: answered.append((connection, status)))

    def application(environment, start_response):
        start_response("200 OK", [])
        # While this one is being read, others come.
        if len(answered) == 1:
            for connection, method in (("a", "POST"), ("b", "POST"), ("a", "GET")):
                ask(connection, method)
        return []

    guard = OverlapGuard(application, Monitor())
    ask("a")
    ask("a")
    statuses = [(connection, status[:3]) for connection, status in answered]
    assert statuses == [("a", "200"), ("a", "400"), ("b", "200"), ("a", "200"), ("a", "200")]
