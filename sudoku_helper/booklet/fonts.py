"""The fonts of everything that is printed; each file carries the letters it uses."""

import unicodedata
from functools import cache
from importlib import import_module
from io import BytesIO
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont

from sudoku_helper.booklet.content import NoFont

PLAIN = "Vera"
BOLD = "VeraBd"
WIDE = "FiraGO_Bold"
"""A font with the letters of most of Europe; it takes longer to load, so it waits until it is needed."""


@cache
def register_fonts() -> None:
    """Make the fonts known that are embedded in the file, umlauts and all."""
    for name in (PLAIN, BOLD):
        pdfmetrics.registerFont(TTFont(name, f"{name}.ttf"))


def font_for(text: str, file: str | None = None) -> str:
    """The name of a bold font that can write a text: the one in a file, if it is named."""
    register_fonts()
    names = [_font_in(file)] if file else list(filter(None, (BOLD, _wide())))
    lacking = {name: _lacking(text, name) for name in names}
    best = min(names, key=lambda name: len(lacking[name]))
    if lacking[best]:
        raise NoFont(lacking[best])
    return best


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
