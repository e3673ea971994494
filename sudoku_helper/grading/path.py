"""How hard a puzzle is, judged by the way to its solution.

The way is the one of a careful person who looks for the easiest steps there are and then takes all of
them. Published ratings measure it by its hardest step; the score adds a little for each round, so that
long and narrow ways count as harder. Patterns are found by the techniques, chains and nets by searches
that measure their length. Equivalent puzzles are judged alike: while all easiest steps are taken no
order matters, and where chains begin each puzzle is judged by the same image of it.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from sudoku_helper import techniques
from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CANDIDATES, Candidate, to_candidates
from sudoku_helper.geometry import size, union
from sudoku_helper.grading.chains import FIRST_CHAIN, Conclusion, easiest_chains
from sudoku_helper.grading.ratings import Published, published
from sudoku_helper.grading.singles import HARDEST_HIDDEN, rounds
from sudoku_helper.step import Step
from sudoku_helper.symmetry import canonical
from sudoku_helper.techniques.base import Level, SolvingTechnique

BEYOND = 12.0
"""The rating of a puzzle that no chain or net solves."""

FIRST_LONG_PATTERN = 5.4
"""From here on patterns are chains, and which of them is found first depends on the order of cells."""


class Rung(NamedTuple):
    """Those steps of a technique that have one rating."""

    rating: float
    rated: Published

    @property
    def technique(self) -> SolvingTechnique:
        """The technique itself."""
        return self.rated.technique

    @property
    def place(self) -> float:
        """Where it is tried, on the scale of ratings."""
        return self.rated.place(self.rating)

    def steps(self, board: SudokuBoard) -> Iterator[Step]:
        """The useful steps of this rung."""
        for step in self.rated.find(board):
            if step and self.rated.rating(step) == self.rating:
                yield step


def ladder(techniques: Iterable[SolvingTechnique]) -> tuple[Rung, ...]:
    """The rungs that published ratings know, up to expert, in the order in which they are tried.

    Of equal ones whole techniques come first, then small cases, smallest first.
    """
    found = []
    for technique in techniques:
        rated = published(technique)
        for rating in rated.ratings:
            if rating <= Level.EXPERT.limit:
                smallest = 0 if rating == rated.whole else min(technique.small_cases, default=0)
                found.append((smallest, Rung(rating, rated)))
    found.sort(key=lambda each: (each[1].place, each[0]))
    return tuple(rung for _, rung in found)


@cache
def rungs() -> tuple[Rung, ...]:
    """The ladder of all techniques."""
    return ladder(techniques.TECHNIQUES)


@cache
def _short_patterns() -> tuple[Rung, ...]:
    """The rungs after hidden singles of which all steps are found in any order."""
    return tuple(rung for rung in rungs() if HARDEST_HIDDEN < rung.place < FIRST_LONG_PATTERN)


@cache
def _long_patterns() -> tuple[Rung, ...]:
    """The rungs from there to the first chain."""
    return tuple(rung for rung in rungs() if FIRST_LONG_PATTERN <= rung.place < FIRST_CHAIN)


@dataclass(frozen=True)
class Grade:
    """How hard a puzzle is.

    ``rating`` is the difficulty of the hardest step, ``score`` the rating with a little added for
    the effort, so that longer and narrower ways count as harder. ``uses`` tells how many steps of each
    technique were taken. A puzzle that is not ``solved`` needs more than was allowed.
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


def grade(board: SudokuBoard, up_to: Level = Level.EVIL) -> Grade:
    """Judge a puzzle by the easiest way to its solution.

    Who asks for no more than a level, or whether it is at most that, need not wait for the rating of
    harder puzzles: the way ends where it needs a step above the level *up_to*.
    """
    way = _Way(board, up_to)
    while not way.ended:
        way.place_singles()
        if not way.ended:
            way.use_easiest()
    return way.grade


class _Way:
    """The way to a solution as far as it was gone."""

    def __init__(self, puzzle: SudokuBoard, up_to: Level) -> None:
        self._puzzle = self._board = puzzle
        self._is_image = False
        self._up_to, self._limit = up_to, up_to.limit
        self._is_solved = puzzle.is_complete
        self._is_too_hard = False
        self._uses: Counter[str] = Counter()
        self._rating = 1.0
        self._hardest = ""
        self._effort = 0.0

    @property
    def ended(self) -> bool:
        """Whether nothing is left to do, or nothing that is allowed."""
        return self._is_too_hard or self._is_solved

    @property
    def grade(self) -> Grade:
        """What the way tells about its puzzle."""
        # What is added orders puzzles of one rating but never lifts one to the next.
        more = math.tanh(self._effort / 300) if self._is_solved else size(self._board.empty) / 81
        score = round(self._rating + 0.09 * more, 4)
        return Grade(self._rating, score, self._hardest, self._uses, self._is_solved)

    def place_singles(self) -> None:
        """Place hidden singles, and naked ones too if they are no harder than what was needed before."""
        placed: list[Candidate] = []
        for each in rounds(self._board.options, max(self._rating, HARDEST_HIDDEN)):
            if not self._may_take(each.rating, each.technique, len(each.numbers)):
                break
            placed += [CANDIDATES[number] for number in each.numbers]
        if len(placed) == size(self._board.empty):
            self._is_solved = True
        elif placed:
            self._board = self._board.after(placed, ())

    def use_easiest(self) -> None:
        """Take all steps of the easiest technique that finds any, or what the easiest chains show."""
        found = self._pattern_steps()
        if found:
            rung, steps = found
            effects = {step.effect for step in steps}
            if self._may_take(rung.rating, rung.technique.key, len(effects)):
                self._board = _after_all(self._board, steps)
            return
        chains = self._chains()
        if not chains:
            self._rating = max(self._rating, _above(self._up_to))
            self._is_too_hard = True
            return
        easiest = min(chains, key=lambda each: each.rating)
        if self._may_take(easiest.rating, easiest.technique, len(chains)):
            false = to_candidates(union(each.false for each in chains))
            self._board = self._board.cross_out(each for each in false if self._board.has(each))

    def _may_take(self, rating: float, technique: str, count: int) -> bool:
        """Note steps that could be taken; whether they are not too hard to take them."""
        self._effort += rating
        self._uses[technique] += count
        if not self._hardest or rating > self._rating:
            self._rating, self._hardest = rating, technique
        self._is_too_hard = self._rating > self._limit
        return not self._is_too_hard

    def _pattern_steps(self) -> tuple[Rung, list[Step]] | None:
        """The first rung below all chains that has steps, and these."""
        found = self._first_steps(_short_patterns())
        if not found:
            self._turn_to_image()
            found = self._first_steps(_long_patterns())
        return found

    def _first_steps(self, patterns: Iterable[Rung]) -> tuple[Rung, list[Step]] | None:
        """The first of some rungs that has steps, and these."""
        known: dict[Published, list[Step]] = {}
        for rung in patterns:
            if rung.rated.by_parts <= self._rating:
                continue
            steps = _open_steps(rung, self._board, known)
            if steps:
                return rung, steps
        return None

    def _turn_to_image(self) -> None:
        """Go on with that image of the puzzle which all equivalent puzzles share."""
        if not self._is_image:
            self._board = canonical(self._puzzle).transformation.apply(self._board)
            self._is_image = True

    def _chains(self) -> list[Conclusion]:
        """The easiest conclusions from chains."""
        if self._limit < FIRST_CHAIN:
            return []
        limit = self._limit if self._up_to < Level.EVIL else math.inf
        return easiest_chains(self._board, self._rating, limit)


def _above(level: Level) -> float:
    """What a puzzle is rated that needs an unknown step above a level."""
    return BEYOND if level == Level.EVIL else round(level.limit + 0.1, 1)


def _open_steps(rung: Rung, board: SudokuBoard, known: dict[Published, list[Step]]) -> list[Step]:
    """The steps of a rung; what a technique finds for several rungs is *known* then."""
    rated = rung.rated
    if len(rated.ratings) == 1:
        return list(rung.steps(board))
    if rated not in known:
        known[rated] = [step for step in rated.find(board) if step]
    return [step for step in known[rated] if rated.rating(step) == rung.rating]


def _after_all(board: SudokuBoard, steps: Iterable[Step]) -> SudokuBoard:
    """The board after all of some steps that are possible on it."""
    cross_outs = {each for step in steps for each in step.cross_outs}
    for each in {each for step in steps for each in step.placements}:
        # On an impossible board one may exclude another.
        if board.has(each):
            board = board.place(*each)
    return board.cross_out(cross_outs)
