"""Relays every event between players and search processes: checked, limited, always acknowledged."""

import logging
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from flask import request
from flask_socketio import SocketIO

from sudoku_helper.events import EVENTS, BadRequest, Event, Json
from sudoku_helper.events.protocol import speech_of, write_error
from sudoku_helper.text import Speech, Text
from sudoku_helper.web.limits import Allowance, ConnectionCount
from sudoku_helper.web.monitor import Monitor
from sudoku_helper.web.pool import Busy, TimedOut, Unwanted, WorkerDied, WorkerPool
from sudoku_helper.web.settings import Settings

log = logging.getLogger(__name__)

TOO_FAST = Text(
    en="That was too many questions at once. Please wait a moment.",
    de="Das waren zu viele Fragen auf einmal. Bitte warte einen Augenblick.",
)
BUSY = Text(
    en="Many people are asking at the moment. The answer is tried again shortly.",
    de="Gerade fragen sehr viele. Die Antwort wird gleich noch einmal versucht.",
)
TOO_LONG = Text(
    en="The search took too long and was stopped.",
    de="Die Suche hat zu lange gedauert und wurde abgebrochen.",
)
INTERNAL = Text(
    en="Something went wrong inside the server. Your game is safe; please try again.",
    de="Im Server ist etwas schiefgegangen. Dein Spiel ist sicher; bitte versuche es noch einmal.",
)
RETRY_SECONDS = 2.0

RELUCTANCE_SECONDS = 0.5
"""How long a refusal takes: whoever floods the server waits, and the others do not."""


def register(socketio: SocketIO, pool: WorkerPool, settings: Settings, monitor: Monitor) -> None:
    """Connect every event to its answer."""
    players = Players(socketio, pool, settings)
    monitor.connections.read = limit_connections(socketio, settings.connections_per_address).__len__

    def handler(event: Event[Any]) -> Callable[..., Json]:
        def on_event(*messages: object) -> Json:
            # However wrong the message is, it gets an answer: without one the page would wait.
            data = messages[0] if len(messages) == 1 else None
            return monitor.watch(event.name, lambda: players.answer(event, data))

        return on_event

    socketio.on_event("connect", players.on_connect)
    socketio.on_event("disconnect", players.on_disconnect)
    socketio.on_event("cancel", players.on_cancel)
    for event in EVENTS.values():
        socketio.on_event(event.name, handler(event))


class Players:
    """Who is connected, and what each may still ask."""

    def __init__(self, socketio: SocketIO, pool: WorkerPool, settings: Settings) -> None:
        """Take the way to the players, the search processes and the limits."""
        self._socketio = socketio
        self._pool = pool
        self._rate = Allowance(settings.events_per_second, settings.events_burst)
        self._work = Allowance(settings.work_per_minute / 60, settings.work_per_minute)
        self._connected: set[str] = set()

    def on_connect(self, *_: object) -> None:
        """Remember who has come."""
        self._connected.add(_sender())

    def on_disconnect(self, *_: object) -> None:
        """Forget who has gone, and stop whatever is searched for them."""
        self._connected.discard(_sender())
        self._rate.forget(_sender())
        self._pool.cancel(_sender())

    def on_cancel(self, *_: object) -> None:
        """Stop what a player waits for no more; the player says so as a newer question would."""
        for event in EVENTS.values():
            if event.only_latest:
                self._pool.cancel(_sender(), event.name)

    def answer(self, event: Event[Any], data: object) -> Json:
        """The answer to one message, within the limits of its sender."""
        sender, address = _sender(), request.remote_addr or ""
        speech = speech_of(data)
        if not self._rate.allows(sender):
            self._socketio.sleep(RELUCTANCE_SECONDS)  # type: ignore[arg-type]
            return _error("too-fast", TOO_FAST, speech, self._rate.wait(sender))
        if self._work.left(address) <= 0:
            return _error("too-fast", TOO_FAST, speech, RETRY_SECONDS)
        begun: float | None = None

        def is_wanted() -> bool:
            nonlocal begun
            begun = time.monotonic()
            return sender in self._connected

        def on_progress(progress: Mapping[str, Any]) -> None:
            self._socketio.emit("thinking", dict(progress), to=sender)

        if event.only_latest:
            self._pool.cancel(sender, event.name)
        found = answer(self._pool, event, data, speech, Asker(sender, is_wanted, on_progress))
        # Waiting for others is not counted against a player.
        if begun is not None:
            self._work.use(address, time.monotonic() - begun)
        return found


def limit_connections(socketio: SocketIO, largest: int) -> ConnectionCount:
    """Refuse connections of an address that holds too many.

    At the transport, since one that never says a word costs as much as any other.
    """
    connections = ConnectionCount(largest)
    transport = socketio.server.eio  # type: ignore[attr-defined]
    pass_on = dict(transport.handlers)

    def on_open(connection: str, environment: dict[str, Any]) -> Any:
        if not connections.admits(connection, environment.get("REMOTE_ADDR", "")):
            return "too many connections"
        return pass_on["connect"](connection, environment)

    def on_close(connection: str, reason: str) -> Any:
        connections.release(connection)
        return pass_on["disconnect"](connection, reason)

    transport.on("connect", on_open)
    transport.on("disconnect", on_close)
    return connections


@dataclass(frozen=True)
class Asker:
    """Who asks, whether the answer is still wanted, and whom to tell how far the search is."""

    name: str
    is_wanted: Callable[[], bool]
    on_progress: Callable[[Mapping[str, Any]], None]


def answer(pool: WorkerPool, event: Event[Any], data: object, speech: Speech, asker: Asker) -> Json:
    """The answer to one message, or an error in the player's language."""
    try:
        question = event.read(data)
        found = pool.run(
            (event.name, question),
            on_progress=asker.on_progress,
            is_wanted=asker.is_wanted,
            patience=event.patience(question),
            owner=asker.name,
        )
    except BadRequest as problem:
        return _error(problem.code, problem.text, speech)
    except Busy:
        # Not all at the same moment again.
        return _error("busy", BUSY, speech, RETRY_SECONDS * random.uniform(0.5, 1.5))
    except Unwanted:
        return _error("unwanted", BUSY, speech)
    except TimedOut:
        return _error("too-long", TOO_LONG, speech)
    except WorkerDied:
        log.warning("a search process died while answering %s", event.name)
        return _error("internal", INTERNAL, speech, RETRY_SECONDS)
    except Exception:
        log.exception("could not answer %s", event.name)
        found = None
    return _error("internal", INTERNAL, speech) if found is None else found


def _error(code: str, text: Text, speech: Speech, retry_seconds: float | None = None) -> Json:
    error = write_error(code, text(speech))
    if retry_seconds is not None:
        error["retry_after"] = round(retry_seconds, 1)
    return error


def _sender() -> str:
    return str(request.sid)  # type: ignore[attr-defined]
