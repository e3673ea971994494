"""The search for solutions: every rule of Sudoku in one int, every single seen at once.

A solved grid meets 324 demands: each of 81 cells needs a digit, and in each of 27 houses each of 9
digits needs a place. A demand has nine options. The whole position is one int, ten bits for each
demand: a bit for every option that is left and, above them, a guard bit that stands while the
demand is open. Each candidate is therefore an option of four demands: of its cell, row, column and
block.

Taking 1 from every open demand at once clears the lowest option of each, and borrows the guard
where none is left. So one subtraction finds every contradiction, a second one every naked and
hidden single of the grid, a third one every demand with two options to branch on. Placing a digit
is one ``&``. An int cannot change, so going back is to take an older one from a stack.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import count, islice
from operator import or_
from random import Random

from sudoku_helper.geometry import BLOCK_OF, CELLS, COLUMN_OF, DIGITS, ROW_OF, Cell, Digit

_WIDTH = 10
_DEMANDS = 4 * 81
_GUARD_BIT = 9
_GUARDS = sum(1 << demand * _WIDTH + _GUARD_BIT for demand in range(_DEMANDS))
_EVERYTHING = (1 << _DEMANDS * _WIDTH) - 1


def _positions(cell: Cell, digit: Digit) -> tuple[int, ...]:
    """The four bits of a candidate: as option of its block, its column, its row and its cell.

    Cells stand highest, so that the search, which takes the highest bit it finds, prefers to branch
    in cells. On hard puzzles this saves a third of the work.
    """
    row, column, block = ROW_OF[cell], COLUMN_OF[cell] - 9, BLOCK_OF[cell] - 18
    options = (row % 3 * 3 + column % 3, row, column, digit - 1)
    demands = (
        block * 9 + digit - 1,
        81 + column * 9 + digit - 1,
        162 + row * 9 + digit - 1,
        243 + cell,
    )
    return tuple(demand * _WIDTH + option for demand, option in zip(demands, options, strict=True))


_CANDIDATE_AT: dict[int, tuple[Cell, Digit]] = {
    position + 1: (cell, digit)
    for cell in CELLS
    for digit in DIGITS
    for position in _positions(cell, digit)
}
"""The candidate that a bit stands for, by the bit length of the number in which it is highest."""


def _tables() -> tuple[list[int], list[int]]:
    """What stays when a candidate is true, and when it is false, by bit length as above."""
    itself = {
        candidate: sum(1 << position for position in _positions(*candidate))
        for candidate in _CANDIDATE_AT.values()
    }
    of_demand = [
        sum(itself[_CANDIDATE_AT[demand * _WIDTH + option + 1]] for option in range(9))
        | 1 << demand * _WIDTH + _GUARD_BIT
        for demand in range(_DEMANDS)
    ]
    if_true = [0] * (_DEMANDS * _WIDTH + 1)
    if_false = [0] * (_DEMANDS * _WIDTH + 1)
    for candidate, bits in itself.items():
        positions = _positions(*candidate)
        gone = 0
        for position in positions:
            gone |= of_demand[position // _WIDTH]
        for position in positions:
            if_true[position + 1] = _EVERYTHING & ~gone
            if_false[position + 1] = _EVERYTHING & ~bits
    return if_true, if_false


_IF_TRUE, _IF_FALSE = _tables()
_WITH: tuple[tuple[int, ...], ...] = tuple(
    (_EVERYTHING, *(_IF_TRUE[_positions(cell, digit)[0] + 1] for digit in DIGITS)) for cell in CELLS
)
"""What stays when a cell holds a digit; all of it when it holds 0."""


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
            for trail in _complete(start, _PATIENCE << attempt, attempt):
                yield _filled(values, trail)
            return
        except OutOfPatienceError:
            continue


def number_of_solutions(
    values: Sequence[Digit], limit: int = 2, patience: int | None = None
) -> int:
    """How many solutions there are; never looks for more than *limit*.

    With *patience* it tries no more branches than that, and then raises an error: whoever asks of
    hundreds of fillings can do without the answer for some.
    """
    if patience is None:
        return sum(1 for _ in islice(search(values), limit))
    start = _start(values)
    if start is None:
        return 0
    return sum(1 for _ in islice(_complete(start, patience, afterwards=patience), limit))


def _filled(values: Sequence[Digit], trail: list[int]) -> list[Digit]:
    solution = list(values)
    for bit in trail:
        cell, digit = _CANDIDATE_AT[bit]
        solution[cell] = digit
    return solution


def _start(values: Sequence[Digit]) -> int | None:
    """The demands and options that the digits leave open, or nothing if two of them clash."""
    state = _EVERYTHING
    filled = 0
    for kept_with, value in zip(_WITH, values, strict=True):
        if value:
            state &= kept_with[value]
            filled += 1
    open_demands = (state & _GUARDS).bit_count()
    # Digits that clash share a demand, so that together they meet fewer than four each.
    return state if open_demands == _DEMANDS - 4 * filled else None


def _complete(
    state: int, patience: int, attempt: int = 0, afterwards: int = -1
) -> Iterator[list[int]]:
    """The placements of each solution, as bit lengths. The list is only good until the next.

    *patience* says how often it may branch before it finds a solution, *afterwards* how often
    between two; -1 is for ever.
    """
    trail: list[int] = []
    stack: list[tuple[int, int]] = []
    preferred = _preferred(attempt)
    dead_ends: deque[int] = deque(maxlen=_REMEMBERED)
    while True:
        guards = state & _GUARDS
        lowest = guards >> _GUARD_BIT
        without_one = state - lowest
        if not guards:
            yield trail
            patience = afterwards
        elif without_one & _GUARDS == guards:
            without_one &= state
            without_two = without_one - lowest
            singles = without_two & _GUARDS ^ guards
            if singles:
                true = singles - (singles >> _GUARD_BIT) & state
                while true:
                    bit = true.bit_length()
                    trail.append(bit)
                    keep = _IF_TRUE[bit]
                    true &= keep
                    state &= keep
                continue
            if not patience:
                raise OutOfPatienceError
            patience -= 1
            wanted = guards & reduce(or_, dead_ends, 0) or guards & preferred or guards
            bit = _branch(state, guards, wanted, without_one & without_two)
            stack.append((state & _IF_FALSE[bit], len(trail)))
            trail.append(bit)
            state &= _IF_TRUE[bit]
            continue
        else:
            dead_ends.append(without_one & _GUARDS ^ guards)
        if not stack:
            return
        state, length = stack.pop()
        del trail[length:]


def _preferred(attempt: int) -> int:
    """The demands to branch on first: all of them, in later attempts a random half."""
    if not attempt:
        return _GUARDS
    return _GUARDS & Random(attempt).getrandbits(_DEMANDS * _WIDTH)


def _branch(state: int, guards: int, wanted: int, rest: int) -> int:
    """An option, as bit length, of a wanted demand that has as few as possible.

    *rest* is the state without two options of each demand.
    """
    lowest = guards >> _GUARD_BIT
    while True:
        without_next = rest - lowest
        narrow = (without_next & _GUARDS ^ guards) & wanted
        if narrow:
            return (narrow - (narrow >> _GUARD_BIT) & state).bit_length()
        rest &= without_next
