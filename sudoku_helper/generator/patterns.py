"""Patterns of givens: which cells belong together under a symmetry, and where givens are mirrored."""

from collections.abc import Mapping, Sequence
from functools import cache

from sudoku_helper.geometry import CELLS, Cell
from sudoku_helper.symmetry import IDENTITY, TRANSPOSITION, Transformation, rotation
from sudoku_helper.symmetry.kinds import MIDDLE_COLUMN, MIDDLE_ROW, reflection

_ANTI_TRANSPOSITION = TRANSPOSITION.then(rotation(2))

ALL_IMAGES: tuple[Transformation, ...] = (
    IDENTITY,
    rotation(1),
    rotation(2),
    rotation(3),
    reflection(MIDDLE_COLUMN),
    reflection(MIDDLE_ROW),
    TRANSPOSITION,
    _ANTI_TRANSPOSITION,
)
"""The eight ways to lay a square on itself."""

SYMMETRIES: Mapping[str, tuple[Transformation, ...]] = {
    "none": (IDENTITY,),
    "point": (rotation(2),),
    "horizontal": (reflection(MIDDLE_ROW),),
    "vertical": (reflection(MIDDLE_COLUMN),),
    "diagonal": (TRANSPOSITION,),
    "anti-diagonal": (_ANTI_TRANSPOSITION,),
    "diagonals": (TRANSPOSITION, _ANTI_TRANSPOSITION),
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


def mirrored_cells(values: Sequence[int]) -> list[Cell]:
    """The empty cells that are mirror images of a given; up to seven for each."""
    images = {move.cells[cell] for move in ALL_IMAGES for cell in CELLS if values[cell]}
    return sorted(cell for cell in images if not values[cell])
