"""The puzzle database of the Sudoku-Trainer: JSON with one entry for each puzzle."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from sudoku_helper.board import SudokuBoard
from sudoku_helper.formats.base import Format, Puzzle, expected
from sudoku_helper.formats.json_values import digit_in, read_json
from sudoku_helper.geometry import BIT, CELLS, set_of
from sudoku_helper.text import Text


def is_trainer(text: str) -> bool:
    """Whether it is JSON that speaks of cell values."""
    return text.lstrip()[:1] in ("[", "{") and "cellValue" in text


def read_trainer(text: str) -> Iterator[Puzzle]:
    """The puzzles of a database, or a single one."""
    data = read_json(text)
    if isinstance(data, dict):
        data = [["", data]]
    if not isinstance(data, list) or not data:
        raise expected(Text(en="a list of puzzles", de="eine Liste von Sudokus"))
    if len(data) == 2 and isinstance(data[0], str | int):
        data = [data]
    for entry in data:
        if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], dict):
            raise expected(Text(en="a name and a puzzle", de="ein Name und ein Sudoku"))
        yield _read_puzzle(entry[1])


def _read_puzzle(data: dict[str, Any]) -> Puzzle:
    cells = _cells(data)
    values = [
        digit_in(cell.get("cellValue")) if cell.get("cellValue") != "0" else 0 for cell in cells
    ]
    givens = set_of(c for c in CELLS if values[c] and cells[c].get("cellPhase") == "define")
    title = data.get("name", data.get("puzzleName", ""))
    return Puzzle(
        SudokuBoard.of(values, givens), title=title[:200] if isinstance(title, str) else ""
    )


def _cells(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The 81 cells, wherever the database's version keeps them."""
    for value in [*data.values(), list(data.values())]:
        if isinstance(value, dict):
            value = list(value.values())
        if not isinstance(value, list):
            continue
        cells = [cell for cell in value if isinstance(cell, dict) and "cellValue" in cell]
        if len(cells) == 81:
            return cells
    raise expected(Text(en="81 cells with cellValue", de="81 Zellen mit cellValue"))


def write_trainer(puzzles: Sequence[Puzzle]) -> str:
    """A database of the puzzles."""
    return json.dumps(
        [[str(number), _write_puzzle(puzzle)] for number, puzzle in enumerate(puzzles, 1)],
        ensure_ascii=False,
    )


def _write_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    cells = [
        {
            "cellValue": str(value),
            "cellPhase": "define" if puzzle.board.givens & BIT[cell] else "play",
        }
        for cell, value in enumerate(puzzle.board.values)
    ]
    return {"name": puzzle.title, "puzzle": cells}


TRAINER = Format(
    key="trainer",
    name=Text(en="Sudoku-Trainer database", de="Sudoku-Trainer-Datenbank"),
    extension="txt",
    recognises=is_trainer,
    read=read_trainer,
    write=write_trainer,
    holds_many=True,
)
