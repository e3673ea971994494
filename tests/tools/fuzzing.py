"""Nonsense of every kind, sent to a server while others play."""

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import aiohttp
import socketio

from tests.positions import PUZZLE
from tests.tools.long_texts import LONGEST, PIECES
from tests.tools.patience import PATIENCE
from tests.tools.sessions import tidy_session

EVENTS = ("help", "steps", "path", "start", "check", "read", "write", "no-such-event")
AT_ONCE = 20
RAW = (
    "",
    "9",
    "42",
    "42[]",
    "4",
    "40,{",
    '42["help"',
    '420["help",{}]',
    "3probe",
    "5",
    "\x00" * 50,
)


def nonsense(chance: random.Random) -> Any:
    """Anything that JSON or a careless page can send."""
    deep: Any = "x"
    for _ in range(chance.randrange(100)):
        deep = [deep]
    makers = (
        lambda: None,
        lambda: chance.choice((True, 0, -1, 10**30, 1e308, float("nan"), float("inf"))),
        lambda: "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(200))),
        lambda: "7" * chance.choice((81, 4001, 20000)),
        lambda: deep,
        lambda: chance.randbytes(chance.randrange(100)),
        lambda: [nonsense(chance) for _ in range(chance.randrange(3))],
        lambda: {"board": nonsense(chance), "lang": chance.choice(("de", "xx", 7, None))},
        lambda: {
            "board": PUZZLE,
            chance.choice(("order", "off", "skip", "text")): nonsense(chance),
        },
        lambda: {"board": _mangled(chance), "lang": "de", "uniqueness": chance.choice((0, True))},
        lambda: {"text": _mangled(chance) * chance.randrange(20), "lang": "en"},
        lambda: {"text": _long_run(chance), "lang": "en"},
        lambda: {"board": PUZZLE, "format": chance.choice(("../../etc/passwd", "", "sdk", 5))},
        lambda: {"__proto__": {"x": 1}, "board": PUZZLE, "lang": "de"},
    )
    return chance.choice(makers)()


def _long_run(chance: random.Random) -> str:
    """One piece again and again, as often as a message has room, and perhaps an end that fits nothing."""
    piece = chance.choice(PIECES)
    times = chance.choice((10, 1000, LONGEST)) // len(json.dumps(piece))
    return piece * times + chance.choice(("", "!x", PUZZLE))


def _mangled(chance: random.Random) -> str:
    letters = list(PUZZLE)
    for _ in range(chance.randrange(6)):
        letters[chance.randrange(81)] = chance.choice("0123456789.+r<>\n\u2460")
    return "".join(letters)


async def flood(url: str, count: int, senders: int, seed: int = 1) -> Counter[str]:
    """Send *count* events of nonsense over several connections; what was answered, how often."""
    outcomes: Counter[str] = Counter()
    shares = [count // senders] * senders
    await asyncio.gather(
        *(_send(url, share, random.Random(seed + i), outcomes) for i, share in enumerate(shares))
    )
    return outcomes


async def _send(url: str, count: int, chance: random.Random, outcomes: Counter[str]) -> None:
    # A session of our own: the library leaves its own open where a connection was cut.
    async with tidy_session() as session:
        await _send_all(session, url, count, chance, outcomes)


async def _send_all(
    session: aiohttp.ClientSession,
    url: str,
    count: int,
    chance: random.Random,
    outcomes: Counter[str],
) -> None:
    client = socketio.AsyncClient(
        http_session=session, reconnection_delay=0.1, reconnection_delay_max=1
    )
    await client.connect(url, transports=[chance.choice(("websocket", "polling"))])
    pending: set[asyncio.Task[None]] = set()
    for _ in range(count):
        event, message = chance.choice(EVENTS), nonsense(chance)
        pending.add(asyncio.create_task(_ask(client, event, message, outcomes)))
        if len(pending) >= AT_ONCE:
            _, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
    if pending:
        await asyncio.wait(pending)
    with contextlib.suppress(Exception):
        await asyncio.wait_for(client.shutdown(), 5)


async def _ask(
    client: socketio.AsyncClient, event: str, message: Any, outcomes: Counter[str]
) -> None:
    # Nobody answers to an event that does not exist.
    patience = 0.2 if event == "no-such-event" else PATIENCE
    connection = client.sid
    try:
        answer = await client.call(event, message, timeout=patience)
        outcomes[answer.get("code", "answered")] += 1
    except socketio.exceptions.TimeoutError:
        kept = "unknown event" if event == "no-such-event" else "no answer"
        # Too much at once, and the server has cut this connection meanwhile.
        outcomes[kept if client.sid == connection else "cut off"] += 1
    except (socketio.exceptions.SocketIOError, ConnectionError):
        outcomes["cut off"] += 1
        await asyncio.sleep(0.2)


async def raw_garbage(url: str, rounds: int) -> Counter[str]:
    """Packets that no client would send, straight into the WebSocket."""
    outcomes: Counter[str] = Counter()
    address = f"{url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
    async with tidy_session() as session:
        for packet in _packets(rounds):
            try:
                async with session.ws_connect(address) as connection:
                    await connection.receive(timeout=10)
                    await connection.send_str("40")
                    if isinstance(packet, bytes):
                        await connection.send_bytes(packet)
                    else:
                        await connection.send_str(packet)
                    await connection.receive(timeout=10)
                    outcomes["taken"] += 1
            except (TimeoutError, aiohttp.ClientError, TypeError):
                outcomes["cut off"] += 1
    return outcomes


def _packets(rounds: int) -> Iterator[str | bytes]:
    for number in range(rounds):
        yield RAW[number % len(RAW)]
    yield random.Random(5).randbytes(500)
    yield "42" + json.dumps(["help", {"board": "1" * 300_000}])
    yield "42" + "[" * 20_000


async def crowd_of_connections(url: str, count: int) -> Counter[int]:
    """As many connections of one address as are let in, all at the same time."""
    address = f"{url}/socket.io/?EIO=4&transport=polling"
    async with tidy_session() as session:

        async def connect() -> int:
            try:
                async with session.get(address) as answer:
                    return answer.status
            except aiohttp.ClientError:
                return 0

        return Counter(await asyncio.gather(*(connect() for _ in range(count))))
