"""Transformations of the grid as objects that can be composed, inverted, compared and printed."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from sudoku_helper.board import NO_PLACES, SudokuBoard
from sudoku_helper.geometry import CELLS, Cell, CellSet, Digit, members, set_of
from sudoku_helper.text import Text, TextError

Lines = tuple[int, ...]
"""Where each of the nine rows or columns goes, counted from 0."""

UNMOVED: Lines = tuple(range(9))
SAME_DIGITS: tuple[Digit, ...] = tuple(range(10))

GROUP_ORDER = 1_218_998_108_160
"""How many transformations there are: 2 * 9! * 6 to the 8th."""

_NOTATION = re.compile(r"(T )?rows ([1-9]{9}) columns ([1-9]{9}) digits ([1-9]{9})")

_NO_TRANSFORMATION = Text(
    en="expected 'rows 123456789 columns 123456789 digits 123456789', got {got!r}",
    de="'rows 123456789 columns 123456789 digits 123456789' erwartet, nicht {got!r}",
)
_TORN_APART = Text(
    en="expected rows and columns that stay together in threes, got {got}",
    de="Zeilen und Spalten erwartet, die zu dritt beisammenbleiben, nicht {got}",
)
_NOT_EACH_DIGIT = Text(
    en="expected each digit from 1 to 9 once, got {got}",
    de="jede Ziffer von 1 bis 9 einmal erwartet, nicht {got}",
)


def _keeps_triples(lines: Lines) -> bool:
    """Whether each line goes somewhere else and those of a band or stack stay together."""
    return sorted(lines) == list(UNMOVED) and all(
        len({line // 3 for line in lines[start : start + 3]}) == 1 for start in (0, 3, 6)
    )


def _inverted(image: tuple[int, ...]) -> tuple[int, ...]:
    result = [0] * len(image)
    for place, goes_to in enumerate(image):
        result[goes_to] = place
    return tuple(result)


def _numbers(lines: Lines) -> str:
    return "".join(str(line + 1) for line in lines)


@dataclass(frozen=True)
class Transformation:
    """One of the ways to turn a Sudoku into an equivalent one, in its one normal form.

    First the grid is transposed or not, then rows and columns move (``rows[0]`` is where row 0
    goes), then digits change (``digits[5]`` is what becomes of a 5; an empty cell stays empty).
    Each transformation has exactly one such form, so equal ones compare equal.
    """

    transposed: bool = False
    rows: Lines = UNMOVED
    columns: Lines = UNMOVED
    digits: tuple[Digit, ...] = SAME_DIGITS

    def __post_init__(self) -> None:
        for lines in (self.rows, self.columns):
            if not _keeps_triples(lines):
                raise TextError(_TORN_APART, got=_numbers(lines))
        if self.digits[:1] != (0,) or sorted(self.digits) != list(SAME_DIGITS):
            raise TextError(_NOT_EACH_DIGIT, got="".join(map(str, self.digits[1:])))

    def then(self, other: "Transformation") -> "Transformation":
        """The transformation that does this one first and the other one afterwards."""
        rows, columns = self.rows, self.columns
        if other.transposed:
            rows, columns = columns, rows
        return Transformation(
            self.transposed != other.transposed,
            tuple(other.rows[row] for row in rows),
            tuple(other.columns[column] for column in columns),
            tuple(other.digits[digit] for digit in self.digits),
        )

    @property
    def inverse(self) -> "Transformation":
        """The transformation that takes this one back."""
        rows, columns = _inverted(self.rows), _inverted(self.columns)
        if self.transposed:
            rows, columns = columns, rows
        return Transformation(self.transposed, rows, columns, _inverted(self.digits))

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Where each cell goes."""
        return tuple(self._image(*divmod(cell, 9)) for cell in CELLS)

    def _image(self, row: int, column: int) -> Cell:
        if self.transposed:
            row, column = column, row
        return self.rows[row] * 9 + self.columns[column]

    def values(self, values: Sequence[Digit]) -> tuple[Digit, ...]:
        """The digits of the image of a grid, given those of the grid."""
        result = [0] * 81
        for image, value in zip(self.cells, values, strict=True):
            result[image] = self.digits[value]
        return tuple(result)

    def apply(self, board: SudokuBoard) -> SudokuBoard:
        """The image of a position with all its givens, candidates and pencil marks."""
        places = list(NO_PLACES)
        stale = list(NO_PLACES)
        for digit, image in enumerate(self.digits):
            places[image] = self._moved(board.places[digit])
            stale[image] = self._moved(board.stale[digit])
        return SudokuBoard(
            self.values(board.values), self._moved(board.givens), tuple(places), tuple(stale)
        )

    def _moved(self, cells: CellSet) -> CellSet:
        return set_of(self.cells[cell] for cell in members(cells))

    @property
    def geometric(self) -> "Transformation":
        """The same movement of cells without any change of digits."""
        return Transformation(self.transposed, self.rows, self.columns)

    @property
    def notation(self) -> str:
        """The transformation as one line of text that ``parse`` reads."""
        rows, columns = _numbers(self.rows), _numbers(self.columns)
        digits = "".join(map(str, self.digits[1:]))
        return f"{'T ' if self.transposed else ''}rows {rows} columns {columns} digits {digits}"

    @classmethod
    def parse(cls, text: str) -> "Transformation":
        """Read the notation, the inverse of ``notation``."""
        match = _NOTATION.fullmatch(text.strip())
        if not match:
            raise TextError(_NO_TRANSFORMATION, got=text[:60])
        transposed, rows, columns, digits = match.groups()
        return cls(
            bool(transposed),
            tuple(int(number) - 1 for number in rows),
            tuple(int(number) - 1 for number in columns),
            (0, *map(int, digits)),
        )

    def __str__(self) -> str:
        return self.notation


IDENTITY = Transformation()
