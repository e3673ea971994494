"""What ``grade``, ``statistics`` and ``train`` share: who judges how hard a puzzle is."""

from argparse import ArgumentParser
from functools import lru_cache
from pathlib import Path

from sudoku_helper.cli import words
from sudoku_helper.cli.arguments import Arguments
from sudoku_helper.cli.errors import InputError, UsageError
from sudoku_helper.cli.language import say
from sudoku_helper.grading.network.classifier import Classifier, WeightsError, trained_weights
from sudoku_helper.grading.network.features import CLASSIC, FEATURE_SETS

PATH, NETWORK = "path", "network"
JUDGES = (PATH, NETWORK)


def add_features(parser: ArgumentParser, usual: str | None = CLASSIC.key) -> None:
    """What the network looks at."""
    parser.add_argument(
        "--features",
        choices=FEATURE_SETS,
        default=usual,
        help=say(
            en="classic counts what a few methods do; all adds the steps of our own grade (classic)",
            de="classic zählt, was einige Methoden leisten; all nimmt die Schritte der eigenen Bewertung dazu (classic)",
        ),
    )


def add_network(parser: ArgumentParser) -> None:
    """Which network judges."""
    add_features(parser, usual=None)
    parser.add_argument(
        "--weights",
        metavar=say(en="FILE", de="DATEI"),
        help=say(
            en="what `train --out` wrote, instead of our own weights",
            de="was `train --out` geschrieben hat, statt der eigenen Gewichte",
        ),
    )


def weights_of(arguments: Arguments) -> str:
    """The weights of the network that judges, as text; InputError if they do not fit.

    Nothing where no network is asked.
    """
    if arguments.by != NETWORK:
        if arguments.weights or arguments.features:
            raise UsageError(words.NETWORK_ONLY)
        return ""
    if not arguments.weights:
        return trained_weights(arguments.features or CLASSIC.key)
    text = Path(arguments.weights).read_text(encoding="utf-8", errors="replace")
    try:
        found = classifier(text).features.key
    except WeightsError as error:
        raise InputError(f"{arguments.weights}: {error.text(arguments.lang)}") from error
    if arguments.features not in (None, found):
        problem = words.OTHER_FEATURES.format(wanted=arguments.features, found=found)
        raise InputError(f"{arguments.weights}: {problem(arguments.lang)}")
    return text


@lru_cache(maxsize=1)
def classifier(weights: str) -> Classifier:
    """The classifier with these weights; a process reads them once."""
    return Classifier.from_json(weights)
