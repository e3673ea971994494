"""Unique loops: a closed chain of six or more cells in which two digits could change places."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    CELLS,
    HOUSES,
    HOUSES_OF,
    PEERS,
    Cell,
    CellSet,
    DigitSet,
    is_single,
    members,
    set_of,
    size,
    smallest,
)
from sudoku_helper.proofs.truths import not_deadly
from sudoku_helper.step import Later
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.surplus import (
    LockedDigit,
    OneCell,
    OneDigit,
    Pattern,
    Uniqueness,
)
from sudoku_helper.techniques.surplus_subset import WithSubset
from sudoku_helper.techniques.unique_rectangles import ONE_SOLUTION
from sudoku_helper.text import Text, Words

_COULD_BE_SWAPPED = Text(
    en="{reason:path} form a closed loop in this order, and every row, column and block has two of them "
    "or none; if they held nothing but {pair:digits}, these two digits could be swapped all around, and "
    "the Sudoku would have two solutions.",
    de="{reason:path} bilden in dieser Reihenfolge eine geschlossene Schleife, und jede Zeile, jede Spalte "
    "und jeder Block hat zwei davon oder keine; stünden dort nur {pair:digits}, könnte man die beiden "
    "reihum vertauschen, und das Sudoku hätte zwei Lösungen.",
)

LONGEST = 14
"""Loops with more cells do not occur in practice, and nobody would see them."""

_HOUSE_SETS = tuple(set_of(HOUSES_OF[cell]) for cell in CELLS)


class _Part(NamedTuple):
    """A part of a loop: its cells in two colours, the houses with one and with two of them."""

    even: CellSet
    odd: CellSet
    half: int
    full: int
    roof: CellSet
    extra: DigitSet


@lru_cache(maxsize=8)
def loop_patterns(board: SudokuBoard) -> tuple[Pattern, ...]:
    """The loops with extra candidates in at most two cells, or with one extra digit only."""
    bare: dict[DigitSet, list[Cell]] = {}
    for cell in members(board.bivalue):
        bare.setdefault(board.digits[cell], []).append(cell)
    patterns = []
    for pair, starts in bare.items():
        if len(starts) < 3:
            continue
        first, second = members(pair)
        usable = board.places[first] & board.places[second]
        for start in starts:
            part = _Part(BIT[start], 0, _HOUSE_SETS[start], 0, 0, 0)
            loops = _closed(board, part, usable, pair)
            patterns += [_pattern(board, loop, pair) for loop in loops]
            # Every loop through this cell is known now.
            usable &= ~BIT[start]
    return tuple(sorted(patterns, key=lambda each: (size(each.cells), len(each.extra))))


def _closed(board: SudokuBoard, part: _Part, usable: CellSet, pair: DigitSet) -> Iterator[_Part]:
    """The loops that complete a part: every house has none or two of their cells."""
    chosen = part.even | part.odd
    if not part.half:
        if part.roof and size(chosen) > 4:
            yield part
        return
    if size(chosen) == LONGEST:
        return
    for cell in members(HOUSES[smallest(part.half)] & usable & ~chosen):
        longer = _with(board, part, cell, pair)
        if longer:
            yield from _closed(board, longer, usable, pair)


def _with(board: SudokuBoard, part: _Part, cell: Cell, pair: DigitSet) -> _Part | None:
    """A part with one more cell, or None if that can be no loop for us."""
    houses = _HOUSE_SETS[cell]
    neighbours = PEERS[cell]
    if houses & part.full or (neighbours & part.even and neighbours & part.odd):
        return None
    even, odd, roof = part.even, part.odd, part.roof
    extra = part.extra | (board.digits[cell] & ~pair)
    if neighbours & even:
        odd |= BIT[cell]
    else:
        even |= BIT[cell]
    if board.digits[cell] != pair:
        roof |= BIT[cell]
        if size(roof) > 2 and not is_single(extra):
            return None
    return _Part(even, odd, part.half ^ houses, part.full | (part.half & houses), roof, extra)


def _pattern(board: SudokuBoard, loop: _Part, pair: DigitSet) -> Pattern:
    """A loop as a pattern that must not arise."""
    cells = loop.even | loop.odd
    extra = tuple(
        Candidate(cell, digit)
        for cell in members(loop.roof)
        for digit in members(board.digits[cell] & ~pair)
    )
    words = Later(_loop_words, cells, pair)
    return Pattern(cells, extra, loop.roof, not_deadly(cells, pair), words, pair)


def _loop_words(cells: CellSet, pair: DigitSet) -> Words:
    start = smallest(cells)
    return {"reason": next(_walks([start], cells & ~BIT[start]), members(cells)), "pair": pair}


def _walks(walked: list[Cell], left: CellSet) -> Iterator[list[Cell]]:
    """The ways to go on from cell to cell that share a house, through all cells and back."""
    if not left and PEERS[walked[-1]] & BIT[walked[0]]:
        yield walked
    for cell in members(PEERS[walked[-1]] & left):
        yield from _walks([*walked, cell], left & ~BIT[cell])


class Loops(Uniqueness):
    """The patterns of the unique loop."""

    why = (_COULD_BE_SWAPPED, ONE_SOLUTION)

    def patterns(self, board: SudokuBoard) -> Iterable[Pattern]:
        """Every loop of two digits with few extra candidates."""
        return loop_patterns(board)


class UniqueLoop1(OneCell, Loops):
    """One cell of the loop has extra candidates, so the pair leaves it."""

    key = "unique-loop-1"
    name = Text(en="Unique Loop Type 1", de="Verbotene Schleife Typ 1")
    aliases = ("UL 1",)
    difficulty = 4.7
    definition = Text(
        en="Six or more cells form a closed loop: every house has none or two of them. All have the "
        "same pair, and only one has other candidates. If it took a digit of the pair, the two digits "
        "could be swapped around the loop; so the pair leaves that cell.",
        de="Sechs oder mehr Zellen bilden eine geschlossene Schleife: In jeder Einheit liegen keine "
        "oder zwei von ihnen. Alle haben dasselbe Paar, nur eine hat weitere Kandidaten. Bekäme sie "
        "eine Ziffer des Paars, ließen sich die beiden Ziffern in der Schleife vertauschen; das Paar "
        "entfällt also in dieser Zelle.",
    )
    example = Example(
        board="5814627......9.65869.8.5421765913284.1.6..57.8..5..1.6958746312136259847472...965 "
        "r6c3<>4",
        finds="r5c3=4",
    )


class UniqueLoop2(OneDigit, Loops):
    """The cells of the loop with extra candidates all have the same one."""

    key = "unique-loop-2"
    name = Text(en="Unique Loop Type 2", de="Verbotene Schleife Typ 2")
    aliases = ("UL 2",)
    difficulty = 4.8
    definition = Text(
        en="A closed loop of cells with the same pair, some of which have one and the same extra digit. "
        "One of these must take the extra digit, so it leaves every cell that sees all of them.",
        de="Eine geschlossene Schleife von Zellen mit demselben Paar, von denen einige ein und dieselbe "
        "überzählige Ziffer haben. Eine davon muss die überzählige Ziffer bekommen; darum entfällt sie "
        "in jeder Zelle, die alle diese sieht.",
    )
    example = Example(
        board="32598746141.265.939.6413.25..43.9.1...15.8..47.3146.82.49.3125.1.2.54..953.69214. "
        "r4c7<>7 r5c7<>7 r8c7<>78",
        finds="r7c1<>6 r8c7<>6",
    )


class UniqueLoop3(WithSubset, Loops):
    """The extra candidates of two cells of the loop complete a subset."""

    key = "unique-loop-3"
    name = Text(en="Unique Loop Type 3", de="Verbotene Schleife Typ 3")
    aliases = ("UL 3",)
    difficulty = 4.9
    definition = Text(
        en="A closed loop of cells with the same pair, two of which share a house and have extra "
        "candidates. One of these is true, so the two act like a single cell with the extra candidates "
        "and can be part of a naked or hidden subset in that house.",
        de="Eine geschlossene Schleife von Zellen mit demselben Paar, von denen zwei in einer Einheit "
        "liegen und überzählige Kandidaten haben. Einer davon ist richtig; die beiden wirken also wie "
        "eine einzige Zelle mit diesen Kandidaten und können Teil einer nackten oder versteckten "
        "Gruppe in dieser Einheit sein.",
    )
    example = Example(
        board=".......9661..5.738.896.75.156.79.184.4..65972.97...65393..1...74..2..81..21..436. "
        "r9c4<>8",
        finds="r6c5<>8",
    )


class UniqueLoop4(LockedDigit, Loops):
    """One digit of the pair must be in the two cells with extra candidates; the other leaves."""

    key = "unique-loop-4"
    name = Text(en="Unique Loop Type 4", de="Verbotene Schleife Typ 4")
    aliases = ("UL 4",)
    difficulty = 4.8
    definition = Text(
        en="A closed loop of cells with the same pair, two of which share a house and have extra "
        "candidates. If one digit of the pair is possible in that house in these two cells only, the "
        "other digit of the pair leaves both.",
        de="Eine geschlossene Schleife von Zellen mit demselben Paar, von denen zwei in einer Einheit "
        "liegen und überzählige Kandidaten haben. Ist eine Ziffer des Paars in dieser Einheit nur in "
        "diesen beiden Zellen möglich, entfällt die andere Ziffer des Paars in beiden.",
    )
    example = Example(
        board="712.4.968496.8..35835.6.4.218.4..62.25.6.8..4674.1.85.921..4586547826391368..1247 "
        "r4c5<>39 r4c6<>39 r5c5<>7",
        finds="r2c4<>7 r3c4<>7",
    )
