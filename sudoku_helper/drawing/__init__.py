"""A position as SVG picture: digits, candidates, and what each stage of help shows of a step.

Every figure carries classes, so that a page can give it the colours of its theme, and colours of
its own, so that it can also stand alone or be printed.
"""

from collections.abc import Iterator
from html import escape
from itertools import chain

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.drawing.arrows import arrow, arrow_head
from sudoku_helper.drawing.places import MARK_RADIUS, corner_of, middle_of, place_of
from sudoku_helper.drawing.shapes import LOOKS, look_of, shape, stroke_through
from sudoku_helper.geometry import BIT, CELLS, CellSet, column_number, members, row_number, set_of
from sudoku_helper.step import Step

__all__ = ["LOOKS", "draw", "draw_step", "needs_candidates", "roles_shown", "sample"]

FONT = 'font-family="Inter, system-ui, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif"'
DIGIT_DROP = 20
MARK_DROP = 9
EDGE = 44

Marks = dict[Candidate, str]
"""The role of each candidate or digit that is marked."""


def needs_candidates(step: Step) -> bool:
    """Whether a step can only be seen with the candidates on the board."""
    return bool(step.cross_outs) or step.level >= 4


def draw(
    board: SudokuBoard, label: str, candidates: bool = True, coordinates: str | None = "A1"
) -> str:
    """A position as it stands; *label* says in words what the picture shows."""
    return _svg(label, coordinates, _grid(board), _digits(board), _candidates(board, candidates))


def draw_step(
    board: SudokuBoard,
    step: Step,
    stage: int,
    label: str,
    name: str = "arrow",
    coordinates: str | None = "A1",
) -> str:
    """What a stage of help shows: the area, the pattern, the links, the position afterwards.

    *name* is an identifier for the parts of this picture; on a page each picture needs its own.
    """
    candidates = needs_candidates(step)
    if stage >= 4:
        after = step.apply(board)
        changed = _touched(step)
        return _svg(
            label,
            coordinates,
            _frames(changed, "changed"),
            _grid(after),
            _digits(after),
            _candidates(after, candidates),
        )
    marks = _marks(step) if stage >= 2 else {}
    return _svg(
        label,
        coordinates,
        _frames(step.secondary & ~step.primary, "area-secondary"),
        _frames(step.primary, "area-primary"),
        _grid(board),
        _beams(board, step) if stage >= 2 else (),
        _digits(board, marks),
        _candidates(board, candidates, marks),
        _links(step, marks, name) if stage >= 3 else (),
    )


def roles_shown(step: Step) -> list[str]:
    """The roles of a step in the order of its pattern, for a legend."""
    found = dict.fromkeys(_marks(step).values())
    return sorted(found, key=("placed", "gone").__contains__)


def sample(role: str) -> str:
    """A small picture of how a role is drawn, for a legend beside its name."""
    look = look_of(role)
    through = stroke_through(look, (24, 24)) if role == "gone" else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="drawn sample-picture" aria-hidden="true" '
        f'viewBox="0 0 48 48" width="24" height="24" {FONT} text-anchor="middle"><g class="role '
        f'role-{role}">{shape(look, (24, 24))}<text x="24" y="33" font-size="24" font-weight="720" '
        f'fill="#10151f">5</text>{through}</g></svg>'
    )


def _marks(step: Step) -> Marks:
    marks: Marks = {}
    for role, candidates in step.highlights.items():
        marks.update(dict.fromkeys(candidates, role))
    marks.update(dict.fromkeys(step.cross_outs, "gone"))
    marks.update(dict.fromkeys(step.placements, "placed"))
    return marks


def _touched(step: Step) -> CellSet:
    return set_of(cell for cell, _ in (*step.placements, *step.cross_outs))


def _svg(label: str, coordinates: str | None, *layers: Iterator[str] | tuple[str, ...]) -> str:
    edge = EDGE if coordinates else 6
    size = 906 + edge
    content = "".join(chain(_edges(coordinates), *layers))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="drawn" role="img" '
        f'aria-label="{escape(label)}" viewBox="{-edge} {-edge} {size} {size}" {FONT} '
        f'text-anchor="middle"><rect class="paper" width="900" height="900" fill="#ffffff"/>'
        f"{content}</svg>"
    )


def _edges(coordinates: str | None) -> Iterator[str]:
    """The names of columns and rows beside the grid."""
    if not coordinates:
        return
    columns = "123456789" if coordinates == "r1c1" else "ABCDEFGHI"
    places = " ".join(str(column * 100 + 50) for column in range(9))
    yield f'<g class="edge-names" font-size="26" fill="#535e76"><text x="{places}" y="-14">{columns}</text>'
    for row in range(9):
        yield f'<text x="-22" y="{row * 100 + 60}">{row + 1}</text>'
    yield "</g>"


_FRAMES = {
    "area-primary": 'fill="#ffd873" stroke="#7d5200" stroke-width="3"',
    "area-secondary": 'fill="#b5d8f4" stroke="#0a5288" stroke-width="3" stroke-dasharray="9 6"',
    "changed": 'fill="#ffffff" stroke="#2c57cc" stroke-width="3"',
}


def _frames(cells: CellSet, name: str) -> Iterator[str]:
    for cell in members(cells):
        x, y = corner_of(cell)
        yield (
            f'<rect class="{name}" x="{x + 5}" y="{y + 5}" width="90" height="90" rx="5" '
            f"{_FRAMES[name]}/>"
        )


def _grid(_: SudokuBoard) -> Iterator[str]:
    thin = "".join(f"M{n}00 0v900M0 {n}00h900" for n in (1, 2, 4, 5, 7, 8))
    yield f'<path class="thin" d="{thin}" fill="none" stroke="#c5cddb" stroke-width="1.5"/>'
    thick = "M300 0v900M600 0v900M0 300h900M0 600h900M0 0h900v900h-900z"
    yield f'<path class="thick" d="{thick}" fill="none" stroke="#2a3347" stroke-width="5"/>'


def _digits(board: SudokuBoard, marks: Marks | None = None) -> Iterator[str]:
    """The digits that stand on the board, givens bolder, with the rings of those that matter."""
    marks = marks or {}
    for cell in CELLS:
        digit = board.values[cell]
        if not digit:
            continue
        centre = x, y = middle_of(cell)
        role = marks.get(Candidate(cell, digit))
        given = bool(board.givens & BIT[cell])
        if role:
            yield f'<g class="role role-{role}">{shape(look_of(role), centre, 40)}</g>'
        name = "given" if given else "own"
        look = 'fill="#192132" font-weight="640"' if given else 'fill="#1c49b8" font-weight="480"'
        yield (
            f'<text class="{name}{" marked" if role else ""}" x="{x:g}" y="{y + DIGIT_DROP:g}" '
            f'font-size="56" {look}>{digit}</text>'
        )


def _candidates(board: SudokuBoard, shown: bool, marks: Marks | None = None) -> Iterator[str]:
    """Candidates row by row as one text each, which keeps the picture small; then the marked ones."""
    marks = {
        candidate: role
        for candidate, role in (marks or {}).items()
        if not board.values[candidate.cell]
    }
    lines: dict[float, list[tuple[float, int]]] = {}
    for candidate in board.candidates if shown else ():
        if candidate not in marks:
            x, y = place_of(candidate)
            lines.setdefault(y, []).append((x, candidate.digit))
    yield '<g class="candidates" font-size="26" fill="#535e76">'
    for y, line in sorted(lines.items()):
        places = " ".join(f"{x:g}" for x, _ in sorted(line))
        digits = "".join(str(digit) for _, digit in sorted(line))
        yield f'<text y="{y + MARK_DROP:g}" x="{places}">{digits}</text>'
    yield "</g>"
    for candidate, role in marks.items():
        yield _mark(candidate, role, large=not shown and role == "placed")


def _mark(candidate: Candidate, role: str, large: bool) -> str:
    """A candidate with the ring of its role; a digit to be placed is large where no others stand."""
    centre = x, y = middle_of(candidate.cell) if large else place_of(candidate)
    radius, size, drop = (40, 56, DIGIT_DROP) if large else (MARK_RADIUS, 24, MARK_DROP)
    look = look_of(role)
    through = stroke_through(look, centre, radius) if role == "gone" else ""
    return (
        f'<g class="role role-{role}">{shape(look, centre, radius)}<text x="{x:g}" '
        f'y="{y + drop:g}" font-size="{size}" font-weight="720" fill="#10151f">'
        f"{candidate.digit}</text>{through}</g>"
    )


def _beams(board: SudokuBoard, step: Step) -> Iterator[str]:
    """Where blocking digits strike: a line from each to the empty cells of the area in its line."""
    placed = {cell for cell, _ in step.placements}
    struck = [cell for cell in members(step.primary & board.empty) if cell not in placed]
    for blocker, _ in step.highlights.get("blocker", ()):
        for cell in struck:
            same_row = row_number(cell) == row_number(blocker)
            if same_row or column_number(cell) == column_number(blocker):
                (x1, y1), (x2, y2) = middle_of(blocker), middle_of(cell)
                yield (
                    f'<path class="beam" d="M{x1:g} {y1:g}L{x2:g} {y2:g}" fill="none" '
                    f'stroke="#3a4458" stroke-width="3" stroke-dasharray="1 9" '
                    f'stroke-linecap="round"/><path class="cross" d="M{x2 - 13:g} {y2 - 13:g}l26 '
                    f'26m0-26l-26 26" fill="none" stroke="#3a4458" stroke-width="5"/>'
                )


def _links(step: Step, marks: Marks, name: str) -> Iterator[str]:
    if not step.links:
        return
    yield arrow_head(name)
    for link in step.links:
        yield arrow(link, marks, name)
