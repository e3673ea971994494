"""Every definition of document 004 about images of grids, with the examples of its figures."""

from itertools import product
from pathlib import Path

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import BLOCKS, HOUSE_CELLS, anchor, cell_at
from sudoku_helper.grid_algebra.detection import (
    block_images,
    column_images,
    is_block_permutation,
    is_column_permutation,
    is_reflection,
    is_row_permutation,
    is_transposition,
    is_turn,
    is_value_permutation,
    permute_values,
    quarter_turns,
    reflection_anchor,
    row_images,
    value_image,
)
from sudoku_helper.symmetry import (
    IDENTITY,
    ROTATION,
    TRANSPOSITION,
    band_permutation,
    block_permutation,
    column_permutation,
    reflection,
    rotation,
    row_permutation,
    stack_permutation,
    value_permutation,
)
from sudoku_helper.text import LANGUAGES
from tests.symmetry.grids import (
    FIGURE_1,
    FIGURE_5_LEFT,
    FIGURE_5_MIDDLE,
    FIGURE_5_RIGHT,
    FIGURE_5_VECTOR,
    FIGURE_6_RIGHT,
    FIGURE_6_VECTOR,
    FIGURE_7,
    FIGURE_8_LEFT,
    FIGURE_8_RIGHT,
    FIGURE_11_LEFT,
    FIGURE_11_RIGHT,
    FIGURE_15,
    MOST_SYMMETRIC,
    PUZZLE,
)

MIDDLE_COLUMN, MIDDLE_ROW = cell_at(1, 5), cell_at(5, 1)
EMPTY = SudokuBoard.parse("." * 81)


def changed(board: SudokuBoard, cell: int, digit: int) -> SudokuBoard:
    values = list(board.values)
    values[cell] = digit
    return SudokuBoard.of(values)


class TestValuePermutation:
    def test_figure_5_maps_three_to_two_and_leaves_empty_cells_empty(self):
        assert value_image(FIGURE_5_LEFT, FIGURE_5_MIDDLE) == FIGURE_5_VECTOR
        assert value_permutation(FIGURE_5_VECTOR).apply(FIGURE_5_LEFT) == FIGURE_5_MIDDLE

    def test_figure_5_right_arises_from_no_value_permutation(self):
        assert value_image(FIGURE_5_LEFT, FIGURE_5_RIGHT) is None
        assert not is_value_permutation(FIGURE_5_LEFT, FIGURE_5_RIGHT)

    def test_figure_6_counts_every_digit_up(self):
        assert value_image(FIGURE_1, FIGURE_6_RIGHT) == FIGURE_6_VECTOR
        assert value_permutation(FIGURE_6_VECTOR).apply(FIGURE_1) == FIGURE_6_RIGHT

    def test_two_digits_never_have_the_same_image(self):
        assert not is_value_permutation(changed(FIGURE_1, 0, 4), changed(FIGURE_1, 0, 9))
        with pytest.raises(ValueError, match="nine different digits"):
            value_permutation((1, 1, 2, 3, 4, 5, 6, 7, 8))

    def test_one_digit_never_has_two_images(self):
        assert not is_value_permutation(FIGURE_1, changed(FIGURE_1, 1, 7))

    @pytest.mark.parametrize("house", range(27))
    def test_a_house_can_be_permuted_alone(self, house):
        image = value_image(FIGURE_1, FIGURE_6_RIGHT, house)
        after = permute_values(FIGURE_1, image, house)
        assert value_image(FIGURE_1, after, house) == image
        assert all(
            after.values[cell]
            == (FIGURE_6_RIGHT if cell in HOUSE_CELLS[house] else FIGURE_1).values[cell]
            for cell in range(81)
        )

    def test_a_house_keeps_its_neighbours(self):
        after = permute_values(FIGURE_1, FIGURE_6_VECTOR, 0)
        assert after.line[:9] == ".3.6.2.1."
        assert after.line[9:] == FIGURE_1.line[9:]
        assert is_value_permutation(FIGURE_1, after, 0)
        assert not is_value_permutation(FIGURE_1, after)


class TestLinesInsideABlock:
    def test_figure_7_moves_columns_by_2_3_1(self):
        assert list(column_images(FIGURE_15, FIGURE_7, 0)) == [(2, 3, 1)]
        assert column_permutation(0, (2, 3, 1)).apply(FIGURE_15) == FIGURE_7
        assert is_column_permutation(FIGURE_15, FIGURE_7)
        assert not is_row_permutation(FIGURE_15, FIGURE_7)

    def test_blocks_above_each_other_mean_the_same_columns(self):
        below = [cell_at(4, 1), cell_at(7, 1)]
        assert all(
            column_permutation(each, (2, 3, 1)) == column_permutation(0, (2, 3, 1))
            for each in below
        )
        assert all(list(column_images(FIGURE_15, FIGURE_7, each)) == [(2, 3, 1)] for each in below)

    def test_the_other_stacks_stay(self):
        after = column_permutation(cell_at(1, 4), (3, 1, 2)).apply(MOST_SYMMETRIC)
        assert after.line[:9] == "123564789"
        assert list(column_images(MOST_SYMMETRIC, after, 0)) == []

    def test_rows_are_meant_likewise(self):
        after = row_permutation(cell_at(4, 7), (2, 3, 1)).apply(MOST_SYMMETRIC)
        rows = [MOST_SYMMETRIC.line[start : start + 9] for start in range(0, 81, 9)]
        assert after.line == "".join([*rows[:3], rows[5], rows[3], rows[4], *rows[6:]])
        assert list(row_images(MOST_SYMMETRIC, after, cell_at(4, 1))) == [(2, 3, 1)]
        assert is_row_permutation(MOST_SYMMETRIC, after)
        assert not is_column_permutation(MOST_SYMMETRIC, after)

    def test_empty_lines_let_several_images_fit(self):
        assert list(column_images(EMPTY, EMPTY, 0)) == [
            (1, 2, 3),
            (1, 3, 2),
            (2, 1, 3),
            (2, 3, 1),
            (3, 1, 2),
            (3, 2, 1),
        ]

    def test_only_anchors_of_blocks_name_a_block(self):
        with pytest.raises(ValueError, match="anchor cell of a block"):
            row_permutation(1, (1, 2, 3))
        assert all(row_permutation(anchor(block), (1, 2, 3)) == IDENTITY for block in BLOCKS)


class TestBlockPermutation:
    VECTOR = (cell_at(1, 4), cell_at(1, 1), cell_at(1, 7), cell_at(4, 4), cell_at(7, 4))

    def test_figure_8_swaps_the_left_and_the_middle_stack(self):
        assert list(block_images(FIGURE_8_LEFT, FIGURE_8_RIGHT)) == [self.VECTOR]
        assert block_permutation(self.VECTOR).apply(FIGURE_8_LEFT) == FIGURE_8_RIGHT
        assert block_permutation(self.VECTOR) == stack_permutation((2, 1, 3))
        assert is_block_permutation(FIGURE_8_LEFT, FIGURE_8_RIGHT)

    def test_swapping_lines_on_the_way_is_no_block_permutation(self):
        swapped = stack_permutation((2, 1, 3)).then(column_permutation(3, (1, 3, 2)))
        assert not is_block_permutation(MOST_SYMMETRIC, swapped.apply(MOST_SYMMETRIC))

    def test_bands_move_vertically(self):
        after = band_permutation((3, 1, 2)).apply(MOST_SYMMETRIC)
        assert after.line == MOST_SYMMETRIC.line[27:] + MOST_SYMMETRIC.line[:27]
        (vector,) = block_images(MOST_SYMMETRIC, after)
        assert vector == (cell_at(7, 1), cell_at(7, 4), cell_at(7, 7), cell_at(1, 1), cell_at(4, 1))
        assert block_permutation(vector) == band_permutation((3, 1, 2))

    def test_moving_bands_and_stacks_at_once_is_none(self):
        both = band_permutation((2, 1, 3)).then(stack_permutation((2, 1, 3)))
        assert not is_block_permutation(MOST_SYMMETRIC, both.apply(MOST_SYMMETRIC))
        with pytest.raises(ValueError, match="image vector of a block permutation"):
            block_permutation((30, 27, 33, 3, 57))

    def test_every_image_fits_an_empty_grid(self):
        assert len(list(block_images(EMPTY, EMPTY))) == 11


class TestWholeGrid:
    def test_figure_9_transposes(self):
        after = TRANSPOSITION.apply(FIGURE_8_LEFT)
        assert is_transposition(FIGURE_8_LEFT, after)
        assert all(
            after.values[cell_at(column, row)] == FIGURE_8_LEFT.values[cell_at(row, column)]
            for row in range(1, 10)
            for column in range(1, 10)
        )
        assert not is_transposition(FIGURE_8_LEFT, FIGURE_8_LEFT)

    def test_figure_10_reflects_at_the_middle_column(self):
        after = reflection(MIDDLE_COLUMN).apply(FIGURE_8_LEFT)
        rows = [FIGURE_8_LEFT.line[start : start + 9] for start in range(0, 81, 9)]
        assert after.line == "".join(row[::-1] for row in rows)
        assert reflection_anchor(FIGURE_8_LEFT, after) == MIDDLE_COLUMN
        assert is_reflection(FIGURE_8_LEFT, after)

    def test_the_middle_row_is_the_other_axis(self):
        after = reflection(MIDDLE_ROW).apply(FIGURE_8_LEFT)
        rows = [FIGURE_8_LEFT.line[start : start + 9] for start in range(0, 81, 9)]
        assert after.line == "".join(rows[::-1])
        assert reflection_anchor(FIGURE_8_LEFT, after) == MIDDLE_ROW

    def test_no_other_line_is_an_axis(self):
        assert reflection_anchor(FIGURE_8_LEFT, FIGURE_8_RIGHT) is None
        with pytest.raises(ValueError, match="middle column"):
            reflection(0)

    def test_figure_11_turns_right(self):
        assert ROTATION.apply(FIGURE_11_LEFT) == FIGURE_11_RIGHT
        assert quarter_turns(FIGURE_11_LEFT, FIGURE_11_RIGHT) == 1

    @pytest.mark.parametrize("turns", range(4))
    def test_turns_are_counted_from_0_to_3(self, turns):
        assert quarter_turns(PUZZLE, rotation(turns).apply(PUZZLE)) == turns

    def test_four_turns_change_nothing(self):
        assert rotation(4) == IDENTITY
        assert is_turn(PUZZLE, PUZZLE)
        assert not is_turn(PUZZLE, TRANSPOSITION.apply(PUZZLE))


PROJECT = Path(__file__).resolve().parents[2]
PROVED = {
    "transposition": (TRANSPOSITION, lambda i, j: (j, i), lambda b, s: (s, b)),
    "reflection": (
        reflection(MIDDLE_COLUMN),
        lambda i, j: (i, 10 - j),
        lambda b, s: (b, 4 - s),
    ),
    "turn": (ROTATION, lambda i, j: (j, 10 - i), lambda b, s: (4 - s, b)),
}


@pytest.mark.parametrize("name", PROVED)
def test_the_proofs_on_the_page_of_mathematics_speak_of_these_transformations(name):
    """Where a cell goes, and from which block the content of each block comes."""
    transformation, goes_to, comes_from = PROVED[name]
    for row, column in product(range(1, 10), repeat=2):
        assert transformation.cells[cell_at(row, column)] == cell_at(*goes_to(row, column))
    came_from = {image: cell for cell, image in enumerate(transformation.cells)}
    for band, stack in product(range(1, 4), repeat=2):
        old_band, old_stack = comes_from(band, stack)
        old = HOUSE_CELLS[BLOCKS[(old_band - 1) * 3 + old_stack - 1]]
        new = HOUSE_CELLS[BLOCKS[(band - 1) * 3 + stack - 1]]
        assert {came_from[cell] for cell in new} == set(old)
    for lang in LANGUAGES:
        page = PROJECT / "templates" / "learn" / f"mathematics.{lang}.html"
        assert f'<h3 id="{name}">' in page.read_text(encoding="utf-8")
