"""The puzzles of f-puzzles and SudokuPad: compressed JSON with one object for each cell."""

import json
import re
from typing import Any

from sudoku_helper.formats import lzstring
from sudoku_helper.formats.base import FormatError, Puzzle, board_from_marks, expected, marks_of
from sudoku_helper.formats.json_values import digit_in, digits_in, read_json
from sudoku_helper.geometry import BIT, CELLS, DigitSet, members
from sudoku_helper.text import Text

LONGEST = 200_000
_PLAIN_KEYS = {
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "successMessage",
    "metadata",
}
NOT_CLASSIC = Text(
    en="This is not a classic Sudoku: it has further rules.",
    de="Das ist kein klassisches Sudoku: Es hat weitere Regeln.",
)


def read_payload(payload: str) -> list[Puzzle]:
    """The position of a compressed puzzle; blanks are plus signs that a link has lost."""
    letters = re.sub(r"\s", "+", payload.strip())
    try:
        text = lzstring.decompress(letters, LONGEST)
    except ValueError:
        raise expected(
            Text(en="a complete f-puzzles link", de="ein vollständiger f-puzzles-Link")
        ) from None
    return [_read_puzzle(read_json(text))]


def _read_puzzle(data: Any) -> Puzzle:
    if not isinstance(data, dict) or data.get("size", 9) != 9:
        raise expected(Text(en="a puzzle of size 9", de="ein Rätsel der Größe 9"))
    if any(value for key, value in data.items() if key not in _PLAIN_KEYS):
        raise FormatError(NOT_CLASSIC)
    cells = [cell for row in _list(data.get("grid")) for cell in _list(row)]
    if len(cells) != 81 or not all(isinstance(cell, dict) for cell in cells):
        raise expected(Text(en="a grid of 9 x 9 cells", de="ein Gitter aus 9 x 9 Zellen"))
    values = [digit_in(cell.get("value", 0)) for cell in cells]
    givens = sum(BIT[c] for c in CELLS if values[c] and cells[c].get("given") is True)
    title = data.get("title")
    return Puzzle(
        board_from_marks(values, givens, [_marks(cell) for cell in cells]),
        title=title[:200] if isinstance(title, str) else "",
        has_colours=any(cell.get("c") or cell.get("highlight") for cell in cells),
    )


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _marks(cell: dict[str, Any]) -> DigitSet | None:
    marks = digits_in(cell.get("centerPencilMarks")) | digits_in(cell.get("cornerPencilMarks"))
    return marks or None


def write_payload(puzzle: Puzzle) -> str:
    """The position as a compressed puzzle."""
    board = puzzle.board
    marks = marks_of(board)
    shown = {cell for cell, _ in (*board.crossed_out, *board.stale_marks)}
    cells: list[dict[str, Any]] = []
    for cell, value in enumerate(board.values):
        if value:
            cells.append({"value": value, **({"given": True} if board.givens & BIT[cell] else {})})
        elif cell in shown:
            cells.append({"centerPencilMarks": members(marks[cell])})
        else:
            cells.append({})
    grid = [cells[start : start + 9] for start in range(0, 81, 9)]
    data = {"size": 9, **({"title": puzzle.title} if puzzle.title else {}), "grid": grid}
    return lzstring.compress(json.dumps(data, separators=(",", ":")))
