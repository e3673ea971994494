"""The short form of the attacks of `make chaos`: others play on, and memory stays where it was.

How long anything takes is not asked here, only what is lost, what is cut off, and how large the server gets.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

import pytest
import requests

from tests.tools import faults
from tests.tools.attacks import ATTACKS, Attack
from tests.tools.crowd import Crowd, make_games
from tests.tools.modes import MODES
from tests.tools.patience import PATIENCE
from tests.tools.server import AppServer

PLAYERS = 4
CONNECTIONS = 3
ANSWERS = 30
MOST_MEMORY = 300
LIMITS = {
    "SUDOKU_METRICS": "yes",
    "SUDOKU_WORKERS": "2",
    # So little that it is soon used up.
    "SUDOKU_ADDRESS_WORK_PER_SECOND": "0.3",
    "SUDOKU_ADDRESS_WORK_BURST": "0.1",
}
CUT = {"attachments", "fragments", "empty-fragments", "pings", "packets-of-nothing"}
"""What no page sends; whoever sends it is cut off. The others are only read slowly."""

# The file that it asks for takes seconds to be made; test_kept.py shows that it is sent in small pieces.
SHORT = {name: deed for name, deed in ATTACKS.items() if name != "unread-pages"}
# Too many questions, too large a message, and what no page sends; the sweep has all others.
FEW = {name: ATTACKS[name] for name in ("events", "large-frames", "packets-of-nothing", "searches")}


@pytest.fixture(
    scope="module",
    params=[
        ("eventlet", FEW),
        *(pytest.param((mode, SHORT), marks=pytest.mark.sweep) for mode in MODES),
    ],
    ids=lambda which: f"{which[0]}-{len(which[1])}",
)
def aftermath(request, tmp_path_factory):
    """What came of each attack on one server, and of those who played meanwhile."""
    async_mode, deeds = request.param
    log = tmp_path_factory.mktemp("attacked") / "log"
    with (
        AppServer(async_mode, log=log, **LIMITS) as server,
        ThreadPoolExecutor(1) as thread,
    ):
        # In a thread: an event loop of the browser tests may run in this one.
        yield thread.submit(asyncio.run, suffer(server, deeds)).result()


async def suffer(server, deeds):
    crowd = Crowd([server.url], make_games(2), think=0.3)
    playing = asyncio.create_task(crowd.play(PLAYERS // 2, PLAYERS // 2))
    await faults.everybody_plays(crowd, PLAYERS)
    done = {}
    for number, (name, deed) in enumerate(deeds.items()):
        watch = faults.Watch(server.url, [server.process.pid])
        # From another address each time, as one that has attacked is read slowly for a while.
        attack = Attack(server.url, CONNECTIONS, f"127.0.0.{100 + number}")
        attacking = asyncio.create_task(deed(attack))
        async with asyncio.timeout(PATIENCE):
            await watch.look_until(partial(has_had_its_effect, name, attack))
        attack.stop.set()
        await attacking
        done[name] = (replace(attack), watch.memory)
    async with asyncio.timeout(PATIENCE):
        while crowd.tally.outcomes["ok"] < PLAYERS:
            await asyncio.sleep(0.1)
    crowd.end = 0
    await playing
    numbers = await asyncio.to_thread(requests.get, f"{server.url}/metrics", timeout=PATIENCE)
    return done, crowd.tally, numbers.text, server.log.read_text()


def has_had_its_effect(name, attack):
    """Whether the server has done what it does against an attack, however long it took."""
    if name in CUT:
        return attack.cut > 0
    return attack.held > 0 or attack.answers >= ANSWERS


def test_who_attacks_is_cut_off_or_read_slowly_and_fills_no_memory(aftermath):
    for name, (attack, memory) in aftermath[0].items():
        assert attack.sent > 0, name
        assert (attack.cut > 0) == (name in CUT), name
        assert memory < MOST_MEMORY, name


def test_the_others_lose_nothing(aftermath):
    _, tally, _, _ = aftermath
    assert tally.errors == 0
    assert tally.outcomes["ok"] >= PLAYERS


def test_each_refusal_is_counted_and_none_is_logged(aftermath):
    _, _, numbers, log = aftermath
    for kind in ("too-fast", "packet"):
        assert f'sudoku_refusals_total{{kind="{kind}"}} 0\n' not in numbers
    assert log == ""


def test_every_attack_of_the_table_is_tried():
    assert {"events", "cancel", "large-frames", "attachments", "fragments", "searches"} <= {
        *ATTACKS
    }
