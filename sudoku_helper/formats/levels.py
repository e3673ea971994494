"""The names that levels have: our numbers and words, and those of a puzzle publisher."""

from sudoku_helper.levels import Level
from sudoku_helper.text import LANGUAGES

PUBLISHER_NAMES = {
    Level.VERY_EASY: "Very Easy",
    Level.EASY: "Easy",
    Level.MEDIUM: "Medium",
    Level.HARD: "Hard",
    Level.VERY_HARD: "Very Hard",
    Level.EXPERT: "Very Hard Expert",
    Level.EVIL: "Evil / Exotic",
}
"""What stands in a publisher's profile."""


def level_named(text: str) -> Level | None:
    """The level of a name, whoever gave it, or None: 4, hard, Schwer, VeryHardExpert."""
    return _LEVELS.get(_plain(text))


def publisher_name(text: str) -> str:
    """A publisher's name for a level; what is none stays in one line as it is."""
    level = level_named(text)
    return PUBLISHER_NAMES[level] if level else " ".join(text.split())


def _plain(text: str) -> str:
    """A name without what differs from one writer to the next."""
    return "".join(letter for letter in text.lower() if letter.isalnum())


def _names(level: Level) -> set[str]:
    titles = (level.title(language) for language in LANGUAGES)
    return {str(int(level)), level.key, PUBLISHER_NAMES[level], *titles}


_LEVELS = {_plain(name): level for level in Level for name in _names(level)}
