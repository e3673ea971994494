"""What need not be looked at again: searches that found nothing before some candidates went.

Of the cells of a pattern only the candidates count, and the fewer candidates there are elsewhere, the
less it crosses out. So where a search has found nothing, whatever it finds after more candidates have
gone has a cell in which one of them was.
"""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from sudoku_helper.board import DigitPlaces, SudokuBoard
from sudoku_helper.geometry import ALL_CELLS, CellSet, size

MOST_BOARDS = 8
"""So many boards are kept, for several players in turn."""

_Found = TypeVar("_Found")


class FruitlessSearches:
    """The last boards on which a search for such patterns found nothing."""

    def __init__(self) -> None:
        self._boards: list[DigitPlaces] = []

    def changed(self, board: SudokuBoard) -> CellSet:
        """The cells of which each pattern that has an effect on a board has at least one."""
        return min(
            (_lost(places, board.places) for places in self._boards), key=size, default=ALL_CELLS
        )

    def watch(self, board: SudokuBoard, found: Iterable[_Found]) -> Iterator[_Found]:
        """What is found on a board; if that is nothing, it will be known."""
        is_fruitless = True
        for each in found:
            is_fruitless = False
            yield each
        if is_fruitless and board.places not in self._boards:
            self._boards = [*self._boards[1 - MOST_BOARDS :], board.places]


def _lost(before: DigitPlaces, now: DigitPlaces) -> CellSet:
    """The cells in which candidates are missing now; all of them if any is new instead."""
    lost = 0
    for had, has in zip(before, now, strict=True):
        if has & ~had:
            return ALL_CELLS
        lost |= had ^ has
    return lost
