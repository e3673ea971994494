"""Extended rectangle: two parallel lines that could exchange their digits in three or more places."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations

from sudoku_helper.board import Candidate, HouseDigits, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    BLOCKS,
    HOUSE_CELLS,
    HOUSES,
    PARALLEL_LINES,
    Cell,
    CellSet,
    DigitSet,
    House,
    members,
    set_of,
    size,
    union,
)
from sudoku_helper.proofs.truths import not_deadly
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.surplus import (
    LockedDigit,
    OneCell,
    OneDigit,
    Pattern,
)
from sudoku_helper.techniques.surplus_subset import WithSubset
from sudoku_helper.techniques.unique_rectangles import ONE_SOLUTION
from sudoku_helper.text import Text

_COULD_BE_EXCHANGED = Text(
    en="{reason:cells} are pairs of cells that face each other in {lines:lines}, each pair in one block; "
    "if they held nothing but {digits_of_lines:digits}, {lines:lines} could exchange their digits there: "
    "no row, column or block would lose a digit, and the Sudoku would have two solutions.",
    de="{reason:cells} sind Paare von Zellen, die sich in den {lines:lines} gegenüberliegen, jedes in einem "
    "Block; stünden dort nur {digits_of_lines:digits}, könnte man die {lines:lines} in diesen Zellen "
    "vertauschen: Keine Zeile, keine Spalte und kein Block verlöre eine Ziffer, und das Sudoku hätte "
    "zwei Lösungen.",
)

SIZES = (3, 4)
"""How many digits the two lines exchange; more are never seen."""

Lines = tuple[House, House]
Rung = tuple[CellSet, Cell, Cell]
Facing = tuple[CellSet, DigitSet]
DigitsOf = Mapping[Cell, DigitSet]

_NEIGHBOURS: tuple[tuple[Lines, tuple[Rung, ...]], ...] = tuple(
    (
        (first, second),
        tuple(
            (set_of(pair), *pair)
            for pair in zip(HOUSE_CELLS[first], HOUSE_CELLS[second], strict=True)
        ),
    )
    for first, second in PARALLEL_LINES
    if first // 3 == second // 3
)
"""Every two lines through the same three blocks, with their pairs of cells that face each other."""


@lru_cache(maxsize=8)
def extended_patterns(board: SudokuBoard) -> tuple[Pattern, ...]:
    """The extended rectangles with extra candidates in two cells or with one extra digit."""
    patterns: list[Pattern] = []
    for number, ((first, second), _) in enumerate(_NEIGHBOURS):
        digits = board.house_digits[first], board.house_digits[second]
        patterns += _patterns_in(number, board.empty & (HOUSES[first] | HOUSES[second]), *digits)
    return tuple(sorted(patterns, key=lambda each: (size(each.cells), len(each.extra))))


@lru_cache(maxsize=256)
def _patterns_in(
    number: int, empty: CellSet, of_first: HouseDigits, of_second: HouseDigits
) -> tuple[Pattern, ...]:
    """The extended rectangles in two neighbouring lines, which depend on their candidates alone."""
    lines, facing = _NEIGHBOURS[number]
    digits_of = dict(zip(HOUSE_CELLS[lines[0]], of_first, strict=True))
    digits_of |= zip(HOUSE_CELLS[lines[1]], of_second, strict=True)
    rungs = [
        (cells, digits_of[one] | digits_of[other])
        for cells, one, other in facing
        if not cells & ~empty
    ]
    patterns: list[Pattern] = []
    for count in SIZES:
        for chosen in _choices(rungs, count):
            cells = held = 0
            for rung, digits in chosen:
                cells |= rung
                held |= digits
            if _lies_well(cells, count):
                patterns += _patterns(digits_of, lines, cells, held)
    return tuple(patterns)


def _choices(rungs: list[Facing], count: int) -> Iterator[tuple[Facing, ...]]:
    """The choices of rungs that can have extra candidates in two cells or of one digit only.

    Two cells spoil at most two rungs; one digit makes each rung one digit wider at most.
    """
    tight = [rung for rung in rungs if size(rung[1]) <= count]
    wide = [rung for rung in rungs if size(rung[1]) > count]
    near = [rung for rung in wide if size(rung[1]) == count + 1]
    for spoilt in (0, 1, 2):
        for clean in combinations(tight, count - spoilt):
            for rest in combinations(wide, spoilt):
                yield clean + rest
    for spoilt in range(3, count + 1):
        for clean in combinations(tight, count - spoilt):
            for rest in combinations(near, spoilt):
                yield clean + rest


def _lies_well(cells: CellSet, count: int) -> bool:
    """Whether each block has room for its part: no more cells than there are digits."""
    return all(size(cells & HOUSES[block]) <= count for block in BLOCKS)


def _patterns(
    digits_of: DigitsOf, lines: Lines, cells: CellSet, held: DigitSet
) -> Iterator[Pattern]:
    """The ways to read some cells of two lines as an extended rectangle."""
    for digits in _possible_digits(digits_of, cells, held):
        if any(digits & ~_held(digits_of, cells & HOUSES[line]) for line in lines):
            continue
        extra = tuple(
            Candidate(cell, digit)
            for cell in members(cells)
            for digit in members(digits_of[cell] & ~digits)
        )
        roof = set_of(candidate.cell for candidate in extra)
        words = {"reason": cells, "digits_of_lines": digits, "lines": lines}
        yield Pattern(cells, extra, roof, not_deadly(cells, digits), words)


def _possible_digits(digits_of: DigitsOf, cells: CellSet, held: DigitSet) -> Iterator[DigitSet]:
    """The sets of digits, one for each two cells, that leave few extra candidates."""
    count = size(cells) // 2
    if size(held) == count + 1:
        yield from (held & ~BIT[digit] for digit in members(held))
        return
    needed = _in_three_cells(digits_of, cells)
    missing = count - size(needed)
    if missing < 0 or size(held) <= count:
        return
    sets = [digits_of[cell] for cell in members(cells)]
    for more in combinations(members(held & ~needed), missing):
        digits = needed | set_of(more)
        if sum(1 for each in sets if each & ~digits) <= 2:
            yield digits


def _in_three_cells(digits_of: DigitsOf, cells: CellSet) -> DigitSet:
    """The digits that are candidates of at least three cells: too many to be extra in two."""
    one = two = three = 0
    for cell in members(cells):
        digits = digits_of[cell]
        three |= two & digits
        two |= one & digits
        one |= digits
    return three


def _held(digits_of: DigitsOf, cells: CellSet) -> DigitSet:
    """The candidates of some cells together."""
    return union(digits_of[cell] for cell in members(cells))


class ExtendedRectangle(OneCell, OneDigit, LockedDigit, WithSubset):
    """Two lines hold the same three or more digits face to face, but for a few extra candidates."""

    key = "extended-rectangle"
    name = Text(en="Extended Rectangle", de="Erweitertes verbotenes Rechteck")
    aliases = ("Extended Unique Rectangle", "2x3 Rectangle", "XR")
    difficulty = 5.0
    definition = Text(
        en="Two parallel lines through the same three blocks have three (or more) pairs of cells that "
        "face each other, and all of these cells have the same three (or more) candidates, but for a "
        "few extra ones. Without the extra ones the two lines could be exchanged there; so one of them "
        "is true, with the same consequences as in a unique rectangle.",
        de="Zwei parallele Reihen durch dieselben drei Blöcke haben drei (oder mehr) Paare von Zellen, "
        "die einander gegenüberliegen, und alle diese Zellen haben dieselben drei (oder mehr) "
        "Kandidaten, bis auf wenige überzählige. Ohne diese ließen sich die beiden Reihen dort "
        "vertauschen; also ist einer davon richtig, mit denselben Folgen wie beim verbotenen Rechteck.",
    )
    why = (_COULD_BE_EXCHANGED, ONE_SOLUTION)
    example = Example(
        board="7..214693423697581961853472316.4.8272.738615.5..172..66...2.7..17..3.26.8.276...5",
        finds="r7c6=1",
    )

    def patterns(self, board: SudokuBoard) -> Iterable[Pattern]:
        """Every extended rectangle with few extra candidates."""
        return extended_patterns(board)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every extended rectangle, by the kind of conclusion."""
        yield from OneCell.find(self, board)
        yield from OneDigit.find(self, board)
        yield from LockedDigit.find(self, board)
        yield from WithSubset.find(self, board)
