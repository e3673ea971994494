"""The techniques in the order in which a person would try them: the one registry."""

from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.wings import XyWing

TECHNIQUES: tuple[SolvingTechnique, ...] = (XyWing(),)
