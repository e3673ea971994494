"""The engine on the player's own device: a message as text comes in, and the answer leaves as text.

A worker of the browser runs this where there is no server. It answers the same events with the same
answers, one after the other.
"""

import json
import logging

from sudoku_helper.events import EVENTS, BadRequest, Json
from sudoku_helper.events.protocol import write_refusal
from sudoku_helper.events.searching import USUAL_SECONDS, Progress, limited_to
from sudoku_helper.text import Text

log = logging.getLogger(__name__)

SLOWNESS = 4
"""How many times as long as a server a device takes for the same search."""

INTERNAL = Text(
    en="Something went wrong on this device. Your game is safe; please try again.",
    de="Auf diesem Gerät ist etwas schiefgegangen. Dein Spiel ist sicher; bitte versuche es noch "
    "einmal.",
)


def answer(name: str, message: str, on_progress: Progress) -> str:
    """The answer to a message, or an error in the player's language; both texts are JSON."""
    # As a server writes it, without blanks.
    return json.dumps(_reply(name, json.loads(message), on_progress), separators=(",", ":"))


def _reply(name: str, message: object, on_progress: Progress) -> Json:
    """The answer to a message, or why there is none."""
    try:
        event = EVENTS[name]
        question = event.read(message)
        with limited_to(USUAL_SECONDS * SLOWNESS * event.patience(question), on_progress):
            return event.answer(question)
    except BadRequest as problem:
        return write_refusal(problem.code, problem.text, message)
    except Exception:
        log.exception("could not answer %s", name)
        return write_refusal("internal", INTERNAL, message)
