"""What a page may ask, and what is answered: the one registry of events.

Nothing here knows how a message arrives, so the same objects answer behind a server and without one.
"""

from collections.abc import Mapping
from typing import Any

from sudoku_helper.events import (
    evaluating,
    exchanging,
    grid_algebra,
    helping,
    new_puzzles,
    practising,
    reviewing,
    sheets,
    small,
    watching,
)
from sudoku_helper.events.event import Event
from sudoku_helper.events.protocol import BadRequest, Json, write_refusal

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
        grid_algebra,
    )
    for event in room.EVENTS
}


def ask(name: str, message: object) -> Json:
    """The answer to a message, found here and now, or what is wrong with it."""
    event = EVENTS[name]
    try:
        question = event.read(message)
    except BadRequest as problem:
        return write_refusal(problem.code, problem.text, message)
    return event.answer(question)


__all__ = ["EVENTS", "BadRequest", "Event", "Json", "ask"]
