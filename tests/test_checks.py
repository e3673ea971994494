"""A step is proved from the facts it names, and only then."""

import pytest

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import set_of
from sudoku_helper.proofs.truths import in_cell, in_house, no_grave, not_deadly
from sudoku_helper.step import Link, Step
from sudoku_helper.techniques import TECHNIQUES
from tests.positions import SOLVED, without

EMPTY = SudokuBoard.parse("." * 81)
LAST_IN_ROW = SudokuBoard.parse("12345678." + "." * 72)


def step(**parts):
    return Step(TECHNIQUES[0], **parts)


def test_a_cell_with_one_candidate_proves_its_digit():
    found = step(placements=(Candidate(8, 9),), truths=(in_cell(8),))
    assert found.check(LAST_IN_ROW)


def test_a_digit_with_one_place_in_a_house_proves_its_place():
    found = step(placements=(Candidate(8, 9),), truths=(in_house(0, 9),))
    assert found.check(LAST_IN_ROW)


def test_nothing_is_proved_without_a_fact():
    assert not step(placements=(Candidate(8, 9),)).check(LAST_IN_ROW)


def test_a_wrong_conclusion_is_not_proved():
    assert not step(placements=(Candidate(0, 9),), truths=(in_cell(0),)).check(EMPTY)
    assert not step(cross_outs=(Candidate(0, 9),), truths=(in_house(0, 9),)).check(EMPTY)


def test_a_fact_must_be_one_on_this_board():
    filled_cell = step(cross_outs=(Candidate(9, 1),), truths=(in_cell(0),))
    assert not filled_cell.check(LAST_IN_ROW)
    digit_already_there = step(cross_outs=(Candidate(9, 4),), truths=(in_house(0, 1),))
    assert not digit_already_there.check(LAST_IN_ROW)


def test_two_cells_with_two_candidates_take_them_from_the_rest_of_the_house():
    board = SudokuBoard.parse("." * 81 + " r1c1<>3456789 r1c2<>3456789")
    pair = step(cross_outs=(Candidate(2, 1), Candidate(20, 2)), truths=(in_cell(0), in_cell(1)))
    assert pair.check(board)
    assert not pair._replace(cross_outs=(Candidate(27, 1),)).check(board)


def test_highlights_must_be_real_and_have_a_known_role():
    found = step(placements=(Candidate(8, 9),), truths=(in_cell(8),))
    assert found._replace(highlights={"reason": (Candidate(8, 9), Candidate(0, 1))}).check(
        LAST_IN_ROW
    )
    assert not found._replace(highlights={"reason": (Candidate(8, 3),)}).check(LAST_IN_ROW)
    assert not found._replace(highlights={"surprise": (Candidate(8, 9),)}).check(LAST_IN_ROW)


def test_a_link_must_be_as_strong_as_it_says():
    board = SudokuBoard.parse("." * 81 + " r1c1<>3456789")
    one, two, elsewhere = (Candidate(0, 1),), (Candidate(0, 2),), (Candidate(80, 1),)
    base = step(truths=(in_cell(0),))
    assert base._replace(links=(Link(one, two, strong=True),)).check(board)
    assert base._replace(links=(Link(one, two, strong=False),)).check(board)
    assert not base._replace(links=(Link(one, elsewhere, strong=True),)).check(board)
    assert not base._replace(links=(Link(one, elsewhere, strong=False),)).check(board)


RECTANGLE = (0, 3, 9, 12)
"""Two rows, two columns, two blocks."""


def test_a_deadly_rectangle_is_one_only_without_givens():
    notes = " ".join(f"r{cell // 9 + 1}c{cell % 9 + 1}<>3456789" for cell in RECTANGLE[:3])
    board = SudokuBoard.parse("." * 81 + " " + notes)
    cells, digits = set_of(RECTANGLE), set_of([1, 2])
    avoid = step(
        cross_outs=(Candidate(12, 1), Candidate(12, 2)), truths=(not_deadly(cells, digits),)
    )
    assert avoid.check(board)
    assert not avoid._replace(cross_outs=(Candidate(12, 3),)).check(board)
    with_given = SudokuBoard.parse("1" + "." * 80 + " " + " ".join(notes.split()[1:]))
    assert not avoid.check(with_given)
    crooked = not_deadly(set_of((0, 1, 9, 12)), digits)
    assert not avoid._replace(truths=(crooked,)).check(board)


def test_a_grave_needs_two_candidates_everywhere_else():
    assert not step(placements=(Candidate(0, 1),), truths=(no_grave((Candidate(0, 1),)),)).check(
        EMPTY
    )


@pytest.mark.parametrize("cell", [0, 40, 80])
def test_the_last_empty_cell_of_a_grid_is_proved_four_times(cell):
    board = SudokuBoard.parse(without(SOLVED, [cell]))
    digit = int(SOLVED[cell])
    houses = [house for house in range(27) if board.empty & in_house(house, digit).cells]
    for truth in [in_cell(cell), *(in_house(house, digit) for house in houses)]:
        assert step(placements=(Candidate(cell, digit),), truths=(truth,)).check(board)
