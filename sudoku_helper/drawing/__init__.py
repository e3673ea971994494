"""A position as SVG picture: digits, candidates, and what each stage of help shows of a step.

Every figure carries classes, so that a page can give it the colours of its theme, and colours of
its own, so that it can also stand alone or be printed.
"""

from collections.abc import Iterator
from html import escape
from itertools import chain

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.drawing.arrows import arrow, arrow_heads
from sudoku_helper.drawing.looks import LOOKS
from sudoku_helper.drawing.paper import PAPER
from sudoku_helper.drawing.places import corner_of, middle_of, place_of
from sudoku_helper.drawing.shapes import MARK_DROP, mark, ring
from sudoku_helper.geometry import (
    ALL_CELLS,
    BIT,
    CELLS,
    CellSet,
    column_number,
    members,
    row_number,
)
from sudoku_helper.step import Step

__all__ = ["LOOKS", "draw", "draw_step", "needs_candidates", "roles_shown", "sample"]

FONT = 'font-family="Atkinson Hyperlegible Next, Inter, system-ui, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif"'
DIGIT_SIZE = 56
DIGIT_DROP = 20
DIGIT_RADIUS = 40
EDGE = 44

Marks = dict[Candidate, str]
"""The role of each candidate or digit that is marked."""


def needs_candidates(step: Step) -> bool:
    """Whether a step can only be seen with the candidates on the board."""
    return bool(step.cross_outs) or step.level >= 4


def draw(
    board: SudokuBoard,
    label: str,
    candidates: bool = True,
    coordinates: str | None = "A1",
    lit: CellSet = 0,
    noted: CellSet = ALL_CELLS,
) -> str:
    """A position as it stands; *label* says in words what the picture shows.

    The cells in *lit* are marked, and only those that are *noted* show their candidates.
    """
    return _svg(
        label,
        coordinates,
        _frames(lit, "area-primary"),
        _grid(),
        _digits(board),
        _candidates(board, candidates, noted=noted),
    )


def draw_step(
    board: SudokuBoard,
    step: Step,
    stage: int,
    label: str,
    name: str = "arrow",
    coordinates: str | None = "A1",
    candidates: bool | None = None,
) -> str:
    """What a stage of help shows: the area, the pattern, the links, the position afterwards.

    *name* is an identifier for the parts of this picture; on a page each picture needs its own.
    Candidates are shown if the step needs them, unless it is said.
    """
    if candidates is None:
        candidates = needs_candidates(step)
    if stage >= 4:
        after = step.apply(board)
        changed = step.touched
        return _svg(
            label,
            coordinates,
            _frames(changed, "changed"),
            _grid(),
            _digits(after),
            _candidates(after, candidates),
        )
    marks = _marks(step) if stage >= 2 else {}
    return _svg(
        label,
        coordinates,
        _frames(step.secondary & ~step.primary, "area-secondary"),
        _frames(step.primary, "area-primary"),
        _grid(),
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
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="drawn sample-picture" aria-hidden="true" '
        f'viewBox="0 0 48 48" width="24" height="24" {FONT} text-anchor="middle">'
        f"{mark(role, 5, (24, 24))}</svg>"
    )


def _marks(step: Step) -> Marks:
    marks: Marks = {}
    for role, candidates in step.highlights.items():
        marks.update(dict.fromkeys(candidates, role))
    marks.update(dict.fromkeys(step.cross_outs, "gone"))
    marks.update(dict.fromkeys(step.placements, "placed"))
    return marks


def _svg(label: str, coordinates: str | None, *layers: Iterator[str] | tuple[str, ...]) -> str:
    edge = EDGE if coordinates else 6
    size = 906 + edge
    content = "".join(chain(_edges(coordinates), *layers))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="drawn" role="img" '
        f'aria-label="{escape(label)}" viewBox="{-edge} {-edge} {size} {size}" {FONT} '
        f'text-anchor="middle"><rect class="paper" width="900" height="900" fill="{PAPER["surface"]}"/>'
        f"{content}</svg>"
    )


def _edges(coordinates: str | None) -> Iterator[str]:
    """The names of columns and rows beside the grid."""
    if not coordinates:
        return
    columns = "123456789" if coordinates == "r1c1" else "ABCDEFGHI"
    places = " ".join(str(column * 100 + 50) for column in range(9))
    yield f'<g class="edge-names" font-size="26" fill="{PAPER["muted"]}">'
    yield f'<text x="{places}" y="-14">{columns}</text>'
    for row in range(9):
        yield f'<text x="-22" y="{row * 100 + 60}">{row + 1}</text>'
    yield "</g>"


_FRAMES = {
    "area-primary": ("primary", "primary-frame", ""),
    "area-secondary": ("secondary", "secondary-frame", ' stroke-dasharray="9 6"'),
    "changed": ("accent-soft", "accent", ""),
}


def _frames(cells: CellSet, name: str) -> Iterator[str]:
    ground, frame, dashes = _FRAMES[name]
    for cell in members(cells):
        x, y = corner_of(cell)
        yield (
            f'<rect class="{name}" x="{x + 5}" y="{y + 5}" width="90" height="90" rx="5" '
            f'fill="{PAPER[ground]}" stroke="{PAPER[frame]}" stroke-width="3"{dashes}/>'
        )


def _grid() -> Iterator[str]:
    thin = "".join(f"M{n}00 0v900M0 {n}00h900" for n in (1, 2, 4, 5, 7, 8))
    yield _stroked("thin", thin, PAPER["line"], 1.5)
    thick = "M300 0v900M600 0v900M0 300h900M0 600h900M0 0h900v900h-900z"
    yield _stroked("thick", thick, PAPER["line-strong"], 5)


def _stroked(name: str, path: str, colour: str, width: float, more: str = "") -> str:
    return f'<path class="{name}" d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"{more}/>'


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
            yield f'<g class="role role-{role}">{ring(LOOKS[role], centre, DIGIT_RADIUS)}</g>'
        name, colour, weight = ("given", "ink", 640) if given else ("own", "own", 480)
        yield (
            f'<text class="{name}{" marked" if role else ""}" x="{x:g}" y="{y + DIGIT_DROP:g}" '
            f'font-size="{DIGIT_SIZE}" fill="{PAPER[colour]}" font-weight="{weight}">{digit}</text>'
        )


def _candidates(
    board: SudokuBoard, shown: bool, marks: Marks | None = None, noted: CellSet = ALL_CELLS
) -> Iterator[str]:
    """Candidates row by row as one text each, which keeps the picture small; then the marked ones."""
    marks = {
        candidate: role
        for candidate, role in (marks or {}).items()
        if not board.values[candidate.cell]
    }
    lines: dict[float, list[tuple[float, int]]] = {}
    for candidate in board.candidates if shown else ():
        if candidate not in marks and noted & BIT[candidate.cell]:
            x, y = place_of(candidate)
            lines.setdefault(y, []).append((x, candidate.digit))
    yield f'<g class="candidates" font-size="26" fill="{PAPER["muted"]}">'
    for y, line in sorted(lines.items()):
        places = " ".join(f"{x:g}" for x, _ in sorted(line))
        digits = "".join(str(digit) for _, digit in sorted(line))
        yield f'<text y="{y + MARK_DROP:g}" x="{places}">{digits}</text>'
    yield "</g>"
    for candidate, role in marks.items():
        # A digit to be placed is large where no candidates stand.
        if role == "placed" and not shown:
            middle = middle_of(candidate.cell)
            yield mark(role, candidate.digit, middle, DIGIT_RADIUS, DIGIT_SIZE, DIGIT_DROP)
        else:
            yield mark(role, candidate.digit, place_of(candidate))


def _beams(board: SudokuBoard, step: Step) -> Iterator[str]:
    """Where blocking digits strike: a line from each to the empty cells of the area in its line."""
    placed = {cell for cell, _ in step.placements}
    struck = [cell for cell in members(step.primary & board.empty) if cell not in placed]
    for blocker, _ in step.highlights.get("blocker", ()):
        for cell in struck:
            same_row = row_number(cell) == row_number(blocker)
            if same_row or column_number(cell) == column_number(blocker):
                (x1, y1), (x2, y2) = middle_of(blocker), middle_of(cell)
                dots = ' stroke-dasharray="1 9" stroke-linecap="round"'
                yield _stroked("beam", f"M{x1:g} {y1:g}L{x2:g} {y2:g}", PAPER["beam"], 3, dots)
                cross = f"M{x2 - 13:g} {y2 - 13:g}l26 26m0-26l-26 26"
                yield _stroked("cross", cross, PAPER["beam"], 5)


def _links(step: Step, marks: Marks, name: str) -> Iterator[str]:
    if not step.links:
        return
    yield arrow_heads(name)
    for link in step.links:
        yield arrow(link, marks, name)
