"""The links of a chain as arrows that leave the marks of the pattern readable."""

from collections.abc import Iterable, Sequence
from itertools import product
from math import dist
from typing import NamedTuple

from sudoku_helper.board import Candidate
from sudoku_helper.drawing.paper import PAPER
from sudoku_helper.drawing.places import MARK_RADIUS, Point, place_of
from sudoku_helper.step import Link

BENDS = (0.12, -0.12, 0.24, -0.24, 0.38, -0.38)


class Curve(NamedTuple):
    """A quadratic curve between two points."""

    start: Point
    control: Point
    end: Point

    def at(self, time: float) -> Point:
        """The point at a time from 0 to 1."""
        rest = 1 - time
        x, y = (
            rest * rest * from_ + 2 * rest * time * over + time * time * to
            for from_, over, to in zip(self.start, self.control, self.end, strict=True)
        )
        return x, y


def arrow(link: Link, marks: Iterable[Candidate], marker: str) -> str:
    """A link as arrow, solid if strong and dotted if weak; *marks* should stay readable."""
    start, end = min(
        product(map(place_of, link.start), map(place_of, link.end)), key=lambda pair: dist(*pair)
    )
    obstacles = [point for point in map(place_of, marks) if point not in (start, end)]
    curve = min(
        (_bent(start, end, bend) for bend in BENDS), key=lambda each: _crowding(each, obstacles)
    )
    path = _path(curve)
    name, dash = ("strong", "") if link.strong else ("weak", ' stroke-dasharray="3 11"')
    return (
        f'<path class="halo" d="{path}" fill="none" stroke="{PAPER["surface"]}" stroke-width="9" '
        f'stroke-opacity="0.85"/><path class="link {name}" d="{path}" fill="none" stroke="{PAPER["link"]}" '
        f'stroke-width="4.5" stroke-linecap="round"{dash} marker-end="url(#{marker})"/>'
    )


def arrow_head(marker: str) -> str:
    """The point of every arrow, under a name that only this picture has."""
    return (
        f'<marker id="{marker}" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" '
        f'markerHeight="5" orient="auto-start-reverse"><path class="arrow-head" '
        f'd="M0 0 10 5 0 10z" fill="{PAPER["link"]}"/></marker>'
    )


def _bent(start: Point, end: Point, bend: float) -> Curve:
    (x1, y1), (x2, y2) = start, end
    control = (x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend
    return Curve(start, control, end)


def _crowding(curve: Curve, obstacles: Sequence[Point]) -> int:
    """How much of a curve runs through marks."""
    points = [curve.at(number / 16) for number in range(1, 16)]
    return sum(any(dist(point, other) < MARK_RADIUS for other in obstacles) for point in points)


def _path(curve: Curve) -> str:
    """The curve from ring to ring."""
    (x1, y1), (x2, y2) = _towards(curve.start, curve.control), _towards(curve.end, curve.control)
    x, y = curve.control
    return f"M{x1:.1f} {y1:.1f}Q{x:.1f} {y:.1f} {x2:.1f} {y2:.1f}"


def _towards(point: Point, other: Point) -> Point:
    """The point on the ring around *point* that lies towards *other*."""
    length = dist(point, other) or 1
    (x, y), (other_x, other_y) = point, other
    return x + (other_x - x) * MARK_RADIUS / length, y + (other_y - y) * MARK_RADIUS / length
