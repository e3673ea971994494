"""Judging cells that were marked as a pattern: which do not belong to it, how many are missing."""

from collections.abc import Sequence

from sudoku_helper.drills.answers import INCOMPLETE, PART, RIGHT, WRONG, Judgement
from sudoku_helper.drills.patterns import blocking_cells, cells_of_pattern
from sudoku_helper.geometry import CellSet, size
from sudoku_helper.step import Step
from sudoku_helper.text import Text

_RIGHT = Text(
    en="Right: {cells:cells} make the pattern.",
    de="Richtig: Das Muster besteht aus {cells:cells}.",
)
_NOTHING = Text(
    en="Nothing is marked yet: mark the cells of the pattern.",
    de="Noch ist nichts markiert: Markier die Zellen des Musters.",
)
_ELSEWHERE = Text(
    en="The pattern is somewhere else: {outside:cells} is no part of it.",
    de="Das Muster ist anderswo: {outside:cells} gehört nicht dazu.",
)
_ALL_ELSEWHERE = Text(
    en="The pattern is somewhere else: {outside:cells} are no part of it.",
    de="Das Muster ist anderswo: {outside:cells} gehören nicht dazu.",
)
_ONE_OUTSIDE = Text(
    en="{outside:cells} does not belong to the pattern. What else is marked does.",
    de="{outside:cells} gehört nicht zum Muster. Was sonst markiert ist, gehört dazu.",
)
_SOME_OUTSIDE = Text(
    en="{outside:cells} do not belong to the pattern. What else is marked does.",
    de="{outside:cells} gehören nicht zum Muster. Was sonst markiert ist, gehört dazu.",
)
_ONE_MISSING = Text(
    en="Right so far. One more cell belongs to it.",
    de="Bis hierher richtig. Eine Zelle gehört noch dazu.",
)
_SOME_MISSING = Text(
    en="Right so far. {missing:text} more cells belong to it.",
    de="Bis hierher richtig. Es gehören noch {missing:text} Zellen dazu.",
)

FOREIGN_CELL = "foreign-cell"
ELSEWHERE = "elsewhere"


def judge_cells(steps: Sequence[Step], cells: CellSet) -> Judgement:
    """The verdict on marked cells, by the pattern that they come nearest to."""
    nearest = max(steps, key=lambda step: _agreement(step, cells))
    pattern = cells_of_pattern(nearest)
    outside, missing = cells & ~pattern & ~blocking_cells(nearest), pattern & ~cells
    if not cells:
        return Judgement(INCOMPLETE, nearest, ((_NOTHING, {}),))
    if outside and not cells & pattern:
        template = _ELSEWHERE if size(outside) == 1 else _ALL_ELSEWHERE
        told = (template, {"outside": outside})
        return Judgement(WRONG, nearest, (told,), ELSEWHERE, wrong_cells=outside)
    if outside:
        template = _ONE_OUTSIDE if size(outside) == 1 else _SOME_OUTSIDE
        told = (template, {"outside": outside})
        return Judgement(WRONG, nearest, (told,), FOREIGN_CELL, wrong_cells=outside)
    if missing:
        template = _ONE_MISSING if size(missing) == 1 else _SOME_MISSING
        return Judgement(INCOMPLETE, nearest, ((template, {"missing": size(missing)}),), PART)
    return Judgement(RIGHT, nearest, ((_RIGHT, {"cells": pattern}),))


def _agreement(step: Step, cells: CellSet) -> tuple[int, int]:
    """How many cells are right more than wrong; of equals the pattern that lacks the fewest."""
    pattern = cells_of_pattern(step)
    strange = cells & ~pattern & ~blocking_cells(step)
    return size(cells & pattern) - size(strange), -size(pattern & ~cells)
