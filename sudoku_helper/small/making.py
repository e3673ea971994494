"""New small puzzles: singles alone solve them, so there is one solution and nobody has to try."""

from functools import cache
from random import Random

from sudoku_helper.geometry import Digit
from sudoku_helper.small.board import CELLS, SmallBoard
from sudoku_helper.small.singles import solved_by_singles
from sudoku_helper.small.trying import solutions

FEWEST_GIVENS = 4
"""No small puzzle with fewer givens has exactly one solution."""

FIRST = ".3....2..2.4.132"
"""The puzzle that is on the board before another is wanted."""


def make(chance: Random, givens: int) -> SmallBoard:
    """A random puzzle with so many givens, or with a few more where it would need trying."""
    values = list(chance.choice(all_solutions()))
    for cell in chance.sample(CELLS, len(CELLS)):
        if len(CELLS) - values.count(0) <= givens:
            break
        digit, values[cell] = values[cell], 0
        if not solved_by_singles(SmallBoard.of(values)).is_full:
            values[cell] = digit
    return SmallBoard.of(values)


@cache
def all_solutions() -> tuple[tuple[Digit, ...], ...]:
    """The 288 ways to fill the board."""
    return tuple(solutions(SmallBoard.of([0] * len(CELLS))))
