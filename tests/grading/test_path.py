"""Grading by the way to the solution: levels, scores, and agreement with ratings of others."""

import csv
import random

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.grading import grade, level_of
from sudoku_helper.grading.path import LEVEL_LIMITS, rungs
from sudoku_helper.techniques.base import Level

EASY = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3."


@pytest.fixture(scope="module")
def rated(shared_data):
    """Puzzles with the rating of an independent program."""
    with (shared_data / "se_ratings-dev.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    random.Random(7).shuffle(rows)
    return [(SudokuBoard.parse(row["puzzle"]), float(row["er"])) for row in rows]


def test_the_ladder_rises():
    difficulties = [rung.difficulty for rung in rungs()]
    assert difficulties == sorted(difficulties)
    assert {level_of(each) for each in difficulties} == set(Level) - {Level.EVIL}


@pytest.mark.parametrize("level", LEVEL_LIMITS)
def test_a_level_ends_at_its_limit(level):
    assert level_of(LEVEL_LIMITS[level]) == level
    assert level_of(LEVEL_LIMITS[level] + 0.1) == level + 1


def test_a_solved_board_is_the_easiest_of_all():
    solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    assert grade(SudokuBoard.parse(solved)).level == Level.VERY_EASY


def test_a_grade_counts_every_missing_digit_once():
    found = grade(SudokuBoard.parse(EASY))
    assert found.solved
    placed = sum(
        times
        for key, times in found.uses.items()
        if "single" in key or "house" in key or "direct" in key
    )
    assert placed == EASY.count(".")


def test_effort_orders_puzzles_of_one_rating_without_lifting_them():
    found = grade(SudokuBoard.parse(EASY))
    assert found.rating < found.score < found.rating + 0.1


def test_agrees_with_an_independent_rating(rated):
    judged = [(grade(board), er) for board, er in rated[:120]]
    right = [found.level == level_of(er) for found, er in judged]
    assert sum(right) >= 0.97 * len(right)


@pytest.mark.sweep
def test_ranks_like_an_independent_rating(rated):
    judged = [(grade(board), er) for board, er in rated]
    right = sum(found.level == level_of(er) for found, er in judged) / len(judged)
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
