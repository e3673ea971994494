"""Proving by counting: as many cells as there are digits that fit into them.

Of a digit no more can stand in some cells than houses are needed to cover its places there. If all
digits together need no more houses than there are cells, each of these houses has its digit in one of
the cells, and what would take such a place elsewhere is false. To try out all ways to fill a dozen and
more cells would show the same, but much slower.
"""

from functools import lru_cache

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.candidates import (
    DIGIT_CANDIDATES,
    CandidateSet,
    candidate_number,
    cells_of,
    digits_of,
)
from sudoku_helper.geometry import (
    BIT,
    CELLS,
    HOUSES,
    HOUSES_OF,
    PEERS,
    CellSet,
    House,
    members,
    smallest,
    union,
)
from sudoku_helper.proofs.checks import roles_are_real
from sudoku_helper.proofs.truths import TruthKind, holds, left_beside, options
from sudoku_helper.step import Step

Cover = tuple[House, ...]
"""Houses that together have all of some places, in order."""


def proves_by_counting(step: Step, board: SudokuBoard) -> bool:
    """Whether too few digits would be left for the cells of *step* if a cross-out of it were true."""
    if step.placements or not all(holds(truth, board) for truth in step.truths):
        return False
    if not roles_are_real(step.highlights, board):
        return False
    truths = [options(truth, board) for truth in step.truths if truth.kind == TruthKind.CELL]
    return all(_is_one_too_many(candidate, truths) for candidate in step.cross_outs)


def _is_one_too_many(candidate: Candidate, truths: list[CandidateSet]) -> bool:
    """Whether beside a true candidate too few digits are left for as many cells."""
    left = left_beside(candidate_number(*candidate), truths)
    everything = union(left)
    needed = sum(
        len(smallest_covers(cells_of(everything & DIGIT_CANDIDATES[digit]))[0])
        for digit in members(digits_of(everything))
    )
    return needed < len(left)


@lru_cache(maxsize=2048)
def smallest_covers(places: CellSet) -> tuple[Cover, ...]:
    """The fewest houses that have all of some places, in every way in which it can be done."""
    count = least_cover(places)
    while True:
        if found := set(_covers(places, count)):
            return tuple(sorted(found))
        count += 1


def least_cover(places: CellSet) -> int:
    """A number of houses below which some places cannot be covered: so many share no house.

    It is most often all that is needed, and found at once.
    """
    count = 0
    while places:
        places &= _APART[smallest(places)]
        count += 1
    return count


_APART: tuple[CellSet, ...] = tuple(~PEERS[cell] & ~BIT[cell] for cell in CELLS)


def _covers(places: CellSet, count: int) -> list[Cover]:
    """Every way to cover some places with so many houses; none of them is spare."""
    if not places:
        return [()]
    if not count:
        return []
    return [
        tuple(sorted((house, *rest)))
        for house in HOUSES_OF[smallest(places)]
        for rest in _covers(places & ~HOUSES[house], count - 1)
    ]
