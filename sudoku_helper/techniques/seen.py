"""Techniques of which it is known how hard their occurrences are to see."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import ClassVar, Generic, NamedTuple, TypeVar

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import CellSet
from sudoku_helper.sight import Looking, View
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import SolvingTechnique

Spot = TypeVar("Spot")


class Seen(NamedTuple):
    """Something that can be seen on a board, and the step that it allows.

    What takes the least effort comes first, and of equals what is nearest to the last move.
    """

    effort: float
    distance: int
    step: Callable[[], Step]


class SeenTechnique(SolvingTechnique, Generic[Spot]):
    """A technique that can say how many looks each of its occurrences takes.

    A spot is what tells one occurrence from the others, before a step is made of it. Techniques with
    the same kind of ``looking`` are tried together, so that what is easiest to see comes first; those
    with none are tried in the order of the registry like all others.
    """

    looking: ClassVar[Looking | None] = None

    @abstractmethod
    def spots(self, board: SudokuBoard) -> Iterable[Spot]:
        """Every occurrence on the board, those in the fullest houses first."""

    @abstractmethod
    def looks(self, board: SudokuBoard, spot: Spot, candidates_shown: bool) -> float:
        """How many looks it takes to see an occurrence."""

    @abstractmethod
    def cells(self, spot: Spot) -> CellSet:
        """Where it is seen."""

    def distance(self, spot: Spot, view: View) -> int:
        """How far away it is seen."""
        return view.distance(self.cells(spot))

    @abstractmethod
    def step(self, board: SudokuBoard, spot: Spot) -> Step:
        """The step that an occurrence allows."""

    def least(self, _board: SudokuBoard, _seen: View) -> tuple[float, int]:
        """With how much effort at least anything is seen on the board, and how far away."""
        return 0.0, 0

    def glimpses(self, board: SudokuBoard, seen: View) -> Iterable[tuple[Spot, float]]:
        """Every occurrence, and how many looks it takes at least, as far as that is told quickly."""
        looks, _ = self.least(board, seen)
        return [(spot, looks) for spot in self.spots(board)]

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """The step of every occurrence."""
        for spot in self.spots(board):
            yield self.step(board, spot)

    def seen(self, board: SudokuBoard, view: View) -> Iterator[Seen]:
        """Every occurrence as it appears in a view."""
        for spot in self.spots(board):
            cells = self.cells(spot)
            effort = view.effort(self.looks(board, spot, view.candidates_shown), cells)
            yield Seen(effort, view.distance(cells), partial(self.step, board, spot))


def looking_of(technique: SolvingTechnique) -> Looking | None:
    """With what a technique is tried together, or None."""
    return technique.looking if isinstance(technique, SeenTechnique) else None
