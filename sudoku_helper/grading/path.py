"""How hard a puzzle is, judged by the way to its solution.

The way is the one of a careful person who always takes the easiest step there is. Published ratings
measure it by its hardest step; the score adds a little for how long it is and how few steps were
open at each point.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import size
from sudoku_helper.step import Step
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level, SolvingTechnique

BEYOND = 9.0
"""The rating of a puzzle that the rungs do not solve."""

_OPEN_STEPS_COUNTED = 8


class Rung(NamedTuple):
    """Those steps of a technique that have one rating."""

    difficulty: float
    technique: SolvingTechnique

    def steps(self, board: SudokuBoard) -> Iterator[Step]:
        """The useful steps of this rung."""
        for step in self.technique.find(board):
            if step and self.technique.rating(step) == self.difficulty:
                yield step


def ladder(techniques: Iterable[SolvingTechnique]) -> tuple[Rung, ...]:
    """The rungs that published ratings know, up to expert, easiest first.

    Of equal ones whole techniques come first, then small cases, smallest first.
    """
    found = []
    for technique in techniques:
        cases = technique.small_cases
        ratings = [(technique.rated_as, 0), *((rating, min(cases)) for rating in cases.values())]
        for rating, smallest in ratings:
            if rating is not None and rating <= Level.EXPERT.limit:
                found.append((rating, smallest, technique))
    found.sort(key=lambda each: each[:2])
    return tuple(Rung(rating, technique) for rating, _, technique in found)


@cache
def rungs() -> tuple[Rung, ...]:
    """The ladder of all techniques."""
    return ladder(TECHNIQUES)


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
        return Level.of(self.rating)


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
