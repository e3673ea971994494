"""Chains and nets as published ratings see them: what they show, and how hard the easiest is.

Only the rating is found, and what follows; the techniques find and explain the same steps for people.
"""

from sudoku_helper.board import SudokuBoard
from sudoku_helper.grading.chains.cases import forcing_chains
from sudoku_helper.grading.chains.conclusion import Conclusion
from sudoku_helper.grading.chains.links import Position
from sudoku_helper.grading.chains.nets import forcing_nets, nishio
from sudoku_helper.grading.chains.single import single_chains

__all__ = ["FIRST_CHAIN", "SEARCHES", "Conclusion", "Position", "easiest_chains"]

FIRST_CHAIN = 6.5
"""The rating of the easiest chain."""

SEARCHES = (
    (FIRST_CHAIN, single_chains),
    (7.5, nishio),
    (8.0, forcing_chains),
    (8.5, forcing_nets),
)
"""The searches with their lowest rating, in the order in which they are tried."""


def easiest_chains(board: SudokuBoard, enough: float, limit: float) -> list[Conclusion]:
    """The easiest conclusions from chains, all of one kind; none from a kind that starts at the limit.

    Whoever needed a step of the rating *enough* before may take all that is not harder.
    """
    position = Position.of(board)
    for lowest, search in SEARCHES:
        if lowest >= limit:
            break
        found = [each for each in search(position) if each.false & position.alive]
        if found:
            most = max(enough, min(found).rating)
            return [each for each in found if each.rating <= most]
    return []
