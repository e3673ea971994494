"""How far a path leads with techniques up to a wanted difficulty, and what it needs on the way."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from sudoku_helper import techniques
from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import BIT, Cell, Digit, size
from sudoku_helper.grading.path import Rung, rungs
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.techniques.singles import (
    FullHouse,
    HiddenSingleInBlock,
    HiddenSingleInLine,
    NakedSingle,
)

TRIAL = "trial"
"""The technique that no fair puzzle needs."""

_FOUND_BY_LOOKING = (FullHouse(), HiddenSingleInBlock())
_SINGLES = (*_FOUND_BY_LOOKING, HiddenSingleInLine(), NakedSingle())


@dataclass(frozen=True)
class Walk:
    """The uses of techniques on a path, and the position where it ended."""

    uses: Mapping[str, int]
    end: SudokuBoard

    @property
    def is_complete(self) -> bool:
        """Whether the path led to the solution."""
        return self.end.is_complete

    @property
    def hardest(self) -> SolvingTechnique:
        """The last technique, in the order of the registry, that was needed."""
        return techniques.TECHNIQUES[max(map(ranks().__getitem__, self.uses), default=0)]


@cache
def ranks() -> Mapping[str, int]:
    """The place of each technique in the registry."""
    return {technique.key: rank for rank, technique in enumerate(techniques.TECHNIQUES)}


def walk_up_to_level(board: SudokuBoard, level: Level) -> Walk:
    """Walk as grading does, but with no step that is too hard for the level; never by trial."""
    if level == Level.EVIL:
        last_fair = [key for key in ranks() if key != TRIAL][-1]
        return walk_up_to_technique(board, last_fair)
    return _walk(board, _steps_of_level(board, level))


def walk_up_to_technique(board: SudokuBoard, last: str) -> Walk:
    """Walk the registry's easiest path, but with no technique that comes after the last one."""
    return _walk(board, (step for _, step in _manager(last).path(board)))


class Crux:
    """What keeps a puzzle from being easier than a level, and which givens leave it so."""

    def __init__(self, board: SudokuBoard, level: Level) -> None:
        """Walk as far as the steps of the next easier level lead."""
        self._easier = Level(level - 1)
        self._reached = walk_up_to_level(board, self._easier).end

    def survives(self, cells: Iterable[Cell], solution: Sequence[Digit]) -> bool:
        """Whether the puzzle is no easier with these givens, too; if so, they count as given."""
        board = self._reached
        for cell in cells:
            # What easier steps find anyway gives nothing away.
            if board.empty & BIT[cell]:
                board = board.place(cell, solution[cell])
        if board is not self._reached:
            board = walk_up_to_level(board, self._easier).end
        if board.is_complete:
            return False
        self._reached = board
        return True


def fewest_open_steps(board: SudokuBoard, level: Level) -> int:
    """How many digits can be placed at once where the fewest can, if each time all of them are.

    Where fewer cells are left than can be placed elsewhere, that is no narrow place.
    """
    techniques = _FOUND_BY_LOOKING if level == Level.VERY_EASY else _SINGLES
    fewest = 81
    while not board.is_complete:
        found = {
            spot for each in techniques for step in each.find(board) for spot in step.placements
        }
        if len(found) < size(board.empty):
            fewest = min(fewest, len(found))
        if not found:
            break
        for cell, digit in found:
            board = board.place(cell, digit)
    return fewest


def _walk(board: SudokuBoard, steps: Iterator[Step]) -> Walk:
    uses: Counter[str] = Counter()
    for step in steps:
        uses[step.technique.key] += 1
        board = step.apply(board)
    return Walk(uses, board)


def _steps_of_level(board: SudokuBoard, level: Level) -> Iterator[Step]:
    while step := next((step for rung in _rungs(level) for step in rung.steps(board)), None):
        yield step
        board = step.apply(board)


@cache
def _rungs(level: Level) -> tuple[Rung, ...]:
    return tuple(rung for rung in rungs() if rung.rating <= level.limit)


@cache
def _manager(last: str) -> TechniqueManager:
    off = [key for key, rank in ranks().items() if rank > ranks()[last]]
    return TechniqueManager(off=off, candidates_shown=False, obvious_first=False)
