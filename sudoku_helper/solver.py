"""Solutions of a position by backtracking: all of them, the first, whether there is just one.

The solver starts from the digits on the board, given or placed. It ignores which candidates the
player crossed out, since a true candidate that was crossed out is a mistake of the player and no
property of the puzzle. The first solution is the first that the search meets, not the smallest.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from sudoku_helper.board import NO_PLACES, SudokuBoard, possible_places
from sudoku_helper.geometry import (
    ALL_CELLS,
    BIT,
    DIGITS,
    HOUSES,
    CellSet,
    DigitSet,
    members,
    set_of,
    size,
)
from sudoku_helper.search import search
from sudoku_helper.text import Text, Words

FEWEST_GIVENS = 17
"""No Sudoku with fewer givens has exactly one solution (McGuire, Tugemann, Civario, 2012)."""

FEWEST_DIFFERENT_DIGITS = 8
"""Two digits that are both missing can change places in every solution."""


def solutions(board: SudokuBoard) -> Iterator[SudokuBoard]:
    """The solved boards that agree with the digits on *board*, each found when it is asked for."""
    for values in search(board.values):
        yield SudokuBoard(tuple(values), board.givens, NO_PLACES)


def first_solution(board: SudokuBoard) -> SudokuBoard | None:
    """A solution, or None if there is none."""
    return next(solutions(board), None)


def count(board: SudokuBoard, limit: int = 2) -> int:
    """How many solutions there are; never looks for more than *limit*."""
    return sum(1 for _ in islice(search(board.values), limit))


def is_unique(board: SudokuBoard) -> bool:
    """Whether there is exactly one solution."""
    return not _too_few(board) and count(board, 2) == 1


def unique_solution(board: SudokuBoard) -> SudokuBoard | None:
    """The solution if there is exactly one, otherwise None."""
    if _too_few(board):
        return None
    first_two = list(islice(solutions(board), 2))
    return first_two[0] if len(first_two) == 1 else None


@dataclass(frozen=True)
class Obstacle:
    """A reason, seen without any search, why a position does not have exactly one solution.

    ``kind`` is "duplicate", "no-candidate" or "no-place" where there is no solution at all, and
    "few-givens" or "few-digits" where there are several or none. ``cells`` are those it is about.
    """

    kind: str
    text: Text
    words: Words
    cells: CellSet = 0

    @property
    def is_contradiction(self) -> bool:
        """Whether it rules out every solution."""
        return self.kind in ("duplicate", "no-candidate", "no-place")


_DUPLICATE = Text(
    en="{digit:digit} stands more than once in {house:house}: in {cells:cells}.",
    de="Die {digit:digit} steht in {house:house} mehrmals: in {cells:cells}.",
)
_NO_CANDIDATE = Text(
    en="No digit fits in {cell:cell} any more: each one stands in its row, column or block.",
    de="In {cell:cell} passt keine Ziffer mehr: Jede steht schon in Zeile, Spalte oder Block.",
)
_NO_PLACE = Text(
    en="{digit:digit} has no place left in {house:house}.",
    de="Für die {digit:digit} gibt es in {house:house} keinen Platz mehr.",
)
_FEW_GIVENS = Text(
    en="There are only {number} digits. A Sudoku with exactly one solution has at least {least}.",
    de="Es stehen nur {number} Ziffern da. Ein Sudoku mit genau einer Lösung hat mindestens {least}.",
)
_FEW_DIGITS = Text(
    en="{digits:digits} are all missing, so that they could change places in any solution.",
    de="{digits:digits} fehlen alle, könnten also in jeder Lösung die Plätze tauschen.",
)


def obstacles(board: SudokuBoard) -> Iterator[Obstacle]:
    """Every necessary condition that the digits on *board* break, gravest first."""
    yield from _duplicates(board)
    places = possible_places(board.values)
    yield from _cells_without_candidate(board, places)
    yield from _digits_without_place(board, places)
    yield from _shortages(board)


def _duplicates(board: SudokuBoard) -> Iterator[Obstacle]:
    """Digits that stand twice in a house."""
    stands = stands_at(board)
    for house, cells in enumerate(HOUSES):
        for digit in DIGITS:
            found = stands[digit] & cells
            if size(found) > 1:
                words = {"digit": digit, "house": house, "cells": found}
                yield Obstacle("duplicate", _DUPLICATE, words, found)


def _cells_without_candidate(board: SudokuBoard, places: tuple[int, ...]) -> Iterator[Obstacle]:
    """Empty cells in which no digit fits."""
    some = 0
    for cells in places:
        some |= cells
    for cell in members(board.empty & ~some):
        yield Obstacle("no-candidate", _NO_CANDIDATE, {"cell": cell}, BIT[cell])


def _digits_without_place(board: SudokuBoard, places: tuple[int, ...]) -> Iterator[Obstacle]:
    """Digits that neither stand in a house nor fit anywhere in it."""
    stands = stands_at(board)
    for house, cells in enumerate(HOUSES):
        for digit in DIGITS:
            if not cells & (places[digit] | stands[digit]):
                yield Obstacle("no-place", _NO_PLACE, {"digit": digit, "house": house}, cells)


def _shortages(board: SudokuBoard) -> Iterator[Obstacle]:
    """Too few digits for a single solution."""
    filled = ALL_CELLS & ~board.empty
    if size(filled) < FEWEST_GIVENS:
        words = {"number": size(filled), "least": FEWEST_GIVENS}
        yield Obstacle("few-givens", _FEW_GIVENS, words, filled)
    missing = _missing_digits(board)
    if len(DIGITS) - size(missing) < FEWEST_DIFFERENT_DIGITS:
        yield Obstacle("few-digits", _FEW_DIGITS, {"digits": missing})


def stands_at(board: SudokuBoard) -> tuple[CellSet, ...]:
    """The cells that hold each digit; index 0 has the empty ones."""
    stands = [0] * 10
    for cell, value in enumerate(board.values):
        stands[value] |= BIT[cell]
    return tuple(stands)


def _missing_digits(board: SudokuBoard) -> DigitSet:
    """The digits that stand nowhere."""
    return set_of(digit for digit in DIGITS if digit not in board.values)


def _too_few(board: SudokuBoard) -> bool:
    return any(_shortages(board))
