"""Statistics of many puzzles: what the methods do at each level, and how the levels are spread.

The numbers come first, in plain dictionaries by level, so that tables and pictures show the same ones.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from sudoku_helper.grading.network.features import METHODS, Counts
from sudoku_helper.grading.network.tables import aligned
from sudoku_helper.grading.network.words import (
    GIVENS,
    LEVEL,
    LEVELS,
    METHOD,
    METHOD_NAMES,
    SOLVED,
    USES,
)
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import Text


@dataclass(frozen=True)
class CountedPuzzle:
    """A puzzle that was counted, and the level it belongs to."""

    puzzle: str
    level: Level
    counts: Counts


Collection = Sequence[CountedPuzzle]
ByLevel = dict[Level, float]


def of_level(puzzles: Iterable[CountedPuzzle], level: Level) -> list[Counts]:
    """What was counted in the puzzles of one level."""
    return [each.counts for each in puzzles if each.level == level]


def mean_by_level(puzzles: Collection, value: Callable[[Counts], float]) -> ByLevel:
    """The mean of a value at each level that has puzzles."""
    groups = {level: of_level(puzzles, level) for level in Level}
    return {level: fmean(map(value, group)) for level, group in groups.items() if group}


def solved_percent(puzzles: Collection) -> ByLevel:
    """How many percent of the puzzles of each level the methods solve."""
    return mean_by_level(puzzles, lambda counts: 100 * counts.solved)


def mean_givens(puzzles: Collection) -> ByLevel:
    """How many digits are given at each level."""
    return mean_by_level(puzzles, lambda counts: counts.givens)


def mean_uses(puzzles: Collection) -> dict[str, ByLevel]:
    """How often each method is used at each level."""
    return {method: _uses_of(puzzles, method) for method in METHODS}


def _uses_of(puzzles: Collection, method: str) -> ByLevel:
    return mean_by_level(puzzles, lambda counts: counts.uses[method])


def number_by_level(puzzles: Collection) -> ByLevel:
    """How many puzzles each level has."""
    return {level: float(len(of_level(puzzles, level))) for level in Level}


def tables(collections: Mapping[str, Collection], lang: str) -> str:
    """All the tables of some collections with names, as text."""
    numbers = {name: number_by_level(puzzles) for name, puzzles in collections.items()}
    parts = [
        _level_table(LEVELS, numbers, ".0f", lang),
        _level_table(SOLVED, _each(collections, solved_percent), ".1f", lang),
        _level_table(GIVENS, _each(collections, mean_givens), ".2f", lang),
        *(_method_table(name, mean_uses(puzzles), lang) for name, puzzles in collections.items()),
    ]
    return "\n\n".join(parts)


def _each(
    collections: Mapping[str, Collection], measure: Callable[[Collection], ByLevel]
) -> dict[str, ByLevel]:
    return {name: measure(puzzles) for name, puzzles in collections.items()}


def _level_table(title: Text, columns: Mapping[str, ByLevel], form: str, lang: str) -> str:
    """A row for each level, a column for each collection."""
    rows = [[LEVEL(lang), *columns]]
    for level in Level:
        shown = (_number(column.get(level), form) for column in columns.values())
        rows.append([level.title(lang), *shown])
    return f"{title(lang)}\n{aligned(rows)}"


def _method_table(name: str, uses: Mapping[str, ByLevel], lang: str) -> str:
    """A row for each method, a column for each level."""
    rows = [[METHOD(lang), *(level.title(lang) for level in Level)]]
    for method, by_level in uses.items():
        shown = (_number(by_level.get(level), ".2f") for level in Level)
        rows.append([METHOD_NAMES[method](lang), *shown])
    return f"{USES(lang)}: {name}\n{aligned(rows)}"


def _number(value: float | None, form: str) -> str:
    return "-" if value is None else format(value, form)
