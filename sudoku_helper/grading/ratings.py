"""What published ratings know of our techniques: the one table of where they differ from our difficulty.

Most techniques are rated by their difficulty. Where published ratings do not know one they see a longer chain
there, and where they look for a whole family of patterns at once some of it comes earlier than its rating.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from math import inf
from typing import ClassVar

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import Candidate
from sudoku_helper.step import Step
from sudoku_helper.techniques.als_xz import AlsXz
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.wxyz_wing import WxyzWing

UNKNOWN = frozenset(
    (
        *("remote-pair", "w-wing", "tridagon", "tridagon-forcing-chain", "trial"),
        *("simple-colours-trap", "simple-colours-wrap", "multi-colours-1", "multi-colours-2"),
        *("3d-medusa", "template-set", "template-delete"),
        *("hidden-rectangle", "unique-rectangle-5", "unique-rectangle-6", "extended-rectangle"),
        *("avoidable-rectangle-1", "avoidable-rectangle-2"),
        *("finned-x-wing", "finned-swordfish", "finned-jellyfish"),
        *("sashimi-x-wing", "sashimi-swordfish", "sashimi-jellyfish"),
        *("franken-x-wing", "franken-swordfish", "franken-jellyfish"),
        *("finned-franken-x-wing", "finned-franken-swordfish", "finned-franken-jellyfish"),
        *("mutant-x-wing", "mutant-swordfish", "mutant-jellyfish"),
        *("finned-mutant-x-wing", "finned-mutant-swordfish", "finned-mutant-jellyfish"),
        *("finned-mutant-squirmbag", "finned-mutant-whale", "kraken-fish-1", "kraken-fish-2"),
        *("als-xz", "als-xy-wing", "als-chain", "death-blossom", "aligned-pair-exclusion"),
        *("sue-de-coq", "sk-loop", "multi-sector-locked-set", "junior-exocet", "double-exocet"),
        *("firework-triple", "firework-quadruple"),
        *("grouped-x-chain", "grouped-aic", "aic-with-als"),
        *("grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop"),
        *("continuous-nice-loop-with-als", "discontinuous-nice-loop-with-als"),
    )
)
"""The techniques that they do not know; of some of these they know the small cases."""

EARLIER = {
    "empty-rectangle": 0.15,
    "grouped-skyscraper": 0.15,
    "grouped-two-string-kite": 0.15,
    "grouped-x-chain": 0.25,
}
"""By how much the steps of a technique come before others of their rating."""

BY_PARTS = {
    "direct-pointing": 2.6,
    "direct-claiming": 2.8,
    "direct-hidden-pair": 3.4,
    "direct-hidden-triple": 4.0,
}
"""Techniques of which each step may be two in one; from this rating on these tell as much."""

_WXYZ_WIDEST_OF_THREE = 5.6
_BENT_WIDEST_OF_THREE = {4: 5.6, 5: 6.4}
"""The ratings of bent sets of so many cells of which the widest has three candidates."""

_BEFORE_CHAINS = 6.45


class Published:
    """A technique as published ratings see it.

    ``whole`` is the rating of all but its small cases, None where they know at most those; ``ratings`` are all
    that its steps may have. From ``by_parts`` on other techniques tell as much.
    """

    other_ratings: ClassVar[tuple[float, ...]] = ()

    def __init__(self, technique: SolvingTechnique) -> None:
        self.technique = technique
        self.whole = None if technique.key in UNKNOWN else technique.large_cases
        whole = () if self.whole is None else (self.whole,)
        self.ratings = (*whole, *technique.small_cases.values(), *self.other_ratings)
        self.by_parts = BY_PARTS.get(technique.key, inf)

    def place(self, rating: float) -> float:
        """Where they look for its steps of some rating, on the same scale."""
        return rating - EARLIER.get(self.technique.key, 0.0)

    def rating(self, step: Step) -> float | None:
        """The rating of one of its steps, or None if such a step is not known."""
        return self.technique.small_cases.get(self.technique.facts(step), self.whole)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every occurrence that they know, and maybe others."""
        return self.technique.find(board)


class _PublishedWxyzWing(Published):
    """It is rated by the candidates of its widest cell."""

    other_ratings = (_WXYZ_WIDEST_OF_THREE,)

    def rating(self, step: Step) -> float | None:
        if _is_widest_of_three(step.highlights["reason"]):
            return _WXYZ_WIDEST_OF_THREE
        return super().rating(step)


class _PublishedAlsXz(Published):
    """They know bent sets alone, and look for every one of them before the first chain."""

    other_ratings = tuple(_BENT_WIDEST_OF_THREE.values())

    def place(self, rating: float) -> float:
        return min(rating, _BEFORE_CHAINS)

    def rating(self, step: Step) -> float | None:
        cells = self.technique.facts(step)
        candidates = chain.from_iterable(step.highlights.values())
        if cells in _BENT_WIDEST_OF_THREE and _is_widest_of_three(candidates):
            return _BENT_WIDEST_OF_THREE[cells]
        return super().rating(step)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        assert isinstance(self.technique, AlsXz)
        return self.technique.find_bent(board)


def _is_widest_of_three(candidates: Iterable[Candidate]) -> bool:
    """Whether the widest of some cells has three candidates.

    Cells with two each make chains, and a cell with more holds most of the pattern by itself.
    """
    return max(Counter(cell for cell, _ in candidates).values()) == 3


@cache
def published(technique: SolvingTechnique) -> Published:
    """A technique as published ratings see it."""
    kinds = {AlsXz: _PublishedAlsXz, WxyzWing: _PublishedWxyzWing}
    return kinds.get(type(technique), Published)(technique)
