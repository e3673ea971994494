"""Proving a step again from the facts it names, without the search that found it.

A step rests on truths: of some candidates at least one is true. It is proved when the opposite of
each conclusion leaves no way to satisfy all its truths at once. The same few rules serve every
technique: subsets, fish, wings, chains and almost locked sets differ only in the truths they use.
"""

from collections.abc import Iterable, Mapping

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    CANDIDATE_PEERS,
    CELLS,
    COLUMNS,
    DIGITS,
    HOUSE_CELLS,
    HOUSES,
    ROWS,
    CellSet,
    DigitSet,
    candidate_number,
    is_single,
    members,
    only,
    set_of,
    size,
)
from sudoku_helper.proofs.truths import Truth
from sudoku_helper.step import ROLES, Link, Step

CandidateSet = int
"""A set of candidate numbers."""


def proves(step: Step, board: SudokuBoard) -> bool:
    """Whether the truths and links of *step* hold on *board* and its conclusions follow."""
    if not all(holds(truth, board) for truth in step.truths):
        return False
    if not _roles_are_real(step.highlights, board):
        return False
    truths = [options(truth, board) for truth in step.truths]
    if not all(_is_link(link, truths) for link in step.links):
        return False
    return all(_follows_false(c, truths) for c in step.cross_outs) and all(
        _follows_true(c, truths) for c in step.placements
    )


def _roles_are_real(highlights: Mapping[str, Iterable[Candidate]], board: SudokuBoard) -> bool:
    """Whether every highlighted candidate is on the board, as a candidate or as a digit."""
    return all(
        role in ROLES and (board.has(candidate) or board.values[candidate.cell] == candidate.digit)
        for role, candidates in highlights.items()
        for candidate in candidates
    )


def _follows_false(candidate: Candidate, truths: list[CandidateSet]) -> bool:
    """Whether the truths cannot all be satisfied if *candidate* were true."""
    number = candidate_number(*candidate)
    return not _satisfiable(_after(number, truths))


def _follows_true(candidate: Candidate, truths: list[CandidateSet]) -> bool:
    """Whether the truths cannot all be satisfied if *candidate* were false."""
    others = ~BIT[candidate_number(*candidate)]
    return not _satisfiable([options & others for options in truths])


def _satisfiable(truths: list[CandidateSet]) -> bool:
    """Whether one candidate of each truth can be true at the same time."""
    if not truths:
        return True
    narrowest = min(truths, key=size)
    return any(_satisfiable(_after(number, truths)) for number in members(narrowest))


def _after(number: int, truths: list[CandidateSet]) -> list[CandidateSet]:
    """What is left of the truths that one true candidate does not satisfy."""
    others = ~CANDIDATE_PEERS[number]
    return [options & others for options in truths if not options & BIT[number]]


def options(truth: Truth, board: SudokuBoard) -> CandidateSet:
    """The candidates of which, by a truth, at least one is true."""
    if truth.kind == "grave":
        return _numbers(truth.extras)
    options = 0
    for cell in members(truth.cells & board.empty):
        digits = board.digits[cell]
        if truth.kind == "house":
            digits &= truth.digits
        elif truth.kind == "deadly":
            digits &= ~truth.digits
        for digit in members(digits):
            options |= BIT[candidate_number(cell, digit)]
    return options


def holds(truth: Truth, board: SudokuBoard) -> bool:
    """Whether a truth is one on this board."""
    if truth.kind == "cell":
        return is_single(truth.cells) and not truth.cells & ~board.empty
    if truth.kind == "house":
        digit = only(truth.digits)
        return (
            is_single(truth.digits)
            and truth.cells in HOUSES
            and all(board.values[cell] != digit for cell in members(truth.cells))
        )
    if truth.kind == "grave":
        return _is_grave(_numbers(truth.extras), board)
    return truth.kind == "deadly" and _is_deadly(truth.cells, truth.digits, board)


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
    left = _all_candidates(board) & ~extras
    cells_have_two = all(size(left & _CELL_CANDIDATES[cell]) == 2 for cell in members(board.empty))
    places_in_houses = [
        size(left & set_of(candidate_number(cell, digit) for cell in cells))
        for cells in HOUSE_CELLS
        for digit in DIGITS
    ]
    is_open = board.empty != 0
    return is_open and cells_have_two and all(places in (0, 2) for places in places_in_houses)


def _is_link(link: Link, truths: list[CandidateSet]) -> bool:
    """Whether a link is strong or weak as it says.

    A weak link joins candidates that exclude each other. A strong link follows from the truths:
    they cannot hold if both of its ends are false.
    """
    start, end = _numbers(link.start), _numbers(link.end)
    if link.strong:
        return not _satisfiable([options & ~start & ~end for options in truths])
    return all(not end & ~CANDIDATE_PEERS[number] for number in members(start))


def _numbers(candidates: Iterable[Candidate]) -> CandidateSet:
    return set_of(candidate_number(cell, digit) for cell, digit in candidates)


def _all_candidates(board: SudokuBoard) -> CandidateSet:
    return _numbers(board.candidates)


_CELL_CANDIDATES = tuple(
    set_of(candidate_number(cell, digit) for digit in DIGITS) for cell in CELLS
)
