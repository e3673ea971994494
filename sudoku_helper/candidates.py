"""Sets of candidates, and of nodes that are made of them, as ints."""

from collections.abc import Iterable
from functools import reduce
from operator import or_

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    CELLS,
    DIGITS,
    CellSet,
    Digit,
    DigitSet,
    candidate_number,
    members,
    set_of,
    smallest,
)

Node = int
NodeSet = int
CandidateSet = int
"""A set of candidate numbers; since these are nodes too, also a set of nodes."""

CANDIDATES = 729
NODE_BIT: tuple[NodeSet, ...] = tuple(2**node for node in range(4096))
OF_DIGIT: tuple[CandidateSet, ...] = (
    0,
    *(set_of(candidate_number(cell, digit) for cell in CELLS) for digit in DIGITS),
)
"""All candidates of each digit."""


def all_candidates(board: SudokuBoard) -> CandidateSet:
    """Every candidate of a board."""
    return set_of(candidate_number(cell, digit) for cell, digit in board.candidates)


def numbers_of(digit: Digit, cells: CellSet) -> CandidateSet:
    """The candidates of a digit in some cells."""
    return set_of(candidate_number(cell, digit) for cell in members(cells))


def to_candidates(numbers: CandidateSet) -> tuple[Candidate, ...]:
    """The candidates that some numbers stand for."""
    return tuple(Candidate(number // 9, number % 9 + 1) for number in members(numbers))


def digit_of(numbers: CandidateSet) -> Digit:
    """The digit of some candidates that all have the same."""
    return smallest(numbers) % 9 + 1


def cells_of(numbers: CandidateSet) -> CellSet:
    """The cells of some candidates."""
    return set_of(number // 9 for number in members(numbers))


def union(sets: Iterable[int]) -> int:
    """All members of several sets together."""
    return reduce(or_, sets, 0)


def digits_of(numbers: CandidateSet) -> DigitSet:
    """The digits of some candidates."""
    return set_of(number % 9 + 1 for number in members(numbers))
