"""How each role of a pattern is drawn: by shape as well as by colour, so that it survives print.

The colours here are those of paper. On a page the classes take the colours of its theme.
"""

from collections.abc import Mapping
from typing import NamedTuple

from sudoku_helper.drawing.places import MARK_RADIUS, Point


class Look(NamedTuple):
    """The shape and colours of a role; its ring may be broken (*dash*), *double* or wider."""

    shape: str
    fill: str
    ring: str
    dash: str = ""
    double: bool = False
    width: int = 3


GREEN = ("#8fdcb4", "#006b47")
LIME = ("#cfe87c", "#465a00")
BLUE = ("#a9d0fa", "#0a4f93")
VIOLET = ("#d3bff8", "#5b2fa8")
ORANGE = ("#ffca8c", "#8f4600")
GREY = ("#d4dbe7", "#3a4458")
DOTTED = "1 6"
DASHED = "7 5"

LOOKS: Mapping[str, Look] = {
    "reason": Look("disc", *GREEN),
    "first": Look("disc", *GREEN),
    "set_a": Look("hexagon", *LIME),
    "on": Look("disc", *GREEN),
    "pivot": Look("disc", *GREEN, double=True),
    "placed": Look("disc", "#57cf98", "#00573a", width=6),
    "blocker": Look("disc", *GREY, double=True),
    "pincers": Look("tile", *BLUE),
    "second": Look("tile", *BLUE),
    "set_b": Look("tile", *BLUE),
    "fin": Look("disc", *BLUE, dash=DASHED),
    "extra": Look("diamond", *VIOLET, dash=DASHED),
    "third": Look("disc", *VIOLET, dash=DOTTED),
    "set_c": Look("disc", *VIOLET, dash=DOTTED),
    "fourth": Look("tile", *ORANGE, dash=DOTTED),
    "set_d": Look("tile", *ORANGE, dash=DOTTED),
    "bridge": Look("tile", *ORANGE, double=True),
    "set_e": Look("diamond", *GREEN),
    "set_f": Look("diamond", *BLUE, dash=DASHED),
    "set_g": Look("diamond", *VIOLET, double=True),
    "off": Look("tile", "#ffd9d3", "#a32a1f", dash=DASHED),
    "gone": Look("square", "#ffb8ad", "#a8221a"),
}
"""The look of every role; ``gone`` and ``placed`` are what a step takes away and writes."""

PLAIN = Look("disc", *GREEN)


def look_of(role: str) -> Look:
    """How a role is drawn."""
    return LOOKS.get(role, PLAIN)


def shape(look: Look, centre: Point, radius: float = MARK_RADIUS) -> str:
    """The figure of a role around a point."""
    colours = f'fill="{look.fill}" stroke="{look.ring}" stroke-width="{look.width}"'
    if look.dash:
        colours += f' stroke-dasharray="{look.dash}" stroke-linecap="round"'
    figure = _figure(look.shape, centre, radius, colours)
    if look.double:
        inner = f'fill="none" stroke="{look.ring}" stroke-width="1.5"'
        figure += _figure(look.shape, centre, radius - 4, inner)
    return figure


def _figure(name: str, centre: Point, radius: float, attributes: str) -> str:
    x, y = centre
    if name == "disc":
        return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {attributes}/>'
    if name == "diamond":
        reach = radius * 1.25
        path = f"M{x:g} {y - reach:g}l{reach:g} {reach:g}-{reach:g} {reach:g}-{reach:g}-{reach:g}z"
        return f'<path d="{path}" {attributes}/>'
    if name == "hexagon":
        side, half = radius * 1.15, radius * 0.575
        path = f"M{x - side:g} {y:g}l{half:g}-{radius:g}h{side:g}l{half:g} {radius:g}-{half:g} {radius:g}h-{side:g}z"
        return f'<path d="{path}" {attributes}/>'
    corner = radius * (0.55 if name == "tile" else 0.2)
    return (
        f'<rect x="{x - radius:g}" y="{y - radius:g}" width="{2 * radius:g}" '
        f'height="{2 * radius:g}" rx="{corner:g}" {attributes}/>'
    )


def stroke_through(look: Look, centre: Point, radius: float = MARK_RADIUS) -> str:
    """The line through a candidate that goes away."""
    x, y = centre
    reach = radius + 3
    return (
        f'<path class="stroke" d="M{x - reach:g} {y + reach * 0.75:g}L{x + reach:g} '
        f'{y - reach * 0.75:g}" stroke="{look.ring}" stroke-width="3.5" stroke-linecap="round"/>'
    )
