"""The symmetries of one grid: which transformations leave it as it is.

A movement of the square may keep the pattern of the digits alone, or the whole grid up to the names of
the digits; such a grid is symmetric in its logic, too. Beside these, any exchange of rows, columns, bands,
stacks and digits may keep the whole grid: all of them together are a group.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import DIGITS, Digit
from sudoku_helper.symmetry.canonical import smallest_image
from sudoku_helper.symmetry.kinds import (
    MIDDLE_COLUMN,
    MIDDLE_ROW,
    TRANSPOSITION,
    reflection,
    rotation,
)
from sudoku_helper.symmetry.transformation import IDENTITY, Transformation
from sudoku_helper.text import Text

MOVEMENTS: tuple[tuple[str, Transformation, Text], ...] = (
    ("quarter-turn", rotation(1), Text(en="quarter turn", de="Vierteldrehung")),
    ("point", rotation(2), Text(en="half turn", de="halbe Drehung")),
    (
        "horizontal",
        reflection(MIDDLE_ROW),
        Text(en="reflection at the middle row", de="Spiegelung an der Mittelzeile"),
    ),
    (
        "vertical",
        reflection(MIDDLE_COLUMN),
        Text(en="reflection at the middle column", de="Spiegelung an der Mittelspalte"),
    ),
    (
        "diagonal",
        TRANSPOSITION,
        Text(en="reflection at the falling diagonal", de="Spiegelung an der fallenden Diagonale"),
    ),
    (
        "anti-diagonal",
        TRANSPOSITION.then(rotation(2)),
        Text(en="reflection at the rising diagonal", de="Spiegelung an der steigenden Diagonale"),
    ),
)
"""Every movement by its key, with its name; turning left is turning right three times."""


@dataclass(frozen=True)
class Symmetry:
    """A movement that keeps the pattern of a grid.

    ``whole`` is the transformation that keeps the digits as well, each under its new name, or None.
    """

    key: str
    name: Text
    whole: Transformation | None


def symmetries(board: SudokuBoard) -> Iterator[Symmetry]:
    """The symmetries of the digits that stand on a board."""
    for key, movement, name in MOVEMENTS:
        image = movement.values(board.values)
        if all(
            bool(value) == bool(other) for value, other in zip(board.values, image, strict=True)
        ):
            digits = _renamed(image, board.values)
            yield Symmetry(key, name, replace(movement, digits=digits) if digits else None)


@dataclass(frozen=True)
class Group:
    """The transformations that keep a whole grid: how many there are, and some that make up the others.

    In a grid with *interchanges*, so many of them only exchange what cannot be told apart: empty lines and
    digits that do not occur. The *generators* make up the others. No Sudoku with one solution has any.
    """

    order: int
    generators: tuple[Transformation, ...]
    interchanges: int


def symmetry_group(board: SudokuBoard) -> Group:
    """Every transformation that keeps the digits on a board, each under its new name.

    What leads to the smallest image of the grid and back another way keeps the grid, and nothing else does.
    """
    _, states = smallest_image(board)
    back = states[0].transformation.inverse
    kept = [state.transformation.then(back) for state in states]
    order = sum(state.interchanges for state in states)
    return Group(order, tuple(_generators(kept)), states[0].interchanges)


def _generators(kept: Sequence[Transformation]) -> Iterator[Transformation]:
    """Those of some transformations that are not made of those before them."""
    made = {IDENTITY}
    chosen: list[Transformation] = []
    for each in kept:
        if each in made:
            continue
        yield each
        chosen.append(each)
        fresh = made
        while fresh:
            fresh = {one.then(other) for one in fresh for other in chosen} - made
            made |= fresh


def _renamed(before: Sequence[Digit], after: Sequence[Digit]) -> tuple[Digit, ...] | None:
    """What becomes of each digit from one grid to the other, if each becomes one thing alone."""
    pairs = {pair for pair in zip(before, after, strict=True) if pair != (0, 0)}
    names = dict(pairs)
    if len(names) != len(pairs) or len(set(names.values())) != len(pairs):
        return None
    # Digits that do not occur keep their names where these are free.
    left = [digit for digit in DIGITS if digit not in names.values()]
    for digit in DIGITS:
        if digit not in names and digit in left:
            names[digit] = digit
            left.remove(digit)
    for digit in DIGITS:
        if digit not in names:
            names[digit] = left.pop(0)
    return (0, *(names[digit] for digit in DIGITS))
