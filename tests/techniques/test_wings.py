"""Where wings and remote pairs are found, and where they only look like it."""

from sudoku_helper import SudokuBoard
from sudoku_helper.step import plain
from sudoku_helper.techniques.remote_pair import RemotePair
from sudoku_helper.techniques.w_wing import WWing
from sudoku_helper.techniques.wings import XyWing, XyzWing
from sudoku_helper.techniques.wxyz_wing import WxyzWing
from tests.techniques.sketches import board_with, found_by


def test_an_xy_wing_reaches_every_cell_that_sees_both_pincers():
    board = board_with(r1c1="12", r1c5="13", r2c2="23")
    effect = "r1c2<>3 r1c3<>3 r2c4<>3 r2c5<>3 r2c6<>3"
    assert found_by(XyWing(), board) == [effect]


def test_an_xy_wing_needs_a_pivot_with_two_candidates():
    board = board_with(r1c1="123", r1c5="13", r2c2="23")
    assert found_by(XyWing(), board) == []
    assert found_by(XyzWing(), board) == ["r1c2<>3 r1c3<>3"]


def test_an_xy_wing_needs_pincers_that_both_see_the_pivot():
    assert found_by(XyWing(), board_with(r1c1="12", r1c5="13", r5c9="23")) == []


def test_an_xyz_wing_needs_two_different_pincers():
    assert found_by(XyzWing(), board_with(r1c1="123", r1c5="13", r2c2="13")) == []


def test_a_wing_says_which_cell_one_target_or_many():
    for board in (board_with(r1c1="12", r1c5="13", r2c2="23"), two_targets()):
        step = next(iter(XyWing().find(board)))
        assert "denn von dort sieht man beide" in plain(step.explanation("de"))[-1]
        assert "since both are seen from there" in plain(step.explanation("en"))[-1]


def two_targets() -> SudokuBoard:
    return board_with(r1c1="12", r1c5="13", r5c1="23", r5c5="345")


def w_wing(**cells: str) -> SudokuBoard:
    """Two cells 12 in A1 and E5; in row 9 the 1 is possible in A9 and E9 only."""
    row = {f"r9c{column}": "23456789" for column in (2, 3, 4, 6, 7, 8, 9)}
    return board_with(**{"r1c1": "12", "r5c5": "12", **row, **cells})


def test_a_w_wing_crosses_out_the_other_digit_where_both_pairs_are_seen():
    assert found_by(WWing(), w_wing()) == ["r1c5<>2 r5c1<>2"]


def test_a_w_wing_takes_a_bridge_of_three_cells_if_each_sees_a_pair():
    column = {f"r{row}c3": "23456789" for row in (1, 4, 6, 7, 8, 9)}
    bridge = {"r2c3": "134", "r3c3": "134", "r5c3": "134"}
    board = board_with(r1c1="12", r5c7="12", **column, **bridge)
    assert found_by(WWing(), board) == ["r1c7<>2 r5c1<>2"]


def test_a_w_wing_needs_a_bridge_between_both_pairs():
    assert found_by(WWing(), w_wing(r9c5="2345")) == []


def test_a_w_wing_needs_every_place_of_the_bridge_to_see_a_pair():
    assert found_by(WWing(), w_wing(r9c9="123")) == []


def test_a_w_wing_needs_pairs_that_do_not_see_each_other():
    board = w_wing(r1c5="12", r5c5="345")
    assert found_by(WWing(), board) == []


def test_a_wxyz_wing_has_exactly_one_digit_on_both_sides_of_the_crossing():
    wing = board_with(r1c1="123", r1c5="14", r1c9="24", r2c2="34")
    assert "r1c2<>4 r1c3<>4" in found_by(WxyzWing(), wing)
    two_digits_on_both_sides = board_with(r1c1="123", r1c5="14", r1c9="134", r2c2="34")
    assert found_by(WxyzWing(), two_digits_on_both_sides) == []


def test_a_wxyz_wing_may_have_two_cells_in_the_crossing():
    wing = board_with(r1c1="123", r1c2="123", r1c9="14", r2c3="24")
    assert found_by(WxyzWing(), wing) == ["r1c3<>4 r2c7<>4 r2c8<>4 r2c9<>4"]


def test_a_remote_pair_needs_four_cells_and_an_odd_distance():
    three = board_with(r1c1="12", r1c5="12", r5c5="12")
    assert found_by(RemotePair(), three) == []
    four = board_with(r1c1="12", r1c5="12", r5c5="12", r5c9="12")
    assert found_by(RemotePair(), four) == ["r1c9<>12 r5c1<>12"]


def test_a_remote_pair_of_five_cells_has_two_chains_of_four():
    five = board_with(r1c1="12", r1c5="12", r5c5="12", r5c9="12", r9c9="12")
    assert found_by(RemotePair(), five) == ["r1c9<>12 r5c1<>12", "r1c9<>12 r9c5<>12"]


def test_a_remote_pair_speaks_of_ends_only_if_they_are_all_that_counts():
    six = board_with(r1c1="12", r1c5="12", r5c5="12", r5c9="12", r9c9="12", r9c2="12")
    steps = {len(step.truths): step for step in RemotePair().find(six)}
    assert "beide Enden" in plain(steps[4].explanation("de"))[-1]
    assert all("Enden" not in each for each in plain(steps[6].explanation("de")))
    assert "von beiden Sorten eine" in plain(steps[6].explanation("de"))[-1]
    assert all(step.check(six) for step in steps.values())
