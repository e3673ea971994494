"""The network: two layers that look at small patches, two that put together what they saw."""

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from training.cells import INPUT, SEEN

PATCH = 5
FEATURES = (16, 32)
HIDDEN = 96
_BATCH = 128


class Layer(NamedTuple):
    """Weights with the outputs last, and a bias for each output."""

    weights: jax.Array
    bias: jax.Array


Network = tuple[Layer, ...]


def new_network(key: jax.Array, classes: int) -> Network:
    """A network that knows nothing yet."""
    side = ((INPUT - PATCH + 1) // 2 - PATCH + 1) // 2
    shapes = (
        (PATCH, PATCH, 1, FEATURES[0]),
        (PATCH, PATCH, FEATURES[0], FEATURES[1]),
        (side * side * FEATURES[1], HIDDEN),
        (HIDDEN, classes),
    )
    layers = []
    for shape, part in zip(shapes, jax.random.split(key, len(shapes)), strict=True):
        inputs = int(np.prod(shape[:-1]))
        weights = jax.random.normal(part, shape) * np.sqrt(2 / inputs)
        layers.append(Layer(weights, jnp.zeros(shape[-1])))
    return tuple(layers)


def scores(network: Network, cells: jax.Array) -> jax.Array:
    """How well each class fits each cell, as logarithms without a common scale."""
    values = cells[..., None]
    for layer in network[:2]:
        values = jax.lax.conv_general_dilated(
            values, layer.weights, (1, 1), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC")
        )
        values = jax.nn.relu(values + layer.bias)
        values = jax.lax.reduce_window(
            values, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"
        )
    values = values.reshape(len(cells), -1)
    values = jax.nn.relu(values @ network[2].weights + network[2].bias)
    return values @ network[3].weights + network[3].bias


def train(cells: np.ndarray, seen: np.ndarray, epochs: int, seed: int) -> Iterator[Network]:
    """The network after each time through all cells, of which every class is seen."""
    classes = int(seen.max()) + 1
    network = new_network(jax.random.key(seed), classes)
    steps = epochs * (len(cells) // _BATCH)
    optimiser = optax.adamw(optax.cosine_decay_schedule(2e-3, steps), weight_decay=1e-4)
    state = optimiser.init(network)

    @jax.jit
    def step(network, state, cells, seen):
        def loss(network: Network) -> jax.Array:
            wanted = optax.smooth_labels(jax.nn.one_hot(seen, classes), 0.02)
            return optax.softmax_cross_entropy(scores(network, cells), wanted).mean()

        gradients = jax.grad(loss)(network)
        updates, state = optimiser.update(gradients, state, network)
        return optax.apply_updates(network, updates), state

    random = np.random.default_rng(seed)
    for _ in range(epochs):
        order = random.permutation(len(cells))
        for start in range(0, len(order) - _BATCH + 1, _BATCH):
            batch = order[start : start + _BATCH]
            network, state = step(network, state, cells[batch], seen[batch])
        yield network


def accuracy(network: Network, cells: np.ndarray, seen: np.ndarray) -> float:
    """The share of cells that are read right."""
    return float((np.asarray(scores(network, cells)).argmax(1) == seen).mean())


def write(network: Network, file: Path, about: dict[str, object]) -> None:
    """Keep each weight as one of 255 steps of its output's scale."""
    layers = []
    for weights, bias in network:
        outputs = np.asarray(weights, dtype=np.float64).reshape(-1, weights.shape[-1])
        scale = np.abs(outputs).max(0) / 127
        steps = np.round(outputs / scale).astype(np.int8)
        layers.append(
            {
                "shape": list(weights.shape),
                "scale": [float(f"{value:.6g}") for value in scale],
                "bias": [float(f"{value:.6g}") for value in np.asarray(bias)],
                "weights": base64.b64encode(steps.tobytes()).decode(),
            }
        )
    file.write_text(json.dumps({**about, "input": INPUT, "seen": SEEN, "layers": layers}) + "\n")
