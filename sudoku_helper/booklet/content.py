"""What goes into a booklet, and how it looks."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from sudoku_helper.board import SudokuBoard
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import Speech, Text, TextError

MM = 72 / 25.4
"""A millimetre in points, in which all paper is measured."""

SIZES = {
    "A4": (210 * MM, 297 * MM),
    "A5": (148 * MM, 210 * MM),
    "letter": (8.5 * 72, 11 * 72),
}
ROWS_AND_COLUMNS = {1: (1, 1), 2: (2, 1), 4: (2, 2), 6: (3, 2)}
"""How the puzzles of a page are arranged, by their number."""

LARGE_PAGE = 250 * MM
"""From this height on a page has room for two puzzles in large print, otherwise for one."""

SOLUTIONS = ("end", "below", "none")
"""Where solutions stand: on pages of their own, upside down at the foot of each page, nowhere."""


_NO_FONT = Text(
    en="The title cannot be printed: no font at hand has {letters}",
    de="Der Titel lässt sich nicht drucken: Keine Schrift hat hier {letters}",
)
_NO_EXTRA = Text(
    en="The title cannot be printed: {letters} needs what pip install 'sudoku-helper[titles]' brings",
    de="Der Titel lässt sich nicht drucken: {letters} braucht, was pip install 'sudoku-helper[titles]' mitbringt",
)
_NO_ROOM = Text(
    en="In large print such a page has room for {most}, not for {wanted}",
    de="In Großdruck ist auf so einer Seite Platz für {most}, nicht für {wanted}",
)

TOO_SMALL = Text(
    en="The puzzles would be too small: choose fewer on a page, larger paper or solutions at the end",
    de="Die Sudokus würden zu klein: Nimm weniger auf eine Seite, größeres Papier oder Lösungen am Ende",
)


class Unprintable(TextError):
    """A booklet that cannot be printed."""


class NoFont(Unprintable):
    """No font at hand can write some letters of the title."""

    def __init__(self, letters: str) -> None:
        """Take the letters, each once."""
        super().__init__(_NO_FONT, letters=_shown(letters))
        self.letters = letters


class NoExtra(Unprintable):
    """What writes some letters of the title is not installed, but might be."""

    def __init__(self, letters: str) -> None:
        """Take the letters, each once."""
        super().__init__(_NO_EXTRA, letters=_shown(letters))


def _shown(letters: str) -> str:
    """The letters; what does not show has at least a number."""
    return "".join(letter if letter.isprintable() else f"U+{ord(letter):04X}" for letter in letters)


@dataclass(frozen=True)
class BookletPuzzle:
    """A puzzle with the level it is printed with."""

    board: SudokuBoard
    level: Level


@dataclass(frozen=True)
class Booklet:
    """What goes into a booklet and how it looks.

    With *hints* a page tells the crux of each puzzle; those that take longer than *hint_seconds* in
    all to find are left to the app. *address* is where the app runs; without it no codes are printed.
    A *folded* booklet has pages of half the size, two on each side of a sheet, in the order in which
    a folded stack shows them. *font* is the file of a font for the title, before those that are found here.
    """

    puzzles: Sequence[BookletPuzzle]
    speech: Speech = Speech()
    title: str = ""
    per_page: int = 4
    size: str = "A4"
    solutions: str = "end"
    hints: bool = False
    address: str = ""
    folded: bool = False
    large: bool = False
    cut_marks: bool = False
    font: str | None = None
    hint_seconds: float = inf

    def __post_init__(self) -> None:
        _check("size", self.size, SIZES)
        _check("place of the solutions", self.solutions, SOLUTIONS)
        if self.per_page not in ROWS_AND_COLUMNS:
            raise ValueError(f"expected 1, 2, 4 or 6 puzzles on a page, got {self.per_page}")
        most = most_on_page(self.size, self.folded, self.large)
        if self.per_page > most:
            raise Unprintable(_NO_ROOM, most=most, wanted=self.per_page)
        if not self.puzzles:
            raise ValueError("expected at least one puzzle, got none")

    @property
    def page(self) -> tuple[float, float]:
        """The width and height of a page."""
        return page_of(self.size, self.folded)


def page_of(size: str, folded: bool) -> tuple[float, float]:
    """The width and height of a page: of the paper, or half of it."""
    width, height = SIZES[size]
    return (height / 2, width) if folded else (width, height)


def most_on_page(size: str, folded: bool, large: bool) -> int:
    """How many puzzles a page has room for."""
    if not large:
        return max(ROWS_AND_COLUMNS)
    return 2 if page_of(size, folded)[1] >= LARGE_PAGE else 1


def carries_title(kind: str, title: str) -> bool:
    """Whether the file of a single puzzle tells the title to whoever asks for its properties; EPS is ASCII alone."""
    return kind in ("pdf", "svg") or (kind == "eps" and title.isascii())


def _check(name: str, value: str, known: Sequence[str] | dict[str, tuple[float, float]]) -> None:
    if value not in known:
        raise ValueError(f"expected one of {', '.join(known)} as {name}, got {value!r}")
