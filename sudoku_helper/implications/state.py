"""Everything that an assumption forces on a state, found as fast as possible.

Unlike in the solver, a candidate that was found true stays in the state as the last option of its
demands. So the states of several cases can be compared: what is missing in all of them is false.
"""

from functools import lru_cache

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CandidateSet, candidate_number
from sudoku_helper.demands import (
    BESIDE,
    BITS_OF,
    EXCLUDED_BY,
    GUARDS,
    IF_TRUE,
    NUMBER_AT,
    State,
    broken,
    options_below,
    singles,
)
from sudoku_helper.geometry import members


@lru_cache(maxsize=8)
def state_of(board: SudokuBoard) -> State:
    """The open demands of a board and their options; a placed digit is the option of those it met."""
    state = GUARDS
    placed = 0
    for cell, value in enumerate(board.values):
        if value:
            number = candidate_number(cell, value)
            state &= IF_TRUE[number]
            placed |= BITS_OF[number]
    for cell, digit in board.candidates:
        state |= BITS_OF[candidate_number(cell, digit)]
    return state | placed


def leaves_room(state: State, true: CandidateSet) -> bool:
    """Whether every open demand keeps an option that some true candidates do not exclude."""
    for number in members(true):
        state &= ~EXCLUDED_BY[number]
    return not broken(state)


def with_singles(state: State) -> State:
    """The state after all naked and hidden singles, one after another; 0 for a contradiction."""
    while not broken(state):
        met = singles(state)
        if not met:
            return state
        state = _placed(state, met)
    return 0


def rounds_until(state: State, gone: State) -> int:
    """How many rounds of singles it takes until some bits are gone or a contradiction shows."""
    rounds = 0
    while state & gone:
        rounds += 1
        found = not broken(state) and singles(state)
        if not found:
            break
        state = _placed(state, found)
    return rounds


def _placed(state: State, met: State) -> State:
    """The state after the last options of some demands, given by their guards, were found true."""
    true = options_below(met, state)
    while true:
        number = NUMBER_AT[true.bit_length()]
        true &= BESIDE[number]
        state &= IF_TRUE[number]
    return state
