"""Finds out which simple transformation, if any, turned one grid into another.

A grid may be partly filled; then several images can fit, and all of them are given, smallest first.
Only the digits are compared. Houses are named by their number, blocks of bands and stacks by the
anchor cell of any block in them.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import permutations

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import BLOCKS, CELLS, HOUSE_CELLS, Cell, Digit, House, anchor
from sudoku_helper.symmetry.kinds import (
    MIDDLE_COLUMN,
    MIDDLE_ROW,
    TRANSPOSITION,
    band_permutation,
    block_image,
    column_permutation,
    reflection,
    rotation,
    row_permutation,
    stack_permutation,
)
from sudoku_helper.symmetry.transformation import Transformation

UNUSED = -1
"""In the image vector of a value permutation: this digit does not occur."""

ValueImage = tuple[int, ...]
TripleImage = tuple[int, int, int]

_TRIPLES: tuple[TripleImage, ...] = tuple(permutations((1, 2, 3), 3))


def value_image(
    before: SudokuBoard, after: SudokuBoard, house: House | None = None
) -> ValueImage | None:
    """The image vector of the value permutation of a house, or of the whole grid, or None.

    Nine numbers that tell what became of 1, of 2, ... and -1 for digits that do not occur.
    """
    image = [UNUSED] * 9
    for cell in CELLS if house is None else HOUSE_CELLS[house]:
        old, new = before.values[cell], after.values[cell]
        if bool(old) != bool(new):
            return None
        if old and image[old - 1] not in (UNUSED, new):
            return None
        if old:
            image[old - 1] = new
    used = [digit for digit in image if digit != UNUSED]
    return tuple(image) if len(set(used)) == len(used) else None


def is_value_permutation(
    before: SudokuBoard, after: SudokuBoard, house: House | None = None
) -> bool:
    """Whether a house, or the whole grid, changed by a value permutation."""
    return value_image(before, after, house) is not None


def permute_values(board: SudokuBoard, image: Sequence[int], house: House) -> SudokuBoard:
    """The board after a value permutation of one house alone; the rest of the grid stays."""
    values = list(board.values)
    for cell in HOUSE_CELLS[house]:
        if values[cell]:
            values[cell] = _image_of(values[cell], image)
    return SudokuBoard.of(values, board.givens)


def row_images(
    before: SudokuBoard, after: SudokuBoard, block_anchor: Cell
) -> Iterator[TripleImage]:
    """The image vectors of the row permutations inside a block that turn one grid into another."""
    return _images(before, after, lambda image: row_permutation(block_anchor, image))


def column_images(
    before: SudokuBoard, after: SudokuBoard, block_anchor: Cell
) -> Iterator[TripleImage]:
    """The image vectors of the column permutations inside a block that do so."""
    return _images(before, after, lambda image: column_permutation(block_anchor, image))


def is_row_permutation(before: SudokuBoard, after: SudokuBoard) -> bool:
    """Whether a permutation of rows inside one block turned one grid into another."""
    return any(_some(row_images(before, after, block)) for block in _anchors())


def is_column_permutation(before: SudokuBoard, after: SudokuBoard) -> bool:
    """Whether a permutation of columns inside one block turned one grid into another."""
    return any(_some(column_images(before, after, block)) for block in _anchors())


def block_images(before: SudokuBoard, after: SudokuBoard) -> Iterator[tuple[Cell, ...]]:
    """The image vectors of the block permutations that turn one grid into another.

    Five cells: where r1c1, r1c4, r1c7, r4c1 and r7c1 went.
    """
    found = {
        block_image(make(image))
        for make in (stack_permutation, band_permutation)
        for image in _images(before, after, make)
    }
    yield from sorted(found)


def is_block_permutation(before: SudokuBoard, after: SudokuBoard) -> bool:
    """Whether a horizontal or vertical block permutation turned one grid into another."""
    return _some(block_images(before, after))


def is_transposition(before: SudokuBoard, after: SudokuBoard) -> bool:
    """Whether one grid is the transpose of another."""
    return _leads(before, after, TRANSPOSITION)


def reflection_anchor(before: SudokuBoard, after: SudokuBoard) -> Cell | None:
    """The anchor cell of the line at which one grid was reflected to give another, or None."""
    for axis in (MIDDLE_COLUMN, MIDDLE_ROW):
        if _leads(before, after, reflection(axis)):
            return axis
    return None


def is_reflection(before: SudokuBoard, after: SudokuBoard) -> bool:
    """Whether a reflection at the middle column or row turned one grid into another."""
    return reflection_anchor(before, after) is not None


def quarter_turns(before: SudokuBoard, after: SudokuBoard) -> int | None:
    """How many quarter turns to the right, from 0 to 3, turn one grid into another, or None."""
    for turns in range(4):
        if _leads(before, after, rotation(turns)):
            return turns
    return None


def is_turn(before: SudokuBoard, after: SudokuBoard) -> bool:
    """Whether turning turned one grid into another; not turning at all counts."""
    return quarter_turns(before, after) is not None


def _image_of(digit: Digit, image: Sequence[int]) -> Digit:
    new = image[digit - 1]
    if new == UNUSED:
        raise ValueError(f"expected an image of {digit}, got {tuple(image)!r}")
    return new


def _images(
    before: SudokuBoard,
    after: SudokuBoard,
    make: Callable[[Sequence[int]], Transformation],
) -> Iterator[TripleImage]:
    """The vectors of three whose transformation fits, smallest first."""
    return (image for image in _TRIPLES if _leads(before, after, make(image)))


def _leads(before: SudokuBoard, after: SudokuBoard, transformation: Transformation) -> bool:
    return transformation.values(before.values) == after.values


def _anchors() -> list[Cell]:
    return [anchor(block) for block in BLOCKS]


def _some(items: Iterable[object]) -> bool:
    """Whether there is at least one item, whatever it is."""
    return any(True for _ in items)
