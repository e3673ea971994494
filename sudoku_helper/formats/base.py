"""What a format is, what it reads, and how it says that it cannot."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from sudoku_helper.board import Candidate, SudokuBoard, possible_places
from sudoku_helper.geometry import BIT, CELLS, CellSet, Digit, DigitSet, members, set_of
from sudoku_helper.symmetry import fingerprint
from sudoku_helper.text import Text, TextError

LONGEST_TEXT = 20_000_000
"""More characters than this are not read; a collection of 200,000 puzzles is smaller."""


class FormatError(TextError):
    """A text that is in no format we know, or breaks the rules of its own."""

    def __init__(self, text: Text, line: int = 1, column: int = 1) -> None:
        """Take a sentence that says what was expected, and the place, counted from 1."""
        super().__init__(text)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {super().__str__()}"


@dataclass(frozen=True)
class Puzzle:
    """A position as it was read, with what the format told besides.

    ``has_colours`` tells that cells were coloured; which colours they had, no format of ours can carry.
    ``library_code`` is HoDoKu's code of the technique that the position shows.
    """

    board: SudokuBoard
    title: str = ""
    level: str = ""
    format: str = field(default="", compare=False)
    has_colours: bool = field(default=False, compare=False)
    library_code: str = field(default="", compare=False)

    @property
    def hash(self) -> str:
        """The short name of the puzzle and of all that are equivalent to it."""
        return fingerprint(self.board.only_givens())


Reader = Callable[[str], Iterable[Puzzle | FormatError]]
"""Gives the puzzles of a text, and what is wrong with lines between them; fails if the whole text is wrong."""
Writer = Callable[[Sequence[Puzzle]], str]


@dataclass(frozen=True)
class Format:
    """One way to write puzzles down.

    ``recognises`` decides by the looks of a text whether ``read`` should try; ``write`` is None for
    formats that are only read. ``holds_many`` tells whether a text can hold several puzzles.
    """

    key: str
    name: Text
    extension: str
    recognises: Callable[[str], bool]
    read: Reader
    write: Writer | None = None
    holds_many: bool = False


def read_each(
    lines: Iterable[tuple[int, str]], read: Callable[[str, int], Puzzle]
) -> Iterator[Puzzle | FormatError]:
    """The puzzle in each of some numbered lines, or what is wrong with the line."""
    for number, line in lines:
        try:
            yield read(line, number)
        except FormatError as problem:
            yield problem


def board_from_marks(
    values: Sequence[Digit], givens: CellSet, marks: Sequence[DigitSet | None]
) -> SudokuBoard:
    """A board from its digits and the pencil marks of each cell; None where none were made."""
    possible = possible_places(values)
    crossed_out: list[Candidate] = []
    stale: list[Candidate] = []
    for cell in CELLS:
        marked = marks[cell]
        if values[cell] or marked is None:
            continue
        allowed = set_of(digit for digit in range(1, 10) if possible[digit] & BIT[cell])
        crossed_out += [Candidate(cell, digit) for digit in members(allowed & ~marked)]
        stale += [Candidate(cell, digit) for digit in members(marked & ~allowed)]
    return SudokuBoard.of(values, givens, crossed_out, stale)


def marks_of(board: SudokuBoard) -> list[DigitSet]:
    """The pencil marks of each cell, those that are excluded included."""
    return [
        board.digits[cell]
        | set_of(digit for digit in range(1, 10) if board.stale[digit] & BIT[cell])
        for cell in CELLS
    ]


def all_digits_given(values: Sequence[Digit]) -> CellSet:
    """The cells with a digit, for formats that do not tell givens from other digits."""
    return set_of(cell for cell in CELLS if values[cell])


_EXPECTED = Text(en="Expected {what}.", de="Erwartet: {what}.")


def expected(what: Text, line: int = 1, column: int = 1) -> FormatError:
    """The error that names what was expected."""
    return FormatError(_EXPECTED.format(what=what), line, column)


_TOO_FEW = Text(
    en="Found {found} of 81 characters. Each empty cell needs a dot or a 0.",
    de="{found} von 81 Zeichen gefunden. Jede leere Zelle braucht einen Punkt oder eine 0.",
)
_TOO_MANY = Text(
    en="Found {found} characters instead of 81. Remove what is no part of the grid.",
    de="{found} statt 81 Zeichen gefunden. Nimm weg, was nicht zum Gitter gehört.",
)


def miscounted(found: int, line: int = 1) -> FormatError:
    """The error that tells how many cells were found, and what can be done about it."""
    return FormatError((_TOO_FEW if found < 81 else _TOO_MANY).format(found=str(found)), line)


def only_one(puzzles: Sequence[Puzzle]) -> Puzzle:
    """The puzzle of a text that can hold just one."""
    if len(puzzles) != 1:
        raise expected(Text(en="exactly one puzzle", de="genau ein Sudoku"))
    return puzzles[0]
