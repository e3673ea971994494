"""A small neural network with one hidden layer, in plain Python: running it and training it."""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import add, mul

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

    def rounded(self) -> dict[str, Vector | Matrix]:
        """The weights by name, as short as they can be without changing what is judged."""
        return {
            "means": _rounded(self.means),
            "deviations": _rounded(self.deviations),
            "hidden": [_rounded(row) for row in self.hidden],
            "output": [_rounded(row) for row in self.output],
        }


def _rounded(values: Vector) -> Vector:
    return [round(value, 4) for value in values]


def _layer(weights: Matrix, inputs: Vector) -> Vector:
    return [row[-1] + sum(map(mul, row, inputs)) for row in weights]


def _softmax(totals: Vector) -> Vector:
    largest = max(totals)
    powers = [math.exp(total - largest) for total in totals]
    whole = sum(powers)
    return [power / whole for power in powers]


@dataclass(frozen=True)
class Training:
    """How a network is trained: its size, how long, how fast, and the seed of its chance."""

    nodes: int = 50
    rounds: int = 60
    rate: float = 0.02
    momentum: float = 0.9
    decay: float = 0.003
    seed: int = 1

    def run(
        self, examples: Sequence[tuple[Sequence[float], int]], classes: int
    ) -> Iterator[Network]:
        """The network after each round over all the examples: always the same one, learning on."""
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
        # A column of the output weights is what one hidden node tells the classes.
        blame = [
            (1 - value * value) * sum(map(mul, wrong, column))
            for value, column in zip(active, zip(*network.output, strict=True), strict=False)
        ]
        self._move(network.output, speeds[1], wrong, [*active, 1.0], rate)
        self._move(network.hidden, speeds[0], blame, [*scaled, 1.0], rate)

    def _move(
        self, weights: Matrix, speeds: Matrix, errors: Vector, inputs: Vector, rate: float
    ) -> None:
        push = rate * (1 - self.momentum)
        fade = push * self.decay
        for row, speed, error in zip(weights, speeds, errors, strict=True):
            pull = push * error
            speed[:] = [
                self.momentum * fast - pull * value - fade * weight
                for fast, value, weight in zip(speed, inputs, row, strict=True)
            ]
            row[:] = map(add, row, speed)


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
