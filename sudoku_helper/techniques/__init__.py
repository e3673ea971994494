"""The techniques in the order in which a person would try them: the one registry."""

from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.direct import (
    DirectClaiming,
    DirectHiddenPair,
    DirectHiddenTriple,
    DirectPointing,
)
from sudoku_helper.techniques.locked import Claiming, LockedPair, LockedTriple, Pointing
from sudoku_helper.techniques.singles import (
    FullHouse,
    HiddenSingleInBlock,
    HiddenSingleInLine,
    NakedSingle,
)
from sudoku_helper.techniques.subsets import (
    HiddenPair,
    HiddenQuad,
    HiddenTriple,
    NakedPair,
    NakedQuad,
    NakedTriple,
)
from sudoku_helper.techniques.wings import XyWing

TECHNIQUES: tuple[SolvingTechnique, ...] = (
    FullHouse(),
    HiddenSingleInBlock(),
    HiddenSingleInLine(),
    NakedSingle(),
    DirectPointing(),
    DirectClaiming(),
    DirectHiddenPair(),
    DirectHiddenTriple(),
    Pointing(),
    Claiming(),
    LockedPair(),
    NakedPair(),
    HiddenPair(),
    LockedTriple(),
    NakedTriple(),
    HiddenTriple(),
    XyWing(),
    NakedQuad(),
    HiddenQuad(),
)
