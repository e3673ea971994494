"""A mistyped puzzle is recognised, and the slip is among the suspects."""

import pytest
from hypothesis import given

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import BIT, CELLS, members
from sudoku_helper.health.doctor import examine
from sudoku_helper.health.slips import lonely_cells, neighbours, shifts, slips_at
from sudoku_helper.solver import count, is_unique
from sudoku_helper.step import plain
from sudoku_helper.text import LANGUAGES, Speech
from tests.positions import PUZZLES, SOLVED, any_position, without
from tests.tools.share import examples

PUZZLE = PUZZLES[0]
PLENTY = 10**9
"""More than any examination needs."""


def changed(text, changes):
    return "".join(changes.get(cell, character) for cell, character in enumerate(text))


def suspects(text):
    return examine(SudokuBoard.parse(text), PLENTY).suspects


def first_sentence(diagnosis, lang="en"):
    return plain(diagnosis.message(Speech(lang)))[0]


def test_a_sound_puzzle_is_unique_and_has_no_suspects():
    diagnosis = examine(SudokuBoard.parse(PUZZLE))
    assert diagnosis.state == "unique"
    assert diagnosis.suspects == ()
    assert first_sentence(diagnosis, "de") == "Dieses Sudoku hat genau eine Lösung."


def test_a_wrong_digit_that_clashes_is_found():
    slip = changed(PUZZLE, {4: "3"})
    diagnosis = examine(SudokuBoard.parse(slip), PLENTY)
    assert diagnosis.state == "conflict"
    assert diagnosis.conflicts[0].cells == BIT[1] | BIT[4]
    assert first_sentence(diagnosis) == "3 stands more than once in row 1: in B1 and E1."
    assert SudokuBoard.parse(PUZZLE) in [each.board for each in diagnosis.suspects]
    told = plain(each.message(Speech("de")) for each in diagnosis.suspects)
    assert "In E1 könnte eine 7 statt der 3 stehen." in told


def test_a_wrong_digit_that_leaves_no_solution_is_found():
    board = SudokuBoard.parse(PUZZLE)
    slip = next(
        text
        for cell in CELLS
        if board.values[cell]
        for digit in members(SudokuBoard.parse(without(PUZZLE, [cell])).digits[cell])
        if count(SudokuBoard.parse(text := changed(PUZZLE, {cell: str(digit)}))) == 0
    )
    diagnosis = examine(SudokuBoard.parse(slip), PLENTY)
    assert diagnosis.state == "none"
    assert board in [each.board for each in diagnosis.suspects[:3]]


def test_a_digit_in_the_neighbouring_cell_is_found():
    slip = changed(PUZZLE, {4: ".", 5: "7"})
    found = [each for each in suspects(slip) if each.kind == "moved"]
    assert SudokuBoard.parse(PUZZLE) in [each.board for each in found]
    assert "The 7 in F1 could belong in E1." in plain(each.message(Speech("en")) for each in found)


def test_a_shifted_row_is_the_first_suspect():
    row = PUZZLE[9:18]
    assert row[-1] == "."
    slip = PUZZLE[:9] + "." + row[:-1] + PUZZLE[18:]
    first, *_ = suspects(slip)
    assert first.kind == "shifted-row"
    assert first.board == SudokuBoard.parse(PUZZLE)
    assert plain([first.message(Speech("de"))]) == [
        "In Zeile 2 könnten die Ziffern ab C2 eine Zelle weiter nach links gehören."
    ]


def test_a_missing_given_is_sought_where_solutions_differ():
    for cell in CELLS:
        if PUZZLE[cell] != ".":
            board = SudokuBoard.parse(without(PUZZLE, [cell]))
            diagnosis = examine(board, budget=0)
            assert diagnosis.state == "several"
            assert diagnosis.differing & BIT[cell]
            assert not diagnosis.differing & ~board.empty


def test_every_suspect_is_a_repair_that_works():
    for slip in (
        changed(PUZZLE, {4: "3"}),
        changed(PUZZLE, {4: ".", 5: "7"}),
        without(PUZZLE, [4]),
    ):
        for suspect in suspects(slip):
            assert is_unique(suspect.board)
            assert suspect.values[suspect.cell] != SudokuBoard.parse(slip).values[suspect.cell]


def test_the_doctor_says_when_it_gave_up():
    diagnosis = examine(SudokuBoard.parse(changed(PUZZLE, {4: "3"})), budget=0)
    assert not diagnosis.thorough
    assert diagnosis.suspects == ()
    assert diagnosis.state == "conflict"
    assert "vorzeitig beendet" in plain(diagnosis.message(Speech("de")))[1]
    assert examine(SudokuBoard.parse(changed(PUZZLE, {4: "3"})), PLENTY).thorough


def test_what_the_doctor_finds_depends_on_its_budget_and_on_nothing_else():
    board = SudokuBoard.parse(changed(PUZZLE, {4: ".", 5: "7"}))
    some, all_of_it = examine(board, budget=400), examine(board, PLENTY)
    assert all(slip in all_of_it.suspects for slip in some.suspects)
    assert 0 < len(some.suspects) < len(all_of_it.suspects)
    assert not some.thorough
    assert all_of_it.thorough
    assert examine(board, budget=400) == some


@pytest.mark.parametrize("digits", [0, 1, 15])
def test_too_few_digits_are_named_without_suspects(digits):
    spare = [cell for cell in CELLS if PUZZLE[cell] != "."][digits:]
    diagnosis = examine(SudokuBoard.parse(without(PUZZLE, spare)))
    assert diagnosis.state == "several"
    assert first_sentence(diagnosis).startswith(f"Too few digits are there: {digits}.")
    assert diagnosis.suspects == ()


def test_a_full_grid_with_one_wrong_digit_is_repaired():
    slip = changed(SOLVED, {40: SOLVED[41]})
    first, *_ = suspects(slip)
    assert first.board == SudokuBoard.parse(SOLVED)


@given(any_position())
@examples(25)
def test_any_entry_can_be_examined(board):
    diagnosis = examine(board, budget=1000)
    assert diagnosis.state in ("unique", "conflict", "none", "several")
    for lang in LANGUAGES:
        assert all(plain(diagnosis.message(Speech(lang))))


def test_what_was_hard_to_read_is_suspected_first_and_its_second_guess_before_other_digits():
    board = SudokuBoard.parse(PUZZLE)
    slip = changed(PUZZLE, {4: "9"})
    diagnosis = examine(SudokuBoard.parse(slip), PLENTY, guesses={36: 0, 4: 7})
    first, *others = diagnosis.suspects
    assert first.board == board
    usual = [each.values for each in suspects(slip)]
    assert usual[0] != first.values
    # Nothing is lost by knowing what was hard to read.
    assert sorted(usual) == sorted(each.values for each in diagnosis.suspects)
    places = [each.cell in (36, 4) for each in others if each.kind in ("wrong-digit", "extra")]
    assert places == sorted(places, reverse=True)


def test_a_digit_that_may_be_none_is_suspected_to_be_one_too_many():
    slip = changed(PUZZLE, {5: "3"})
    first, *_ = examine(SudokuBoard.parse(slip), PLENTY, guesses={5: 0}).suspects
    assert (first.kind, first.board) == ("extra", SudokuBoard.parse(PUZZLE))


def test_a_digit_that_was_overlooked_is_offered_where_it_was_hard_to_read():
    slip = SudokuBoard.parse(without(PUZZLE, [4]))
    assert not any(each.kind == "missing" for each in examine(slip, PLENTY).suspects)
    diagnosis = examine(slip, PLENTY, guesses={4: 7, 5: 0})
    (found,) = [each for each in diagnosis.suspects if each.kind == "missing"]
    assert found == diagnosis.suspects[0]
    assert found.board == SudokuBoard.parse(PUZZLE)
    assert plain([found.message(Speech("de"))]) == ["In E1 könnte eine 7 fehlen."]
    assert plain([found.message(Speech("en"))]) == ["A 7 could be missing in E1."]


def test_neighbours_touch_at_an_edge():
    assert neighbours(0) == [1, 9]
    assert neighbours(40) == [39, 41, 31, 49]
    assert neighbours(80) == [79, 71]


def test_a_digit_can_be_wrong_moved_or_too_many():
    values = SudokuBoard.parse(PUZZLE).values
    kinds = [slip.kind for slip in slips_at(values, 4)]
    assert kinds == ["wrong-digit"] * 8 + ["moved"] * 3 + ["extra"]


def test_a_shift_can_be_undone_by_another():
    values = SudokuBoard.parse(PUZZLE).values
    for slip in shifts(values):
        assert values in [back.values for back in shifts(slip.values)]
        assert sorted(slip.values) == sorted(values)


def test_a_symmetric_pattern_has_no_lonely_cells():
    assert lonely_cells([1] * 81) == 0
    assert lonely_cells([0] * 81) == 0
    assert lonely_cells([1, *[0] * 79, 1]) == 0
    assert lonely_cells([1, 1, *[0] * 78, 1]) > 0
