"""Pens that draw SVG and EPS, with digits as outlines, so that nobody needs the font."""

from abc import abstractmethod
from functools import cache
from html import escape
from math import ceil
from pathlib import Path
from typing import Any

import reportlab
from fontTools.pens.basePen import AbstractPen, BasePen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from sudoku_helper.booklet.content import MM
from sudoku_helper.booklet.fonts import BOLD, PLAIN
from sudoku_helper.booklet.pens import INK, RISE
from sudoku_helper.drawing.grid import Kind, Pen, Point, grey

LONGEST_COMMENT = 200
"""PostScript wants no lines of more than 255 letters."""

FONTS = Path(reportlab.__file__).parent / "fonts"


@cache
def _font(name: str) -> TTFont:
    return TTFont(FONTS / f"{name}.ttf")


def _trace(pen: AbstractPen, digit: int, middle: Point, size: float, kind: Kind) -> None:
    """Lead a pen around a digit, a bold one if it is a given."""
    font = _font(BOLD if kind is Kind.GIVEN else PLAIN)
    glyph = font.getGlyphSet()[font.getBestCmap()[ord(str(digit))]]
    scale = size / font["head"].unitsPerEm
    left = middle[0] - glyph.width * scale / 2
    glyph.draw(TransformPen(pen, (scale, 0, 0, scale, left, middle[1] - size * RISE)))


def _short(number: float) -> str:
    """A number with as many places as a printer can tell apart."""
    return f"{number:.3f}".rstrip("0").rstrip(".")


class VectorPen(Pen):
    """Collects the parts of a square drawing."""

    def __init__(self, side: float) -> None:
        """Take the width and height of the drawing."""
        self._side = side
        self._parts: list[str] = []

    @abstractmethod
    def file(self, title: str) -> bytes:
        """The whole drawing."""


class SvgPen(VectorPen):
    """Draws SVG; a millimetre there is one on paper."""

    def _at(self, point: Point) -> str:
        return f"{_short(point[0])} {_short(self._side - point[1])}"

    def line(self, start: Point, end: Point, width: float, black: float) -> None:
        """Stroke a line."""
        self._stroke(f"M{self._at(start)}L{self._at(end)}", width, black)

    def frame(self, corner: Point, side: float, width: float) -> None:
        """Stroke a square with sharp corners."""
        length = _short(side)
        self._stroke(f"M{self._at(corner)}h{length}v-{length}h-{length}z", width, 1)

    def _stroke(self, path: str, width: float, black: float) -> None:
        ink = f'stroke="{grey(black)}" stroke-width="{_short(width)}"'
        self._parts.append(f'<path d="{path}" fill="none" {ink}/>')

    def digit(self, digit: int, middle: Point, size: float, kind: Kind) -> None:
        """Fill the outline of a digit."""
        pen = SVGPathPen(None, ntos=_short)
        _trace(TransformPen(pen, (1, 0, 0, -1, 0, self._side)), digit, middle, size, kind)
        self._parts.append(f'<path d="{pen.getCommands()}" fill="{grey(INK[kind])}"/>')

    def file(self, title: str) -> bytes:
        """The drawing with its size in millimetres."""
        side, millimetres = _short(self._side), _short(self._side / MM)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{millimetres}mm" height="{millimetres}mm" '
            f'viewBox="0 0 {side} {side}">\n<title>{escape(title, quote=False)}</title>\n'
            + "\n".join(self._parts)
            + "\n</svg>\n"
        ).encode()


class _PostScriptPath(BasePen):  # type: ignore[misc]  # it carries no types
    """Takes down an outline in the words of PostScript."""

    def __init__(self) -> None:
        super().__init__(None)
        self.words: list[str] = []

    def _say(self, word: str, *points: Point) -> None:
        self.words += [_short(number) for point in points for number in point] + [word]

    def _moveTo(self, pt: Any) -> None:  # noqa: N802
        self._say("moveto", pt)

    def _lineTo(self, pt: Any) -> None:  # noqa: N802
        self._say("lineto", pt)

    def _curveToOne(self, pt1: Any, pt2: Any, pt3: Any) -> None:  # noqa: N802
        self._say("curveto", pt1, pt2, pt3)

    def _closePath(self) -> None:  # noqa: N802
        self._say("closepath")


class EpsPen(VectorPen):
    """Draws PostScript to be placed on a page; black there is the printer's black and no other ink."""

    def _ink(self, black: float) -> str:
        return f"0 0 0 {_short(black)} setcmykcolor"

    def line(self, start: Point, end: Point, width: float, black: float) -> None:
        """Stroke a line."""
        path = _PostScriptPath()
        path.moveTo(start)
        path.lineTo(end)
        self._stroke(path, width, black)

    def frame(self, corner: Point, side: float, width: float) -> None:
        """Stroke a square with sharp corners."""
        (left, bottom), path = corner, _PostScriptPath()
        path.moveTo(corner)
        for point in ((side, 0.0), (side, side), (0.0, side)):
            path.lineTo((left + point[0], bottom + point[1]))
        path.closePath()
        self._stroke(path, width, 1)

    def _stroke(self, path: _PostScriptPath, width: float, black: float) -> None:
        ink = f"{self._ink(black)} {_short(width)} setlinewidth"
        self._parts.append(f"{ink} newpath {' '.join(path.words)} stroke")

    def digit(self, digit: int, middle: Point, size: float, kind: Kind) -> None:
        """Fill the outline of a digit."""
        path = _PostScriptPath()
        _trace(path, digit, middle, size, kind)
        self._parts.append(f"{self._ink(INK[kind])} newpath {' '.join(path.words)} fill")

    def file(self, title: str) -> bytes:
        """The drawing with its exact size."""
        whole, exact = ceil(self._side), _short(self._side)
        lines = [
            "%!PS-Adobe-3.0 EPSF-3.0",
            f"%%BoundingBox: 0 0 {whole} {whole}",
            f"%%HiResBoundingBox: 0 0 {exact} {exact}",
            f"%%Title: {title[:LONGEST_COMMENT]}",
            "%%Creator: Sudoku Helper",
            "%%LanguageLevel: 2",
            "%%DocumentProcessColors: Black",
            "%%EndComments",
            "gsave 0 setlinecap 0 setlinejoin 10 setmiterlimit",
            *self._parts,
            "grestore showpage",
            "%%EOF",
        ]
        return ("\n".join(lines) + "\n").encode("ascii")
