"""Tridagons: twelve cells in four blocks that three digits alone cannot fill.

Four blocks stand in a rectangle, and in each of them three cells lie in different rows and columns, so
that they run along the block like a diagonal. If the twelve cells held only three digits, these would
have the same sense of rotation in two blocks of a band, read row by row, and in two blocks of a stack,
read column by column. The two ways of reading agree in a diagonal that runs down and differ in one that
runs up, so an odd number of the latter is a contradiction.
"""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CandidateSet
from sudoku_helper.geometry import (
    BLOCKS,
    DIGITS,
    HOUSE_CELLS,
    HOUSES,
    CellSet,
    DigitSet,
    House,
    set_of,
    size,
    union,
)
from sudoku_helper.proofs.truths import Truth, not_only, options

MOST_GUARDIANS = 6
"""With more guardians than this nobody would go through all their cases."""

_CELLS = 12


class _Diagonal(NamedTuple):
    """Three cells of a block in different rows and columns."""

    cells: CellSet
    runs_up: bool


def _diagonals(block: House) -> tuple[_Diagonal, ...]:
    return tuple(
        _Diagonal(
            set_of(HOUSE_CELLS[block][3 * row + column] for row, column in enumerate(columns)),
            _is_odd(columns),
        )
        for columns in permutations(range(3))
    )


def _is_odd(order: tuple[int, ...]) -> bool:
    """Whether an order is reached by an odd number of exchanges."""
    return sum(first > second for first, second in combinations(order, 2)) % 2 == 1


_DIAGONALS: dict[House, tuple[_Diagonal, ...]] = {block: _diagonals(block) for block in BLOCKS}

_Rectangle = tuple[House, House, House, House]

_RECTANGLES: tuple[_Rectangle, ...] = tuple(
    (
        BLOCKS[3 * top + left],
        BLOCKS[3 * top + right],
        BLOCKS[3 * low + left],
        BLOCKS[3 * low + right],
    )
    for top, low in combinations(range(3), 2)
    for left, right in combinations(range(3), 2)
)
"""Every four blocks in two bands and two stacks."""

_TRIPLES: tuple[tuple[DigitSet, tuple[int, ...]], ...] = tuple(
    (set_of(triple), tuple(digit for digit in DIGITS if digit not in triple))
    for triple in combinations(DIGITS, 3)
)
"""Every three digits, and the six others."""


class Tridagon(NamedTuple):
    """Twelve cells that three digits cannot fill, and the other candidates there, the guardians."""

    cells: CellSet
    digits: DigitSet
    guardians: CandidateSet

    @property
    def truth(self) -> Truth:
        """The fact that one of the guardians is true."""
        return not_only(self.cells, self.digits)


def blocks_of(cells: CellSet) -> list[House]:
    """The blocks in which some cells are."""
    return [block for block in BLOCKS if cells & HOUSES[block]]


def odd_block(cells: CellSet) -> House:
    """The block in which the cells of a tridagon run the other way than in the three others."""
    upward = [each for each in blocks_of(cells) if _runs_up(each, cells)]
    return upward[0] if len(upward) == 1 else next(b for b in blocks_of(cells) if b not in upward)


def _runs_up(block: House, cells: CellSet) -> bool:
    return any(each.runs_up for each in _DIAGONALS[block] if each.cells == cells & HOUSES[block])


def tridagons(board: SudokuBoard) -> list[Tridagon]:
    """Every tridagon of the board, fewest guardians first."""
    return sorted(_tridagons(board), key=lambda each: size(each.guardians))


def _tridagons(board: SudokuBoard) -> Iterator[Tridagon]:
    places, empty = board.places, board.empty
    for triple, others in _TRIPLES:
        guarded = 0
        for digit in others:
            guarded |= places[digit]
        # Most triples end here: all but a few of the twelve cells hold nothing else.
        if size(empty & ~guarded) < _CELLS - MOST_GUARDIANS:
            continue
        usable = empty & union(places[digit] for digit in DIGITS if digit not in others)
        for blocks in _RECTANGLES:
            for cells in _unfillable(blocks, usable, guarded):
                guardians = options(not_only(cells, triple), board)
                # Without any guardian the position has no solution.
                if 0 < size(guardians) <= MOST_GUARDIANS:
                    yield Tridagon(cells, triple, guardians)


def _unfillable(blocks: _Rectangle, usable: CellSet, guarded: CellSet) -> Iterator[CellSet]:
    """Twelve usable cells of four blocks, few of them guarded, that run up in an odd number of blocks."""
    # What was chosen in the blocks so far: how many cells are guarded, the parity, all the cells.
    chosen: list[tuple[int, bool, CellSet]] = [(0, False, 0)]
    for block in blocks:
        diagonals = [
            (size(cells & guarded), runs_up, cells)
            for cells, runs_up in _DIAGONALS[block]
            if not cells & ~usable
        ]
        chosen = [
            (count + more, is_odd ^ runs_up, cells | others)
            for count, is_odd, cells in chosen
            for more, runs_up, others in diagonals
            if count + more <= MOST_GUARDIANS
        ]
    for _, is_odd, cells in chosen:
        if is_odd:
            yield cells
