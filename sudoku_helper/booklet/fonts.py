"""The fonts that become part of a PDF: those of everything that is printed, and those of plain titles."""

import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from io import BytesIO
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont

PLAIN = "Vera"
BOLD = "VeraBd"
WIDE = "FiraGO_Bold"
"""A font with many more letters; it takes longer to load, so it waits until it is needed."""

SYMBOLS = "NotoSansSymbols2_Regular"
"""A font with stars, hearts, chessmen and the like."""


@cache
def register_fonts() -> None:
    """Make the fonts known that are embedded in the file, umlauts and all."""
    for name in (PLAIN, BOLD):
        pdfmetrics.registerFont(TTFont(name, f"{name}.ttf"))


def embedded_font(text: str, file: str | None = None) -> str | None:
    """The name of a font that writes a text letter by letter; the font in a file comes first."""
    if any(map(_is_joined, text)):
        return None
    return next((name for name in _embedded(file) if _knows(name, text)), None)


def _knows(name: str, text: str) -> bool:
    font = pdfmetrics.getFont(name)
    assert isinstance(font, TTFont)
    return all(ord(letter) in font.face.charToGlyph for letter in text)


def _embedded(file: str | None) -> Iterator[str]:
    register_fonts()
    if file is None:
        yield BOLD
        if wide := _wide():
            yield wide
    elif own := _font_in(file):
        yield own


def _is_joined(letter: str) -> bool:
    """Whether a letter runs from right to left or changes with its neighbours."""
    from_right = unicodedata.bidirectional(letter) in ("R", "AL", "AN")
    return from_right or unicodedata.category(letter).startswith("M")


@cache
def packaged_font(name: str) -> bytes | None:
    """A font of the package of fonts, where that is installed and can be unpacked."""
    try:
        data: bytes = import_module(f"pymupdf_fonts.{name}").fontbuffer
    except ImportError:
        return None
    return data


@cache
def _wide() -> str | None:
    data = packaged_font(WIDE)
    if data:
        pdfmetrics.registerFont(TTFont(WIDE, BytesIO(data)))
    return WIDE if data else None


@cache
def _font_in(file: str) -> str | None:
    """The name of the font in a file; None if it is of a kind that can only be drawn."""
    name = f"own-{Path(file).stem}"
    try:
        pdfmetrics.registerFont(TTFont(name, file))
    except (TTFError, OSError):
        return None
    return name
