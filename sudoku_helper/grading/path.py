"""How hard a puzzle is, judged by the way to its solution.

The way is the one of a careful person who always takes the easiest step there is. Published ratings
measure it by its hardest step; the score adds a little for how long it is and how few steps were
open at each point. Patterns are found by the techniques, chains and nets by searches that measure
their length. Equivalent puzzles are judged alike, since each is judged by the same image of it.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice
from math import inf
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import to_candidates
from sudoku_helper.geometry import size, union
from sudoku_helper.grading.chains import FIRST_CHAIN, Conclusion, easiest_chains
from sudoku_helper.step import Step
from sudoku_helper.symmetry import canonical
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level, SolvingTechnique

BEYOND = 12.0
"""The rating of a puzzle that no chain or net solves."""

_OPEN_STEPS_COUNTED = 8


class Rung(NamedTuple):
    """Those steps of a technique that have one rating."""

    difficulty: float
    technique: SolvingTechnique

    @property
    def place(self) -> float:
        """Where it is tried, on the scale of ratings."""
        return self.technique.rated_place(self.difficulty)

    def steps(self, board: SudokuBoard) -> Iterator[Step]:
        """The useful steps of this rung."""
        for step in self.technique.find(board):
            if step and self.technique.rating(step) == self.difficulty:
                yield step


def ladder(techniques: Iterable[SolvingTechnique]) -> tuple[Rung, ...]:
    """The rungs that published ratings know, up to expert, in the order in which they are tried.

    Of equal ones whole techniques come first, then small cases, smallest first.
    """
    found = []
    for technique in techniques:
        for rating in technique.ratings:
            if rating <= Level.EXPERT.limit:
                smallest = (
                    0 if rating == technique.rated_as else min(technique.small_cases, default=0)
                )
                found.append((smallest, Rung(rating, technique)))
    found.sort(key=lambda each: (each[1].place, each[0]))
    return tuple(rung for _, rung in found)


@cache
def rungs() -> tuple[Rung, ...]:
    """The ladder of all techniques."""
    return ladder(TECHNIQUES)


@cache
def _patterns() -> tuple[Rung, ...]:
    """The rungs that come before the first chain."""
    return tuple(rung for rung in rungs() if rung.place < FIRST_CHAIN)


@dataclass(frozen=True)
class Grade:
    """How hard a puzzle is.

    ``rating`` is the difficulty of the hardest step, ``score`` the rating with a little added for
    the effort, so that longer and narrower ways count as harder. ``uses`` tells how often each
    technique was needed. A puzzle that is not ``solved`` needs more than was allowed.
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


class _Taken(NamedTuple):
    """A step on the way: its rating and technique, how many were open, and the board after it."""

    rating: float
    technique: str
    open_steps: int
    board: SudokuBoard


def grade(board: SudokuBoard, up_to: Level = Level.EVIL) -> Grade:
    """Judge a puzzle by the easiest way to its solution.

    Who asks for no more than a level, or whether it is at most that, need not wait for the rating of
    harder puzzles: the way ends where it needs a step above the level *up_to*.
    """
    board = canonical(board).transformation.apply(board)
    uses: Counter[str] = Counter()
    rating, hardest, effort = 1.0, "", 0.0
    while not board.is_complete:
        step = _easiest(board, rating, up_to)
        if step is None:
            rating = max(rating, _above(up_to))
            break
        effort += step.rating / step.open_steps
        uses[step.technique] += 1
        if not hardest or step.rating > rating:
            rating, hardest = step.rating, step.technique
        if rating > up_to.limit:
            break
        board = step.board
    # What is added orders puzzles of one rating but never lifts one to the next.
    more = math.tanh(effort / 300) if board.is_complete else size(board.empty) / 81
    return Grade(rating, round(rating + 0.09 * more, 4), hardest, uses, board.is_complete)


def _above(level: Level) -> float:
    """What a puzzle is rated that needs an unknown step above a level."""
    return BEYOND if level == Level.EVIL else round(level.limit + 0.1, 1)


def _easiest(board: SudokuBoard, rating: float, up_to: Level) -> _Taken | None:
    """The easiest step on a board, where one of a *rating* was needed before."""
    known: dict[SolvingTechnique, list[Step]] = {}
    for rung in _patterns():
        steps = _open_steps(rung, board, known)
        if steps:
            after = steps[0].apply(board)
            return _Taken(rung.difficulty, rung.technique.key, len(steps), after)
    if up_to.limit < FIRST_CHAIN:
        return None
    found = easiest_chains(board, rating, up_to.limit if up_to < Level.EVIL else inf)
    return _all_at_once(board, found) if found else None


def _open_steps(
    rung: Rung, board: SudokuBoard, known: dict[SolvingTechnique, list[Step]]
) -> list[Step]:
    """The steps of a rung, up to a handful; what a technique finds for several rungs is *known* then."""
    technique = rung.technique
    if len(technique.ratings) == 1:
        return list(islice(rung.steps(board), _OPEN_STEPS_COUNTED))
    if technique not in known:
        known[technique] = [step for step in technique.find(board) if step]
    steps = (step for step in known[technique] if technique.rating(step) == rung.difficulty)
    return list(islice(steps, _OPEN_STEPS_COUNTED))


def _all_at_once(board: SudokuBoard, found: list[Conclusion]) -> _Taken:
    """What several chains show together, which costs no more than the first of them."""
    easiest = min(found, key=lambda each: each.rating)
    false = union(each.false for each in found)
    after = board.cross_out(each for each in to_candidates(false) if board.has(each))
    open_steps = min(len(found), _OPEN_STEPS_COUNTED)
    return _Taken(easiest.rating, easiest.technique, open_steps, after)
