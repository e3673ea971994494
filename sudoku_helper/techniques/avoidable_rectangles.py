"""Avoidable rectangles: the player's own digits are about to complete a pattern with two solutions."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    ALL_DIGITS,
    BIT,
    CellSet,
    Digit,
    members,
    smallest,
)
from sudoku_helper.proofs.truths import not_deadly
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.surplus import OneCell, OneDigit, Pattern, Uniqueness
from sudoku_helper.techniques.unique_rectangles import (
    COULD_BE_SWAPPED,
    ONE_SOLUTION,
    RECTANGLES,
    diagonals,
)
from sudoku_helper.text import Text

_NO_GIVENS = Text(
    en="None of {reason:cells} is a given: what stands in {placed:cells} was filled in during solving.",
    de="Keine der Zellen {reason:cells} ist vorgegeben: Was in {placed:cells} steht, wurde erst beim "
    "Lösen eingetragen.",
)


@lru_cache(maxsize=8)
def avoidable_patterns(board: SudokuBoard) -> tuple[Pattern, ...]:
    """The rectangles with placed digits and open cells, but no given, that could be swapped."""
    filled = ~board.empty
    patterns: list[Pattern] = []
    for corners in RECTANGLES:
        if corners & board.givens or not corners & filled or not corners & board.empty:
            continue
        one, two = diagonals(corners, smallest(corners))
        for first in _possible(board, one):
            for second in _possible(board, two):
                if first != second:
                    patterns += _pattern(board, (one, first), (two, second))
    return tuple(sorted(patterns, key=lambda pattern: len(pattern.extra)))


def _possible(board: SudokuBoard, diagonal: CellSet) -> list[Digit]:
    """The digits that two opposite corners could have in common."""
    digits = ALL_DIGITS
    for cell in members(diagonal):
        digits &= BIT[board.values[cell]] if board.values[cell] else board.digits[cell]
    return members(digits)


def _pattern(
    board: SudokuBoard, one: tuple[CellSet, Digit], two: tuple[CellSet, Digit]
) -> Iterator[Pattern]:
    """The rectangle with a digit on each diagonal, if each open corner has extra candidates."""
    pair = BIT[one[1]] | BIT[two[1]]
    corners = one[0] | two[0]
    roof = corners & board.empty
    extra = tuple(
        Candidate(cell, digit)
        for cell in members(roof)
        for digit in members(board.digits[cell] & ~pair)
    )
    if all(board.digits[cell] & ~pair for cell in members(roof)):
        words = {"reason": corners, "pair": pair, "placed": corners & ~roof}
        yield Pattern(corners, extra, roof, not_deadly(corners, pair), words, pair)


class AvoidableRectangles(Uniqueness):
    """The patterns of the avoidable rectangle."""

    why = (_NO_GIVENS, COULD_BE_SWAPPED, ONE_SOLUTION)

    def patterns(self, board: SudokuBoard) -> Iterable[Pattern]:
        """Every rectangle without givens in which the player placed digits."""
        return avoidable_patterns(board)


class AvoidableRectangle1(OneCell, AvoidableRectangles):
    """Three corners hold placed digits; the fourth cannot complete the rectangle."""

    key = "avoidable-rectangle-1"
    name = Text(en="Avoidable Rectangle Type 1", de="Vermeidbares Rechteck Typ 1")
    aliases = ("AR 1",)
    difficulty = 4.7
    definition = Text(
        en="Three corners of a rectangle in two blocks hold digits that were placed, not given: twice "
        "one digit crosswise and once another. If the fourth corner took the other one, too, both "
        "digits could be swapped; so it cannot.",
        de="In drei Ecken eines Rechtecks in zwei Blöcken stehen eingetragene, nicht vorgegebene "
        "Ziffern: über Kreuz zweimal dieselbe und einmal eine andere. Bekäme die vierte Ecke ebenfalls "
        "die andere, ließen sich beide Ziffern vertauschen; also kann sie es nicht.",
    )
    example = Example(
        board=".+45.+13+7+6..+615.+74.+3..+7.+4+6..1..+4..+1.+76.8...4+19.7+1...93.+4+1+7+9+4652386..1.+8.+474.+8..2+6+1. "
        "r4c2<>5 r5c4<>2",
        finds="r3c2<>9",
    )
    library_codes = ("0607",)


class AvoidableRectangle2(OneDigit, AvoidableRectangles):
    """Some corners hold placed digits, the open ones have the same extra digit."""

    key = "avoidable-rectangle-2"
    name = Text(en="Avoidable Rectangle Type 2", de="Vermeidbares Rechteck Typ 2")
    aliases = ("AR 2",)
    difficulty = 4.7
    definition = Text(
        en="Some corners of a rectangle in two blocks hold digits that were placed, not given; the open "
        "corners can complete it to a pattern with two solutions or take the same extra digit. One of "
        "them must take the extra digit, so it leaves every cell that sees all of them.",
        de="In einigen Ecken eines Rechtecks in zwei Blöcken stehen eingetragene, nicht vorgegebene "
        "Ziffern; die offenen Ecken können es zu einem Muster mit zwei Lösungen ergänzen oder dieselbe "
        "überzählige Ziffer bekommen. Eine von ihnen muss diese bekommen; darum entfällt sie in jeder "
        "Zelle, die alle sieht.",
    )
    example = Example(
        board="..+573+4+1+62+36+2+8+159+4+71+7+42+9+65+384...+2.7.9+5+28+3+7+9+416+7...4....+6.7+452..+1.5+1+9+63.+74.+4.1+876.. "
        "r6c2<>3 r6c3<>3",
        finds="r7c2<>9 r9c8<>9",
    )
    library_codes = ("0608",)
