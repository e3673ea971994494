"""What a page may ask, and what is answered: the one registry of events.

Nothing here knows how a message arrives, so the same objects answer behind a server and without one.
"""

from collections.abc import Callable, Mapping
from typing import Any

from sudoku_helper.events import (
    course,
    evaluating,
    exchanging,
    helping,
    new_puzzles,
    practising,
    reviewing,
    sheets,
    small,
    watching,
)
from sudoku_helper.events.event import Event
from sudoku_helper.events.protocol import BadRequest, Json, speech_of, write_error

EVENTS: Mapping[str, Event[Any]] = {
    event.name: event
    for room in (
        helping,
        exchanging,
        evaluating,
        watching,
        practising,
        new_puzzles,
        reviewing,
        small,
        sheets,
        course,
    )
    for event in room.EVENTS
}


def ask(name: str, message: object, find: Callable[[Any], Json] | None = None) -> Json:
    """The answer to a message, or what is wrong with it.

    *find* is given the checked question; without it, the answer is found here and now.
    """
    event = EVENTS[name]
    try:
        question = event.read(message)
    except BadRequest as problem:
        return write_error(problem.code, problem.text(speech_of(message)))
    return (find or event.answer)(question)


__all__ = ["EVENTS", "BadRequest", "Event", "Json", "ask"]
