"""The classifier: a network that judges a puzzle by its features, and the text that keeps its weights."""

import json
import math
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from sudoku_helper.board import SudokuBoard
from sudoku_helper.grading.network import words
from sudoku_helper.grading.network.features import CLASSIC, FEATURE_SETS, FeatureSet
from sudoku_helper.grading.network.network import Network, Vector
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import TextError


class WeightsError(TextError):
    """A text that holds no weights, or weights that do not fit the features of this version."""


@dataclass(frozen=True)
class Classifier:
    """A network and the features that it was trained on."""

    features: FeatureSet
    network: Network

    def probabilities(self, board: SudokuBoard) -> dict[Level, float]:
        """How likely each level is."""
        found = self.network.probabilities(self.features.measure(board))
        return dict(zip(Level, found, strict=True))

    def level(self, board: SudokuBoard) -> Level:
        """The likeliest level of a puzzle."""
        return self.level_of(self.features.measure(board))

    def level_of(self, features: Vector) -> Level:
        """The likeliest level of a puzzle whose features were measured before."""
        return Level(self.network.classify(features) + 1)

    def to_json(self) -> str:
        """The weights as text, with the names of the features that they belong to."""
        names = {"features": self.features.key, "names": list(self.features.names)}
        return json.dumps({**names, **self.network.rounded()})

    @classmethod
    def from_json(cls, text: str) -> "Classifier":
        """The classifier of such a text; WeightsError if it does not fit."""
        parts = _read_parts(text)
        found = str(parts.get("features"))
        features = FEATURE_SETS.get(found)
        if features is None:
            known = ", ".join(FEATURE_SETS)
            raise WeightsError(words.UNKNOWN_FEATURES, known=known, found=found)
        number = len(features.names)
        if parts.get("names") != list(features.names):
            raise WeightsError(words.OTHER_NAMES, number=number, features=features.key)
        return cls(features, _network(parts, number))


def _read_parts(text: str) -> dict[str, Any]:
    try:
        parts = json.loads(text)
    except ValueError as error:
        raise WeightsError(words.NO_WEIGHTS) from error
    if not isinstance(parts, dict):
        raise WeightsError(words.NO_WEIGHTS)
    return parts


def _network(parts: dict[str, Any], inputs: int) -> Network:
    """The network of what was read, if every row has the length that it needs."""
    names = ("means", "deviations", "hidden", "output")
    means, deviations, hidden, output = (parts.get(name) or [] for name in names)
    fits = (
        _is_vector(means, inputs)
        and _is_vector(deviations, inputs)
        and 0 not in deviations
        and isinstance(hidden, list)
        and _is_matrix(hidden, len(hidden), inputs + 1)
        and _is_matrix(output, len(Level), len(hidden) + 1)
    )
    if not fits:
        raise WeightsError(words.OTHER_NUMBERS, features=inputs, levels=len(Level))
    return Network(means, deviations, hidden, output)


def _is_vector(found: Any, length: int) -> bool:
    return (
        isinstance(found, list)
        and len(found) == length
        and all(isinstance(each, int | float) and math.isfinite(each) for each in found)
    )


def _is_matrix(found: Any, rows: int, columns: int) -> bool:
    return (
        isinstance(found, list)
        and len(found) == rows
        and all(_is_vector(row, columns) for row in found)
    )


def trained_weights(features: str = CLASSIC.key) -> str:
    """The weights that come with the package for these features."""
    weights = files(__package__).joinpath("weights", f"{features}.json")
    return weights.read_text(encoding="utf-8")


@cache
def trained(features: str = CLASSIC.key) -> Classifier:
    """The classifier that comes with the package for these features."""
    return Classifier.from_json(trained_weights(features))
