"""The hints of a booklet: of each puzzle where its hardest step waits, and what it is called."""

import time
from collections.abc import Iterator

from sudoku_helper.booklet.content import Booklet
from sudoku_helper.booklet.hardest_step import HardestStep, hardest_step_of
from sudoku_helper.geometry import size
from sudoku_helper.step import plain
from sudoku_helper.text import Speech, Text

HARDEST = Text(
    en="Puzzle {number}: the hardest step is {technique}, when {empty} cells are still empty. {where}",
    de="Sudoku {number}: Der schwierigste Schritt ist {technique}, wenn noch {empty} Zellen leer "
    "sind. {where}",
)
TOO_LONG = Text(
    en="Puzzle {number}: too hard for a quick hint; Sudoku Helper shows the way step by step.",
    de="Sudoku {number}: zu schwer für einen schnellen Tipp; Sudoku Helper zeigt den Weg Schritt für "
    "Schritt.",
)


def hints_of(booklet: Booklet) -> Iterator[str]:
    """A hint for each puzzle, as long as there is time to look for it."""
    end = time.monotonic() + booklet.hint_seconds
    for number, puzzle in enumerate(booklet.puzzles, 1):
        hardest = hardest_step_of(puzzle.board) if time.monotonic() < end else None
        if hardest is None:
            yield TOO_LONG(booklet.speech).format(number=number)
        else:
            yield _told(number, hardest, booklet.speech)


def _told(number: int, hardest: HardestStep, speech: Speech) -> str:
    return HARDEST(speech).format(
        number=number,
        technique=hardest.step.technique.name(speech),
        empty=size(hardest.board.empty),
        where=plain([hardest.step.where(speech)])[0],
    )
