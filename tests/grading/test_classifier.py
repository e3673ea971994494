"""The classifier: its arithmetic, its training, and those that come with the package."""

import json
import random
from functools import cache

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.inputs import read_items
from sudoku_helper.formats.levels import level_named
from sudoku_helper.grading.network.classifier import (
    Classifier,
    WeightsError,
    trained,
    trained_weights,
)
from sudoku_helper.grading.network.confusion import Confusion
from sudoku_helper.grading.network.features import CLASSIC, FEATURE_SETS
from sudoku_helper.grading.network.network import Training
from sudoku_helper.grading.network.training import Sample, look_back, split, train
from sudoku_helper.techniques.base import Level
from tests.positions import PUZZLE

EASY = SudokuBoard.parse(PUZZLE)
every_feature_set = pytest.mark.parametrize("features", FEATURE_SETS)


def test_learns_what_no_straight_line_separates():
    chance = random.Random(3)
    points = [(chance.uniform(-1, 1), chance.uniform(-1, 1)) for _ in range(400)]
    samples = [(list(point), int(point[0] * point[1] > 0)) for point in points]
    *_, network = Training(nodes=8, rounds=80, rate=0.2, decay=0.0005).run(samples, 2)
    right = sum(network.classify(point) == label for point, label in samples)
    assert right > 0.95 * len(samples)


def made_up_samples() -> list[Sample]:
    """Features of no puzzle: how large the first one is decides between two levels."""
    chance = random.Random(5)
    rows = [[chance.uniform(-1, 1) for _ in CLASSIC.names] for _ in range(80)]
    return [
        Sample(row, Level.HARD if row[0] > 0 else Level.EASY, path_level=Level.EASY) for row in rows
    ]


@cache
def small_classifier() -> Classifier:
    *_, classifier = train(CLASSIC, made_up_samples(), Training(nodes=3, rounds=30, rate=0.1))
    return classifier


def test_the_same_seed_gives_the_same_network():
    *_, again = train(CLASSIC, made_up_samples(), Training(nodes=3, rounds=30, rate=0.1))
    *_, other = train(CLASSIC, made_up_samples(), Training(nodes=3, rounds=30, rate=0.1, seed=2))
    assert again == small_classifier() != other


def test_training_is_seen_to_help():
    learnt, kept_aside = split(made_up_samples(), 0.75, seed=1)
    assert (len(learnt), len(kept_aside)) == (60, 20)
    training = Training(nodes=3, rounds=30, rate=0.1)
    rounds = [
        look_back(number, classifier.network, learnt, kept_aside)
        for number, classifier in enumerate(train(CLASSIC, learnt, training), 1)
    ]
    assert rounds[-1].number == 30
    assert rounds[-1].learnt_loss < 0.5 * rounds[0].learnt_loss
    assert rounds[-1].kept_aside_right > 0.7
    assert len(small_classifier().network.hidden) == 3


def test_weights_say_which_features_they_were_trained_on():
    text = small_classifier().to_json()
    again = Classifier.from_json(text)
    assert json.loads(text)["features"] == "classic"
    assert again.features is CLASSIC
    assert [again.level_of(each.features) for each in made_up_samples()] == [
        small_classifier().level_of(each.features) for each in made_up_samples()
    ]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"features": "newer"}, "features classic, all, got 'newer'"),
        ({"names": ["givens"]}, "train them anew"),
        ({"features": "all"}, "train them anew"),
        ({"means": [0.0]}, "got other numbers"),
        ({"deviations": [0.0] * len(CLASSIC.names)}, "got other numbers"),
        ({"hidden": [[1.0, 2.0]]}, "got other numbers"),
        ({"hidden": None}, "got other numbers"),
        ({"output": [[0.0] * 4] * 6}, "got other numbers"),
        ({"output": [["x"] * 4] * 7}, "got other numbers"),
        ({"output": [[float("nan")] * 4] * 7}, "got other numbers"),
    ],
)
def test_weights_that_do_not_fit_are_refused(change, complaint):
    parts = json.loads(small_classifier().to_json())
    with pytest.raises(WeightsError, match=complaint):
        Classifier.from_json(json.dumps({**parts, **change}))


@pytest.mark.parametrize("text", ["", "[]", "7", "puzzle,er"])
def test_what_holds_no_weights_is_refused(text):
    with pytest.raises(WeightsError, match="expected weights that `train --out` wrote"):
        Classifier.from_json(text)


@every_feature_set
def test_the_package_brings_a_network_of_fifty_nodes_for_each_set_of_features(features):
    classifier = trained(features)
    assert classifier.features.key == features
    assert len(classifier.network.hidden) == 50
    assert sum(classifier.probabilities(EASY).values()) == pytest.approx(1)
    assert classifier.to_json() == trained_weights(features).strip()


def test_classic_features_know_nothing_of_our_own_grade(monkeypatch):
    monkeypatch.setattr("sudoku_helper.grading.network.features.grade", None)
    assert trained("classic").level(EASY) in Level
    with pytest.raises(TypeError):
        trained("all").level(EASY)


@pytest.mark.parametrize(("features", "least"), [("classic", 0.6), ("all", 0.95)])
def test_agrees_with_an_independent_rating(features, least, shared_data):
    items = list(read_items([str(shared_data / "se_ratings-dev.csv")]))
    # The weights of the package know none of them, so that any will do.
    _, some = split(items, 0.8, seed=1)
    judged = Confusion.of(
        (level_named(item.checked.level), trained(features).level(item.board)) for item in some[:60]
    )
    assert judged.within(0) >= least
    assert judged.within(1) >= 0.85


def test_a_confusion_table_shows_true_and_judged_levels():
    table = Confusion.of([(Level.HARD, Level.EASY)])
    assert (table.within(0), table.within(1), table.within(2)) == (0, 0, 1)
    assert "schwer       0  1  0  0  0  0  0     0.0%" in table.table("de").splitlines()
