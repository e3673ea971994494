"""Backtracking to watch: what is chosen, tried, found impossible and taken back, event by event.

``trace`` is a generator, so a watcher can pause it, go on, make single steps, or drop it. After a
solution it goes on to the next one until all possibilities are exhausted. ``Search`` is the same
turn by turn; between two turns a short text, its bookmark, holds all that is needed to go on.
"""

import re
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import CELLS, Cell, Digit, members
from sudoku_helper.solver.obstacles import Obstacle, duplicates
from sudoku_helper.watching.strategies import STRATEGIES, Choice, Strategy


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
class TraceEvent:
    """Something that happened, and the counters after it."""

    kind: ClassVar[str]
    counters: Counters


@dataclass(frozen=True, slots=True)
class Chosen(TraceEvent):
    """A cell was chosen, with the digits to try in it."""

    kind = "chosen"
    choice: Choice


@dataclass(frozen=True, slots=True)
class Placed(TraceEvent):
    """A digit was written into the chosen cell."""

    kind = "placed"
    cell: Cell
    digit: Digit


@dataclass(frozen=True, slots=True)
class Contradiction(TraceEvent):
    """The position turned out to be impossible; the obstacle says where."""

    kind = "contradiction"
    obstacle: Obstacle


@dataclass(frozen=True, slots=True)
class TakenBack(TraceEvent):
    """A digit was removed again."""

    kind = "taken-back"
    cell: Cell
    digit: Digit


@dataclass(frozen=True, slots=True)
class Solved(TraceEvent):
    """Every cell is filled; ``number`` counts the solutions from 1."""

    kind = "solved"
    values: tuple[Digit, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Exhausted(TraceEvent):
    """Every possibility was tried; ``solutions`` is how many were found in all."""

    kind = "exhausted"
    solutions: int


def trace(board: SudokuBoard, strategy: str = "row_by_row") -> Generator[TraceEvent, None, None]:
    """Backtracking from the digits on *board* with a strategy of ``strategies.STRATEGIES``."""
    search = Search(board, STRATEGIES[strategy])
    while not search.is_over:
        yield from search.turn()


@dataclass
class _Frame:
    """A cell that was chosen on the way, and the digits that are still to be tried in it."""

    cell: Cell
    untried: list[Digit]


class HasDigits(Protocol):
    """Anything with digits in its cells."""

    @property
    def values(self) -> tuple[Digit, ...]:
        """The digit of each cell, 0 where there is none."""


Clashes = Callable[[Sequence[Digit]], Iterator[Obstacle]]


def clashes(values: Sequence[Digit]) -> Iterator[Obstacle]:
    """Digits that stand more than once in a house."""
    return duplicates(SudokuBoard.of(values))


class BookmarkError(ValueError):
    """A text that is no bookmark of a search from this board."""


_BOOKMARK = re.compile(r"(\d{1,9})\.(\d{1,9})\.(\d{1,9})\.(\d{1,9})((?:/\d\d[1-9]{1,9}){0,81})")


class Search:
    """Backtracking turn by turn: the way from the start to where it is now."""

    def __init__(self, board: HasDigits, strategy: Strategy, clashes: Clashes = clashes) -> None:
        """Begin at the digits on *board*; *clashes* knows the rules of a board of another size."""
        self.clash = next(clashes(board.values), None)
        self.strategy = strategy
        self.values = list(board.values)
        self.frames: list[_Frame] = []
        self.counters = Counters()
        self.solutions = 0
        self.is_over = False

    @property
    def placed(self) -> list[tuple[Cell, Digit]]:
        """The digits that stand at the moment, in the order in which they were placed."""
        return [(frame.cell, self.values[frame.cell]) for frame in self.frames]

    @property
    def bookmark(self) -> str:
        """Where the search is: counters, solutions, and each cell with its digit and the untried."""
        now = self.counters
        counts = f"{now.forward}.{now.backward}.{now.backward_runs}.{self.solutions}"
        frames = (
            f"{frame.cell:02}{self.values[frame.cell]}{''.join(map(str, frame.untried))}"
            for frame in self.frames
        )
        return "/".join((counts, *frames))

    @classmethod
    def at(cls, board: SudokuBoard, strategy: Strategy, bookmark: str) -> "Search":
        """Take up a search from *board* where its bookmark was made."""
        match = _BOOKMARK.fullmatch(bookmark)
        if not match:
            raise BookmarkError(f"expected a bookmark, got {bookmark[:40]!r}")
        search = cls(board, strategy)
        forward, backward, runs, search.solutions = map(int, match.groups()[:4])
        search.counters = Counters(forward, backward, runs)
        for text in match[5].split("/")[1:]:
            cell, digit, *untried = int(text[:2]), *map(int, text[2:])
            if cell not in CELLS or search.values[cell]:
                raise BookmarkError(f"expected an empty cell, got {text!r}")
            search.values[cell] = digit
            search.frames.append(_Frame(cell, untried))
        if any(clashes(search.values)) and search.frames:
            raise BookmarkError("expected digits that do not clash")
        return search

    def turn(self) -> Generator[TraceEvent, None, None]:
        """What happens from one decision to the next."""
        decision = self.clash or self.strategy(self.values)
        if isinstance(decision, Choice):
            yield Chosen(self.counters, decision)
            self.frames.append(_Frame(decision.cell, members(decision.options)))
        else:
            if decision is None:
                self.solutions += 1
                yield Solved(self.counters, tuple(self.values), self.solutions)
            else:
                yield Contradiction(self.counters, decision)
            yield from self._back()
        if self.frames:
            yield self._forward()
        else:
            self.is_over = True
            yield Exhausted(self.counters, self.solutions)

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
