"""The short form of `make load` and `make chaos`: few players, small faults, nothing lost.

Everything happens in threads: an event loop of the browser tests may run in this one.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.tools import faults, load
from tests.tools.machine_faults import MACHINE_FAULTS

FAULTS = faults.FAULTS | MACHINE_FAULTS
SMALL = faults.Wishes(fuzz=60, cut=3.0, players=4, seconds=1.0)
AT_ONCE = 3


@pytest.fixture(scope="module")
def happening():
    """All faults, some at the same time: each has a server of its own and much of it is waiting."""
    with ThreadPoolExecutor(AT_ONCE) as threads:
        yield {name: threads.submit(asyncio.run, fault(SMALL)) for name, fault in FAULTS.items()}


@pytest.mark.parametrize("fault", FAULTS)
def test_no_question_is_lost_whatever_happens(happening, fault):
    row = happening[fault].result()
    assert row.tally.errors == 0
    assert row.tally.outcomes["ok"] > 0
    assert "no answer" not in row.note
    assert " 0 lost" in row.note or fault != "sleep"


def test_players_over_both_transports_get_every_answer():
    wishes = {"websocket": 10, "polling": 5, "seconds": 4, "think": 0.5, "ramp": 1}
    with ThreadPoolExecutor(1) as thread:
        result = thread.submit(load.run, **wishes).result()
    assert result.tally.errors == 0
    assert result.tally.outcomes["ok"] >= 15
    assert "p95" in load.table(result)
