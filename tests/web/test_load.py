"""The short form of `make load` and `make chaos`: few players, small faults, nothing lost."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.tools import faults, load

SMALL = faults.Wishes(fuzz=400, cut=3.0, players=4, seconds=1.0)


def alone(action, *arguments, **options):
    """Do something in a thread of its own: an event loop of the browser tests may run in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(action, *arguments, **options).result()


def test_players_over_both_transports_get_every_answer():
    result = alone(load.run, websocket=10, polling=5, seconds=4, think=0.5, ramp=1)
    assert result.tally.errors == 0
    assert result.tally.outcomes["ok"] >= 15
    assert "p95" in load.table(result)


@pytest.mark.parametrize("fault", faults.FAULTS)
def test_no_question_is_lost_whatever_happens(fault):
    row = alone(asyncio.run, faults.FAULTS[fault](SMALL))
    assert row.tally.errors == 0
    assert row.tally.outcomes["ok"] > 0
    assert "no answer" not in row.note
