"""The techniques with which the registry begins: those that are looked for together.

They find most steps, and whoever needs no others need not wait until all are loaded.
"""

from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.direct import (
    DirectClaiming,
    DirectHiddenPair,
    DirectHiddenTriple,
    DirectPointing,
)
from sudoku_helper.techniques.locked import Claiming, LockedPair, Pointing
from sudoku_helper.techniques.singles import (
    FullHouse,
    HiddenSingleInBlock,
    HiddenSingleInLine,
    NakedSingle,
)
from sudoku_helper.techniques.subsets import HiddenPair, NakedPair

WRITING: tuple[SolvingTechnique, ...] = (
    FullHouse(),
    HiddenSingleInBlock(),
    HiddenSingleInLine(),
    NakedSingle(),
    DirectPointing(),
    DirectClaiming(),
    DirectHiddenPair(),
    DirectHiddenTriple(),
)
"""Those that write a digit."""

EVERYDAY: tuple[SolvingTechnique, ...] = (
    *WRITING,
    Pointing(),
    Claiming(),
    LockedPair(),
    NakedPair(),
    HiddenPair(),
)
