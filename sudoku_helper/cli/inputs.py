"""Where the command line gets its puzzles from: arguments, files, standard input."""

import io
import os
import re
import stat
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from sudoku_helper.board import BoardError, SudokuBoard
from sudoku_helper.cli import words
from sudoku_helper.cli.errors import InputError
from sudoku_helper.cli.language import spoken
from sudoku_helper.formats import FormatError, Puzzle, read_any
from sudoku_helper.formats.tables import board_of, columns_of, fields_of, is_csv, puzzle_of
from sudoku_helper.text import DEFAULT_LANGUAGE

STANDARD_INPUT = "-"

_PUZZLE_LINE = re.compile(r"[0-9.]{81}(?![0-9.])")


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


def read_items(sources: Sequence[str], lang: str = DEFAULT_LANGUAGE) -> Iterator[Item]:
    """The puzzles of all sources: files, ``-`` for standard input, or puzzles themselves.

    Files with one puzzle in each line, also CSV files whose first column is the puzzle, are read
    line by line, so that they may be of any size. A source without a puzzle is a problem.
    """
    for source in sources or (STANDARD_INPUT,):
        name = words.STANDARD_INPUT(lang) if source == STANDARD_INPUT else source
        item = None
        for item in _read_source(source, name, lang):
            yield item
        if item is None:
            yield Item(name, problem=words.NOTHING_THERE(lang))


def read_one(source: str, lang: str = DEFAULT_LANGUAGE) -> SudokuBoard:
    """The position of a source that holds exactly one, or the first of several."""
    return next(read_items([source], lang)).board


def piped() -> list[str]:
    """Standard input as the only source, where a file or another command is led into it."""
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except (OSError, ValueError):
        return []
    return [STANDARD_INPUT] if stat.S_ISFIFO(mode) or stat.S_ISREG(mode) else []


def total_to_show(sources: Sequence[str]) -> int | None:
    """How many lines all sources have, which most often is one for each puzzle.

    Nothing is counted unless all are files and somebody watches.
    """
    if not sys.stderr.isatty() or not sources:
        return None
    if not all(exists(source) and Path(source).is_file() for source in sources):
        return None
    lines = 0
    for source in sources:
        with Path(source).open("rb") as file:
            lines += sum(1 for _ in file)
    return lines


def _read_source(source: str, name: str, lang: str) -> Iterator[Item]:
    if source == STANDARD_INPUT:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")
        yield from _read_lines(sys.stdin, name, lang)
    elif exists(source):
        with Path(source).open(encoding="utf-8-sig", errors="replace") as lines:
            yield from _read_lines(lines, name, lang)
    else:
        yield from _read_argument(source, lang)


def exists(source: str) -> bool:
    """Whether a source is the name of something, be it a file, a folder or a pipe."""
    try:
        return Path(source).exists()
    except (OSError, ValueError):
        return False  # longer than any name of a file, or with a character that none has


def _read_argument(text: str, lang: str) -> Iterator[Item]:
    try:
        puzzles = read_any(text)
    except FormatError as error:
        shown = text if len(text) <= 40 else text[:40] + "…"
        raise InputError(
            words.NEITHER_FILE_NOR_PUZZLE.format(text=shown, reason=error.text)
        ) from error
    for puzzle in puzzles:
        yield Item(words.ARGUMENT(lang), puzzle)


def _read_lines(lines: Iterable[str], name: str, lang: str) -> Iterator[Item]:
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
    if _PUZZLE_LINE.match(first) or is_csv(first):
        yield from _read_line_by_line(chain(head, rest), name)
    else:
        yield from _read_whole("".join(chain(head, rest)), name, lang)


def _read_line_by_line(lines: Iterable[str], name: str) -> Iterator[Item]:
    head = ""
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        if is_csv(text):
            head = text
            continue
        place = f"{name}:{number}"
        try:
            yield Item(place, _puzzle_of_line(text, head))
        except BoardError as error:
            yield Item(place, problem=error.text(spoken()))


def _puzzle_of_line(text: str, head: str) -> Puzzle:
    """The puzzle at the beginning of a line, and what the columns of a table tell besides."""
    board = board_of(re.split(r"[,;#]", text, maxsplit=1)[0])
    if not head:
        return Puzzle(board)
    row = dict(zip(columns_of(head), fields_of(text, head), strict=False))
    return puzzle_of({**row, "puzzle": board.notation})


def _read_whole(text: str, name: str, lang: str) -> Iterator[Item]:
    if not text.strip():
        return
    try:
        puzzles = read_any(text)
    except FormatError as error:
        raise InputError(f"{name}:{error.line}: {error.text(lang)}") from error
    for number, puzzle in enumerate(puzzles, 1):
        yield Item(words.NUMBERED.format(name=name, number=number)(lang), puzzle)
