"""The kinds of transformations, each made from its image vector.

Image vectors tell where things go: the first entry is the place (counted from 1) of what was first.
"""

from collections.abc import Sequence
from random import Random

from sudoku_helper.geometry import BLOCKS, Cell, anchor
from sudoku_helper.symmetry.transformation import IDENTITY, UNMOVED, Lines, Transformation
from sudoku_helper.text import Text, TextError

MIDDLE_COLUMN: Cell = 4
MIDDLE_ROW: Cell = 36
"""The anchor cells of the two lines at which a grid can be reflected."""

BLOCK_VECTOR_CELLS: tuple[Cell, ...] = (0, 3, 6, 27, 54)
"""The cells whose images make up the image vector of a block permutation."""

_NOT_NINE_DIGITS = Text(
    en="expected nine different digits, or -1 for unused ones, got {got!r}",
    de="neun verschiedene Ziffern erwartet oder -1 für unbenutzte, nicht {got!r}",
)
_NOT_123 = Text(
    en="expected 1, 2 and 3 in some order, got {got!r}",
    de="1, 2 und 3 in irgendeiner Reihenfolge erwartet, nicht {got!r}",
)

TRANSPOSITION = Transformation(transposed=True)
ROTATION = Transformation(transposed=True, columns=UNMOVED[::-1])
"""A quarter turn to the right."""


def rotation(quarter_turns: int) -> Transformation:
    """That many quarter turns to the right; negative ones go to the left."""
    result = IDENTITY
    for _ in range(quarter_turns % 4):
        result = result.then(ROTATION)
    return result


def reflection(axis: Cell) -> Transformation:
    """The reflection at the middle column or row, which is named by its anchor cell."""
    if axis == MIDDLE_COLUMN:
        return Transformation(columns=UNMOVED[::-1])
    if axis == MIDDLE_ROW:
        return Transformation(rows=UNMOVED[::-1])
    raise ValueError(f"expected the anchor of the middle column (4) or row (36), got {axis!r}")


ANTI_TRANSPOSITION = TRANSPOSITION.then(rotation(2))
"""The reflection at the diagonal from bottom left to top right."""

MIRRORS: tuple[Transformation, ...] = (
    rotation(2),
    reflection(MIDDLE_ROW),
    reflection(MIDDLE_COLUMN),
    TRANSPOSITION,
    ANTI_TRANSPOSITION,
)
"""The ways to lay a square on itself that show each cell where they show its image."""


def value_permutation(image: Sequence[int]) -> Transformation:
    """The change of digits with that image vector.

    A digit that does not occur may have the image -1; such digits take what is left, in order.
    """
    _check_value_image(image)
    unused = (digit for digit in range(1, 10) if digit not in image)
    return Transformation(digits=(0, *(digit if digit != -1 else next(unused) for digit in image)))


def row_permutation(block_anchor: Cell, image: Sequence[int]) -> Transformation:
    """The permutation of whole rows inside the block that is named by its anchor cell."""
    return Transformation(rows=_lines_inside(_block_place(block_anchor)[0], image))


def column_permutation(block_anchor: Cell, image: Sequence[int]) -> Transformation:
    """The permutation of whole columns inside the block that is named by its anchor cell."""
    return Transformation(columns=_lines_inside(_block_place(block_anchor)[1], image))


def band_permutation(image: Sequence[int]) -> Transformation:
    """The permutation of the three bands: a vertical block permutation."""
    return Transformation(rows=_triples(image))


def stack_permutation(image: Sequence[int]) -> Transformation:
    """The permutation of the three stacks: a horizontal block permutation."""
    return Transformation(columns=_triples(image))


def block_permutation(image: Sequence[Cell]) -> Transformation:
    """The horizontal or vertical block permutation with that image vector of five cells."""
    for make, places in ((stack_permutation, (0, 3, 6)), (band_permutation, (0, 27, 54))):
        moved = [image[BLOCK_VECTOR_CELLS.index(cell)] for cell in places]
        if set(moved) != set(places):
            continue
        result = make([places.index(cell) + 1 for cell in moved])
        if block_image(result) == tuple(image):
            return result
    raise ValueError(f"expected the image vector of a block permutation, got {tuple(image)!r}")


def block_image(transformation: Transformation) -> tuple[Cell, ...]:
    """The image vector of a block permutation: where cells r1c1, r1c4, r1c7, r4c1 and r7c1 go."""
    return tuple(transformation.cells[cell] for cell in BLOCK_VECTOR_CELLS)


def random_transformation(chance: Random) -> Transformation:
    """Any transformation, each as likely as every other."""

    def lines() -> Lines:
        return tuple(
            triple * 3 + line
            for triple in chance.sample(range(3), 3)
            for line in chance.sample(range(3), 3)
        )

    transposed = bool(chance.getrandbits(1))
    digits = (0, *chance.sample(range(1, 10), 9))
    return Transformation(transposed, lines(), lines(), digits)


def random_centred_transformation(chance: Random) -> Transformation:
    """Any transformation after which cells are opposite to each other that were so before."""

    def lines() -> Lines:
        first_triple, middle = chance.choice((0, 2)), chance.choice(((3, 4, 5), (5, 4, 3)))
        first = tuple(first_triple * 3 + line for line in chance.sample(range(3), 3))
        return (*first, *middle, *(8 - line for line in reversed(first)))

    transposed = bool(chance.getrandbits(1))
    digits = (0, *chance.sample(range(1, 10), 9))
    return Transformation(transposed, lines(), lines(), digits)


def _check_value_image(image: Sequence[int]) -> None:
    digits = [digit for digit in image if digit != -1]
    if len(image) != 9 or len(set(digits)) != len(digits) or not set(digits) <= set(range(1, 10)):
        raise TextError(_NOT_NINE_DIGITS, got=image)


def _check_triple(image: Sequence[int]) -> None:
    if sorted(image) != [1, 2, 3]:
        raise TextError(_NOT_123, got=image)


def _block_place(block_anchor: Cell) -> tuple[int, int]:
    """Band and stack of a block, counted from 0."""
    if block_anchor not in [anchor(block) for block in BLOCKS]:
        raise ValueError(f"expected the anchor cell of a block, got {block_anchor!r}")
    return block_anchor // 27, block_anchor % 9 // 3


def _lines_inside(triple: int, image: Sequence[int]) -> Lines:
    _check_triple(image)
    lines = list(UNMOVED)
    lines[triple * 3 : triple * 3 + 3] = [triple * 3 + place - 1 for place in image]
    return tuple(lines)


def _triples(image: Sequence[int]) -> Lines:
    _check_triple(image)
    return tuple((place - 1) * 3 + line for place in image for line in range(3))
