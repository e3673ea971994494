"""Single chains: a candidate that leads to its own opposite, and rings that close.

Published ratings tell rings of one digit, or of cells with two candidates, from chains that refute
their start, and both from those that mix digits and cells. The shortest case counts.
"""

from collections.abc import Iterator
from math import inf
from typing import NamedTuple

from sudoku_helper.candidates import CandidateSet
from sudoku_helper.demands import Demand
from sudoku_helper.geometry import BIT, members, smallest
from sudoku_helper.grading.chains.conclusion import Conclusion
from sudoku_helper.grading.chains.position import RatedPosition
from sudoku_helper.implications.links import Links, Node
from sudoku_helper.implications.spread import Spread


class _Kind(NamedTuple):
    """The rating of the shortest chains of a technique, and its key."""

    rating: float
    technique: str


FIRST_CHAIN = 6.5
"""The rating of the easiest chain."""

_X_CYCLE = _Kind(FIRST_CHAIN, "x-cycle")
_XY_LOOP = _Kind(FIRST_CHAIN, "xy-loop")
_X_CHAIN = _Kind(6.6, "x-chain")
_NICE_LOOP = _Kind(7.0, "continuous-nice-loop")
_RETURN = _Kind(7.0, "discontinuous-nice-loop")


def single_chains(position: RatedPosition) -> Iterator[Conclusion]:
    """What single chains show, with the rating of the shortest.

    A kind is left out if one that was found is easier than the easiest of this kind.
    """
    easiest = inf
    for kind, search, links in (
        (_X_CYCLE, _rings, "of_one_digit"),
        (_XY_LOOP, _rings, "of_two_candidate_cells"),
        (_X_CHAIN, _returns, "of_one_digit"),
        (_NICE_LOOP, _rings, "links"),
        (_RETURN, _returns, "links"),
    ):
        if kind.rating > easiest:
            break
        for each in search(position, getattr(position, links), kind):
            easiest = min(easiest, each.rating)
            yield each


def returns(position: RatedPosition) -> Iterator[Conclusion]:
    """The chains of digits and cells that refute their start."""
    return _returns(position, position.links, _RETURN)


def refuted_by_returns(position: RatedPosition) -> CandidateSet:
    """All that these chains show to be false, found faster."""
    links = position.links
    false = links.refuted
    for start in members(links.linked):
        if links.true_if_false(start) & BIT[start]:
            false |= links.weak[start]
    return false


def _rings(position: RatedPosition, links: Links, kind: _Kind) -> Iterator[Conclusion]:
    """What two neighbours in a ring exclude together: one of them is true."""
    seen = position.links.weak
    for start in members(links.linked):
        ends = 0
        for end in members(links.weak[start] & links.true_if_false(start)):
            if end > start and seen[start] & seen[end]:
                ends |= BIT[end]
        spread = Spread(links, start, False)
        while ends:
            reached = spread.grow_to(ends)
            for end in members(reached):
                false = seen[start] & seen[end]
                yield _conclusion(position, kind, false, spread, end)
            ends ^= reached


def _returns(position: RatedPosition, links: Links, kind: _Kind) -> Iterator[Conclusion]:
    """Candidates that are false because they would refute themselves, or true for the like reason."""
    for start in links.numbers:
        if links.is_refuted(start):
            spread = Spread(links, start, True)
            end = smallest(spread.grow_to(links.weak[start]))
            yield _conclusion(position, kind, BIT[start], spread, end)
        if links.strong[start] and links.true_if_false(start) & BIT[start]:
            spread = Spread(links, start, False)
            spread.grow_to(BIT[start])
            yield _conclusion(position, kind, position.links.weak[start], spread, start)


def _conclusion(
    position: RatedPosition, kind: _Kind, false: CandidateSet, spread: Spread, end: Node
) -> Conclusion:
    """What a shortest chain shows to be false whose end is in the last level of a spread."""
    statements = 2 * (len(spread.levels) + spread.is_true)

    def demands() -> Iterator[Demand]:
        return position.demands_along(spread.way_to(end), spread.is_true)

    return Conclusion(*kind, false, statements, demands)
