"""Formats that list the candidates of every cell."""

import re
from collections.abc import Sequence

from sudoku_helper.formats.base import (
    Format,
    Puzzle,
    all_digits_given,
    board_from_marks,
    expected,
    marks_of,
    only_one,
)
from sudoku_helper.geometry import CELLS, DIGITS, PEERS, DigitSet, is_single, members, only, set_of
from sudoku_helper.text import Text

_GROUP = re.compile(r"[1-9]+\.?")


def _groups(text: str) -> list[str]:
    """The groups of digits in a pencil-mark grid; a dot behind a digit marks it as set."""
    inside = [line for line in text.splitlines() if "--" not in line and "==" not in line]
    words = re.split(r"[\s|:]+", " ".join(inside))
    return [word for word in words if word]


def is_pencil_marks(text: str) -> bool:
    """Whether there are 81 groups of digits, at least one of them with several."""
    groups = _groups(text)
    return (
        len(groups) == 81
        and all(_GROUP.fullmatch(group) for group in groups)
        and any(len(group.rstrip(".")) > 1 for group in groups)
    )


def read_pencil_marks(text: str) -> list[Puzzle]:
    """The position of a pencil-mark grid.

    A lone digit is a set one if no other cell of its houses has it as candidate; otherwise it is
    the last candidate of an open cell. A dot behind it says that it is set.
    """
    groups = _groups(text)
    marks = [set_of(int(digit) for digit in group.rstrip(".")) for group in groups]
    values = [only(marks[cell]) if _is_set(cell, marks, groups) else 0 for cell in CELLS]
    return [Puzzle(board_from_marks(values, all_digits_given(values), marks))]


def _is_set(cell: int, marks: Sequence[DigitSet], groups: Sequence[str]) -> bool:
    if not is_single(marks[cell]):
        return False
    elsewhere = any(marks[peer] & marks[cell] for peer in members(PEERS[cell]))
    return groups[cell].endswith(".") or not elsewhere


def write_pencil_marks(puzzles: Sequence[Puzzle]) -> str:
    """A grid of candidates; a digit that is set has a dot behind it."""
    board = only_one(puzzles).board
    if not all(board.values[cell] or marks for cell, marks in enumerate(marks_of(board))):
        raise expected(
            Text(en="a candidate in every open cell", de="ein Kandidat in jeder offenen Zelle")
        )
    texts = [
        f"{board.values[cell]}." if board.values[cell] else "".join(map(str, members(marks)))
        for cell, marks in enumerate(marks_of(board))
    ]
    width = max(map(len, texts))
    lines = []
    for row in range(9):
        words = [text.ljust(width) for text in texts[row * 9 : row * 9 + 9]]
        lines.append(" | ".join(" ".join(words[start : start + 3]) for start in (0, 3, 6)).rstrip())
        if row in (2, 5):
            lines.append("-+-".join("-" * (3 * width + 2) for _ in range(3)))
    return "\n".join(lines) + "\n"


def _places(text: str) -> str:
    return re.sub(r"[\s|+\-]", "", text)


def is_sukaku(text: str) -> bool:
    """Whether there are 729 places for candidates."""
    return bool(re.fullmatch(r"[0-9.]{729}", _places(text)))


def read_sukaku(text: str) -> list[Puzzle]:
    """The position of 729 places, nine for each cell; a lone candidate is read as in a grid."""
    places = _places(text)
    marks = [
        set_of(digit for digit in DIGITS if places[cell * 9 + digit - 1] not in ".0")
        for cell in CELLS
    ]
    for number, place in enumerate(places):
        if place not in ".0" and int(place) != number % 9 + 1:
            raise expected(
                Text(en=f"the digit {number % 9 + 1}", de=f"die Ziffer {number % 9 + 1}"),
                1,
                number + 1,
            )
    values = [only(marks[cell]) if _is_set(cell, marks, [""] * 81) else 0 for cell in CELLS]
    return [Puzzle(board_from_marks(values, all_digits_given(values), marks))]


def write_sukaku(puzzles: Sequence[Puzzle]) -> str:
    """729 places in one line."""
    board = only_one(puzzles).board
    marks = [
        set_of([board.values[cell]]) if board.values[cell] else marks
        for cell, marks in enumerate(marks_of(board))
    ]
    return (
        "".join(
            str(digit) if marks[cell] & set_of([digit]) else "."
            for cell in CELLS
            for digit in DIGITS
        )
        + "\n"
    )


PENCIL_MARKS = Format(
    key="pencil-marks",
    name=Text(en="grid of candidates", de="Kandidatengitter"),
    extension="txt",
    recognises=is_pencil_marks,
    read=read_pencil_marks,
    write=write_pencil_marks,
)
SUKAKU = Format(
    key="sukaku",
    name=Text(en="729 candidates", de="729 Kandidaten"),
    extension="txt",
    recognises=is_sukaku,
    read=read_sukaku,
    write=write_sukaku,
)
