"""What a chain shows, and how its rating grows with its length."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from sudoku_helper.candidates import CandidateSet
from sudoku_helper.demands import Demand

_FIRST_LIMIT = 4
"""A chain of so many statements besides its two ends is rated by its kind alone."""


class Conclusion(NamedTuple):
    """Candidates that a chain shows to be false, with its technique, and how it is rated.

    ``statements`` is its length, ``demands`` tells on which demands it rests: those that have too few
    options left for another way out.
    """

    kind: float
    technique: str
    false: CandidateSet
    statements: int
    demands: Callable[[], Iterable[Demand]]

    @property
    def rating(self) -> float:
        """The rating by kind and length."""
        return rated(self.kind, self.statements)


def rated(kind: float, statements: int) -> float:
    """The rating of a chain of some kind with so many statements, its ends included.

    Each of the limits 4, 6, 8, 12, 16, 24, 32 ... that the length passes adds a tenth.
    """
    length, limit, passed = statements - 2, _FIRST_LIMIT, 0
    while length > limit:
        limit = limit * 4 // 3 if passed % 2 else limit * 3 // 2
        passed += 1
    return round(kind + passed / 10, 1)
