"""Locked candidates, pairs and X-Wings of a state: what a net may use beside singles.

Naked pair, hidden pair and X-Wing are one pattern here: two demands whose only two options pair up.
One option of the first holds with the other option of the second, or the other way round, and what
both ways exclude is false.
"""

from typing import NamedTuple

from sudoku_helper.candidates import CandidateNumber
from sudoku_helper.demands import (
    BITS_OF,
    BLOCK_LANE,
    CELL_DEMANDS,
    DEMANDS,
    EXCLUDED_BY,
    FIELD,
    GUARD,
    GUARDS,
    HOUSE_DEMANDS,
    HOUSE_LANES,
    LANE,
    LANES,
    OPTIONS,
    WIDTH,
    Demand,
    State,
    cell_of,
    house_and_digit,
)
from sudoku_helper.geometry import BIT, HOUSES_OF, LINES, members
from sudoku_helper.implications.state import with_singles


class Pattern(NamedTuple):
    """Some demands that together exclude candidates."""

    rule: str
    demands: tuple[Demand, ...]
    excluded: State


_LOWEST = GUARDS >> GUARD
_TRIPLES = _LOWEST | _LOWEST << 3 | _LOWEST << 6
_COLUMNS = _LOWEST | _LOWEST << 1 | _LOWEST << 2
_ONE_LANE = (1 << LANE) - 1
"""All bits of a lane. Lanes are looked at one at a time, as small ints are faster."""


def with_patterns(state: State) -> State:
    """The state after singles, locked candidates, pairs and X-Wings; 0 for a contradiction."""
    state = with_singles(state)
    while state:
        found = locked_candidates(state) or pairs(state)
        if not found:
            return state
        for pattern in found:
            state &= ~pattern.excluded
        state = with_singles(state)
    return 0


def locked_candidates(state: State) -> list[Pattern]:
    """Digits whose places in a block lie in one line, or in a line in one block, with effect."""
    found = []
    thirds = (state | state >> 1 | state >> 2) & _TRIPLES
    several = thirds & thirds >> 3 | (thirds | thirds >> 3) & thirds >> 6
    hits = (state & GUARDS) >> GUARD & ~several
    columns = (state | state >> 3 | state >> 6) & _COLUMNS
    several = columns & columns >> 1 | (columns | columns >> 1) & columns >> 2
    upright = (state & GUARDS) >> GUARD & ~several
    for lane in HOUSE_LANES:
        found += _locked_in_lane(state, hits, lane, _BY_THIRD)
    return found + _locked_in_lane(state, upright, BLOCK_LANE, _BY_COLUMN)


def _locked_in_lane(
    state: State, hits: State, lane: int, excluded_by_part: list[tuple[State, ...]]
) -> list[Pattern]:
    """The hits of one lane that exclude something."""
    options = state >> lane * LANE & _ONE_LANE
    hits = hits >> lane * LANE & _ONE_LANE
    found = []
    while hits:
        position = hits.bit_length() - 1
        hits ^= BIT[position]
        demand = (lane * LANE + position) // WIDTH
        highest = (options >> position & FIELD).bit_length()
        excluded = excluded_by_part[demand][highest] & state
        if excluded:
            found.append(Pattern("locked", (demand,), excluded))
    return found


def pairs(state: State) -> list[Pattern]:
    """Naked pairs, hidden pairs and X-Wings with effect."""
    guards = state & GUARDS
    lowest = guards >> GUARD
    without_one = state - lowest & state
    without_two = without_one - lowest & without_one
    two_options = (without_two - lowest & GUARDS ^ guards) >> GUARD
    found = []
    partners: dict[int, Demand] = {}
    for lane in LANES:
        options = state >> lane * LANE & _ONE_LANE
        left = two_options >> lane * LANE & _ONE_LANE
        while left:
            position = left.bit_length() - 1
            left ^= BIT[position]
            demand = (lane * LANE + position) // WIDTH
            field = options >> position & FIELD
            for group, rule in _GROUPS[demand]:
                other = partners.setdefault(group | field, demand)
                if other != demand and (
                    excluded := _excluded_by_pair(other, demand, field) & state
                ):
                    found.append(Pattern(rule, (other, demand), excluded))
    return found


def _excluded_by_pair(first: Demand, second: Demand, field: int) -> State:
    low, high = members(field)
    one_way = EXCLUDED_BY[OPTIONS[first][low]] | EXCLUDED_BY[OPTIONS[second][high]]
    other_way = EXCLUDED_BY[OPTIONS[first][high]] | EXCLUDED_BY[OPTIONS[second][low]]
    return one_way & other_way


def _part_table(part_of_option: list[int]) -> list[tuple[State, ...]]:
    """For each demand of a house what its options exclude if they all lie in the part of one.

    The option is given by the bit length of the field in which it is the highest.
    """
    table = []
    for demand in HOUSE_DEMANDS:
        parts: dict[int, list[CandidateNumber]] = {}
        for part, number in zip(part_of_option, OPTIONS[demand], strict=True):
            parts.setdefault(part, []).append(number)
        table.append((0, *(_beyond(demand, parts[part]) for part in part_of_option)))
    return table


def _beyond(demand: Demand, numbers: list[CandidateNumber]) -> State:
    """The candidates that see all of some candidates of a house but do not belong to it."""
    excluded = EXCLUDED_BY[numbers[0]]
    for number in numbers:
        excluded &= EXCLUDED_BY[number]
    for number in OPTIONS[demand]:
        excluded &= ~BITS_OF[number]
    return excluded


_BY_THIRD = _part_table([0, 0, 0, 1, 1, 1, 2, 2, 2])
_BY_COLUMN = _part_table([0, 1, 2, 0, 1, 2, 0, 1, 2])


_GROUP = FIELD + 1
"""The number of a group stands above the field, so that both together are one key."""


def _groups_of(demand: Demand) -> tuple[tuple[int, str], ...]:
    """The groups in which a partner of a demand can be, and what the pair is called there."""
    if demand in CELL_DEMANDS:
        return tuple((house * _GROUP, "naked-pair") for house in HOUSES_OF[cell_of(demand)])
    house, digit = house_and_digit(demand)
    groups = [((100 + house) * _GROUP, "hidden-pair")]
    if house in LINES:
        groups.append(((200 + house // 9 * 10 + digit) * _GROUP, "x-wing"))
    return tuple(groups)


_GROUPS = tuple(_groups_of(demand) for demand in DEMANDS)
