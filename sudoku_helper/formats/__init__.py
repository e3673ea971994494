"""Puzzle formats: one reader that recognises them all, one writer for each."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice

from sudoku_helper.formats.base import LONGEST_TEXT, Format, FormatError, Puzzle, miscounted
from sudoku_helper.formats.grids import GRID, SADMAN, SDK, SIMPLE_SUDOKU, cells_in_rows
from sudoku_helper.formats.hodoku import LIBRARY
from sudoku_helper.formats.lines import LINES, NOTATION
from sudoku_helper.formats.links import LINKS
from sudoku_helper.formats.opensudoku import OPENSUDOKU
from sudoku_helper.formats.pencil_marks import PENCIL_MARKS, SUKAKU
from sudoku_helper.formats.publisher import CELL_XML, LETTERS, SUDOKU_LINES
from sudoku_helper.formats.share import SHARE
from sudoku_helper.formats.tables import CSV, JSON_ROWS
from sudoku_helper.formats.trainer import TRAINER
from sudoku_helper.text import Text

__all__ = [
    "FORMATS",
    "Format",
    "FormatError",
    "Puzzle",
    "Refused",
    "read_any",
    "read_what_can_be",
    "write",
]

FORMATS: tuple[Format, ...] = (
    SHARE,
    *LINKS,
    OPENSUDOKU,
    CELL_XML,
    TRAINER,
    JSON_ROWS,
    CSV,
    LIBRARY,
    SUDOKU_LINES,
    LETTERS,
    NOTATION,
    LINES,
    SADMAN,
    SDK,
    SIMPLE_SUDOKU,
    GRID,
    PENCIL_MARKS,
    SUKAKU,
)
"""Every format; the first that recognises a text reads it."""

LINE_BY_LINE = (LIBRARY, SUDOKU_LINES, NOTATION)
"""The formats whose lines stand for themselves: one that is wrong says nothing of the others."""

UNKNOWN = Text(
    en="No Sudoku was recognised in this text.",
    de="In diesem Text wurde kein Sudoku erkannt.",
)
EMPTY = Text(en="There is nothing to read.", de="Hier gibt es nichts zu lesen.")
TOO_LONG = Text(en="This text is too long.", de="Dieser Text ist zu lang.")


@dataclass(frozen=True)
class Refused:
    """A line of a text that holds no puzzle, and why not."""

    line: str
    problem: FormatError


def read_any(text: str, most: int | None = None) -> list[Puzzle]:
    """The puzzles in a text of any known format, at most *most* of them; every line has to be sound."""
    text = _readable(text)
    each = _format_of(text)
    if each is None:
        raise _unknown(text)
    return [_taken(found, each) for found in islice(each.read(text), most)]


def read_what_can_be(text: str, most: int) -> tuple[list[Puzzle], list[Refused]]:
    """At most *most* puzzles in a text of any known format, and the lines between them that hold none."""
    text = _readable(text)
    each = _format_of(text) or _format_of_a_line(text)
    if each is None:
        raise _unknown(text)
    lines = text.splitlines()
    puzzles: list[Puzzle] = []
    refused: list[Refused] = []
    for found in each.read(text):
        if isinstance(found, FormatError):
            refused.append(Refused(lines[found.line - 1], found))
        else:
            puzzles.append(_taken(found, each))
        if len(puzzles) == most:
            break
    return puzzles, refused


def _readable(text: str) -> str:
    """A text that is worth looking at."""
    text = text.removeprefix("\ufeff")
    if len(text) > LONGEST_TEXT:
        raise FormatError(TOO_LONG)
    if not text.strip():
        raise FormatError(EMPTY)
    return text


def _format_of(text: str) -> Format | None:
    return next((each for each in FORMATS if each.recognises(text)), None)


def _format_of_a_line(text: str) -> Format | None:
    """The format of the first line that has one, where lines stand before it that have none."""
    found = (each for line in text.splitlines() for each in LINE_BY_LINE if each.recognises(line))
    return next(found, None)


def _unknown(text: str) -> FormatError:
    found = cells_in_rows(text)
    return miscounted(found) if found not in (0, 81) else FormatError(UNKNOWN)


def _taken(found: Puzzle | FormatError, each: Format) -> Puzzle:
    """A puzzle that was found by a format."""
    if isinstance(found, FormatError):
        raise found
    return replace(found, title=_whole(found.title), format=each.key)


def _whole(title: str) -> str:
    """A title without halves of characters, which JSON can name and no file can hold."""
    return title.encode(errors="replace").decode()


def write(key: str, puzzles: Sequence[Puzzle]) -> str:
    """The puzzles in the format of that key; KeyError if there is no such writer."""
    writer = {each.key: each.write for each in FORMATS if each.write}[key]
    return writer(puzzles)
