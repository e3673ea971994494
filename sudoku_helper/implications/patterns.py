"""Locked candidates, pairs and X-Wings of a state: what a net may use beside singles.

Naked pair, hidden pair and X-Wing are one pattern here: two demands whose only two options pair up.
One option of the first holds with the other option of the second, or the other way round, and what
both ways exclude is false.
"""

from typing import NamedTuple

from sudoku_helper.candidates import CandidateNumber
from sudoku_helper.demands import (
    ALL_OPTIONS,
    BITS_OF_OPTIONS,
    BLOCK_LANE,
    CELL_DEMANDS,
    DEMANDS,
    EXCLUDED_BY,
    FIELD,
    GUARD,
    GUARD_OF,
    GUARDS,
    HOUSE_DEMANDS,
    HOUSE_LANES,
    LANE,
    LOWEST,
    OPTIONS,
    WIDTH,
    Demand,
    State,
    cell_demand,
    cell_of,
    house_and_digit,
    house_demand,
)
from sudoku_helper.geometry import BIT, COLUMNS, DIGITS, PEERS, ROWS, members, union
from sudoku_helper.implications.state import with_singles
from sudoku_helper.proofs.proof import Rule


class Pattern(NamedTuple):
    """Some demands that together exclude candidates."""

    rule: Rule
    demands: tuple[Demand, ...]
    excluded: State


_TRIPLES = LOWEST | LOWEST << 3 | LOWEST << 6
_COLUMNS = LOWEST | LOWEST << 1 | LOWEST << 2
_ONE_LANE = (1 << LANE) - 1
"""All bits of a lane. Lanes are looked at one at a time, as small ints are faster."""


def with_patterns(state: State, closed: State = 0) -> State:
    """The state after singles, locked candidates, pairs and X-Wings; 0 for a contradiction.

    Where a state was *closed* in this way before something was taken from it, only demands that have
    lost an option since then can show anything new.
    """
    state = with_singles(state)
    for_locked = for_pairs = _changed(closed, state)
    while state:
        before = state
        found = locked_candidates(state, for_locked)
        for_locked = 0
        if not found:
            found = pairs(state, for_pairs)
            for_pairs = 0
        if not found:
            return state
        for pattern in found:
            state &= ~pattern.excluded
        state = with_singles(state)
        changed = _changed(before, state)
        for_locked |= changed
        for_pairs |= changed
    return 0


def _changed(before: State, after: State) -> State:
    """The guards of all demands whose options differ."""
    return ((before ^ after) & ALL_OPTIONS) + ALL_OPTIONS & GUARDS


def locked_candidates(state: State, among: State = GUARDS) -> list[Pattern]:
    """Digits whose places in a block lie in one line, or in a line in one block, with effect.

    *among* are the guards of the demands that are looked at.
    """
    found = []
    guards = (state & among) >> GUARD
    thirds = (state | state >> 1 | state >> 2) & _TRIPLES
    several = thirds & thirds >> 3 | (thirds | thirds >> 3) & thirds >> 6
    hits = guards & ~several
    columns = (state | state >> 3 | state >> 6) & _COLUMNS
    several = columns & columns >> 1 | (columns | columns >> 1) & columns >> 2
    upright = guards & ~several
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
            found.append(Pattern(Rule.LOCKED, (demand,), excluded))
    return found


def pairs(state: State, among: State = GUARDS) -> list[Pattern]:
    """Naked pairs, hidden pairs and X-Wings with effect, of which at least one demand is among some."""
    guards = state & GUARDS
    lowest = guards >> GUARD
    without_one = state - lowest & state
    without_two = without_one - lowest & without_one
    two_options = without_two - lowest & GUARDS ^ guards
    fresh = rest = two_options & among
    found = []
    while rest:
        guard = rest.bit_length() - 1
        rest ^= BIT[guard]
        demand = guard // WIDTH
        field = state >> guard - GUARD & FIELD
        for rule, partners in _PARTNERS[demand]:
            # A pair of two demands that are looked at is found from one of them only.
            others = two_options & partners & ~(fresh ^ rest)
            while others:
                guard = others.bit_length() - 1
                others ^= BIT[guard]
                if state >> guard - GUARD & FIELD == field:
                    other = guard // WIDTH
                    excluded = _excluded_by_pair(demand, other, field) & state
                    if excluded:
                        found.append(Pattern(rule, (demand, other), excluded))
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
        excluded = {part: _beyond(demand, numbers) for part, numbers in parts.items()}
        table.append((0, *(excluded[part] for part in part_of_option)))
    return table


def _beyond(demand: Demand, numbers: list[CandidateNumber]) -> State:
    """The candidates that see all of some candidates of a house but do not belong to it."""
    excluded = EXCLUDED_BY[numbers[0]]
    for number in numbers[1:]:
        excluded &= EXCLUDED_BY[number]
    return excluded & ~BITS_OF_OPTIONS[demand]


_BY_THIRD = _part_table([0, 0, 0, 1, 1, 1, 2, 2, 2])
_BY_COLUMN = _part_table([0, 1, 2, 0, 1, 2, 0, 1, 2])


def _partners_of(demand: Demand) -> tuple[tuple[Rule, State], ...]:
    """What a pair with a demand can be called, and the guards of those with which it is one."""
    if demand in CELL_DEMANDS:
        peers = members(PEERS[cell_of(demand)])
        return ((Rule.NAKED_PAIR, union(GUARD_OF[cell_demand(peer)] for peer in peers)),)
    house, digit = house_and_digit(demand)
    beside = [house_demand(house, other) for other in DIGITS if other != digit]
    partners = [(Rule.HIDDEN_PAIR, union(GUARD_OF[other] for other in beside))]
    for lines in (ROWS, COLUMNS):
        if house in lines:
            parallel = [house_demand(line, digit) for line in lines if line != house]
            partners.append((Rule.X_WING, union(GUARD_OF[other] for other in parallel)))
    return tuple(partners)


_PARTNERS = tuple(_partners_of(demand) for demand in DEMANDS)
