"""How titles get onto a page, in whatever script, and where their lines may be broken."""

import sys
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterator

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen.canvas import Canvas

from sudoku_helper.booklet.content import NoExtra, NoFont
from sudoku_helper.booklet.fonts import embedded_font

_STICKS_TO_WHAT_FOLLOWS = ("Ps", "Pi")
_STICKS_TO_WHAT_PRECEDES = ("Pe", "Pf", "Po", "Lm")
_BELONGS_TO_WHAT_PRECEDES = ("Mn", "Mc", "Me", "Cf")

_ISOLATES = dict.fromkeys(range(0x2066, 0x206A))
"""Signs around what has a direction of its own, which hardly ever differs from that of its letters."""


class Writing(ABC):
    """Measures and draws lines of a text."""

    from_right = False
    """Whether lines begin at the right."""

    @abstractmethod
    def width(self, line: str, size: float) -> float:
        """How wide a line is in a certain size."""

    @abstractmethod
    def draw(self, canvas: Canvas, line: str, size: float, start: tuple[float, float]) -> None:
        """Draw a line from its left end."""


class PlainWriting(Writing):
    """Writes in one font, which becomes part of the file, so that the text is found by searching."""

    def __init__(self, font: str) -> None:
        """Take the name of the font."""
        self.font = font

    def width(self, line: str, size: float) -> float:
        """How wide a line is in a certain size."""
        return pdfmetrics.stringWidth(line, self.font, size)

    def draw(self, canvas: Canvas, line: str, size: float, start: tuple[float, float]) -> None:
        """Write a line."""
        canvas.setFont(self.font, size)
        canvas.drawString(*start, line)


def tidied(title: str) -> str:
    """A title without needless spaces, its letters joined with their marks as fonts know them."""
    return " ".join(unicodedata.normalize("NFC", title.translate(_ISOLATES)).split())


def writing_of(text: str, file: str | None = None) -> Writing:
    """What can write a text: one font if possible, otherwise outlines from several.

    The font in a file comes before all others. NoFont tells the letters that nothing at hand can write,
    NoExtra those for which something would have to be installed.
    """
    if name := embedded_font(text, file):
        return PlainWriting(name)
    try:
        # What it needs is an extra, as most titles do without.
        from sudoku_helper.booklet.shaping import ShapedWriting
    except ImportError:
        alone = {letter: embedded_font(letter, file) for letter in text}
        letters = "".join(letter for letter in alone if not alone[letter])
        # In a browser nobody can install anything.
        raise (NoFont if sys.platform == "emscripten" else NoExtra)(letters) from None
    return ShapedWriting(text, file)


def lines_of(text: str, writing: Writing, size: float, width: float) -> Iterator[str]:
    """As much in each line as fits; a piece that is wider than that has a line of its own."""
    line = ""
    for piece in pieces_of(text):
        if line and writing.width((line + piece).rstrip(), size) > width:
            yield line.rstrip()
            line = ""
        line += piece
    yield line.rstrip()


def pieces_of(text: str) -> Iterator[str]:
    """The parts of a text between which a line may be broken: words, and each letter of East Asia."""
    piece = ""
    for letter in text:
        if piece and _may_break(piece[-1], letter):
            yield piece
            piece = ""
        piece += letter
    yield piece


def _may_break(before: str, after: str) -> bool:
    if after == " " or unicodedata.category(after) in _BELONGS_TO_WHAT_PRECEDES:
        return False
    if before == " ":
        return True
    if unicodedata.category(before) in _STICKS_TO_WHAT_FOLLOWS:
        return False
    is_wide = any(unicodedata.east_asian_width(each) in ("W", "F") for each in (before, after))
    return is_wide and unicodedata.category(after) not in _STICKS_TO_WHAT_PRECEDES
