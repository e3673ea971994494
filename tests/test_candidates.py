"""Candidates have numbers, and sets of them are read as sets of cells are."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper import SudokuBoard
from sudoku_helper.candidates import (
    CANDIDATE_PEERS,
    CANDIDATES,
    CELL_CANDIDATES,
    DIGIT_CANDIDATES,
    all_candidates,
    candidate_number,
    cells_of,
    digit_of,
    digits_of,
    numbers_of,
    to_candidates,
    to_numbers,
)
from sudoku_helper.geometry import ALL_CELLS, CELLS, DIGITS, PEERS, members, set_of, size

some_numbers = st.sets(st.integers(0, 728))


def test_every_candidate_stands_at_its_number():
    numbers = {candidate_number(cell, digit) for cell in CELLS for digit in DIGITS}
    assert numbers == set(range(729))
    assert [candidate_number(*candidate) for candidate in CANDIDATES] == list(range(729))


@given(some_numbers)
def test_sets_of_numbers_and_candidates_tell_the_same(numbers):
    made = set_of(numbers)
    assert to_numbers(to_candidates(made)) == made
    assert {candidate.cell for candidate in to_candidates(made)} == set(members(cells_of(made)))
    assert {candidate.digit for candidate in to_candidates(made)} == set(members(digits_of(made)))


def test_a_digit_in_some_cells():
    made = numbers_of(4, PEERS[0])
    assert cells_of(made) == PEERS[0]
    assert digit_of(made) == 4


def test_a_cell_has_nine_candidates_and_a_digit_81():
    assert all(size(numbers) == 9 for numbers in CELL_CANDIDATES)
    assert all(cells_of(DIGIT_CANDIDATES[digit]) == ALL_CELLS for digit in DIGITS)


def test_a_true_candidate_excludes_28_others():
    assert {size(excluded) for excluded in CANDIDATE_PEERS} == {28}


def test_a_candidate_excludes_none_but_those_of_its_cell_and_of_its_digit():
    for number, (cell, digit) in enumerate(CANDIDATES):
        for other in map(CANDIDATES.__getitem__, members(CANDIDATE_PEERS[number])):
            assert (other.cell == cell) != (other.digit == digit)
            assert other.cell == cell or other.cell in members(PEERS[cell])


def test_the_candidates_of_a_board():
    board = SudokuBoard.parse("12345678." + "." * 72)
    assert to_candidates(all_candidates(board)) == tuple(board.candidates)
