"""SK loops: eight pairs of cells around the corners of a rectangle that are locked.

Two rows and two columns cross in four corners of different blocks. In the block of each corner its row
and its column have two further cells each. These eight pairs form a ring: neighbours share in turn a
row or column of the rectangle and a block. The pairs are locked if the digits that neighbours share
cover all their candidates and are as many as the cells.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    BLOCK_OF,
    CELLS,
    COLUMN_OF,
    HOUSES,
    HOUSES_OF,
    ROW_OF,
    Cell,
    CellSet,
    House,
    members,
    size,
    union,
)
from sudoku_helper.techniques.patterns.locked_cells import LockedCells, locked

_PAIRS: tuple[tuple[CellSet, CellSet], ...] = tuple(
    (HOUSES[row] & HOUSES[block] & ~BIT[cell], HOUSES[column] & HOUSES[block] & ~BIT[cell])
    for cell, (row, column, block) in enumerate(HOUSES_OF)
)
"""The other cells of the row and of the column of a cell in its block."""

_APART = tuple(pair for pair in combinations(range(9), 2) if pair[0] // 3 != pair[1] // 3)
"""Every two parallel lines of different blocks."""

_NO_CORNER = 99


class SkLoop(NamedTuple):
    """The corners of a rectangle and the locked cells around them."""

    corners: tuple[Cell, Cell, Cell, Cell]
    locked: LockedCells

    @property
    def houses(self) -> list[House]:
        """The houses of the ring in the order of its pairs, beginning with the upper row."""
        first, second, third, fourth = self.corners
        return [
            ROW_OF[first],
            BLOCK_OF[second],
            COLUMN_OF[second],
            BLOCK_OF[third],
            ROW_OF[third],
            BLOCK_OF[fourth],
            COLUMN_OF[fourth],
            BLOCK_OF[first],
        ]


def sk_loops(board: SudokuBoard) -> list[SkLoop]:
    """Every loop that has an effect, fewest cells first."""
    return sorted(_sk_loops(board), key=lambda each: size(each.locked.cells))


def _sk_loops(board: SudokuBoard) -> Iterator[SkLoop]:
    surplus = [_surplus(board, cell) for cell in CELLS]
    for top, low in _APART:
        columns = [surplus[9 * top + column] + surplus[9 * low + column] for column in range(9)]
        for left, right in _APART:
            # Each digit in a pair is shared with a neighbour, and no more of them than cells.
            if columns[left] + columns[right] > 0:
                continue
            corners = (9 * top + left, 9 * top + right, 9 * low + right, 9 * low + left)
            cells = union(pair for corner in corners for pair in _PAIRS[corner]) & board.empty
            found = locked(board, cells)
            if found is not None and found.effect and _is_ring(loop := SkLoop(corners, found)):
                yield loop


def _surplus(board: SudokuBoard, corner: Cell) -> int:
    """By how much the digits of the two pairs of a corner are more than twice their cells."""
    surplus = 0
    for pair in _PAIRS[corner]:
        cells = pair & board.empty
        if not cells:
            return _NO_CORNER
        digits = union(board.digits[cell] for cell in members(cells))
        surplus += size(digits) - 2 * size(cells)
    return surplus


def _is_ring(loop: SkLoop) -> bool:
    """Whether every digit can be counted in houses of the ring, and each of these has one."""
    ring = set(loop.houses)
    used: set[House] = set()
    for covers in loop.locked.covers.values():
        inside = [cover for cover in covers if ring.issuperset(cover)]
        if not inside:
            return False
        used.update(*inside)
    return used == ring
