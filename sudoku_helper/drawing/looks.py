"""How each role of a pattern looks: by shape as well as by colour, so that it survives print.

This is the only place that says so. The pictures are drawn from here, and so is the stylesheet of
the board and its legend: ``python -m scripts.roles`` writes it.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Colour(NamedTuple):
    """A bright ground for a dark digit, and its ring on paper and on a dark page."""

    fill: str
    ring: str
    ring_at_night: str


class Shape(NamedTuple):
    """A square with rounded corners: how round they are, in percent, clockwise from the top left."""

    top_left: int
    top_right: int
    bottom_right: int
    bottom_left: int


class Line(NamedTuple):
    """The line of a ring: its style and width on the board, its width and dashes in a picture.

    Around a small candidate each dash takes so many degrees, as does the gap after it.
    """

    style: str
    pixels: int
    width: float
    dashes: str = ""
    degrees: float = 0


class Look(NamedTuple):
    """The look of a role."""

    shape: Shape
    colour: Colour
    line: Line
    struck: bool = False


DISC = Shape(50, 50, 50, 50)
TILE = Shape(28, 28, 28, 28)
SQUARE = Shape(12, 12, 12, 12)
LEAF = Shape(50, 12, 50, 12)
ARCH = Shape(50, 50, 12, 12)
SHIELD = Shape(12, 12, 50, 50)
FLAG = Shape(12, 50, 50, 12)

SOLID = Line("solid", 2, 3)
HEAVY = Line("solid", 3, 6)
DOUBLE = Line("double", 3, 3)
DASHED = Line("dashed", 2, 3, "7 5", 22.5)
DOTTED = Line("dotted", 2, 3, "1 6", 15)

GREEN = Colour("#8fdcb4", "#006b47", "#e3fff2")
DEEP_GREEN = Colour("#57cf98", "#00573a", "#e3fff2")
LIME = Colour("#cfe87c", "#465a00", "#f6ffd6")
BLUE = Colour("#a9d0fa", "#0a4f93", "#e2f1ff")
VIOLET = Colour("#d3bff8", "#5b2fa8", "#f3ecff")
ORANGE = Colour("#ffca8c", "#8f4600", "#fff0dd")
CYAN = Colour("#9fe3e4", "#00595f", "#e0ffff")
PINK = Colour("#f9bfdc", "#8a1c5c", "#ffe9f4")
SAND = Colour("#e9e08f", "#5b5200", "#fffbd9")
GREY = Colour("#d4dbe7", "#3a4458", "#ffffff")
RED = Colour("#ffb8ad", "#a8221a", "#ffe1dd")

LOOKS: Mapping[str, Look] = {
    "reason": Look(DISC, GREEN, SOLID),
    "first": Look(DISC, GREEN, SOLID),
    "assumed": Look(ARCH, VIOLET, HEAVY),
    "assumed_off": Look(SHIELD, VIOLET, DASHED),
    "on": Look(DISC, GREEN, SOLID),
    "pivot": Look(DISC, GREEN, DOUBLE),
    "placed": Look(DISC, DEEP_GREEN, HEAVY),
    "blocker": Look(DISC, GREY, DOUBLE),
    "fin": Look(DISC, BLUE, DASHED),
    "third": Look(DISC, VIOLET, DOTTED),
    "pincers": Look(TILE, BLUE, SOLID),
    "second": Look(TILE, BLUE, SOLID),
    "fourth": Look(TILE, ORANGE, DOTTED),
    "bridge": Look(TILE, ORANGE, DOUBLE),
    "off": Look(TILE, GREY, DASHED),
    "extra": Look(ARCH, VIOLET, DASHED),
    "set_a": Look(LEAF, LIME, SOLID),
    "set_b": Look(TILE, BLUE, SOLID),
    "set_c": Look(DISC, VIOLET, DOTTED),
    "set_d": Look(TILE, ORANGE, DOTTED),
    "set_e": Look(ARCH, CYAN, SOLID),
    "set_f": Look(SHIELD, PINK, SOLID),
    "set_g": Look(FLAG, SAND, SOLID),
    "base_cells": Look(LEAF, LIME, SOLID),
    "target_cells": Look(TILE, BLUE, SOLID),
    "gone": Look(SQUARE, RED, SOLID, struck=True),
    "necessary": Look(DISC, DEEP_GREEN, SOLID),
    "single": Look(TILE, BLUE, SOLID),
    "later_single": Look(TILE, VIOLET, DOTTED),
    "excluded": Look(SQUARE, RED, DASHED),
}
"""The look of every role; ``placed`` and ``gone`` are what a step writes and takes away, the last
four are the marks of evaluated candidates."""


def stylesheet() -> str:
    """The looks as properties of classes, for everything on a page that shows a role."""
    roles_of: dict[Look, list[str]] = {}
    for role, look in LOOKS.items():
        roles_of.setdefault(look, []).append(f".role-{role}")
    rules = (f"{', '.join(roles)} {{ {_properties(look)} }}\n" for look, roles in roles_of.items())
    return _HEAD + "".join(rules)


_HEAD = "/* How each role looks, made by `python -m scripts.roles` from sudoku_helper/drawing/looks.py. */\n\n"


def _properties(look: Look) -> str:
    (fill, ring, ring_at_night), line = look.colour, look.line
    properties = {
        "fill": fill,
        "ring": f"light-dark({ring}, {ring_at_night})",
        "ring-style": line.style,
        "ring-width": f"{line.pixels}px",
        "corners": " ".join(f"{corner}%" for corner in _shortened(look.shape)),
    }
    if line.degrees:
        properties |= {"dash": f"{line.degrees:g}deg", "line-drawn": "transparent"}
    if look.struck:
        properties["stroke"] = ring
    return " ".join(f"--{name}: {value};" for name, value in properties.items())


def _shortened(corners: Shape) -> tuple[int, ...]:
    """The corners without those that a stylesheet repeats by itself."""
    if len(set(corners)) == 1:
        return corners[:1]
    return corners[:2] if corners[:2] == corners[2:] else corners
