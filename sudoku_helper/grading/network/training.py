"""Training the classifier on puzzles whose level is known."""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from sudoku_helper.grading.network import words
from sudoku_helper.grading.network.classifier import Classifier
from sudoku_helper.grading.network.features import FeatureSet
from sudoku_helper.grading.network.network import Network, Training, Vector
from sudoku_helper.grading.network.tables import aligned
from sudoku_helper.techniques.base import Level

Kind = TypeVar("Kind")


@dataclass(frozen=True)
class Sample:
    """What the network learns from: the features of a puzzle, its level, and that of its path."""

    features: Vector
    level: Level
    path_level: Level


@dataclass(frozen=True)
class TrainingRound:
    """How well a network judges after a round of training, on what it learnt and on what it did not.

    The loss is the mean of how surprised it is by the true level, 0 if it is always sure and right.
    """

    number: int
    learnt_loss: float
    learnt_right: float
    kept_aside_loss: float
    kept_aside_right: float


def split(samples: Sequence[Kind], share: float, seed: int) -> tuple[list[Kind], list[Kind]]:
    """The samples to learn from and those kept aside for the test."""
    shuffled = list(samples)
    random.Random(seed).shuffle(shuffled)
    cut = round(len(shuffled) * share)
    return shuffled[:cut], shuffled[cut:]


def train(
    features: FeatureSet, learnt: Sequence[Sample], training: Training
) -> Iterator[Classifier]:
    """The classifier after each round of training."""
    labelled = [(sample.features, sample.level - 1) for sample in learnt]
    for network in training.run(labelled, len(Level)):
        yield Classifier(features, network)


def look_back(
    number: int, network: Network, learnt: Sequence[Sample], kept_aside: Sequence[Sample]
) -> TrainingRound:
    """How well a network judges after a round."""
    return TrainingRound(number, *_judge(network, learnt), *_judge(network, kept_aside))


def _judge(network: Network, samples: Sequence[Sample]) -> tuple[float, float]:
    """The loss of a network, and the share of samples that it judges right."""
    loss, right = 0.0, 0
    for sample in samples:
        found = network.probabilities(sample.features)
        loss -= math.log(max(found[sample.level - 1], 1e-12))
        right += found.index(max(found)) == sample.level - 1
    return loss / len(samples), right / len(samples)


def learning_curve(rounds: Sequence[TrainingRound], lang: str) -> str:
    """The learning curve at some ten rounds, the last among them, as a table."""
    parts = [
        f"{part(lang)}: {number(lang)}"
        for part in (words.LEARNT, words.KEPT_ASIDE)
        for number in (words.LOSS, words.RIGHT)
    ]
    rows = [[words.ROUND(lang), *parts]]
    step = max(1, len(rounds) // 10)
    for each in rounds:
        if each.number % step == 0 or each is rounds[-1]:
            learnt = (f"{each.learnt_loss:.3f}", f"{each.learnt_right:.1%}")
            kept_aside = (f"{each.kept_aside_loss:.3f}", f"{each.kept_aside_right:.1%}")
            rows.append([str(each.number), *learnt, *kept_aside])
    return aligned(rows)
