"""Reasons, seen without any search, why a position does not have exactly one solution."""

from collections.abc import Iterator
from dataclasses import dataclass

from sudoku_helper.board import DigitPlaces, SudokuBoard, possible_places
from sudoku_helper.geometry import (
    ALL_CELLS,
    BIT,
    DIGITS,
    HOUSES,
    Cell,
    CellSet,
    Digit,
    House,
    members,
    set_of,
    size,
    union,
)
from sudoku_helper.text import Sentence, Speech, Text, Words

FEWEST_GIVENS = 17
"""No Sudoku with fewer givens has exactly one solution (McGuire, Tugemann, Civario, 2012)."""

FEWEST_DIFFERENT_DIGITS = 8
"""Two digits that are both missing can change places in every solution."""


@dataclass(frozen=True)
class Obstacle:
    """What stands in the way of a solution, or of its being the only one.

    ``kind`` names the broken condition, ``text`` and ``words`` tell it, ``cells`` are those it is
    about. "few-givens" and "few-digits" allow solutions but never exactly one; every other kind
    rules out all of them.
    """

    kind: str
    text: Text
    words: Words
    cells: CellSet = 0

    def message(self, speech: Speech) -> Sentence:
        """What stands in the way, as a sentence."""
        return speech.sentence(self.text, self.words)

    @property
    def is_contradiction(self) -> bool:
        """Whether it rules out every solution."""
        return self.kind not in ("few-givens", "few-digits")


_DUPLICATE = Text(
    en="{digit:digit} stands more than once in {house:house}: in {cells:cells}.",
    de="Die {digit:digit} steht in {house:house} mehrmals: in {cells:cells}.",
)
_NO_CANDIDATE = Text(
    en="No digit is left for {cell:cell}.",
    de="Für {cell:cell} bleibt keine Ziffer mehr übrig.",
)
_NO_PLACE = Text(
    en="{digit:digit} has no place left in {house:house}.",
    de="Für die {digit:digit} gibt es in {house:house} keinen Platz mehr.",
)
_FEW_GIVENS = Text(
    en="Too few digits are there: {number}. A Sudoku with exactly one solution needs at least {least}.",
    de="Es stehen zu wenige Ziffern da: {number}. Ein Sudoku mit genau einer Lösung braucht "
    "mindestens {least}.",
)
_FEW_DIGITS = Text(
    en="The digits {digits:digits} are missing, so two of them could change places in any "
    "solution.",
    de="Von den Ziffern {digits:digits} steht keine da, also könnten zwei davon in jeder Lösung die "
    "Plätze tauschen.",
)


def obstacles(board: SudokuBoard) -> Iterator[Obstacle]:
    """Every necessary condition that the digits on *board* break, gravest first."""
    yield from duplicates(board)
    yield from dead_ends(board, possible_places(board.values))
    yield from shortages(board)


def duplicates(board: SudokuBoard) -> Iterator[Obstacle]:
    """Digits that stand more than once in a house."""
    standing = board.standing
    for house, cells in enumerate(HOUSES):
        for digit in DIGITS:
            found = standing[digit] & cells
            if size(found) > 1:
                yield duplicate(digit, house, found)


def duplicate(digit: Digit, house: House, cells: CellSet) -> Obstacle:
    """The clash that a digit stands in several cells of a house."""
    words = {"digit": digit, "house": house, "cells": cells}
    return Obstacle("duplicate", _DUPLICATE, words, cells)


def dead_ends(board: SudokuBoard, places: DigitPlaces) -> Iterator[Obstacle]:
    """Cells for which *places* leave no digit, and digits for which a house has no place."""
    for cell in members(board.empty & ~union(places)):
        yield no_candidate(cell)
    standing = board.standing
    for house, cells in enumerate(HOUSES):
        for digit in DIGITS:
            if not cells & (places[digit] | standing[digit]):
                words = {"digit": digit, "house": house}
                yield Obstacle("no-place", _NO_PLACE, words, cells)


def no_candidate(cell: Cell) -> Obstacle:
    """The dead end that a cell has no digit left."""
    return Obstacle("no-candidate", _NO_CANDIDATE, {"cell": cell}, BIT[cell])


def shortages(board: SudokuBoard) -> Iterator[Obstacle]:
    """Too few digits for a single solution."""
    filled = 81 - board.values.count(0)
    if filled < FEWEST_GIVENS:
        words = {"number": filled, "least": FEWEST_GIVENS}
        yield Obstacle("few-givens", _FEW_GIVENS, words, ALL_CELLS & ~board.empty)
    missing = set(DIGITS).difference(board.values)
    if len(DIGITS) - len(missing) < FEWEST_DIFFERENT_DIGITS:
        yield Obstacle("few-digits", _FEW_DIGITS, {"digits": set_of(missing)})
