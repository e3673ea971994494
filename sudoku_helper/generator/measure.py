"""How hard a puzzle is, measured by walking the easiest path through it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from sudoku_helper.board import SudokuBoard
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level, SolvingTechnique

_RANK = {technique.key: rank for rank, technique in enumerate(TECHNIQUES)}


@dataclass(frozen=True)
class Measure:
    """What a path through a puzzle needed, and the position where it ended."""

    counts: Mapping[str, int]
    end: SudokuBoard

    @property
    def is_solved(self) -> bool:
        """Whether the path led to the solution."""
        return self.end.is_complete

    @property
    def hardest(self) -> SolvingTechnique:
        """The last technique, in the order of the registry, that the path needed."""
        return TECHNIQUES[max(map(_RANK.__getitem__, self.counts), default=0)]

    @property
    def level(self) -> Level:
        """The highest level of any technique that the path needed."""
        return max((TECHNIQUES[_RANK[key]].level for key in self.counts), default=Level.VERY_EASY)

    @property
    def score(self) -> float:
        """The difficulty of the hardest step on the scale of published ratings."""
        return max((TECHNIQUES[_RANK[key]].difficulty for key in self.counts), default=1.0)


@cache
def _manager(level: Level, last: str) -> TechniqueManager:
    """A manager for techniques up to a level that do not come after the last one."""
    off = [
        technique.key
        for technique in TECHNIQUES
        if technique.level > level or _RANK[technique.key] > _RANK[last]
    ]
    return TechniqueManager(off=off, candidates_shown=False)


def measure(
    board: SudokuBoard, level: Level = Level.EVIL, last: str = TECHNIQUES[-1].key
) -> Measure:
    """Walk the easiest path with techniques up to *level* and, in the registry, up to *last*."""
    counts: Counter[str] = Counter()
    for before, step in _manager(level, last).path(board):
        counts[step.technique.key] += 1
        board = step.apply(before)
    return Measure(counts, board)
