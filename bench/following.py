"""How well a grid is followed while the hand moves, and how long each picture takes, by the code that the page uses.

Usage: python -m bench.following [FOLDER] [--pictures 60]
Each photo of the folder, or a drawn sheet, becomes a film: somebody moves, turns and tilts the camera by hand and once takes it
away. Told are the milliseconds for each picture, in how many of them the grid is found where it is in sight, how far
the worst corner is from where it should be, as part of a cell, and how often marks would lie elsewhere. Needs Node.
"""

import argparse
import json
import math
import random
import statistics
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from tests.positions import PUZZLE
from tests.tools.camera import sheet
from tests.tools.photos import opened

_FOLLOWER = Path(__file__).parent.parent / "tests" / "tools" / "follow_films.js"
_PAPER = (206, 202, 192)
_SIZE = (400, 300)
_PER_SECOND = 12
_ELSEWHERE = 0.5
"""The part of a cell from which on a mark belongs to another cell."""

Corners = list[tuple[float, float]]
Matrix = NDArray[np.float64]


def main() -> None:
    """Film every picture, follow, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--pictures", type=int, default=60)
    given = parser.parse_args()
    with subprocess.Popen(
        ["node", _FOLLOWER], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as node:
        told = [
            each for photo in _photos(given.folder) for each in _follow(node, photo, given.pictures)
        ]
        assert node.stdin
        node.stdin.close()
    seen = [miss for miss, is_there, _ in told if is_there]
    found = sorted(miss for miss in seen if miss is not None)
    gone = [miss for miss, is_there, _ in told if not is_there]
    times = sorted(time for *_, time in told)
    print(f"pictures: {len(told)}")
    print(f"milliseconds: {statistics.median(times):.1f}, {_most(times)}")
    print(f"found: {len(found)} of {len(seen)} in which it is in sight")
    if found:
        print(f"worst corner off: {statistics.median(found):.3f} cells, {_most(found)}")
    print(f"marks elsewhere: {sum(miss > _ELSEWHERE for miss in found)}")
    print(f"seen where it is not: {sum(miss is not None for miss in gone)} of {len(gone)}")


def _most(figures: Sequence[float]) -> str:
    """What 95 % of sorted figures are within."""
    return f"95 % within {figures[len(figures) * 95 // 100]:.3g}"


def _photos(folder: Path | None) -> Iterator[Image.Image]:
    if not folder:
        yield sheet(PUZZLE)
        return
    for file in sorted(folder.iterdir()):
        if file.suffix.lower() in {".jpg", ".jpeg", ".png"} and (photo := opened(file)):
            photo.thumbnail((1600, 1600))
            yield photo.convert("RGB")


def _follow(
    node: subprocess.Popen[bytes], photo: Image.Image, pictures: int
) -> Iterator[tuple[float | None, bool, float]]:
    """For each picture how far the grid is off, None if it is not found; whether it is in sight; the milliseconds."""
    read = _ask(node, b"R", photo)["corners"]
    if not read:
        return
    table = _on_a_table(photo)
    read = [(x + photo.width / 2, y + photo.height / 2) for x, y in read]
    chance = random.Random(1)
    for number in range(pictures):
        is_there = not pictures * 0.6 < number < pictures * 0.7
        camera = _held(read, number / _PER_SECOND)
        picture = _seen(table, camera, chance) if is_there else Image.new("RGB", _SIZE, _PAPER)
        answer = _ask(node, b"F", picture)
        true = [_mapped(camera, corner) for corner in read]
        cell = math.dist(true[0], true[2]) / math.sqrt(2) / 9
        off = answer["corners"] and max(map(math.dist, true, answer["corners"])) / cell
        yield off, is_there, answer["milliseconds"]


def _on_a_table(photo: Image.Image) -> Image.Image:
    """A photo with as much around it, in its own light and without an edge."""
    table = photo.resize((3, 3)).resize(
        (2 * photo.width, 2 * photo.height), Image.Resampling.BICUBIC
    )
    soft = Image.new("L", photo.size)
    border = photo.width // 30
    soft.paste(255, (border, border, photo.width - border, photo.height - border))
    table.paste(
        photo, (photo.width // 2, photo.height // 2), soft.filter(ImageFilter.BoxBlur(border / 2))
    )
    return table


def _ask(node: subprocess.Popen[bytes], kind: bytes, picture: Image.Image) -> dict[str, Any]:
    assert node.stdin
    assert node.stdout
    size = b"".join(side.to_bytes(4, "little") for side in picture.size)
    node.stdin.write(kind + size + picture.convert("RGBA").tobytes())
    node.stdin.flush()
    answer: dict[str, Any] = json.loads(node.stdout.readline())
    return answer


def _held(corners: Corners, time: float) -> Matrix:
    """How a camera that is held by hand sees the plane of a photo at a time, as a matrix from one to the other."""
    width, height = _SIZE
    x, y = np.mean(corners, axis=0)
    scale = 0.72 * height / (math.dist(corners[0], corners[2]) / math.sqrt(2))
    scale *= 1 + 0.12 * math.sin(1.1 * time)
    angle = 0.15 * math.sin(1.7 * time)
    tilt, lean = 0.22 * math.sin(1.3 * time + 1), 0.22 * math.sin(0.9 * time)
    to_middle = np.array([[1, 0, -x], [0, 1, -y], [0, 0, 1]])
    cos, sin = scale * math.cos(angle), scale * math.sin(angle)
    turned = np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1]])
    tilted = np.array([[1, 0, 0], [0, 1, 0], [tilt / height, lean / height, 1]])
    dx, dy = 0.09 * width * math.sin(2.3 * time), 0.07 * height * math.sin(3.1 * time + 2)
    to_frame = np.array([[1, 0, width / 2 + dx], [0, 1, height / 2 + dy], [0, 0, 1]])
    seen: Matrix = to_frame @ tilted @ turned @ to_middle
    return seen


def _mapped(matrix: Matrix, point: tuple[float, float]) -> tuple[float, float]:
    x, y, depth = matrix @ (*point, 1)
    return x / depth, y / depth


def _seen(photo: Image.Image, camera: Matrix, chance: random.Random) -> Image.Image:
    """What the camera sees: a little blurred by the hand, and with noise."""
    width, height = _SIZE
    # Twice as large first, since the picture is shrunk by that.
    back = np.linalg.inv(np.diag([2, 2, 1]) @ camera)
    numbers = (back / back[2, 2]).flatten()[:8]
    picture = photo.transform(
        (2 * width, 2 * height),
        Image.Transform.PERSPECTIVE,
        tuple(numbers),
        Image.Resampling.BILINEAR,
        fillcolor=_PAPER,
    )
    picture = picture.filter(ImageFilter.GaussianBlur(chance.uniform(0, 2))).reduce(2)
    noise = np.random.default_rng(chance.randrange(1 << 30)).normal(0, 5, (height, width, 1))
    light = chance.uniform(0.85, 1.1)
    return Image.fromarray(np.clip(np.asarray(picture) * light + noise, 0, 255).astype(np.uint8))


if __name__ == "__main__":
    main()
