"""Singles as ratings see them: round by round, each time all the easiest ones at once.

None of them takes another away, so nothing depends on the order in which they are found. A position
is one int here, so that a round takes a few operations.
"""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku_helper.candidates import CandidateNumber
from sudoku_helper.demands import (
    BESIDE,
    CELL_BIT,
    NUMBER_AT,
    OPTIONS_OF_CELLS,
    State,
    full_houses,
    last_options,
)
from sudoku_helper.geometry import members
from sudoku_helper.techniques.singles import (
    FullHouse,
    HiddenSingleInBlock,
    HiddenSingleInLine,
    NakedSingle,
)

_KINDS = (
    (HiddenSingleInBlock.difficulty, HiddenSingleInBlock.key, HiddenSingleInBlock.options),
    (HiddenSingleInLine.difficulty, HiddenSingleInLine.key, HiddenSingleInLine.options),
    (NakedSingle.difficulty, NakedSingle.key, OPTIONS_OF_CELLS),
)

HARDEST_HIDDEN = HiddenSingleInLine.difficulty
"""No hidden single is rated higher."""


class Round(NamedTuple):
    """The candidates that singles of one kind place at once, and what such a single is rated."""

    rating: float
    technique: str
    numbers: list[CandidateNumber]


def rounds(state: State, hardest: float) -> Iterator[Round]:
    """The rounds of singles from a position on, with none that is rated higher than the *hardest*."""
    while singles := last_options(state):
        rating, technique = FullHouse.difficulty, FullHouse.key
        found = singles & full_houses(state)
        for kind in _KINDS:
            if found:
                break
            rating, technique, options = kind
            found = singles & options
        if rating > hardest:
            break
        numbers = []
        for position in members(found):
            number = NUMBER_AT[position + 1]
            # Two houses may show the same one, and on an impossible board they may disagree.
            if state & CELL_BIT[number]:
                state &= BESIDE[number]
                numbers.append(number)
        yield Round(rating, technique, numbers)
