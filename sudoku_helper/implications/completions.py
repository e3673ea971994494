"""In how many ways a state can be completed: what cannot be refuted need not be tried out."""

from collections import deque
from collections.abc import Iterator
from itertools import islice

from sudoku_helper.demands import GUARD, GUARDS, IF_TRUE, WIDTH, Demand, State, options_left
from sudoku_helper.implications.budget import spend
from sudoku_helper.implications.state import with_singles

_recent: deque[tuple[State, State]] = deque(maxlen=4)
"""States that can be completed in exactly one way, each with this way."""


def has_one_completion(base: State) -> bool:
    """Whether a state can be completed in exactly one way.

    Unlike the solver it honours candidates that are crossed out, and it takes from the budget of the
    search for a step. What a step takes from a state cannot give it a second completion.
    """
    for earlier, only_one in tuple(_recent):
        if not base & ~earlier and not only_one & ~base:
            return True
    found = list(islice(_completions(base), 2))
    if len(found) == 1:
        _recent.appendleft((base, found[0]))
    return len(found) == 1


def _completions(state: State) -> Iterator[State]:
    """Every way to meet all demands of a state."""
    spend(1, "completion")
    state = with_singles(state)
    if not state & GUARDS:
        if state:
            yield state
        return
    for number in options_left(state, narrowest(state)):
        yield from _completions(state & IF_TRUE[number])


def narrowest(state: State) -> Demand:
    """The open demand with the fewest options, a cell rather than a house."""
    guards = state & GUARDS
    lowest = guards >> GUARD
    rest = state
    while True:
        taken = rest - lowest
        empty = taken & GUARDS ^ guards
        if empty:
            return (empty.bit_length() - 1) // WIDTH
        rest &= taken
