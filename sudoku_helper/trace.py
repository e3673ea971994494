"""Backtracking to watch: what is chosen, tried, found impossible and taken back, event by event.

``trace`` is a generator, so a watcher can pause it, go on, make single steps, or drop it. After a
solution it goes on to the next one until all possibilities are exhausted.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import ClassVar

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import Cell, Digit, members
from sudoku_helper.obstacles import Obstacle, duplicates
from sudoku_helper.strategies import STRATEGIES, Choice, Strategy


@dataclass(frozen=True, slots=True)
class Counters:
    """Digits placed, digits taken back, and how often it had to turn back."""

    forward: int = 0
    backward: int = 0
    backward_runs: int = 0

    @property
    def steps(self) -> int:
        """Every placing and every taking back."""
        return self.forward + self.backward


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, and the counters after it."""

    kind: ClassVar[str]
    counters: Counters


@dataclass(frozen=True, slots=True)
class Chosen(Event):
    """A cell was chosen, with the digits to try in it."""

    kind = "chosen"
    choice: Choice


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A digit was written into the chosen cell."""

    kind = "placed"
    cell: Cell
    digit: Digit


@dataclass(frozen=True, slots=True)
class Contradiction(Event):
    """The position turned out to be impossible; the obstacle says where."""

    kind = "contradiction"
    obstacle: Obstacle


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """A digit was removed again."""

    kind = "taken-back"
    cell: Cell
    digit: Digit


@dataclass(frozen=True, slots=True)
class Solved(Event):
    """Every cell is filled; ``number`` counts the solutions from 1."""

    kind = "solved"
    values: tuple[Digit, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Exhausted(Event):
    """Every possibility was tried; ``solutions`` is how many were found in all."""

    kind = "exhausted"
    solutions: int


def trace(board: SudokuBoard, strategy: str = "row_by_row") -> Generator[Event, None, None]:
    """Backtracking from the digits on *board* with a strategy of ``strategies.STRATEGIES``."""
    return _Walk(board, STRATEGIES[strategy]).run()


@dataclass
class _Frame:
    """A cell that was chosen on the way, and the digits that are still to be tried in it."""

    cell: Cell
    untried: list[Digit]


class _Walk:
    """The way from the start to where the search is now."""

    def __init__(self, board: SudokuBoard, strategy: Strategy) -> None:
        self.clash = next(duplicates(board), None)
        self.strategy = strategy
        self.values = list(board.values)
        self.frames: list[_Frame] = []
        self.counters = Counters()

    def run(self) -> Generator[Event, None, None]:
        """Every event until all possibilities are exhausted."""
        solutions = 0
        while True:
            decision = self.clash or self.strategy(self.values)
            if isinstance(decision, Choice):
                yield Chosen(self.counters, decision)
                self.frames.append(_Frame(decision.cell, members(decision.options)))
            else:
                if decision is None:
                    solutions += 1
                    yield Solved(self.counters, tuple(self.values), solutions)
                else:
                    yield Contradiction(self.counters, decision)
                yield from self._back()
            if not self.frames:
                yield Exhausted(self.counters, solutions)
                return
            yield self._forward()

    def _forward(self) -> Placed:
        """Place the next digit to be tried in the cell chosen last."""
        frame = self.frames[-1]
        digit = self.values[frame.cell] = frame.untried.pop(0)
        now = self.counters
        self.counters = Counters(now.forward + 1, now.backward, now.backward_runs)
        return Placed(self.counters, frame.cell, digit)

    def _back(self) -> Iterator[TakenBack]:
        """Take digits back up to a cell in which another digit can be tried."""
        runs = self.counters.backward_runs + 1
        while self.frames:
            cell = self.frames[-1].cell
            digit, self.values[cell] = self.values[cell], 0
            now = self.counters
            self.counters = Counters(now.forward, now.backward + 1, runs)
            yield TakenBack(self.counters, cell, digit)
            if self.frames[-1].untried:
                return
            self.frames.pop()
