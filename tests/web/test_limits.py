"""Limits: how fast, how many, how large."""

import re

import pytest

from sudoku_helper.web.limits import Allowance, BodySizeGuard, ConnectionCount, ForwardedHeaders
from sudoku_helper.web.settings import SettingError, Settings


def test_a_burst_is_allowed_and_then_the_steady_rate(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    rate = Allowance(per_second=2, burst=3)
    assert [rate.allows("a") for _ in range(4)] == [True, True, True, False]
    assert rate.allows("b")
    now[0] += 0.5
    assert [rate.allows("a") for _ in range(2)] == [True, False]
    rate.forget("a")
    assert [rate.allows("a") for _ in range(4)] == [True, True, True, False]


def test_an_address_holds_only_so_many_connections():
    count = ConnectionCount(largest=2)
    assert [count.admits(name, "here") for name in "abc"] == [True, True, False]
    assert count.admits("d", "there")
    count.release("a")
    count.release("a")
    assert len(count) == 2
    assert [count.admits(name, "here") for name in "ef"] == [True, False]


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

    guard = BodySizeGuard(application, largest=10)
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


def test_settings_come_from_the_environment():
    settings = Settings.from_environment(
        {"SUDOKU_WORKERS": "3", "SUDOKU_WEBSOCKET": "no", "SUDOKU_BUDGET": "2.5"}
    )
    assert (settings.workers, settings.websocket, settings.budget) == (3, False, 2.5)


def test_lists_of_hosts_and_sites_come_from_the_environment():
    settings = Settings.from_environment(
        {
            "SUDOKU_TRUSTED_HOSTS": "Sudoku.example.org, [::1],",
            "SUDOKU_FRAME_ANCESTORS": "https://*.news.example,https://paper.example:8443",
        }
    )
    assert settings.trusted_hosts == ("sudoku.example.org", "[::1]")
    assert settings.frame_ancestors == ("https://*.news.example", "https://paper.example:8443")
    nothing = {"SUDOKU_TRUSTED_HOSTS": "", "SUDOKU_FRAME_ANCESTORS": " "}
    assert Settings.from_environment(nothing) == Settings()


@pytest.mark.parametrize(
    "environment",
    [
        {"SUDOKU_WORKERS": "many"},
        {"SUDOKU_WORKERS": "0"},
        {"SUDOKU_WEBSOCKET": "maybe"},
        {"SUDOKU_LOG_LEVEL": "loud"},
        {"SUDOKU_BUDGET": "nan"},
        {"SUDOKU_TRUSTED_HOSTS": "https://sudoku.example.org"},
        {"SUDOKU_TRUSTED_HOSTS": "sudoku.example.org:443"},
        {"SUDOKU_FRAME_ANCESTORS": "news.example"},
        {"SUDOKU_FRAME_ANCESTORS": "http://news.example"},
        {"SUDOKU_FRAME_ANCESTORS": "https://news.example/games"},
        {"SUDOKU_FRAME_ANCESTORS": "https://*"},
        {"SUDOKU_FRAME_ANCESTORS": "https://news.example; script-src *"},
    ],
)
def test_a_senseless_setting_is_named(environment):
    ((name, value),) = environment.items()
    with pytest.raises(SettingError, match=f"{name}: .*{re.escape(repr(value))}"):
        Settings.from_environment(environment)
