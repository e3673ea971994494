"""The pattern of a step as a small picture: which cells play a part, and what becomes of them.

Such a picture has no digits, so that it can be as small as a stamp. Its colours are those of the
page; the looks of the roles tell its classes what they are.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from sudoku_helper.geometry import BIT, Cell, CellSet, members, set_of
from sudoku_helper.step import Step

_GRID = '<use href="#pattern-grid"/>'
_FILE = files("sudoku_helper") / "data" / "patterns.txt"

GRID = "M10 0v90M20 0v90M40 0v90M50 0v90M70 0v90M80 0v90M0 10h90M0 20h90M0 40h90M0 50h90M0 70h90M0 80h90"
BLOCKS = "M30 0v90M60 0v90M0 30h90M0 60h90M0 0h90v90H0z"
"""The lines of every such picture; a cell is a square of ten units."""


@cache
def patterns() -> dict[str, str]:
    """The picture of each technique, by its key; ``make data`` makes them.

    To find all examples takes seconds, which is too long for whoever opens a page.
    """
    lines = _FILE.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines)


def draw_pattern(step: Step) -> str:
    """What the picture shows: areas, lines of the grid, which the page has, links, cells by their roles."""
    return "".join(_parts(step))


def _parts(step: Step) -> Iterator[str]:
    yield from _path("area-secondary", _squares(step.secondary & ~step.primary))
    yield from _path("area-primary", _squares(step.primary))
    yield _GRID
    yield from _path("links", _lines(step))
    placed = set_of(cell for cell, _ in step.placements)
    taken = placed
    for role, candidates in step.highlights.items():
        cells = set_of(cell for cell, _ in candidates) & ~taken
        taken |= cells
        yield from _path(f"role-{role}", "".join(f"M{_middle(cell)}h0" for cell in members(cells)))
    yield from _path("role-placed", "".join(f"M{_middle(cell)}h0" for cell in members(placed)))
    gone = set_of(cell for cell, _ in step.cross_outs)
    yield from _path("role-gone", "".join(map(_cross, members(gone & ~taken))))
    yield from _path("crossed", "".join(map(_cross, members(gone & taken))))


def _path(name: str, lines: str) -> Iterator[str]:
    if lines:
        yield f'<path class="{name}" d="{lines}"/>'


def _squares(cells: CellSet) -> str:
    """The cells as rectangles, neighbours in a row together."""
    found = []
    for cell in members(cells):
        if cell % 9 and cells & BIT[cell - 1]:
            continue
        width = 10 * _neighbours(cells, cell)
        found.append(f"M{_point(cell, 0)}h{width}v10h-{width}z")
    return "".join(found)


def _neighbours(cells: CellSet, first: Cell) -> int:
    """How many cells of a row stand there side by side."""
    row = range(first, first + 9 - first % 9)
    return next((number for number, cell in enumerate(row) if not cells & BIT[cell]), len(row))


def _lines(step: Step) -> str:
    """A line from cell to cell for each link that leaves its cell."""
    ends = (sorted((link.start[0].cell, link.end[0].cell)) for link in step.links)
    between = dict.fromkeys((one, other) for one, other in ends if one != other)
    return "".join(f"M{_middle(one)}L{_middle(other)}" for one, other in between)


def _point(cell: Cell, inside: float) -> str:
    """A place in a cell, as far from its left side as from its top."""
    row, column = divmod(cell, 9)
    return f"{column * 10 + inside:g} {row * 10 + inside:g}"


def _middle(cell: Cell) -> str:
    return _point(cell, 5)


def _cross(cell: Cell) -> str:
    return f"M{_point(cell, 2.5)}l5 5m0-5l-5 5"
