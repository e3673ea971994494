"""Relays every event between players and search processes: checked, always acknowledged."""

import logging
import random
from collections.abc import Callable, Mapping
from typing import Any

from flask import request
from flask_socketio import SocketIO
from socketio.exceptions import ConnectionRefusedError as ConnectionRefused

from sudoku_helper.events import EVENTS, BadRequest, Event, Json
from sudoku_helper.events.protocol import write_refusal
from sudoku_helper.text import Text
from sudoku_helper.web.edge import CANCEL, household
from sudoku_helper.web.edition import current_edition
from sudoku_helper.web.monitor import Monitor
from sudoku_helper.web.nursery import Failed, NotStarted, WorkerDied
from sudoku_helper.web.pool import Asker, Busy, TimedOut, Unwanted, WorkerPool

log = logging.getLogger(__name__)

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

OTHER_EDITION = "edition"
"""What a page is told that is older or newer than this server."""


def register(
    socketio: SocketIO, pool: WorkerPool, monitor: Monitor, has_room: Callable[[str], bool]
) -> None:
    """Connect every event to its answer; *has_room* tells whether a connection fetches what it gets."""
    players = Players(socketio, pool, has_room)

    def handler(event: Event[Any]) -> Callable[..., Json]:
        def on_event(*messages: object) -> Json:
            # However wrong the message is, it gets an answer: without one the page would wait.
            message = messages[0] if len(messages) == 1 else None
            return monitor.watch(event.name, lambda: players.relay(event, message))

        return on_event

    socketio.on_event("connect", players.on_connect)
    socketio.on_event("disconnect", players.on_disconnect)
    socketio.on_event(CANCEL, players.on_cancel)
    for event in EVENTS.values():
        socketio.on_event(event.name, handler(event))


class Players:
    """Who is connected, and what is searched for them."""

    def __init__(
        self, socketio: SocketIO, pool: WorkerPool, has_room: Callable[[str], bool]
    ) -> None:
        """Take the way to the players, the search processes, and who has room for an answer."""
        self._socketio = socketio
        self._pool = pool
        self._has_room = has_room
        self._connected: set[str] = set()

    def on_connect(self, *_: object) -> None:
        """Remember who has come; a page of another edition is told so, and asks nothing of this one."""
        ours = current_edition().name
        # Programs other than our pages name none, and are served as ever.
        if request.args.get("edition", ours) != ours:
            raise ConnectionRefused(OTHER_EDITION)
        self._connected.add(_sender())

    def on_disconnect(self, *_: object) -> None:
        """Forget who has gone, and stop whatever is searched for them."""
        self._connected.discard(_sender())
        self._pool.cancel(_sender())

    def on_cancel(self, *_: object) -> None:
        """Stop what a player waits for no more; the player says so as a newer question would."""
        for event in EVENTS.values():
            if event.only_latest:
                self._pool.cancel(_sender(), event.name)

    def relay(self, event: Event[Any], message: object) -> Json:
        """The answer to one message, in whose favour older ones may be stopped."""
        sender = _sender()

        def on_progress(progress: Mapping[str, Any]) -> None:
            self._socketio.emit("thinking", dict(progress), to=sender)

        if event.only_latest:
            self._pool.cancel(sender, event.name)
        asker = Asker(
            connection=sender,
            address=household(request.remote_addr or ""),
            is_here=lambda: sender in self._connected,
            has_room=lambda: self._has_room(self._transport_of(sender)),
            on_progress=on_progress,
        )
        return reply(self._pool, event, message, asker)

    def _transport_of(self, sender: str) -> str:
        """The connection below a player, which has a name of its own."""
        manager = self._socketio.server.manager  # type: ignore[attr-defined]
        return str(manager.eio_sid_from_sid(sender, "/"))


def reply(pool: WorkerPool, event: Event[Any], message: object, asker: Asker) -> Json:
    """The answer to one message, or why there is none."""
    try:
        question = event.read(message)
        answer: Json = pool.run((event.name, question), asker, event.patience(question))
        return answer
    except BadRequest as problem:
        return write_refusal(problem.code, problem.text, message)
    except Busy:
        # Not all at the same moment again.
        return _try_again("busy", BUSY, message, RETRY_SECONDS * random.uniform(0.5, 1.5))
    except Unwanted:
        return write_refusal("unwanted", BUSY, message)
    except TimedOut:
        return write_refusal("too-long", TOO_LONG, message)
    except NotStarted:
        # The pool has said why.
        return _try_again("internal", INTERNAL, message)
    except WorkerDied:
        log.warning("a search process died while answering %s", event.name)
        return _try_again("internal", INTERNAL, message)
    except Failed:
        return write_refusal("internal", INTERNAL, message)
    except Exception:
        log.exception("could not answer %s", event.name)
        return write_refusal("internal", INTERNAL, message)


def _try_again(code: str, text: Text, message: object, seconds: float = RETRY_SECONDS) -> Json:
    """A refusal with the seconds after which it is worth asking again."""
    return {**write_refusal(code, text, message), "retry_after": round(seconds, 1)}


def _sender() -> str:
    return str(request.sid)  # type: ignore[attr-defined]
