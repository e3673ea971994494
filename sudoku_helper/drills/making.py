"""Makes the stock of drills: walks along the paths of puzzles and keeps the positions that fit."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drills import technique_of
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level, SolvingTechnique

QUOTAS: Mapping[Level, int] = {
    Level.EXPERT: 60,
    Level.EVIL: 12,
}
USUAL_QUOTA = 250
"""How many positions of a technique are kept where its level has no quota of its own."""

Found = tuple[str, str]
"""A technique's key and a position."""


def quota(technique: SolvingTechnique) -> int:
    """How many positions of a technique are wanted."""
    return QUOTAS.get(technique.level, USUAL_QUOTA)


def holds(key: str, board: SudokuBoard) -> bool:
    """Whether a technique finds something on a board and no technique of an easier level does."""
    technique = technique_of(key)
    if technique is None or not any(technique.find(board)):
        return False
    easier = (each for each in TECHNIQUES if each.level < technique.level)
    return not any(any(each.find(board)) for each in easier)


class Collector:
    """Gathers positions until every technique has its quota.

    A position counts where no technique of an easier level finds anything. Those in which even no
    earlier technique of the same level does are preferred.
    """

    def __init__(self, kept: Iterable[Found] = (), seed: int = 1) -> None:
        """Begin with positions that are *kept* from an earlier collection, as far as they still hold."""
        self._chance = Random(seed)
        self._first: dict[str, list[str]] = {technique.key: [] for technique in TECHNIQUES}
        self._also: dict[str, list[str]] = {technique.key: [] for technique in TECHNIQUES}
        self._manager = TechniqueManager(candidates_shown=False)
        for key, position in kept:
            if holds(key, SudokuBoard.parse(position)):
                self._first[key].append(position)

    @property
    def is_full(self) -> bool:
        """Whether nothing is missing."""
        return all(len(self._first[each.key]) >= quota(each) for each in TECHNIQUES)

    def take(self, puzzle: SudokuBoard) -> None:
        """Keep at most one position of a puzzle for each technique."""
        first: dict[str, list[str]] = {}
        also: dict[str, list[str]] = {}
        for board, step in self._manager.path(puzzle):
            technique = step.technique
            if self._is_wanted(technique):
                first.setdefault(technique.key, []).append(board.notation)
            if technique.level >= Level.EASY:
                for other in self._others(technique, also):
                    if any(other.find(board)):
                        also[other.key] = [board.notation]
        for kept, found in ((self._first, first), (self._also, also)):
            for key, positions in found.items():
                kept[key].append(self._chance.choice(positions))

    def _is_wanted(self, technique: SolvingTechnique) -> bool:
        return len(self._first[technique.key]) < quota(technique)

    def _others(
        self, first: SolvingTechnique, found: Mapping[str, object]
    ) -> Iterator[SolvingTechnique]:
        """Later techniques of the same level that still lack positions."""
        later = False
        for technique in TECHNIQUES:
            enough = len(self._also[technique.key]) + len(self._first[technique.key])
            if (
                later
                and technique.level == first.level
                and technique.key not in found
                and enough < quota(technique)
            ):
                yield technique
            later = later or technique is first

    def stock(self) -> Iterator[tuple[str, list[str]]]:
        """The positions of each technique, those in which it is the very first choice before others."""
        for technique in TECHNIQUES:
            positions = [*self._first[technique.key], *self._also[technique.key]]
            yield technique.key, list(dict.fromkeys(positions))[: quota(technique)]


def collect(puzzles: Iterable[SudokuBoard], collector: Collector) -> Iterator[int]:
    """Feed puzzles to the collector until it is full; yields the number of puzzles so far."""
    for number, puzzle in enumerate(puzzles, 1):
        if collector.is_full:
            return
        collector.take(puzzle)
        yield number
