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
IN_EVERY_RUN = ("killed",)
OTHERS = [
    pytest.param(name, marks=pytest.mark.sweep) for name in FAULTS if name not in IN_EVERY_RUN
]


def run(deed, *wishes, **more):
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(deed, *wishes, **more).result()


@pytest.mark.parametrize("fault", [*IN_EVERY_RUN, *OTHERS])
def test_no_question_is_lost_whatever_happens(fault):
    """One of the faults in every run: each has a server of its own, and much of the others is waiting."""
    row = run(asyncio.run, FAULTS[fault](SMALL))
    assert row.tally.errors == 0
    assert row.tally.outcomes["ok"] > 0
    assert "no answer" not in row.note
    assert " 0 lost" in row.note or fault != "sleep"


@pytest.mark.sweep
def test_players_over_both_transports_get_every_answer():
    """In the sweep, since they play for some seconds; there are players of both kinds in every fault as well."""
    wishes = {"websocket": 10, "polling": 5, "seconds": 4, "think": 0.5, "ramp": 1}
    result = run(load.run, **wishes)
    assert result.tally.errors == 0
    assert result.tally.outcomes["ok"] >= 15
    assert "p95" in load.table(result)
