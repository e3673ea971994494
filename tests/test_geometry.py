"""The grid is what every Sudoku player takes for granted."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper import geometry
from sudoku_helper.geometry import (
    ALL_CELLS,
    BIT,
    CELLS,
    CROSSINGS,
    HOUSE_CELLS,
    HOUSES,
    HOUSES_OF,
    PARALLEL_LINES,
    PEERS,
)

cell_sets = st.sets(st.integers(0, 80))


@given(cell_sets)
def test_a_set_has_the_members_it_was_made_of(cells):
    made = geometry.set_of(cells)
    assert geometry.members(made) == sorted(cells)
    assert geometry.size(made) == len(cells)
    assert geometry.is_single(made) == (len(cells) == 1)
    if cells:
        assert geometry.smallest(made) == min(cells)


@given(cell_sets, cell_sets)
def test_operators_are_those_of_sets(one, other):
    left, right = geometry.set_of(one), geometry.set_of(other)
    assert geometry.members(left & right) == sorted(one & other)
    assert geometry.members(left | right) == sorted(one | other)
    assert geometry.members(left & ~right) == sorted(one - other)


def test_the_only_member_of_a_single_set_is_found():
    assert [geometry.only(BIT[cell]) for cell in CELLS] == list(CELLS)


def test_every_house_has_nine_cells_and_every_cell_three_houses():
    assert [geometry.size(house) for house in HOUSES] == [9] * 27
    for cell in CELLS:
        assert [house for house in range(27) if HOUSES[house] & BIT[cell]] == list(HOUSES_OF[cell])


def test_rows_columns_and_blocks_each_cover_the_grid():
    for kind in (geometry.ROWS, geometry.COLUMNS, geometry.BLOCKS):
        assert sum(HOUSES[house] for house in kind) == ALL_CELLS


def test_blocks_are_squares_of_three():
    assert HOUSE_CELLS[18] == (0, 1, 2, 9, 10, 11, 18, 19, 20)
    assert HOUSE_CELLS[26] == (60, 61, 62, 69, 70, 71, 78, 79, 80)


def test_a_cell_sees_twenty_others_and_is_seen_by_them():
    for cell in CELLS:
        assert geometry.size(PEERS[cell]) == 20
        assert not PEERS[cell] & BIT[cell]
        assert all(PEERS[peer] & BIT[cell] for peer in geometry.members(PEERS[cell]))


def test_cells_are_counted_from_one_for_people():
    assert geometry.cell_at(1, 1) == 0
    assert geometry.cell_at(9, 9) == 80
    for cell in CELLS:
        assert geometry.cell_at(geometry.row_number(cell), geometry.column_number(cell)) == cell


def test_the_anchor_of_a_house_is_its_smallest_cell():
    anchors = [geometry.anchor(house) for house in range(27)]
    assert anchors == [min(cells) for cells in HOUSE_CELLS]


@given(cell_sets.filter(bool))
def test_common_houses_contain_all_the_cells(cells):
    made = geometry.set_of(cells)
    expected = [house for house in range(27) if set(HOUSE_CELLS[house]) >= cells]
    assert geometry.common_houses(made) == expected


@given(st.sets(st.integers(0, 80), min_size=1, max_size=4))
def test_seen_by_all_and_by_any(cells):
    made = geometry.set_of(cells)
    seen = [set(geometry.members(PEERS[cell])) for cell in cells]
    assert geometry.members(geometry.seen_by_all(made)) == sorted(set.intersection(*seen))
    assert geometry.members(geometry.seen_by_any(made)) == sorted(set.union(*seen))


def test_a_block_and_a_line_cross_in_three_cells_or_not_at_all():
    assert len(CROSSINGS) == 54
    for block, line, cells in CROSSINGS:
        assert geometry.size(cells) == 3
        assert cells == HOUSES[block] & HOUSES[line]


def test_parallel_lines_never_meet():
    assert len(PARALLEL_LINES) == 72
    assert not any(HOUSES[one] & HOUSES[other] for one, other in PARALLEL_LINES)
