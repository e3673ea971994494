"""Single chains: a candidate that leads to its own opposite, and rings that close.

Published ratings tell rings of one digit, or of cells with two candidates, from chains that refute
their start, and both from those that mix digits and cells. The shortest case counts.
"""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku_helper.candidates import CandidateNumber, CandidateSet
from sudoku_helper.geometry import BIT, members
from sudoku_helper.grading.chains.conclusion import Conclusion, rated
from sudoku_helper.grading.chains.links import Links, LinkSet, Position


class _Kind(NamedTuple):
    """A technique and the rating of its shortest chains."""

    technique: str
    rating: float


_X_CYCLE = _Kind("x-cycle", 6.5)
_XY_LOOP = _Kind("xy-loop", 6.5)
_X_CHAIN = _Kind("x-chain", 6.6)
_NICE_LOOP = _Kind("continuous-nice-loop", 7.0)
_RETURN = _Kind("discontinuous-nice-loop", 7.0)


def single_chains(position: Position) -> Iterator[Conclusion]:
    """Everything that a single chain shows, with the rating of the shortest."""
    yield from _rings(position, position.of_one_digit, _X_CYCLE)
    yield from _rings(position, position.of_two_candidate_cells, _XY_LOOP)
    yield from _returns(position, position.of_one_digit, _X_CHAIN)
    yield from _rings(position, position.links, _NICE_LOOP)
    yield from _returns(position, position.links, _RETURN)


def _rings(position: Position, links: LinkSet, kind: _Kind) -> Iterator[Conclusion]:
    """What two neighbours in a ring exclude together: one of them is true."""
    seen = position.links.weak
    for start, first in links.strong.items():
        ends = 0
        for end in members(links.weak[start]):
            if end > start and seen[start] & seen[end]:
                ends |= BIT[end]
        for pairs, fresh in _levels(first, links.onward, ends):
            rating = rated(kind.rating, 2 * pairs)
            for end in members(fresh & ends):
                yield Conclusion(rating, kind.technique, seen[start] & seen[end])


def _returns(position: Position, links: LinkSet, kind: _Kind) -> Iterator[Conclusion]:
    """Candidates that are false because they would refute themselves, or true for the like reason."""
    onward = links.onward
    for start, first in links.strong.items():
        ends = links.weak[start]
        for pairs, fresh in _levels(onward[start], onward, ends):
            if fresh & ends:
                yield Conclusion(rated(kind.rating, 2 * pairs + 2), kind.technique, BIT[start])
                break
        for pairs, fresh in _levels(first, onward, BIT[start]):
            if fresh & BIT[start]:
                false = position.links.weak[start]
                yield Conclusion(rated(kind.rating, 2 * pairs), kind.technique, false)
                break


def _levels(
    first: CandidateSet, onward: Links, wanted: CandidateSet
) -> Iterator[tuple[int, CandidateSet]]:
    """What becomes true level by level, counted from 1, until all that is wanted was there."""
    reached, fresh, level = first, first, 1
    while fresh and wanted:
        yield level, fresh
        wanted &= ~fresh
        following: CandidateSet = 0
        for number in members(fresh):
            following |= onward[number]
        fresh = following & ~reached
        reached |= fresh
        level += 1


def levels_from(position: Position, start: CandidateNumber) -> list[CandidateSet]:
    """What becomes true level by level if a candidate is true, itself first."""
    onward = position.links.onward
    return [BIT[start], *(fresh for _, fresh in _levels(onward[start], onward, position.alive))]
