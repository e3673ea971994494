"""Fonts as HarfBuzz reads them: the one that is named, those of our packages, those of the system."""

import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import reportlab
import uharfbuzz
from fontTools.pens.boundsPen import ControlBoundsPen

from sudoku_helper.booklet.content import Unprintable
from sudoku_helper.booklet.fonts import BOLD, SYMBOLS, WIDE, packaged_font
from sudoku_helper.text import Text

_NO_FONT_FILE = Text(en="expected a font, got {file}", de="eine Schrift erwartet, nicht {file}")
_NO_OUTLINES = Text(
    en="expected a font with outlines, got {file}",
    de="eine Schrift mit Umrissen erwartet, nicht {file}",
)

_KINDS = (".ttf", ".otf", ".ttc", ".otc")
_BOLD_WEIGHT = 600
_THICKER = 0.035
"""How much thicker lines become, as a share of a font's size."""
_OUTLINES = {"glyf", "CFF ", "CFF2"}
_IN_HOME = {
    "win32": ("AppData/Local/Microsoft/Windows/Fonts",),
    "darwin": ("Library/Fonts",),
}
_IN_OTHER_HOMES = (".local/share/fonts", ".fonts")
_ODD = ("mono", "serif", "condensed", "narrow", "light", "thin", "black", "italic", "oblique")


class Face:
    """A font whose letters can be drawn as outlines."""

    def __init__(self, data: Any, number: int = 0) -> None:
        """Take what is in its file, and its number if the file holds several."""
        self._face = uharfbuzz.Face(data, number)
        self.font = uharfbuzz.Font(self._face)
        self.units: int = self._face.upem
        # Titles are bold where a font leaves that open.
        self.font.set_variations({"wght": 700})

    def embolden(self) -> None:
        """Draw thicker lines from now on, unless they are thick as they are."""
        if self.font.get_style_value(uharfbuzz.StyleTag.WEIGHT) < _BOLD_WEIGHT:
            self.font.synthetic_bold = (_THICKER, _THICKER, True)

    @property
    def is_drawn(self) -> bool:
        """Whether it is a font, and has outlines and not only pictures."""
        return not _OUTLINES.isdisjoint(self._face.table_tags)

    @cached_property
    def _letters(self) -> Any:
        return self._face.unicodes

    def writes(self, letters: str) -> bool:
        """Whether it has something to draw for each letter that shows."""
        return all(map(self._writes, letters))

    def _writes(self, letter: str) -> bool:
        if is_invisible(letter):
            return True
        if ord(letter) not in self._letters:
            return False
        pen = ControlBoundsPen(None)
        self.font.draw_glyph_with_pen(self.font.get_nominal_glyph(ord(letter)), pen)
        return pen.bounds is not None or letter.isspace()


def is_invisible(letter: str) -> bool:
    """Whether a letter only says something about its neighbours: joiners, marks of direction, variants."""
    return unicodedata.category(letter) == "Cf" or unicodedata.name(letter, "").startswith(
        "VARIATION SELECTOR"
    )


def face_in(file: str) -> Face:
    """The font in a file."""
    try:
        face = Face(uharfbuzz.Blob.from_file_path(file))
    except (uharfbuzz.HarfBuzzError, OSError) as error:
        raise Unprintable(_NO_FONT_FILE, file=file) from error
    if not face.is_drawn:
        raise Unprintable(_NO_OUTLINES, file=file)
    return face


@cache
def own_faces() -> tuple[Face, ...]:
    """The fonts that come with our packages, the one with most letters first."""
    packaged = filter(None, map(packaged_font, (WIDE, SYMBOLS)))
    fallback = Path(reportlab.__file__).parent / "fonts" / f"{BOLD}.ttf"
    return (*(Face(uharfbuzz.Blob(data)) for data in packaged), face_in(str(fallback)))


@cache
def system_faces() -> tuple[Face, ...]:
    """The fonts that are installed here, bold and upright ones first."""
    files = {file for folder in _folders() for file in folder.rglob("*") if _is_font(file)}
    return tuple(face for file in sorted(files, key=_oddity) for face in _faces_in(file))


def _is_font(file: Path) -> bool:
    return file.suffix.lower() in _KINDS and file.is_file()


def _faces_in(file: Path) -> Iterator[Face]:
    """The fonts of a file; none if it cannot be read."""
    try:
        data = uharfbuzz.Blob.from_file_path(str(file))
        faces = [Face(data, number) for number in range(uharfbuzz.Face(data).count)]
    except (uharfbuzz.HarfBuzzError, OSError):
        return
    for face in filter(lambda face: face.is_drawn, faces):
        face.embolden()
        yield face


def _oddity(file: Path) -> tuple[int, bool, str]:
    """How little a font suits a title, by its name; the same fonts are always in the same order."""
    name = file.stem.lower()
    return sum(word in name for word in _ODD), "bold" not in name, str(file)


def _folders() -> Iterator[Path]:
    """Where this system keeps its fonts."""
    if sys.platform == "win32":
        yield Path(os.environ.get("WINDIR", r"C:\Windows")) / "Fonts"
    elif sys.platform == "darwin":
        yield from (Path("/System/Library/Fonts"), Path("/Library/Fonts"))
    else:
        data = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
        yield from (Path(folder) / "fonts" for folder in data.split(":"))
    # A service may have no home.
    with suppress(RuntimeError):
        yield from (Path.home() / folder for folder in _IN_HOME.get(sys.platform, _IN_OTHER_HOMES))
