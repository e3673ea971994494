"""Random grids: solved ones, and puzzles without a superfluous given."""

from collections.abc import Iterable
from random import Random

from sudoku_helper.generator.patterns import orbits
from sudoku_helper.geometry import BLOCKS, HOUSE_CELLS, Cell, Digit
from sudoku_helper.solver.search import number_of_solutions, search
from sudoku_helper.symmetry import random_transformation

Values = tuple[Digit, ...]


def random_solution(chance: Random) -> Values:
    """A random solved grid."""
    values = [0] * 81
    # These three blocks do not see each other, so any filling of them can be completed.
    for block in (BLOCKS[0], BLOCKS[4], BLOCKS[8]):
        for cell, digit in zip(HOUSE_CELLS[block], chance.sample(range(1, 10), 9), strict=True):
            values[cell] = digit
    return random_transformation(chance).values(next(search(values)))


def random_minimal(
    chance: Random, symmetry: str = "none", solution: Values | None = None
) -> Values:
    """A random puzzle that loses its only solution with any given, or mirrored givens, less."""
    values = list(solution or random_solution(chance))
    groups = list(orbits(symmetry))
    chance.shuffle(groups)
    for group in groups:
        remove_if_unique(values, group)
    return tuple(values)


def remove_if_unique(values: list[Digit], cells: Iterable[Cell]) -> bool:
    """Take away these givens and tell so, unless that leaves more than one solution."""
    kept = {cell: values[cell] for cell in cells if values[cell]}
    for cell in kept:
        values[cell] = 0
    if number_of_solutions(values) == 1:
        return True
    for cell, digit in kept.items():
        values[cell] = digit
    return False
