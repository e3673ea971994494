"""Puzzle formats: one reader that recognises them all, one writer for each."""

from collections.abc import Sequence
from dataclasses import replace
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

__all__ = ["FORMATS", "Format", "FormatError", "Puzzle", "read_any", "write"]

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

UNKNOWN = Text(
    en="No Sudoku was recognised in this text.",
    de="In diesem Text wurde kein Sudoku erkannt.",
)
EMPTY = Text(en="There is nothing to read.", de="Hier gibt es nichts zu lesen.")
TOO_LONG = Text(en="This text is too long.", de="Dieser Text ist zu lang.")


def read_any(text: str, most: int | None = None) -> list[Puzzle]:
    """The puzzles in a text of any known format, at most *most* of them."""
    text = text.removeprefix("\ufeff")
    if len(text) > LONGEST_TEXT:
        raise FormatError(TOO_LONG)
    if not text.strip():
        raise FormatError(EMPTY)
    for each in FORMATS:
        if each.recognises(text):
            puzzles = islice(each.read(text), most)
            return [
                replace(puzzle, title=_whole(puzzle.title), format=each.key) for puzzle in puzzles
            ]
    found = cells_in_rows(text)
    raise miscounted(found) if found not in (0, 81) else FormatError(UNKNOWN)


def _whole(title: str) -> str:
    """A title without halves of characters, which JSON can name and no file can hold."""
    return title.encode(errors="replace").decode()


def write(key: str, puzzles: Sequence[Puzzle]) -> str:
    """The puzzles in the format of that key; KeyError if there is no such writer."""
    writer = {each.key: each.write for each in FORMATS if each.write}[key]
    return writer(puzzles)
