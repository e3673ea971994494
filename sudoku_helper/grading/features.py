"""What a neural network looks at to judge how hard a puzzle is."""

import math
from collections import Counter
from functools import cache

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import DIGITS, size
from sudoku_helper.grading.path import Grade, grade
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level

METHODS = (
    "naked-single",
    "hidden-single-block",
    "hidden-single-line",
    "naked-pair",
    "hidden-pair",
    "pointing",
    "claiming",
    "naked-triple",
    "hidden-triple",
    "naked-quad",
    "hidden-quad",
    "x-wing",
)
"""The methods whose use is counted, in the order in which they are tried."""

COUNTED = (
    ("naked-pair",),
    ("naked-triple",),
    ("naked-quad",),
    ("hidden-pair",),
    ("hidden-triple",),
    ("hidden-quad",),
    ("pointing", "claiming"),
    ("x-wing",),
)
"""Methods whose uses make one feature each."""


@cache
def _manager() -> TechniqueManager:
    others = [technique.key for technique in TECHNIQUES if technique.key not in METHODS]
    return TechniqueManager(order=METHODS, off=others, obvious_first=False)


def features(board: SudokuBoard) -> list[float]:
    """What the classifier sees of a puzzle: the classic features, and the rungs that it climbs."""
    return [*classic_features(board), *climbing_features(grade(board))]


def climbing_features(found: Grade) -> list[float]:
    """How often steps of each level are needed, and whether all of them together suffice."""
    uses: Counter[Level] = Counter()
    for technique in TECHNIQUES:
        uses[technique.level] += found.uses.get(technique.key, 0)
    uses[found.level] += not uses[found.level]
    return [*(math.log1p(uses[each]) for each in Level), float(found.solved)]


def classic_features(board: SudokuBoard) -> list[float]:
    """The features of a puzzle that a few methods show, on a logarithmic scale.

    Share of naked and of hidden singles among the missing digits; uses of naked and hidden subsets
    of two to four, of block-line interactions and of X-Wings; givens; possible starting points for
    each digit; pencil marks; whether these methods solve the puzzle.
    """
    uses: Counter[str] = Counter()
    last = board
    for position, step in _manager().path(board):
        uses[step.technique.key] += 1
        last = step.apply(position)
    missing = size(board.empty) or 1
    hidden = uses["hidden-single-block"] + uses["hidden-single-line"]
    counts = [
        uses["naked-single"] * 100 / missing,
        hidden * 100 / missing,
        *(sum(uses[key] for key in keys) for keys in COUNTED),
        81 - missing,
        *_starting_points(board),
        sum(size(places) for places in board.places),
        float(last.is_solved),
    ]
    return [math.log1p(count) for count in counts]


def _starting_points(board: SudokuBoard) -> list[int]:
    """For each digit in how many cells a single places it at once."""
    singles = _manager().techniques[:3]
    cells = {step.placements[0] for technique in singles for step in technique.find(board) if step}
    placed = Counter(candidate.digit for candidate in cells)
    return [placed[digit] for digit in DIGITS]
