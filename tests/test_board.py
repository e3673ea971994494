"""A position keeps what it was told, and its text says all of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper.board import (
    BoardError,
    Candidate,
    SudokuBoard,
    effects_notation,
    is_valid_house,
)
from sudoku_helper.demands import EVERYTHING, WIDTH, cell_demand, house_demand
from sudoku_helper.geometry import (
    BIT,
    CELLS,
    DIGITS,
    HOUSES,
    HOUSES_OF,
    PEERS,
    is_single,
    members,
    only,
    set_of,
)
from sudoku_helper.grid_algebra.grids import as_lists, white_spaces
from tests.positions import EMPTY, PUZZLES, SOLVED, any_position


@given(any_position())
def test_any_position_survives_its_notation(board):
    assert SudokuBoard.parse(board.notation) == board
    assert hash(SudokuBoard.parse(board.notation)) == hash(board)


@given(any_position())
def test_any_position_can_be_drawn_and_listed(board):
    assert str(board)
    values, candidates = as_lists(board)
    assert [value for row in values for value in row] == list(board.values)
    for cell in CELLS:
        listed = candidates[cell // 9][cell % 9]
        assert [bool(flag) for flag in listed] == [board.has(Candidate(cell, d)) for d in DIGITS]


@given(st.text())
def test_any_text_is_a_position_or_a_board_error(text):
    try:
        board = SudokuBoard.parse(text)
    except BoardError:
        return
    assert SudokuBoard.parse(board.notation) == board


@given(st.text(alphabet=".0123456789+", min_size=75, max_size=90), st.text(alphabet="r1c9<>+3 "))
def test_text_that_looks_like_a_position_is_one_or_a_board_error(grid, notes):
    try:
        board = SudokuBoard.parse(f"{grid} {notes}")
    except BoardError:
        return
    assert SudokuBoard.parse(board.notation) == board


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "expected 81 cells, got 0"),
        ("." * 80, "expected 81 cells, got 80"),
        ("." * 82, "expected 81 cells, got 82"),
        ("x" * 81, "got 'xxxx"),
        ("+" + "." * 80, "expected 81 cells"),
        ("٣" + "." * 80, "expected 81 cells"),
        (EMPTY + " r1c1", "expected a note such as 'r3c5<>24', got 'r1c1'"),
        (EMPTY + " r0c1<>1", "expected a note"),
        (EMPTY + " r1c1<>0", "expected a note"),
        ("5" + "." * 80 + " r1c1<>3", "expected a note for an empty cell"),
    ],
)
def test_bad_text_is_refused_with_what_was_expected(text, complaint):
    with pytest.raises(BoardError, match="expected") as caught:
        SudokuBoard.parse(text)
    assert complaint in str(caught.value)


def test_dots_and_zeros_are_empty_cells():
    assert SudokuBoard.parse("0" * 81) == SudokuBoard.parse(EMPTY)


def test_givens_and_placed_digits_are_told_apart():
    board = SudokuBoard.parse("5+3" + "." * 79)
    assert board.values[:3] == (5, 3, 0)
    assert board.givens == BIT[0]
    assert board.only_givens() == SudokuBoard.parse("5" + "." * 80)
    assert board.line == "53" + "." * 79


def test_candidates_are_what_the_digits_allow_less_what_was_crossed_out():
    board = SudokuBoard.parse("5" + "." * 80 + " r1c2<>12")
    assert members(board.digits[1]) == [3, 4, 6, 7, 8, 9]
    assert members(board.digits[80]) == list(DIGITS)
    assert board.crossed_out == [Candidate(1, 1), Candidate(1, 2)]
    assert board.without_notes().crossed_out == []


def test_a_mark_that_a_digit_excludes_is_stale_and_no_candidate():
    board = SudokuBoard.parse("5" + "." * 80 + " r1c2+5")
    assert board.stale[5] == BIT[1]
    assert not board.has(Candidate(1, 5))


def test_placing_a_digit_takes_it_from_all_cells_that_see_it():
    before = SudokuBoard.parse(EMPTY)
    after = before.place(40, 7)
    assert after.values[40] == 7
    assert not after.places[7] & (PEERS[40] | BIT[40])
    assert not after.givens
    assert before.values[40] == 0


def test_a_filled_cell_cannot_be_filled_again():
    with pytest.raises(ValueError, match="holds 5"):
        SudokuBoard.parse("5" + "." * 80).place(0, 3)


@given(any_position(), st.data())
def test_cross_outs_and_placements_can_be_made_in_one_go(board, data):
    candidates = list(board.candidates)
    if not candidates:
        return
    chosen = data.draw(st.sampled_from(candidates))
    others = data.draw(st.lists(st.sampled_from(candidates), max_size=5))
    together = board.after([chosen], others)
    assert together == board.place(*chosen).cross_out(others)
    assert SudokuBoard.parse(together.notation) == together


def test_cells_are_counted_by_their_candidates():
    board = SudokuBoard.parse(PUZZLES[0])
    for count in range(1, 5):
        expected = set_of(c for c in members(board.empty) if len(members(board.digits[c])) == count)
        assert board.cells_with(count) == expected
    assert board.bivalue == board.cells_with(2)


@given(any_position())
def test_singles_are_the_last_options_of_cells_and_of_digits_in_houses(board):
    naked = [cell for cell in CELLS if is_single(board.digits[cell])]
    assert board.naked_singles == [Candidate(cell, only(board.digits[cell])) for cell in naked]
    assert board.naked == set_of(naked)
    hidden = [
        house_demand(house, digit)
        for house, cells in enumerate(HOUSES)
        for digit in DIGITS
        if is_single(board.places[digit] & cells)
    ]
    singles = [option // WIDTH for option in members(board.singles)]
    assert sorted(singles) == sorted([*hidden, *map(cell_demand, naked)])


@given(any_position())
def test_last_cells_are_those_beside_which_a_house_is_full(board):
    expected = [
        cell
        for cell in members(board.empty)
        if any(board.empty & HOUSES[house] == BIT[cell] for house in HOUSES_OF[cell])
    ]
    assert members(board.last_cells) == expected


@given(any_position(), st.data())
def test_a_board_knows_from_the_one_before_what_it_would_find_itself(board, data):
    for _ in range(4):
        candidates = list(board.candidates)
        if not candidates:
            return
        if data.draw(st.booleans()):
            assert board.singles in range(EVERYTHING), (
                "now it is known, before it may not have been"
            )
        chosen = data.draw(st.lists(st.sampled_from(candidates), max_size=3))
        if data.draw(st.booleans()):
            board = board.cross_out(chosen)
        else:
            board = board.after(chosen[:1], chosen[1:])
        found = SudokuBoard.parse(board.notation)
        for name in ("empty", "standing", "last_cells", "singles", "naked_singles", "digits"):
            assert getattr(board, name) == getattr(found, name), name


def test_pairs_are_the_houses_with_two_places():
    board = SudokuBoard.parse(PUZZLES[0])
    for digit in DIGITS:
        for house, places in board.pairs[digit]:
            assert len(members(places)) == 2
            assert not places & ~board.places[digit]
            assert house in range(27)


def test_only_a_full_board_without_clashes_is_solved():
    solved = SudokuBoard.parse(SOLVED)
    assert solved.is_solved
    assert solved.is_complete
    swapped = SudokuBoard.parse(SOLVED[1] + SOLVED[0] + SOLVED[2:])
    assert swapped.is_complete
    assert not swapped.is_solved
    assert not SudokuBoard.parse(SOLVED[:-1] + ".").is_solved


def test_white_spaces_are_the_empty_cells():
    board = SudokuBoard.parse("123.56789" + "." * 72)
    assert white_spaces(board, 0) == [3]
    assert white_spaces(board) == [3, *range(9, 81)]
    assert is_valid_house(board, 0)
    assert not is_valid_house(SudokuBoard.parse("11" + "." * 79), 0)


def test_a_drawn_board_shows_digits_with_a_dot_and_candidates_together():
    board = SudokuBoard.parse("12345678." + "." * 72)
    first_line = str(board).splitlines()[0].split()
    assert first_line == ["1.", "2.", "3.", "|", "4.", "5.", "6.", "|", "7.", "8.", "9"]
    assert len(str(board).splitlines()) == 11


def test_effects_are_written_like_notes():
    assert effects_notation([Candidate(0, 5)], [Candidate(40, 4), Candidate(40, 2)]) == (
        "r1c1=5 r5c5<>24"
    )


def test_boards_are_equal_only_to_boards_with_the_same_parts():
    board = SudokuBoard.parse(PUZZLES[0])
    assert board == SudokuBoard.parse(PUZZLES[0])
    assert board != SudokuBoard.parse(PUZZLES[1])
    assert board != PUZZLES[0]
    assert eval(repr(board), {"SudokuBoard": SudokuBoard}) == board


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: SudokuBoard.of([0] * 80), "expected 81 digits from 0 to 9, got 80"),
        (lambda: SudokuBoard.of([0] * 80 + [10]), "expected 81 digits from 0 to 9, got 10"),
        (lambda: SudokuBoard.parse(EMPTY).place(0, 0), "a digit from 1 to 9, got 0 and 0"),
        (lambda: SudokuBoard.parse(EMPTY).place(81, 1), "a cell from 0 to 80 and .* got 81 and 1"),
    ],
)
def test_what_is_no_position_is_told(make, message):
    with pytest.raises(BoardError, match=message):
        make()
