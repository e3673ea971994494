"""Unique rectangles, types 1 to 5: four cells in which two digits could change places."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import ClassVar

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    CELLS,
    COLUMNS,
    HOUSES,
    PEERS,
    ROWS,
    Cell,
    CellSet,
    DigitSet,
    common_houses,
    members,
    size,
)
from sudoku_helper.proofs.truths import not_deadly
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.surplus import (
    LockedDigit,
    OneCell,
    OneDigit,
    Pattern,
    Uniqueness,
)
from sudoku_helper.techniques.surplus_subset import WithSubset
from sudoku_helper.text import Text

COULD_BE_SWAPPED = Text(
    en="{reason:cells} lie in just two rows, two columns and two blocks; if they held nothing but "
    "{pair:digits}, these two digits could be swapped: each of these houses would still have both, and "
    "the Sudoku would have two solutions.",
    de="{reason:cells} liegen in nur zwei Zeilen, zwei Spalten und zwei Blöcken; stünden dort nur "
    "{pair:digits}, könnte man die beiden vertauschen: Jede dieser Einheiten hätte weiterhin beide, und "
    "das Sudoku hätte zwei Lösungen.",
)
ONE_SOLUTION = Text(
    en="But it has only one solution, so in these cells at least one other candidate, an extra one, is "
    "true.",
    de="Es hat aber nur eine Lösung; also ist in diesen Zellen mindestens ein anderer, überzähliger "
    "Kandidat richtig.",
)


def _rectangles() -> Iterator[CellSet]:
    """The corners of every rectangle that lies in exactly two blocks."""
    for upper in ROWS:
        for lower in range(upper + 1, 9):
            for left in COLUMNS:
                for right in range(left + 1, 18):
                    # Two blocks: either in one band or in one stack, not both and not neither.
                    if (upper // 3 == lower // 3) != (left // 3 == right // 3):
                        rows, columns = HOUSES[upper] | HOUSES[lower], HOUSES[left] | HOUSES[right]
                        yield rows & columns


RECTANGLES: tuple[CellSet, ...] = tuple(_rectangles())
"""Every rectangle in two rows, two columns and two blocks: digits can be swapped in no others."""


def diagonals(corners: CellSet, cell: Cell) -> tuple[CellSet, CellSet]:
    """The diagonal of a rectangle that ends in *cell*, and the other one."""
    other = corners & PEERS[cell]
    return corners & ~other, other


def _rectangles_by_corner() -> Iterator[tuple[tuple[CellSet, CellSet, CellSet], ...]]:
    """The rectangles of each cell, found from the rectangles, as most have no corner there."""
    found: list[list[tuple[CellSet, CellSet, CellSet]]] = [[] for _ in CELLS]
    for corners in RECTANGLES:
        for cell in members(corners):
            found[cell].append((corners, *diagonals(corners, cell)))
    return map(tuple, found)


RECTANGLES_AT: tuple[tuple[tuple[CellSet, CellSet, CellSet], ...], ...] = tuple(
    _rectangles_by_corner()
)
"""For each cell the rectangles with a corner there, and their two diagonals, its own first."""


@lru_cache(maxsize=8)
def rectangle_patterns(board: SudokuBoard) -> tuple[Pattern, ...]:
    """The rectangles of open cells in which two digits could still stand crosswise.

    At least one corner has the pair as its only candidates; the others have it or at least the one
    digit that they need, and extra candidates. Whole pairs come first, then few extra candidates.
    """
    found = {}
    for cell in members(board.bivalue):
        first, second = members(board.digits[cell])
        of_first, of_second = board.places[first], board.places[second]
        bare = of_first & of_second & board.bivalue
        neither = ~(of_first | of_second)
        for corners, own, other in RECTANGLES_AT[cell]:
            # Most rectangles have a corner with neither digit.
            if corners & neither:
                continue
            if (own & ~of_first or other & ~of_second) and (own & ~of_second or other & ~of_first):
                continue
            key = corners, BIT[first] | BIT[second]
            if corners & ~bare and key not in found:
                found[key] = _pattern(board, corners, key[1], corners & ~bare)
    patterns = [pattern for pattern in found.values() if pattern]
    return tuple(sorted(patterns, key=lambda each: (not _is_whole(board, each), len(each.extra))))


def _is_whole(board: SudokuBoard, pattern: Pattern) -> bool:
    """Whether each corner with extra candidates has both digits."""
    first, second = members(pattern.pair)
    return not pattern.roof & ~(board.places[first] & board.places[second])


def _pattern(board: SudokuBoard, corners: CellSet, pair: DigitSet, roof: CellSet) -> Pattern | None:
    """A rectangle as a pattern, unless a corner outside the floor has no extra candidate."""
    extra = []
    for cell in members(roof):
        digits = board.digits[cell]
        if not digits & ~pair:
            return None
        extra += [Candidate(cell, digit) for digit in members(digits & ~pair)]
    words = {"reason": corners, "pair": pair}
    return Pattern(corners, tuple(extra), roof, not_deadly(corners, pair), words, pair)


class Rectangles(Uniqueness):
    """The patterns of the unique rectangle."""

    why: ClassVar[tuple[Text, ...]] = (COULD_BE_SWAPPED, ONE_SOLUTION)

    def patterns(self, board: SudokuBoard) -> Iterable[Pattern]:
        """Every rectangle of two digits with at least one corner that has no others."""
        return rectangle_patterns(board)


class UniqueRectangle1(OneCell, Rectangles):
    """Three corners hold only the pair, so the fourth must hold something else."""

    key = "unique-rectangle-1"
    name = Text(en="Unique Rectangle Type 1", de="Verbotenes Rechteck Typ 1")
    aliases = ("Uniqueness Test 1", "UR 1")
    difficulty = 4.5
    definition = Text(
        en="Four cells in two rows, two columns and two blocks share a pair, and three of them have "
        "no other candidates. If the fourth took a digit of the pair, the two digits could be swapped "
        "and the puzzle would have two solutions. So the fourth cell takes none of the pair: if it has "
        "one other candidate, that one is placed, and if it has several, the pair is crossed out.",
        de="Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken haben ein gemeinsames Paar, und "
        "drei von ihnen keine weiteren Kandidaten. Bekäme die vierte eine Ziffer des Paars, ließen "
        "sich die beiden Ziffern vertauschen und es gäbe zwei Lösungen. Die vierte Zelle bekommt also "
        "keine davon: Hat sie einen weiteren Kandidaten, wird er gesetzt; hat sie mehrere, entfällt "
        "das Paar.",
    )
    example = Example(
        board=".5.98241648157692369234178587463519226.1978.4.19824.6792.4.8..113.7.9248.482136.9",
        finds="r7c3=7",
    )
    library_codes = ("0600",)


class UniqueRectangle2(OneDigit, Rectangles):
    """Two corners side by side have the same single extra digit; one of them is it."""

    key = "unique-rectangle-2"
    name = Text(en="Unique Rectangle Type 2", de="Verbotenes Rechteck Typ 2")
    aliases = ("Uniqueness Test 2", "UR 2")
    difficulty = 4.5
    definition = Text(
        en="Two corners of a rectangle have only a pair; the other two, side by side, have the pair and "
        "the same extra digit. One of these two must take the extra digit, so it leaves every cell "
        "that sees both.",
        de="Zwei Ecken eines Rechtecks haben nur ein Paar, die beiden anderen nebeneinander das Paar "
        "und dieselbe überzählige Ziffer. Eine dieser beiden muss die überzählige Ziffer bekommen; "
        "darum entfällt sie in jeder Zelle, die beide sieht.",
    )
    example = Example(
        board="62791483513958762485462317957143.2.82931.845.4862...13.4...1....6.74..81.1..9.54.",
        finds="r7c9<>7",
    )
    library_codes = ("0601",)

    def patterns(self, board: SudokuBoard) -> Iterable[Pattern]:
        """The rectangles whose roof is two cells side by side."""
        return [pattern for pattern in super().patterns(board) if _is_side(pattern.roof)]


class UniqueRectangle3(WithSubset, Rectangles):
    """The extra candidates of two corners complete a subset in a house that they share."""

    key = "unique-rectangle-3"
    name = Text(en="Unique Rectangle Type 3", de="Verbotenes Rechteck Typ 3")
    aliases = ("Uniqueness Test 3", "UR 3")
    difficulty = 4.6
    definition = Text(
        en="Two corners of a rectangle have only a pair; the other two, side by side, have extra "
        "candidates, one of which is true. So the two act like a single cell with these candidates and "
        "can be part of a naked or hidden subset in a house that they share.",
        de="Zwei Ecken eines Rechtecks haben nur ein Paar, die beiden anderen nebeneinander überzählige "
        "Kandidaten, von denen einer richtig ist. Die beiden wirken also wie eine einzige Zelle mit "
        "diesen Kandidaten und können in einer gemeinsamen Einheit Teil einer nackten oder versteckten "
        "Gruppe sein.",
    )
    example = Example(
        board="842516397139247658567983..1671452839925368714.8.179562.186.....2..7..186..6821...",
        finds="r9c1<>4",
    )
    library_codes = ("0602",)


class UniqueRectangle4(LockedDigit, Rectangles):
    """One digit of the pair must be in the two corners with extra candidates; the other leaves."""

    key = "unique-rectangle-4"
    name = Text(en="Unique Rectangle Type 4", de="Verbotenes Rechteck Typ 4")
    aliases = ("Uniqueness Test 4", "UR 4")
    difficulty = 4.5
    definition = Text(
        en="Two corners of a rectangle have only a pair, the other two extra candidates. If one digit of "
        "the pair is possible in a shared house in these two cells only, the other digit of the pair "
        "leaves both.",
        de="Zwei Ecken eines Rechtecks haben nur ein Paar, die beiden anderen überzählige Kandidaten. "
        "Ist eine Ziffer des Paars in einer gemeinsamen Einheit nur in diesen beiden Zellen möglich, "
        "entfällt die andere Ziffer des Paars in beiden.",
    )
    example = Example(
        board=".5.63.4171.3.5.2684.6.12935627..31598491756233152967847.1.2.5.6.6.5.73.15.4.61872",
        finds="r7c2<>9 r7c4<>9",
    )
    library_codes = ("0603",)


class UniqueRectangle5(OneDigit, Rectangles):
    """Three corners, or two opposite ones, have the same single extra digit."""

    key = "unique-rectangle-5"
    name = Text(en="Unique Rectangle Type 5", de="Verbotenes Rechteck Typ 5")
    aliases = ("Uniqueness Test 5", "UR 5")
    difficulty = 4.6
    definition = Text(
        en="Two opposite corners of a rectangle, or three, have a pair and the same extra digit, the "
        "others only the pair. One of them must take the extra digit, so it leaves every cell that "
        "sees all of them.",
        de="Zwei gegenüberliegende Ecken eines Rechtecks oder drei haben ein Paar und dieselbe "
        "überzählige Ziffer, die übrigen nur das Paar. Eine von ihnen muss die überzählige Ziffer "
        "bekommen; darum entfällt sie in jeder Zelle, die alle sieht.",
    )
    example = Example(
        board="...48.3.1..421.8..18.7.524..2865.91..1.8..5..59.12.6...4.9617.3.3.54.19.9.137.4.. "
        "r1c1<>7 r1c3<>7 r1c8<>6 r2c1<>7",
        finds="r2c1<>6",
    )
    library_codes = ("0604",)

    def patterns(self, board: SudokuBoard) -> Iterable[Pattern]:
        """The rectangles whose roof is not just two cells side by side."""
        return [pattern for pattern in super().patterns(board) if not _is_side(pattern.roof)]


def _is_side(roof: CellSet) -> bool:
    """Whether two corners lie in one line, so that they are a side of the rectangle."""
    return size(roof) == 2 and bool(common_houses(roof))
