"""The short form of Sudoku Exchange and SudokuPad: a digit together with the empty cells after it."""

from sudoku_helper.formats.base import expected
from sudoku_helper.text import Text

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
"""A character is a number up to 59: the digit plus ten times the number of zeros that follow."""

_LONGEST_RUN = 5


def pack(digits: str) -> str:
    """81 digits, 0 for empty, as a short text."""
    packed = []
    position = 0
    while position < len(digits):
        run = 0
        rest = digits[position + 1 : position + 1 + _LONGEST_RUN]
        while run < len(rest) and rest[run] == "0":
            run += 1
        packed.append(ALPHABET[int(digits[position]) + 10 * run])
        position += 1 + run
    return "".join(packed)


def unpack(text: str) -> str:
    """The 81 digits behind a short text."""
    digits = []
    for column, letter in enumerate(text[:81], 1):
        number = ALPHABET.find(letter)
        if number < 0:
            raise expected(
                Text(en="a letter or a digit", de="ein Buchstabe oder eine Ziffer"), 1, column
            )
        digits.append(str(number % 10) + "0" * (number // 10))
    unpacked = "".join(digits)
    if len(unpacked) != 81:
        raise expected(Text(en="the short form of 81 cells", de="die Kurzform von 81 Zellen"))
    return unpacked
