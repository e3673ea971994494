"""Candidates looked at as a teacher does: which are necessary, single or inadmissible, and why.

A digit is *necessary* in a cell if a house has no other place for it (our hidden single). A cell has
a *single* if one candidate is left (our naked single), and a *hidden single* here if that holds only
after inadmissible candidates are crossed out. A candidate is *inadmissible* because of a necessary
digit, a naked pair, a hidden pair, or two houses that overlap.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, PEERS, members, only
from sudoku_helper.solver.obstacles import Obstacle, duplicates
from sudoku_helper.step import Step, candidates_of
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.singles import HiddenSingleInBlock, HiddenSingleInLine, NakedSingle
from sudoku_helper.watching.strategies import CROSSING_OUT, contradiction, first_crossing_out

_NECESSARY: tuple[SolvingTechnique, ...] = (HiddenSingleInBlock(), HiddenSingleInLine())
_SINGLE = NakedSingle()


@dataclass(frozen=True)
class Cause:
    """Some candidates and the step that makes them necessary, single or inadmissible."""

    candidates: tuple[Candidate, ...]
    step: Step


@dataclass(frozen=True)
class Evaluation:
    """What is known of the candidates of a position."""

    contradiction: Obstacle | None = None
    necessary: tuple[Candidate, ...] = ()
    singles: tuple[Candidate, ...] = ()
    hidden_singles: tuple[Candidate, ...] = ()
    inadmissible: tuple[Candidate, ...] = ()
    causes: tuple[Cause, ...] = ()


def first_contradiction(board: SudokuBoard) -> Obstacle | None:
    """What is impossible on the board as far as it can be seen at a glance."""
    return next(duplicates(board), None) or contradiction(board)


def evaluate_lazily(board: SudokuBoard) -> Evaluation:
    """Look no further than the next digit that can be placed."""
    if obstacle := first_contradiction(board):
        return Evaluation(obstacle)
    causes: list[Cause] = []
    now = board
    while True:
        if found := next(_necessary(now), None):
            return _with_causes(Evaluation(necessary=found.placements), causes, found)
        if found := next(filter(None, _SINGLE.find(now)), None):
            placed = found.placements
            single = Evaluation(hidden_singles=placed) if causes else Evaluation(singles=placed)
            return _with_causes(single, causes, found)
        step = first_crossing_out(now)
        if step is None:
            return Evaluation(inadmissible=_all_of(causes), causes=tuple(causes))
        causes.append(Cause(step.cross_outs, step))
        now = step.apply(now)
        if obstacle := contradiction(now):
            return Evaluation(obstacle, inadmissible=_all_of(causes), causes=tuple(causes))


def evaluate_strictly(board: SudokuBoard) -> Evaluation:
    """Find everything that the four criteria give."""
    if obstacle := first_contradiction(board):
        return Evaluation(obstacle)
    causes: list[Cause] = []
    now = board
    while found := next(_inadmissible(now), None):
        causes.append(found)
        now = now.cross_out(found.candidates)
        if obstacle := contradiction(now):
            return Evaluation(obstacle, inadmissible=_all_of(causes), causes=tuple(causes))
    lone = [Candidate(cell, only(now.digits[cell])) for cell in members(now.naked)]
    return Evaluation(
        necessary=_distinct(c for step in _necessary(now) for c in step.placements),
        singles=tuple(each for each in lone if board.naked & BIT[each.cell]),
        hidden_singles=tuple(each for each in lone if not board.naked & BIT[each.cell]),
        inadmissible=_all_of(causes),
        causes=tuple(causes),
    )


def _with_causes(found: Evaluation, causes: list[Cause], last: Step) -> Evaluation:
    """What was found, with all that led to the step that places a digit."""
    all_causes = (*causes, Cause(last.placements, last))
    return replace(found, inadmissible=_all_of(causes), causes=all_causes)


def _necessary(board: SudokuBoard) -> Iterator[Step]:
    """Every necessary digit, as the step that places it."""
    for technique in _NECESSARY:
        yield from filter(None, technique.find(board))


def _inadmissible(board: SudokuBoard) -> Iterator[Cause]:
    """Candidates that one of the four criteria excludes."""
    for step in _necessary(board):
        for cell, digit in step.placements:
            if seen := board.places[digit] & PEERS[cell]:
                yield Cause(candidates_of(digit, seen), step)
    for technique in CROSSING_OUT:
        for step in filter(None, technique.find(board)):
            yield Cause(step.cross_outs, step)


def _all_of(causes: list[Cause]) -> tuple[Candidate, ...]:
    return _distinct(candidate for cause in causes for candidate in cause.candidates)


def _distinct(candidates: Iterator[Candidate]) -> tuple[Candidate, ...]:
    return tuple(sorted(set(candidates)))
