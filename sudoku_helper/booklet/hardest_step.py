"""The hardest step on the easiest way to the solution of a puzzle."""

from functools import cache
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.generator.measure import ranks
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.step import Step


class HardestStep(NamedTuple):
    """The position that is reached by easier steps, and the hard step that is needed there."""

    board: SudokuBoard
    step: Step


def hardest_step_of(board: SudokuBoard) -> HardestStep | None:
    """Where the hardest technique is needed for the first time; None where no step is left."""
    way = (HardestStep(*made) for made in _manager().path(board))
    return max(way, key=lambda each: ranks()[each.step.technique.key], default=None)


@cache
def _manager() -> TechniqueManager:
    # On paper there are no candidates until somebody writes them.
    return TechniqueManager(candidates_shown=False, obvious_first=False)
