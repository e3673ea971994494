"""Exocets: what makes one, or two together, what each rule crosses out, and what looks like one but is not."""

from random import Random

import pytest

from sudoku_helper import Step, SudokuBoard
from sudoku_helper.geometry import set_of, size
from sudoku_helper.step import plain
from sudoku_helper.techniques.double_exocet import DoubleExocet
from sudoku_helper.techniques.junior_exocet import JuniorExocet
from sudoku_helper.techniques.patterns.exocets import exocets
from sudoku_helper.text import LANGUAGES
from tests.techniques.sketches import board_with, cell_named, found_by
from tests.techniques.support import is_true, shuffled, solution_of, steps_of, thinned

BASE = {"r1c1": "1234", "r1c2": "1234"}
"""The base cells: with them go the cross-lines 3, 4 and 7 and the targets r2c4 and r3c7."""
TARGETS = {"r2c4": "1234", "r3c7": "1234"}
NO_BASE_DIGIT = "56789"
EVERYTHING = "123456789"
RULES = {
    *("other", "room", "block", "neither", "pair"),
    *("mirror", "base", "target", "cover"),
}


def sketch(**changed: str) -> SudokuBoard:
    """An exocet whose digits the cross-lines have outside its blocks in rows 4 and 5 alone."""
    cells = {f"r{row}c{column}": NO_BASE_DIGIT for row in range(6, 10) for column in (3, 4, 7)}
    cells |= {"r3c4": NO_BASE_DIGIT, "r2c7": NO_BASE_DIGIT}
    return board_with(**{**cells, **BASE, **changed})


def found(board: SudokuBoard) -> list[str]:
    return found_by(JuniorExocet(), board)


def crossed_out(board: SudokuBoard, rule: str) -> set[str]:
    """What a rule crosses out on a board, like 4r2c4; everything that is found must be proved."""
    found(board)
    (step,) = steps_of(JuniorExocet(), board)
    return {
        str(candidate)
        for conclusion in step.evidence.conclusions
        if conclusion.rule == rule
        for candidate in conclusion.removed
    }


def in_cell(digits: str, cell: str) -> set[str]:
    return {f"{digit}{cell}" for digit in digits}


# What an exocet is.


def test_the_targets_have_no_digit_but_those_of_the_base():
    assert found(sketch()) == ["r2c4<>56789 r3c7<>56789"]


def test_the_targets_may_lie_in_the_same_line():
    board = sketch(r2c7=EVERYTHING, r3c7=NO_BASE_DIGIT)
    assert found(board) == ["r2c4<>56789 r2c7<>56789"]


@pytest.mark.parametrize("cell", ["r6c3", "r8c4", "r9c7"])
def test_a_third_line_for_one_digit_outside_the_blocks_leaves_nothing(cell):
    assert found(sketch(**{cell: "1" + NO_BASE_DIGIT})) == []


@pytest.mark.parametrize("cell", ["r3c4", "r2c7"])
def test_a_digit_of_the_base_beside_a_target_leaves_nothing(cell):
    assert found(sketch(**{cell: "4" + NO_BASE_DIGIT})) == []


def test_a_digit_of_the_base_that_stands_beside_a_target_leaves_nothing():
    board = sketch(r3c4=EVERYTHING).place(cell_named("r3c4"), 4)
    assert found(board) == []


def test_a_base_has_at_most_four_digits():
    assert found(sketch(r1c1="12345", r1c2="12345")) == []


def test_a_base_may_have_only_the_two_digits_that_are_left():
    board = sketch(r1c1="12", r1c2="12")
    assert found(board) == ["r2c4<>3456789 r3c7<>3456789"]
    (step,) = steps_of(JuniorExocet(), board)
    assert plain(step.explanation("en"))[0].startswith("The digits 1 and 2 are in the base cells")


def test_a_column_can_cover_a_digit_as_well_as_a_row_does():
    """1 is in row 4 or in column 7, so that it cannot be in all three cross-lines."""
    board = sketch(r5c3="2" + NO_BASE_DIGIT, r5c4="2" + NO_BASE_DIGIT, r9c7="1" + NO_BASE_DIGIT)
    (exocet,) = exocets(board)
    assert exocet.cover(1) == (3, 15)
    assert crossed_out(board, "other") == in_cell(NO_BASE_DIGIT, "r2c4") | in_cell(
        NO_BASE_DIGIT, "r3c7"
    )


def test_two_cells_are_a_target_if_one_of_them_takes_a_digit_of_its_own():
    """Of r2c4 and r3c4 one is 9, which the block has nowhere else."""
    others = {
        f"r{row}c{column}": "12345678"
        for row in (1, 2, 3)
        for column in (4, 5, 6)
        if (row, column) not in {(2, 4), (3, 4)}
    }
    board = sketch(**others, r3c4=EVERYTHING)
    assert found(board) == ["r2c4<>5678 r3c4<>5678 r3c7<>56789"]
    assert found(sketch(**{**others, "r2c5": "89"}, r3c4=EVERYTHING)) == []


# What follows.


def test_a_digit_leaves_a_target_from_which_the_other_cross_lines_have_too_little_room():
    """With 1 in r3c7 columns 3 and 4 would both need row 4."""
    board = sketch(r5c3="2" + NO_BASE_DIGIT, r5c4="2" + NO_BASE_DIGIT, r9c7="1" + NO_BASE_DIGIT)
    assert crossed_out(board, "room") >= {"1r3c7"}
    assert "1r2c4" not in crossed_out(board, "room")


def test_a_digit_leaves_a_target_from_which_the_other_block_has_no_place_for_it():
    """With 1 in the base and in r2c4, block 3 has row 3 alone, and there not column 7."""
    board = sketch(r3c8="2" + NO_BASE_DIGIT, r3c9="23" + NO_BASE_DIGIT)
    assert crossed_out(board, "block") == {"1r2c4", "4r2c4"}


def test_a_digit_that_can_be_in_neither_target_is_not_in_the_base():
    one_line = {f"r5c{column}": "234" + NO_BASE_DIGIT for column in (3, 4, 7)}
    board = sketch(**one_line)
    assert crossed_out(board, "room") == {"1r2c4", "1r3c7"}
    assert crossed_out(board, "neither") == {"1r1c1", "1r1c2"}


def test_what_is_in_no_pair_that_base_and_targets_can_share_is_false():
    """The first target must be 1, so the second and one base cell are not."""
    board = sketch(r2c4="1" + NO_BASE_DIGIT)
    assert crossed_out(board, "pair") == {"1r3c7"}
    without_one = sketch(r2c4="1" + NO_BASE_DIGIT, r1c2="234")
    assert crossed_out(without_one, "pair") == {"1r3c7", *in_cell("234", "r1c1")}


def test_the_only_cell_of_a_mirror_has_the_digit_of_its_target():
    board = sketch(**TARGETS, r3c9=NO_BASE_DIGIT)
    assert crossed_out(board, "mirror") == in_cell(NO_BASE_DIGIT, "r3c8")


def test_a_digit_that_is_certainly_in_the_base_is_in_a_target_and_in_its_cover():
    """Whether the first target has 2 or 3, the other digit is 1."""
    base = {"r1c1": "12", "r1c2": "13"}
    assert found(sketch(**base, r2c4="23", r3c7="123")) == []
    certain = sketch(**base, r2c4="23", r3c7="1")
    assert crossed_out(certain, "base") == {
        *in_cell("1", "r1c3"),
        *(f"1r1c{column}" for column in range(4, 10)),
        *(f"1r{row}c{column}" for row in (2, 3) for column in (1, 2, 3)),
    }
    assert crossed_out(certain, "cover") == {
        f"1r{row}c{column}" for row in (4, 5) for column in (1, 2, 5, 6, 8, 9)
    }
    assert "1r2c8" in crossed_out(certain, "target")


# Two of them.

SECOND_BASE = {"r2c5": "1234", "r2c6": "1234"}
"""With the same cross-lines; beside the targets of the first base and of this are no base digits."""


def double(**changed: str) -> SudokuBoard:
    """Two exocets: the first has the targets r3c4 and r2c7, the second r3c3 and r1c7."""
    targets = dict.fromkeys(("r3c4", "r2c7", "r3c3", "r1c7"), EVERYTHING)
    beside = dict.fromkeys(("r2c4", "r3c7", "r1c3"), NO_BASE_DIGIT)
    return sketch(**{**SECOND_BASE, **targets, **beside, **changed})


def test_two_bases_with_the_same_four_digits_have_each_of_them_once():
    board = double()
    assert found_by(DoubleExocet(), board)
    (step,) = steps_of(DoubleExocet(), board)
    double_exocet = step.evidence
    assert {str(each) for each in double_exocet.covered} == {
        f"{digit}r{row}c{column}"
        for digit in "1234"
        for row in (4, 5)
        for column in (1, 2, 5, 6, 8, 9)
    }
    assert {str(each) for each in double_exocet.others} == {
        *in_cell(NO_BASE_DIGIT, "r3c4"),
        *in_cell(NO_BASE_DIGIT, "r2c7"),
        *in_cell(NO_BASE_DIGIT, "r3c3"),
        *in_cell(NO_BASE_DIGIT, "r1c7"),
    }
    assert not double_exocet.unfit
    assert {"1r2c1", "1r1c5"} <= {str(each) for each in double_exocet.seen}


def test_a_target_of_both_could_have_a_digit_of_both_bases():
    """1 could be in both bases and in r3c7, so nothing is known of the other digits."""
    shared = double(r3c7=EVERYTHING, r2c7=NO_BASE_DIGIT, r1c7=NO_BASE_DIGIT)
    assert len([*exocets(shared)]) == 2
    assert found_by(DoubleExocet(), shared) == []


def test_two_bases_with_different_digits_are_no_double():
    other = double(
        r2c5="1235",
        r2c6="1235",
        **{f"r{row}c{column}": "1234" for row in (6, 7) for column in (3, 4, 7)},
    )
    assert found_by(DoubleExocet(), other) == []


def test_what_suits_no_way_to_fill_both_is_crossed_out():
    """Were r3c4 not 1, the second base would have it, but r3c3 and r1c7 could not."""
    board = double(r3c3="234", r1c7="234")
    (step,) = steps_of(DoubleExocet(), board)
    assert found_by(DoubleExocet(), board)
    assert {str(each) for each in step.evidence.unfit} == {"1r2c5", "1r2c6"}


def test_every_double_exocet_of_a_real_board_is_true_and_proved():
    random = Random(11)
    count = 0
    for _ in range(30):
        moved = shuffled(DoubleExocet.example.position, random)
        solution = solution_of(moved)
        board = thinned(moved, solution, random.uniform(0, 0.1), random)
        for step in steps_of(DoubleExocet(), board):
            count += 1
            assert is_true(step, solution), f"{step} on {board.notation}"
            assert step.check(board), f"{step} on {board.notation}"
            assert_told_alike(step)
    assert count > 3


# On real boards.


def positions() -> list[tuple[SudokuBoard, tuple[int, ...]]]:
    """Positions of a puzzle that is known for its exocet, turned round and with fewer candidates."""
    random = Random(9)
    puzzle = JuniorExocet.example.position
    found = []
    for _ in range(50):
        moved = shuffled(puzzle, random)
        solution = solution_of(moved)
        found.append((thinned(moved, solution, random.uniform(0, 0.4), random), solution))
    return found


def test_every_rule_is_used_and_true_and_told_alike_in_every_language():
    used = set()
    for start, solution in positions():
        board = start
        while steps := [*steps_of(JuniorExocet(), board)]:
            for step in steps:
                assert is_true(step, solution), f"{step} on {board.notation}"
                assert step.check(board), f"{step} on {board.notation}"
                used |= {each.rule for each in step.evidence.conclusions}
                assert_told_alike(step)
            board = steps[0].apply(board)
    assert used == RULES


def assert_told_alike(step: Step) -> None:
    english, german = (step.explanation(lang) for lang in LANGUAGES)
    for first, second in zip(english, german, strict=True):
        assert roles_in(first) == roles_in(second)
    assert all(text.endswith(".") and "{" not in text for text in plain(english + german))


def roles_in(sentence) -> set[str]:
    return {part["role"] for part in sentence if "role" in part}


def test_nothing_is_crossed_out_twice_and_the_parts_do_not_overlap():
    for board, _ in positions()[:40]:
        for step in steps_of(JuniorExocet(), board):
            assert len(set(step.cross_outs)) == len(step.cross_outs)
            base, targets, outside = (
                set_of(each.cell for each in step.highlights[role])
                for role in ("base_cells", "target_cells", "reason")
            )
            assert size(base | targets | outside) == size(base) + size(targets) + size(outside)
