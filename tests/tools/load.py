"""Many players at once on one or more servers, and what they cost."""

import asyncio
import contextlib
import os
import resource
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from tests.tools.apache import Apache, temporary_app_folder
from tests.tools.crowd import Crowd, Tally, make_games
from tests.tools.processes import memory_of, processes_of, work_of
from tests.tools.server import AppServer


@dataclass(frozen=True)
class Place:
    """Where the players play: addresses, the processes of the app, and Apache's first process."""

    urls: list[str]
    servers: list[int]
    apache: int | None = None

    @property
    def work(self) -> tuple[float, float, float]:
        """Seconds of work of the servers, of their search processes, and of Apache."""
        searching = chain.from_iterable(processes_of(pid)[1:] for pid in self.servers)
        apache = {*processes_of(self.apache)} - {*self.servers} if self.apache else set()
        return (
            sum(map(work_of, self.servers)),
            sum(map(work_of, searching)),
            sum(map(work_of, apache)),
        )

    @property
    def memory(self) -> float:
        """Megabytes of the servers and their search processes."""
        return sum(map(memory_of, self.servers))


@dataclass(frozen=True)
class Result:
    """What a load cost the server."""

    tally: Tally
    seconds: float
    memory_before: float
    memory_after: float
    server_work: float
    search_work: float
    apache_work: float


def run(
    websocket: int,
    polling: int,
    seconds: float,
    think: float,
    ramp: float,
    processes: int = 1,
    through: str = "",
    async_mode: str = "eventlet",
) -> Result:
    """Start servers, let the players play, and measure."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    games = make_games(40)
    players = websocket + polling
    where = behind_apache(through, processes, players) if through else alone(processes, async_mode)
    with where as place:
        crowd = Crowd(place.urls, games, think)
        return asyncio.run(_measure(crowd, place, websocket, polling, seconds, ramp))


@contextlib.contextmanager
def alone(processes: int, async_mode: str) -> Iterator[Place]:
    """Processes of the app with nothing before them; each player goes to one of them."""
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(AppServer(async_mode)) for _ in range(processes)]
        pids = [server.process.pid for server in servers if server.process]
        yield Place([server.url for server in servers], pids)


@contextlib.contextmanager
def behind_apache(kind: str, processes: int, players: int) -> Iterator[Place]:
    """The app as deploy/apache/install sets it up, sized for the players."""
    with temporary_app_folder() as folder:
        wishes = ("--processes", processes, "--players", players)
        with Apache(folder, kind, *wishes) as apache:
            inside = [pid for pid in processes_of(apache.pid) if _is_daemon_of_mod_wsgi(pid)]
            pids = [process.pid for process in apache.processes.values()]
            yield Place([apache.url], pids or inside, apache.pid)


def _is_daemon_of_mod_wsgi(pid: int) -> bool:
    return Path(f"/proc/{pid}/cmdline").read_bytes().startswith(b"(wsgi:")


async def _measure(
    crowd: Crowd, place: Place, websocket: int, polling: int, seconds: float, ramp: float
) -> Result:
    playing = asyncio.create_task(crowd.play_for(websocket, polling, ramp, seconds))
    # When everybody has come and the caches are filled, memory has no reason to grow any more.
    await asyncio.sleep(ramp + seconds / 4)
    before, work_before, started = place.memory, place.work, time.monotonic()
    asked_before = crowd.tally.outcomes.total()
    await asyncio.sleep(seconds * 0.7)
    after, work_after = place.memory, place.work
    asked = max(1, crowd.tally.outcomes.total() - asked_before)
    passed = time.monotonic() - started
    await playing
    print(f"{asked / passed:.0f} questions a second while measured")
    costs = [
        1000 * (end - begin) / asked for begin, end in zip(work_before, work_after, strict=True)
    ]
    return Result(crowd.tally, passed, before, after, *costs)


def table(result: Result) -> str:
    """The result for people."""
    tally = result.tally
    lines = ["event     answers   p50 ms   p95 ms   p99 ms   longest ms"]
    for event, seconds in sorted(tally.seconds.items()):
        shares = [tally.percentile(event, share) for share in (0.5, 0.95, 0.99, 1.0)]
        numbers = "".join(f"{each:9.1f}" for each in shares)
        lines.append(f"{event:8}{len(seconds):9d}{numbers}")
    lines += [
        f"errors: {tally.errors} ({dict(tally.outcomes)}, lost {tally.lost}), "
        f"asked again: {tally.asked_again}",
        f"memory: {result.memory_before:.0f} MB, after {result.seconds:.0f} s "
        f"{result.memory_after:.0f} MB ({result.memory_after - result.memory_before:+.1f} MB)",
        f"work for each question: {result.server_work:.2f} ms in the server, "
        f"{result.search_work:.2f} ms in the search, {result.apache_work:.2f} ms in Apache",
        f"machine: {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f} at the end, "
        "players simulated on the same machine",
    ]
    return "\n".join(lines)
