"""Single digits, cut to their ink, as static/js/photo/closeup.js cuts them: most by hand, some printed, and what is none."""

from collections.abc import Iterator, Sequence

import numpy as np
from PIL import Image, ImageDraw, ImageFilter
from scipy.ndimage import gaussian_filter, map_coordinates

from training.cells import CELL, INPUT, Typeface, draw_fold, normalised, photographed
from training.hands import Glyphs, lay

_PART = 20 / 28
"""Which part of what is cut out the longer side of the ink is."""

_LONG = CELL * 0.84 * _PART

_PRINTED = 0.15
_LITTER = 0.1
"""How many of the cells show a printed digit, and how many none at all."""


def samples(
    faces: Sequence[Typeface], hands: Sequence[Glyphs], count: int, random: np.random.Generator
) -> Iterator[tuple[np.ndarray, int]]:
    """What the network sees, and the digits; 0 where it is not a single digit."""
    for _ in range(count):
        face = faces[random.integers(len(faces))]
        hand = hands[random.integers(len(hands))]
        digit = int(random.integers(1, 10))
        kind = random.random()
        if kind < _LITTER:
            ink, digit = _litter(face, hand, random), 0
        elif kind < _LITTER + _PRINTED:
            ink = _filling(face.glyphs[digit - 1], random)
        else:
            ink = _filling(_bent(hand(digit, random), random), random)
        yield normalised(_cut_out(photographed(ink, random), random)), digit


def _bent(glyph: Image.Image, random: np.random.Generator) -> Image.Image:
    """The ink of a digit, slanted, turned and softly bent, since no hand writes twice alike."""
    high = glyph.resize((max(3, round(glyph.width * 96 / glyph.height)), 96))
    ink = np.pad(np.asarray(high, dtype=np.float32), 16)
    rows, columns = np.meshgrid(*(np.arange(side) for side in ink.shape), indexing="ij")
    places = [rows / ink.shape[0] * 3, columns / ink.shape[1] * 3]
    strength = random.uniform(0, 6)
    down, across = (
        strength * map_coordinates(random.normal(0, 1, (4, 4)), places, order=1) for _ in range(2)
    )
    slant = random.normal(0, 0.15)
    coordinates = [rows + down, columns + across + slant * (rows - ink.shape[0] / 2)]
    bent = Image.fromarray(map_coordinates(ink, coordinates, order=1).clip(0, 255).astype(np.uint8))
    turned = bent.rotate(random.normal(0, 6), Image.Resampling.BILINEAR, expand=True)
    return turned.crop(turned.getbbox())


def _filling(glyph: Image.Image, random: np.random.Generator) -> Image.Image:
    """A digit whose longer side is always about as long."""
    width = glyph.width * random.uniform(0.75, 1.3)
    scale = _LONG * random.uniform(0.9, 1.08) / max(width, glyph.height)
    size = (max(4, round(width * scale)), max(4, round(glyph.height * scale)))
    digit = glyph.resize(size, Image.Resampling.BILINEAR)
    if random.random() < 0.2:
        thicker = random.random() < 0.6
        digit = digit.filter(ImageFilter.MaxFilter(3) if thicker else ImageFilter.MinFilter(3))
    ink = _blank()
    x, y = ((ink.width - side) / 2 + random.normal(0, 0.02) * CELL for side in digit.size)
    lay(ink, digit, (round(x), round(y)), random.uniform(0.5, 1))
    return ink


def _litter(face: Typeface, hand: Glyphs, random: np.random.Generator) -> Image.Image:
    """Several digits at once, a fold, a blot, or what was crossed out."""
    ink = _blank()
    how = random.integers(4)
    if how == 0:
        count = int(random.integers(2, 5))
        for number in range(count):
            glyph = hand(int(random.integers(1, 10)), random)
            if random.random() < 0.3:
                glyph = face.glyphs[random.integers(9)]
            side = _LONG * random.uniform(0.9, 1.1) / count
            scale = min(1.6 * side / glyph.height, side / glyph.width)
            small = glyph.resize([max(3, round(length * scale)) for length in glyph.size])
            x = ink.width / 2 + _LONG * ((number + 0.5) / count - 0.5) - small.width / 2
            y = (ink.height - small.height) / 2 + random.normal(0, 0.06) * CELL
            lay(ink, small, (round(x), round(y)), random.uniform(0.5, 1))
    elif how == 1:
        draw_fold(ink, random)
    elif how == 2:
        draw = ImageDraw.Draw(ink)
        middle = ink.width / 2
        for _ in range(random.integers(1, 4)):
            x, y = middle + random.normal(0, 0.1, 2) * CELL
            across, down = random.uniform(0.05, 0.35, 2) * CELL
            draw.ellipse((x - across, y - down, x + across, y + down), fill=255)
    else:
        ink = _filling(hand(int(random.integers(1, 10)), random), random)
        draw = ImageDraw.Draw(ink)
        for _ in range(random.integers(2, 6)):
            ends = ink.width / 2 + random.normal(0, 0.3, 4) * CELL
            draw.line(ends.tolist(), fill=255, width=int(random.integers(3, 8)))
    return ink


def _blank() -> Image.Image:
    return Image.new("L", (CELL + 2 * (CELL // 4),) * 2)


def _cut_out(cell: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """Beside the ink there is nothing but paper; what is enlarged is smooth."""
    cell = gaussian_filter(cell, random.uniform(0, 0.9))
    rim = int(random.integers(1, 4))
    cut = np.full_like(cell, np.quantile(cell, 0.75))
    cut[rim : INPUT - rim, rim : INPUT - rim] = cell[rim : INPUT - rim, rim : INPUT - rim]
    return cut
