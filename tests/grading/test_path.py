"""Grading by the way to the solution: levels, scores, and agreement with ratings of others."""

import csv
import random

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import to_candidates
from sudoku_helper.geometry import set_of
from sudoku_helper.grading import grade
from sudoku_helper.grading.path import ladder, rungs
from sudoku_helper.grading.ratings import BY_PARTS, EARLIER, UNKNOWN
from sudoku_helper.grading.singles import HARDEST_HIDDEN, rounds
from sudoku_helper.symmetry import random_transformation
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level
from sudoku_helper.techniques.fish import XWing
from tests.positions import PUZZLE


@pytest.fixture(scope="module")
def rated(shared_data):
    """Puzzles with the rating of an independent program."""
    with (shared_data / "se_ratings-dev.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    random.Random(7).shuffle(rows)
    return [(SudokuBoard.parse(row["puzzle"]), float(row["er"])) for row in rows]


def test_the_ladder_rises_but_for_families_that_are_looked_for_at_once():
    places = [rung.place for rung in rungs()]
    assert places == sorted(places)
    assert {Level.of(rung.rating) for rung in rungs()} == set(Level) - {Level.EVIL}


@pytest.mark.parametrize("level", list(Level)[:-1])
def test_a_level_ends_at_its_limit(level):
    assert Level.of(level.limit) == level
    assert Level.of(level.limit + 0.1) == level + 1


def test_no_puzzle_needs_a_technique_above_its_level():
    easiest = {rung.technique: rung.rating for rung in reversed(rungs())}
    assert all(technique.difficulty == rating for technique, rating in easiest.items())


def rungs_of(key: str = "made-up", **says: object) -> list[tuple[float, str]]:
    """The rungs of a made-up technique, next to those of an X-Wing."""
    made_up = type("MadeUp", (XWing,), {"key": key, "difficulty": 4.4, **says})
    return [(rung.rating, rung.technique.key) for rung in ladder([made_up(), XWing()])]


def test_a_technique_is_rated_by_its_difficulty_unless_the_table_says_otherwise():
    x_wing = (3.2, "x-wing")
    assert rungs_of() == [x_wing, (4.4, "made-up")]
    assert rungs_of(difficulty=3.1) == [(3.1, "made-up"), x_wing]
    assert rungs_of(difficulty=8.0) == [x_wing]
    assert rungs_of("w-wing") == [x_wing]
    cases = {2: 3.2, 3: 4.0}
    assert rungs_of("w-wing", small_cases=cases) == [x_wing, (3.2, "w-wing"), (4.0, "w-wing")]
    earlier = rungs_of("grouped-skyscraper", difficulty=3.3)
    assert earlier == [(3.3, "grouped-skyscraper"), x_wing]


def test_the_table_is_about_techniques_that_there_are():
    assert {*UNKNOWN, *EARLIER, *BY_PARTS} <= {technique.key for technique in TECHNIQUES}


def test_a_rung_holds_the_cases_with_its_rating_alone():
    made_up = type("MadeUp", (XWing,), {"large_cases": 6.0, "small_cases": {2: 3.0, 5: 5.0}})()
    board = SudokuBoard.parse(made_up.example.board)
    steps = {rung.rating: [*map(str, rung.steps(board))] for rung in ladder([made_up])}
    assert made_up.example.finds in steps[3.0]
    assert steps[5.0] == steps[6.0] == []


def test_a_step_has_the_level_of_its_own_case():
    made_up = type("MadeUp", (XWing,), {"small_cases": {2: 1.1}, "large_cases": 8.0})()
    assert {step.level for step in made_up.find(made_up.example.position)} == {Level.VERY_EASY}
    made_up.small_cases = {3: 1.1}
    assert {step.level for step in made_up.find(made_up.example.position)} == {Level.EVIL}


@pytest.mark.parametrize(
    "technique", [each for each in TECHNIQUES if each.key in BY_PARTS], ids=str
)
def test_a_step_of_two_in_one_is_found_by_its_parts_too(technique):
    board = technique.example.position
    [part] = [each for each in TECHNIQUES if each.difficulty == BY_PARTS[technique.key]][:1]
    gone = [each for step in part.find(board) for each in step.cross_outs]
    placed = rounds(board.cross_out(gone).options, HARDEST_HIDDEN)
    numbers = to_candidates(set_of(number for each in placed for number in each.numbers))
    assert set(technique.example_step().placements) <= set(numbers)


def test_a_solved_board_is_the_easiest_of_all():
    solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    assert grade(SudokuBoard.parse(solved)).level == Level.VERY_EASY


def test_a_grade_counts_every_missing_digit_once():
    found = grade(SudokuBoard.parse(PUZZLE))
    assert found.solved
    placed = sum(
        times
        for key, times in found.uses.items()
        if "single" in key or "house" in key or "direct" in key
    )
    assert placed == PUZZLE.count(".")


def test_effort_orders_puzzles_of_one_rating_without_lifting_them():
    found = grade(SudokuBoard.parse(PUZZLE))
    assert found.rating < found.score < found.rating + 0.1


def test_agrees_with_an_independent_rating(rated):
    judged = [(grade(board), er) for board, er in rated[:120]]
    right = [found.level == Level.of(er) for found, er in judged]
    assert sum(right) >= 0.97 * len(right)


@pytest.mark.parametrize("level", Level)
def test_rates_most_puzzles_of_each_level_like_an_independent_program(rated, level):
    of_level = [each for each in rated if Level.of(each[1]) == level][:6]
    equal = [grade(board).rating == er for board, er in of_level]
    assert sum(equal) >= 4


def test_equivalent_puzzles_are_judged_alike(rated):
    chance = random.Random(3)
    for board, _ in rated[:20]:
        found = grade(board)
        for _ in range(2):
            assert grade(random_transformation(chance).apply(board)) == found


@pytest.mark.sweep
def test_rates_like_an_independent_program(rated):
    judged = [(grade(board).rating, er) for board, er in rated]
    for level in Level:
        of_level = [abs(ours - er) for ours, er in judged if Level.of(er) == level]
        assert sum(each < 0.05 for each in of_level) >= 0.85 * len(of_level), level
        assert sum(of_level) <= 0.2 * len(of_level), level


@pytest.mark.sweep
def test_ranks_like_an_independent_rating(rated):
    judged = [(grade(board), er) for board, er in rated]
    right = sum(found.level == Level.of(er) for found, er in judged) / len(judged)
    assert right >= 0.97
    correlation = rank_correlation([er for _, er in judged], [found.score for found, _ in judged])
    assert correlation >= 0.95


def rank_correlation(left: list[float], right: list[float]) -> float:
    """Spearman's: the correlation of the places in the two orders, ties sharing a place."""
    left, right = places(left), places(right)
    middle = (len(left) - 1) / 2
    covariance = sum((a - middle) * (b - middle) for a, b in zip(left, right, strict=True))
    spread = [sum((each - middle) ** 2 for each in order) for order in (left, right)]
    return covariance / (spread[0] * spread[1]) ** 0.5


def places(values: list[float]) -> list[float]:
    """The place of each value in the sorted order."""
    ordered = sorted(values)
    return [
        (ordered.index(value) + len(ordered) - 1 - ordered[::-1].index(value)) / 2
        for value in values
    ]
