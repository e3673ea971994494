"""Demands: what a solved grid has to meet, and a whole position as the options that they have left.

A solved grid meets 324 demands: each of 81 cells needs a digit, and in each of 27 houses each of 9
digits needs a place. A demand has nine options, the candidates that would meet it, and each
candidate is an option of four demands: of its block, its column, its row and its cell.

A *state* is a position in one int, ten bits for each demand: a bit for every option that is left
and, above them, a guard bit that stands while the demand is open. Taking 1 from every open demand
at once clears the lowest option of each, and borrows the guard where none is left. So one
subtraction finds every contradiction, a second one every naked and hidden single of the grid, a
third one every demand with two options. Placing a digit is one ``&``. An int cannot change, so going
back is to take an older one.

The solver and the implication engine both stand on this module. It and they work with shifts, since
their speed is what makes searching possible.
"""

from sudoku_helper.candidates import CANDIDATES, CandidateNumber, candidate_number
from sudoku_helper.geometry import (
    BLOCKS,
    CELLS,
    COLUMNS,
    DIGITS,
    HOUSE_CELLS,
    HOUSES_OF,
    ROWS,
    Cell,
    Digit,
    House,
    members,
    union,
)

Demand = int
State = int

_HOUSES: tuple[House, ...] = (*BLOCKS, *COLUMNS, *ROWS)
"""The houses in the order of their demands.

The demands of cells follow and so stand highest: a search that takes the highest bit it finds
prefers to branch in cells. On hard puzzles this saves a third of the solver's work.
"""

_PLACE_OF_HOUSE = {house: place for place, house in enumerate(_HOUSES)}

HOUSE_DEMANDS = range(len(_HOUSES) * len(DIGITS))
CELL_DEMANDS = range(len(HOUSE_DEMANDS), len(HOUSE_DEMANDS) + len(CELLS))
DEMANDS = range(CELL_DEMANDS.stop)


def house_demand(house: House, digit: Digit) -> Demand:
    """The demand that a digit has a place in a house."""
    return _PLACE_OF_HOUSE[house] * len(DIGITS) + digit - 1


def house_and_digit(demand: Demand) -> tuple[House, Digit]:
    """The house in which a demand wants a place, and for which digit."""
    return _HOUSES[demand // len(DIGITS)], DIGITS[demand % len(DIGITS)]


def cell_demand(cell: Cell) -> Demand:
    """The demand that a cell has a digit."""
    return CELL_DEMANDS[cell]


def cell_of(demand: Demand) -> Cell:
    """The cell for which a demand wants a digit."""
    return CELL_DEMANDS.index(demand)


OPTIONS: tuple[tuple[CandidateNumber, ...], ...] = (
    *(
        tuple(candidate_number(cell, digit) for cell in HOUSE_CELLS[house])
        for house, digit in map(house_and_digit, HOUSE_DEMANDS)
    ),
    *(tuple(candidate_number(cell, digit) for digit in DIGITS) for cell in CELLS),
)
"""The nine candidates that could meet each demand."""

DEMANDS_OF: tuple[tuple[Demand, ...], ...] = tuple(
    (*(house_demand(house, digit) for house in HOUSES_OF[cell]), cell_demand(cell))
    for cell, digit in CANDIDATES
)
"""The four demands that each candidate could meet."""

WIDTH = 10
"""How many bits a demand has."""

GUARD = 9
"""Which of them is the guard. The options stand below it."""

FIELD = (1 << GUARD) - 1
"""The nine options of a demand, shifted down to the lowest bits."""

LANE = len(CELLS) * WIDTH
"""How many bits a lane has. The state has four lanes of 81 demands: of blocks, columns, rows, cells."""

LANES = range(4)
HOUSE_LANES = range(3)
BLOCK_LANE = 0

EVERYTHING: State = (1 << len(LANES) * LANE) - 1
GUARD_OF: tuple[State, ...] = tuple(1 << demand * WIDTH + GUARD for demand in DEMANDS)
GUARDS: State = union(GUARD_OF)
LOWEST: State = GUARDS >> GUARD
_HOUSE_WIDTH = len(DIGITS) * WIDTH
_HOUSE_GUARDS: State = union(GUARD_OF[demand] for demand in HOUSE_DEMANDS)
_LOWEST_OF_HOUSES: State = union(1 << number * _HOUSE_WIDTH for number in range(len(_HOUSES)))
_HIGHEST_OF_HOUSES: State = _LOWEST_OF_HOUSES << _HOUSE_WIDTH - 1
ALL_OPTIONS: State = EVERYTHING & ~GUARDS
OPTIONS_OF_CELLS: State = union(FIELD << demand * WIDTH for demand in CELL_DEMANDS)
"""The options of the demands of cells: each candidate has one bit here."""

_GUARDS_OF_CELLS: State = union(GUARD_OF[demand] for demand in CELL_DEMANDS)

NUMBER_AT: tuple[CandidateNumber, ...] = (
    0,
    *(number for options in OPTIONS for number in (*options, 0)),
)
"""The candidate whose bit is the highest of a state without guards, by the state's bit length."""

BITS_OF: tuple[State, ...] = tuple(
    union(1 << demand * WIDTH + OPTIONS[demand].index(number) for demand in demands)
    for number, demands in enumerate(DEMANDS_OF)
)
"""The four bits of each candidate."""

CELL_BIT: tuple[State, ...] = tuple(bits & OPTIONS_OF_CELLS for bits in BITS_OF)
"""The one bit of each candidate by which it is easiest to see whether it is left."""

BITS_OF_OPTIONS: tuple[State, ...] = tuple(
    union(BITS_OF[number] for number in options) for options in OPTIONS
)
"""For each demand the bits of all nine candidates that could meet it, four of each."""

EXCLUDED_BY: tuple[State, ...] = tuple(
    union(BITS_OF_OPTIONS[demand] for demand in demands) & ~bits
    for demands, bits in zip(DEMANDS_OF, BITS_OF, strict=True)
)
"""The bits of all candidates that are false if a candidate is true."""

IF_FALSE: tuple[State, ...] = tuple(EVERYTHING & ~bits for bits in BITS_OF)
"""What stays when a candidate is false."""

IF_TRUE: tuple[State, ...] = tuple(
    EVERYTHING & ~excluded & ~union(GUARD_OF[demand] for demand in demands)
    for excluded, demands in zip(EXCLUDED_BY, DEMANDS_OF, strict=True)
)
"""What stays when a candidate is true: it is the last option of its demands, whose guards fall."""

BESIDE: tuple[State, ...] = tuple(
    if_true & if_false for if_true, if_false in zip(IF_TRUE, IF_FALSE, strict=True)
)
"""What stays beside a true candidate: as above, but its demands are gone with all their options."""


def whole_demand(demand: Demand) -> State:
    """All bits of a demand, its guard included."""
    return FIELD << demand * WIDTH | GUARD_OF[demand]


def field_of(state: State, demand: Demand) -> int:
    """The options of a demand that are left, shifted down to the lowest bits."""
    return state >> demand * WIDTH & FIELD


def options_left(state: State, demand: Demand) -> list[CandidateNumber]:
    """The candidates that can still meet a demand."""
    return [number for number in OPTIONS[demand] if state & BITS_OF[number]]


def broken(state: State) -> State:
    """The guards of the open demands that have no option left."""
    guards = state & GUARDS
    return state - (guards >> GUARD) & GUARDS ^ guards


def singles(state: State) -> State:
    """The guards of the open demands with one option left, on a state of which none is broken."""
    guards = state & GUARDS
    lowest = guards >> GUARD
    return (state - lowest & state) - lowest & GUARDS ^ guards


def options_below(guards: State, state: State) -> State:
    """The options that are left of some demands."""
    return guards - (guards >> GUARD) & state


def has_options(state: State) -> State:
    """The guards of all demands, open or met, that have an option in a state."""
    return (state | GUARDS) - LOWEST & GUARDS


def last_options(state: State) -> State:
    """The options that are the only ones left of a demand: every naked and hidden single."""
    without_one = state & (state | GUARDS) - LOWEST
    guards = has_options(state) ^ has_options(without_one)
    return options_below(guards, state)


def full_houses(state: State) -> State:
    """All bits of the houses in which a single digit has no place yet."""
    digits = (state & _HOUSE_GUARDS) >> GUARD
    without_one = (digits | _HIGHEST_OF_HOUSES) - _LOWEST_OF_HOUSES
    several = (without_one & digits | _HIGHEST_OF_HOUSES) - _LOWEST_OF_HOUSES
    houses = without_one & ~several & _HIGHEST_OF_HOUSES
    return (houses << 1) - (houses >> _HOUSE_WIDTH - 1)


def open_options(state: State) -> State:
    """The options of all cells that need a digit, a bit for each."""
    return options_below(state & _GUARDS_OF_CELLS, state)


def numbers_at(options: State) -> list[CandidateNumber]:
    """The candidates of some options of cells."""
    return [NUMBER_AT[position + 1] for position in members(options)]


def demands_at(guards: State) -> list[Demand]:
    """The demands of some guards."""
    return [position // WIDTH for position in members(guards)]
