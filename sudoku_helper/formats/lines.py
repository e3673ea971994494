"""One line of 81 characters per puzzle, and our own notation, which begins the same way."""

import re
from collections.abc import Iterator, Sequence

from sudoku_helper.board import BoardError, SudokuBoard
from sudoku_helper.formats.base import Format, FormatError, Puzzle, expected, miscounted, read_each
from sudoku_helper.text import Text

EMPTY = ".0-*_xX?"
"""The characters that stand for an empty cell in one format or another."""

_CELLS = re.compile(r"[1-9.0\-*_xX?]{81}(?![1-9.0*_xX?])")
_CELLS_WITH_BLANKS = re.compile(r"[1-9 ]{81}(?![1-9])")
_NOTATION = re.compile(r"(?:\.|0|\+?[1-9]){81}(?![.0-9+])(?: +r[1-9]c[1-9](?:<>|\+)[1-9]+)*")


def digits_of(cells: str) -> list[int]:
    """The digits of a row of cells; every placeholder is 0."""
    return [int(cell) if cell in "123456789" else 0 for cell in cells]


def read_line(text: str, number: int = 1) -> Puzzle:
    """The puzzle in one line; what follows the 81 cells is its level or comment."""
    line = text.rstrip()
    if match := _NOTATION.match(line.lstrip()):
        try:
            return Puzzle(SudokuBoard.parse(match[0]), level=_comment(line.lstrip()[match.end() :]))
        except BoardError as error:
            raise expected(
                Text(en="notes for empty cells only", de="nur Notizen für leere Zellen"), number
            ) from error
    if match := _CELLS.match(line.lstrip()):
        cells, comment = match[0], line.lstrip()[match.end() :]
    elif match := _CELLS_WITH_BLANKS.match(text.rstrip("\r\n").ljust(81)):
        cells, comment = match[0], text[81:]
    else:
        raise _problem(line.strip(), number)
    return Puzzle(SudokuBoard.of(digits_of(cells)), level=_comment(comment))


def _problem(line: str, number: int) -> FormatError:
    """What is wrong with a line that does not hold a puzzle."""
    if found := cells_in(line):
        return miscounted(found, number)
    return expected(Text(en="81 cells in this line", de="81 Zellen in dieser Zeile"), number)


def cells_in(text: str) -> int:
    """How many cells a text holds that is made of nothing else; 0 if it is, or has no digit."""
    packed = re.sub(r"[\s+]|\br[1-9]c[1-9](?:<>|\+)[1-9]+", "", text)
    is_made_of_cells = all(cell in "123456789" + EMPTY for cell in packed)
    return len(packed) if is_made_of_cells and any(cell in "123456789" for cell in packed) else 0


def _comment(text: str) -> str:
    return text.strip(" \t,;#")[:200]


def content_of(text: str) -> Iterator[tuple[int, str]]:
    """The lines that hold something, with their numbers."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, line


def is_lines(text: str) -> bool:
    """Whether the first line with content holds 81 cells."""
    _, first = next(content_of(text), (0, ""))
    start = first.lstrip()
    blanks = first.rstrip("\r\n")
    return bool(
        _NOTATION.match(start)
        or _CELLS.match(start)
        or (len(blanks) == 81 and _CELLS_WITH_BLANKS.fullmatch(blanks))
    )


def read_lines(text: str) -> Iterator[Puzzle | FormatError]:
    """A puzzle from each line that holds something."""
    return read_each(content_of(text), read_line)


def write_lines(puzzles: Sequence[Puzzle]) -> str:
    """One line of 81 digits and dots for each puzzle."""
    return "".join(f"{puzzle.board.line}\n" for puzzle in puzzles)


def write_notation(puzzles: Sequence[Puzzle]) -> str:
    """One line for each position with all that it holds."""
    return "".join(f"{puzzle.board.notation}\n" for puzzle in puzzles)


NOTATION = Format(
    key="notation",
    name=Text(en="position (all that it holds)", de="Stellung (mit allem)"),
    extension="txt",
    recognises=is_lines,
    read=read_lines,
    write=write_notation,
    holds_many=True,
)
LINES = Format(
    key="sdm",
    name=Text(en="81 characters per line", de="81 Zeichen je Zeile"),
    extension="sdm",
    recognises=is_lines,
    read=read_lines,
    write=write_lines,
    holds_many=True,
)
