"""The board texts of SudokuWiki: 81 digits, or two characters for each cell in two versions."""

import string

from sudoku_helper.board import SudokuBoard
from sudoku_helper.formats.base import Puzzle, board_from_marks, expected, marks_of
from sudoku_helper.formats.lines import digits_of
from sudoku_helper.geometry import ALL_DIGITS, BIT, CELLS, DigitSet, is_single, only, set_of
from sudoku_helper.text import Text

PREFIX = "S9B"
_LETTERS = string.digits + string.ascii_lowercase
_FIRST_OWN = 10
_FIRST_MARKS = 18
"""In version S9B a number up to 9 is a given, up to 18 an own digit, above that marks."""


def read_board_text(text: str) -> list[Puzzle]:
    """The position of any of the three versions."""
    if text.startswith(PREFIX):
        return [Puzzle(_read_s9b(text.removeprefix(PREFIX)))]
    if len(text) == 162:
        return [Puzzle(_read_masks(text))]
    if len(text) == 81 and all(cell in "123456789.0" for cell in text):
        return [Puzzle(SudokuBoard.of(digits_of(text)))]
    raise expected(Text(en="81 or 162 characters", de="81 oder 162 Zeichen"))


def _numbers(text: str, base: int) -> list[int]:
    """The number of each cell, two digits each in the given base."""
    letters = _LETTERS[:base]
    if len(text) != 162:
        raise expected(Text(en="162 characters", de="162 Zeichen"))
    for column, letter in enumerate(text, 1):
        if letter not in letters:
            raise expected(Text(en=f"one of {letters}", de=f"eines von {letters}"), 1, column)
    return [int(text[start : start + 2], base) for start in range(0, 162, 2)]


def _read_masks(text: str) -> SudokuBoard:
    """Twice the candidates (bit 0 for digit 1) plus one for a given; a lone bit is a digit."""
    numbers = _numbers(text.lower(), 32)
    marks: list[DigitSet | None] = [number & ALL_DIGITS for number in numbers]
    givens = set_of(cell for cell in CELLS if numbers[cell] & 1)
    values = [only(mask) if mask and is_single(mask) else 0 for mask in marks]
    givens &= set_of(cell for cell in CELLS if values[cell])
    return board_from_marks(values, givens, [mask or None for mask in marks])


def _read_s9b(text: str) -> SudokuBoard:
    values, marks, givens = [], [], 0
    for cell, number in enumerate(_numbers(text.lower(), 36)):
        if number > _FIRST_MARKS + 511:
            raise expected(Text(en="at most 529", de="höchstens 529"), 1, cell * 2 + 4)
        is_own = _FIRST_OWN <= number <= _FIRST_MARKS
        values.append(number if number < _FIRST_OWN else number - 9 if is_own else 0)
        marks.append((number - _FIRST_MARKS) * 2 if number > _FIRST_MARKS else None)
        givens |= BIT[cell] if 0 < number < _FIRST_OWN else 0
    return board_from_marks(values, givens, marks)


def write_s9b(puzzle: Puzzle) -> str:
    """The position with givens, own digits and marks."""
    board = puzzle.board
    texts = []
    for cell, marks in enumerate(marks_of(board)):
        value = board.values[cell]
        is_given = board.givens & BIT[cell]
        number = (value if is_given else value + 9) if value else _FIRST_MARKS + marks // 2
        texts.append(_LETTERS[number // 36] + _LETTERS[number % 36])
    return PREFIX + "".join(texts)
