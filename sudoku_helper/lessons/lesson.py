"""What a teacher adds to the definition of a technique."""

from collections.abc import Mapping
from dataclasses import dataclass

from sudoku_helper.text import Text

Pair = tuple[str, str]
"""The English and the German words."""


@dataclass(frozen=True)
class Lesson:
    """When a technique is worth looking for, how to spot it by eye, and what else it is called."""

    when: Text
    spot: Text
    also: tuple[str, ...] = ()


Lessons = Mapping[str, Lesson]


def lesson(when: Pair, spot: Pair, *also: str) -> Lesson:
    """A lesson from its words, English first."""
    return Lesson(Text(*when), Text(*spot), also)
