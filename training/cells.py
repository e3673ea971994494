"""Cells of newspaper grids as a photo shows them, rendered from fonts: printed digits and empty ones."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

FONTS = Path(__file__).parent / "node_modules" / "@fontsource"

HANDWRITTEN = (
    "architects-daughter",
    "caveat",
    "coming-soon",
    "gochi-hand",
    "handlee",
    "indie-flower",
    "just-another-hand",
    "kalam",
    "nanum-pen-script",
    "patrick-hand",
    "reenie-beanie",
    "shadows-into-light",
)
"""Families that look as if written by hand; nothing is printed in them."""

INPUT = 28
"""How many points wide and high the network sees a cell."""

SEEN = 0.84
"""Which part of the cell's width and height that is; the lines lie outside."""

_KEPT_ASIDE = 12
"""Every so many-th family of fonts is not learnt from, so that it can be told how new ones are read."""

_FINE = 3
"""How many times as fine a cell is drawn before it is photographed."""

CELL = round(INPUT * _FINE / SEEN)
_GLYPH = 96
_EMPTY_SHARE = 0.22


@dataclass(frozen=True)
class Typeface:
    """The nine digits of one font, each as large as it is, black on white turned to ink on nothing."""

    file: Path
    glyphs: tuple[Image.Image, ...]

    @property
    def family(self) -> str:
        """The name that all weights of the font share."""
        return self.file.parent.parent.name


@cache
def typefaces() -> tuple[list[Typeface], list[Typeface]]:
    """Every upright font whose digits are all of one height: to learn from, and kept aside."""
    aside = _kept_aside()
    faces = _faces(_files())
    return [face for face in faces if face.file not in aside], [
        face for face in faces if face.file in aside
    ]


def _kept_aside() -> list[Path]:
    """The files of every so many-th family."""
    families = sorted({file.parent.parent.name for file in _files()})
    return [file for file in _files() if file.parent.parent.name in families[::_KEPT_ASIDE]]


def _files() -> list[Path]:
    return sorted(
        file
        for file in FONTS.glob("*/files/*-latin-[3-9]00-normal.woff2")
        if file.parent.parent.name not in HANDWRITTEN
    )


def _faces(files: list[Path]) -> list[Typeface]:
    found = []
    for file in files:
        glyphs = tuple(glyph_of(file, str(digit)) for digit in range(1, 10))
        heights = [glyph.height for glyph in glyphs]
        # Old-style figures reach above and below the line; no newspaper prints a Sudoku with them.
        if max(heights) <= 1.15 * min(heights):
            found.append(Typeface(file, glyphs))
    return found


def glyph_of(file: Path, text: str) -> Image.Image:
    """The ink of a text in a font, cut to its size."""
    font = ImageFont.truetype(file, _GLYPH)
    left, top, right, bottom = font.getbbox(text)
    image = Image.new("L", (round(right - left), round(bottom - top)))
    ImageDraw.Draw(image).text((-left, -top), text, font=font, fill=255)
    return image


def samples(
    faces: Sequence[Typeface], count: int, random: np.random.Generator
) -> Iterator[tuple[np.ndarray, int]]:
    """Cells as the network sees them, and their digits; 0 for empty ones."""
    for _ in range(count):
        digit = 0 if random.random() < _EMPTY_SHARE else int(random.integers(1, 10))
        face = faces[random.integers(len(faces))]
        yield normalised(photographed(_printed(face, digit, random), random)), digit


def normalised(cell: np.ndarray) -> np.ndarray:
    """Ink against paper, whatever the light: the same as network.js does with a cell."""
    ink = 1 - cell / max(float(np.quantile(cell, 0.75)), 1.0)
    return np.clip(ink / max(float(ink.std()), 0.04), -2, 6).astype(np.float32)


def _printed(face: Typeface, digit: int, random: np.random.Generator) -> Image.Image:
    """The ink of a cell: its digit, the lines around it, and what else may lie in it."""
    margin = CELL // 4
    ink = Image.new("L", (CELL + 2 * margin,) * 2)
    draw = ImageDraw.Draw(ink)
    draw_lines(draw, margin, random)
    if digit:
        print_digit(ink, face.glyphs[digit - 1], random)
    elif random.random() < 0.5:
        _draw_litter(ink, face, random)
    if random.random() < 0.3:
        draw_specks(draw, random)
    return ink


def draw_lines(draw: ImageDraw.ImageDraw, margin: int, random: np.random.Generator) -> None:
    """The lines around a cell, thin and thick."""
    thin = random.uniform(0.01, 0.05)
    shade = int(random.uniform(0.4, 1) * 255)
    for side in range(4):
        width = max(
            1, round(CELL * thin * (random.uniform(1.5, 4) if random.random() < 0.35 else 1))
        )
        place = round(random.normal(0, 0.03) * CELL) + (margin if side % 2 else margin + CELL)
        start, end = place - width // 2, place - width // 2 + width - 1
        if side < 2:
            draw.rectangle((start, 0, end, 2 * CELL), fill=shade)
        else:
            draw.rectangle((0, start, 2 * CELL, end), fill=shade)


def print_digit(ink: Image.Image, glyph: Image.Image, random: np.random.Generator) -> None:
    """A printed digit: upright, near the middle."""
    height = random.uniform(0.33, 0.8) * CELL
    scale = height / glyph.height
    width = max(3, glyph.width * scale * random.uniform(0.66, 1.18))
    digit = glyph.resize((round(width), round(height)), Image.Resampling.BILINEAR)
    if random.random() < 0.25:
        digit = digit.filter(
            ImageFilter.MaxFilter(3) if random.random() < 0.6 else ImageFilter.MinFilter(3)
        )
    x = (ink.width - digit.width) / 2 + random.normal(0, 0.045) * CELL
    y = (ink.height - digit.height) / 2 + random.normal(0, 0.05) * CELL
    shade = Image.new("L", digit.size, 255)
    ink.paste(shade, (round(x), round(y)), digit)


def _draw_litter(ink: Image.Image, face: Typeface, random: np.random.Generator) -> None:
    """What is no digit: pencilled candidates, print from the back, a fold."""
    kind = random.integers(3)
    if kind == 0:
        _draw_candidates(ink, face, random)
    elif kind == 1:
        draw_print_from_the_back(ink, face, random)
    else:
        draw_fold(ink, random)


def _draw_candidates(ink: Image.Image, face: Typeface, random: np.random.Generator) -> None:
    for _ in range(random.integers(1, 6)):
        glyph = face.glyphs[random.integers(9)]
        height = random.uniform(0.13, 0.26) * CELL
        small = glyph.resize((max(2, round(glyph.width * height / glyph.height)), round(height)))
        shade = Image.new("L", small.size, int(random.uniform(90, 230)))
        place = tuple(random.integers(ink.width // 5, ink.width * 7 // 10, 2).tolist())
        ink.paste(shade, place, small)


def draw_print_from_the_back(ink: Image.Image, face: Typeface, random: np.random.Generator) -> None:
    """A digit of the other side that shines through."""
    glyph = face.glyphs[random.integers(9)].transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    shade = glyph.point(lambda value: value * 0.25)
    place = tuple(random.integers(0, ink.width // 2, 2).tolist())
    ink.paste(Image.new("L", glyph.size, int(random.uniform(20, 60))), place, shade)


def draw_fold(ink: Image.Image, random: np.random.Generator) -> None:
    """A line across the cell, wherever the paper was folded."""
    ends = random.integers(0, ink.width, 4).tolist()
    shade = int(random.uniform(20, 110))
    ImageDraw.Draw(ink).line(ends, fill=shade, width=int(random.integers(1, 5)))


def draw_specks(draw: ImageDraw.ImageDraw, random: np.random.Generator) -> None:
    """Dirt."""
    for _ in range(random.integers(1, 5)):
        x, y = random.integers(0, CELL * 3 // 2, 2).tolist()
        size = int(random.integers(1, 5))
        draw.ellipse((x, y, x + size, y + size), fill=int(random.uniform(40, 200)))


def photographed(ink: Image.Image, random: np.random.Generator) -> np.ndarray:
    """The cell in a phone's picture: tilted, blurred, coarse, in uneven light, with noise."""
    seen = _tilted(ink, random)
    blur = random.choice([0.3, random.uniform(0.3, 1.4), random.uniform(0.8, 2.6)])
    seen = seen.filter(ImageFilter.GaussianBlur(float(blur) * _FINE))
    coarse = int(random.integers(14, 36))
    seen = seen.resize((coarse, coarse), Image.Resampling.BOX)
    seen = seen.resize((INPUT, INPUT), Image.Resampling.BILINEAR)
    paper, depth = random.uniform(90, 245), random.uniform(0.25, 0.95)
    across, down = random.normal(0, 0.08, 2)
    grid = np.linspace(-1, 1, INPUT)
    light = 1 + across * grid[None, :] + down * grid[:, None]
    if random.random() < 0.15:
        light *= _shadow_edge(grid, random)
    cell = paper * light * (1 - depth * np.asarray(seen, dtype=np.float64) / 255)
    cell += random.normal(0, random.uniform(0, 6), cell.shape)
    return np.clip(cell, 0, 255)


def _shadow_edge(grid: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """The edge of a shadow or a fold somewhere in the cell, sharp or soft."""
    angle = random.uniform(0, 2 * np.pi)
    along = np.cos(angle) * grid[None, :] + np.sin(angle) * grid[:, None] + random.normal(0, 0.5)
    return 1 - random.uniform(0.1, 0.5) / (1 + np.exp(-along * random.uniform(3, 25)))


def _tilted(ink: Image.Image, random: np.random.Generator) -> Image.Image:
    """The middle of a drawing, a little turned, sheared, moved and enlarged."""
    angle, shear = random.normal(0, 0.04), random.normal(0, 0.04)
    zoom_x, zoom_y = random.normal(1, 0.03, 2)
    cos, sin = np.cos(angle), np.sin(angle)
    a, b, d, e = cos * zoom_x, (sin + shear) * zoom_y, -sin * zoom_x, cos * zoom_y
    middle, centre = INPUT * _FINE / 2, ink.width / 2
    c, f = centre - a * middle - b * middle, centre - d * middle - e * middle
    size = (INPUT * _FINE,) * 2
    return ink.transform(
        size, Image.Transform.AFFINE, (a, b, c, d, e, f), Image.Resampling.BILINEAR
    )
