"""Everything that can be told of two grids: each simple transformation that turns one into the other."""

from collections.abc import Iterator
from dataclasses import dataclass

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import House
from sudoku_helper.grid_algebra.detection import (
    UNUSED,
    ValueImage,
    block_images,
    column_images,
    is_transposition,
    quarter_turns,
    reflection_anchor,
    row_images,
    value_image,
)
from sudoku_helper.symmetry.kinds import (
    TRANSPOSITION,
    block_permutation,
    column_permutation,
    reflection,
    rotation,
    row_permutation,
    value_permutation,
)
from sudoku_helper.symmetry.transformation import IDENTITY, Transformation

BANDS = (0, 27, 54)
STACKS = (0, 3, 6)
"""The anchor cells of the first block of each band and of each stack."""


@dataclass(frozen=True)
class Finding:
    """A simple transformation that leads from one grid to another, with its image vector if it has one.

    The entries are digits for ``values``, places for ``rows`` and ``columns``, cells for the block
    permutations ``stacks`` and ``bands`` and for the axis of a ``reflection``, and a number for ``turn``.
    """

    kind: str
    transformation: Transformation
    image: tuple[int, ...] = ()


def findings(before: SudokuBoard, after: SudokuBoard) -> Iterator[Finding]:
    """Each simple transformation that turns one grid into the other, all that fit.

    What changes nothing at all is told once, as ``same``.
    """
    if before.values == after.values:
        yield Finding("same", IDENTITY)
    image = value_image(before, after)
    if image and _changes(image):
        yield Finding("values", value_permutation(image), image)
    yield from (found for found in _moved_lines(before, after) if found.transformation != IDENTITY)
    if is_transposition(before, after):
        yield Finding("transposition", TRANSPOSITION)
    axis = reflection_anchor(before, after)
    if axis is not None:
        yield Finding("reflection", reflection(axis), (axis,))
    if turns := quarter_turns(before, after):
        yield Finding("turn", rotation(turns), (turns,))


def _moved_lines(before: SudokuBoard, after: SudokuBoard) -> Iterator[Finding]:
    """Permutations of lines inside a band or stack, and of whole bands and stacks."""
    for anchor in BANDS:
        for image in row_images(before, after, anchor):
            yield Finding("rows", row_permutation(anchor, image), image)
    for anchor in STACKS:
        for image in column_images(before, after, anchor):
            yield Finding("columns", column_permutation(anchor, image), image)
    for cells in block_images(before, after):
        moved = block_permutation(cells)
        yield Finding("stacks" if moved.rows == IDENTITY.rows else "bands", moved, cells)


def changed_houses(before: SudokuBoard, after: SudokuBoard) -> Iterator[tuple[House, ValueImage]]:
    """The houses in which a value permutation, and not the one that changes nothing, was made."""
    for house in range(27):
        image = value_image(before, after, house)
        if image and _changes(image):
            yield house, image


def _changes(image: ValueImage) -> bool:
    """Whether a value permutation changes any digit that occurs."""
    return any(new not in (UNUSED, digit) for digit, new in enumerate(image, 1))
