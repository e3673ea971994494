"""What a neural network looks at to judge how hard a puzzle is.

A puzzle is first solved as far as a few well-known methods come, and what happens is counted. The
classic features are these counts and know nothing of our own grade; the set "all" adds the levels of
the steps on the graded path, which contain it.
"""

import math
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from sudoku_helper import techniques
from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import DIGITS, size
from sudoku_helper.grading.path import Grade, grade
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.techniques.base import Level

METHODS: Mapping[str, tuple[str, ...]] = {
    "naked_singles": ("naked-single",),
    "hidden_singles": ("hidden-single-block", "hidden-single-line"),
    "naked_pairs": ("naked-pair",),
    "hidden_pairs": ("hidden-pair",),
    "block_line_interactions": ("pointing", "claiming"),
    "naked_triples": ("naked-triple",),
    "hidden_triples": ("hidden-triple",),
    "naked_quads": ("naked-quad",),
    "hidden_quads": ("hidden-quad",),
    "x_wings": ("x-wing",),
}
"""The methods that are counted, with their techniques, in the order in which they are tried."""

SINGLES = ("naked_singles", "hidden_singles")
"""The methods that place digits; their uses count in percent of the missing digits."""

STARTS = tuple(f"start_{digit}" for digit in DIGITS)
"""For each digit the number of cells where a single places it at once."""

COUNTED = (
    *METHODS,
    *(f"{method}_percent" for method in SINGLES),
    "givens",
    *STARTS,
    "pencil_marks",
    "solved",
)
"""The names of all that is counted, in the order of a table's columns."""


@dataclass(frozen=True)
class Counts:
    """What is seen of a puzzle before and while the methods work on it.

    ``uses`` tells how often each method made a step, ``starts`` in how many cells a single can place
    each digit at once, ``solved`` whether the methods come to the end.
    """

    givens: int
    pencil_marks: int
    starts: tuple[int, ...]
    uses: Mapping[str, int]
    solved: bool

    def share(self, method: str) -> float:
        """The uses of a method in percent of the missing digits."""
        return self.uses[method] * 100 / max(1, 81 - self.givens)

    def as_row(self) -> dict[str, float]:
        """Every number by its name, as a table has it."""
        values = (
            *(self.uses[method] for method in METHODS),
            *(round(self.share(method), 2) for method in SINGLES),
            self.givens,
            *self.starts,
            self.pencil_marks,
            int(self.solved),
        )
        return dict(zip(COUNTED, values, strict=True))


@cache
def _manager() -> TechniqueManager:
    order = [key for keys in METHODS.values() for key in keys]
    others = [technique.key for technique in techniques.TECHNIQUES if technique.key not in order]
    return TechniqueManager(order=order, off=others, obvious_first=False)


def count(board: SudokuBoard) -> Counts:
    """Solve a puzzle with the methods alone, and count."""
    steps: Counter[str] = Counter()
    last = board
    for position, step in _manager().path(board):
        steps[step.technique.key] += 1
        last = step.apply(position)
    return Counts(
        givens=81 - size(board.empty),
        pencil_marks=sum(size(places) for places in board.places),
        starts=_starting_points(board),
        uses={method: sum(steps[key] for key in keys) for method, keys in METHODS.items()},
        solved=last.is_solved,
    )


def _starting_points(board: SudokuBoard) -> tuple[int, ...]:
    """For each digit in how many cells a single places it at once."""
    singles = {key for method in SINGLES for key in METHODS[method]}
    found = {
        step.placements[0]
        for technique in _manager().techniques
        if technique.key in singles
        for step in technique.find(board)
        if step
    }
    placed = Counter(candidate.digit for candidate in found)
    return tuple(placed[digit] for digit in DIGITS)


def classic_features(board: SudokuBoard) -> list[float]:
    """The counts on a logarithmic scale, which brings them into similar ranges."""
    row = count(board).as_row()
    return [math.log1p(row[name]) for name in CLASSIC.names]


def climbing_features(found: Grade) -> list[float]:
    """How often steps of each level are needed, and whether all of them together suffice."""
    uses: Counter[Level] = Counter()
    for technique in techniques.TECHNIQUES:
        uses[technique.level] += found.uses.get(technique.key, 0)
    uses[found.level] += not uses[found.level]
    return [*(math.log1p(uses[each]) for each in Level), float(found.solved)]


def _all_features(board: SudokuBoard) -> list[float]:
    return [*classic_features(board), *climbing_features(grade(board, up_to=Level.EXPERT))]


@dataclass(frozen=True)
class FeatureSet:
    """Features that belong together: their names, and how they are measured."""

    key: str
    names: tuple[str, ...]
    measure: Callable[[SudokuBoard], list[float]]


CLASSIC = FeatureSet(
    "classic", tuple(name for name in COUNTED if name not in SINGLES), classic_features
)
ALL = FeatureSet(
    "all",
    (*CLASSIC.names, *(f"steps_{level.key}" for level in Level), "graded_to_the_end"),
    _all_features,
)
FEATURE_SETS: Mapping[str, FeatureSet] = {each.key: each for each in (CLASSIC, ALL)}
"""What a classifier may be trained on, by name."""
