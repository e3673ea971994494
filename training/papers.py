"""Renders photos of newspaper Sudokus that somebody has half filled, to try the reader on what few photos show.

Usage: python -m training.papers FOLDER [--count 100] [--seed 7]
Each page is filled by one hand, with pencil, a blue, black or red pen: digits of the solution, now and then a mistake, what was rubbed
out or crossed out and written again, notes in corners, in rows and at their places; coffee and folds. The hands and fonts
are those from which no network has learnt. `truth.csv` has a line `file,digits,kinds,notes` for each picture: 81 digits, 81 kinds
("P" printed, "H" by hand, "n" notes alone, "." empty) and the candidates of 81 cells, "." for none.
"""

import csv
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from training.cells import typefaces
from training.folders import folder_parser
from training.hands import MNIST_ASIDE, Glyphs, from_mnist, hands_kept_aside
from training.photos import CELL, GRID, PAGE, draw_grid, draw_text, puzzle, seen, taken
from training.strokes import writer

_PENS = {
    "pencil": ((70, 70, 74), (0.35, 0.8)),
    "blue": ((25, 45, 150), (0.7, 1.0)),
    "black": ((25, 25, 30), (0.75, 1.0)),
    "red": ((175, 30, 40), (0.7, 1.0)),
}
"""The colour of each pen, and how strongly it draws."""


@dataclass(frozen=True)
class Hand:
    """Somebody who writes: the digits as that hand draws them, how large, with what pen."""

    glyph: Glyphs
    height: float
    pen: str

    @property
    def colour(self) -> tuple[int, int, int]:
        """That of the pen."""
        return _PENS[self.pen][0]


def main() -> None:
    """Write picture after picture, and the truth about all."""
    options = folder_parser(__doc__, count=100).parse_args()
    with (options.folder / "truth.csv").open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["file", "digits", "kinds", "notes"])
        for number in range(options.count):
            picture, filling, pen = paper(f"{options.seed} {number}")
            name = f"{pen}{number}.jpg"
            picture.save(options.folder / name, quality=Random(number).randint(60, 95))
            rows.writerow([name, *filling])


def paper(seed: str) -> tuple[Image.Image, tuple[str, str, str], str]:
    """A picture, the digits, kinds and notes of its cells, and the pen."""
    chance = Random(seed)
    random = np.random.default_rng(chance.getrandbits(32))
    givens, solution = puzzle(chance)
    shade = chance.randint(205, 250)
    page = Image.new("RGB", (PAGE, PAGE), (shade, shade - 4, shade - chance.randint(5, 25)))
    draw = ImageDraw.Draw(page)
    left, top = chance.randint(250, 500), chance.randint(250, 500)
    font = chance.choice(typefaces()[1]).file
    draw_text(draw, font, left, top, chance)
    draw_grid(draw, left, top, givens, font, chance)
    hand = _hand(chance, random)
    filling = _filled(page, (left, top), givens, solution, hand, chance, random)
    if chance.random() < 0.15:
        _spill(page, (left, top), chance)
    view = seen((left + GRID / 2, top + GRID / 2), chance)
    picture = taken(page, view, chance)
    return picture, filling, hand.pen


def _hand(chance: Random, random: np.random.Generator) -> Hand:
    """Whoever has filled this page."""
    makers: list[Callable[[], Glyphs]] = [
        partial(writer, random),
        partial(writer, random),
        lambda: partial(from_mnist, part=MNIST_ASIDE),
        lambda: chance.choice(hands_kept_aside()),
    ]
    return Hand(chance.choice(makers)(), chance.uniform(0.45, 0.8), chance.choice(list(_PENS)))


def _filled(
    page: Image.Image,
    corner: tuple[int, int],
    givens: list[int],
    solution: tuple[int, ...],
    hand: Hand,
    chance: Random,
    random: np.random.Generator,
) -> tuple[str, str, str]:
    """Write into a grid; the digits, kinds and notes of all cells then."""
    kinds = ["P" if digit else "." for digit in givens]
    digits = list(givens)
    notes = ["."] * 81
    empty = [cell for cell in range(81) if not givens[cell]]
    chance.shuffle(empty)
    full = round(len(empty) * chance.choice([chance.uniform(0.1, 0.9), 1.0]))
    noted = round((len(empty) - full) * chance.choice([0, 0, chance.uniform(0.2, 1)]))
    way = chance.choice(["corners", "row", "places"])
    for number, cell in enumerate(empty[: full + noted]):
        at = (corner[0] + cell % 9 * CELL, corner[1] + cell // 9 * CELL)
        if number >= full:
            kinds[cell] = "n"
            notes[cell] = _note(page, at, way, hand, chance, random)
            continue
        wrong = chance.random() < 0.03
        digits[cell] = (
            chance.choice([d for d in range(1, 10) if d != solution[cell]])
            if wrong
            else solution[cell]
        )
        kinds[cell] = "H"
        _write(page, at, digits[cell], hand, chance, random)
    for cell in chance.sample(empty, min(3, len(empty))):
        if kinds[cell] == "." and chance.random() < 0.5:
            at = (corner[0] + cell % 9 * CELL, corner[1] + cell // 9 * CELL)
            _rub_out(page, at, hand, chance, random)
    return "".join(str(digit or ".") for digit in digits), "".join(kinds), " ".join(notes)


def _write(
    page: Image.Image,
    at: tuple[int, int],
    digit: int,
    hand: Hand,
    chance: Random,
    random: np.random.Generator,
) -> None:
    """A digit; seldom one that was crossed out stands beside it, small."""
    middle = (chance.gauss(0.5, 0.05), chance.gauss(0.5, 0.05))
    height = hand.height * chance.uniform(0.9, 1.1)
    if chance.random() < 0.03:
        crossed = (chance.uniform(0.18, 0.28), chance.uniform(0.2, 0.3))
        _put(page, at, crossed, height * 0.45, chance.randint(1, 9), hand, chance, random)
        x, y = (at[axis] + crossed[axis] * CELL for axis in (0, 1))
        ImageDraw.Draw(page).line((x - 12, y + 12, x + 12, y - 12), fill=hand.colour, width=3)
        middle = (middle[0] + 0.12, middle[1] + 0.1)
        height *= 0.85
    _put(page, at, middle, height, digit, hand, chance, random)


def _put(
    page: Image.Image,
    at: tuple[int, int],
    middle: tuple[float, float],
    height: float,
    digit: int,
    hand: Hand,
    chance: Random,
    random: np.random.Generator,
    depth: float = 1,
) -> None:
    """The ink of one digit, its middle and height as parts of the cell."""
    glyph = hand.glyph(digit, random)
    high = max(5, round(height * CELL))
    size = (max(3, min(round(glyph.width * high / glyph.height), round(1.1 * high))), high)
    ink = glyph.resize(size, Image.Resampling.BILINEAR).rotate(chance.gauss(0, 4), expand=True)
    x, y = (round(at[axis] + middle[axis] * CELL - ink.size[axis] / 2) for axis in (0, 1))
    strength = chance.uniform(*_PENS[hand.pen][1]) * depth
    if hand.pen == "pencil":
        ink = ImageChops.multiply(ink, _grain(ink.size, random))
    ink = ink.point(lambda value: value * strength)
    page.paste(Image.new("RGB", ink.size, hand.colour), (x, y), ink)


def _grain(size: tuple[int, int], random: np.random.Generator) -> Image.Image:
    """What of the paper a pencil touches."""
    grain = random.uniform(110, 255, (size[1], size[0])).astype(np.uint8)
    return Image.fromarray(grain).filter(ImageFilter.GaussianBlur(0.6))


def _note(
    page: Image.Image,
    at: tuple[int, int],
    way: str,
    hand: Hand,
    chance: Random,
    random: np.random.Generator,
) -> str:
    """Write candidates, small; which ones."""
    count = chance.randint(2, 4)
    digits = sorted(chance.sample(range(1, 10), count))
    height = chance.uniform(0.17, 0.26)
    corners = [(0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8)]
    places = {
        "corners": corners[:count],
        "row": [(0.14 + 0.22 * number, 0.2) for number in range(count)],
        "places": [((d - 1) % 3 * 0.3 + 0.2, (d - 1) // 3 * 0.3 + 0.2) for d in digits],
    }[way]
    for digit, place in zip(digits, places, strict=True):
        _put(page, at, place, height, digit, hand, chance, random)
    return "".join(map(str, digits))


def _rub_out(
    page: Image.Image,
    at: tuple[int, int],
    hand: Hand,
    chance: Random,
    random: np.random.Generator,
) -> None:
    """What is left of a digit that was rubbed out."""
    depth = chance.uniform(0.06, 0.18)
    _put(page, at, (0.5, 0.5), hand.height, chance.randint(1, 9), hand, chance, random, depth)


def _spill(page: Image.Image, corner: tuple[int, int], chance: Random) -> None:
    """The ring of a cup."""
    ring = Image.new("L", page.size)
    x, y = (corner[axis] + chance.uniform(0, GRID) for axis in (0, 1))
    radius = chance.uniform(100, 200)
    box = (x - radius, y - radius, x + radius, y + radius)
    ImageDraw.Draw(ring).ellipse(box, outline=chance.randint(60, 140), width=chance.randint(6, 16))
    page.paste(
        Image.new("RGB", page.size, (120, 80, 40)), (0, 0), ring.filter(ImageFilter.GaussianBlur(3))
    )


if __name__ == "__main__":
    main()
