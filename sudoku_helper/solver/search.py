"""The search for solutions: every single of a state is seen at once, and cases go on a stack.

A demand that is met leaves the state with all its options, so the search is at its end when nothing
is left.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import count, islice, repeat
from random import Random

from sudoku_helper.candidates import CANDIDATES, candidate_number
from sudoku_helper.demands import (
    BESIDE,
    DEMANDS,
    EVERYTHING,
    GUARD,
    GUARDS,
    IF_FALSE,
    NUMBER_AT,
    State,
)
from sudoku_helper.geometry import CELLS, DIGITS, Digit, union

BitLength = int
"""A candidate as the search meets it: the bit length of a state in which its bit is the highest."""

_CANDIDATE_AT = tuple(CANDIDATES[number] for number in NUMBER_AT)
_IF_TRUE: tuple[State, ...] = tuple(BESIDE[number] for number in NUMBER_AT)
_IF_FALSE: tuple[State, ...] = tuple(IF_FALSE[number] for number in NUMBER_AT)
_WITH: tuple[tuple[State, ...], ...] = tuple(
    (EVERYTHING, *(BESIDE[candidate_number(cell, digit)] for digit in DIGITS)) for cell in CELLS
)
"""What stays when a cell holds a digit; all of it when it holds 0."""

Patience = Iterator[bool]
"""One True for each time that a search may branch; several searches may take from the same."""

_ENDLESS: Patience = repeat(True)

_PATIENCE = 1000
"""How often the first attempt may branch before it finds a solution."""

_REMEMBERED = 10
"""How many dead ends the search remembers, to branch where they were.

A demand that could not be met is likely to be part of the next contradiction too. On the hardest
puzzles this halves the branches; a contradiction hidden in one corner of an open board is found in
a few of them instead of tens of thousands.
"""


class OutOfPatienceError(Exception):
    """A search branched more often than it was allowed to."""


def search(values: Sequence[Digit]) -> Iterator[list[Digit]]:
    """Every way to fill the empty cells, lazily; none if the digits contradict each other.

    A few wrong choices near the beginning can bury a search among billions of dead ends although
    solutions abound. So an attempt that finds nothing for long starts again with other choices and
    more patience. Once it has found a solution it goes on to the end, and so never repeats one.
    """
    start = _start(values)
    if start is None:
        return
    for attempt in count():
        try:
            for trail in _complete(start, repeat(True, _PATIENCE << attempt), _ENDLESS, attempt):
                yield _filled(values, trail)
            return
        except OutOfPatienceError:
            continue


def number_of_solutions(
    values: Sequence[Digit], limit: int = 2, patience: Patience | None = None
) -> int:
    """How many solutions there are; never looks for more than *limit*.

    When *patience* comes to its end, it raises an error: whoever asks of hundreds of fillings can do
    without the answer for some.
    """
    if patience is None:
        return sum(1 for _ in islice(search(values), limit))
    start = _start(values)
    if start is None:
        return 0
    return sum(1 for _ in islice(_complete(start, patience, patience), limit))


def _filled(values: Sequence[Digit], trail: list[BitLength]) -> list[Digit]:
    solution = list(values)
    for bit in trail:
        cell, digit = _CANDIDATE_AT[bit]
        solution[cell] = digit
    return solution


def _start(values: Sequence[Digit]) -> State | None:
    """The demands and options that the digits leave open, or nothing if two of them clash."""
    state = EVERYTHING
    filled = 0
    for kept_with, value in zip(_WITH, values, strict=True):
        if value:
            state &= kept_with[value]
            filled += 1
    open_demands = (state & GUARDS).bit_count()
    # Digits that clash share a demand, so that together they meet fewer than four each.
    return state if open_demands == len(DEMANDS) - 4 * filled else None


def _complete(
    state: State, patience: Patience, afterwards: Patience, attempt: int = 0
) -> Iterator[list[BitLength]]:
    """The placements of each solution. The list is only good until the next.

    *patience* says how often it may branch before it finds a solution, *afterwards* how often then.
    """
    trail: list[BitLength] = []
    stack: list[tuple[State, int]] = []
    preferred = _preferred(attempt)
    dead_ends: deque[State] = deque(maxlen=_REMEMBERED)
    while True:
        guards = state & GUARDS
        lowest = guards >> GUARD
        without_one = state - lowest
        if not guards:
            yield trail
            patience = afterwards
        elif without_one & GUARDS == guards:
            without_one &= state
            without_two = without_one - lowest
            singles = without_two & GUARDS ^ guards
            if singles:
                true = singles - (singles >> GUARD) & state
                while true:
                    bit = true.bit_length()
                    trail.append(bit)
                    keep = _IF_TRUE[bit]
                    true &= keep
                    state &= keep
                continue
            if not next(patience, False):
                raise OutOfPatienceError
            wanted = guards & union(dead_ends) or guards & preferred or guards
            bit = _branch(state, guards, wanted, without_one & without_two)
            stack.append((state & _IF_FALSE[bit], len(trail)))
            trail.append(bit)
            state &= _IF_TRUE[bit]
            continue
        else:
            dead_ends.append(without_one & GUARDS ^ guards)
        if not stack:
            return
        state, length = stack.pop()
        del trail[length:]


def _preferred(attempt: int) -> State:
    """The demands to branch on first: all of them, in later attempts a random half."""
    if not attempt:
        return GUARDS
    return GUARDS & Random(attempt).getrandbits(EVERYTHING.bit_length())


def _branch(state: State, guards: State, wanted: State, rest: State) -> BitLength:
    """An option of a wanted demand that has as few as possible.

    *rest* is the state without two options of each demand.
    """
    lowest = guards >> GUARD
    while True:
        without_next = rest - lowest
        narrow = (without_next & GUARDS ^ guards) & wanted
        if narrow:
            return (narrow - (narrow >> GUARD) & state).bit_length()
        rest &= without_next
