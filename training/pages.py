"""Renders pictures in which a grid is hard to find, with the truth beside them, to try the search on what no photo has.

Usage: python -m training.pages FOLDER KIND [--count 50] [--seed 7]
KIND is one of
  page       a whole newspaper page: one to four grids of 15 to 30 % of its width, between columns of text, crosswords,
             tables, adverts and pictures
  other      such a page without a Sudoku
  frameless  a grid without an outer frame, with thin grey lines or with dotted ones
  flash      a grid that the light of a flash wipes out in part
  small      a small picture, its grid 110 to 300 points wide
`truth.json` tells of each picture the corners of its grids and their givens, row by row.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from training.cells import typefaces
from training.folders import folder_parser
from training.photos import CELL, GRID, SIZES, View, draw_grid, puzzle, seen, taken

_GAP = CELL
_INK = (30, 30, 30)
_TEXT = (
    "Der Rat der Stadt hat am Dienstag beschlossen dass im Frühjahr mehr Bäume an den Straßen "
    "stehen sollen Nach langer Debatte stimmten alle dafür sagte eine Sprecherin"
)
_WORDS = _TEXT.split()

Truth = list[tuple[int, int, list[int]]]
"""Where the grids of a page lie, and their givens."""


def main() -> None:
    """Write picture after picture, and the truth of all."""
    parser = folder_parser(__doc__, count=50)
    parser.add_argument("kind", choices=KINDS)
    options = parser.parse_args()
    truths = {}
    for number in range(options.count):
        chance = Random(f"{options.kind} {options.seed} {number}")
        picture, view, grids = KINDS[options.kind](chance)
        name = f"{options.kind}{number}.jpg"
        picture.save(options.folder / name, quality=chance.randint(70, 95))
        factor = picture.width / view.across.shape[1]
        truths[name] = [_truth(view, factor, *grid) for grid in grids]
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(truth)}" for name, truth in truths.items())
    (options.folder / "truth.json").write_text(f"{{\n{lines}\n}}\n")


def _truth(
    view: View, factor: float, left: int, top: int, givens: list[int]
) -> dict[str, list[tuple[float, ...]] | str]:
    corners = ((0, 0), (GRID, 0), (GRID, GRID), (0, GRID))
    places = (view.place(left + x, top + y) for x, y in corners)
    return {
        "corners": [tuple(round(factor * number, 1) for number in place) for place in places],
        "givens": "".join(map(str, givens)).replace("0", "."),
    }


def _page(chance: Random) -> tuple[Image.Image, View, Truth]:
    return _newspaper(chance, chance.choice([1, 1, 2, 3, 4]))


def _other(chance: Random) -> tuple[Image.Image, View, Truth]:
    return _newspaper(chance, 0)


def _newspaper(chance: Random, count: int) -> tuple[Image.Image, View, Truth]:
    """Columns as wide as a grid, filled from the top; so many of what fills them are Sudokus."""
    columns = chance.randint(3, 6)
    pitch = GRID + _GAP
    width = columns * pitch + _GAP
    height = round(width * chance.choice([0.75, 1.33]))
    page = Image.new("RGB", (width, height), _paper(chance))
    draw = ImageDraw.Draw(page)
    rows = (height - _GAP) // pitch
    places = [
        (_GAP + column * pitch, _GAP + row * pitch)
        for row in range(rows)
        for column in range(columns)
    ]
    font = chance.choice(typefaces()[1]).file
    grids: Truth = []
    chosen = set(chance.sample(places, min(count, len(places))))
    for left, top in places:
        if (left, top) in chosen:
            givens, _ = puzzle(chance)
            draw_grid(draw, left, top, givens, font, chance)
            grids.append((left, top, givens))
        else:
            chance.choices(_FILLINGS, weights=_OFTEN)[0](page, left, top, font, chance)
    sizes = [size for size in SIZES if size[0] > 640 and (size[0] < size[1]) == (width < height)]
    length, share = min(width, height), chance.uniform(0.92, 1.05)
    middle = (width / 2, height / 2)
    view = seen(
        middle,
        chance,
        length=length,
        shares=(share, share),
        sizes=sizes or SIZES[:1],
        most_turned=6,
    )
    return taken(page, view, chance), view, grids


def _paper(chance: Random) -> tuple[int, ...]:
    return tuple(chance.randint(200, 250) - shade for shade in (0, 4, chance.randint(5, 25)))


def _column(page: Image.Image, left: int, top: int, font: Path, chance: Random) -> None:
    """A column of text, perhaps with a headline."""
    draw = ImageDraw.Draw(page)
    size = chance.randint(20, 30)
    face = ImageFont.truetype(font, size)
    start = 0
    if chance.random() < 0.4:
        draw.text(
            (left, top),
            " ".join(chance.sample(_WORDS, 3)),
            font=ImageFont.truetype(font, 70),
            fill=_INK,
        )
        start = 100
    for line in range(start, GRID + _GAP // 2, round(size * 1.3)):
        text = ""
        while face.getlength(text) < GRID - 130:
            text += f"{chance.choice(_WORDS)} "
        draw.text((left, top + line), text, font=face, fill=_INK)


def _crossword(page: Image.Image, left: int, top: int, _font: Path, chance: Random) -> None:
    """A crossword: some of its cells black or grey, numbers in corners of others."""
    draw = ImageDraw.Draw(page)
    count = chance.choice([7, 9, 10, 11, 13, 15, 17])
    cell = GRID / count
    black = chance.choice([(20, 20, 20), (20, 20, 20), (150, 150, 150)])
    thin = chance.randint(1, 4)
    face = ImageFont.load_default(cell * 0.3)
    for place in range(count * count):
        x, y = left + place % count * cell, top + place // count * cell
        fill = black if chance.random() < 0.2 else None
        draw.rectangle((x, y, x + cell, y + cell), outline=_INK, width=thin, fill=fill)
        if not fill and chance.random() < 0.3:
            draw.text((x + 5, y + 4), str(chance.randint(1, 60)), font=face, fill=_INK)


def _table(page: Image.Image, left: int, top: int, font: Path, chance: Random) -> None:
    """A table of numbers, with lines between its rows, perhaps also its columns."""
    draw = ImageDraw.Draw(page)
    columns, rows = chance.randint(4, 9), chance.randint(8, 18)
    face = ImageFont.truetype(font, round(GRID / rows * 0.6))
    for row in range(rows + 1):
        y = top + row * GRID / rows
        draw.line((left, y, left + GRID, y), fill=_INK, width=2)
    if chance.random() < 0.6:
        for column in range(columns + 1):
            x = left + column * GRID / columns
            draw.line((x, top, x, top + GRID), fill=_INK, width=2)
    for place in range(rows * columns):
        x = left + (place % columns + 0.5) * GRID / columns
        y = top + (place // columns + 0.5) * GRID / rows
        draw.text((x, y), str(chance.randint(0, 99)), font=face, fill=_INK, anchor="mm")


def _advert(page: Image.Image, left: int, top: int, font: Path, chance: Random) -> None:
    """A frame, double or thick, with large words in it."""
    draw = ImageDraw.Draw(page)
    tint = chance.choice([None, (220, 225, 235), (40, 40, 60)])
    box = (left, top, left + GRID, top + GRID)
    draw.rectangle(box, outline=_INK, width=chance.randint(2, 14), fill=tint)
    ink = (240, 240, 240) if tint == (40, 40, 60) else _INK
    for line in range(5):
        face = ImageFont.truetype(font, chance.randint(30, 110))
        draw.text(
            (left + GRID / 2, top + 110 + 125 * line),
            chance.choice(_WORDS),
            font=face,
            fill=ink,
            anchor="mm",
        )


def _picture(page: Image.Image, left: int, top: int, _font: Path, chance: Random) -> None:
    """Something like a photo: patches of light and shadow."""
    noise = np.random.default_rng(chance.getrandbits(32)).normal(0, 1, (12, 12))
    patches = np.clip(120 + 70 * noise, 0, 255).astype(np.uint8)
    page.paste(
        Image.fromarray(patches).resize((GRID, GRID), Image.Resampling.BICUBIC).convert("RGB"),
        (left, top),
    )


_FILLINGS = (_column, _crossword, _table, _advert, _picture)
_OFTEN = (6, 2, 1, 1, 1)


def _one(
    chance: Random, draw_lines: Callable[[ImageDraw.ImageDraw, int, int, Random], None] | None
) -> tuple[Image.Image, View, Truth]:
    """A grid that fills most of the picture, between some text."""
    page = Image.new("RGB", (3 * GRID, 3 * GRID), _paper(chance))
    font = chance.choice(typefaces()[1]).file
    for left in (_GAP // 2, GRID, 2 * GRID - _GAP // 2):
        for top in (-_GAP, 2 * GRID + _GAP // 4):
            _column(page, left, top, font, chance)
    givens, _ = puzzle(chance)
    draw_grid(ImageDraw.Draw(page), GRID, GRID, givens, font, chance, draw_lines)
    view = seen((1.5 * GRID, 1.5 * GRID), chance, most_turned=15)
    return taken(page, view, chance), view, [(GRID, GRID, givens)]


def _frameless(chance: Random) -> tuple[Image.Image, View, Truth]:
    return _one(chance, chance.choice([_inner_lines, _block_lines, _grey_lines, _dotted_lines]))


def _lines(
    draw: ImageDraw.ImageDraw,
    left: int,
    top: int,
    numbers: range,
    shade: tuple[int, int, int],
    width: int,
    dash: tuple[int, int] = (GRID, 0),
) -> None:
    """Some of the lines of a grid, drawn in dashes."""
    for number in numbers:
        place = number * CELL
        for start in range(0, GRID, sum(dash)):
            end = min(start + dash[0], GRID)
            draw.line((left + place, top + start, left + place, top + end), fill=shade, width=width)
            draw.line((left + start, top + place, left + end, top + place), fill=shade, width=width)


def _inner_lines(draw: ImageDraw.ImageDraw, left: int, top: int, chance: Random) -> None:
    _lines(draw, left, top, range(1, 9), (90, 90, 90), chance.randint(2, 4))
    _lines(draw, left, top, range(3, 9, 3), _INK, chance.randint(4, 9))


def _block_lines(draw: ImageDraw.ImageDraw, left: int, top: int, chance: Random) -> None:
    """The lines of the blocks thick, the others faint, and those outside missing."""
    faint = chance.randint(130, 180)
    _lines(draw, left, top, range(1, 9), (faint, faint, faint), chance.randint(1, 3))
    _lines(draw, left, top, range(3, 9, 3), _INK, chance.randint(5, 10))


def _grey_lines(draw: ImageDraw.ImageDraw, left: int, top: int, chance: Random) -> None:
    faint = chance.randint(140, 180)
    _lines(draw, left, top, range(10), (faint, faint, faint), chance.randint(2, 3))
    _lines(draw, left, top, range(0, 10, 3), (faint - 40,) * 3, chance.randint(2, 4))


def _dotted_lines(draw: ImageDraw.ImageDraw, left: int, top: int, chance: Random) -> None:
    """Thin lines of dots; those of the blocks are whole, and the frame may be missing."""
    dot = chance.randint(4, 8)
    _lines(
        draw, left, top, range(10), (60, 60, 60), chance.randint(2, 4), (dot, chance.randint(4, 8))
    )
    _lines(draw, left, top, range(chance.choice([0, 3]), 10, 3), _INK, chance.randint(3, 7))


def _flash(chance: Random) -> tuple[Image.Image, View, Truth]:
    picture, view, truth = _one(chance, None)
    x, y = np.meshgrid(
        np.linspace(-0.5, 0.5, picture.width), np.linspace(-0.5, 0.5, picture.height)
    )
    wide, high = chance.uniform(0.06, 0.16), chance.uniform(0.06, 0.16)
    spot = ((x - chance.gauss(0, 0.15)) / wide) ** 2 + ((y - chance.gauss(0, 0.15)) / high) ** 2
    glare = np.asarray(picture, dtype=np.float32) + (600 * np.exp(-spot))[..., None]
    return Image.fromarray(np.clip(glare, 0, 255).astype(np.uint8)), view, truth


def _small(chance: Random) -> tuple[Image.Image, View, Truth]:
    picture, view, truth = _one(chance, None)
    left, top, _ = truth[0]
    side = abs(np.subtract(view.place(left, top), view.place(left + GRID, top))).max()
    factor = chance.uniform(110, 300) / side
    size = (round(picture.width * factor), round(picture.height * factor))
    return picture.resize(size, Image.Resampling.LANCZOS), view, truth


KINDS: dict[str, Callable[[Random], tuple[Image.Image, View, Truth]]] = {
    "page": _page,
    "other": _other,
    "frameless": _frameless,
    "flash": _flash,
    "small": _small,
}


if __name__ == "__main__":
    main()
