"""An event: everything the app knows of one kind of question, in one object."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from sudoku_helper.events.protocol import Json

Question = TypeVar("Question")


def usual_patience(_: object) -> float:
    """No longer than any other question."""
    return 1.0


@dataclass(frozen=True)
class Event(Generic[Question]):
    """A kind of question: how its message is read, what is answered, how long it is worth a search.

    Reader and answer need nothing but what they are given, so they may run anywhere: in the process
    that got the message, in a search process, in the browser. The same question has the same answer
    there, unless chance has a part in it (a new puzzle without a seed) or a clock (how far a search
    came that is watched in stretches).
    """

    name: str

    read: Callable[[object], Question]
    """The checked question in a message; BadRequest if there is none."""

    answer: Callable[[Question], Json]

    patience: Callable[[Question], float] = usual_patience
    """How many times as long as usual the search for an answer may take."""

    only_latest: bool = False
    """Whether a player waits for one answer alone: a newer question stops the search for the older."""
