"""The Socket.IO events: each is checked, answered by a search process, and always acknowledged."""

import logging
from typing import Any

from flask import request
from flask_socketio import SocketIO

from sudoku_helper.text import Text
from sudoku_helper.web import protocol
from sudoku_helper.web.limits import ConnectionCount, EventRate
from sudoku_helper.web.pool import Busy, TimedOut, WorkerDied, WorkerPool
from sudoku_helper.web.protocol import Json
from sudoku_helper.web.registry import READERS
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
RETRY_SECONDS = 2


def register(socketio: SocketIO, pool: WorkerPool, settings: Settings) -> None:
    """Connect every event to its answer."""
    rate = EventRate(settings.events_per_second, settings.events_burst)
    connections = ConnectionCount(settings.connections_per_address)

    def on_connect(*_: object) -> bool:
        return connections.admits(_sender(), request.remote_addr or "")

    def on_disconnect(*_: object) -> None:
        connections.release(_sender())
        rate.forget(_sender())

    def handler(event: str) -> Any:
        def on_event(*messages: object) -> Json:
            # However wrong the message is, it gets an answer: without one the page would wait.
            data = messages[0] if len(messages) == 1 else None
            lang = protocol.speech_of(data).lang
            if not rate.allows(_sender()):
                return _error("too-fast", TOO_FAST, lang, RETRY_SECONDS)
            return answer(pool, event, data, lang)

        return on_event

    socketio.on_event("connect", on_connect)
    socketio.on_event("disconnect", on_disconnect)
    for event in READERS:
        socketio.on_event(event, handler(event))


def answer(pool: WorkerPool, event: str, data: object, lang: str) -> Json:
    """The answer to one message, or an error in the player's language."""
    try:
        found = pool.run((event, READERS[event](data)))
    except protocol.BadRequest as problem:
        return _error(problem.code, problem.text, lang)
    except Busy:
        return _error("busy", BUSY, lang, RETRY_SECONDS)
    except TimedOut:
        return _error("too-long", TOO_LONG, lang)
    except WorkerDied:
        log.warning("a search process died while answering %s", event)
        return _error("internal", INTERNAL, lang, RETRY_SECONDS)
    except Exception:
        log.exception("could not answer %s", event)
        found = None
    return _error("internal", INTERNAL, lang) if found is None else found


def _error(code: str, text: Text, lang: str, retry_seconds: int | None = None) -> Json:
    error: Json = {"error": text(lang), "code": code}
    if retry_seconds is not None:
        error["retry_after"] = retry_seconds
    return error


def _sender() -> str:
    return str(request.sid)  # type: ignore[attr-defined]
