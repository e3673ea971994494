"""Our own links: the position as one large number in mixed radix after ``#s=``.

In reading order it holds the version, a check of all that follows, whether it is still being typed in,
which kinds of notes follow, the 81 cells (empty, given 1 to 9, own 1 to 9), then for each empty cell
the crossed-out candidates among those possible and the player's own marks.
"""

import re
from collections.abc import Iterable

from sudoku_helper.board import SudokuBoard, possible_places
from sudoku_helper.formats.base import Format, Puzzle, board_from_marks, expected
from sudoku_helper.geometry import BIT, CELLS, DIGITS, DigitSet, members, set_of, size
from sudoku_helper.text import Text

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_LINK = re.compile(r"#s=([\w-]{1,400})\s*$", re.ASCII)
_VERSIONS, _CHECK, _KINDS, _MARKS = 4, 4093, 19, 512
_REMOVED, _MARKED = 1, 2


def write_code(board: SudokuBoard) -> str:
    """The text that a link carries after ``#s=``."""
    allowed = _allowed(board)
    removed = [allowed[cell] & ~board.digits[cell] for cell in CELLS]
    has_notes = any(removed[cell] for cell in members(board.empty))
    fields = [(0, 2), (_REMOVED if has_notes else 0, 4)]
    for cell, value in enumerate(board.values):
        is_own = value and not board.givens & BIT[cell]
        fields.append((value + 9 if is_own else value, _KINDS))
    if has_notes:
        fields += [
            (_squeeze(removed[cell], allowed[cell]), 2 ** size(allowed[cell]))
            for cell in members(board.empty)
        ]
    check = 0
    for value, _ in fields:
        check = _checked(check, value)
    number = 0
    for value, radix in reversed([(0, _VERSIONS), (check, _CHECK), *fields]):
        number = number * radix + value
    return "".join(_letters(number)) or LETTERS[0]


def read_code(code: str) -> SudokuBoard:
    """The position of such a text; FormatError if it is none."""
    read = _Reader(code)
    if read.next(_VERSIONS) != 0:
        raise _incomplete()
    check, read.sum = read.next(_CHECK), 0
    entering, notes = read.next(2), read.next(4)
    kinds = [read.next(_KINDS) for _ in CELLS]
    values = [kind - 9 if kind > 9 else kind for kind in kinds]
    givens = set_of(cell for cell in CELLS if 0 < kinds[cell] <= 9 or (entering and kinds[cell]))
    allowed = _allowed(SudokuBoard.of(values))
    marks: list[DigitSet | None] = [None] * 81
    for cell in CELLS:
        if values[cell]:
            continue
        if notes & _REMOVED:
            gone = _spread(read.next(2 ** size(allowed[cell])), allowed[cell])
            marks[cell] = allowed[cell] & ~gone
        if notes & _MARKED:
            marks[cell] = read.next(_MARKS) << 1 or marks[cell]
    if read.number or read.sum != check:
        raise _incomplete()
    return board_from_marks(values, givens, marks)


class _Reader:
    """Takes one value after the other from the number that the letters stand for."""

    def __init__(self, code: str) -> None:
        self.sum = self.number = 0
        for letter in reversed(code):
            self.number = self.number * 64 + LETTERS.index(letter)

    def next(self, radix: int) -> int:
        self.number, value = divmod(self.number, radix)
        self.sum = _checked(self.sum, value)
        return value


def _checked(check: int, value: int) -> int:
    """The check after one more value: a link that was cut does not become another puzzle."""
    return (check * 31 + value + 1) % _CHECK


def _letters(number: int) -> Iterable[str]:
    while number:
        number, letter = divmod(number, 64)
        yield LETTERS[letter]


def _allowed(board: SudokuBoard) -> list[DigitSet]:
    """The digits that no other digit on the board forbids, for each cell."""
    places = possible_places(board.values)
    return [set_of(digit for digit in DIGITS if places[digit] & BIT[cell]) for cell in CELLS]


def _squeeze(digits: DigitSet, frame: DigitSet) -> int:
    """A number with one binary place for each member of the frame."""
    return sum(2**place for place, each in enumerate(members(frame)) if digits & BIT[each])


def _spread(number: int, frame: DigitSet) -> DigitSet:
    return set_of(each for place, each in enumerate(members(frame)) if number >> place & 1)


def _incomplete() -> Exception:
    return expected(
        Text(en="a complete link of Sudoku Helper", de="ein vollständiger Link von Sudoku Helper")
    )


def _read(text: str) -> list[Puzzle]:
    match = _LINK.search(text)
    if not match:
        raise _incomplete()
    return [Puzzle(read_code(match[1]))]


SHARE = Format(
    key="link",
    name=Text(en="link", de="Link"),
    extension="url",
    recognises=lambda text: bool(_LINK.search(text)) and len(text.split()) == 1,
    read=_read,
)
