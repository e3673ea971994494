"""Patterns of givens: which cells belong together under a symmetry, and where givens are mirrored."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from sudoku_helper.geometry import CELLS, Cell
from sudoku_helper.symmetry import IDENTITY, TRANSPOSITION, Transformation, rotation
from sudoku_helper.symmetry.kinds import (
    ANTI_TRANSPOSITION,
    MIDDLE_COLUMN,
    MIDDLE_ROW,
    MIRRORS,
    reflection,
)

ALL_IMAGES: tuple[Transformation, ...] = (
    IDENTITY,
    rotation(1),
    rotation(2),
    rotation(3),
    reflection(MIDDLE_COLUMN),
    reflection(MIDDLE_ROW),
    TRANSPOSITION,
    ANTI_TRANSPOSITION,
)
"""The eight ways to lay a square on itself."""

SYMMETRIES: Mapping[str, tuple[Transformation, ...]] = {
    "none": (IDENTITY,),
    "point": (rotation(2),),
    "horizontal": (reflection(MIDDLE_ROW),),
    "vertical": (reflection(MIDDLE_COLUMN),),
    "diagonal": (TRANSPOSITION,),
    "anti-diagonal": (ANTI_TRANSPOSITION,),
    "diagonals": (TRANSPOSITION, ANTI_TRANSPOSITION),
    "all": ALL_IMAGES,
}
"""The movements that must not change the pattern of givens."""


@cache
def orbits(symmetry: str) -> tuple[tuple[Cell, ...], ...]:
    """The groups of cells that only together hold givens or not."""
    moves = SYMMETRIES[symmetry]
    left = set(CELLS)
    found = []
    while left:
        orbit = {min(left)}
        while grown := {move.cells[cell] for move in moves for cell in orbit} - orbit:
            orbit |= grown
        left -= orbit
        found.append(tuple(sorted(orbit)))
    return tuple(found)


def images(cells: Iterable[Cell]) -> set[Cell]:
    """The cells and all their mirror images; up to seven for each."""
    return {move.cells[cell] for move in ALL_IMAGES for cell in cells}


def symmetric_givens(values: Sequence[int], mirror: Transformation) -> float:
    """How many of the givens, from 0 to 1, have a given where the mirror shows them."""
    given = [cell for cell in CELLS if values[cell]]
    return sum(bool(values[mirror.cells[cell]]) for cell in given) / len(given)


def most_symmetric(values: Sequence[int]) -> float:
    """The same for the mirror that the givens fit best."""
    return max(symmetric_givens(values, mirror) for mirror in MIRRORS)
