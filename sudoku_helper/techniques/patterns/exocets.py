"""Junior exocets: two base cells whose digits must be those of two targets as well.

The base is two cells of a block in one line. In each of the two blocks beside it there is a target
in another line. Three cross-lines run through the targets and through the third cell beside the
base. Whichever digit is in the base, each cross-line needs it, but in these three blocks only the
targets are left for it. If the rest of the cross-lines has room for it only twice, a target has it.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    BLOCK_OF,
    COLUMN_OF,
    CROSSINGS,
    HOUSES,
    ROW_OF,
    ROWS,
    Cell,
    CellSet,
    Digit,
    DigitSet,
    House,
    members,
    only,
    set_of,
    size,
    union,
)

BASE_SIZES = (2, 3, 4)
"""How many digits a base has; more are hardly ever confined."""

HouseSet = int
Room = tuple[HouseSet, HouseSet, HouseSet]
"""For each of three cross-lines the lines in which it can hold a digit outside the blocks."""

CROSS_LINES = range(3)
"""The numbers of the cross-lines: that beside the base, that of the first and of the second target."""


class Target(NamedTuple):
    """A cell that takes a digit of the base, or two cells of which one does.

    Beside a single cell its cross-line has a cell that can hold no digit of the base. Of two cells
    the other one takes the digit *locked*, which has no further place in *house*.
    """

    cells: CellSet
    cross_line: House
    block: House
    beside: CellSet = 0
    locked: Digit = 0
    house: House = 0


class Exocet(NamedTuple):
    """A base with its targets, and the *room* for each digit."""

    base: tuple[Cell, Cell]
    line: House
    block: House
    cross_lines: tuple[House, House, House]
    targets: tuple[Target, Target]
    room: dict[Digit, Room]

    @property
    def digits(self) -> DigitSet:
        """The digits of the base."""
        return set_of(self.room)

    @property
    def blocks(self) -> tuple[House, ...]:
        """The block of the base and those of the targets."""
        return self.block, self.targets[0].block, self.targets[1].block

    @property
    def outside(self) -> CellSet:
        """The cells of the cross-lines outside the blocks."""
        blocks = union(HOUSES[block] for block in self.blocks)
        return union(HOUSES[line] for line in self.cross_lines) & ~blocks

    def cover(self, digit: Digit) -> tuple[House, ...]:
        """At most two lines that hold all places of a digit outside the blocks."""
        room = self.room[digit]
        return next(
            (*members(lines), *(self.cross_lines[number] for number in chosen))
            for count in CROSS_LINES
            for chosen in combinations(CROSS_LINES, count)
            if size(lines := union(room[each] for each in CROSS_LINES if each not in chosen))
            + count
            <= 2
        )

    def mirror(self, number: int) -> CellSet:
        """Where the digit of a target must go in the block of the other one.

        The base and the target leave it one line of that block, in which it cannot be in the
        cross-line. A target of two cells leaves no certain line and has no mirror.
        """
        target, other = self.targets[number], self.targets[1 - number]
        if target.locked:
            return 0
        free = _along(self.line)[only(target.beside)]
        return HOUSES[free] & HOUSES[other.block] & ~HOUSES[other.cross_line]

    def fits(self, digit: Digit, number: int) -> bool:
        """Whether a digit in a target leaves it room in the other cross-lines outside the blocks."""
        return _all_fit([self.room[digit][each] for each in CROSS_LINES if each != number + 1])


@lru_cache(maxsize=2)
def exocets(board: SudokuBoard) -> tuple[Exocet, ...]:
    """Every junior exocet of a board, whether it has an effect or not, found once for all techniques."""
    return tuple(_exocets(board))


def _exocets(board: SudokuBoard) -> Iterator[Exocet]:
    rooms = _Rooms(board)
    for base in _bases():
        one, other = (board.digits[cell] for cell in base.cells)
        digits = one | other
        if size(digits) not in BASE_SIZES or not one or not other:
            continue
        sides = [[*_targets(board, base, pairs, digits)] for pairs in base.sides]
        for first, second in product(*sides):
            cross_lines = (base.cross_line, first.cross_line, second.cross_line)
            room = rooms.confined(base.block, cross_lines, digits)
            if room:
                yield Exocet(base.cells, base.line, base.block, cross_lines, (first, second), room)


Pairs = tuple[tuple[Cell, Cell], ...]


class _Base(NamedTuple):
    """Two cells of a block in one line; for the blocks beside it the pairs of cells off that line."""

    cells: tuple[Cell, Cell]
    line: House
    block: House
    cross_line: House
    sides: tuple[Pairs, Pairs]


@cache
def _bases() -> tuple[_Base, ...]:
    """Every two cells that could be a base."""
    bases = []
    for block, line, crossing in CROSSINGS:
        sides = (
            tuple(
                (off_line[0], off_line[1])
                for cell in members(HOUSES[line] & HOUSES[beside])
                if (off_line := members(HOUSES[_across(line)[cell]] & HOUSES[beside] & ~BIT[cell]))
            )
            for beside in sorted({BLOCK_OF[cell] for cell in members(HOUSES[line] & ~crossing)})
        )
        left, right = sides
        for third in members(crossing):
            one, other = members(crossing & ~BIT[third])
            bases.append(_Base((one, other), line, block, _across(line)[third], (left, right)))
    return tuple(bases)


def _targets(board: SudokuBoard, base: _Base, pairs: Pairs, digits: DigitSet) -> Iterator[Target]:
    """The targets in a block beside a base, one of each pair of cells or both with a locked digit."""
    for pair in pairs:
        able = [cell for cell in pair if (board.digits[cell] | BIT[board.values[cell]]) & digits]
        cells = set_of(able)
        if not able or cells & ~board.empty:
            continue
        block, cross_line = BLOCK_OF[pair[0]], _across(base.line)[pair[0]]
        if len(able) == 1:
            yield Target(cells, cross_line, block, beside=set_of(pair) & ~cells)
            continue
        shared = board.digits[pair[0]] & board.digits[pair[1]] & ~digits
        for locked, house in product(members(shared), (block, cross_line)):
            if not board.places[locked] & HOUSES[house] & ~cells:
                yield Target(cells, cross_line, block, locked=locked, house=house)


class _Rooms:
    """How much room cross-lines have for a digit, each found once."""

    def __init__(self, board: SudokuBoard) -> None:
        self._board = board
        self._lines: dict[tuple[House, House, Digit], HouseSet] = {}

    def confined(
        self, block: House, cross_lines: tuple[House, House, House], digits: DigitSet
    ) -> dict[Digit, Room]:
        """The room for each digit, or nothing if one of them fits into all three cross-lines."""
        rooms = {}
        beside, first, second = cross_lines
        for digit in members(digits):
            room = (
                self._lines_of(block, beside, digit),
                self._lines_of(block, first, digit),
                self._lines_of(block, second, digit),
            )
            if _all_fit(room):
                return {}
            rooms[digit] = room
        return rooms

    def _lines_of(self, block: House, cross_line: House, digit: Digit) -> HouseSet:
        """The lines in which a cross-line can hold a digit outside the band or stack of a block."""
        key = (block, cross_line, digit)
        lines = self._lines.get(key)
        if lines is None:
            across = _across(cross_line)
            near = {across[cell] for cell in members(HOUSES[block])}
            cells = (self._board.places[digit] | self._board.standing[digit]) & HOUSES[cross_line]
            lines = set_of(line for cell in members(cells) if (line := across[cell]) not in near)
            self._lines[key] = lines
        return lines


def _all_fit(room: Sequence[HouseSet]) -> bool:
    """Whether each cross-line can take a line of its own: no few of them have too few together."""
    return all(
        size(union(chosen)) >= count
        for count in range(1, len(room) + 1)
        for chosen in combinations(room, count)
    )


def _along(line: House) -> tuple[House, ...]:
    """For each cell the line that is parallel to a given one."""
    return ROW_OF if line in ROWS else COLUMN_OF


def _across(line: House) -> tuple[House, ...]:
    """For each cell the line that crosses a given one."""
    return COLUMN_OF if line in ROWS else ROW_OF
