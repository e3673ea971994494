"""Limits: how fast, how many, how large."""

import re
from types import SimpleNamespace

import pytest

from sudoku_helper.web.limits import Allowance, ConnectionCount
from sudoku_helper.web.settings import SettingError, Settings


@pytest.fixture
def clock(monkeypatch):
    """The time, which passes only when told."""
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    return now


def test_a_burst_is_allowed_and_then_the_steady_rate(clock):
    rate = Allowance(per_second=2, burst=3)
    assert [rate.use("a", 1) for _ in range(5)] == [0, 0, 0, 0.5, 1]
    assert rate.use("b", 1) == 0
    clock[0] += 1.5
    assert [rate.use("a", 1), rate.use("a", 0.5)] == [0, 0.25]
    rate.forget("a")
    assert rate.left("a") == 3


def test_whoever_may_do_everything_again_is_forgotten(clock, monkeypatch):
    timers = []
    monkeypatch.setattr(
        "threading.Timer", lambda *wishes: timers.append(wishes) or SimpleNamespace(start=int)
    )
    rate = Allowance(per_second=1, burst=100)
    rate.use("a", 30)
    rate.use("b", 90)
    # Once a minute, also if nobody comes any more.
    ((seconds, forget),) = timers
    assert seconds <= 60
    clock[0] += 60
    forget()
    assert set(rate._buckets) == {"b"}
    clock[0] += 60
    timers.pop()[1]()
    assert not rate._buckets
    assert len(timers) == 1
    rate.use("c", 1)
    assert len(timers) == 2


def test_an_address_holds_only_so_many_connections():
    count = ConnectionCount(largest=2)
    assert [count.admits(name, "here") for name in "abc"] == [True, True, False]
    assert count.admits("d", "there")
    count.release("a")
    count.release("a")
    assert len(count) == 2
    assert [count.admits(name, "here") for name in "ef"] == [True, False]


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
        {"SUDOKU_LOG_FORMAT": "xml"},
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
