"""The XML of OpenSudoku, an app that keeps puzzles in folders."""

import re
from collections.abc import Sequence

from sudoku_helper.board import SudokuBoard
from sudoku_helper.formats.base import Format, Puzzle, board_from_marks, expected, marks_of
from sudoku_helper.formats.lines import digits_of
from sudoku_helper.formats.xml import parse_xml, printable
from sudoku_helper.geometry import BIT, CELLS, DigitSet, set_of
from sudoku_helper.text import Text

_FIELDS_BEFORE_EDITABLE = {1: 2, 2: 2, 3: 2, 4: 3, 5: 4}
"""How many fields of a cell stand before the one that tells whether it can be edited."""


def is_opensudoku(text: str) -> bool:
    """Whether there is an element of that name."""
    return text.lstrip().startswith("<") and "<opensudoku" in text.lower()


def read_opensudoku(text: str) -> list[Puzzle]:
    """Every game of a file."""
    root = parse_xml(text)
    title = (root.findtext("name") or "").strip()
    puzzles = []
    for folder in [root, *root.iter("folder")]:
        name = folder.get("name", title)
        for game in folder.findall("game"):
            note = (game.get("note") or name)[:200]
            puzzles.append(Puzzle(_read_data(game.get("data", "")), title=note))
    if not puzzles:
        raise expected(Text(en="at least one game", de="mindestens ein Spiel"))
    return puzzles


def _read_data(data: str) -> SudokuBoard:
    data = data.strip()
    if re.fullmatch(r"[0-9]{81}", data):
        return SudokuBoard.of(digits_of(data))
    match = re.match(r"version:\s*([1-5])\s+", data)
    if not match:
        raise expected(Text(en="81 digits or a version", de="81 Ziffern oder eine Version"))
    before = _FIELDS_BEFORE_EDITABLE[int(match[1])]
    fields = data[match.end() :].strip().rstrip("|").split("|")
    if len(fields) != 81 * (before + 1):
        raise expected(Text(en="the data of 81 cells", de="die Daten von 81 Zellen"))
    cells = [fields[start : start + before + 1] for start in range(0, len(fields), before + 1)]
    values = [_number(cell[0], 9) for cell in cells]
    givens = set_of(c for c in CELLS if values[c] and cells[c][-1] == "0")
    marks = [_marks(cell[1:-1], int(match[1])) for cell in cells]
    return board_from_marks(values, givens, marks)


def _number(text: str, largest: int) -> int:
    if not text.isdecimal() or len(text) > 4 or int(text) > largest:
        raise expected(Text(en=f"a number up to {largest}", de=f"eine Zahl bis {largest}"))
    return int(text)


def _marks(fields: Sequence[str], version: int) -> DigitSet | None:
    """The marks of a cell: a list in the first versions, one or two masks in the later ones."""
    if version <= 2:
        digits = [word for word in fields[0].split(",") if word and word != "-"]
        return set_of(_number(word, 9) for word in digits) or None
    masks = fields[:1] if version == 3 else fields[:2]
    combined = 0
    for mask in masks:
        combined |= _number(mask or "0", 511)
    return combined * 2 or None


def write_opensudoku(puzzles: Sequence[Puzzle]) -> str:
    """A file with one folder; a position with marks or own digits is kept as it is."""
    from xml.etree.ElementTree import Element, SubElement, tostring

    root = Element("opensudoku", version="2")
    folder = SubElement(root, "folder", name="Sudoku Helper", created="0")
    for puzzle in puzzles:
        SubElement(folder, "game", note=printable(puzzle.title), data=_write_data(puzzle.board))
    return tostring(root, encoding="unicode") + "\n"


def _write_data(board: SudokuBoard) -> str:
    if board == board.only_givens():
        return board.line.replace(".", "0")
    cells = []
    for cell, marks in enumerate(marks_of(board)):
        value = board.values[cell]
        mask = 0 if value else marks // 2
        cells.append(f"{value}|{mask}|0|{0 if board.givens & BIT[cell] else 1}|")
    return "version: 4\n" + "".join(cells)


OPENSUDOKU = Format(
    key="opensudoku",
    name=Text(en="OpenSudoku", de="OpenSudoku"),
    extension="opensudoku",
    recognises=is_opensudoku,
    read=read_opensudoku,
    write=write_opensudoku,
    holds_many=True,
)
