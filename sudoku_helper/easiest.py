"""Of all that several techniques find, what is easiest to see first.

To ask a technique takes longer than to know how little effort its finds can take at least. So whatever
might be the easiest waits in a heap with the least effort that is known of it, and more is found out
about the first in line alone: until that is a spot of which every look was counted.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from heapq import heappop, heappush, heapreplace
from typing import Any, NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.sight import AT_A_GLANCE, View, effort_at
from sudoku_helper.step import Step
from sudoku_helper.techniques.seen import SeenTechnique

_UNASKED, _ASKED_LATER = -2, -1


class Contender(NamedTuple):
    """A spot, or a technique that was not yet asked for its spots; they are compared from left to right."""

    effort: float
    """With how much effort it is seen at least."""
    distance: int
    """How far away from the last move that is."""
    rank: int
    """The place of the technique among those that are looked for together."""
    number: int
    """The place of the spot among those of its technique; less than 0 for a whole technique."""
    is_counted: bool
    """Whether all looks were counted, so that it is seen with this effort indeed."""
    technique: SeenTechnique[Any]
    spot: Any = None


# Made for every spot of every board; the class itself would take half as long again.
_contender: Callable[[tuple[Any, ...]], Contender] = partial(tuple.__new__, Contender)


def not_asked(techniques: Iterable[SeenTechnique[Any]]) -> list[Contender]:
    """Some techniques before any is asked: each may see something at a glance.

    What the first sees at least need not be known, since the others are compared with what it sees.
    """
    return [
        Contender(AT_A_GLANCE, 0, rank, _UNASKED if rank else _ASKED_LATER, False, technique)
        for rank, technique in enumerate(techniques)
    ]


def easiest_first(
    techniques: Iterable[Contender], board: SudokuBoard, view: View
) -> Iterator[Step]:
    """The steps of some techniques, the easiest to see first.

    A technique is asked, and looks are counted, only where that could give the next step.
    """
    waiting = list(techniques)
    shown = view.candidates_shown
    while waiting:
        effort, distance, rank, number, is_counted, technique, spot = waiting[0]
        if is_counted:
            heappop(waiting)
            yield technique.step(board, spot)
        elif spot is not None:
            effort = effort_at(distance, technique.looks(board, spot, shown))
            heappop(waiting)
            counted = _contender((effort, distance, rank, number, True, technique, spot))
            if waiting and waiting[0] < counted:
                heappush(waiting, counted)
            else:
                yield technique.step(board, spot)
        elif number == _UNASKED:
            effort, distance = technique.least(board, view)
            heapreplace(
                waiting, _contender((effort, distance, rank, _ASKED_LATER, False, technique, None))
            )
        else:
            heappop(waiting)
            for number, (spot, looks) in enumerate(technique.glimpses(board, view)):
                distance = technique.distance(spot, view)
                effort = effort_at(distance, looks)
                spotted = _contender((effort, distance, rank, number, False, technique, spot))
                heappush(waiting, spotted)
