"""Candidates by number, and sets of them as ints.

A candidate is a digit in a cell. The 729 of them are numbered cell by cell, so that sets of
candidates are ints as sets of cells are, read and made with the same words of ``geometry``.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from sudoku_helper.geometry import (
    BIT,
    CELLS,
    DIGITS,
    PEERS,
    Cell,
    CellSet,
    Digit,
    DigitSet,
    column_number,
    members,
    row_number,
    set_of,
    smallest,
    union,
)

if TYPE_CHECKING:
    from sudoku_helper.board import SudokuBoard


class Candidate(NamedTuple):
    """A digit in a cell."""

    cell: Cell
    digit: Digit

    @property
    def row(self) -> int:
        """The row of its cell, counted from 1."""
        return row_number(self.cell)

    @property
    def column(self) -> int:
        """The column of its cell, counted from 1."""
        return column_number(self.cell)

    def __str__(self) -> str:
        return f"{self.digit}r{row_number(self.cell)}c{column_number(self.cell)}"


CandidateNumber = int
CandidateSet = int
"""A set of candidate numbers."""

CANDIDATES: tuple[Candidate, ...] = tuple(
    Candidate(cell, digit) for cell in CELLS for digit in DIGITS
)
"""Every candidate there can be, at its number."""


def candidate_number(cell: Cell, digit: Digit) -> CandidateNumber:
    """The number of a digit in a cell, from 0 to 728."""
    return cell * 9 + digit - 1


def to_numbers(candidates: Iterable[Candidate]) -> CandidateSet:
    """The set of some candidates."""
    return set_of(candidate_number(cell, digit) for cell, digit in candidates)


def to_candidates(numbers: CandidateSet) -> tuple[Candidate, ...]:
    """The candidates of a set, in the order of their numbers."""
    return tuple(CANDIDATES[number] for number in members(numbers))


@lru_cache(maxsize=1 << 12)
def numbers_of(digit: Digit, cells: CellSet) -> CandidateSet:
    """A digit in each of some cells."""
    return set_of(candidate_number(cell, digit) for cell in members(cells))


@lru_cache(maxsize=8)
def all_candidates(board: "SudokuBoard") -> CandidateSet:
    """Every candidate of a board, found once for all searches."""
    return union(numbers_of(digit, board.places[digit]) for digit in DIGITS)


def cells_of(numbers: CandidateSet) -> CellSet:
    """The cells of some candidates."""
    return set_of(CANDIDATES[number].cell for number in members(numbers))


def digits_of(numbers: CandidateSet) -> DigitSet:
    """The digits of some candidates."""
    return set_of(CANDIDATES[number].digit for number in members(numbers))


def digit_of(numbers: CandidateSet) -> Digit:
    """The digit of some candidates that all have the same."""
    return CANDIDATES[smallest(numbers)].digit


CELL_CANDIDATES: tuple[CandidateSet, ...] = tuple(
    set_of(candidate_number(cell, digit) for digit in DIGITS) for cell in CELLS
)
"""All nine candidates of each cell."""


def digits_in(cells: CellSet, numbers: CandidateSet) -> DigitSet:
    """The digits that some candidates have in some cells."""
    return digits_of(numbers & union(CELL_CANDIDATES[cell] for cell in members(cells)))


DIGIT_CANDIDATES: tuple[CandidateSet, ...] = (
    0,
    *(set_of(candidate_number(cell, digit) for cell in CELLS) for digit in DIGITS),
)
"""All 81 candidates of each digit; index 0 is unused and empty."""

_ONES_SEEN: tuple[CandidateSet, ...] = tuple(
    set_of(candidate_number(peer, 1) for peer in members(PEERS[cell])) for cell in CELLS
)

CANDIDATE_PEERS: tuple[CandidateSet, ...] = tuple(
    # The numbers of the next digit are greater by one, so that one set serves for all nine.
    (CELL_CANDIDATES[cell] | _ONES_SEEN[cell] << digit - 1) & ~BIT[number]
    for number, (cell, digit) in enumerate(CANDIDATES)
)
"""For each candidate the 28 that are false when it is true."""
