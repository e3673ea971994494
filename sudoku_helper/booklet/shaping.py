"""Writing of any script as outlines: letters take the form and the order that their neighbours ask for."""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain, groupby
from typing import Any, NamedTuple

import uharfbuzz
from bidi import algorithm as bidi
from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.unicodedata import script
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from sudoku_helper.booklet.content import NoFont
from sudoku_helper.booklet.faces import Face, face_in, is_invisible, own_faces, system_faces
from sudoku_helper.booklet.writing import Writing

_OF_ANY_SCRIPT = ("Zyyy", "Zinh", "Zzzz")

_ALL_INSIDE = 1
"""Parts of a letter may lie on each other; ReportLab's word for filling them, too."""


class Glyph(NamedTuple):
    """A drawing of a font, and where it stands, as a share of the font's size."""

    face: Face
    number: int
    across: float
    height: float


class Letter(NamedTuple):
    """A letter with what its form depends on."""

    text: str
    from_right: bool
    face: Face
    script: str


class ShapedWriting(Writing):
    """Draws outlines in as many fonts as it takes; the file tells what they mean."""

    def __init__(self, text: str, file: str | None = None) -> None:
        """Find a font for each letter of a text, and the direction of the whole."""
        self._faces = _faces_of(text, [face_in(file)] if file else [])
        self._level: int = bidi.get_base_level(text)
        self.from_right = self._level == 1

    def width(self, line: str, size: float) -> float:
        """How wide a line is in a certain size."""
        return self.laid_out(line)[1] * size

    def draw(self, canvas: Canvas, line: str, size: float, start: tuple[float, float]) -> None:
        """Fill the outlines of a line."""
        pen = _CanvasPath(canvas.beginPath())
        for face, number, across, height in self.laid_out(line)[0]:
            scale = size / face.units
            place = (start[0] + across * size, start[1] + height * size)
            face.font.draw_glyph_with_pen(number, TransformPen(pen, (scale, 0, 0, scale, *place)))
        with _meaning(canvas, line):
            canvas.drawPath(pen.path, stroke=0, fill=1, fillMode=_ALL_INSIDE)

    def laid_out(self, line: str) -> tuple[list[Glyph], float]:
        """The drawings of a line from left to right, and its width."""
        glyphs: list[Glyph] = []
        across = 0.0
        for _, group in groupby(self._from_left(line), lambda letter: letter[1:]):
            run = list(group)
            face = run[0].face
            buffer = _shaped(run)
            for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
                left, height = across + place.x_offset / face.units, place.y_offset / face.units
                glyphs.append(Glyph(face, info.codepoint, left, height))
                across += place.x_advance / face.units
        return glyphs, across

    def _from_left(self, line: str) -> Iterator[Letter]:
        """The letters of a line in the order in which they stand."""
        faces = list(
            chain.from_iterable([self._faces[each]] * len(each) for each in _clusters(line))
        )
        scripts = _scripts(line)
        for place, from_right in _order(line, self._level):
            yield Letter(line[place], from_right, faces[place], scripts[place])


def _faces_of(text: str, first: Sequence[Face]) -> Mapping[str, Face]:
    """A font for each letter with its marks; those of the system are asked only if all others fail."""
    found: dict[str, Face] = {}
    left = list(dict.fromkeys(_clusters(text)))
    nearest = iter((*first, *own_faces()))
    while left:
        face = next(nearest, None) or _best_installed(left)
        found |= {cluster: face for cluster in left if face.writes(cluster)}
        left = [cluster for cluster in left if cluster not in found]
    return found


def _best_installed(clusters: Sequence[str]) -> Face:
    """The font that writes most, so that letters which belong together look alike."""
    written = {face: sum(map(face.writes, clusters)) for face in system_faces()}
    best = max(written, key=written.__getitem__, default=None)
    if best is None or not written[best]:
        raise NoFont("".join(clusters))
    return best


def _clusters(text: str) -> list[str]:
    """Each letter with the marks on it, which have to come from the same font."""
    clusters: list[str] = []
    for letter in text:
        is_mark = unicodedata.category(letter).startswith("M") or is_invisible(letter)
        if clusters and is_mark:
            clusters[-1] += letter
        else:
            clusters.append(letter)
    return clusters


def _scripts(line: str) -> list[str]:
    """The script of each letter; digits and signs belong to what precedes them."""
    scripts = [script(letter) for letter in line]
    known = next((each for each in scripts if each not in _OF_ANY_SCRIPT), "Zyyy")
    for place, each in enumerate(scripts):
        known = known if each in _OF_ANY_SCRIPT else each
        scripts[place] = known
    return scripts


def _order(line: str, level: int) -> list[tuple[int, bool]]:
    """The places of the letters as they stand from left to right, and which run from the right."""
    storage = {**bidi.get_empty_storage(), "base_level": level, "base_dir": "LR"[level]}
    bidi.get_embedding_levels(line, storage)
    for place, letter in enumerate(storage["chars"]):
        letter["place"] = place
    bidi.explicit_embed_and_overrides(storage)
    for resolve in (
        bidi.resolve_weak_types,
        bidi.resolve_neutral_types,
        bidi.resolve_implicit_levels,
        bidi.reorder_resolved_levels,
    ):
        resolve(storage, False)
    return [(letter["place"], letter["level"] % 2 == 1) for letter in storage["chars"]]


def _shaped(run: Sequence[Letter]) -> Any:
    """The drawings of letters of one font, script and direction."""
    _, from_right, face, its_script = run[0]
    buffer = uharfbuzz.Buffer()
    # They are told in the order of reading.
    buffer.add_str("".join(letter.text for letter in (run[::-1] if from_right else run)))
    buffer.direction = "rtl" if from_right else "ltr"
    buffer.script = its_script
    uharfbuzz.shape(face.font, buffer)
    return buffer


class _CanvasPath(BasePen):  # type: ignore[misc]  # it carries no types
    """Leads outlines into the path of a page."""

    def __init__(self, path: PDFPathObject) -> None:
        super().__init__(None)
        self.path = path

    def _moveTo(self, pt: Any) -> None:  # noqa: N802
        self.path.moveTo(*pt)

    def _lineTo(self, pt: Any) -> None:  # noqa: N802
        self.path.lineTo(*pt)

    def _curveToOne(self, pt1: Any, pt2: Any, pt3: Any) -> None:  # noqa: N802
        self.path.curveTo(*pt1, *pt2, *pt3)

    def _closePath(self) -> None:  # noqa: N802
        self.path.close()


@contextmanager
def _meaning(canvas: Canvas, text: str) -> Iterator[None]:
    """Tell in the file what a drawing reads, for those who search it or have it read to them."""
    told = f"\ufeff{text}".encode("utf-16-be").hex()
    canvas.addLiteral(f"/Span <</ActualText <{told}>>> BDC")
    yield
    canvas.addLiteral("EMC")
