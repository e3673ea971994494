"""Simulated players: real Socket.IO clients that play real games with time to think."""

import asyncio
import contextlib
import gzip
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.resources import files

import aiohttp
import socketio

from sudoku_helper.board import SudokuBoard
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.starters import EXAMPLES
from tests.tools import patience
from tests.tools.sessions import tidy_session

PATIENCE = 15.0
LONGEST_WAIT = patience.PATIENCE
GAME_SECONDS = 2.0
Game = list[str]


def make_games(count: int, seed: int = 1) -> list[Game]:
    """Games of every level, each as the positions on the way to its solution."""
    corpus = files("sudoku_helper") / "data" / "corpus.txt.gz"
    lines = gzip.decompress(corpus.read_bytes()).decode().splitlines()
    puzzles = [line[:81] for line in random.Random(seed).sample(lines, count)]
    games = [_positions(puzzle) for puzzle in [*(each.board for each in EXAMPLES), *puzzles]]
    return [game for game in games if game]


def _positions(puzzle: str) -> Game:
    """The way to a solution, or its beginning where the rest takes too long to find."""
    end = time.monotonic() + GAME_SECONDS
    found = []
    for board, _ in TechniqueManager().path(SudokuBoard.parse(puzzle)):
        found.append(board.notation)
        if time.monotonic() > end:
            break
    return found


@dataclass
class Tally:
    """What happened to the questions of all players."""

    seconds: dict[str, list[float]] = field(default_factory=dict)
    outcomes: Counter[str] = field(default_factory=Counter)
    asked_again: int = 0
    lost: int = 0
    longest: float = 0.0

    def note(self, event: str, answer: dict[str, object], seconds: float) -> None:
        """Note an answer and the time from the first asking to it."""
        self.outcomes[str(answer.get("code", "ok"))] += 1
        self.seconds.setdefault(event, []).append(seconds)
        self.longest = max(self.longest, seconds)

    def percentile(self, event: str, share: float) -> float:
        """The milliseconds within which a share of the answers came."""
        found = sorted(self.seconds.get(event, []))
        return 1000 * found[min(len(found) - 1, int(len(found) * share))] if found else float("nan")

    @property
    def errors(self) -> int:
        """Questions without a proper answer."""
        return self.lost + self.outcomes.total() - self.outcomes["ok"]


@dataclass
class Crowd:
    """Many players on one or more servers."""

    urls: Sequence[str]
    games: Sequence[Game]
    think: float
    tally: Tally = field(default_factory=Tally)
    path: str = "/socket.io"
    address: str = ""
    """Where all come from, such as a school; otherwise everybody has an address of their own."""
    end: float = float("inf")
    arrived: int = 0

    async def play(self, websocket: int, polling: int, ramp: float = 0.0) -> None:
        """Let that many players come within *ramp* seconds, and play until it is enough."""
        transports = ["websocket"] * websocket + ["polling"] * polling
        random.shuffle(transports)
        pause = ramp / len(transports)
        await asyncio.gather(
            *(
                self._one(number, transport, self.urls[number % len(self.urls)], pause * number)
                for number, transport in enumerate(transports)
            )
        )

    async def play_for(self, websocket: int, polling: int, ramp: float, seconds: float) -> None:
        """The same for some seconds after everybody has come."""
        self.end = time.monotonic() + ramp + seconds
        await self.play(websocket, polling, ramp)

    @property
    def is_enough(self) -> bool:
        """Whether nobody asks anything new any more."""
        return time.monotonic() > self.end

    async def _one(self, number: int, transport: str, url: str, delay: float) -> None:
        await asyncio.sleep(delay)
        # This machine has a whole network of addresses.
        address = self.address or f"127.1.{number // 250}.{number % 250 + 1}"
        # Its own session keeps cookies when the connection breaks, as a browser does; the library's
        # would be left open.
        async with tidy_session(address) as session:
            await self._play_one(session, transport, url)

    async def _play_one(self, session: aiohttp.ClientSession, transport: str, url: str) -> None:
        client = socketio.AsyncClient(
            http_session=session, reconnection_delay=0.5, reconnection_delay_max=3
        )
        if not await self._connect(client, url, transport):
            return
        while not self.is_enough:
            game = random.choice(self.games)
            await self._ask(client, "start", game[0])
            for board in game[random.randrange(len(game)) :]:
                await asyncio.sleep(min(random.expovariate(1 / self.think), 4 * self.think))
                if self.is_enough:
                    break
                await self._ask(client, "help", board)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(client.shutdown(), 5)

    async def _connect(self, client: socketio.AsyncClient, url: str, transport: str) -> bool:
        while not self.is_enough:
            with contextlib.suppress(socketio.exceptions.ConnectionError):
                await client.connect(
                    url, transports=[transport], socketio_path=self.path, wait_timeout=10
                )
                self.arrived += 1
                return True
            await asyncio.sleep(0.5)
        self.tally.lost += 1
        return False

    async def _ask(self, client: socketio.AsyncClient, event: str, board: str) -> None:
        """Ask as the page does: what is open when the connection breaks is asked anew, and what is put off, later."""
        started = time.monotonic()
        while time.monotonic() < started + LONGEST_WAIT:
            try:
                answer = await self._answer(client, event, {"board": board, "lang": "de"})
            except (socketio.exceptions.SocketIOError, ConnectionError):
                await self._wait_for_connection(client)
                self.tally.asked_again += 1
                continue
            if "retry_after" not in answer:
                self.tally.note(event, answer, time.monotonic() - started)
                return
            await asyncio.sleep(answer["retry_after"])
            self.tally.asked_again += 1
        self.tally.lost += 1

    async def _answer(
        self, client: socketio.AsyncClient, event: str, message: dict[str, object]
    ) -> dict[str, object]:
        """The answer to a question; ConnectionError once the connection is another one."""
        connection = client.sid
        asking = asyncio.create_task(client.call(event, message, timeout=PATIENCE))
        while not (await asyncio.wait({asking}, timeout=0.2))[0]:
            if client.sid not in (None, connection):
                asking.cancel()
                raise ConnectionError
        return asking.result()

    async def _wait_for_connection(self, client: socketio.AsyncClient) -> None:
        """Wait as the page does until the connection is back."""
        end = time.monotonic() + LONGEST_WAIT
        await asyncio.sleep(0.2)
        while "/" not in client.namespaces and time.monotonic() < end:
            await asyncio.sleep(0.1)
