"""The slips that happen while a puzzle is typed in or read from a photo, each with its repair."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import (
    CELLS,
    DIGITS,
    HOUSE_CELLS,
    ROW_OF,
    ROWS,
    Cell,
    Digit,
    cell_at,
    column_number,
    row_number,
)
from sudoku_helper.symmetry.kinds import MIRRORS
from sudoku_helper.text import Sentence, Speech, Text, Words

_WRONG_DIGIT = Text(
    en="{cell:cell} could be {right:digit} instead of {digit:digit}.",
    de="In {cell:cell} könnte eine {right:digit} statt der {digit:digit} stehen.",
)
_MOVED = Text(
    en="The {digit:digit} in {cell:cell} could belong in {target:cell}.",
    de="Die {digit:digit} in {cell:cell} könnte nach {target:cell} gehören.",
)
_EXTRA = Text(
    en="The {digit:digit} in {cell:cell} could be one too many.",
    de="Die {digit:digit} in {cell:cell} könnte zu viel sein.",
)
_MISSING = Text(
    en="A {right:digit} could be missing in {cell:cell}.",
    de="In {cell:cell} könnte eine {right:digit} fehlen.",
)
_SHIFTED_RIGHT = Text(
    en="In {house:house} the digits from {cell:cell} on could belong one cell further left.",
    de="In {house:house} könnten die Ziffern ab {cell:cell} eine Zelle weiter nach links gehören.",
)
_SHIFTED_LEFT = Text(
    en="In {house:house} the digits from {cell:cell} on could belong one cell further right.",
    de="In {house:house} könnten die Ziffern ab {cell:cell} eine Zelle weiter nach rechts gehören.",
)


@dataclass(frozen=True)
class Slip:
    """A slip that may have happened, told, and the digits as they were before it.

    ``kind`` is "wrong-digit", "moved", "shifted-row", "extra" or "missing"; ``cell`` is where it
    shows.
    """

    kind: str
    cell: Cell
    text: Text
    words: Words
    values: tuple[Digit, ...]

    @property
    def board(self) -> SudokuBoard:
        """The repaired puzzle."""
        return SudokuBoard.of(self.values)

    def message(self, speech: Speech) -> Sentence:
        """What may have happened, as a sentence."""
        return speech.sentence(self.text, self.words)


def slips_at(values: Sequence[Digit], cell: Cell) -> Iterator[Slip]:
    """Every slip that concerns one digit alone, likeliest first."""
    digit = values[cell]
    words = {"cell": cell, "digit": digit}
    for right in DIGITS:
        if right != digit:
            repaired = _with(values, {cell: right})
            yield Slip("wrong-digit", cell, _WRONG_DIGIT, words | {"right": right}, repaired)
    for target in neighbours(cell):
        if not values[target]:
            repaired = _with(values, {cell: 0, target: digit})
            yield Slip("moved", cell, _MOVED, words | {"target": target}, repaired)
    yield Slip("extra", cell, _EXTRA, words, _with(values, {cell: 0}))


def missing(values: Sequence[Digit], cell: Cell, right: Digit) -> Slip:
    """The slip that the digit of an empty cell was overlooked."""
    words = {"cell": cell, "right": right}
    return Slip("missing", cell, _MISSING, words, _with(values, {cell: right}))


def shifts(values: Sequence[Digit]) -> Iterator[Slip]:
    """Every way in which the end of a row can have slipped by one cell, whole rows first."""
    found = [slip for row in ROWS for slip in _row_shifts(values, row)]
    return iter(sorted(found, key=lambda slip: _digits_before(values, slip.cell)))


def _row_shifts(values: Sequence[Digit], row: int) -> Iterator[Slip]:
    cells = HOUSE_CELLS[row]
    digits = [values[cell] for cell in cells]
    for start in range(9):
        if not digits[start]:
            continue
        words = {"cell": cells[start], "house": row}
        head, tail = digits[:start], digits[start:]
        if head and not head[-1]:
            repaired = _with(values, dict(zip(cells, [*head[:-1], *tail, 0], strict=True)))
            yield Slip("shifted-row", cells[start], _SHIFTED_RIGHT, words, repaired)
        if not tail[-1]:
            repaired = _with(values, dict(zip(cells, [*head, 0, *tail[:-1]], strict=True)))
            yield Slip("shifted-row", cells[start], _SHIFTED_LEFT, words, repaired)


def _digits_before(values: Sequence[Digit], cell: Cell) -> int:
    """How many digits stand before a cell in its row."""
    return sum(1 for other in HOUSE_CELLS[ROW_OF[cell]] if other < cell and values[other])


def neighbours(cell: Cell) -> list[Cell]:
    """The cells that touch a cell at an edge: left, right, above, below."""
    row, column = row_number(cell), column_number(cell)
    around = ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
    return [cell_at(*place) for place in around if all(1 <= number <= 9 for number in place)]


def _with(values: Sequence[Digit], changes: dict[Cell, Digit]) -> tuple[Digit, ...]:
    changed = list(values)
    for cell, value in changes.items():
        changed[cell] = value
    return tuple(changed)


def lonely_cells(values: Sequence[Digit]) -> int:
    """How many cells break the symmetry that the pattern of the digits is closest to."""
    return min(
        sum(1 for cell in CELLS if bool(values[cell]) != bool(values[mirror.cells[cell]]))
        for mirror in MIRRORS
    )
