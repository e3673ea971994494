"""Renders photos of newspaper Sudokus with the truth beside each, to try the reader on what no photo has.

Usage: python -m training.photos FOLDER [--count 200] [--seed 7]
The fonts are those from which the network has learnt nothing. Curved paper, shadow, glare, blur, noise, tilt
up to 45 degrees, coloured cells, thin and thick lines, text and a second grid beside it, and digits
written by hand (which the truth leaves out, as they are no givens).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from scipy.ndimage import map_coordinates

from sudoku_helper.generator.grids import random_minimal, random_solution
from training.cells import FONTS, HANDWRITTEN, typefaces
from training.folders import folder_parser

PAGE = 1500
CELL = 80
GRID = 9 * CELL
_WORDS = (
    "Rätsel des Tages Lösung vom Vortag leicht mittel schwer jede Ziffer nur einmal in jeder Zeile"
)


def main() -> None:
    """Write picture after picture, each with its truth."""
    options = folder_parser(__doc__, count=200).parse_args()
    for number in range(options.count):
        picture, givens, what = photo(f"{options.seed} {number}")
        name = options.folder / f"rendered{number}"
        picture.save(name.with_suffix(".jpg"), quality=Random(number).randint(60, 95))
        rows = [" ".join(map(str, givens[9 * row : 9 * row + 9])) for row in range(9)]
        name.with_suffix(".dat").write_text("\n".join([what, "rendered", *rows]) + "\n")


def photo(seed: str) -> tuple[Image.Image, tuple[int, ...], str]:
    """A picture, the digits that are printed in its grid, and what is special about it."""
    chance = Random(seed)
    givens, solution = puzzle(chance)
    page, middle = _page(givens, solution, chance)
    return taken(page, seen(middle, chance), chance), tuple(givens), seed


def puzzle(chance: Random) -> tuple[list[int], tuple[int, ...]]:
    """The givens of a puzzle, a few more than it needs, and its solution."""
    solution = random_solution(chance)
    givens = list(random_minimal(chance, solution=solution))
    for cell in chance.sample(range(81), chance.randint(0, 8)):
        givens[cell] = solution[cell]
    return givens, solution


def _page(
    givens: list[int], solution: tuple[int, ...], chance: Random
) -> tuple[Image.Image, tuple[float, float]]:
    paper = tuple(chance.randint(200, 250) - shade for shade in (0, 4, chance.randint(5, 25)))
    page = Image.new("RGB", (PAGE, PAGE), paper)
    draw = ImageDraw.Draw(page)
    left, top = chance.randint(250, 500), chance.randint(250, 500)
    font = chance.choice(typefaces()[1]).file
    draw_text(draw, font, left, top, chance)
    draw_grid(draw, left, top, givens, font, chance)
    if chance.random() < 0.15:
        draw_grid(draw, left + GRID + 100, top, givens, font, chance)
    if chance.random() < 0.2:
        _write_by_hand(draw, left, top, givens, solution, chance)
    return page, (left + GRID / 2, top + GRID / 2)


def draw_text(draw: ImageDraw.ImageDraw, font: Path, left: int, top: int, chance: Random) -> None:
    """What newspapers print above and below a grid."""
    words = _WORDS.split()
    small = ImageFont.truetype(font, chance.randint(18, 34))
    for line in range(12):
        text = " ".join(chance.choices(words, k=8))
        draw.text((left, top - 60 - 36 * line), text, font=small, fill=(40, 40, 40))
        draw.text(
            (left + chance.randint(0, 20), top + GRID + 30 + 36 * line),
            text,
            font=small,
            fill=(40, 40, 40),
        )
    if chance.random() < 0.5:
        title = ImageFont.truetype(font, chance.randint(50, 90))
        draw.text((left, top - 115), "SUDOKU", font=title, fill=(20, 20, 20))


def draw_grid(
    draw: ImageDraw.ImageDraw,
    left: int,
    top: int,
    givens: list[int],
    font: Path,
    chance: Random,
    draw_lines: Callable[[ImageDraw.ImageDraw, int, int, Random], None] | None = None,
) -> None:
    """A grid with its digits, perhaps some blocks of it tinted."""
    if chance.random() < 0.35:
        _tint(draw, left, top, chance)
    ink = chance.choice([(20, 20, 20), (60, 60, 60), (25, 30, 80), (170, 40, 40)])
    (draw_lines or _draw_lines)(draw, left, top, chance)
    face = ImageFont.truetype(font, round(CELL * chance.uniform(0.6, 0.95)))
    for cell, digit in enumerate(givens):
        if digit:
            x, y = left + CELL * (cell % 9 + 0.5), top + CELL * (cell // 9 + 0.5)
            draw.text((x, y), str(digit), font=face, fill=ink, anchor="mm")


def _draw_lines(draw: ImageDraw.ImageDraw, left: int, top: int, chance: Random) -> None:
    line_ink = chance.choice([(20, 20, 20), (80, 80, 80), (120, 120, 120)])
    thin, thick = chance.randint(1, 4), chance.randint(4, 10)
    for number in range(10):
        width = thick if number % 3 == 0 else thin
        shade = (20, 20, 20) if number % 3 == 0 else line_ink
        place = number * CELL
        draw.line((left + place, top, left + place, top + GRID), fill=shade, width=width)
        draw.line((left, top + place, left + GRID, top + place), fill=shade, width=width)


def _tint(draw: ImageDraw.ImageDraw, left: int, top: int, chance: Random) -> None:
    tint = chance.choice([(215, 225, 240), (225, 225, 225), (245, 225, 190), (190, 205, 230)])
    blocks = chance.choice([(1, 3, 5, 7), (0, 2, 4, 6, 8), (4,)])
    for block in blocks:
        x, y = left + block % 3 * 3 * CELL, top + block // 3 * 3 * CELL
        draw.rectangle((x, y, x + 3 * CELL, y + 3 * CELL), fill=tint)


def _write_by_hand(
    draw: ImageDraw.ImageDraw,
    left: int,
    top: int,
    givens: list[int],
    solution: tuple[int, ...],
    chance: Random,
) -> None:
    """Some digits of the solution in a pen of another colour, and small candidates."""
    file = next((FONTS / chance.choice(HANDWRITTEN)).glob("files/*-latin-[47]00-normal.woff2"))
    pen = chance.choice([(30, 50, 160), (90, 90, 100), (180, 30, 40)])
    large = ImageFont.truetype(file, round(CELL * chance.uniform(0.7, 1.0)))
    small = ImageFont.truetype(file, round(CELL * 0.3))
    empty = [cell for cell in range(81) if not givens[cell]]
    chosen = chance.sample(empty, chance.randint(3, 15))
    for number, cell in enumerate(chosen):
        x = left + CELL * (cell % 9 + chance.uniform(0.38, 0.62))
        y = top + CELL * (cell // 9 + chance.uniform(0.38, 0.62))
        if number % 3:
            draw.text((x, y), str(solution[cell]), font=large, fill=pen, anchor="mm")
        else:
            marks = "".join(map(str, sorted(chance.sample(range(1, 10), 3))))
            draw.text((x, y - CELL * 0.25), marks, font=small, fill=pen, anchor="mm")


@dataclass(frozen=True)
class View:
    """Which place of the page each point of a picture shows, and how many points of the page lie between two."""

    across: np.ndarray
    down: np.ndarray
    scale: float

    def place(self, x: float, y: float) -> tuple[int, int]:
        """Where in the picture a place of the page is seen."""
        nearest = np.argmin((self.across - x) ** 2 + (self.down - y) ** 2)
        row, column = np.unravel_index(nearest, self.across.shape)
        return int(column), int(row)


SIZES = ((1280, 960), (960, 1280), (640, 480), (1600, 1200))


def seen(
    middle: tuple[float, float],
    chance: Random,
    *,
    length: float = GRID,
    shares: tuple[float, float] = (0.55, 0.86),
    sizes: Sequence[tuple[int, int]] = SIZES,
    most_turned: float = 45,
) -> View:
    """How a phone held above the middle sees a page, some length of it filling some share of the picture."""
    width, height = chance.choice(sizes)
    x, y = np.meshgrid(np.arange(width) - width / 2, np.arange(height) - height / 2)
    angle = np.radians(
        chance.uniform(-most_turned, most_turned)
        if chance.random() < 0.3
        else chance.gauss(0, min(6, most_turned / 2))
    )
    # What is turned must stay inside the picture.
    wide = abs(np.cos(angle)) + abs(np.sin(angle))
    scale = length * wide / (min(width, height) * chance.uniform(*shares))
    tilt_x, tilt_y = (chance.gauss(0, 0.12) / min(width, height) for _ in range(2))
    depth = 1 + tilt_x * x + tilt_y * y
    u = scale * (np.cos(angle) * x - np.sin(angle) * y) / depth
    v = scale * (np.sin(angle) * x + np.cos(angle) * y) / depth
    bend, wave = chance.gauss(0, 12), chance.uniform(0, 2 * np.pi)
    v = v + bend * np.sin(u / GRID * chance.uniform(1, 3) + wave)
    u = u + chance.gauss(0, 6) * np.sin(v / GRID * 2 + wave)
    if chance.random() < 0.2:
        u = u + chance.gauss(0, 0.03) * np.abs(v - chance.uniform(-0.3, 0.3) * GRID)
    return View(u + middle[0], v + middle[1], float(scale))


def taken(page: Image.Image, view: View, chance: Random) -> Image.Image:
    """The page as a phone takes it."""
    height, width = view.across.shape
    x, y = np.meshgrid(np.arange(width) / width - 0.5, np.arange(height) / height - 0.5)
    blurred = page.filter(ImageFilter.GaussianBlur(0.5 * view.scale))
    layers = [
        map_coordinates(
            np.asarray(channel, dtype=np.float32), [view.down, view.across], order=1, cval=90
        )
        for channel in blurred.split()
    ]
    picture = np.stack(layers, -1) * _light(x, y, chance)[..., None]
    picture += np.random.default_rng(chance.getrandbits(32)).normal(
        0, chance.uniform(0, 8), picture.shape
    )
    image = Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))
    sharp = chance.choice([0, 0, 0.7, chance.uniform(0.5, 2.0)])
    return image.filter(ImageFilter.GaussianBlur(sharp * max(width, height) / 1280))


def _light(x: np.ndarray, y: np.ndarray, chance: Random) -> np.ndarray:
    """How bright each part of the picture is: uneven, with the edge of a shadow or a glare."""
    light = chance.uniform(0.55, 1.0) * (1 + chance.gauss(0, 0.2) * x + chance.gauss(0, 0.2) * y)
    if chance.random() < 0.3:
        edge = (
            np.cos(chance.uniform(0, 6)) * x
            + np.sin(chance.uniform(0, 6)) * y
            + chance.gauss(0, 0.15)
        )
        light *= 1 - chance.uniform(0.2, 0.55) / (1 + np.exp(-edge * chance.uniform(20, 120)))
    if chance.random() < 0.15:
        spot = ((x - chance.gauss(0, 0.2)) / 0.12) ** 2 + ((y - chance.gauss(0, 0.2)) / 0.1) ** 2
        light += chance.uniform(0.2, 0.5) * np.exp(-spot)
    return light


if __name__ == "__main__":
    main()
