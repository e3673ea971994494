"""What follows on the small board without trying: a digit with one place, a cell with one digit."""

from collections.abc import Iterator
from dataclasses import dataclass

from sudoku_helper.geometry import (
    BIT,
    Cell,
    CellSet,
    Digit,
    House,
    is_single,
    members,
    only,
    set_of,
)
from sudoku_helper.small.board import (
    ALL_DIGITS,
    BLOCKS,
    CELLS,
    COLUMNS,
    DIGITS,
    HOUSES,
    PEERS,
    ROWS,
    SmallBoard,
    allowed,
)
from sudoku_helper.text import Text

_LAST_WHERE = Text(
    en="Look at {house:house}: one cell is left there.",
    de="Schau dir {house:house} an: Dort ist nur noch eine Zelle frei.",
)
_LAST_WHY = Text(
    en="In {house:house} only {cell:cell} is empty, and {digit:digit} is missing. So {digit:digit} "
    "goes there.",
    de="In {house:house} ist nur noch {cell:cell} leer, und die {digit:digit} fehlt. Also kommt die "
    "{digit:digit} dorthin.",
)
_PLACE_WHERE = Text(
    en="Look at {house:house}: where can {digit:digit} go?",
    de="Schau dir {house:house} an: Wohin kann die {digit:digit}?",
)
_PLACE_WHY = Text(
    en="In {house:house} the {digit:digit} fits into {cell:cell} alone: every other empty cell there "
    "sees a {digit:digit} already. So {digit:digit} goes into {cell:cell}.",
    de="In {house:house} passt die {digit:digit} nur nach {cell:cell}: Jede andere leere Zelle dort "
    "sieht schon eine {digit:digit}. Also kommt die {digit:digit} nach {cell:cell}.",
)
_DIGIT_WHERE = Text(
    en="Look at {cell:cell}: which digits can it see?",
    de="Schau dir {cell:cell} an: Welche Ziffern sieht diese Zelle?",
)
_DIGIT_WHY = Text(
    en="{cell:cell} sees {others:digits} in its row, its column or its block. Only {digit:digit} is "
    "left for it.",
    de="{cell:cell} sieht {others:digits} in der eigenen Zeile, Spalte oder im eigenen Block. Es "
    "bleibt nur die {digit:digit}.",
)


@dataclass(frozen=True)
class Single:
    """A digit that must go into a cell: where to look, and why.

    ``because`` are the digits on the board that leave nothing else.
    """

    cell: Cell
    digit: Digit
    where: Text
    why: Text
    look_at: CellSet
    because: CellSet
    house: House | None = None

    @property
    def words(self) -> dict[str, object]:
        """What fills the two sentences."""
        others = ALL_DIGITS & ~BIT[self.digit]
        return {"cell": self.cell, "digit": self.digit, "house": self.house, "others": others}


def singles(board: SmallBoard) -> Iterator[Single]:
    """Every single, easiest to see first: the last cell of a house, the one place, the one digit."""
    options = {cell: allowed(board.values, cell) for cell in CELLS if not board.values[cell]}
    found = [
        (
            house,
            digit,
            [cell for cell in members(HOUSES[house]) if BIT[digit] & options.get(cell, 0)],
        )
        for house in (*BLOCKS, *ROWS, *COLUMNS)
        for digit in DIGITS
    ]
    placed = [(house, digit, cells[0]) for house, digit, cells in found if len(cells) == 1]
    for is_last in (True, False):
        for house, digit, cell in placed:
            empty = HOUSES[house] & set_of(options)
            if is_single(empty) == is_last:
                yield _with_one_place(board, house, digit, cell, is_last)
    for cell, digits in options.items():
        if is_single(digits):
            seen = PEERS[cell] & ~set_of(options)
            yield Single(cell, only(digits), _DIGIT_WHERE, _DIGIT_WHY, BIT[cell], seen)


def _with_one_place(
    board: SmallBoard, house: House, digit: Digit, cell: Cell, is_last: bool
) -> Single:
    """A digit that has one place in a house."""
    cells = HOUSES[house]
    if is_last:
        because = cells & ~BIT[cell]
        return Single(cell, digit, _LAST_WHERE, _LAST_WHY, cells, because, house)
    blockers = set_of(
        peer
        for other in members(cells & ~BIT[cell])
        if not board.values[other]
        for peer in members(PEERS[other])
        if board.values[peer] == digit
    )
    return Single(cell, digit, _PLACE_WHERE, _PLACE_WHY, cells, blockers, house)


def solved_by_singles(board: SmallBoard) -> SmallBoard:
    """The position after every single was placed, one after the other."""
    while single := next(singles(board), None):
        board = board.placed(single.cell, single.digit)
    return board
