"""Puzzles as rows with named columns, as CSV or JSON: the puzzle, its level and its hash, and its title.

Other columns are left alone; so everything that the command line writes can be read again.
"""

import csv
import io
import json
import re
from collections.abc import Iterator, Mapping, Sequence

from sudoku_helper.board import BoardError, SudokuBoard
from sudoku_helper.formats.base import Format, FormatError, Puzzle, expected, read_each
from sudoku_helper.formats.json_values import read_json
from sudoku_helper.formats.levels import level_named
from sudoku_helper.levels import Level
from sudoku_helper.text import DEFAULT_LANGUAGE, Text

COLUMNS = ("puzzle", "level", "hash", "title")

_HEAD = re.compile(r"\s*puzzle\s*[,;]", re.IGNORECASE)
_RATING = re.compile(r"[0-9]{1,2}(\.[0-9]{1,3})?")
_CELLS = re.compile(r"[0-9.]{81}(?![0-9.])")


def is_csv(text: str) -> bool:
    """Whether the first column of the head is called puzzle."""
    return bool(_HEAD.match(text))


def columns_of(head: str) -> list[str]:
    """The names of the columns that a head tells."""
    return [name.strip().lower() for name in fields_of(head, head)]


def fields_of(line: str, head: str) -> list[str]:
    """The fields of a line, separated as in the head."""
    try:
        return next(csv.reader([line], delimiter=_separator(head)), [])
    except csv.Error:
        return [line]


def _separator(head: str) -> str:
    return ";" if head[head.lower().find("puzzle") + 6 :].lstrip()[:1] == ";" else ","


def read_csv(text: str) -> Iterator[Puzzle | FormatError]:
    """A puzzle from each row."""
    numbered = enumerate(text.splitlines(), 1)
    (_, head), *rows = ((number, line) for number, line in numbered if line.strip())
    columns = columns_of(head)

    def read_row(line: str, number: int) -> Puzzle:
        return puzzle_of(dict(zip(columns, fields_of(line, head), strict=False)), number)

    return read_each(rows, read_row)


def puzzle_of(row: Mapping[str, object], number: int = 1) -> Puzzle:
    """The puzzle of a row with what else is known of it."""
    try:
        board = board_of(str(row.get("puzzle", "")).strip())
    except BoardError as error:
        raise expected(
            Text(en="81 cells in this row", de="81 Zellen in dieser Zeile"), number
        ) from error
    title = str(row.get("title", "") or "")[:200]
    return Puzzle(board, title, _level_of(row))


def _level_of(row: Mapping[str, object]) -> str:
    """The level of a row by its name or its number, or else by a published rating (er)."""
    level = str(row.get("level", "") or "")[:80]
    rating = str(row.get("er", "") or "")
    named = level_named(level) if level.isdecimal() else None
    if not level and _RATING.fullmatch(rating):
        named = Level.of(float(rating))
    return named.title(DEFAULT_LANGUAGE) if named else level


def board_of(text: str) -> SudokuBoard:
    """The puzzle at the beginning of a text, with its notes if these follow."""
    try:
        return SudokuBoard.parse(text)
    except BoardError:
        match = _CELLS.match(text)
        if not match:
            raise
        return SudokuBoard.parse(match.group())


def _row(puzzle: Puzzle) -> dict[str, str]:
    values = (puzzle.board.notation, puzzle.level, puzzle.hash, puzzle.title)
    return dict(zip(COLUMNS, values, strict=True))


def write_csv(puzzles: Sequence[Puzzle]) -> str:
    """A head and a row for each puzzle."""
    stream = io.StringIO()
    writer = csv.DictWriter(stream, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for puzzle in puzzles:
        writer.writerow({name: " ".join(value.split()) for name, value in _row(puzzle).items()})
    return stream.getvalue()


def is_json_rows(text: str) -> bool:
    """Whether it is JSON whose objects begin with a puzzle."""
    return bool(re.match(r'[\[{\s]*"puzzle"\s*:\s*"', text)) and text.lstrip()[:1] in ("[", "{")


def read_json_rows(text: str) -> Iterator[Puzzle]:
    """A puzzle from each object."""
    data = read_json(text)
    for number, row in enumerate(data if isinstance(data, list) else [data], 1):
        if not isinstance(row, dict):
            raise expected(Text(en="objects with a puzzle", de="Objekte mit einem Sudoku"), number)
        yield puzzle_of(row, number)


def write_json_rows(puzzles: Sequence[Puzzle]) -> str:
    """A list with an object for each puzzle, a line each."""
    rows = ",\n".join(json.dumps(_row(puzzle), ensure_ascii=False) for puzzle in puzzles)
    return f"[\n{rows}\n]\n"


CSV = Format(
    key="csv",
    name=Text(en="CSV with level and hash", de="CSV mit Stufe und Hash"),
    extension="csv",
    recognises=is_csv,
    read=read_csv,
    write=write_csv,
    holds_many=True,
)
JSON_ROWS = Format(
    key="json",
    name=Text(en="JSON with level and hash", de="JSON mit Stufe und Hash"),
    extension="json",
    recognises=is_json_rows,
    read=read_json_rows,
    write=write_json_rows,
    holds_many=True,
)
