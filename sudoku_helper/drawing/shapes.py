"""The figure of a role around a digit: its ring, and the stroke through what goes away."""

from sudoku_helper.drawing.looks import DISC, DOUBLE, LOOKS, Look, Shape
from sudoku_helper.drawing.paper import PAPER
from sudoku_helper.drawing.places import MARK_RADIUS, Point

MARK_SIZE = 24
MARK_DROP = 9
"""How far the foot of a small digit lies below its middle."""


def mark(
    role: str,
    digit: int,
    centre: Point,
    radius: float = MARK_RADIUS,
    size: int = MARK_SIZE,
    drop: float = MARK_DROP,
) -> str:
    """A digit with the ring of its role."""
    x, y = centre
    through = stroke_through(LOOKS[role], centre, radius) if LOOKS[role].struck else ""
    return (
        f'<g class="role role-{role}">{ring(LOOKS[role], centre, radius)}<text x="{x:g}" '
        f'y="{y + drop:g}" font-size="{size}" font-weight="720" fill="{PAPER["on-mark"]}">'
        f"{digit}</text>{through}</g>"
    )


def ring(look: Look, centre: Point, radius: float = MARK_RADIUS) -> str:
    """The ring of a look around a point."""
    line, colour = look.line, look.colour
    attributes = f'fill="{colour.fill}" stroke="{colour.ring}" stroke-width="{line.width:g}"'
    if line.dashes:
        attributes += f' stroke-dasharray="{line.dashes}" stroke-linecap="round"'
    figure = _figure(look.shape, centre, radius, attributes)
    if line == DOUBLE:
        inner = f'fill="none" stroke="{colour.ring}" stroke-width="1.5"'
        figure += _figure(look.shape, centre, radius - 4, inner)
    return figure


def stroke_through(look: Look, centre: Point, radius: float = MARK_RADIUS) -> str:
    """The line through a candidate that goes away."""
    x, y = centre
    reach = radius + 3
    return (
        f'<path class="stroke" d="M{x - reach:g} {y + reach * 0.75:g}L{x + reach:g} '
        f'{y - reach * 0.75:g}" stroke="{look.colour.ring}" stroke-width="3.5" '
        f'stroke-linecap="round"/>'
    )


def _figure(shape: Shape, centre: Point, radius: float, attributes: str) -> str:
    x, y = centre
    if shape == DISC:
        return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {attributes}/>'
    side = 2 * radius
    left, top, right, bottom = x - radius, y - radius, x + radius, y + radius
    a, b, c, d = (side * percent / 100 for percent in shape)
    if a == b == c == d:
        return (
            f'<rect x="{left:g}" y="{top:g}" width="{side:g}" height="{side:g}" rx="{a:g}" '
            f"{attributes}/>"
        )
    path = (
        f"M{left:g} {top + a:g}a{a:g} {a:g} 0 0 1 {a:g}-{a:g}H{right - b:g}"
        f"a{b:g} {b:g} 0 0 1 {b:g} {b:g}V{bottom - c:g}a{c:g} {c:g} 0 0 1-{c:g} {c:g}"
        f"H{left + d:g}a{d:g} {d:g} 0 0 1-{d:g}-{d:g}z"
    )
    return f'<path d="{path}" {attributes}/>'
