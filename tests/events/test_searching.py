"""What every place has in common that searches: an end in time, and a report now and then."""

import gc

import pytest

from sudoku_helper.events import searching
from sudoku_helper.events.searching import SECONDS_BETWEEN_REPORTS, Reporter, get_ready, limited_to
from sudoku_helper.implications.budget import SearchStoppedError, is_used_up, spend


@pytest.fixture
def clock(monkeypatch):
    """A clock that stands until it is set."""

    class Clock:
        now = 100.0

        def monotonic(self):
            return self.now

    clock = Clock()
    monkeypatch.setattr(searching, "time", clock)
    return clock


def test_a_search_reports_now_and_then(clock):
    heard = []
    reporter = Reporter(lambda *progress: heard.append(progress))
    for moment in (0.0, 0.5, 1.0, 1.5, 2.0, 2.5):
        clock.now = 100.0 + moment * SECONDS_BETWEEN_REPORTS
        reporter("net", int(10 * moment))
    assert heard == [("net", 10), ("net", 20)]


def test_a_search_is_heard_while_it_goes_on(monkeypatch):
    monkeypatch.setattr(searching, "SECONDS_BETWEEN_REPORTS", 0)
    heard = []
    with limited_to(3600, lambda *progress: heard.append(progress)):
        spend(3, "chains")
        spend(4, "nets")
        assert not is_used_up()
    assert heard == [("chains", 3), ("nets", 7)]


def test_a_search_ends_by_itself_when_its_time_is_over():
    with limited_to(-1, lambda *_: None):
        assert is_used_up()
        with pytest.raises(SearchStoppedError):
            spend(1, "nets")
    assert not is_used_up()


def test_whoever_is_ready_collects_garbage_rarely():
    threshold = gc.get_threshold()
    gc.set_threshold(700)
    try:
        get_ready()
        assert gc.get_threshold()[0] > 700
        assert gc.get_freeze_count()
    finally:
        gc.unfreeze()
        gc.set_threshold(*threshold)
