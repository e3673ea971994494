"""The library line of HoDoKu: a technique, a position and what the technique does there."""

import re
from collections.abc import Iterator, Sequence

from sudoku_helper.board import BoardError, Candidate, SudokuBoard
from sudoku_helper.formats.base import Format, FormatError, Puzzle, expected, read_each
from sudoku_helper.formats.lines import content_of
from sudoku_helper.geometry import cell_at, column_number, row_number
from sudoku_helper.text import Text

NO_CANDIDATES = "x"
_CANDIDATE = re.compile(r"([1-9])([1-9])([1-9])")
_NO_CANDIDATE = Text(
    en="expected digit, row and column, got {got!r}",
    de="Ziffer, Zeile und Spalte erwartet, nicht {got!r}",
)


def is_library(text: str) -> bool:
    """Whether the first line has the colons of a library line."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    return first.lstrip().startswith(":") and first.count(":") in (6, 7)


def read_library(text: str) -> Iterator[Puzzle | FormatError]:
    """A position from each library line."""
    return read_each(content_of(text), _read_line)


def _read_line(line: str, number: int) -> Puzzle:
    fields = line.strip().split(":")
    if len(fields) not in (7, 8) or fields[0]:
        raise expected(
            Text(en="6 or 7 colons, the first in front", de="6 oder 7 Doppelpunkte"), number
        )
    try:
        board = SudokuBoard.parse(fields[3])
        removed = [_read_candidate(word) for word in fields[4].split()]
    except BoardError as error:
        raise expected(
            Text(en="81 cells and candidates such as 436", de="81 Zellen und Kandidaten wie 436"),
            number,
        ) from error
    still_open = [candidate for candidate in removed if not board.values[candidate.cell]]
    # A line that is about no candidates shows a position alone, whatever its code says.
    code = "" if fields[2] == NO_CANDIDATES else fields[1].partition("-")[0]
    return Puzzle(board.cross_out(still_open), library_code=code[:40])


def _read_candidate(word: str) -> Candidate:
    """A candidate written as digit, row, column."""
    match = _CANDIDATE.fullmatch(word)
    if not match:
        raise BoardError(_NO_CANDIDATE, got=word[:10])
    return Candidate(cell_at(int(match[2]), int(match[3])), int(match[1]))


def write_library(puzzles: Sequence[Puzzle]) -> str:
    """A line without a step for each position."""
    return "".join(f":0000:{NO_CANDIDATES}:{_write_board(puzzle.board)}::\n" for puzzle in puzzles)


def _write_board(board: SudokuBoard) -> str:
    grid = board.notation.split()[0]
    removed = " ".join(
        f"{digit}{row_number(cell)}{column_number(cell)}" for cell, digit in board.crossed_out
    )
    return f"{grid}:{removed}"


LIBRARY = Format(
    key="hodoku",
    name=Text(en="HoDoKu library", de="HoDoKu-Bibliothek"),
    extension="txt",
    recognises=is_library,
    read=read_library,
    write=write_library,
    holds_many=True,
)
