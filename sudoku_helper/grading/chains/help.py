"""What helps inside a net where singles lead no further: patterns, or chains and nets without it.

It is found among the candidates that are left under an assumption. Each deduction tells which demands
it rests on: that these have lost their other options is what it follows from.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from sudoku_helper.candidates import CandidateSet
from sudoku_helper.demands import (
    OPTIONS_OF_CELLS,
    Demand,
    numbers_at,
    singles,
)
from sudoku_helper.geometry import set_of
from sudoku_helper.grading.chains.conclusion import Conclusion
from sudoku_helper.grading.chains.position import RatedPosition
from sudoku_helper.implications.patterns import locked_candidates, pairs
from sudoku_helper.proofs.proof import Rule

Search = Callable[[RatedPosition], Iterator[Conclusion]]
"""What finds conclusions in a position."""


class Deduction(NamedTuple):
    """Candidates that are false, the demands behind it, and the statements of a chain, if it is one."""

    false: CandidateSet
    demands: tuple[Demand, ...]
    statements: int = 0


Helper = Callable[[CandidateSet], Iterable[Deduction]]
"""What finds more among the candidates that are left."""

_SIMPLEST_FIRST = (Rule.LOCKED, Rule.NAKED_PAIR, Rule.HIDDEN_PAIR, Rule.X_WING)


def helpful_patterns(left: CandidateSet) -> Iterator[Deduction]:
    """Every pattern among the candidates that are left, after all singles, as help for a net."""
    state = RatedPosition(left).state
    state &= ~singles(state)
    found = [*locked_candidates(state), *pairs(state)]
    # Of several that exclude a candidate the length of a net counts the first, so the simplest comes first.
    found.sort(key=lambda each: (_SIMPLEST_FIRST.index(each.rule), sorted(each.demands)))
    for each in found:
        yield Deduction(set_of(numbers_at(each.excluded & OPTIONS_OF_CELLS)), each.demands)


def helpful(search: Search) -> Helper:
    """What a search finds among the candidates that are left, as help for a net."""

    def find(left: CandidateSet) -> Iterator[Deduction]:
        for found in search(RatedPosition(left)):
            if found.false & left:
                yield Deduction(found.false & left, tuple(found.demands()), found.statements)

    return find
