"""Bent sets: an almost locked set and, outside of it, a cell with two of its digits.

They are those pairs of almost locked sets that published ratings know, by their number of cells.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from sudoku_helper.board import HouseDigits, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    HOUSE_CELLS,
    PEERS,
    Cell,
    CellSet,
    Digit,
    DigitSet,
    House,
    members,
    seen_by_all,
    size,
)

FEWEST, MOST = 3, 5
"""How many cells the set has; with fewer it is a wing of three cells."""


def bent_sets(board: SudokuBoard, changed: CellSet) -> Iterator[tuple[Cell, CellSet]]:
    """Every cell and set that have an effect together, one of whose cells has changed."""
    found: dict[CellSet, DigitSet] = {}
    for house, digits in enumerate(board.house_digits):
        found |= _sets_in(house, digits)
    hinges = _hinges(board)
    for cells, held in found.items():
        near = ~cells if cells & changed else changed & ~cells
        for hinge in hinges:
            if not hinge.both & ~held and hinge.cells & near:
                for cell in _fruitful(board, cells, hinge, near):
                    yield cell, cells


class _Hinges(NamedTuple):
    """The cells that have the same two candidates, and these."""

    cells: CellSet
    both: DigitSet
    x: Digit
    z: Digit


def _hinges(board: SudokuBoard) -> list[_Hinges]:
    alike: dict[DigitSet, CellSet] = defaultdict(int)
    for cell in members(board.bivalue):
        alike[board.digits[cell]] |= BIT[cell]
    return [_Hinges(cells, both, *members(both)) for both, cells in alike.items()]


def _fruitful(board: SudokuBoard, cells: CellSet, hinges: _Hinges, near: CellSet) -> Iterator[Cell]:
    """Those of the hinges among some near cells that have an effect with the cells of a set.

    If all places of a digit are seen from the hinge, only one of both can have it. Then the other digit
    is in one of them, or, if that holds for both digits, the set has all the rest of its own.
    """
    of_x, of_z = board.places[hinges.x], board.places[hinges.z]
    seen_by_x, seen_by_z = seen_by_all(cells & of_x), seen_by_all(cells & of_z)
    for cell in members(hinges.cells & near & (seen_by_x | seen_by_z)):
        x_is_in_one, z_is_in_one = seen_by_x & BIT[cell], seen_by_z & BIT[cell]
        if (
            (x_is_in_one and seen_by_z & PEERS[cell] & of_z)
            or (z_is_in_one and seen_by_x & PEERS[cell] & of_x)
            or (x_is_in_one and z_is_in_one and _locks_out(board, cells, hinges.both))
        ):
            yield cell


def _locks_out(board: SudokuBoard, cells: CellSet, both: DigitSet) -> bool:
    """Whether a set without two of its digits would cross out others."""
    for digit, places in enumerate(board.places):
        if not both & BIT[digit] and places & cells and seen_by_all(places & cells) & places:
            return True
    return False


@lru_cache(maxsize=256)
def _sets_in(house: House, digits: HouseDigits) -> dict[CellSet, DigitSet]:
    """The almost locked sets of a house that are neither too small nor too large, with their digits."""
    grown: list[list[tuple[CellSet, DigitSet]]] = [[(0, 0)], *([] for _ in range(MOST))]
    for cell, own in zip(HOUSE_CELLS[house], digits, strict=True):
        if not own:
            continue
        for count in range(MOST, 0, -1):
            grown[count] += [
                (cells | BIT[cell], together)
                for cells, held in grown[count - 1]
                if size(together := held | own) <= MOST + 1
            ]
    return {
        cells: held
        for count in range(FEWEST, MOST + 1)
        for cells, held in grown[count]
        if size(held) == count + 1
    }
