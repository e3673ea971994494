"""The links of a chain as arrows that leave the marks of the pattern readable."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from math import dist
from typing import NamedTuple

from sudoku_helper.board import Candidate
from sudoku_helper.drawing.paper import PAPER
from sudoku_helper.drawing.places import CELL_SIZE, MARK_RADIUS, Point, place_of
from sudoku_helper.geometry import DIGITS, Cell
from sudoku_helper.step import Link

BENDS = (0.12, -0.12, 0.24, -0.24, 0.38, -0.38)
NEAR = 60
"""Two candidates that are nearer, or in one cell, leave no room for a line from ring to ring."""

NEAR_BENDS = tuple(side * (20 - number) / 20 for number in range(21) for side in (1, -1))
HALF_DIGIT = (7.5, 9.5)
CLEARANCE = 2
NEAR_LINE = 2.6
NEAR_HEAD = 2.8
MOMENTS = tuple(number / 64 for number in range(65))


class Curve(NamedTuple):
    """A quadratic curve between two points."""

    start: Point
    control: Point
    end: Point

    def at(self, time: float) -> Point:
        """The point at a time from 0 to 1."""
        (x1, y1), (x, y), (x2, y2) = self
        rest = 1 - time
        first, middle, last = rest * rest, 2 * rest * time, time * time
        return first * x1 + middle * x + last * x2, first * y1 + middle * y + last * y2


def arrow(link: Link, marks: Iterable[Candidate], marker: str) -> str:
    """A link as arrow, solid if strong and dotted if weak; *marks* should stay readable."""
    start, end = min(
        product(map(place_of, link.start), map(place_of, link.end)), key=lambda pair: dist(*pair)
    )
    name = "strong" if link.strong else "weak"
    if _cell_at(start) == _cell_at(end) or dist(start, end) < NEAR:
        dash = "" if link.strong else ' stroke-dasharray="1.5 4.5"'
        path = _written(_near_curve(start, end))
        return _drawn(path, f"{name} near", f'{dash} marker-end="url(#{marker}-near)"', NEAR_LINE)
    obstacles = [point for point in map(place_of, marks) if point not in (start, end)]
    curve = min(
        (_bent(start, end, bend) for bend in BENDS), key=lambda each: _crowding(each, obstacles)
    )
    dash = "" if link.strong else ' stroke-dasharray="3 11"'
    return _drawn(_path(curve), name, f'{dash} marker-end="url(#{marker})"', 4.5)


def _drawn(path: str, name: str, attributes: str, width: float) -> str:
    return (
        f'<path class="halo" d="{path}" fill="none" stroke="{PAPER["surface"]}" '
        f'stroke-width="{2 * width:g}" stroke-opacity="0.85"/><path class="link {name}" d="{path}" '
        f'fill="none" stroke="{PAPER["link"]}" stroke-width="{width:g}" stroke-linecap="round"'
        f"{attributes}/>"
    )


def arrow_heads(marker: str) -> str:
    """The points of all arrows, large and near, under names that only this picture has."""
    heads = ((marker, 8, 5), (f"{marker}-near", 10, NEAR_HEAD))
    return "".join(
        f'<marker id="{name}" viewBox="0 0 10 10" refX="{tip}" refY="5" markerWidth="{size}" '
        f'markerHeight="{size}" orient="auto-start-reverse"><path class="arrow-head" '
        f'd="M0 0 10 5 0 10z" fill="{PAPER["link"]}"/></marker>'
        for name, tip, size in heads
    )


def _cell_at(point: Point) -> Cell:
    x, y = point
    return int(y // CELL_SIZE) * 9 + int(x // CELL_SIZE)


def _covers(point: Point, digit: Point, allowed: float) -> bool:
    """Whether a point lies on a digit, or nearer to it than allowed."""
    across, down = abs(point[0] - digit[0]), abs(point[1] - digit[1])
    return across < HALF_DIGIT[0] + allowed and down < HALF_DIGIT[1] + allowed


def _near_curve(start: Point, end: Point) -> Curve:
    """The short curve that bows round every digit of the cells it touches, and stays in them."""
    x, y = (CELL_SIZE * (min(pair) // CELL_SIZE) for pair in zip(start, end, strict=True))
    (x1, y1), (x2, y2) = start, end
    moved = _near_curve_in_corner((x1 - x, y1 - y), (x2 - x, y2 - y))
    return Curve(*((x + across, y + down) for across, down in moved))


@cache
def _near_curve_in_corner(start: Point, end: Point) -> Curve:
    """The same in the first cells of the board: elsewhere it looks alike, and to find it takes a while."""
    cells = {_cell_at(start), _cell_at(end)}
    digits = [place_of(Candidate(cell, digit)) for cell in cells for digit in DIGITS]

    def spoilt(point: Point, allowed: float = 0) -> bool:
        outside = _cell_at(point) not in cells
        return outside or any(_covers(point, digit, allowed) for digit in digits)

    def cost(curve: Curve) -> int:
        points = [curve.at(time) for time in MOMENTS]
        on_digits = sum(map(spoilt, [*points, *_head_corners(curve)]))
        # To touch a digit with the edge of the line is bad, to run over it is worse.
        return sum(spoilt(point, NEAR_LINE / 2) for point in points) + on_digits * len(MOMENTS)

    return min((_between(_bent(start, end, bend)) for bend in NEAR_BENDS), key=cost)


def _between(curve: Curve) -> Curve:
    """The part of a curve between the digits that it joins."""
    ends = (curve.start, curve.end)
    free = [
        time for time in MOMENTS if not any(_covers(curve.at(time), end, CLEARANCE) for end in ends)
    ] or [0.5]
    first, last = free[0], free[-1]
    x, y = (
        (1 - first) * (1 - last) * from_
        + (first + last - 2 * first * last) * over
        + first * last * to
        for from_, over, to in zip(*curve, strict=True)
    )
    return Curve(curve.at(first), (x, y), curve.at(last))


def _head_corners(curve: Curve) -> tuple[Point, Point]:
    """The two corners of an arrow's head that are not its point."""
    (over_x, over_y), (end_x, end_y) = curve.control, curve.end
    part = NEAR_HEAD * NEAR_LINE / (dist(curve.control, curve.end) or 1)
    x, y = (end_x - over_x) * part, (end_y - over_y) * part
    return (end_x - x - y / 2, end_y - y + x / 2), (end_x - x + y / 2, end_y - y - x / 2)


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
    start, end = _towards(curve.start, curve.control), _towards(curve.end, curve.control)
    return _written(Curve(start, curve.control, end))


def _written(curve: Curve) -> str:
    (x1, y1), (x, y), (x2, y2) = curve
    return f"M{x1:.1f} {y1:.1f}Q{x:.1f} {y:.1f} {x2:.1f} {y2:.1f}"


def _towards(point: Point, other: Point) -> Point:
    """The point on the ring around *point* that lies towards *other*."""
    length = dist(point, other) or 1
    (x, y), (other_x, other_y) = point, other
    return x + (other_x - x) * MARK_RADIUS / length, y + (other_y - y) * MARK_RADIUS / length
