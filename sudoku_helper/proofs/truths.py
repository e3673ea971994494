"""Truths: the facts that a conclusion rests on, of some candidates at least one is true.

Whether that is so on a board, and which candidates they are, is found here from the board alone. What
follows from several truths is found by trying to meet all of them at once.
"""

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.candidates import (
    CANDIDATE_PEERS,
    CELL_CANDIDATES,
    CandidateNumber,
    CandidateSet,
    all_candidates,
    candidate_number,
    numbers_of,
    to_numbers,
)
from sudoku_helper.demands import CELL_DEMANDS, Demand, cell_of, house_and_digit
from sudoku_helper.geometry import (
    BIT,
    COLUMNS,
    DIGITS,
    HOUSES,
    ROWS,
    Cell,
    CellSet,
    Digit,
    DigitSet,
    House,
    is_single,
    members,
    only,
    set_of,
    size,
)


class TruthKind(StrEnum):
    """Why one of some candidates is true."""

    CELL = "cell"
    """A cell needs a digit."""

    HOUSE = "house"
    """A digit needs a place in a house."""

    DEADLY = "deadly"
    """The puzzle would have two solutions if the cells held nothing but the digits."""

    UNFILLABLE = "unfillable"
    """The digits alone cannot fill the cells."""

    GRAVE = "grave"
    """The puzzle would have two solutions if all the extras were gone."""


class Truth(NamedTuple):
    """A fact that a proof rests on: of some candidates at least one is true.

    ``kind`` says why. Of a deadly or unfillable pattern it is one beside the *digits* in the *cells*.
    """

    kind: TruthKind
    cells: CellSet
    digits: DigitSet
    extras: tuple[Candidate, ...] = ()


@cache
def in_cell(cell: Cell) -> Truth:
    """The fact that a cell holds one of its candidates."""
    return Truth(TruthKind.CELL, BIT[cell], 0)


@cache
def in_house(house: House, digit: Digit) -> Truth:
    """The fact that a digit stands in one of its places in a house."""
    return Truth(TruthKind.HOUSE, HOUSES[house], BIT[digit])


def truth_of(demand: Demand) -> Truth:
    """The fact that a demand is met."""
    if demand in CELL_DEMANDS:
        return in_cell(cell_of(demand))
    return in_house(*house_and_digit(demand))


def not_deadly(cells: CellSet, digits: DigitSet) -> Truth:
    """The fact that a pattern with two solutions does not arise."""
    return Truth(TruthKind.DEADLY, cells, digits)


def not_only(cells: CellSet, digits: DigitSet) -> Truth:
    """The fact that some cells, which a few digits cannot fill, hold another digit too."""
    return Truth(TruthKind.UNFILLABLE, cells, digits)


def no_grave(extras: tuple[Candidate, ...]) -> Truth:
    """The fact that a board with two candidates everywhere does not arise."""
    return Truth(TruthKind.GRAVE, 0, 0, extras)


def options(truth: Truth, board: SudokuBoard) -> CandidateSet:
    """The candidates of which, by a truth, at least one is true."""
    if truth.kind == TruthKind.GRAVE:
        return to_numbers(truth.extras)
    options = 0
    for cell in members(truth.cells & board.empty):
        digits = board.digits[cell]
        if truth.kind == TruthKind.HOUSE:
            digits &= truth.digits
        elif truth.kind in (TruthKind.DEADLY, TruthKind.UNFILLABLE):
            digits &= ~truth.digits
        for digit in members(digits):
            options |= BIT[candidate_number(cell, digit)]
    return options


def holds(truth: Truth, board: SudokuBoard) -> bool:
    """Whether a truth is one on this board."""
    if truth.kind == TruthKind.CELL:
        return is_single(truth.cells) and not truth.cells & ~board.empty
    if truth.kind == TruthKind.HOUSE:
        digit = only(truth.digits)
        return (
            is_single(truth.digits)
            and truth.cells in HOUSES
            and all(board.values[cell] != digit for cell in members(truth.cells))
        )
    if truth.kind == TruthKind.GRAVE:
        return _is_grave(to_numbers(truth.extras), board)
    if truth.kind == TruthKind.UNFILLABLE:
        return not truth.cells & ~board.empty and not _can_fill(truth.cells, truth.digits, board)
    return truth.kind == TruthKind.DEADLY and _is_deadly(truth.cells, truth.digits, board)


def can_be_met(truths: list[CandidateSet]) -> bool:
    """Whether of each of some sets one candidate can be true at the same time."""
    if not truths:
        return True
    narrowest = min(truths, key=size)
    return any(can_be_met(left_beside(number, truths)) for number in members(narrowest))


def left_beside(number: CandidateNumber, truths: list[CandidateSet]) -> list[CandidateSet]:
    """What is left of the truths that one true candidate does not meet."""
    others = ~CANDIDATE_PEERS[number]
    return [options & others for options in truths if not options & BIT[number]]


def _can_fill(cells: CellSet, digits: DigitSet, board: SudokuBoard) -> bool:
    """Whether some empty cells can hold nothing but some digits."""
    return can_be_met(
        [
            set_of(candidate_number(cell, digit) for digit in members(board.digits[cell] & digits))
            for cell in members(cells)
        ]
    )


def _is_deadly(cells: CellSet, digits: DigitSet, board: SudokuBoard) -> bool:
    """Whether the puzzle had two solutions if some cells held nothing but some digits.

    No given may be among the cells, since the second solution needs to change them. Without cells
    there is nothing to change.
    """
    if not cells or cells & board.givens:
        return False
    filled = [board.values[cell] for cell in members(cells & ~board.empty)]
    if not all(BIT[value] & digits for value in filled):
        return False
    return _can_swap_two_digits(cells, digits) or _can_swap_two_lines(cells, digits)


def _can_swap_two_digits(cells: CellSet, digits: DigitSet) -> bool:
    """Each house has none or two of the cells, so that the two digits can change places."""
    return size(digits) == 2 and all(size(cells & house) in (0, 2) for house in HOUSES)


def _can_swap_two_lines(cells: CellSet, digits: DigitSet) -> bool:
    """Two parallel lines hold the same digits in cells that pair up inside blocks."""
    for lines, crossing in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
        used = [line for line in lines if cells & HOUSES[line]]
        if len(used) != 2:
            continue
        full = all(size(cells & HOUSES[line]) == size(digits) for line in used)
        paired = all(size(cells & HOUSES[line]) in (0, 2) for line in crossing)
        same_chute = used[0] % 9 // 3 == used[1] % 9 // 3
        if full and paired and same_chute:
            return True
    return False


def _is_grave(extras: CandidateSet, board: SudokuBoard) -> bool:
    """Without the extras each open cell has two candidates and each digit two places in a house."""
    left = all_candidates(board) & ~extras
    cells_have_two = all(size(left & CELL_CANDIDATES[cell]) == 2 for cell in members(board.empty))
    places_in_houses = [
        size(left & numbers_of(digit, cells)) for cells in HOUSES for digit in DIGITS
    ]
    is_open = board.empty != 0
    return is_open and cells_have_two and all(places in (0, 2) for places in places_in_houses)
