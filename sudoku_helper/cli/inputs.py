"""Where the command line gets its puzzles from: arguments, files, standard input."""

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from sudoku_helper.board import BoardError, SudokuBoard
from sudoku_helper.cli.errors import InputError
from sudoku_helper.formats import FormatError, Puzzle, read_any
from sudoku_helper.text import DEFAULT_LANGUAGE

STANDARD_INPUT = "-"

_PUZZLE_LINE = re.compile(r"[0-9.]{81}(?![0-9.])")
_CSV_HEAD = re.compile(r"puzzle\s*[,;]", re.IGNORECASE)


@dataclass(frozen=True)
class Item:
    """A puzzle and where it stands, or what is wrong there."""

    place: str
    puzzle: Puzzle | None = None
    problem: str = ""

    @property
    def checked(self) -> Puzzle:
        """The puzzle; InputError if there is none."""
        if self.puzzle is None:
            raise InputError(f"{self.place}: {self.problem}")
        return self.puzzle

    @property
    def board(self) -> SudokuBoard:
        """The position; InputError if there is none."""
        return self.checked.board


def read_items(sources: Sequence[str]) -> Iterator[Item]:
    """The puzzles of all sources: files, ``-`` for standard input, or puzzles themselves.

    Files with one puzzle in each line, also CSV files whose first column is the puzzle, are read
    line by line, so that they may be of any size.
    """
    for source in sources or (STANDARD_INPUT,):
        if source == STANDARD_INPUT:
            yield from _read_lines(sys.stdin, "standard input")
        elif _is_file(source):
            with Path(source).open(encoding="utf-8-sig", errors="replace") as lines:
                yield from _read_lines(lines, source)
        else:
            yield from _read_argument(source)


def read_one(source: str) -> SudokuBoard:
    """The position of a source that holds exactly one, or the first of several."""
    for item in read_items([source]):
        return item.board
    raise InputError(f"{source}: expected a puzzle, got nothing")


def _is_file(source: str) -> bool:
    try:
        return Path(source).is_file()
    except OSError:
        return False  # longer than any name of a file


def _read_argument(text: str) -> Iterator[Item]:
    try:
        puzzles = read_any(text)
    except FormatError as error:
        shown = text if len(text) <= 40 else text[:40] + "…"
        raise InputError(
            f"expected a file or a puzzle, got {shown!r}: {error.text(DEFAULT_LANGUAGE)}"
        ) from error
    for puzzle in puzzles:
        yield Item("argument", puzzle)


def _read_lines(lines: Iterable[str], name: str) -> Iterator[Item]:
    """Puzzles line by line if the first line is one, otherwise all at once in any format."""
    rest = iter(lines)
    head: list[str] = []
    for line in rest:
        head.append(line)
        if line.strip() and not line.startswith("#"):
            break
    if not head:
        return
    first = head[-1].strip()
    if _PUZZLE_LINE.match(first) or _CSV_HEAD.match(first):
        yield from _read_line_by_line(chain(head, rest), name)
    else:
        yield from _read_whole("".join(chain(head, rest)), name)


def _read_line_by_line(lines: Iterable[str], name: str) -> Iterator[Item]:
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if not text or text.startswith("#") or _CSV_HEAD.match(text):
            continue
        place = f"{name}:{number}"
        try:
            yield Item(place, Puzzle(_board_of_line(text)))
        except BoardError as error:
            yield Item(place, problem=str(error))


def _board_of_line(text: str) -> SudokuBoard:
    """The puzzle at the beginning of a line, with its notes if these follow."""
    first_field = re.split(r"[,;#]", text, maxsplit=1)[0]
    try:
        return SudokuBoard.parse(first_field)
    except BoardError:
        match = _PUZZLE_LINE.match(first_field)
        if not match:
            raise
        return SudokuBoard.parse(match.group())


def _read_whole(text: str, name: str) -> Iterator[Item]:
    if not text.strip():
        return
    try:
        puzzles = read_any(text)
    except FormatError as error:
        raise InputError(f"{name}:{error.line}: {error.text(DEFAULT_LANGUAGE)}") from error
    for number, puzzle in enumerate(puzzles, 1):
        yield Item(f"{name}, puzzle {number}", puzzle)
