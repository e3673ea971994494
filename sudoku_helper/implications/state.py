"""A position in one int, and everything that an assumption forces there, found as fast as possible.

A grid has 324 demands: each cell needs a digit, and in each house each digit needs a place. The
state has ten bits for each demand: a bit for each of its nine options and above them a guard bit
that stands while the demand is open. Each candidate is an option of four demands. Taking 1 from
every open demand at once clears its lowest option and borrows the guard where none is left, so one
subtraction shows every contradiction and a second one every naked and hidden single.

Unlike in the solver, a candidate that was found true stays in the state as the last option of its
demands, whose guards fall. So the states of several cases can be compared: what is missing in all of
them is false. This module works with shifts, since its speed is what makes searching nets possible.
"""

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import (
    BLOCK_OF,
    CELLS,
    COLUMN_OF,
    DIGITS,
    PEERS,
    ROW_OF,
    Cell,
    Digit,
    candidate_number,
    members,
)

State = int
WIDTH = 10
GUARD = 9
LANE = 81 * WIDTH
"""The state has four lanes of 81 demands: of blocks, columns, rows and cells."""

GUARDS = sum(1 << demand * WIDTH + GUARD for demand in range(4 * 81))
EVERYTHING = (1 << 4 * LANE) - 1
CELL_LANE = EVERYTHING & ~GUARDS & ~((1 << 3 * LANE) - 1)
"""The options of cells: each candidate has one bit here."""


def demands_of(cell: Cell, digit: Digit) -> tuple[int, int, int, int]:
    """The four demands that a candidate can meet."""
    row, column, block = ROW_OF[cell], COLUMN_OF[cell] - 9, BLOCK_OF[cell] - 18
    return block * 9 + digit - 1, 81 + column * 9 + digit - 1, 162 + row * 9 + digit - 1, 243 + cell


def _bits(cell: Cell, digit: Digit) -> tuple[int, int, int, int]:
    """The four bits of a candidate: as option of its block, its column, its row and its cell."""
    row, column = ROW_OF[cell], COLUMN_OF[cell] - 9
    options = (row % 3 * 3 + column % 3, row, column, digit - 1)
    block, in_column, in_row, in_cell = (
        demand * WIDTH + option
        for demand, option in zip(demands_of(cell, digit), options, strict=True)
    )
    return block, in_column, in_row, in_cell


_BITS = [_bits(cell, digit) for cell in CELLS for digit in DIGITS]
SELF: tuple[State, ...] = tuple(sum(1 << bit for bit in bits) for bits in _BITS)
"""The bits of each candidate, by its number."""

IN_CELL: tuple[State, ...] = tuple(1 << bits[3] for bits in _BITS)
"""The one bit by which it is easiest to see whether a candidate is left."""

_NUMBER_AT = [0] * (4 * LANE + 1)
for _number, _candidate_bits in enumerate(_BITS):
    for _bit in _candidate_bits:
        _NUMBER_AT[_bit + 1] = _number
NUMBER_AT: tuple[int, ...] = tuple(_NUMBER_AT)
"""The candidate whose bit is the highest of a state, by the state's bit length."""


def _excluded(cell: Cell, digit: Digit) -> State:
    """The bits of all candidates that are false if this one is true."""
    gone = 0
    for peer in members(PEERS[cell]):
        gone |= SELF[candidate_number(peer, digit)]
    for other in DIGITS:
        if other != digit:
            gone |= SELF[candidate_number(cell, other)]
    return gone


EXCLUDED: tuple[State, ...] = tuple(_excluded(cell, digit) for cell in CELLS for digit in DIGITS)
_GUARDS_OF = [
    sum(1 << demand * WIDTH + GUARD for demand in demands_of(cell, digit))
    for cell in CELLS
    for digit in DIGITS
]
IF_TRUE: tuple[State, ...] = tuple(
    EVERYTHING & ~excluded & ~guards for excluded, guards in zip(EXCLUDED, _GUARDS_OF, strict=True)
)
"""What stays when a candidate is true."""

_NO_LONGER_SINGLE = tuple(
    EVERYTHING & ~excluded & ~bits for excluded, bits in zip(EXCLUDED, SELF, strict=True)
)


def state_of(board: SudokuBoard) -> State:
    """The open demands of a board and their options."""
    state = GUARDS
    for cell, value in enumerate(board.values):
        if value:
            state &= ~_GUARDS_OF[candidate_number(cell, value)]
    for cell, digit in board.candidates:
        state |= SELF[candidate_number(cell, digit)]
    return state


def with_singles(state: State) -> State:
    """The state after all naked and hidden singles, one after another; 0 for a contradiction."""
    while True:
        guards = state & GUARDS
        lowest = guards >> GUARD
        without_one = state - lowest
        if without_one & GUARDS != guards:
            return 0
        singles = (without_one & state) - lowest & GUARDS ^ guards
        if not singles:
            return state
        true = singles - (singles >> GUARD) & state
        while true:
            number = NUMBER_AT[true.bit_length()]
            true &= _NO_LONGER_SINGLE[number]
            state &= IF_TRUE[number]


def rounds_until(state: State, gone: State) -> int:
    """How many rounds of singles it takes until some bits are gone or a contradiction shows."""
    rounds = 0
    while state & gone:
        rounds += 1
        guards = state & GUARDS
        lowest = guards >> GUARD
        without_one = state - lowest
        singles = (without_one & state) - lowest & GUARDS ^ guards
        if without_one & GUARDS != guards or not singles:
            break
        true = singles - (singles >> GUARD) & state
        while true:
            number = NUMBER_AT[true.bit_length()]
            true &= _NO_LONGER_SINGLE[number]
            state &= IF_TRUE[number]
    return rounds
