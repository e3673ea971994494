"""The demands of a grid: each candidate meets four of 324, and a state tells which are open."""

from sudoku_helper.candidates import CANDIDATE_PEERS, CANDIDATES, candidate_number
from sudoku_helper.demands import (
    BESIDE,
    BITS_OF,
    CELL_BIT,
    CELL_DEMANDS,
    DEMANDS,
    DEMANDS_OF,
    EVERYTHING,
    EXCLUDED_BY,
    GUARD,
    GUARD_OF,
    GUARDS,
    HOUSE_DEMANDS,
    IF_FALSE,
    IF_TRUE,
    NUMBER_AT,
    OPTIONS,
    broken,
    cell_demand,
    cell_of,
    demands_at,
    field_of,
    full_houses,
    house_and_digit,
    house_demand,
    options_left,
    singles,
    whole_demand,
)
from sudoku_helper.geometry import CELLS, DIGITS, HOUSES, HOUSES_OF, members, size, union

HOUSE_NUMBERS = range(len(HOUSES))


def left(state: int) -> set[int]:
    """The candidates that a state has left."""
    return {number for number in range(729) if state & BITS_OF[number]}


def test_a_grid_has_324_demands():
    houses = {house_demand(house, digit) for house in HOUSE_NUMBERS for digit in DIGITS}
    assert houses == set(HOUSE_DEMANDS)
    assert {cell_demand(cell) for cell in CELLS} == set(CELL_DEMANDS)
    assert len(DEMANDS) == 324
    assert houses | set(CELL_DEMANDS) == set(DEMANDS)


def test_a_demand_tells_what_it_wants():
    for house in HOUSE_NUMBERS:
        for digit in DIGITS:
            assert house_and_digit(house_demand(house, digit)) == (house, digit)
    assert [cell_of(cell_demand(cell)) for cell in CELLS] == list(CELLS)


def test_a_demand_has_nine_options_and_a_candidate_is_one_of_four():
    for demand in DEMANDS:
        assert len(set(OPTIONS[demand])) == 9
        assert all(demand in DEMANDS_OF[number] for number in OPTIONS[demand])
    for cell, digit in CANDIDATES:
        number = CANDIDATES.index((cell, digit))
        wanted = {house_demand(house, digit) for house in HOUSES_OF[cell]} | {cell_demand(cell)}
        assert set(DEMANDS_OF[number]) == wanted
        assert all(number in OPTIONS[demand] for demand in wanted)


def test_every_bit_of_a_state_is_an_option_or_a_guard():
    assert union(BITS_OF) | GUARDS == EVERYTHING
    assert not union(BITS_OF) & GUARDS
    assert sum(map(size, BITS_OF)) + size(GUARDS) == size(EVERYTHING)
    assert union(map(whole_demand, DEMANDS)) == EVERYTHING


def test_the_highest_bit_tells_the_candidate():
    for number, bits in enumerate(BITS_OF):
        assert {NUMBER_AT[position + 1] for position in members(bits)} == {number}
        assert size(CELL_BIT[number] & bits) == 1


def test_what_stays_when_a_candidate_is_true_or_false():
    for number in range(729):
        excluded = set(members(CANDIDATE_PEERS[number]))
        own = union(GUARD_OF[demand] for demand in DEMANDS_OF[number])
        assert left(EXCLUDED_BY[number]) == excluded
        assert left(IF_FALSE[number]) == set(range(729)) - {number}
        assert IF_FALSE[number] & GUARDS == GUARDS
        assert left(IF_TRUE[number]) == set(range(729)) - excluded
        assert IF_TRUE[number] & GUARDS == GUARDS & ~own
        assert BESIDE[number] == IF_TRUE[number] & IF_FALSE[number]


def test_one_subtraction_borrows_the_guards_of_demands_without_an_option():
    state = EVERYTHING
    for number in OPTIONS[cell_demand(40)]:
        state &= IF_FALSE[number]
    broken = (state - (GUARDS >> GUARD)) & GUARDS ^ GUARDS
    assert demands_at(broken) == [cell_demand(40)]


def test_the_options_that_a_demand_has_left():
    demand = house_demand(13, 5)
    number = OPTIONS[demand][2]
    state = EVERYTHING & IF_FALSE[number]
    assert options_left(state, demand) == [n for n in OPTIONS[demand] if n != number]
    assert members(field_of(state, demand)) == [0, 1, 3, 4, 5, 6, 7, 8]


def test_a_house_is_full_when_one_digit_is_missing():
    state = EVERYTHING
    for cell, digit in zip(members(HOUSES[0])[:8], DIGITS, strict=False):
        assert not full_houses(state)
        state &= BESIDE[candidate_number(cell, digit)]
    whole = union(whole_demand(house_demand(0, digit)) for digit in DIGITS)
    assert full_houses(state) == whole
    state &= BESIDE[candidate_number(members(HOUSES[0])[8], 9)]
    assert not full_houses(state)


def test_what_is_broken_and_what_has_one_option_is_said_of_open_demands_alone():
    # Of the cell r1c1 nothing is left, of r1c2 its 5, and r1c3 has its digit.
    state = EVERYTHING & IF_TRUE[candidate_number(2, 9)]
    for digit in DIGITS:
        if digit != 5:
            state &= IF_FALSE[candidate_number(1, digit)]
    assert not broken(state)
    assert cell_demand(1) in demands_at(singles(state))
    assert cell_demand(2) not in demands_at(singles(state))
    for digit in DIGITS:
        state &= IF_FALSE[candidate_number(0, digit)]
    assert demands_at(broken(state)) == [cell_demand(0)]
    for demand in DEMANDS:
        left = options_left(state, demand)
        assert bool(broken(state) & GUARD_OF[demand]) == (demand == cell_demand(0)), left
