"""The state text of sudoku.coach: compressed JSON in letters of five bits."""

import base64
import binascii
import json
import re
import zlib
from typing import Any

from sudoku_helper.formats.base import Puzzle, board_from_marks, expected, marks_of
from sudoku_helper.formats.json_values import read_json
from sudoku_helper.formats.lines import digits_of
from sudoku_helper.geometry import BIT, CELLS, DIGITS, set_of
from sudoku_helper.text import Text

PREFIX = "SCv7_32_"
LONGEST = 200_000
_COMPLETE = Text(en="a complete sudoku.coach text", de="ein vollständiger sudoku.coach-Text")


def read_state(text: str) -> list[Puzzle]:
    """The position of a state text."""
    letters = text.strip().removeprefix(PREFIX).upper()
    try:
        packed = base64.b32hexdecode(letters + "=" * (-len(letters) % 8))
        # The limit keeps a small text from unpacking into a huge one.
        unpacked = zlib.decompressobj().decompress(packed, LONGEST).decode()
    except (binascii.Error, zlib.error, ValueError):
        raise expected(_COMPLETE) from None
    data = read_json(unpacked)
    if not isinstance(data, dict) or data.get("gridSize", 9) != 9:
        raise expected(Text(en="a puzzle of size 9", de="ein Rätsel der Größe 9"))
    givens = _digits(data.get("givenDigits"))
    own = _digits(data.get("userDigits"))
    values = [given or digit for given, digit in zip(givens, own, strict=True)]
    masks = _masks(data.get("userCellCandidates"))
    board = board_from_marks(values, set_of(c for c in CELLS if givens[c]), masks)
    return [Puzzle(board, has_colours=_has_colours(data))]


def _has_colours(data: dict[str, Any]) -> bool:
    """Whether something is coloured, by whichever name; numbers of no colour are 0."""
    colours = (value for name, value in data.items() if "color" in name.lower())
    return any(re.search("[1-9a-zA-Z]", json.dumps(value)) for value in colours if value)


def _digits(value: Any) -> list[int]:
    if isinstance(value, list) and all(type(digit) is int and 0 <= digit <= 9 for digit in value):
        value = "".join(map(str, value))
    if value is None:
        return [0] * 81
    if not isinstance(value, str) or len(value) != 81:
        raise expected(Text(en="81 digits", de="81 Ziffern"))
    return digits_of(value)


def _masks(value: Any) -> list[int | None]:
    """The candidates of each cell: numbers joined by hyphens, bit d stands for digit d."""
    if value is None:
        return [None] * 81
    numbers = value.split("-") if isinstance(value, str) else value
    if not isinstance(numbers, list) or len(numbers) != 81:
        raise expected(Text(en="candidates of 81 cells", de="Kandidaten von 81 Zellen"))
    return [_mask(str(number)) or None for number in numbers]


def _mask(number: str) -> int:
    if not number.isdecimal() or len(number) > 4:
        raise expected(Text(en="a number of candidates", de="eine Kandidatenzahl"))
    return int(number) & sum(BIT[digit] for digit in DIGITS)


def write_state(puzzle: Puzzle) -> str:
    """The position as a state text."""
    board = puzzle.board
    own = "".join(
        str(value) if value and not board.givens & BIT[cell] else "0"
        for cell, value in enumerate(board.values)
    )
    data = {
        "gridSize": 9,
        "givenDigits": board.only_givens().line.replace(".", "0"),
        "userDigits": own,
        "userCellCandidates": "-".join(str(marks) for marks in marks_of(board)),
    }
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    return PREFIX + base64.b32hexencode(packed).decode().rstrip("=").lower()
