"""The house-based solvers of document 004 and its queries about singles and pairs."""

from itertools import pairwise

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import BLOCKS, COLUMNS, ROWS, cell_at
from sudoku_helper.grid_algebra.house_solvers import (
    KINDS,
    full_houses,
    has_hidden_pair,
    has_hidden_single,
    has_naked_pair,
    has_naked_single,
    minimal_hidden_pair,
    minimal_hidden_single,
    minimal_naked_pair,
    minimal_naked_single,
    solve_by,
)
from sudoku_helper.solver import first_solution
from tests.symmetry.grids import FIGURE_1, FIGURE_12, FIGURE_13, FIGURE_14, FIGURE_15, PUZZLE, grid

LAST_BLOCK = BLOCKS[-1]
NAKED_PAIR = grid(
    "...4567..",
    "..9......",
    "3........",
    ".........",
    "8........",
    *["........."] * 3,
    ".8.......",
)
every_kind = pytest.mark.parametrize("kind", KINDS)


def test_figure_12_has_a_naked_single():
    cell = cell_at(9, 9)
    assert minimal_naked_single(FIGURE_12) == cell
    assert all(
        minimal_naked_single(FIGURE_12, house) == cell
        for house in (ROWS[-1], COLUMNS[-1], LAST_BLOCK)
    )
    assert not has_naked_single(FIGURE_12, ROWS[0])


def test_figure_13_has_a_hidden_single():
    assert minimal_hidden_single(FIGURE_13, LAST_BLOCK) == cell_at(9, 9)
    assert minimal_hidden_single(FIGURE_13) == cell_at(9, 9)
    assert not has_hidden_single(FIGURE_13, BLOCKS[0])
    assert not has_naked_single(FIGURE_13)


def test_figure_14_has_a_naked_pair():
    pair = (cell_at(8, 1), cell_at(9, 1))
    assert minimal_naked_pair(FIGURE_14, COLUMNS[0]) == pair
    assert minimal_naked_pair(FIGURE_14, BLOCKS[6]) == pair
    assert minimal_naked_pair(FIGURE_14) == pair
    assert not has_naked_pair(FIGURE_14, ROWS[7])


def test_figure_15_has_a_hidden_pair():
    assert minimal_hidden_pair(FIGURE_15, LAST_BLOCK) == (cell_at(9, 7), cell_at(9, 8))
    assert has_hidden_pair(FIGURE_15)
    assert not has_naked_pair(FIGURE_15, LAST_BLOCK)


def test_the_smallest_pair_has_the_smallest_cell_and_then_the_smallest_partner():
    board = SudokuBoard.parse(grid("..34567..").line + " r1c1<>89 r1c2<>89 r1c8<>89 r1c9<>89")
    assert minimal_naked_pair(board, 0) == (0, 1)
    board = SudokuBoard.parse(grid("..34567..").line + " r1c1<>89 r1c2<>12 r1c8<>12 r1c9<>89")
    assert minimal_naked_pair(board, 0) == (0, 8)


def test_full_houses_come_with_the_smallest_anchor_first():
    board = grid(
        ".........", ".2345678.", *["........."] * 4, "123......", "456......", "78......."
    )
    assert full_houses(board) == [24]
    board = grid("........1", *["........."] * 5, "123456789", ".........", "12345678.")
    assert full_houses(board) == [8]
    both = grid("23.......", "456......", "789......", *["........."] * 5, "1.2345678")
    assert full_houses(both) == [18, 8]


def test_a_clashing_house_is_no_full_house():
    assert full_houses(grid("11345678.")) == []


def test_nothing_is_found_on_an_empty_grid():
    empty = grid()
    assert minimal_naked_single(empty) is None
    assert minimal_hidden_single(empty) is None
    assert minimal_naked_pair(empty) is None
    assert minimal_hidden_pair(empty) is None
    assert full_houses(empty) == []


@every_kind
def test_each_grid_holds_one_digit_more(kind):
    grids = solve_by(PUZZLE, kind)
    assert grids[0] == PUZZLE
    solution = first_solution(PUZZLE).values
    for before, after in pairwise(grids):
        new = [c for c in range(81) if before.values[c] != after.values[c]]
        assert len(new) == 1
        assert after.values[new[0]] == solution[new[0]]


@every_kind
def test_an_unsolvable_grid_comes_back_as_it_was(kind):
    assert solve_by(grid(), kind) == [grid()]


@every_kind
def test_a_solved_grid_is_the_whole_way(kind):
    solved = first_solution(FIGURE_1)
    assert solve_by(solved, kind) == [solved]


def first_new_cell(board: SudokuBoard, kind: str) -> int | None:
    grids = solve_by(board, kind)
    if len(grids) == 1:
        return None
    return next(c for c in range(81) if grids[0].values[c] != grids[1].values[c])


def test_a_full_house_goes_before_a_smaller_naked_single():
    # r1c1 has one candidate left because of its row and column, r9c9 completes the last block.
    board = grid(
        ".2345....",
        "6........",
        "7........",
        "8........",
        "9........",
        ".........",
        "......123",
        "......456",
        "......78.",
    )
    assert minimal_naked_single(board) == cell_at(1, 1)
    assert first_new_cell(board, "block") == cell_at(9, 9)
    assert first_new_cell(board, "row") == cell_at(1, 1)


def test_a_naked_single_goes_before_a_smaller_hidden_single():
    # r1c1 is the only place of 8 in its block; r9c9 can only be 7.
    board = grid(
        "........4",
        "...8....5",
        ".......86",
        ".8.......",
        ".........",
        ".........",
        "......8..",
        "..8....9.",
        "123......",
    )
    assert minimal_hidden_single(board, BLOCKS[0]) == cell_at(1, 1)
    assert first_new_cell(board, "block") == cell_at(9, 9)


def test_the_house_with_the_smallest_anchor_goes_first_not_the_smallest_cell():
    # Looking at columns: the single in column 1 stands far below the one in column 9.
    board = grid(
        "12345678.",
        "2........",
        "3........",
        "4........",
        "5........",
        "6........",
        "7........",
        "8........",
    )
    assert first_new_cell(board, "column") == cell_at(9, 1)
    assert first_new_cell(board, "row") == cell_at(1, 9)


def test_pairs_open_the_way_to_singles():
    # In row 1 only 1 and 2 fit into c1 and c2, so that 8 is left for c3.
    assert not any(
        has_naked_single(NAKED_PAIR, row) or has_hidden_single(NAKED_PAIR, row) for row in ROWS
    )
    assert minimal_naked_pair(NAKED_PAIR, 0) == (cell_at(1, 1), cell_at(1, 2))
    assert first_new_cell(NAKED_PAIR, "row") == cell_at(1, 3)
    assert solve_by(NAKED_PAIR, "row")[1].values[cell_at(1, 3)] == 8


def test_an_unknown_kind_is_refused():
    with pytest.raises(ValueError, match="block, row or column"):
        solve_by(PUZZLE, "diagonal")
