"""A mark that does not follow, and what may be behind it."""

from collections.abc import Callable
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.step import Step
from sudoku_helper.text import Told


class Marked(NamedTuple):
    """A mark that does not follow, and the step that comes nearest to the answer."""

    board: SudokuBoard
    step: Step
    mark: Candidate


class Misconception(NamedTuple):
    """A stable key, and what is told where it fits."""

    key: str
    tell: Callable[[Marked], Told | None]
