"""Training the classifier on puzzles whose level is known, and telling how well it does."""

import csv
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from sudoku_helper.board import BoardError, SudokuBoard
from sudoku_helper.grading.features import features
from sudoku_helper.grading.network import Network, Training
from sudoku_helper.techniques.base import Level

WEIGHTS = "weights.json"


@dataclass(frozen=True)
class Labelled:
    """A puzzle and the level that others gave it."""

    board: SudokuBoard
    level: Level


def read_labelled(lines: Iterable[str]) -> Iterator[Labelled]:
    """The puzzles of a CSV text with the columns puzzle and er (a rating) or level (1 to 7)."""
    for number, row in enumerate(csv.DictReader(lines), 2):
        try:
            board = SudokuBoard.parse(row["puzzle"])
            given = row.get("level") or ""
            level = Level(int(given)) if given else Level.of(float(row["er"]))
        except (BoardError, KeyError, TypeError, ValueError) as error:
            raise ValueError(f"line {number}: expected puzzle and er or level") from error
        yield Labelled(board, level)


def split(examples: Sequence[Labelled], share: float, seed: int) -> tuple[list[Labelled], ...]:
    """The examples to learn from and those kept aside for the test."""
    shuffled = list(examples)
    random.Random(seed).shuffle(shuffled)
    cut = round(len(shuffled) * share)
    return shuffled[:cut], shuffled[cut:]


def train(examples: Sequence[Labelled], training: Training | None = None) -> Iterator[Network]:
    """The classifier after each round of training."""
    labelled = [(features(example.board), example.level - 1) for example in examples]
    return (training or Training()).run(labelled, len(Level))


@cache
def trained() -> Network:
    """The classifier that comes with the package."""
    return Network.from_json(files(__package__).joinpath(WEIGHTS).read_text(encoding="utf-8"))


def classify(board: SudokuBoard) -> Level:
    """The level that the classifier gives to a puzzle."""
    return Level(trained().classify(features(board)) + 1)


@dataclass(frozen=True)
class Confusion:
    """How often puzzles of each level were taken for each level."""

    counts: list[list[int]]

    @classmethod
    def of(cls, examples: Iterable[Labelled], judge: Callable[[SudokuBoard], Level]) -> "Confusion":
        """What *judge* makes of the examples."""
        counts = [[0] * len(Level) for _ in Level]
        for example in examples:
            counts[example.level - 1][judge(example.board) - 1] += 1
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

    def __str__(self) -> str:
        """The table: a row for each true level, a column for each judgement."""
        heads = "".join(f"{level:>7}" for level in Level)
        lines = [f"{'level':>12}{heads}   right"]
        for level, row in zip(Level, self.counts, strict=True):
            share = f"{row[level - 1] / sum(row):6.1%}" if sum(row) else "     -"
            lines.append(f"{level.title('en'):>12}{''.join(f'{n:7}' for n in row)}  {share}")
        lines.append(f"right: {self.within(0):.1%}, off by at most one level: {self.within(1):.1%}")
        return "\n".join(lines)
