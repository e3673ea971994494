"""Attacks from one address, each over some connections, as fast as the network carries them."""

import asyncio
import base64
import contextlib
import itertools
import json
import os
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field

import aiohttp

from sudoku_helper.starters import EXAMPLES, HARDEST
from sudoku_helper.techniques import TECHNIQUES
from tests.positions import PUZZLE
from tests.tools.sessions import tidy_session

ALL_BUT_TRIAL = [each.key for each in TECHNIQUES if each.key != "trial"]
BOOKLET = {"levels": {"evil": 48}, "per_page": 4, "size": "A4", "title": "", "address": ""}

TEXT, BINARY, CONTINUATION, PING = 1, 2, 0, 9


def frame(data: bytes | str, kind: int = TEXT, is_last: bool = True) -> bytes:
    """A frame of a client; the mask is nothing, so that it costs the attacker nothing."""
    if isinstance(data, str):
        data = data.encode()
    length = len(data)
    if length < 126:
        size = struct.pack("!B", 128 | length)
    elif length < 65536:
        size = struct.pack("!BH", 128 | 126, length)
    else:
        size = struct.pack("!BQ", 128 | 127, length)
    return bytes([128 * is_last | kind]) + size + b"\0\0\0\0" + data


def event(name: str, message: object, number: int = 1) -> str:
    """A packet that asks for an answer."""
    return f"42{number}" + json.dumps([name, message])


@dataclass
class Attack:
    """One way to attack, and what came of it."""

    url: str
    connections: int = 1
    address: str = "127.0.0.66"
    """Where it comes from; the players have other addresses of this machine."""
    sent: int = 0
    """Bytes that the network took."""
    cut: int = 0
    """How often the server ended a connection."""
    held: int = 0
    """How often the server took or gave nothing more for a while, or refused something."""
    answers: int = 0
    """How many requests were answered as asked."""
    stop: asyncio.Event = field(default_factory=asyncio.Event)

    async def flood(self, opening: bytes, again: bytes) -> None:
        """Send the same bytes over and over on every connection, until it is enough."""
        await asyncio.gather(*(self._flood(opening, again) for _ in range(self.connections)))

    async def post(self, body: str, at_once: int) -> None:
        """Send the same by long polling, several times side by side, and never fetch an answer."""
        await asyncio.gather(*(self._post(body, at_once) for _ in range(self.connections)))

    async def fetch(self, paths: Sequence[str]) -> None:
        """Ask for pages one after the other on every connection, as fast as they come."""
        await asyncio.gather(*(self._fetch(paths) for _ in range(self.connections)))

    async def ask_and_leave_unread(self, path: str, times: int) -> None:
        """Ask on that many times as many connections, and never read what comes."""
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(self.connections * times):
                request = f"GET {path} HTTP/1.1\r\nHost: {self._host}\r\n\r\n".encode()
                reader, writer = await self._open()
                stack.push_async_callback(_end, writer)
                writer.write(request)
                # Once the answer begins, the rest of it waits.
                await reader.readuntil(b"\r\n\r\n")
                self.sent += len(request)
                self.held += 1
            await self.stop.wait()

    async def _fetch(self, paths: Sequence[str]) -> None:
        async with tidy_session(self.address, limit=0) as session:
            for path in itertools.cycle(paths):
                if self.stop.is_set():
                    return
                with contextlib.suppress(OSError, aiohttp.ClientError, TimeoutError):
                    async with session.get(f"{self.url}{path}") as answer:
                        self.sent += len(path)
                        self.answers += answer.status == 200
                        self.held += answer.status == 429
                        await answer.read()

    async def _post(self, body: str, at_once: int) -> None:
        address = f"{self.url}/socket.io/?EIO=4&transport=polling"
        async with tidy_session(self.address, limit=0) as session:
            while not self.stop.is_set():
                with contextlib.suppress(OSError, aiohttp.ClientError, TimeoutError):
                    async with session.get(address) as answer:
                        here = f"{address}&sid={json.loads((await answer.text())[1:])['sid']}"
                    async with session.post(here, data="40"):
                        pass
                    await asyncio.gather(
                        *(self._post_on(session, here, body) for _ in range(at_once))
                    )
                self.cut += not self.stop.is_set()
                await asyncio.sleep(0.05)

    async def _post_on(self, session: aiohttp.ClientSession, address: str, body: str) -> None:
        while not self.stop.is_set():
            patience = aiohttp.ClientTimeout(total=1)
            try:
                async with session.post(address, data=body, timeout=patience) as answer:
                    self.sent += len(body)
                    self.answers += answer.status == 200
                    if answer.status != 200:
                        self.held += 1
                        await asyncio.sleep(0.05)
            except TimeoutError:
                self.held += 1

    async def _flood(self, opening: bytes, again: bytes) -> None:
        while not self.stop.is_set():
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                async with self._connected() as writer:
                    writer.write(opening)
                    while not self.stop.is_set():
                        writer.write(again)
                        try:
                            await asyncio.wait_for(writer.drain(), 0.2)
                            self.sent += len(again)
                        except TimeoutError:
                            self.held += 1
            self.cut += not self.stop.is_set()
            await asyncio.sleep(0.05)

    @contextlib.asynccontextmanager
    async def _connected(self) -> AsyncIterator[asyncio.StreamWriter]:
        """A WebSocket that has joined; what the server sends is read and forgotten."""
        reader, writer = await self._open()
        listening = None
        try:
            writer.write(_upgrade(self._host))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame("40"))
            listening = asyncio.create_task(_forget(reader))
            yield writer
        finally:
            if listening:
                listening.cancel()
            await _end(writer)

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, _, port = self._host.partition(":")
        return await asyncio.open_connection(
            # Little is read ahead, so that the server notices what nobody reads.
            *(host, int(port)),
            local_addr=(self.address, 0),
            limit=4096,
        )

    @property
    def _host(self) -> str:
        return self.url.removeprefix("http://")


def _upgrade(host: str) -> bytes:
    """The request that asks for a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {host}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()


async def _end(writer: asyncio.StreamWriter) -> None:
    # What was never taken is not worth waiting for.
    writer.transport.abort()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


async def _forget(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(65536):
            pass


async def events(attack: Attack) -> None:
    """Ordinary questions."""
    await attack.flood(b"", frame(event("check", {"board": PUZZLE})) * 20)


async def cancels(attack: Attack) -> None:
    """The one event without an answer."""
    await attack.flood(b"", frame('42["cancel"]') * 100)


async def large_frames(attack: Attack) -> None:
    """Messages just below the largest."""
    await attack.flood(b"", frame(event("read", {"text": "x" * 60_000, "lang": "en"})))


async def attachments(attack: Attack) -> None:
    """Binary attachments that are announced, sent, and never complete."""
    announced = frame('459999999-["help",{"_placeholder":true,"num":0}]')
    await attack.flood(announced, frame(b"x" * 60_000, BINARY))


async def fragments(attack: Attack) -> None:
    """A message in fragments that never ends."""
    await attack.flood(
        frame("42", TEXT, is_last=False), frame("x" * 60_000, CONTINUATION, is_last=False)
    )


async def empty_fragments(attack: Attack) -> None:
    """The same with fragments of nothing."""
    await attack.flood(
        frame("42", TEXT, is_last=False), frame("", CONTINUATION, is_last=False) * 200
    )


async def pings(attack: Attack) -> None:
    """Signs of life that the protocol itself has to answer."""
    await attack.flood(b"", frame("x" * 100, PING) * 100)


async def searches(attack: Attack) -> None:
    """The longest searches, patient or not, and whatever else takes long."""
    asked = (event("path", {"board": each.board, "off": ALL_BUT_TRIAL}) for each in HARDEST)
    patient = (event("help", {"board": each.board, "patient": True}) for each in HARDEST)
    booklet = event("booklet", BOOKLET)
    await attack.flood(b"", b"".join(map(frame, (*asked, *patient, booklet))))


async def new_puzzles(attack: Attack) -> None:
    """Puzzles that are hard to make."""
    await attack.flood(b"", frame(event("new", {"level": "evil"})) * 10)


async def blanks(attack: Attack) -> None:
    """A text of nothing but blanks."""
    await attack.flood(b"", frame(event("read", {"text": " " * 60_000, "lang": "en"})))


async def rejoining(attack: Attack) -> None:
    """Leaving and joining again on the same connection, with questions between."""
    question = frame(event("check", {"board": PUZZLE}))
    await attack.flood(b"", (frame("41") + frame("40") + question * 10) * 5)


async def nothing_packets(attack: Attack) -> None:
    """Packets of the transport that no page sends."""
    await attack.flood(b"", frame("5") * 200)


async def long_polling(attack: Attack) -> None:
    """Questions by long polling, as many in a request as it carries, in several requests at once."""
    await attack.post("\x1e".join([event("check", {"board": PUZZLE})] * 190), at_once=8)


async def pages(attack: Attack) -> None:
    """Pages, some of which have to be made anew each time."""
    await attack.fetch(["/", "/en/learn", "/en/learn?q=wing", "/de/practise", "/no-such-page"])


async def unread_pages(attack: Attack) -> None:
    """The largest file for whoever does not understand compression, never read."""
    await attack.ask_and_leave_unread("/pages.json", times=6)


async def unread_answers(attack: Attack) -> None:
    """Short questions with long answers by long polling, which nobody fetches."""
    await attack.post(event("steps", {"board": EXAMPLES[-1].board}), at_once=1)


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "events": events,
    "cancel": cancels,
    "large-frames": large_frames,
    "attachments": attachments,
    "fragments": fragments,
    "empty-fragments": empty_fragments,
    "pings": pings,
    "searches": searches,
    "new-puzzles": new_puzzles,
    "blanks": blanks,
    "rejoining": rejoining,
    "packets-of-nothing": nothing_packets,
    "long-polling": long_polling,
    "pages": pages,
    "unread-pages": unread_pages,
    "unread-answers": unread_answers,
}
