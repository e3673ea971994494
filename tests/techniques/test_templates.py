"""Templates: what all arrangements of a digit agree about, counted in another way."""

from functools import cache
from itertools import permutations
from random import Random

import pytest

from sudoku_helper import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, BLOCK_OF, CELLS, CellSet, members, set_of
from sudoku_helper.step import plain
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.patterns.one_digit import arrangements
from sudoku_helper.techniques.patterns.templates import templates_of
from sudoku_helper.techniques.templates import TemplateDelete, TemplateSet
from tests.techniques.sketches import places_of_five, random_places
from tests.techniques.support import is_true, own_puzzles, solution_of, steps_of, thinned
from tests.tools.share import one_in

FULL = "xxxxxxxxx"


@cache
def all_ways() -> list[CellSet]:
    """Every way to place a digit nine times."""
    return [
        set_of(9 * row + column for row, column in enumerate(columns))
        for columns in permutations(range(9))
        if len({BLOCK_OF[9 * row + column] for row, column in enumerate(columns)}) == 9
    ]


def board_of(places: int) -> SudokuBoard:
    """An open board on which the 5 has these places."""
    return SudokuBoard.parse("." * 81).cross_out(
        Candidate(cell, 5) for cell in CELLS if not places & BIT[cell]
    )


def settled_by(technique: SolvingTechnique, board: SudokuBoard) -> list[int]:
    """The cells of the 5 that its steps settle; the open cells of the others do not matter here."""
    steps = [step for step in technique.find(board) if step.evidence.digit == 5]
    assert all(step.check(board) for step in steps)
    return [set_of(each.cell for each in (*step.placements, *step.cross_outs)) for step in steps]


def test_a_digit_can_be_placed_in_46656_ways():
    assert len(all_ways()) == 46656


@pytest.mark.parametrize("seed", one_in(5, range(25)))
def test_templates_agree_with_all_ways_to_place_a_digit(seed):
    places = random_places(Random(seed))
    ways = [way for way in all_ways() if not way & ~places]
    assert sorted(arrangements(places)) == sorted(ways)
    board = board_of(places)
    in_none = places & ~set_of(cell for way in ways for cell in members(way))
    in_all = set_of(cell for cell in members(places) if all(way & BIT[cell] for way in ways))
    assert settled_by(TemplateDelete(), board) == ([in_none] if in_none else [])
    assert settled_by(TemplateSet(), board) == ([in_all] if in_none and in_all else [])


def test_nothing_is_said_where_every_place_is_possible():
    hidden_single = places_of_five("x........", *["...xxxxxx"] * 2, *[".xxxxxxxx"] * 6)
    for board in (places_of_five(*[FULL] * 9), hidden_single):
        assert settled_by(TemplateSet(), board) == settled_by(TemplateDelete(), board) == []


def test_few_ways_are_told_and_many_are_counted():
    told = {}
    for seed in range(25):
        board = board_of(random_places(Random(seed)))
        for step in TemplateDelete().find(board):
            if step.evidence.digit == 5:
                ways = len(list(arrangements(board.places[5])))
                told[ways] = plain(step.explanation("en"))[1]
    few = [ways for ways in told if 1 < ways < 5]
    assert few
    assert all(told[ways].count("; in") == ways - 1 for ways in few)
    example = plain(TemplateDelete().example_step().explanation("en"))
    assert "finds 5 ways" in example[1]
    crowded = places_of_five("x.x......", FULL, FULL, "x.x......", *[FULL] * 5)
    (step,) = TemplateDelete().find(crowded)
    assert "more than 1000 ways" in plain(step.explanation("en"))[1]


def test_what_is_certain_of_one_digit_takes_its_cells_from_the_others():
    """Without them the 5 has many ways; the helpers are named, and the proof rests on them."""
    puzzle = own_puzzles(3)[2]
    board = thinned(puzzle, solution_of(puzzle), 0.35, Random(3))
    helped = [each for each in templates_of(board) if each.others]
    assert helped
    for template in helped:
        solution = solution_of(puzzle)
        assert all(solution[cell] == digit for cell, digit in template.took)
        assert not template.others & BIT[template.digit]


@pytest.mark.parametrize("seed", one_in(6, range(6)))
def test_every_template_step_is_true_and_proved(seed):
    random = Random(seed)
    for puzzle in own_puzzles(6):
        solution = solution_of(puzzle)
        board = thinned(puzzle, solution, random.choice((0.1, 0.3)), random)
        for technique in (TemplateSet(), TemplateDelete()):
            for step in steps_of(technique, board):
                assert is_true(step, solution)
                assert step.check(board)
