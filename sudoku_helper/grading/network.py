"""A small neural network with one hidden layer, in plain Python: running it and training it."""

import json
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

Vector = list[float]
Matrix = list[Vector]


@dataclass(frozen=True)
class Network:
    """Weights from features to hidden nodes to classes; the last column of a row is its bias.

    Features are brought to mean 0 and deviation 1 first, by *means* and *deviations*.
    """

    means: Vector
    deviations: Vector
    hidden: Matrix
    output: Matrix

    def probabilities(self, features: Sequence[float]) -> Vector:
        """How likely each class is."""
        return _softmax(_layer(self.output, self._activate(self._scaled(features))))

    def classify(self, features: Sequence[float]) -> int:
        """The number of the likeliest class, counted from 0."""
        probabilities = self.probabilities(features)
        return probabilities.index(max(probabilities))

    def _scaled(self, features: Sequence[float]) -> Vector:
        return [
            (value - mean) / deviation
            for value, mean, deviation in zip(features, self.means, self.deviations, strict=True)
        ]

    def _activate(self, scaled: Vector) -> Vector:
        return [math.tanh(total) for total in _layer(self.hidden, scaled)]

    def to_json(self) -> str:
        """The weights as text."""
        parts = {
            "means": _rounded(self.means),
            "deviations": _rounded(self.deviations),
            "hidden": [_rounded(row) for row in self.hidden],
            "output": [_rounded(row) for row in self.output],
        }
        return json.dumps(parts)

    @classmethod
    def from_json(cls, text: str) -> "Network":
        """The network of such a text."""
        return cls(**json.loads(text))


def _rounded(values: Vector) -> Vector:
    return [round(value, 4) for value in values]


def _layer(weights: Matrix, inputs: Vector) -> Vector:
    return [
        row[-1] + sum(weight * value for weight, value in zip(row, inputs, strict=False))
        for row in weights
    ]


def _softmax(totals: Vector) -> Vector:
    largest = max(totals)
    powers = [math.exp(total - largest) for total in totals]
    whole = sum(powers)
    return [power / whole for power in powers]


@dataclass(frozen=True)
class Training:
    """How a network is trained: its size, how long, how fast, and the seed of its chance."""

    nodes: int = 24
    rounds: int = 60
    rate: float = 0.02
    momentum: float = 0.9
    decay: float = 0.0005
    seed: int = 1

    def run(
        self, examples: Sequence[tuple[Sequence[float], int]], classes: int
    ) -> Iterator[Network]:
        """The network after each round over all the examples."""
        chance = random.Random(self.seed)
        means, deviations = _scale([features for features, _ in examples])
        inputs = len(means)
        hidden = _random_matrix(chance, self.nodes, inputs + 1)
        output = _random_matrix(chance, classes, self.nodes + 1)
        network = Network(means, deviations, hidden, output)
        speeds = (_zeros(hidden), _zeros(output))
        order = [(network._scaled(features), label) for features, label in examples]
        for number in range(self.rounds):
            chance.shuffle(order)
            rate = self.rate * (1 - number / self.rounds)
            for scaled, label in order:
                self._learn(network, speeds, scaled, label, rate)
            yield network

    def _learn(
        self,
        network: Network,
        speeds: tuple[Matrix, Matrix],
        scaled: Vector,
        label: int,
        rate: float,
    ) -> None:
        """Move the weights a little towards the right answer to one example."""
        active = network._activate(scaled)
        wrong = _softmax(_layer(network.output, active))
        wrong[label] -= 1
        blame = [
            (1 - value * value) * sum(wrong[k] * network.output[k][j] for k in range(len(wrong)))
            for j, value in enumerate(active)
        ]
        self._move(network.output, speeds[1], wrong, [*active, 1.0], rate)
        self._move(network.hidden, speeds[0], blame, [*scaled, 1.0], rate)

    def _move(
        self, weights: Matrix, speeds: Matrix, errors: Vector, inputs: Vector, rate: float
    ) -> None:
        for row, speed, error in zip(weights, speeds, errors, strict=True):
            for place, value in enumerate(inputs):
                slope = error * value + self.decay * row[place]
                speed[place] = self.momentum * speed[place] - rate * (1 - self.momentum) * slope
                row[place] += speed[place]


def _scale(rows: Sequence[Sequence[float]]) -> tuple[Vector, Vector]:
    """Mean and deviation of each feature; a feature that never changes has deviation 1."""
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    deviations = [
        math.sqrt(sum((value - mean) ** 2 for value in column) / len(rows)) or 1.0
        for column, mean in zip(zip(*rows, strict=True), means, strict=True)
    ]
    return means, deviations


def _random_matrix(chance: random.Random, rows: int, columns: int) -> Matrix:
    width = 1 / math.sqrt(columns)
    return [[chance.uniform(-width, width) for _ in range(columns)] for _ in range(rows)]


def _zeros(matrix: Matrix) -> Matrix:
    return [[0.0] * len(row) for row in matrix]
