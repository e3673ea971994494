"""Random grids: solved ones, puzzles without a superfluous given, and ways to add givens."""

from collections.abc import Iterable
from random import Random

from sudoku_helper.generator.patterns import mirrored_cells, orbits
from sudoku_helper.geometry import BLOCKS, HOUSE_CELLS, Cell, Digit
from sudoku_helper.solver.search import number_of_solutions, search
from sudoku_helper.symmetry import random_transformation

Values = tuple[Digit, ...]

FILLINGS = ("random", "mirrored", "removed")
"""The ways to get from a puzzle with few givens to one with more."""

_CENTRE: Cell = 40


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
        _remove_if_unique(values, group)
    return tuple(values)


def _remove_if_unique(values: list[Digit], cells: Iterable[Cell]) -> bool:
    kept = {cell: values[cell] for cell in cells if values[cell]}
    for cell in kept:
        values[cell] = 0
    if number_of_solutions(values) == 1:
        return True
    for cell, digit in kept.items():
        values[cell] = digit
    return False


def with_givens(
    values: Values, solution: Values, count: int, filling: str, chance: Random
) -> Values:
    """A puzzle with *count* givens, made from one with fewer in one of the three ways.

    "random" adds givens anywhere, "mirrored" adds mirror images of those that are there (and others
    only if these do not suffice), "removed" starts from the solution and takes away givens, some
    alone and some with their opposite.
    """
    if filling == "removed":
        return _thinned(solution, count, chance)
    result = list(values)
    wanted = count - sum(map(bool, values))
    first = mirrored_cells(values) if filling == "mirrored" else []
    chance.shuffle(first)
    rest = [cell for cell in range(81) if not values[cell] and cell not in first]
    chance.shuffle(rest)
    for cell in (first + rest)[: max(0, wanted)]:
        result[cell] = solution[cell]
    return tuple(result)


def with_symmetric_givens(
    values: Values, solution: Values, count: int, symmetry: str, chance: Random
) -> Values:
    """A puzzle with up to *count* givens, made from a symmetric one by adding mirrored groups."""
    result = list(values)
    wanted = count - sum(map(bool, values))
    for group in chance.sample(orbits(symmetry), len(orbits(symmetry))):
        if not values[group[0]] and len(group) <= wanted:
            wanted -= len(group)
            for cell in group:
                result[cell] = solution[cell]
    return tuple(result)


def _thinned(solution: Values, count: int, chance: Random) -> Values:
    """The solution without some givens, as long as it stays the only one."""
    values = list(solution)
    left = 81 - count
    for cell in chance.sample(range(81), 81):
        if left <= 0:
            break
        if not values[cell]:
            continue
        in_pair = cell != _CENTRE and left > 1 and values[80 - cell] and chance.getrandbits(1)
        cells = (cell, 80 - cell) if in_pair else (cell,)
        if _remove_if_unique(values, cells):
            left -= len(cells)
    return tuple(values)
