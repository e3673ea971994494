"""Double exocets: two junior exocets in the same blocks that have four digits between them.

They share their digits and cross-lines. A digit cannot be in both bases, since both would want it in
the third block, in a target of their own. So each of the four is in one base, and in a target.
"""

from collections.abc import Iterator
from functools import reduce
from itertools import combinations, product
from operator import and_
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    HOUSES,
    PEERS,
    CellSet,
    Digit,
    set_of,
    union,
)
from sudoku_helper.step import candidates_of
from sudoku_helper.techniques.patterns.exocet_rules import Filling, fillings
from sudoku_helper.techniques.patterns.exocets import Exocet, exocets

BASE_CELLS = 4
"""As many cells as the two bases have, and as many digits as they must have."""


class DoubleExocet(NamedTuple):
    """Two exocets, and what they cross out.

    In a target *others* are no digits of the bases, *unfit* are such that suit no way to fill both.
    *covered* is outside the blocks in a line that has its digit in a cross-line. *seen* sees its
    digit in a base or a target, whichever way they are filled.
    """

    first: Exocet
    second: Exocet
    others: tuple[Candidate, ...]
    unfit: tuple[Candidate, ...]
    covered: tuple[Candidate, ...]
    seen: tuple[Candidate, ...]

    @property
    def effect(self) -> frozenset[Candidate]:
        """All that they cross out."""
        return frozenset(self.others + self.unfit + self.covered + self.seen)


def double_exocets(board: SudokuBoard) -> Iterator[DoubleExocet]:
    """Every double exocet of a board, whether it has an effect or not."""
    candidates = [each for each in exocets(board) if len(each.room) == BASE_CELLS]
    for first, second in combinations(candidates, 2):
        if first.block == second.block or not _share_digits_and_lines(first, second):
            continue
        ways = _ways(board, first, second)
        if ways:
            yield _crossed_out(board, first, second, ways)


def _share_digits_and_lines(first: Exocet, second: Exocet) -> bool:
    return (
        first.digits == second.digits
        and {*first.cross_lines} == {*second.cross_lines}
        and {*first.blocks} == {*second.blocks}
    )


def _ways(board: SudokuBoard, first: Exocet, second: Exocet) -> list[Filling]:
    """The ways to fill both bases and their targets, if all of them need all four digits."""
    every_base = {*first.base, *second.base}
    ways = [
        {**one, **other}
        for one, other in product(fillings(board, first), fillings(board, second))
        if _agree(one, other)
    ]
    complete = all(len({way[cell] for cell in every_base}) == BASE_CELLS for way in ways)
    return ways if complete else []


def _agree(one: Filling, other: Filling) -> bool:
    """Whether both fillings can be true: no cell has two digits and none sees its own."""
    return all(
        digit != its_digit
        if PEERS[cell] & BIT[its_cell]
        else cell != its_cell or digit == its_digit
        for cell, digit in one.items()
        for its_cell, its_digit in other.items()
    )


def _crossed_out(
    board: SudokuBoard, first: Exocet, second: Exocet, ways: list[Filling]
) -> DoubleExocet:
    """What two exocets cross out: whatever is false in each way to fill them."""
    cells = set_of((*first.base, *second.base))
    cells |= union(target.cells for each in (first, second) for target in each.targets)
    inside = union(HOUSES[block] for block in first.blocks)
    others: list[Candidate] = []
    unfit: list[Candidate] = []
    covered: list[Candidate] = []
    seen: list[Candidate] = []
    filled = reduce(and_, (set_of(way) for way in ways))
    for digit, places in enumerate(board.places):
        if not BIT[digit] & first.digits:
            others += candidates_of(digit, places & filled)
            continue
        false = places & reduce(and_, (_excluded(digit, way) for way in ways))
        cover = union(HOUSES[line] for line in first.cover(digit)) & ~first.outside & ~inside
        unfit += candidates_of(digit, false & cells)
        covered += candidates_of(digit, places & cover)
        seen += candidates_of(digit, false & ~cells & ~cover)
    return DoubleExocet(first, second, tuple(others), tuple(unfit), tuple(covered), tuple(seen))


def _excluded(digit: Digit, way: Filling) -> CellSet:
    """Where a digit cannot be, filled in one way."""
    excluded = 0
    for cell, its_digit in way.items():
        excluded |= PEERS[cell] if its_digit == digit else BIT[cell]
    return excluded
