"""The crux of a puzzle: the hardest step on the easiest way to its solution."""

from functools import cache
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.step import Step
from sudoku_helper.techniques import TECHNIQUES

_RANK = {technique.key: rank for rank, technique in enumerate(TECHNIQUES)}


class Crux(NamedTuple):
    """The position that is reached by easier steps, and the hard step that is needed there."""

    board: SudokuBoard
    step: Step


def crux_of(board: SudokuBoard) -> Crux | None:
    """Where the hardest technique is needed for the first time; None where no step is left."""
    way = (Crux(*made) for made in _manager().path(board))
    return max(way, key=lambda crux: _RANK[crux.step.technique.key], default=None)


@cache
def _manager() -> TechniqueManager:
    # On paper there are no candidates until somebody writes them.
    return TechniqueManager(candidates_shown=False, obvious_first=False)
