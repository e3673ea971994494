"""The classifier: its arithmetic, its training, and the one that comes with the package."""

import random

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.grading.features import classic_features, features
from sudoku_helper.grading.network import Network, Training
from sudoku_helper.grading.training import (
    Confusion,
    Labelled,
    classify,
    read_labelled,
    split,
    trained,
)
from sudoku_helper.techniques.base import Level
from tests.positions import PUZZLE

EASY = SudokuBoard.parse(PUZZLE)


def test_learns_what_no_straight_line_separates():
    chance = random.Random(3)
    points = [(chance.uniform(-1, 1), chance.uniform(-1, 1)) for _ in range(400)]
    examples = [(list(point), int(point[0] * point[1] > 0)) for point in points]
    *_, network = Training(nodes=8, rounds=80, rate=0.2).run(examples, 2)
    right = sum(network.classify(point) == label for point, label in examples)
    assert right > 0.95 * len(examples)


def test_the_same_seed_gives_the_same_network():
    examples = [([0.0, 1.0], 0), ([1.0, 0.0], 1)]
    first, again = (list(Training(nodes=2, rounds=3).run(examples, 2))[-1] for _ in range(2))
    assert first == again
    assert Network.from_json(first.to_json()).classify([0.0, 1.0]) == first.classify([0.0, 1.0])


def test_the_package_brings_a_network_that_fits_its_features():
    found = features(EASY)
    assert len(trained().means) == len(found)
    assert sum(trained().probabilities(found)) == pytest.approx(1)


def test_features_do_not_change_when_digits_change_names():
    renamed = EASY.line.translate(str.maketrans("123456789", "234567891"))
    here, there = classic_features(EASY), classic_features(SudokuBoard.parse(renamed))
    assert sorted(here) == pytest.approx(sorted(there))


def test_agrees_with_an_independent_rating(shared_data):
    with (shared_data / "se_ratings-dev.csv").open(encoding="utf-8") as file:
        examples = list(read_labelled(file))
    _, kept_aside = split(examples, 0.8, seed=1)
    confusion = Confusion.of(kept_aside[:80], classify)
    assert confusion.within(0) >= 0.9
    assert confusion.within(1) >= 0.99


def test_a_confusion_table_shows_true_and_judged_levels():
    table = Confusion.of([Labelled(EASY, Level.HARD)], lambda board: Level.EASY)
    assert (table.within(0), table.within(1), table.within(2)) == (0, 0, 1)
    assert "very easy" in str(table)


@pytest.mark.parametrize("line", ["x,1.2", f"{EASY.line},", f"{EASY.line},hard"])
def test_a_line_that_cannot_be_read_is_named(line):
    with pytest.raises(ValueError, match="line 2"):
        list(read_labelled(["puzzle,er", line]))
