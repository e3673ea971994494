"""Puzzles of every level and with few or many givens, for those who learn from many: a network does."""

from collections.abc import Iterator
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.generator.corpus import OWN_CORPORA, own_corpus
from sudoku_helper.generator.fillings import RANDOM, Filling
from sudoku_helper.generator.grids import Values
from sudoku_helper.solver.search import search
from sudoku_helper.symmetry import random_transformation

_MOST_ADDED = 12
"""With so many more givens nearly every puzzle is easy, and has as many as in a newspaper."""


def varied_puzzles(seed: int) -> Iterator[SudokuBoard]:
    """Every puzzle of our own corpora in a random shape, half of them with more givens than they need."""
    for symmetry in OWN_CORPORA:
        for entry in own_corpus(symmetry).entries:
            # Whatever else is in its corpus, a puzzle varies in the same way.
            chance = Random(f"{seed}/{SudokuBoard.of(entry.values).line}")
            values = random_transformation(chance).values(entry.values)
            yield SudokuBoard.of(_filled(values, chance) if chance.getrandbits(1) else values)


def _filled(values: Values, chance: Random) -> Values:
    """A puzzle with some more givens anywhere."""
    number = sum(map(bool, values)) + chance.randint(1, _MOST_ADDED)
    solution = tuple(next(search(values)))
    return Filling(RANDOM, "none", is_even=False, chance=chance).fill(values, solution, number)
