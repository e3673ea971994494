"""Chains and nets as published ratings see them: what they show, and how hard the easiest is.

Links, states and patterns are those of ``implications``. Here is what published ratings add: which
searches come first, and how many statements each conclusion takes as they count them.
"""

from sudoku_helper.board import SudokuBoard
from sudoku_helper.grading.chains.cases import FORCING_CHAINS, forcing_chains
from sudoku_helper.grading.chains.conclusion import Conclusion
from sudoku_helper.grading.chains.help import Search
from sudoku_helper.grading.chains.nets import (
    FORCING_NETS,
    NETS_WITH_CASES,
    NETS_WITH_CHAINS,
    NETS_WITH_NETS,
    NETS_WITH_PATTERNS,
    NISHIO,
    nishio,
)
from sudoku_helper.grading.chains.position import RatedPosition
from sudoku_helper.grading.chains.single import FIRST_CHAIN, single_chains

__all__ = ["FIRST_CHAIN", "SEARCHES", "Conclusion", "RatedPosition", "easiest_chains"]

SEARCHES: tuple[tuple[float, Search], ...] = (
    (FIRST_CHAIN, single_chains),
    (NISHIO, nishio),
    (FORCING_CHAINS, forcing_chains),
    (FORCING_NETS.rating, FORCING_NETS.search),
    (NETS_WITH_PATTERNS.rating, NETS_WITH_PATTERNS.search),
    (NETS_WITH_CHAINS.rating, NETS_WITH_CHAINS.search),
    (NETS_WITH_CASES.rating, NETS_WITH_CASES.search),
    (NETS_WITH_NETS.rating, NETS_WITH_NETS.refutations),
)
"""The searches with their lowest rating, in the order in which they are tried.

The last would take minutes for what all cases agree about, so it looks for contradictions alone.
"""

_ENOUGH_AT_ONCE = 12
"""How many conclusions that cost nothing more are taken before the easier steps are tried again."""


def easiest_chains(board: SudokuBoard, enough: float, limit: float) -> list[Conclusion]:
    """The easiest conclusions from chains, all of one kind; none from a kind that starts at the limit.

    Whoever needed a step of the rating *enough* before may take all that is not harder.
    """
    position = RatedPosition.of(board)
    for lowest, search in SEARCHES:
        if lowest >= limit:
            break
        easy_up_to = max(enough, lowest)
        found, easy = [], []
        for each in search(position):
            if each.false & position.alive:
                found.append(each)
                if each.rating <= easy_up_to:
                    easy.append(each)
            if len(easy) == _ENOUGH_AT_ONCE:
                return easy
        if found:
            most = max(enough, min(each.rating for each in found))
            return [each for each in found if each.rating <= most]
    return []
