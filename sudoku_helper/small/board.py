"""The small board: sixteen cells, four digits, twelve houses, and how they are called."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sudoku_helper.board import BoardError
from sudoku_helper.geometry import BIT, Cell, CellSet, Digit, DigitSet, members, set_of
from sudoku_helper.text import Sentence, Speech, Text, Words

SIDE = 4
CELLS = range(SIDE * SIDE)
DIGITS = range(1, SIDE + 1)
ALL_DIGITS: DigitSet = set_of(DIGITS)

_ROWS = [[SIDE * row + column for column in range(SIDE)] for row in range(SIDE)]
_COLUMNS = [[SIDE * row + column for row in range(SIDE)] for column in range(SIDE)]
_BLOCKS = [[corner + step for step in (0, 1, SIDE, SIDE + 1)] for corner in (0, 2, 8, 10)]

HOUSES: tuple[CellSet, ...] = tuple(map(set_of, (*_ROWS, *_COLUMNS, *_BLOCKS)))
"""The cells of each house: four rows, then four columns, then four blocks."""

ROWS, COLUMNS, BLOCKS = range(SIDE), range(SIDE, 2 * SIDE), range(2 * SIDE, 3 * SIDE)

PEERS: tuple[CellSet, ...] = tuple(
    set_of(other for house in HOUSES if house & BIT[cell] for other in members(house)) & ~BIT[cell]
    for cell in CELLS
)
"""For each cell the seven others that share a house with it."""

_CELL = re.compile(r"\+?[1-4]|[.0]")
_BOARD = re.compile(r"(?:\+?[1-4]|[.0]){16}")

_NOT_16_CELLS = Text(
    en="expected 16 cells with digits up to 4, got {got!r}",
    de="16 Zellen mit Ziffern bis 4 erwartet, nicht {got!r}",
)


@dataclass(frozen=True)
class SmallBoard:
    """A position: the digit in each cell, 0 where there is none, and which of them are givens."""

    values: tuple[Digit, ...]
    givens: CellSet

    @classmethod
    def of(cls, values: Iterable[Digit]) -> "SmallBoard":
        """The position in which every digit is a given."""
        values = tuple(values)
        return cls(values, set_of(cell for cell in CELLS if values[cell]))

    @classmethod
    def parse(cls, text: str) -> "SmallBoard":
        """Read sixteen characters: a dot or 0 for an empty cell, "+3" for a digit of the player."""
        if not _BOARD.fullmatch(text):
            raise BoardError(_NOT_16_CELLS, got=text[:40])
        found = _CELL.findall(text)
        values = tuple(int(each.replace(".", "0")) for each in found)
        return cls(values, set_of(cell for cell in CELLS if found[cell] in "1234"))

    @property
    def notation(self) -> str:
        """The text that ``parse`` reads."""
        own = {cell: f"+{value}" for cell, value in enumerate(self.values) if value}
        givens = {cell: str(self.values[cell]) for cell in members(self.givens)}
        return "".join({**own, **givens}.get(cell, ".") for cell in CELLS)

    @property
    def is_full(self) -> bool:
        """Whether no cell is empty."""
        return 0 not in self.values

    def only_givens(self) -> "SmallBoard":
        """The puzzle as it was at first."""
        return SmallBoard.of(
            value if self.givens & BIT[cell] else 0 for cell, value in enumerate(self.values)
        )

    def placed(self, cell: Cell, digit: Digit) -> "SmallBoard":
        """The position after the player wrote a digit."""
        values = (*self.values[:cell], digit, *self.values[cell + 1 :])
        return SmallBoard(values, self.givens)


def allowed(values: Sequence[Digit], cell: Cell) -> DigitSet:
    """The digits that no other cell in the three houses of a cell holds."""
    return ALL_DIGITS & ~set_of(values[peer] for peer in members(PEERS[cell]))


class SmallSpeech(Speech):
    """Names cells and houses of the small board as the large one does those in its corner."""

    side = SIDE
    block_places = tuple(Speech.block_places[corner] for corner in (0, 2, 6, 8))

    def sentence(self, template: Text, words: Words) -> Sentence:
        """The sentence in one piece: its parts would name the cells of large houses."""
        parts = super().sentence(template, words)
        return [{"text": "".join(part["text"] for part in parts)}]
