"""Pictures of grids, and reading pictures by the code that the page uses, run by Node."""

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, NamedTuple, Self

from PIL import Image, ImageChops, ImageDraw, ImageFont, ImageOps, UnidentifiedImageError

_READER = Path(__file__).with_name("read_photos.js")
_LONGEST = 1600
"""The page does not look at more of a picture."""


class PhotoReader:
    """The page's code, ready for picture after picture."""

    def __enter__(self) -> Self:
        pipe = subprocess.PIPE
        self._node = subprocess.Popen(["node", _READER], stdin=pipe, stdout=pipe)
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._node.communicate()

    def read(self, picture: Image.Image, chosen: int = 0) -> dict[str, Any]:
        """What is read: problem, outlines and, where a grid was found, digits, kinds and marks of the cells of one."""
        assert self._node.stdin
        assert self._node.stdout
        picture = picture.convert("RGBA")
        picture.thumbnail((_LONGEST, _LONGEST))
        head = b"".join(number.to_bytes(4, "little") for number in (*picture.size, chosen))
        self._node.stdin.write(head + picture.tobytes())
        self._node.stdin.flush()
        answer: dict[str, Any] = json.loads(self._node.stdout.readline())
        return answer


def givens_of(answer: dict[str, Any]) -> str:
    """What counts as printed, as 81 characters."""
    pairs = zip(answer["digits"], answer["kinds"], strict=True)
    return "".join(digit if kind == "P" else "." for digit, kind in pairs)


def opened(file: Path) -> Image.Image | None:
    """A picture as a browser shows it, turned as its camera says; None if it is none."""
    try:
        return ImageOps.exif_transpose(Image.open(file)).convert("RGBA")
    except (UnidentifiedImageError, OSError):
        return None


def grainy(page: Image.Image) -> Image.Image:
    """The page as a photo shows it: hardly any point has the colour of its neighbours."""
    width, height = page.size
    grain = Image.frombytes("L", page.size, Random(1).randbytes(width * height))
    return ImageChops.subtract(page, grain.point(lambda value: value // 16).convert("RGB"))


def drawn_grid(puzzle: str, cell: int = 60, count: int = 9) -> Image.Image:
    """A grid as a newspaper prints it, with some paper around."""
    side = count * cell
    page = Image.new("RGB", (side + 4 * cell, side + 4 * cell), (236, 232, 222))
    draw = ImageDraw.Draw(page)
    start, end = 2 * cell, 2 * cell + side
    for number in range(count + 1):
        place, width = start + number * cell, 5 if number % 3 == 0 else 2
        draw.line((place, start - 2, place, end + 2), fill=(30, 30, 30), width=width)
        draw.line((start - 2, place, end + 2, place), fill=(30, 30, 30), width=width)
    font = ImageFont.load_default(cell * 0.7)
    for number, digit in enumerate(puzzle):
        if digit not in ".0":
            x, y = start + cell * (number % count + 0.5), start + cell * (number // count + 0.5)
            draw.text((x, y), digit, font=font, fill=(30, 30, 30), anchor="mm")
    return page


class Colours(NamedTuple):
    """Those of an app: of its page, of what is given, and of what the player has entered."""

    page: str
    ink: str
    mine: str


def drawn_screen(
    puzzle: str, mine: Mapping[int, str], notes: Mapping[int, str], colours: Colours
) -> Image.Image:
    """The screen of an app in progress: no frame, a selected cell, its row lit up, candidates, and a keypad below."""
    page, ink, own = colours
    screen = Image.new("RGB", (540, 960), page)
    draw = ImageDraw.Draw(screen)
    lit = Image.blend(Image.new("RGB", (1, 1), page), Image.new("RGB", (1, 1), own), 0.2)
    draw.rectangle((0, 260, 540, 320), fill=lit.getpixel((0, 0)))
    draw.rectangle((300, 260, 360, 320), fill=own)
    for number in range(1, 9):
        width = 1 if number % 3 else 3
        draw.line((60 * number, 200, 60 * number, 740), fill=ink, width=width)
        draw.line((0, 200 + 60 * number, 540, 200 + 60 * number), fill=ink, width=width)
    for cell in range(81):
        x, y = 60 * (cell % 9) + 30, 60 * (cell // 9) + 230
        if digit := mine.get(cell) or puzzle[cell].strip("."):
            colour = page if cell == 14 else own if cell in mine else ink
            draw.text((x, y), digit, fill=colour, anchor="mm", font_size=38)
        for note in notes.get(cell, ""):
            row, column = divmod(int(note) - 1, 3)
            place = (x + 18 * (column - 1), y + 18 * (row - 1))
            draw.text(place, note, fill=ink, anchor="mm", font_size=15)
    for digit in range(1, 10):
        draw.text((60 * digit - 30, 860), str(digit), fill=own, anchor="mm", font_size=38)
    return screen
