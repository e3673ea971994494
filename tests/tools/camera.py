"""A camera that nobody holds: sheets of newspaper, as files and as films that Chromium takes for what it sees."""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image

from tests.tools.photos import drawn_grid

PAPER = (236, 232, 222)
_STILL = 4


def sheet(*puzzles: str, angle: float = 4) -> Image.Image:
    """A sheet of paper with puzzles side by side, held a little askew."""
    return _upright(puzzles).rotate(angle, Image.Resampling.BICUBIC, fillcolor=PAPER)


@cache
def _upright(puzzles: tuple[str, ...]) -> Image.Image:
    grids = [drawn_grid(puzzle, cell=42) for puzzle in puzzles]
    picture = Image.new("RGB", (max(960, 540 * len(grids)), 720), PAPER)
    for number, grid in enumerate(grids):
        middle = round(picture.width * (number + 0.5) / len(grids))
        picture.paste(grid, (middle - grid.width // 2, (picture.height - grid.height) // 2))
    return picture


def jpeg(picture: Image.Image) -> bytes:
    """A picture as phones keep it."""
    file = BytesIO()
    picture.save(file, "JPEG", quality=90)
    return file.getvalue()


def turned(picture: Image.Image) -> bytes:
    """A picture that is stored sideways, with a note how to hold it."""
    note = Image.Exif()
    note[0x0112] = 6
    file = BytesIO()
    picture.rotate(90, expand=True).save(file, "JPEG", exif=note)
    return file.getvalue()


def png(picture: Image.Image) -> bytes:
    """A picture without loss."""
    file = BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def animated(pictures: Sequence[Image.Image]) -> bytes:
    """A picture that moves."""
    file = BytesIO()
    first, *others = pictures
    first.save(file, "GIF", save_all=True, append_images=others, duration=100, loop=0)
    return file.getvalue()


def film(path: Path, *pictures: Image.Image) -> None:
    """A film of pictures, or a still one, that the camera sees again and again."""
    path.write_bytes(b"".join(map(jpeg, pictures)) * (1 if len(pictures) > 1 else _STILL))
