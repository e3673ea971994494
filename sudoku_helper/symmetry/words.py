"""A transformation as a chain of simple ones, told in words."""

from collections.abc import Iterator, Sequence

from sudoku_helper.symmetry.kinds import (
    MIDDLE_COLUMN,
    MIDDLE_ROW,
    TRANSPOSITION,
    reflection,
    rotation,
)
from sudoku_helper.symmetry.transformation import IDENTITY, Lines, Transformation
from sudoku_helper.text import Speech, Text

_MOVEMENTS: tuple[tuple[Transformation, Text], ...] = (
    (TRANSPOSITION, Text(en="Transpose the grid.", de="Transponiere das Gitter.")),
    (
        reflection(MIDDLE_COLUMN),
        Text(
            en="Reflect the grid at the middle column.",
            de="Spiegle das Gitter an der Mittelspalte.",
        ),
    ),
    (
        reflection(MIDDLE_ROW),
        Text(en="Reflect the grid at the middle row.", de="Spiegle das Gitter an der Mittelzeile."),
    ),
    (
        rotation(1),
        Text(
            en="Turn the grid right by a quarter.",
            de="Drehe das Gitter um eine Vierteldrehung nach rechts.",
        ),
    ),
    (rotation(2), Text(en="Turn the grid upside down.", de="Stelle das Gitter auf den Kopf.")),
    (
        rotation(3),
        Text(
            en="Turn the grid left by a quarter.",
            de="Drehe das Gitter um eine Vierteldrehung nach links.",
        ),
    ),
)
"""What people have a short name for."""

_NOTHING = Text(en="Change nothing.", de="Ändere nichts.")
_BANDS = Text(en="Move the bands: {moves}.", de="Verschiebe die Bänder: {moves}.")
_STACKS = Text(en="Move the stacks: {moves}.", de="Verschiebe die Blockspalten: {moves}.")
_ROWS = Text(
    en="Move the rows inside band {number}: {moves}.",
    de="Verschiebe die Zeilen in Band {number}: {moves}.",
)
_COLUMNS = Text(
    en="Move the columns inside stack {number}: {moves}.",
    de="Verschiebe die Spalten in Blockspalte {number}: {moves}.",
)
CHANGE_DIGITS = Text(en="Change the digits: {moves}.", de="Tausche die Ziffern: {moves}.")


def chain(transformation: Transformation, speech: Speech) -> list[str]:
    """The simple transformations, in order, that together are this one: one sentence each."""
    return [sentence(speech) for sentence in _sentences(transformation)] or [_NOTHING(speech)]


def _sentences(transformation: Transformation) -> Iterator[Text]:
    movement = transformation.geometric
    named = [text for known, text in _MOVEMENTS if known == movement]
    if named:
        yield named[0]
    elif movement != IDENTITY:
        if movement.transposed:
            yield _MOVEMENTS[0][1]
        yield from _line_sentences(movement.rows, _ROWS, _BANDS)
        yield from _line_sentences(movement.columns, _COLUMNS, _STACKS)
    moves = _moves(transformation.digits[1:])
    if moves:
        yield CHANGE_DIGITS.format(moves=moves)


def _line_sentences(lines: Lines, inside: Text, triples: Text) -> Iterator[Text]:
    """First the lines inside each band or stack, numbered where it stood, then whole ones."""
    for number in range(3):
        moves = _moves([line % 3 + 1 for line in lines[number * 3 : number * 3 + 3]])
        if moves:
            yield inside.format(number=number + 1, moves=moves)
    moves = _moves([line // 3 + 1 for line in lines[::3]])
    if moves:
        yield triples.format(moves=moves)


def _moves(image: Sequence[int]) -> str:
    """What changes according to an image vector: 1 → 2, 2 → 1."""
    return ", ".join(
        f"{number} → {goes_to}" for number, goes_to in enumerate(image, 1) if goes_to != number
    )
