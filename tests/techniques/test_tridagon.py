"""Tridagons: what three digits cannot fill, who guards it, and what looks like it but is not."""

from itertools import permutations, product
from random import Random

import pytest

from sudoku_helper import SudokuBoard, TechniqueManager
from sudoku_helper.board import Candidate
from sudoku_helper.geometry import members, set_of, size
from sudoku_helper.grading.ratings import published
from sudoku_helper.proofs.truths import holds, not_only
from sudoku_helper.step import plain
from sudoku_helper.symmetry import random_transformation
from sudoku_helper.techniques.base import Level
from sudoku_helper.techniques.patterns.tridagons import tridagons
from sudoku_helper.techniques.tridagon import Tridagon, TridagonForcingChain
from sudoku_helper.text import Speech
from tests.techniques.sketches import board_with, cell_named, found_by
from tests.techniques.support import is_true, solution_of, steps_of
from tests.tools.share import one_in

DOWN = ("r1c1", "r2c2", "r3c3", "r1c4", "r2c5", "r3c6", "r4c1", "r5c2", "r6c3")
"""Three diagonals that run down, in blocks 1, 2 and 4."""
UP = ("r6c4", "r5c5", "r4c6")
"""One that runs up, in block 5."""
CELLS = (*DOWN, *UP)


def tridagon(cells=CELLS, values="." * 81, **others: str) -> SudokuBoard:
    """A board with 1, 2 and 3 in the cells of a tridagon, some of them with other candidates."""
    return board_with(values, **(dict.fromkeys(cells, "123") | others))


def test_the_only_guardian_is_placed():
    assert found_by(Tridagon(), tridagon(r5c5="1234")) == ["r5c5=4"]


def test_the_guardians_of_one_cell_take_the_three_digits_from_it():
    assert found_by(Tridagon(), tridagon(r5c5="12345")) == ["r5c5<>123"]


def test_guardians_of_one_digit_exclude_it_where_all_are_seen():
    (found,) = found_by(Tridagon(), tridagon(r1c1="1234", r2c2="1234"))
    assert found == "r1c2<>4 r1c3<>4 r2c1<>4 r2c3<>4 r3c1<>4 r3c2<>4"


def test_guardians_that_see_nothing_in_common_exclude_nothing():
    assert found_by(Tridagon(), tridagon(r1c1="1234", r5c5="1235")) == []


def test_without_a_guardian_nothing_is_concluded():
    """The position has no solution then; to say so is not the business of a technique."""
    assert found_by(Tridagon(), tridagon()) == []
    assert found_by(TridagonForcingChain(), tridagon()) == []


def test_a_cell_that_lacks_one_of_the_digits_counts():
    assert found_by(Tridagon(), tridagon(r1c1="12", r6c3="23", r5c5="1234")) == ["r5c5=4"]


def test_four_diagonals_that_run_alike_are_none():
    down = ("r4c4", "r5c5", "r6c6")
    board = tridagon((*DOWN, *down), r5c5="1234")
    assert found_by(Tridagon(), board) == []
    assert found_by(TridagonForcingChain(), board) == []


def test_two_diagonals_that_run_up_are_none():
    up = ("r3c4", "r2c5", "r1c6")
    cells = [*DOWN[:3], *up, *DOWN[6:], *UP]
    assert found_by(Tridagon(), tridagon(cells, r5c5="1234")) == []


def test_a_filled_cell_makes_it_none():
    values = "." * 40 + "4" + "." * 40
    cells = [name for name in CELLS if name != "r5c5"]
    board = tridagon(cells, values, r1c1="1235")
    assert found_by(Tridagon(), board) == []


def test_the_parity_tells_just_what_cannot_be_filled():
    """All ways to choose a diagonal in each of four blocks, tried out."""
    empty = SudokuBoard.parse("." * 81)
    corners = (0, 3, 27, 30)
    digits = set_of((1, 2, 3))
    unfillable = 0
    for orders in product(permutations(range(3)), repeat=4):
        # The first block can be turned into any order by exchanging rows.
        if orders[0] != (0, 1, 2):
            continue
        cells = set_of(
            corner + 9 * row + column
            for corner, order in zip(corners, orders, strict=True)
            for row, column in enumerate(order)
        )
        board = empty.cross_out(
            Candidate(cell, digit)
            for cell in members(cells)
            for digit in range(4, 9 if cell == 0 else 10)
        )
        found = [each for each in tridagons(board) if each.cells == cells]
        assert bool(found) == holds(not_only(cells, digits), board)
        unfillable += bool(found)
    assert unfillable == 6**3 / 2


def test_the_block_that_differs_is_named():
    board = tridagon(r5c5="1234")
    (step,) = Tridagon().find(board)
    sentences = plain(step.explanation("en"))
    assert "the cells in block 5 run the other way" in sentences[2]
    assert sentences[3] == (
        "The only other candidate in these cells, their guardian, is the 4 in E5; so it can be placed."
    )


def test_a_truth_that_the_cells_can_do_without_is_none():
    board = tridagon(r5c5="1234")
    cells = set_of(map(cell_named, CELLS))
    assert holds(not_only(cells, set_of((1, 2, 3))), board)
    assert not holds(not_only(cells, set_of((1, 2, 3, 4))), board)
    assert not holds(not_only(cells & ~set_of([cell_named("r1c1")]), set_of((1, 2, 3))), board)
    filled = board.place(cell_named("r5c5"), 4)
    assert not holds(not_only(cells, set_of((1, 2, 3))), filled)


def test_chains_lead_from_each_guardian_to_the_conclusion():
    technique = TridagonForcingChain()
    board, step = technique.example.position, technique.example_step()
    guardians = {branch.assumption.candidates[0] for branch in step.evidence.branches}
    (pattern,) = tridagons(board)
    assert size(pattern.guardians) == len(guardians) == 2
    first = plain(step.explanation("en"))[0]
    assert "are a tridagon of 2, 3 and 4: in block 8 they run the other way" in first
    for cell, digit in guardians:
        assert f"the {digit} in {Speech().cell(cell)}" in first


def test_what_all_guardians_see_needs_no_chain():
    assert found_by(TridagonForcingChain(), tridagon(r1c1="1234", r2c2="1234")) == []


@pytest.mark.parametrize(
    "technique", one_in(2, [Tridagon(), TridagonForcingChain()]), ids=lambda each: each.key
)
def test_puzzles_with_a_tridagon_open_without_nets(technique):
    """Copies of the example of each: from there on no net is needed."""
    random = Random(1)
    for _ in range(2):
        board = random_transformation(random).apply(technique.example.position)
        solution = solution_of(board)
        used = set()
        for position, step in TechniqueManager().path(board):
            assert is_true(step, solution)
            assert step.check(position)
            used.add(step.technique.key)
        assert technique.key in used
        assert not used & {"forcing-net", "forcing-net-with-patterns", "nested-net", "trial"}


def test_they_come_at_the_highest_level_and_have_no_published_rating():
    for technique in (Tridagon(), TridagonForcingChain()):
        assert technique.level == Level.EVIL
        for step in steps_of(technique, technique.example.position):
            assert published(technique).rating(step) is None
