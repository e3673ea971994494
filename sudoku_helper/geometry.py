"""The Sudoku grid: its cells, houses and peers, and the words for sets of them.

A cell is a number from 0 to 80, row by row. A house is a number from 0 to 26: rows 0 to 8, columns
9 to 17, blocks 18 to 26. A digit is a number from 1 to 9.

A set of cells or of digits is one int with the bit of each member set, so that ``&``, ``|`` and
``& ~`` are intersection, union and difference, an empty set is false, and one operation looks at
the whole grid. Such sets are shifted in this module alone; elsewhere they are read with ``members``,
``size`` and ``only`` and made with ``BIT``, ``set_of`` and ``union``. (The states of ``demands`` are
another kind of int, and work by shifts.)
"""

from collections.abc import Iterable
from functools import lru_cache, reduce
from itertools import combinations
from operator import and_, or_

Cell = int
Digit = int
House = int
CellSet = int
DigitSet = int

CELLS = range(81)
DIGITS = range(1, 10)

BIT: tuple[int, ...] = tuple(1 << member for member in range(4096))
"""The set that holds one member alone: a cell, a digit, or whatever else is told by a number."""

ALL_CELLS: CellSet = sum(BIT[cell] for cell in CELLS)
ALL_DIGITS: DigitSet = sum(BIT[digit] for digit in DIGITS)

size = int.bit_count
"""How many members a set has."""


def set_of(items: Iterable[int]) -> int:
    """The set of the given members."""
    result = 0
    for item in items:
        result |= BIT[item]
    return result


def union(sets: Iterable[int]) -> int:
    """The members of several sets together; in innermost loops a plain ``|=`` is faster."""
    return reduce(or_, sets, 0)


def members(items: int) -> list[int]:
    """The members of a set, smallest first."""
    if items < len(_MEMBERS):
        return _MEMBERS[items].copy()
    result = []
    try:
        while items:
            # Taking the largest away leaves a smaller int, so what follows is faster.
            largest = items.bit_length() - 1
            items ^= BIT[largest]
            result.append(largest)
    except IndexError:
        low, high = items & (1 << len(BIT)) - 1, items >> len(BIT)
        return members(low) + [len(BIT) + member for member in members(high)]
    result.reverse()
    return result


_MEMBERS = tuple(
    [member for member in range(10) if items & BIT[member]] for items in range(BIT[10])
)
"""The members of every set of digits."""


def only(items: int) -> int:
    """The member of a set that has exactly one."""
    return items.bit_length() - 1


def smallest(items: int) -> int:
    """The smallest member of a set that is not empty."""
    return (items & -items).bit_length() - 1


def is_single(items: int) -> bool:
    """Whether a set has exactly one member."""
    return items != 0 and items & (items - 1) == 0


ROW_OF: tuple[House, ...] = tuple(cell // 9 for cell in CELLS)
COLUMN_OF: tuple[House, ...] = tuple(9 + cell % 9 for cell in CELLS)
BLOCK_OF: tuple[House, ...] = tuple(18 + cell // 27 * 3 + cell % 9 // 3 for cell in CELLS)
HOUSES_OF: tuple[tuple[House, House, House], ...] = tuple(
    zip(ROW_OF, COLUMN_OF, BLOCK_OF, strict=True)
)
"""Row, column and block of each cell."""

HOUSES: tuple[CellSet, ...] = tuple(
    set_of(cell for cell in CELLS if house in HOUSES_OF[cell]) for house in range(27)
)
"""The nine cells of each house."""

HOUSE_CELLS: tuple[tuple[Cell, ...], ...] = tuple(tuple(members(house)) for house in HOUSES)
"""The nine cells of each house in order, for walking over them."""

ROWS = range(9)
COLUMNS = range(9, 18)
BLOCKS = range(18, 27)
LINES = range(18)
"""Rows and columns: every house that is not a block."""

BLOCKS_FIRST: tuple[House, ...] = (*BLOCKS, *LINES)
"""Every house, blocks first since they are easiest to see."""

PEERS: tuple[CellSet, ...] = tuple(
    (HOUSES[row] | HOUSES[column] | HOUSES[block]) & ~BIT[cell]
    for cell, (row, column, block) in enumerate(HOUSES_OF)
)
"""The twenty cells that share a house with each cell: those it sees."""


def common_houses(cells: CellSet) -> list[House]:
    """The houses that contain all the given cells, rows before columns before blocks."""
    first = smallest(cells)
    return [house for house in HOUSES_OF[first] if not cells & ~HOUSES[house]]


@lru_cache(maxsize=1 << 13)
def seen_by_all(cells: CellSet) -> CellSet:
    """The cells that see every one of the given cells."""
    return reduce(and_, (PEERS[cell] for cell in members(cells)), ALL_CELLS)


def seen_by_any(cells: CellSet) -> CellSet:
    """The cells that see at least one of the given cells."""
    return union(PEERS[cell] for cell in members(cells))


def row_number(cell: Cell) -> int:
    """The row of a cell, counted from 1."""
    return ROW_OF[cell] + 1


def column_number(cell: Cell) -> int:
    """The column of a cell, counted from 1."""
    return COLUMN_OF[cell] - 8


def cell_at(row: int, column: int) -> Cell:
    """The cell in a row and a column, both counted from 1."""
    return (row - 1) * 9 + column - 1


def anchor(house: House) -> Cell:
    """The anchor cell of a house: the smallest of its cells."""
    return HOUSE_CELLS[house][0]


CROSSINGS: tuple[tuple[House, House, CellSet], ...] = tuple(
    (block, line, HOUSES[block] & HOUSES[line])
    for block in BLOCKS
    for line in LINES
    if HOUSES[block] & HOUSES[line]
)
"""Every block with every line that crosses it, and the three cells that they share."""

PARALLEL_LINES: tuple[tuple[House, House], ...] = tuple(
    pair for lines in (ROWS, COLUMNS) for pair in combinations(lines, 2)
)
"""Every pair of parallel lines."""
