"""The sessions of simulated players and attackers: whatever breaks off, nothing of them stays open."""

import asyncio
import gc
import socket
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Thread

import pytest

from tests.tools.patience import PATIENCE
from tests.tools.sessions import tidy_session


@pytest.fixture
def endless() -> Iterator[str]:
    """The address of a server that answers once, and never to the end."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            connection, _ = listening.accept()
            with connection:
                connection.recv(65536)
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nonce upon a")
                # Until the other end is closed.
                assert connection.recv(65536) == b""

        server = Thread(target=answer, daemon=True)
        server.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/"
        server.join(PATIENCE)
        assert not server.is_alive()


def run(playing):
    """What a coroutine gives; in a thread, as a browser of other tests may be at work in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, playing).result()


def test_an_answer_that_was_not_read_to_its_end_is_closed_with_the_session(endless):
    async def play():
        async with tidy_session("127.0.0.5") as session:
            answer = await session.get(endless)
            assert answer.connection.protocol is not None
            return answer.connection

    assert run(play()).protocol is None


def test_a_forgotten_connection_is_nothing_that_the_garbage_collector_complains_of(
    endless, monkeypatch
):
    """A ring of references leaves the order to it, as in a client that was cut off."""

    async def play() -> None:
        async with tidy_session() as session:
            ring = [await session.get(endless)]
            ring += [ring, ring[0].connection]

    run(play())
    complaints = []
    monkeypatch.setattr(sys, "unraisablehook", lambda each: complaints.append(repr(each.object)))
    gc.collect()
    assert not [each for each in complaints if "Connection.__del__" in each]
