"""The fonts of everything that is printed; each file carries the letters it uses."""

import unicodedata
from functools import cache
from importlib import import_module
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont

from sudoku_helper.booklet.content import NoFont

PLAIN = "Vera"
BOLD = "VeraBd"
WIDE = "FiraGO_Bold"
"""A font with the letters of most of Europe; it takes longer to load, so it waits until it is needed."""


class Run(NamedTuple):
    """Letters of one font."""

    font: str
    letters: str

    def width(self, size: float) -> float:
        """How wide they are in a certain size."""
        return pdfmetrics.stringWidth(self.letters, self.font, size)


Word = list[Run]


@cache
def register_fonts() -> None:
    """Make the fonts known that are embedded in the file, umlauts and all."""
    for name in (PLAIN, BOLD):
        pdfmetrics.registerFont(TTFont(name, f"{name}.ttf"))


def words_of(text: str, file: str | None = None) -> list[Word]:
    """The words of a text in bold fonts that can write them.

    One font for all words is best; otherwise each letter has the first font that knows it. The font
    in a file comes before all others.
    """
    register_fonts()
    first = _font_in(file) if file else BOLD
    if not _lacking(text, first):
        return [[Run(first, word)] for word in text.split()]
    others = [name for name in (_wide(), BOLD) if name]
    names = [first, *others] if file else others
    lacking = "".join(
        letter for letter in dict.fromkeys(text) if all(_lacking(letter, name) for name in names)
    )
    if lacking:
        raise NoFont(lacking)
    return [_runs(word, names) for word in text.split()]


def _runs(word: str, names: list[str]) -> Word:
    """A word in pieces of one font each."""
    pieces = groupby(
        word, lambda letter: next(each for each in names if not _lacking(letter, each))
    )
    return [Run(name, "".join(letters)) for name, letters in pieces]


def _lacking(text: str, name: str) -> str:
    """The letters of a text that a font cannot write, each once, or that have to be joined."""
    font = pdfmetrics.getFont(name)
    assert isinstance(font, TTFont)
    known = font.face.charToGlyph
    letters = dict.fromkeys(text)
    return "".join(each for each in letters if ord(each) not in known or _is_joined(each))


def _is_joined(letter: str) -> bool:
    """Whether a letter runs from right to left or changes with its neighbours, which is beyond us."""
    from_right = unicodedata.bidirectional(letter) in ("R", "AL")
    return from_right or unicodedata.category(letter).startswith("M")


@cache
def _wide() -> str | None:
    """The name of the font with many letters, where it is installed and can be unpacked."""
    try:
        data: bytes = import_module(f"pymupdf_fonts.{WIDE}").fontbuffer
    except ImportError:
        return None
    pdfmetrics.registerFont(TTFont(WIDE, BytesIO(data)))
    return WIDE


@cache
def _font_in(file: str) -> str:
    """The name of the font in a file."""
    name = f"own-{Path(file).stem}"
    try:
        pdfmetrics.registerFont(TTFont(name, file))
    except (TTFError, OSError) as error:
        raise ValueError(f"expected a TrueType font, got {file}: {error}") from error
    return name
