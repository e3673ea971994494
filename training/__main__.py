"""Trains the network that reads digits and writes it to static/photo/digits.json.

Usage: python -m training [--cells 160000] [--epochs 8] [--seed 1]
The same seed gives the same cells and the same beginning.
"""

import argparse
from pathlib import Path

import numpy as np

from training.cells import INPUT, Typeface, samples, typefaces
from training.network import accuracy, train, write

TARGET = Path(__file__).parent.parent / "static" / "photo" / "digits.json"


def main() -> None:
    """Render, train, tell how well fonts are read that were kept aside, and write."""
    options = _options()
    learnt, others = typefaces()
    random = np.random.default_rng(options.seed)
    cells, digits = _rendered(learnt, options.cells, random)
    test_cells, test_digits = _rendered(others, 8000, random)
    print(f"{len(cells)} cells in {len(learnt)} fonts, {len(others)} fonts kept aside", flush=True)
    for number, network in enumerate(train(cells, digits, options.epochs, options.seed), 1):
        right = accuracy(network, test_cells, test_digits)
        print(f"epoch {number}: {right:.2%} of the cells in new fonts are right", flush=True)
    TARGET.parent.mkdir(exist_ok=True)
    about = {
        "seed": options.seed,
        "cells": options.cells,
        "fonts": sorted({face.family for face in learnt}),
    }
    write(network, TARGET, about)
    print(f"{TARGET.stat().st_size} bytes")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cells", type=int, default=160000)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def _rendered(
    faces: list[Typeface], count: int, random: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    cells = np.empty((count, INPUT, INPUT), np.float32)
    digits = np.empty(count, np.int32)
    for number, (cell, digit) in enumerate(samples(faces, count, random)):
        cells[number], digits[number] = cell, digit
    return cells, digits


if __name__ == "__main__":
    main()
