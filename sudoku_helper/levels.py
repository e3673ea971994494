"""The seven levels of difficulty: the one scale of techniques and puzzles."""

from enum import IntEnum
from math import inf

from sudoku_helper.text import Text, TextError


class Level(IntEnum):
    """How hard a technique is, and so a puzzle that needs it: the one scale of both."""

    VERY_EASY = 1
    EASY = 2
    MEDIUM = 3
    HARD = 4
    VERY_HARD = 5
    EXPERT = 6
    EVIL = 7

    @classmethod
    def of(cls, difficulty: float) -> "Level":
        """The level to which a difficulty, or a published rating, belongs."""
        return next(level for level in cls if difficulty <= level.limit)

    @classmethod
    def named(cls, text: str) -> "Level":
        """The level with a key or a number: very-easy or 1."""
        found = next((level for level in cls if text in (level.key, str(int(level)))), None)
        if found is None:
            keys = ", ".join(level.key for level in cls)
            raise TextError(_NO_LEVEL, keys=keys, last=len(cls), got=text)
        return found

    @property
    def limit(self) -> float:
        """The greatest difficulty that belongs to this level."""
        return _LEVEL_LIMITS[self]

    @property
    def key(self) -> str:
        """The name in addresses and on the command line: very-easy."""
        return self.name.lower().replace("_", "-")

    @property
    def title(self) -> Text:
        """The name for players."""
        return _LEVEL_TITLES[self]


_NO_LEVEL = Text(
    en="expected a level ({keys}, or 1 to {last}), got {got!r}",
    de="eine Stufe ({keys} oder 1 bis {last}) erwartet, nicht {got!r}",
)
_LEVEL_LIMITS = {
    Level.VERY_EASY: 1.2,
    Level.EASY: 2.3,
    Level.MEDIUM: 3.4,
    Level.HARD: 4.6,
    Level.VERY_HARD: 6.5,
    Level.EXPERT: 7.5,
    Level.EVIL: inf,
}
_LEVEL_TITLES = {
    Level.VERY_EASY: Text(en="very easy", de="sehr leicht"),
    Level.EASY: Text(en="easy", de="leicht"),
    Level.MEDIUM: Text(en="medium", de="mittel"),
    Level.HARD: Text(en="hard", de="schwer"),
    Level.VERY_HARD: Text(en="very hard", de="sehr schwer"),
    Level.EXPERT: Text(en="expert", de="Experte"),
    Level.EVIL: Text(en="evil", de="teuflisch"),
}
