"""Cells of several houses that hold just as many digits as they are.

Of a digit no more can stand in some cells than houses are needed to cover its places there. Where all
digits together need as many houses as there are cells, these are locked: each of the houses has its
digit in one of the cells, so the digit is false in the rest of it, and where two such houses of a digit
cross.

The search looks at the crossings of a few parallel lines with others. It asks for each set of *home*
digits what it would be to cover these along the lines and all others across: a line costs as many
houses as it lacks home digits, and a crossing line gains by as many as it has more cells than other
digits. All 512 sets of home digits are counted at once: each has a byte, a *lane*, of one large int.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from operator import mul
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CandidateSet, numbers_of
from sudoku_helper.geometry import (
    BIT,
    COLUMNS,
    DIGITS,
    HOUSE_CELLS,
    HOUSES,
    ROWS,
    CellSet,
    Digit,
    DigitSet,
    common_houses,
    members,
    size,
    union,
)
from sudoku_helper.proofs.counting import Cover, least_cover, smallest_covers
from sudoku_helper.techniques.patterns.fruitless import FruitlessSearches

Lanes = int
"""A number for each set of home digits, in a byte each, below 128."""

_LINE_COUNTS = (2, 3, 4)
"""Of how many parallel lines the cells are: five and more see what their complement sees."""

_SLACK = 1
"""By how much the count along lines may miss: a block may cover what takes two lines."""

_HOMES: tuple[DigitSet, ...] = tuple(range(0, 1024, 2))
"""Every set of digits, in the order of the lanes."""


def _lanes(numbers: Sequence[int]) -> Lanes:
    return int.from_bytes(bytes(numbers), "little")


_ONE: Lanes = _lanes([1] * len(_HOMES))
_GUARD = 128 * _ONE
_ALL_BUT_GUARD = 127 * _ONE
_SLACK_AND_GUARD = _SLACK * _ONE + _GUARD
_AT_HOME: tuple[Lanes, ...] = tuple(
    _lanes([bool(home & BIT[digit]) for home in _HOMES]) for digit in range(10)
)
"""For each digit one in the lanes in which it is a home digit."""

_REAL: Lanes = _GUARD & ~(255 + _lanes([0] * (len(_HOMES) - 1) + [255]))
"""The guards of all lanes but the first and the last: without or with only home digits the cells are
whole lines."""


@cache
def _cost(missing: DigitSet) -> Lanes:
    """How many of the digits that a line lacks are home digits."""
    return sum(_AT_HOME[digit] for digit in members(missing))


@cache
def _within(digits: DigitSet) -> Lanes:
    """The guards of those real lanes whose home digits are all among some: others change nothing."""
    return _REAL & _lanes([128 * (home | digits == digits) for home in _HOMES])


class _Gains(dict[int, Lanes]):
    """By how much some cells are more than those of their digits that are no home digits.

    The key is the digits and, times ``_CELL``, how many cells they are.
    """

    def __missing__(self, key: int) -> Lanes:
        cells, digits = divmod(key, _CELL)
        others = size(digits) * _ONE - _cost(digits)
        difference = cells * _ONE + _GUARD - others
        guards = difference & _GUARD
        self[key] = gain = difference & (guards - guards // 128)
        return gain


_CELL = 1024
_GAINS = _Gains()
_FIELDS = tuple(65536**place for place in range(9))
"""What a line has in its nine cells is one int with two bytes for each."""


class LockedCells(NamedTuple):
    """Cells that are as many as the houses which cover their digits, each digit in all its ways."""

    cells: CellSet
    covers: Mapping[Digit, tuple[Cover, ...]]
    effect: CandidateSet


def locked(board: SudokuBoard, cells: CellSet) -> LockedCells | None:
    """Some cells with what covers their digits, if these are no more than the cells."""
    left = size(cells)
    if sum(least_cover(places & cells) for places in board.places) > left:
        return None
    covers = {}
    for digit in DIGITS:
        if places := board.places[digit] & cells:
            covers[digit] = smallest_covers(places)
            left -= len(covers[digit][0])
            if left < 0:
                return None
    return LockedCells(cells, covers, _effect(board, cells, covers)) if left == 0 else None


def _effect(
    board: SudokuBoard, cells: CellSet, covers: Mapping[Digit, tuple[Cover, ...]]
) -> CandidateSet:
    effect = 0
    for digit, ways in covers.items():
        for houses in ways:
            once = twice = 0
            for house in houses:
                twice |= once & HOUSES[house]
                once |= HOUSES[house]
            effect |= numbers_of(digit, board.places[digit] & (once & ~cells | twice))
    return effect


def locked_crossings(board: SudokuBoard) -> Iterator[LockedCells]:
    """The locked cells where parallel lines cross others that have an effect, fewest cells first."""
    return _FRUITLESS.watch(board, _locked_crossings(board))


_FRUITLESS = FruitlessSearches()


def _locked_crossings(board: SudokuBoard) -> list[LockedCells]:
    changed = _FRUITLESS.changed(board)
    found = []
    for cells in dict.fromkeys(
        (*_crossings(board, ROWS, changed), *_crossings(board, COLUMNS, changed))
    ):
        # In one house they would be a naked subset.
        each = None if common_houses(cells) else locked(board, cells)
        if each is not None and each.effect:
            found.append(each)
    return sorted(found, key=lambda each: size(each.cells))


def _crossings(board: SudokuBoard, lines: range, changed: CellSet) -> Iterator[CellSet]:
    """The cells that could be locked by home digits along a few of the lines.

    One of the lines has a cell that has changed.
    """
    # A cell with one candidate is locked by itself and could be added to any others.
    left = board.empty & ~board.naked
    in_cells = [
        [board.digits[cell] if left & BIT[cell] else 0 for cell in HOUSE_CELLS[line]]
        for line in lines
    ]
    in_lines = [union(each) for each in in_cells]
    costs = [_cost(each) for each in in_lines]
    digits = [sum(map(mul, each, _FIELDS)) for each in in_cells]
    counts = [sum(map(mul, map(bool, each), _FIELDS)) * _CELL for each in in_cells]
    crossing_lines = [HOUSES[line] for line in (COLUMNS if lines is ROWS else ROWS)]
    for count in _LINE_COUNTS:
        for chosen in combinations(range(9), count):
            inside = present = total = cost = possible = 0
            for line in chosen:
                inside |= HOUSES[lines[line]]
                possible |= in_lines[line]
                present |= digits[line]
                total += counts[line]
                cost += costs[line]
            if not inside & changed:
                continue
            across = memoryview((present + total).to_bytes(18, "little")).cast("H")
            gain = sum(map(_GAINS.__getitem__, across))
            hits = (gain + _SLACK_AND_GUARD - cost) & _within(possible)
            if not hits:
                continue
            inside &= left
            crossing = [(*divmod(key, _CELL), crossing_lines[n]) for n, key in enumerate(across)]
            # Where nothing is gained there are no cells.
            for bit in members(hits & gain + _ALL_BUT_GUARD):
                cells = inside & _gaining(crossing, _HOMES[bit // 8])
                # Whole lines hold all their digits anyway.
                if cells and cells != inside:
                    yield cells


def _gaining(crossing: Iterable[tuple[int, DigitSet, CellSet]], home: DigitSet) -> CellSet:
    """The crossing lines that gain something, each given by how many cells and what digits it has."""
    gaining = 0
    for count, digits, cells in crossing:
        if count > size(digits & ~home):
            gaining |= cells
    return gaining
