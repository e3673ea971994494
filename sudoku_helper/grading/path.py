"""How hard a puzzle is, judged by the way to its solution.

The way is the one of a careful person who always takes the easiest step there is. Published ratings
measure it by its hardest step; the score adds a little for how long it is and how few steps were
open at each point.
"""

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import size
from sudoku_helper.step import Step
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level, SolvingTechnique

LEVEL_LIMITS: Mapping[Level, float] = {
    Level.VERY_EASY: 1.2,
    Level.EASY: 2.3,
    Level.MEDIUM: 3.4,
    Level.HARD: 4.6,
    Level.VERY_HARD: 6.5,
    Level.EXPERT: 7.5,
}
"""The hardest step that a puzzle of each level needs; anything above is evil."""

BEYOND = 9.0
"""The rating of a puzzle that the rungs do not solve."""

_OPEN_STEPS_COUNTED = 8


@dataclass(frozen=True)
class Rung:
    """A technique, or those of its cases that rest on a certain number of facts."""

    difficulty: float
    technique: SolvingTechnique
    facts: int | None = None

    def steps(self, board: SudokuBoard) -> Iterator[Step]:
        """The useful steps of this rung."""
        for step in self.technique.find(board):
            if step and (self.facts is None or self._is_short(step)):
                yield step

    def _is_short(self, step: Step) -> bool:
        """Whether it is one of the cases meant: a bent set is one if a single cell is its hinge."""
        sets = step.words.get("sets")
        hinged = not sets or min(size(each.cells) for each in sets) == 1
        return len(step.truths) == self.facts and hinged


_SHORT_CASES: Mapping[str, Mapping[int, float]] = {
    "x-chain": {3: 5.4, 4: 5.8, 5: 6.2},
    "grouped-x-chain": {3: 5.5, 4: 5.9, 5: 6.3},
    "als-xz": {4: 5.5, 5: 6.3},
}
"""Techniques whose cases with few facts are known, and rated, as patterns of their own."""

_RATED_AS: Mapping[str, float] = {"grouped-skyscraper": 4.3, "grouped-two-string-kite": 4.3}

_UNRATED = (
    "3d-medusa",
    "aic-with-als",
    "aligned",
    "als-",
    "avoidable",
    "continuous-nice-loop-with-als",
    "discontinuous-nice-loop-with-als",
    "extended-rectangle",
    "finned",
    "grouped",
    "hidden-rectangle",
    "multi-colours",
    "remote-pair",
    "sashimi",
    "simple-colours",
    "sue-de-coq",
    "unique-rectangle-5",
    "unique-rectangle-6",
    "w-wing",
)
"""Beginnings of the keys that published ratings do not know; they see longer chains there."""


@cache
def rungs() -> tuple[Rung, ...]:
    """The ladder of steps, easiest first."""
    by_key = {technique.key: technique for technique in TECHNIQUES}
    whole = [
        Rung(_RATED_AS.get(key, technique.difficulty), technique)
        for key, technique in by_key.items()
        if technique.difficulty <= LEVEL_LIMITS[Level.EXPERT]
        and (key in _RATED_AS or not key.startswith(_UNRATED))
    ]
    short = [
        Rung(difficulty, by_key[key], facts)
        for key, cases in _SHORT_CASES.items()
        for facts, difficulty in cases.items()
    ]
    return tuple(sorted([*whole, *short], key=lambda rung: rung.difficulty))


@dataclass(frozen=True)
class Grade:
    """How hard a puzzle is.

    ``rating`` is the difficulty of the hardest step, ``score`` the rating with a little added for
    the effort, so that longer and narrower ways count as harder. ``uses`` tells how often each
    technique was needed. A puzzle that is not ``solved`` needs more than the ladder holds.
    """

    rating: float
    score: float
    hardest: str
    uses: Mapping[str, int]
    solved: bool

    @property
    def level(self) -> Level:
        """The level of the hardest step."""
        return level_of(self.rating)


def level_of(rating: float) -> Level:
    """The level to which a rating belongs."""
    for level, limit in LEVEL_LIMITS.items():
        if rating <= limit + 1e-9:
            return level
    return Level.EVIL


def grade(board: SudokuBoard) -> Grade:
    """Judge a puzzle by the easiest way to its solution."""
    uses: Counter[str] = Counter()
    hardest: Rung | None = None
    effort = 0.0
    while not board.is_complete:
        rung, steps = _easiest(board)
        if rung is None:
            break
        effort += rung.difficulty / len(steps)
        uses[rung.technique.key] += 1
        if hardest is None or rung.difficulty > hardest.difficulty:
            hardest = rung
        board = steps[0].apply(board)
    # What is added orders puzzles of one rating but never lifts one to the next.
    if board.is_complete:
        rating = hardest.difficulty if hardest else 1.0
        score = rating + 0.09 * math.tanh(effort / 300)
    else:
        rating = BEYOND
        score = rating + 0.09 * size(board.empty) / 81
    key = hardest.technique.key if hardest else ""
    return Grade(rating, round(score, 4), key, uses, board.is_complete)


def _easiest(board: SudokuBoard) -> tuple[Rung | None, list[Step]]:
    """The lowest rung with a useful step, and the steps it offers, up to a handful."""
    for rung in rungs():
        steps = list(islice(rung.steps(board), _OPEN_STEPS_COUNTED))
        if steps:
            return rung, steps
    return None, []
