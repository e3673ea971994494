"""What a teacher adds to the definition of a technique."""

from collections.abc import Mapping
from dataclasses import dataclass

from sudoku_helper.text import Text


@dataclass(frozen=True)
class Lesson:
    """When a technique is worth looking for, how to spot it by eye, and what else it is called."""

    when: Text
    spot: Text
    also: tuple[str, ...] = ()


Lessons = Mapping[str, Lesson]


def lesson(when: Text, spot: Text, *also: str) -> Lesson:
    """A lesson from its texts, and what else the technique is called."""
    return Lesson(when, spot, also)
