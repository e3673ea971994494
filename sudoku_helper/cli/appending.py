"""A file that ``generate`` goes on with: which format it has, which puzzles, and where it ends.

A last row that was cut in the middle, as by a power failure, does not count and is made again.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sudoku_helper.cli import words
from sudoku_helper.cli.errors import InputError
from sudoku_helper.cli.outputs import Earlier
from sudoku_helper.formats.tables import columns_of, fields_of, is_csv

KINDS = ("text", "csv", "json", "sudoku")
"""The formats that can be gone on with."""

_CELLS = re.compile(r"[0-9.]{81}")
_SUDOKU = re.compile(r"9 9 3 3 ([0-9]{81})(?: .*)?")
_WITH_HASH = re.compile(r".*[#,][0-9a-f]{16}")


@dataclass(frozen=True)
class Existing:
    """What a file holds: its format, its puzzles in order, and up to where it is complete."""

    kind: str
    puzzles: list[str]
    earlier: Earlier


def read_existing(path: Path, columns: Sequence[str]) -> Existing | None:
    """What a file holds, or None if it is not there or empty; a table must have these columns."""
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    kind = _kind_of(_first_of(lines), columns)
    if kind is None:
        raise InputError(words.CANNOT_GO_ON.format(file=str(path)))
    puzzles: list[str] = []
    end = place = 0
    gap = ""
    for number, line in enumerate(lines, 1):
        text, start, place = _text(line), place, place + len(line)
        is_row = not _says_nothing(text)
        if is_row and (puzzle := _puzzle_in(text, kind, line.endswith(b"\n"))):
            puzzles.append(puzzle)
        elif is_row and number == len(lines):
            break
        elif is_row:
            raise InputError(words.NO_ROW.format(place=f"{path}:{number}"))
        if kind != "json":
            end, gap = place, "" if line.endswith(b"\n") else "\n"
        elif is_row:
            end = start + len(line.rstrip().rstrip(b","))
    return Existing(kind, puzzles, Earlier(len(puzzles), end, gap)) if puzzles else None


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").strip()


def _first_of(lines: Sequence[bytes]) -> str:
    """The first line that says what the file is."""
    texts = map(_text, lines)
    return next((text for text in texts if text and not text.startswith("#")), "")


def _kind_of(first: str, columns: Sequence[str]) -> str | None:
    if is_csv(first):
        return "csv" if columns_of(first) == list(columns) else None
    if first.startswith("["):
        return "json"
    if _SUDOKU.fullmatch(first):
        return "sudoku"
    return "text" if not first or _CELLS.match(first) else None


def _says_nothing(text: str) -> bool:
    """Whether a line is empty, a comment, or what stands around the rows."""
    return not text or text.startswith("#") or text in ("[", "]", "[]") or is_csv(text)


def _puzzle_in(text: str, kind: str, is_whole: bool) -> str | None:
    """The puzzle of a row, or None if it is not one or was cut."""
    if kind in ("csv", "sudoku") and not is_whole and not _WITH_HASH.fullmatch(text):
        return None
    if kind == "json":
        found = _puzzle_in_json(text.rstrip(","))
    elif kind == "sudoku":
        match = _SUDOKU.fullmatch(text)
        found = match[1] if match else ""
    else:
        found = fields_of(text, "puzzle,")[0].split(" ")[0]
    return found.replace("0", ".") if _CELLS.fullmatch(found) else None


def _puzzle_in_json(text: str) -> str:
    try:
        row = json.loads(text)
    except ValueError:
        return ""
    return str(row.get("puzzle", "")) if isinstance(row, dict) else ""
