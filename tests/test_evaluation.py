"""Candidates are called necessary, single or inadmissible only where that is proven and true."""

import pytest

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.solver import first_solution
from sudoku_helper.starters import STARTERS
from sudoku_helper.watching.evaluation import Evaluation, evaluate_lazily, evaluate_strictly
from tests.positions import PUZZLE

PUZZLES = [starter.board for starter in STARTERS]
every_way = pytest.mark.parametrize("evaluate", [evaluate_lazily, evaluate_strictly])


def placements(found: Evaluation) -> list[Candidate]:
    return [*found.necessary, *found.singles, *found.hidden_singles]


@every_way
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_what_is_said_of_candidates_agrees_with_the_solution(evaluate, puzzle):
    board = SudokuBoard.parse(puzzle)
    solution = first_solution(board).values
    found = evaluate(board)
    assert found.contradiction is None
    assert all(solution[cell] == digit for cell, digit in placements(found))
    assert all(solution[cell] != digit for cell, digit in found.inadmissible)
    assert all(board.has(candidate) for candidate in (*placements(found), *found.inadmissible))


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_lazy_way_leads_to_at_most_one_digit_and_names_every_cause(puzzle):
    board = SudokuBoard.parse(puzzle)
    while placed := placements(found := evaluate_lazily(board)):
        assert len(placed) == 1
        named = {candidate for cause in found.causes for candidate in cause.candidates}
        assert named == {*found.inadmissible, *placed}
        board = board.place(*placed[0])
    assert board.is_complete or not placed


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_strict_way_finds_at_least_what_the_lazy_one_does(puzzle):
    board = SudokuBoard.parse(puzzle)
    lazy, strict = evaluate_lazily(board), evaluate_strictly(board)
    assert set(lazy.inadmissible) <= set(strict.inadmissible)
    assert {c.cell for c in placements(lazy)} <= {c.cell for c in placements(strict)}


def test_a_hidden_single_of_the_evaluation_needs_candidates_crossed_out_first():
    board = SudokuBoard.parse(PUZZLE)
    found = evaluate_strictly(board)
    assert found.hidden_singles
    for cell, _ in found.hidden_singles:
        assert board.digits[cell].bit_count() > 1


@every_way
@pytest.mark.parametrize(
    ("position", "kind"),
    [
        ("55" + "." * 79, "duplicate"),
        ("12345678." + "........9" + "." * 63, "no-candidate"),
        ("1........" + "." * 9 + "...1....." + "." * 9 + "......+2+3." + "." * 36, "no-place"),
    ],
)
def test_a_contradiction_comes_before_everything_else(evaluate, position, kind):
    found = evaluate(SudokuBoard.parse(position))
    if kind != "no-place":
        assert found.contradiction is not None
        assert found.contradiction.kind == kind
    assert found.contradiction is None or not placements(found)


@every_way
def test_nothing_is_said_of_an_empty_board(evaluate):
    assert evaluate(SudokuBoard.parse("." * 81)) == Evaluation()
