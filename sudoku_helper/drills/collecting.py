"""Collecting drills: the paths of puzzles are walked, and the positions that fit are kept in their order.

First come those in which the technique is easiest to see.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drawing import needs_candidates
from sudoku_helper.drills.patterns import cells_of_pattern
from sudoku_helper.geometry import column_number, members, row_number, size
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.sight import view
from sudoku_helper.solver import unique_solution
from sudoku_helper.step import Step
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.techniques.seen import SeenTechnique

QUOTAS: Mapping[Level, int] = {
    Level.EXPERT: 60,
    Level.EVIL: 12,
}
USUAL_QUOTA = 250
"""How many positions of a technique are kept where its level has no quota of its own."""

Found = tuple[str, str]
"""A technique's key and a position."""

MOST_STEPS = 20
"""How many occurrences are compared; the easiest to see come first anyway."""

CROWD = 1 / 10
"""What each candidate on the board costs: a pattern hides among them."""

AMONG_EQUALS = 1 / 1000
"""How much the crowd matters where looks are counted: only between equals."""


def quota(technique: SolvingTechnique) -> int:
    """How many positions of a technique are wanted."""
    return QUOTAS.get(technique.level, USUAL_QUOTA)


def holds(key: str, board: SudokuBoard) -> bool:
    """Whether a technique finds something, and none that is tried before it a much easier step.

    Much easier is what is at least two levels easier. One level would be too strict: where a locked
    triple is, there are nearly always locked candidates beside it.
    """
    technique = technique_of(key)
    if technique is None or not any(technique.find(board)):
        return False
    too_easy = technique.level - 2
    before = TECHNIQUES[: TECHNIQUES.index(technique)]
    easier = (each for each in before if each.level <= too_easy)
    steps = (step for each in easier for step in each.find(board))
    return not any(step.level <= too_easy for step in steps if step)


class Collector:
    """Gathers positions until every technique up to a level has its quota.

    A position counts where nothing much easier is tried before and found. On the way through a
    puzzle the techniques that have the fewest positions come before the others of their level, so
    that the rare ones are found wherever they are.
    """

    def __init__(
        self, kept: Iterable[Found] = (), hardest: Level = Level.EVIL, seed: int = 1
    ) -> None:
        """Begin with positions that are *kept* from an earlier collection, as far as they still hold."""
        self._chance = Random(seed)
        self._hardest = hardest
        self._found: dict[str, list[str]] = {technique.key: [] for technique in TECHNIQUES}
        for key, position in kept:
            if holds(key, SudokuBoard.parse(position)):
                self._found[key].append(position)

    @property
    def is_full(self) -> bool:
        """Whether nothing is missing."""
        return not self._lacking()

    def _lacking(self) -> set[SolvingTechnique]:
        return {
            technique
            for technique in TECHNIQUES
            if technique.level <= self._hardest and self._count(technique) < quota(technique)
        }

    def _count(self, technique: SolvingTechnique) -> int:
        return min(len(self._found[technique.key]), quota(technique))

    def take(self, puzzle: SudokuBoard) -> None:
        """Keep at most one position of a puzzle for each technique."""
        here: dict[str, list[str]] = defaultdict(list)
        for board, technique in self._walk(puzzle):
            here[technique.key].append(board.notation)
        for key, positions in here.items():
            self._found[key].append(self._chance.choice(positions))

    def _walk(self, puzzle: SudokuBoard) -> Iterator[tuple[SudokuBoard, SolvingTechnique]]:
        """The positions on the way through a puzzle that fit a technique which lacks some.

        Where only slow techniques would go on of which there is enough, a true digit is placed.
        """
        lacking = self._lacking()
        manager = TechniqueManager(
            [each.key for each in sorted(TECHNIQUES, key=self._place_in_order)],
            off=[t.key for t in TECHNIQUES if t.level >= Level.EXPERT and t not in lacking],
            candidates_shown=False,
            obvious_first=False,
        )
        solution = unique_solution(puzzle)
        assert solution
        board = puzzle
        while not board.is_complete:
            if step := manager.first_step(board):
                if step.technique in lacking and holds(step.technique.key, board):
                    yield board, step.technique
                board = step.apply(board)
            else:
                cell = self._chance.choice(members(board.empty))
                board = board.place(cell, solution.values[cell])

    def _place_in_order(self, technique: SolvingTechnique) -> tuple[Level, int]:
        return technique.level, self._count(technique)

    def stock(self) -> Iterator[tuple[str, list[str]]]:
        """The positions of each technique with its example, the easiest to see first."""
        for technique in TECHNIQUES:
            positions = list(dict.fromkeys(self._found[technique.key]))[: quota(technique)]
            whole = {technique.example.board, *positions} if positions else ()
            yield technique.key, in_order(technique, whole)


def collect(puzzles: Iterable[SudokuBoard], collector: Collector) -> Iterator[int]:
    """Feed puzzles to the collector until it is full; yields the number of puzzles so far."""
    for number, puzzle in enumerate(puzzles, 1):
        if collector.is_full:
            return
        collector.take(puzzle)
        yield number


def in_order(technique: SolvingTechnique, positions: Iterable[str]) -> list[str]:
    """Positions of a technique, those first in which it is easiest to see."""
    return sorted(positions, key=lambda position: (_rounded_effort(technique, position), position))


def _rounded_effort(technique: SolvingTechnique, position: str) -> float:
    return round(effort(technique, SudokuBoard.parse(position)), 6)


def effort(technique: SolvingTechnique, board: SudokuBoard) -> float:
    """How hard the easiest occurrence is to see: by looks, where they can be counted."""
    steps = list(islice(filter(None, technique.find(board)), MOST_STEPS))
    crowd = CROWD * sum(map(size, board.digits))
    if isinstance(technique, SeenTechnique):
        in_view = view(any(map(needs_candidates, steps)))
        looks = min(seen.effort for seen in technique.seen(board, in_view) if seen.step())
        return looks + crowd * AMONG_EQUALS
    return min(map(_extent, steps)) + crowd


def _extent(step: Step) -> float:
    """How much has to be kept in view: the candidates of a pattern, and how far it reaches."""
    cells = members(cells_of_pattern(step))
    rows, columns = [row_number(cell) for cell in cells], [column_number(cell) for cell in cells]
    reach = max(rows) - min(rows) + max(columns) - min(columns)
    return sum(map(len, step.highlights.values())) + reach + len(step.links)
