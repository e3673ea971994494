"""Single chains: a candidate that leads to its own opposite, and rings that close.

Published ratings tell rings of one digit, or of cells with two candidates, from chains that refute
their start, and both from those that mix digits and cells. The shortest case counts.
"""

from collections.abc import Iterator
from functools import partial
from math import inf
from typing import NamedTuple

from sudoku_helper.candidates import CandidateNumber, CandidateSet
from sudoku_helper.demands import Demand
from sudoku_helper.geometry import BIT, members, smallest
from sudoku_helper.grading.chains.conclusion import Conclusion
from sudoku_helper.grading.chains.links import LinkSet, Position


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

Levels = list[CandidateSet]
"""What is true by chains of none, one, two ... strong links more than the first."""


def single_chains(position: Position) -> Iterator[Conclusion]:
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


def returns(position: Position) -> Iterator[Conclusion]:
    """The chains of digits and cells that refute their start."""
    return _returns(position, position.links, _RETURN)


def refuted_by_returns(position: Position) -> CandidateSet:
    """All that these chains show to be false, found faster."""
    links = position.links
    false = 0
    for start, first in links.strong.items():
        if links.onward[start] and links.reach[start].false & BIT[start]:
            false |= BIT[start]
        if first and links.true_if_false(start) & BIT[start]:
            false |= links.weak[start]
    return false


def _rings(position: Position, links: LinkSet, kind: _Kind) -> Iterator[Conclusion]:
    """What two neighbours in a ring exclude together: one of them is true."""
    seen = position.links.weak
    for start, first in links.strong.items():
        if not first:
            continue
        ends = 0
        for end in members(links.weak[start] & links.true_if_false(start)):
            if end > start and seen[start] & seen[end]:
                ends |= BIT[end]
        levels = levels_to(first, links, ends) if ends else []
        for pairs, level in enumerate(levels, 1):
            for end in members(level & ends):
                behind = partial(demands_along, position, links, levels[:pairs], end, start)
                yield Conclusion(*kind, seen[start] & seen[end], 2 * pairs, behind)
            ends &= ~level


def _returns(position: Position, links: LinkSet, kind: _Kind) -> Iterator[Conclusion]:
    """Candidates that are false because they would refute themselves, or true for the like reason."""
    for start, first in links.strong.items():
        if links.onward[start] and links.reach[start].false & BIT[start]:
            ends = links.weak[start]
            levels = levels_to(BIT[start], links, ends, at_once=True)
            behind = partial(demands_along, position, links, levels, smallest(levels[-1] & ends))
            yield Conclusion(*kind, BIT[start], 2 * len(levels), behind)
        if first and links.true_if_false(start) & BIT[start]:
            levels = levels_to(first, links, BIT[start])
            behind = partial(demands_along, position, links, levels, start, start)
            yield Conclusion(*kind, position.links.weak[start], 2 * len(levels), behind)


def levels_to(
    first: CandidateSet, links: LinkSet, wanted: CandidateSet, at_once: bool = False
) -> Levels:
    """What is true level by level, until all that is wanted was there, or *at once* any of it."""
    onward = links.onward
    levels = []
    reached = fresh = first
    while fresh:
        levels.append(fresh)
        if fresh & wanted:
            wanted &= ~fresh
            if at_once or not wanted:
                break
        following: CandidateSet = 0
        # Faster than to list the members first.
        while fresh:
            number = fresh.bit_length() - 1
            fresh ^= BIT[number]
            following |= onward[number]
        fresh = following & ~reached
        reached |= fresh
    return levels


def demands_along(
    position: Position,
    links: LinkSet,
    levels: Levels,
    end: CandidateNumber,
    false_start: CandidateNumber | None = None,
) -> Iterator[Demand]:
    """The demands behind the strong links of a shortest chain to an end in the last level.

    It starts with the first level or, if there is one, with a candidate whose being false leads there.
    """
    for level in reversed(levels[:-1]):
        cause = next(number for number in members(level) if links.onward[number] & BIT[end])
        between = smallest(links.weak[cause] & links.strong[end])
        yield position.demand_of(between, end)
        end = cause
    if false_start is not None:
        yield position.demand_of(false_start, end)
