"""What the techniques that look at one digit alone share.

Everything here depends on the places of the digit and on nothing else, so results are remembered
for each set of places: along a whole game most digits do not change from one step to the next.
"""

from collections.abc import Iterator
from functools import lru_cache

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    DIGITS,
    HOUSES,
    PEERS,
    ROWS,
    CellSet,
    DigitSet,
    members,
    set_of,
    size,
)


@lru_cache(maxsize=4096)
def hopeless(places: CellSet) -> CellSet:
    """The places of a digit that belong to no arrangement of it in the whole grid.

    An arrangement takes one place in each row that has any, no two in one house. A technique that
    looks at one digit alone can cross out nothing else, so where no place is hopeless its search
    can be left out.
    """
    rows = _rows(places)
    hopeful = 0
    result = 0
    for cell in members(places):
        if hopeful & BIT[cell]:
            continue
        others = [row for row in rows if not row & BIT[cell]]
        arrangement = _arrangement(others, 0, places & ~PEERS[cell], hopeful)
        if arrangement is None:
            result |= BIT[cell]
        else:
            hopeful |= arrangement | BIT[cell]
    return result


def suspicious_digits(board: SudokuBoard) -> DigitSet:
    """The digits of which some place is hopeless: those that can lose a place by themselves."""
    return set_of(digit for digit in DIGITS if hopeless(board.places[digit]))


def arrangements(places: CellSet) -> Iterator[CellSet]:
    """Every arrangement of a digit: a place in each row that has any, no two in one house."""
    return _arrangements(_rows(places), places)


def _rows(places: CellSet) -> list[CellSet]:
    """The rows that have places, those with the fewest first."""
    rows = (HOUSES[row] for row in ROWS if places & HOUSES[row])
    return sorted(rows, key=lambda row: size(places & row))


def _arrangements(rows: list[CellSet], free: CellSet) -> Iterator[CellSet]:
    if not rows:
        yield 0
        return
    row, *others = rows
    for cell in members(free & row):
        for rest in _arrangements(others, free & ~PEERS[cell]):
            yield rest | BIT[cell]


def _arrangement(rows: list[CellSet], number: int, free: CellSet, known: CellSet) -> CellSet | None:
    """Places in the rows from *number* on that exclude none of each other, new ones if possible."""
    if number == len(rows):
        return 0
    cells = free & rows[number]
    while cells:
        cell = (cells & ~known or cells).bit_length() - 1
        rest = _arrangement(rows, number + 1, free & ~PEERS[cell], known)
        if rest is not None:
            return rest | BIT[cell]
        cells ^= BIT[cell]
    return None
