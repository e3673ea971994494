"""Faults and attacks while others play, each with what the players notice of it."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import aiohttp

from tests.tools import fuzzing
from tests.tools.attacks import ATTACKS, Attack
from tests.tools.crowd import Crowd, Tally, make_games
from tests.tools.processes import kill, memory_of, searching_for
from tests.tools.server import PROJECT, AppServer
from tests.tools.sessions import tidy_session
from tests.tools.wire import Wire

CLOCK = Path(__file__).parent / "clock"

HEALTH_LIMIT = 20.0

# Nonsense is to be read, not only waited for.
AT_ANY_PACE = {
    f"SUDOKU_{name}": "1000000"
    for name in (
        "EVENTS_PER_SECOND",
        "EVENTS_BURST",
        "ADDRESS_EVENTS_PER_SECOND",
        "ADDRESS_EVENTS_BURST",
    )
}


@dataclass(frozen=True)
class Wishes:
    """How large the faults are."""

    fuzz: int = 100_000
    cut: float = 30.0
    players: int = 12
    seconds: float = 8.0
    attack: float = 15.0
    async_mode: str = "eventlet"


@dataclass(frozen=True)
class Row:
    """What the players noticed of one fault."""

    fault: str
    tally: Tally
    note: str = ""

    def __str__(self) -> str:
        tally = self.tally
        return (
            f"{self.fault:34}{tally.outcomes['ok']:8d}{tally.errors:7d}{tally.asked_again:7d}"
            f"{tally.percentile('help', 0.95):9.0f}{tally.longest * 1000:9.0f}  {self.note}"
        )


HEADING = f"{'fault':34}{'answers':>8}{'lost':>7}{'again':>7}{'p95 ms':>9}{'longest':>9}  note"
Fault = Callable[[], Awaitable[str]]


async def play_through(
    name: str, urls: list[str], wishes: Wishes, fault: Fault, address: str = ""
) -> Row:
    """Let players play, let the fault happen among them, and see every question answered."""
    crowd = Crowd(urls, make_games(4), think=0.5, address=address)
    half = wishes.players // 2
    done = asyncio.create_task(crowd.play(half, wishes.players - half, ramp=1))
    await everybody_plays(crowd, wishes.players)
    note = await fault()
    # However quick that was, somebody asks afterwards.
    before = crowd.tally.outcomes.total()
    crowd.end = time.monotonic() + wishes.seconds
    while crowd.tally.outcomes.total() == before and not done.done():
        crowd.end = time.monotonic() + wishes.seconds
        await asyncio.sleep(0.1)
    await done
    return Row(name, crowd.tally, note)


async def everybody_plays(crowd: Crowd, players: int) -> None:
    """Wait until all have come and got their first answers, and forget how long those took."""
    while min(crowd.arrived, crowd.tally.outcomes.total()) < players:
        await asyncio.sleep(0.1)
    crowd.tally = Tally()


async def killed(wishes: Wishes) -> Row:
    """The process is killed and comes back."""
    with AppServer() as server:

        async def fault() -> str:
            await asyncio.to_thread(server.restart)
            return "started again at once"

        return await play_through("process killed", [server.url], wishes, fault)


async def search_killed(wishes: Wishes) -> Row:
    """Search processes are killed again and again."""
    with AppServer() as server:

        async def fault() -> str:
            count = 0
            for _ in range(5):
                for pid in searching_for(server.process.pid):
                    kill(pid, signal.SIGKILL)
                    count += 1
                await asyncio.sleep(1)
            return f"{count} search processes killed"

        return await play_through("search processes killed", [server.url], wishes, fault)


async def hung(wishes: Wishes) -> Row:
    """The process hangs for a while."""
    with AppServer() as server:

        async def fault() -> str:
            kill(server.process.pid, signal.SIGSTOP)
            await asyncio.sleep(wishes.cut / 3)
            kill(server.process.pid, signal.SIGCONT)
            return f"stopped for {wishes.cut / 3:.0f} s"

        return await play_through("process hangs", [server.url], wishes, fault)


async def network_cut(wishes: Wishes) -> Row:
    """Nothing comes through for a while, and nobody is told."""
    with AppServer() as server:
        async with Wire(server.port) as wire:

            async def fault() -> str:
                wire.cut()
                await asyncio.sleep(wishes.cut)
                wire.mend()
                return f"cut for {wishes.cut:.0f} s"

            return await play_through("network cut", [wire.url], wishes, fault)


async def sleeping_player(wishes: Wishes) -> Row:
    """A laptop sleeps longer than the server waits for a sign of life, and wakes up."""
    with AppServer(SUDOKU_PING_INTERVAL="2", SUDOKU_PING_TIMEOUT="2") as server:
        program = "from tests.tools.faults import sleeper; sleeper()"
        pipe = asyncio.subprocess.PIPE
        laptop = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", program, server.url), cwd=PROJECT, stdin=pipe, stdout=pipe
        )
        sleep = max(5, wishes.cut / 3)

        async def fault() -> str:
            # It says that it has begun to play.
            await laptop.stdout.readline()
            laptop.send_signal(signal.SIGSTOP)
            await asyncio.sleep(sleep)
            laptop.send_signal(signal.SIGCONT)
            await asyncio.sleep(wishes.seconds)
            words, _ = await laptop.communicate(b"")
            return f"slept {sleep:.0f} s, then: {words.decode().strip()}"

        return await play_through("player's laptop sleeps", [server.url], wishes, fault)


def sleeper() -> None:
    """The player on the laptop that is put to sleep: plays until it is told to stop."""
    crowd = Crowd([sys.argv[1]], make_games(0), think=0.5)
    asyncio.run(_play_until_told(crowd))
    print(f"{crowd.tally.outcomes['ok']} answers, {crowd.tally.errors} lost")


async def _play_until_told(crowd: Crowd) -> None:
    playing = asyncio.create_task(crowd.play(1, 1))
    await everybody_plays(crowd, 2)
    print("playing", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    crowd.end = time.monotonic()
    await playing


async def clock_jump(wishes: Wishes) -> Row:
    """The clock of the server jumps an hour ahead."""
    with tempfile.TemporaryDirectory() as folder:
        jump = Path(folder, "jump")
        paths = os.pathsep.join([str(CLOCK), os.environ.get("PYTHONPATH", "")])
        with AppServer(CLOCK_JUMP=str(jump), PYTHONPATH=paths) as server:

            async def fault() -> str:
                jump.touch()
                return "an hour ahead"

            return await play_through("clock jumps", [server.url], wishes, fault)


async def slow_clients(wishes: Wishes) -> Row:
    """Others connect, say half a sentence and wait, or ask and never listen."""
    with AppServer() as server:

        async def fault() -> str:
            with contextlib.ExitStack() as stack:
                for _ in range(200):
                    lazy = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                    lazy.sendall(
                        b"GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\nX-"
                    )
                deaf = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                for _ in range(50):
                    deaf.sendall(b"GET /data/de.json HTTP/1.1\r\nHost: x\r\n\r\n")
                await asyncio.sleep(wishes.cut / 6)
            return "200 half requests, 1 that never reads"

        return await play_through("slow clients", [server.url], wishes, fault)


async def disk_full(wishes: Wishes) -> Row:
    """No line of the log can be written."""
    with AppServer(log=Path("/dev/full"), SUDOKU_LOG_LEVEL="INFO") as server:

        async def fault() -> str:
            return "every write fails"

        return await play_through("disk full for logs", [server.url], wishes, fault)


async def nonsense(wishes: Wishes) -> Row:
    """Nonsense from many connections while others play."""
    with AppServer(**AT_ANY_PACE) as server:

        async def fault() -> str:
            before = memory_of(server.process.pid)
            outcomes = await fuzzing.flood(server.url, wishes.fuzz, senders=20)
            raw = await fuzzing.raw_garbage(server.url, 30)
            grown = memory_of(server.process.pid) - before
            return f"{dict(outcomes)}, raw {dict(raw)}, {grown:+.0f} MB"

        return await play_through("nonsense", [server.url], wishes, fault)


async def connection_flood(wishes: Wishes) -> Row:
    """One address opens thousands of connections."""
    limits = {"SUDOKU_CONNECTIONS_PER_ADDRESS": "200"}
    with AppServer(**limits) as server:

        async def fault() -> str:
            statuses = await fuzzing.crowd_of_connections(server.url, 2000)
            return f"answers to 2000 connections: {dict(statuses)}"

        return await play_through("thousands of connections", [server.url], wishes, fault)


@dataclass
class Watch:
    """What an attack costs the server while it goes on: memory, and the patience of a health check."""

    url: str
    processes: list[int]
    memory: float = 0.0
    health: float = 0.0

    async def look_for(self, seconds: float) -> None:
        """Look again and again for some seconds."""
        end = time.monotonic() + seconds
        await self.look_until(lambda: time.monotonic() > end)

    async def look_until(self, is_enough: Callable[[], bool]) -> None:
        """Look once, and again until it is enough."""
        patience = aiohttp.ClientTimeout(total=HEALTH_LIMIT)
        async with tidy_session() as session:
            while not (self.memory and is_enough()):
                asked = time.monotonic()
                with contextlib.suppress(TimeoutError):
                    async with session.get(f"{self.url}/healthz", timeout=patience) as answer:
                        assert answer.status == 200
                self.health = max(self.health, time.monotonic() - asked)
                self.memory = max(self.memory, sum(map(memory_of, self.processes)))
                await asyncio.sleep(0.2)


async def attack_among_players(
    name: str,
    connections: int,
    url: str,
    processes: list[int],
    wishes: Wishes,
    address: str = "",
) -> Row:
    """Let one address attack over some connections while others play, perhaps at the same address."""
    watch = Watch(url, processes)

    async def fault() -> str:
        attack = Attack(url, connections)
        attacking = asyncio.create_task(ATTACKS[name](attack))
        await watch.look_for(wishes.attack)
        attack.stop.set()
        await attacking
        return (
            f"{attack.sent / 1e6:.1f} MB sent, {attack.cut} cut, "
            f"memory {watch.memory:.0f} MB, health check {watch.health * 1000:.0f} ms"
        )

    title = f"{name}, {connections} connection(s){', one school' if address else ''}"
    return await play_through(title, [url], wishes, fault, address)


def attacked(name: str, connections: int, address: str = "") -> Callable[[Wishes], Awaitable[Row]]:
    """An attack on a server of its own."""

    async def attack(wishes: Wishes) -> Row:
        with AppServer(wishes.async_mode) as server:
            pids = [server.process.pid]
            return await attack_among_players(name, connections, server.url, pids, wishes, address)

    return attack


FAULTS: dict[str, Callable[[Wishes], Awaitable[Row]]] = {
    "killed": killed,
    "search-killed": search_killed,
    "hung": hung,
    "network-cut": network_cut,
    "sleep": sleeping_player,
    "clock": clock_jump,
    "slow": slow_clients,
    "disk-full": disk_full,
    "nonsense": nonsense,
    "connections": connection_flood,
}
ATTACKED: dict[str, Callable[[Wishes], Awaitable[Row]]] = (
    {
        f"{name}-{connections}": attacked(name, connections)
        for name in ATTACKS
        for connections in (1, 10)
    }
    | {
        # One pupil attacks, and the others come from the same address.
        f"school-{name}-{connections}": attacked(name, connections, Attack.address)
        for name in ("events", "large-frames", "searches", "pages", "unread-answers")
        for connections in (1, 10)
    }
    | {
        # As many as an address may have, or nearly.
        "pages-100": attacked("pages", 100),
        "unread-pages-20": attacked("unread-pages", 20),
        "unread-answers-20": attacked("unread-answers", 20),
        "school-large-frames-100": attacked("large-frames", 100, Attack.address),
    }
)
