"""JSON that is parsed without trusting it, and the digits in it."""

import json
from typing import Any

from sudoku_helper.formats.base import expected
from sudoku_helper.geometry import DigitSet, set_of
from sudoku_helper.text import Text


def read_json(text: str) -> Any:
    """The value of a JSON text."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise expected(
            Text(en="well-formed JSON", de="wohlgeformtes JSON"), error.lineno, error.colno
        ) from None
    except (ValueError, RecursionError):
        raise expected(Text(en="well-formed JSON", de="wohlgeformtes JSON")) from None


def digit_in(value: object) -> int:
    """A digit from 1 to 9; 0, an empty text or nothing at all is no digit."""
    if value in (None, "", 0, "0") and not isinstance(value, bool):
        return 0
    if isinstance(value, str) and len(value) == 1 and value in "123456789":
        return int(value)
    if type(value) is int and 1 <= value <= 9:
        return value
    raise expected(Text(en="a digit from 1 to 9", de="eine Ziffer von 1 bis 9"))


def digits_in(values: object) -> DigitSet:
    """The set of the digits in a list; nothing at all is an empty list."""
    if values is None:
        return 0
    if not isinstance(values, list):
        raise expected(Text(en="a list of digits", de="eine Liste von Ziffern"))
    return set_of(digit for value in values if (digit := digit_in(value)))
