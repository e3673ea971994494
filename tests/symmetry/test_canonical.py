"""The canonical form is the smallest image, and equal exactly for equivalent Sudokus."""

import os
from concurrent.futures import ProcessPoolExecutor
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper.board import SudokuBoard
from sudoku_helper.generator.grids import random_minimal, random_solution
from sudoku_helper.solver import first_solution
from sudoku_helper.symmetry import (
    GROUP_ORDER,
    IDENTITY,
    canonical,
    canonical_form,
    chain,
    equivalence,
    fingerprint,
    isomorphic,
    random_transformation,
)
from sudoku_helper.symmetry.own import symmetry_group
from sudoku_helper.text import Speech
from tests.symmetry.grids import FIGURE_1, FIGURE_6_RIGHT, FIGURE_8_LEFT, MOST_SYMMETRIC, PUZZLE
from tests.tools.share import examples

SOLVED = first_solution(PUZZLE)
ODD_GRIDS = {
    "empty": SudokuBoard.parse("." * 81),
    "one digit": SudokuBoard.parse("." * 40 + "5" + "." * 40),
    "one band": SudokuBoard.parse(SOLVED.line[:27] + "." * 54),
    "one digit everywhere": SudokuBoard.parse("1" * 81),
    "most symmetric": MOST_SYMMETRIC,
    "clashing": FIGURE_8_LEFT,
    "puzzle": PUZZLE,
    "solved": SOLVED,
}
every_odd_grid = pytest.mark.parametrize("board", ODD_GRIDS.values(), ids=ODD_GRIDS)
grids = st.lists(st.integers(0, 9), min_size=81, max_size=81).map(SudokuBoard.of)


@every_odd_grid
def test_the_form_is_an_image_and_none_is_smaller(board):
    found = canonical(board)
    assert found.transformation.values(board.values) == found.values
    chance = Random(7)
    assert all(
        random_transformation(chance).values(board.values) >= found.values for _ in range(300)
    )


@every_odd_grid
def test_every_image_has_the_same_form(board):
    chance = Random(8)
    for _ in range(5):
        image = random_transformation(chance).apply(board)
        assert canonical_form(image) == canonical_form(board)
        assert fingerprint(image) == fingerprint(board)


@examples(40)
@given(grids, st.integers())
def test_any_digits_at_all_have_a_form(board, seed):
    image = random_transformation(Random(seed)).apply(board)
    assert canonical_form(image) == canonical_form(board)


def test_small_grids_have_the_form_that_is_seen_at_once():
    assert canonical_form(ODD_GRIDS["one digit"]) == "." * 80 + "1"
    assert canonical_form(ODD_GRIDS["empty"]) == "." * 81
    assert canonical_form(MOST_SYMMETRIC) == MOST_SYMMETRIC.line


def test_the_figures_of_the_document_are_equivalent():
    assert isomorphic(FIGURE_1, FIGURE_6_RIGHT)
    assert chain(equivalence(FIGURE_1, FIGURE_6_RIGHT), Speech("en"))


def test_the_chain_turns_one_into_the_other():
    image = random_transformation(Random(3)).apply(PUZZLE)
    assert equivalence(PUZZLE, image).values(PUZZLE.values) == image.values


def test_puzzles_with_other_numbers_of_digits_differ():
    assert not isomorphic(PUZZLE, FIGURE_1)
    assert not isomorphic(PUZZLE, SOLVED)


def nearly_equivalent(board: SudokuBoard, chance: Random) -> SudokuBoard:
    """An image of a grid with one of its digits changed."""
    values = list(board.values)
    cell = chance.choice([cell for cell in range(81) if values[cell]])
    values[cell] = chance.choice([digit for digit in range(1, 10) if digit != values[cell]])
    return random_transformation(chance).apply(SudokuBoard.of(values))


def wrong_decisions(seed: int, pairs: int) -> list[str]:
    """The first grids of those random pairs that were taken for what they are not.

    Solved grids and puzzles take turns. A change of one digit mostly changes how often digits occur,
    which would decide alone; so only the canonical forms are compared.
    """
    chance = Random(seed)
    wrong = []
    for number in range(pairs):
        draw = random_solution if number % 2 else random_minimal
        board = SudokuBoard.of(draw(chance))
        same = random_transformation(chance).apply(board)
        other = nearly_equivalent(board, chance)
        form = canonical_form(board)
        if canonical_form(same) != form or canonical_form(other) == form:
            wrong.append(board.line)
    return wrong


def test_equivalent_and_nearly_equivalent_pairs_are_told_apart():
    assert wrong_decisions(1, 60) == []


@pytest.mark.sweep
def test_ten_thousand_pairs_are_told_apart():
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        assert all(wrong == [] for wrong in pool.map(wrong_decisions, range(50), [100] * 50))


def form_of(line: str) -> str:
    return canonical_form(SudokuBoard.parse(line))


def test_puzzles_with_17_givens_have_different_forms(shared_data):
    lines = (shared_data / "sudoku17.txt").read_text().split()[::500]
    assert len({form_of(line) for line in lines}) == len(lines)


@pytest.mark.sweep
def test_5000_puzzles_with_17_givens_have_different_forms(shared_data):
    lines = (shared_data / "sudoku17.txt").read_text().split()[:5000]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        assert len(set(pool.map(form_of, lines, chunksize=100))) == 5000


def test_the_symmetries_of_a_grid_are_counted_and_made_of_a_few():
    """The order is that of the group which the generators make, and every empty grid keeps all."""
    assert symmetry_group(ODD_GRIDS["empty"]).order == GROUP_ORDER
    for board, order in ((MOST_SYMMETRIC, 648), (PUZZLE, 1), (SOLVED, 1)):
        group = symmetry_group(board)
        assert (group.order, group.interchanges) == (order, 1)
        made = fresh = {IDENTITY}
        while fresh:
            fresh = {one.then(other) for one in fresh for other in group.generators} - made
            made = made | fresh
        assert len(made) == order
        assert all(each.apply(board) == board for each in made)


def test_equivalent_grids_have_as_many_symmetries():
    chance = Random(5)
    for board in ODD_GRIDS.values():
        image = random_transformation(chance).apply(board)
        assert symmetry_group(image).order == symmetry_group(board).order
    # One digit in the middle: two diagonals, the rows and columns beside it and elsewhere, eight digits.
    one_digit = symmetry_group(ODD_GRIDS["one digit"])
    assert one_digit.order == 2 * (2 * 2 * 6 * 6) ** 2 * 40320
