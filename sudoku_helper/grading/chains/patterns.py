"""The patterns that help inside a net: locked candidates, pairs and X-Wings.

They are found among the candidates that are left under an assumption. Each tells which demands it
rests on: that these have lost their other options is what it follows from.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from sudoku_helper.candidates import (
    CANDIDATE_PEERS,
    CELL_CANDIDATES,
    CandidateNumber,
    CandidateSet,
)
from sudoku_helper.demands import (
    CELL_DEMANDS,
    DEMANDS_OF,
    HOUSE_DEMANDS,
    Demand,
    house_and_digit,
)
from sudoku_helper.geometry import BLOCKS, Cell, House, members, size
from sudoku_helper.grading.chains.links import DEMAND_OPTIONS

Pair = tuple[CandidateNumber, ...]


class Deduction(NamedTuple):
    """Candidates that are false, the demands behind it, and the statements of a chain, if it is one."""

    false: CandidateSet
    demands: tuple[Demand, ...]
    statements: int = 0


def patterns(left: CandidateSet) -> Iterator[Deduction]:
    """Every pattern among the candidates that are left."""
    pairs: dict[Demand, Pair] = {}
    for demand in HOUSE_DEMANDS:
        options = left & DEMAND_OPTIONS[demand]
        count = size(options)
        if count == 2 or count == 3:
            numbers = members(options)
            if false := _seen_by_all(numbers) & left:
                yield Deduction(false, (demand,))
            if count == 2:
                pairs[demand] = tuple(numbers)
    yield from _naked_pairs(left)
    yield from _hidden_pairs(left, pairs)
    yield from _x_wings(left, pairs)


def _seen_by_all(numbers: list[CandidateNumber]) -> CandidateSet:
    seen = CANDIDATE_PEERS[numbers[0]]
    for number in numbers[1:]:
        seen &= CANDIDATE_PEERS[number]
    return seen


def _naked_pairs(left: CandidateSet) -> Iterator[Deduction]:
    """Two cells with the same two candidates: what sees both of one digit is false."""
    alike: defaultdict[tuple[int, ...], list[Demand]] = defaultdict(list)
    for demand in CELL_DEMANDS:
        options = left & DEMAND_OPTIONS[demand]
        if size(options) == 2:
            alike[tuple(number % 9 for number in members(options))].append(demand)
    for digits, cells in alike.items():
        for first, second in combinations(cells, 2):
            one, other = CELL_DEMANDS.index(first), CELL_DEMANDS.index(second)
            if not CANDIDATE_PEERS[one * 9] & DEMAND_OPTIONS[second]:
                continue
            false = 0
            for digit in digits:
                false |= CANDIDATE_PEERS[one * 9 + digit] & CANDIDATE_PEERS[other * 9 + digit]
            if false & left:
                yield Deduction(false & left, (first, second))


def _hidden_pairs(left: CandidateSet, pairs: dict[Demand, Pair]) -> Iterator[Deduction]:
    """Two digits with the same two places in a house: these cells hold nothing else."""
    alike: defaultdict[tuple[House, Cell, Cell], list[Demand]] = defaultdict(list)
    for demand, (one, other) in pairs.items():
        house, _ = house_and_digit(demand)
        alike[house, one // 9, other // 9].append(demand)
    for (_, one, other), demands in alike.items():
        if len(demands) == 2:
            kept = DEMAND_OPTIONS[demands[0]] | DEMAND_OPTIONS[demands[1]]
            false = (CELL_CANDIDATES[one] | CELL_CANDIDATES[other]) & left & ~kept
            if false:
                yield Deduction(false, tuple(demands))


def _x_wings(left: CandidateSet, pairs: dict[Demand, Pair]) -> Iterator[Deduction]:
    """Two lines in which a digit has its two places in the same two crossing lines."""
    alike: defaultdict[tuple[Demand, ...], list[Demand]] = defaultdict(list)
    for demand, numbers in pairs.items():
        if house_and_digit(demand)[0] not in BLOCKS:
            alike[tuple(_crossing(demand, number) for number in numbers)].append(demand)
    for covers, lines in alike.items():
        if len(lines) == 2:
            kept = DEMAND_OPTIONS[lines[0]] | DEMAND_OPTIONS[lines[1]]
            false = (DEMAND_OPTIONS[covers[0]] | DEMAND_OPTIONS[covers[1]]) & left & ~kept
            if false:
                yield Deduction(false, tuple(lines))


def _crossing(line: Demand, number: CandidateNumber) -> Demand:
    """The demand of the line that crosses another at a candidate."""
    row, column, _, _ = DEMANDS_OF[number]
    return column if line == row else row
