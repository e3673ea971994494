"""Trains the networks that read photos and writes them to static/photo.

Usage: python -m training [digits | hands | closeups] [--cells N] [--epochs N] [--seed N]
`digits.json` reads what is printed; `hands.json` tells print, writing and notes apart; `closeups.json` reads single
digits that are cut to their ink. The same seed gives the same cells and the same beginning.
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from training import cells, closeups, hands
from training.cells import INPUT, typefaces
from training.network import accuracy, train, write

FOLDER = Path(__file__).parent.parent / "static" / "photo"

Samples = Callable[[int, np.random.Generator], Iterator[tuple[np.ndarray, int]]]


class Subject(NamedTuple):
    """What a network learns from, what it is tried with, and how many cells it takes."""

    learnt: Samples
    others: Samples
    cells: int


def main() -> None:
    """Render, train, tell how well fonts and hands are read that were kept aside, and write."""
    options = _options()
    learnt, others = typefaces()
    print(f"{len(learnt)} fonts, {len(others)} kept aside", flush=True)
    subjects = {
        "digits": Subject(partial(cells.samples, learnt), partial(cells.samples, others), 160000),
        "hands": Subject(
            partial(hands.samples, learnt, hands.hands_to_learn()),
            partial(hands.samples, others, hands.hands_kept_aside()),
            200000,
        ),
        "closeups": Subject(
            partial(closeups.samples, learnt, hands.hands_to_learn()),
            partial(closeups.samples, others, hands.hands_kept_aside()),
            160000,
        ),
    }
    fonts = sorted({face.family for face in learnt})
    for name in [options.network] if options.network else subjects:
        _train(name, subjects[name], fonts, options)


def _train(name: str, subject: Subject, fonts: list[str], options: argparse.Namespace) -> None:
    random = np.random.default_rng(options.seed)
    count = options.cells or subject.cells
    seen, classes = _rendered(subject.learnt, count, random)
    test_seen, test_classes = _rendered(subject.others, 8000, random)
    print(f"{name}: {count} cells", flush=True)
    for number, network in enumerate(train(seen, classes, options.epochs, options.seed), 1):
        right = accuracy(network, test_seen, test_classes)
        print(f"epoch {number}: {right:.2%} of the cells by new fonts and hands", flush=True)
    file = FOLDER / f"{name}.json"
    file.parent.mkdir(exist_ok=True)
    write(network, file, {"seed": options.seed, "cells": count, "fonts": fonts})
    print(f"{file.name}: {file.stat().st_size} bytes")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("network", nargs="?", choices=["digits", "hands", "closeups"])
    parser.add_argument("--cells", type=int)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def _rendered(
    samples: Samples, count: int, random: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    cells = np.empty((count, INPUT, INPUT), np.float32)
    classes = np.empty(count, np.int32)
    for number, (cell, seen) in enumerate(samples(count, random)):
        cells[number], classes[number] = cell, seen
    return cells, classes


if __name__ == "__main__":
    main()
