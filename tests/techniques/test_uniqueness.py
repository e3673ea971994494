"""Where a second solution would arise, and where it only looks like it."""

import pytest

from sudoku_helper import TECHNIQUES, Candidate, Step, SudokuBoard, TechniqueManager
from sudoku_helper.geometry import BIT, PEERS, set_of
from sudoku_helper.proofs.truths import Truth, no_grave, not_deadly
from sudoku_helper.step import plain
from sudoku_helper.techniques.avoidable_rectangles import AvoidableRectangle1, AvoidableRectangle2
from sudoku_helper.techniques.bug import BugPlusOne, BugType2, BugType3, BugType4
from sudoku_helper.techniques.extended_rectangle import ExtendedRectangle
from sudoku_helper.techniques.linked_rectangles import HiddenRectangle, UniqueRectangle6
from sudoku_helper.techniques.unique_loops import UniqueLoop1, UniqueLoop2
from sudoku_helper.techniques.unique_rectangles import (
    UniqueRectangle1,
    UniqueRectangle2,
    UniqueRectangle3,
    UniqueRectangle4,
    UniqueRectangle5,
)
from tests.techniques.sketches import board_with, cell_named, found_by

UNIQUENESS = [technique for technique in TECHNIQUES if technique.needs_uniqueness]
every_uniqueness = pytest.mark.parametrize("technique", UNIQUENESS, ids=lambda each: each.key)

FLOOR = {"r1c1": "12", "r1c4": "12"}


def test_all_of_them_can_be_switched_off_at_once():
    assert len(UNIQUENESS) >= 18
    assert not set(UNIQUENESS) & set(TechniqueManager(uniqueness=False).techniques)


@every_uniqueness
def test_says_why_there_would_be_two_solutions(technique):
    board = SudokuBoard.parse(technique.example.board)
    for step in technique.find(board):
        german, english = (" ".join(plain(step.explanation(lang))) for lang in ("de", "en"))
        assert "nur eine" in german
        assert "only one" in english


def test_a_rectangle_lies_in_exactly_two_blocks():
    two_blocks = board_with(**FLOOR, r2c1="12", r2c4="123")
    assert found_by(UniqueRectangle1(), two_blocks) == ["r2c4=3"]
    four_blocks = board_with(r1c1="12", r1c4="12", r4c1="12", r4c4="123")
    one_block = board_with(r1c1="12", r1c2="12", r2c1="12", r2c2="123")
    for board in (four_blocks, one_block):
        for technique in UNIQUENESS:
            assert found_by(technique, board) == []


def test_one_extra_candidate_is_placed_and_of_several_the_pair_is_crossed_out():
    one, several = (board_with(**FLOOR, r2c1="12", r2c4=digits) for digits in ("123", "1234"))
    assert found_by(UniqueRectangle1(), one) == ["r2c4=3"]
    assert found_by(UniqueRectangle1(), several) == ["r2c4<>12"]
    for technique in (UniqueRectangle1(), BugPlusOne(), UniqueLoop1(), ExtendedRectangle()):
        step = technique.example_step()
        assert step.placements
        assert step.placements == step.highlights["extra"]
        assert step.check(technique.example.position)


@pytest.mark.parametrize(
    ("technique", "told"),
    [
        (
            UniqueRectangle3(),
            "Die 4 steht also in G9 oder H9 und entfällt an allen anderen Plätzen in Zeile 9: in A9.",
        ),
        (
            BugType3(),
            "Die 3 steht also in G7 oder I7 und entfällt an allen anderen Plätzen in Zeile 7: in E7.",
        ),
    ],
)
def test_a_subset_names_the_house_that_carries_the_exclusion(technique, told):
    assert plain(technique.example_step().explanation("de"))[-1] == told


def test_a_loop_is_told_from_each_cell_to_the_next():
    for technique in (UniqueLoop1(), UniqueLoop2()):
        cells = technique.example_step().words["reason"]
        pairs = zip(cells, [*cells[1:], cells[0]], strict=True)
        assert all(PEERS[cell] & BIT[other] for cell, other in pairs)


def test_four_corners_with_the_bare_pair_say_nothing():
    """Then a true candidate was crossed out, and nothing can be concluded from that."""
    bare = board_with(**FLOOR, r2c1="12", r2c4="12")
    for technique in UNIQUENESS:
        assert found_by(technique, bare) == []


def test_a_corner_must_still_be_able_to_complete_the_pattern():
    without_pair = board_with(**FLOOR, r2c1="12", r2c4="345")
    assert found_by(UniqueRectangle1(), without_pair) == []
    cannot_stand_crosswise = board_with(**FLOOR, r2c1="134", r2c4="134")
    for technique in UNIQUENESS:
        assert found_by(technique, cannot_stand_crosswise) == []


def test_a_corner_with_one_digit_of_the_pair_loses_that_one():
    one_left = board_with(**FLOOR, r2c1="12", r2c4="134")
    assert found_by(UniqueRectangle1(), one_left) == ["r2c4<>1"]


def test_a_corner_with_a_single_candidate_is_no_part_of_a_rectangle():
    solved_corner = board_with(**FLOOR, r2c1="1", r2c4="123")
    for technique in UNIQUENESS:
        assert found_by(technique, solved_corner) == []


def test_one_extra_digit_side_by_side_is_type_2_and_otherwise_type_5():
    side = board_with(**FLOOR, r2c1="123", r2c4="123")
    others = " ".join(f"r2c{column}<>3" for column in (2, 3, 5, 6, 7, 8, 9))
    assert found_by(UniqueRectangle2(), side) == [others]
    assert found_by(UniqueRectangle5(), side) == []
    opposite = board_with(r1c1="123", r1c4="12", r2c1="12", r2c4="123")
    assert found_by(UniqueRectangle2(), opposite) == []
    both_rows = "r1c5<>3 r1c6<>3 r2c2<>3 r2c3<>3"
    assert found_by(UniqueRectangle5(), opposite) == [both_rows]


def test_extra_candidates_complete_a_naked_subset():
    board = board_with(**FLOOR, r2c1="123", r2c4="124", r2c9="34")
    assert "r2c2<>34 r2c3<>34 r2c5<>34 r2c6<>34 r2c7<>34 r2c8<>34" in found_by(
        UniqueRectangle3(), board
    )


def test_extra_candidates_leave_a_hidden_subset():
    row = {f"r2c{column}": "3456789" for column in (2, 3, 5, 6, 7, 8)}
    board = board_with(**FLOOR, r2c1="123", r2c4="1245", **row)
    step = next(iter(UniqueRectangle3().find(board)))
    assert str(step) == "r2c9<>3456789"
    assert step.check(board)


def test_a_third_digit_of_a_hidden_subset_must_not_be_an_extra_candidate():
    """If 3 could be in the roof, it would not need a cell of its own."""
    row = {f"r2c{column}": "456789" for column in (2, 3, 5, 6, 7)}
    board = board_with(**FLOOR, r2c1="123", r2c4="1245", **row)
    assert not any("r2c9" in effect for effect in found_by(UniqueRectangle3(), board))


def test_type_4_needs_a_digit_that_the_house_has_in_the_two_corners_only():
    row = {f"r2c{column}": "23456789" for column in (2, 3, 5, 6, 7, 8, 9)}
    locked = board_with(**FLOOR, r2c1="123", r2c4="124", **row)
    assert found_by(UniqueRectangle4(), locked) == ["r2c1<>2 r2c4<>2"]
    elsewhere = board_with(**FLOOR, r2c1="123", r2c4="124", **{**row, "r2c9": "15"})
    assert found_by(UniqueRectangle4(), elsewhere) == []


def test_type_6_needs_the_digit_in_the_corners_only_in_both_lines():
    rows = {f"r{row}c{column}": "23456789" for row in (1, 2) for column in (2, 3, 5, 6, 7, 8, 9)}
    corners = {"r1c1": "123", "r1c4": "12", "r2c1": "12", "r2c4": "124"}
    assert found_by(UniqueRectangle6(), board_with(**corners, **rows)) == ["r1c1<>1 r2c4<>1"]
    one_row = {**rows, "r2c9": "15"}
    assert found_by(UniqueRectangle6(), board_with(**corners, **one_row)) == []


def hidden_rectangle(**cells: str) -> SudokuBoard:
    """A1 is 12; in row 2 and column D the 2 is possible in the corners only."""
    row = {f"r2c{column}": "13456789" for column in (2, 3, 5, 6, 7, 8, 9)}
    column = {f"r{row}c4": "13456789" for row in (3, 4, 5, 6, 7, 8, 9)}
    corners = {"r1c1": "12", "r1c4": "1234", "r2c1": "1256", "r2c4": "1278"}
    return board_with(**{**row, **column, **corners, **cells})


def test_a_hidden_rectangle_needs_links_in_both_lines():
    assert found_by(HiddenRectangle(), hidden_rectangle()) == ["r2c4<>1"]
    assert found_by(HiddenRectangle(), hidden_rectangle(r2c9="27")) == []
    assert found_by(HiddenRectangle(), hidden_rectangle(r9c4="27")) == []
    assert found_by(HiddenRectangle(), hidden_rectangle(r1c1="129")) == []


AVOIDABLE = "{}..{}....." + "{}........" + "." * 63
"""Three corners of a rectangle in the blocks 1 and 2; the fourth is D2."""


def test_an_avoidable_rectangle_knows_givens_from_placed_digits():
    placed = SudokuBoard.parse(AVOIDABLE.format("+1", "+2", "+2"))
    assert found_by(AvoidableRectangle1(), placed) == ["r2c4<>1"]
    for corners in (("1", "+2", "+2"), ("+1", "2", "+2"), ("+1", "+2", "2")):
        assert found_by(AvoidableRectangle1(), SudokuBoard.parse(AVOIDABLE.format(*corners))) == []


def test_an_avoidable_rectangle_lies_in_two_blocks():
    four_blocks = "+1..+2....." + "." * 18 + "+2........" + "." * 45
    assert found_by(AvoidableRectangle1(), SudokuBoard.parse(four_blocks)) == []


def test_an_avoidable_rectangle_with_two_open_corners_needs_the_same_extra_digit():
    grid = "+1..+2....." + "." * 72
    same = board_with(grid, r2c1="23", r2c4="13")
    assert found_by(AvoidableRectangle2(), same) == [
        "r2c2<>3 r2c3<>3 r2c5<>3 r2c6<>3 r2c7<>3 r2c8<>3 r2c9<>3"
    ]
    different = board_with(grid, r2c1="23", r2c4="14")
    given = board_with(grid.replace("+1", "1"), r2c1="23", r2c4="13")
    for board in (different, given):
        assert found_by(AvoidableRectangle2(), board) == []


LOOP = ("r1c1", "r1c4", "r2c4", "r2c7", "r3c7", "r3c1")
"""Six cells: every house has none or two of them."""

LOOP_OVER_FIVE_BLOCKS = ("r1c1", "r1c4", "r4c4", "r4c7", "r3c7", "r3c1")
"""Every line has none or two of these cells, but four of them are alone in their block."""


def loop(cells: tuple[str, ...], **others: str) -> SudokuBoard:
    return board_with(**{**dict.fromkeys(cells, "12"), **others})


def test_a_loop_has_none_or_two_cells_in_every_house():
    assert found_by(UniqueLoop1(), loop(LOOP, r3c1="123")) == ["r3c1=3"]
    assert found_by(UniqueLoop1(), loop(LOOP_OVER_FIVE_BLOCKS, r3c1="123")) == []


def test_a_loop_with_one_extra_digit_in_three_cells_is_of_type_2():
    board = loop(LOOP, r1c1="123", r3c1="123", r3c7="123")
    assert found_by(UniqueLoop2(), board) == ["r3c2<>3 r3c3<>3"]


def test_a_rectangle_is_no_loop():
    assert found_by(UniqueLoop1(), board_with(**FLOOR, r2c1="12", r2c4="123")) == []


def test_an_extended_rectangle_needs_two_lines_through_the_same_blocks():
    good = {f"r{row}c{column}": "123" for row in (1, 2) for column in (1, 4, 7)}
    assert found_by(ExtendedRectangle(), board_with(**{**good, "r2c7": "1234"})) == ["r2c7=4"]
    bad = {f"r{row}c{column}": "123" for row in (1, 4) for column in (1, 4, 7)}
    assert found_by(ExtendedRectangle(), board_with(**{**bad, "r4c7": "1234"})) == []


def test_an_extended_rectangle_has_no_block_with_more_cells_than_digits():
    crowded = {f"r{row}c{column}": "123" for row in (1, 2) for column in (1, 2, 7)}
    assert found_by(ExtendedRectangle(), board_with(**{**crowded, "r2c7": "1234"})) == []


@pytest.mark.parametrize("technique", [BugPlusOne(), BugType2(), BugType3(), BugType4()])
def test_a_grave_is_spoilt_by_any_candidate_more_or_less(technique):
    board = SudokuBoard.parse(technique.example.board)
    step = next(iter(technique.find(board)))
    extra = set(step.highlights["extra"])
    for candidate in board.candidates:
        if candidate not in extra:
            assert found_by(technique, board.cross_out([candidate])) == []


def proves_nine_in_a1(board: SudokuBoard, truth: Truth) -> bool:
    return Step(TECHNIQUES[0], placements=(Candidate(0, 9),), truths=(truth,)).check(board)


def test_no_pattern_at_all_proves_nothing():
    assert not proves_nine_in_a1(board_with(r1c1="129"), not_deadly(0, set_of([1, 2])))
    assert not proves_nine_in_a1(SudokuBoard.of([1] * 81), no_grave(()))


def is_accepted(names: tuple[str, ...], digits: str) -> bool:
    """Whether cells with nothing but some digits count as a pattern with two solutions."""
    board = board_with(**{**dict.fromkeys(names, digits), "r1c1": digits + "9"})
    pattern = not_deadly(set_of(map(cell_named, names)), set_of(map(int, digits)))
    return proves_nine_in_a1(board, pattern)


@pytest.mark.parametrize("digits", ["12", "123"])
@pytest.mark.parametrize(
    "names",
    [
        ("r1c1", "r1c4", "r4c1", "r4c4"),
        ("r1c1", "r1c4", "r2c1"),
        ("r1c1", "r1c4", "r1c7", "r4c1", "r4c4", "r4c7"),
        LOOP_OVER_FIVE_BLOCKS,
    ],
)
def test_what_cannot_be_swapped_is_not_deadly(names, digits):
    assert not is_accepted(names, digits)


def test_what_can_be_swapped_is_deadly():
    assert is_accepted(("r1c1", "r1c4", "r2c1", "r2c4"), "12")
    assert is_accepted(LOOP, "12")
    assert is_accepted(("r1c1", "r1c4", "r1c7", "r2c1", "r2c4", "r2c7"), "123")
