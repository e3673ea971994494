"""Bivalue universal grave: a board with two candidates everywhere would have two solutions."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, product

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    DIGITS,
    HOUSES,
    HOUSES_OF,
    Cell,
    DigitSet,
    members,
    set_of,
    size,
)
from sudoku_helper.proofs.truths import no_grave
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

_TWO_EVERYWHERE = Text(
    en="Without {extra:candidates} every open cell would have exactly two candidates, and every digit "
    "exactly two places in every house where it is still missing.",
    de="Ohne {extra:candidates} hätte jede offene Zelle genau zwei Kandidaten und jede Ziffer in jeder "
    "Einheit, in der sie noch fehlt, genau zwei Plätze.",
)
_EXCHANGED = Text(
    en="From one solution a second one would then follow by taking the other candidate in every open "
    "cell, but a Sudoku has only one; so at least one extra candidate is true.",
    de="Aus einer Lösung bekäme man dann eine zweite, indem man in jeder offenen Zelle den anderen "
    "Kandidaten nimmt; ein Sudoku hat aber nur eine, also ist mindestens ein überzähliger Kandidat "
    "richtig.",
)

MOST_CELLS = 5
"""With extra candidates in more cells nothing follows that a person could see."""


@lru_cache(maxsize=8)
def grave_patterns(board: SudokuBoard) -> tuple[Pattern, ...]:
    """The ways to leave two candidates everywhere by taking a few extra ones away."""
    roof = board.empty & ~board.bivalue
    if not 1 <= size(roof) <= MOST_CELLS or any(
        size(board.digits[cell]) < 2 for cell in members(roof)
    ):
        return ()
    cells = members(roof)
    choices = [list(_choices(board, cell)) for cell in cells]
    patterns = []
    for chosen in product(*choices):
        extra = tuple(
            Candidate(cell, digit)
            for cell, digits in zip(cells, chosen, strict=True)
            for digit in members(digits)
        )
        if _is_grave_without(board, extra):
            patterns.append(Pattern(roof, extra, roof, no_grave(extra), {}))
    return tuple(patterns)


def _choices(board: SudokuBoard, cell: Cell) -> Iterator[DigitSet]:
    """The sets of digits that can be extra in a cell: two others stay.

    An extra digit has more than two places in each house of the cell.
    """
    digits = [
        digit
        for digit in members(board.digits[cell])
        if all(size(board.places[digit] & HOUSES[house]) > 2 for house in HOUSES_OF[cell])
    ]
    for extra in combinations(digits, size(board.digits[cell]) - 2):
        yield set_of(extra)


def _is_grave_without(board: SudokuBoard, extra: tuple[Candidate, ...]) -> bool:
    """Whether every digit has none or two places in every house once the extra ones are gone."""
    places = list(board.places)
    for cell, digit in extra:
        places[digit] &= ~BIT[cell]
    return all(size(places[digit] & house) in (0, 2) for digit in DIGITS for house in HOUSES)


class Grave(Uniqueness):
    """The pattern of the bivalue universal grave."""

    why = (_TWO_EVERYWHERE, _EXCHANGED)

    def patterns(self, board: SudokuBoard) -> Iterable[Pattern]:
        """The whole board, if it is a grave with a few extra candidates."""
        return grave_patterns(board)


class BugPlusOne(OneCell, Grave):
    """All open cells have two candidates but one; its extra candidate must be true."""

    key = "bug-plus-1"
    name = Text(en="BUG+1", de="BUG+1")
    aliases = (
        "BUG Type 1",
        "BUG Typ 1",
        "Bivalue Universal Grave + 1",
        "Binary Universal Grave",
        "Drittes Auge",
        "Third Eye",
    )
    difficulty = 5.6
    definition = Text(
        en="Every open cell has two candidates, except one with more. If without its extra candidate "
        "every digit had two places in every house where it is missing, the two candidates of all "
        "cells could be exchanged and the puzzle would have two solutions; so the extra candidate is true.",
        de="Jede offene Zelle hat zwei Kandidaten, nur eine hat mehr. Hätte ohne ihren überzähligen "
        "Kandidaten jede Ziffer in jeder Einheit, in der sie fehlt, genau zwei Plätze, ließen sich in "
        "allen Zellen die beiden Kandidaten austauschen und es gäbe zwei Lösungen; der überzählige "
        "Kandidat ist also richtig.",
    )
    example = Example(
        board="314296785697485231852137.4.9458613722.374915.17.352.945219784634..513.2773.62451.",
        finds="r8c3=8",
    )
    library_codes = ("0610",)


class BugType2(OneDigit, Grave):
    """The extra candidates are one digit in several cells."""

    key = "bug-type-2"
    name = Text(en="BUG Type 2", de="BUG Typ 2")
    aliases = ("Bivalue Universal Grave Type 2", "BUG+n", "BUG+2")
    difficulty = 5.7
    definition = Text(
        en="The board would have two candidates everywhere but for one extra digit in several cells. One "
        "of them must take it, so it leaves every cell that sees all of them.",
        de="Das Gitter hätte überall zwei Kandidaten, gäbe es nicht in mehreren Zellen dieselbe "
        "überzählige Ziffer. Eine von ihnen muss sie bekommen; darum entfällt sie in jeder Zelle, die "
        "alle sieht.",
    )
    example = Example(
        board="538.7162.26985.17.174..685..52.683.1.415..2866831..5.7395.1.468417685932826349715",
        finds="r1c4<>9 r3c4<>9 r5c5<>9 r6c5<>9",
    )


class BugType3(WithSubset, Grave):
    """The extra candidates of cells in one house complete a naked subset."""

    key = "bug-type-3"
    name = Text(en="BUG Type 3", de="BUG Typ 3")
    aliases = ("Bivalue Universal Grave Type 3",)
    difficulty = 5.9
    definition = Text(
        en="The board would have two candidates everywhere but for extra candidates in some cells of one "
        "house. One of these is true, so the cells act like a single one with the extra candidates and "
        "can be part of a naked subset in that house.",
        de="Das Gitter hätte überall zwei Kandidaten, gäbe es nicht überzählige Kandidaten in einigen "
        "Zellen einer Einheit. Einer davon ist richtig; die Zellen wirken also wie eine einzige mit "
        "diesen Kandidaten und können Teil einer nackten Gruppe in dieser Einheit sein.",
    )
    example = Example(
        board="217984536569..174883456791239864527114.872.9...2193.8.9.17.6.5.....19.27..3.58169",
        finds="r7c5<>3",
    )


class BugType4(LockedDigit, Grave):
    """Two cells have extra candidates, and another digit must be in one of them."""

    key = "bug-type-4"
    name = Text(en="BUG Type 4", de="BUG Typ 4")
    aliases = ("Bivalue Universal Grave Type 4",)
    difficulty = 5.7
    definition = Text(
        en="The board would have two candidates everywhere but for extra candidates in two cells of one "
        "house. If another digit is possible in that house in these two cells only, one of them takes "
        "it and the other an extra candidate; both lose the rest.",
        de="Das Gitter hätte überall zwei Kandidaten, gäbe es nicht überzählige Kandidaten in zwei "
        "Zellen einer Einheit. Ist eine andere Ziffer in dieser Einheit nur in diesen beiden Zellen "
        "möglich, bekommt eine von ihnen diese Ziffer und die andere einen überzähligen Kandidaten; "
        "alles Übrige entfällt in beiden.",
    )
    example = Example(
        board="..4539.7.9..867.4.376124589...2987..6.7415.28..2376.51263741895549683217718952... "
        "r4c9<>3",
        finds="r9c7<>6 r9c9<>3",
    )
