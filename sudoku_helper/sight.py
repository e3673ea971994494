"""How hard a step is to see: the one measure that puts the steps everybody looks for into order.

The measure counts looks. A look goes to a digit that has to be found, to a cell that has to be
excluded, to a digit that has to be kept in mind. All measured steps are made of two kinds of
looking, for a digit in a house and at one cell; a technique says how it is made of them, the
constants here say what they cost. What is easiest to see has the smallest effort.
"""

from enum import IntEnum
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    BLOCKS,
    CELLS,
    DIGITS,
    HOUSES,
    HOUSES_OF,
    PEERS,
    Cell,
    CellSet,
    Digit,
    House,
    column_number,
    members,
    row_number,
    seen_by_any,
    size,
)

AT_A_GLANCE = 1.0
"""The last empty cell of a house, or the last place of a digit that stands eight times."""

IN_A_LINE = 1.0
"""What a row or column costs more than a block: the eye goes through three blocks."""

FREE_CELL = 1 / 8
"""Each other empty cell of the house, which has to be excluded."""

RARE_DIGIT = 1 / 16
"""Each time that a digit stands less often than eight times: what stands often is looked for first."""

MISSING_DIGIT = 1 / 2
"""Keeping a digit in mind that a house lacks."""

FROM_MEMORY = 2.0
"""A cross-out that no digit on the board shows, where candidates are not shown."""

AMONG_MARKS = 2.0
"""Looking for a digit among the candidates of a house; half a look more for each other cell."""

LONE_MARK = 3.0
"""Noticing a cell that shows one candidate."""

EQUAL_MARKS = 2.0
"""Noticing one of several cells that show the same few candidates."""

NEXT_THOUGHT = 1.0
"""Going on from what was seen to what it means elsewhere."""

FAR_AWAY = 2.0
"""How many times as long it takes to see what lies in no house of the last move."""


class Looking(IntEnum):
    """What one looks for: a digit to place, a digit to place after a thought, something to cross out."""

    PLACING = 0
    DIRECT = 1
    CROSSING_OUT = 2

    def turn(self, candidates_shown: bool) -> int:
        """When its turn is, from 0.

        Candidates that are shown are crossed out before something is concluded from their absence.
        """
        if candidates_shown and self is not Looking.PLACING:
            return Looking.DIRECT + Looking.CROSSING_OUT - self
        return int(self)


class View(NamedTuple):
    """What a player has in view: whether candidates are shown, and what is near the last move.

    ``distances`` tells how far each cell is away from that move: how many cells, and whatever is
    near before all that is not.
    """

    candidates_shown: bool
    distances: tuple[int, ...]

    def effort(self, looks: float, cells: CellSet) -> float:
        """How hard it is to see something that takes so many looks, in some cells."""
        return effort_at(self.distance(cells), looks)

    def distance(self, cells: CellSet) -> int:
        """How far away some cells are, which decides between what is equally easy to see."""
        if self.distances is _EVERYWHERE:
            return 0
        return min([self.distances[cell] for cell in members(cells)])


def effort_at(distance: int, looks: float) -> float:
    """How hard it is to see something that takes so many looks, so far away."""
    return looks if distance < _ACROSS_THE_BOARD else looks * FAR_AWAY


@lru_cache(maxsize=256)
def view(candidates_shown: bool, last_move: CellSet = 0) -> View:
    """What is in view after a move that changed some cells; everything, where none is known."""
    if not last_move:
        return View(candidates_shown, _EVERYWHERE)
    from_each = [_distances_from(cell) for cell in members(last_move)]
    return View(candidates_shown, tuple(map(min, zip(*from_each, strict=True))))


_EVERYWHERE = (0,) * len(CELLS)
"""The distances where no part of the board is nearer than another."""

_ACROSS_THE_BOARD = 16
"""The distance from corner to corner; no two cells are farther apart."""


@cache
def _distances_from(move: Cell) -> tuple[int, ...]:
    """How far each cell is away from one that changed."""
    near = PEERS[move] | BIT[move]
    return tuple(
        abs(column_number(cell) - column_number(move))
        + abs(row_number(cell) - row_number(move))
        + (0 if near & BIT[cell] else _ACROSS_THE_BOARD)
        for cell in CELLS
    )


def for_digit(board: SudokuBoard, house: House, digit: Digit, candidates_shown: bool) -> float:
    """The looks for the places of a digit in a house: at what blocks the other empty cells."""
    empty, standing = board.empty & HOUSES[house], board.standing[digit]
    closed = empty & ~board.places[digit]
    others = size(empty) - 1
    in_line = 0.0 if house in BLOCKS else IN_A_LINE
    among_marks = AMONG_MARKS + others / 2 + in_line / 2
    without_blockers = 1 + others * FREE_CELL + (8 - size(standing)) * RARE_DIGIT + in_line
    if candidates_shown and without_blockers + bool(closed) >= among_marks:
        return among_marks
    blockers, blocked = fewest_blockers(standing & _AROUND[house], closed)
    unseen = size(closed & ~blocked)
    if candidates_shown and unseen:
        return among_marks
    looks = without_blockers + len(blockers)
    return min(looks, among_marks) if candidates_shown else looks + unseen * FROM_MEMORY


_AROUND: tuple[CellSet, ...] = tuple(map(seen_by_any, HOUSES))
"""The cells from which something of each house is seen."""


@cache
def for_lone_place(in_block: bool, empty: int, standing: int, candidates_shown: bool) -> float:
    """How many looks it takes at least to see that a digit has one place left in a house.

    They are told by the numbers of cells alone: how many are *empty*, and in how many it stands.
    """
    if empty == 1 or standing == 8:
        return AT_A_GLANCE
    others = empty - 1
    in_line = 0.0 if in_block else IN_A_LINE
    # What blocks a digit is seen from three cells of a house at the most.
    blockers = (others + 2) // 3
    looks = 1 + others * FREE_CELL + (8 - standing) * RARE_DIGIT + in_line + blockers
    among_marks = AMONG_MARKS + others / 2 + in_line / 2
    return min(looks, among_marks) if candidates_shown else looks


def at_cell(board: SudokuBoard, cell: Cell, candidates_shown: bool) -> float:
    """The looks at a cell: at the digits that its fullest house lacks, and where else they stand."""
    if candidates_shown:
        return LONE_MARK if board.naked & BIT[cell] else EQUAL_MARKS
    possible = size(board.digits[cell])
    lacking = min(size(board.empty & HOUSES[house]) for house in HOUSES_OF[cell])
    seen = sum(bool(board.standing[digit] & PEERS[cell]) for digit in DIGITS)
    unseen = 9 - seen - possible
    return 1 + lacking * MISSING_DIGIT + (lacking - possible - unseen) + unseen * FROM_MEMORY


def fewest_blockers(standing: CellSet, cells: CellSet) -> tuple[tuple[Cell, ...], CellSet]:
    """The fewest places of a digit that keep it out of *cells*, as far as any do, and how far."""
    blocks = []
    blocked = 0
    for cell in members(standing):
        if seen := PEERS[cell] & cells:
            blocks.append((cell, seen))
            blocked |= seen
    # Most often one of them is enough.
    for cell, seen in blocks:
        if seen == blocked:
            return (cell,), blocked
    for count in range(len(blocks) + 1):
        for group in combinations(blocks, count):
            together = 0
            for _, seen in group:
                together |= seen
            if together == blocked:
                return tuple([cell for cell, _ in group]), blocked
    raise AssertionError("all of them together block what they block")
