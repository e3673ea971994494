"""Drills: positions in which a technique is the next useful step, to practise it.

The positions are stored with the package. ``python -m sudoku_helper.drills`` makes them anew from
puzzles of our own. The example of a technique is always among its drills, so every technique has
one. A drill is shown in a random transformation, so that nobody learns it by heart.
"""

import gzip
from collections.abc import Collection, Iterable
from functools import cache
from importlib.resources import files
from random import Random
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.symmetry import random_transformation
from sudoku_helper.techniques.base import SolvingTechnique

STOCK = "drills.txt.gz"


class Drill(NamedTuple):
    """A position to practise on; *number* tells it from the others of its technique."""

    number: int
    board: SudokuBoard


def positions_of(technique: SolvingTechnique) -> tuple[str, ...]:
    """The positions of a technique in the notation, its example first."""
    example = technique.example.board
    return (example, *(each for each in _stock().get(technique.key, ()) if each != example))


def choose_drill(
    technique: SolvingTechnique, recent: Collection[int], chance: Random | None = None
) -> Drill:
    """A drill that was not among the *recent* ones, as far as there are others."""
    chance = chance or Random()
    positions = positions_of(technique)
    fresh = [number for number in range(len(positions)) if number not in recent]
    number = chance.choice(fresh or range(len(positions)))
    board = SudokuBoard.parse(positions[number])
    return Drill(number, random_transformation(chance).apply(board))


@cache
def _stock() -> dict[str, list[str]]:
    data = files("sudoku_helper").joinpath("data", STOCK)
    return read_stock(gzip.decompress(data.read_bytes()).decode("ascii")) if data.is_file() else {}


def read_stock(text: str) -> dict[str, list[str]]:
    """Positions by technique key from lines ``key: position``."""
    stock: dict[str, list[str]] = {}
    for line in text.splitlines():
        key, _, position = line.partition(": ")
        stock.setdefault(key, []).append(position)
    return stock


def write_stock(stock: Iterable[tuple[str, Iterable[str]]]) -> bytes:
    """Positions by technique key as compressed lines; the same positions give the same bytes."""
    lines = [f"{key}: {position}\n" for key, positions in stock for position in positions]
    return gzip.compress("".join(lines).encode("ascii"), 9, mtime=0)
