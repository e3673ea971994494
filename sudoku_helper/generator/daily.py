"""The puzzle of the day: the same for everybody on a date, wherever it is made."""

from datetime import date

from sudoku_helper.generator.wishes import GeneratedPuzzle, Wish, make
from sudoku_helper.techniques.base import Level

WEEK = (
    Level.EASY,
    Level.EASY,
    Level.MEDIUM,
    Level.MEDIUM,
    Level.HARD,
    Level.HARD,
    Level.MEDIUM,
)
"""How hard it is from Monday to Sunday."""


def puzzle_of(day: date) -> GeneratedPuzzle:
    """The puzzle of a day; its seed is the date."""
    return make(Wish(level=WEEK[day.weekday()]), f"day/{day.isoformat()}")
