"""How often puzzles of each level are taken for each level: the table that shows what a judge is worth."""

from collections.abc import Iterable
from dataclasses import dataclass

from sudoku_helper.grading.network import words
from sudoku_helper.grading.network.tables import aligned
from sudoku_helper.techniques.base import Level


@dataclass(frozen=True)
class Confusion:
    """How often puzzles of each level were taken for each level."""

    counts: list[list[int]]

    @classmethod
    def of(cls, judged: Iterable[tuple[Level, Level]]) -> "Confusion":
        """The table of pairs: the true level of a puzzle, and what it was taken for."""
        counts = [[0] * len(Level) for _ in Level]
        for true, taken_for in judged:
            counts[true - 1][taken_for - 1] += 1
        return cls(counts)

    @property
    def total(self) -> int:
        """How many puzzles were judged."""
        return sum(map(sum, self.counts))

    def within(self, distance: int) -> float:
        """The share of puzzles that are off by at most so many levels."""
        near = sum(
            count
            for true, row in enumerate(self.counts)
            for judged, count in enumerate(row)
            if abs(true - judged) <= distance
        )
        return near / self.total if self.total else 0.0

    def table(self, lang: str) -> str:
        """The table: a row for each true level, a column for each judgement."""
        rows = [[words.LEVEL(lang), *map(str, map(int, Level)), words.RIGHT(lang)]]
        for level, row in zip(Level, self.counts, strict=True):
            share = f"{row[level - 1] / sum(row):.1%}" if sum(row) else "-"
            rows.append([level.title(lang), *map(str, row), share])
        shares = words.SHARES.format(right=f"{self.within(0):.1%}", near=f"{self.within(1):.1%}")
        return f"{aligned(rows)}\n{shares(lang)}"
