"""Truths: the facts that a conclusion rests on, of some candidates at least one is true."""

from functools import cache
from typing import NamedTuple

from sudoku_helper.board import Candidate
from sudoku_helper.geometry import BIT, HOUSES, Cell, CellSet, Digit, DigitSet, House


class Truth(NamedTuple):
    """A fact that a proof rests on: of some candidates at least one is true.

    ``kind`` says why: "cell" because a cell needs a digit, "house" because a digit needs a place in
    a house, "deadly" because the puzzle would have two solutions if the *cells* held nothing but
    the *digits*, so that one of their other candidates is true, "grave" because it would have two if
    all the *extras* were gone.
    """

    kind: str
    cells: CellSet
    digits: DigitSet
    extras: tuple[Candidate, ...] = ()


@cache
def in_cell(cell: Cell) -> Truth:
    """The fact that a cell holds one of its candidates."""
    return Truth("cell", BIT[cell], 0)


@cache
def in_house(house: House, digit: Digit) -> Truth:
    """The fact that a digit stands in one of its places in a house."""
    return Truth("house", HOUSES[house], BIT[digit])


def not_deadly(cells: CellSet, digits: DigitSet) -> Truth:
    """The fact that a pattern with two solutions does not arise."""
    return Truth("deadly", cells, digits)


def no_grave(extras: tuple[Candidate, ...]) -> Truth:
    """The fact that a board with two candidates everywhere does not arise."""
    return Truth("grave", 0, 0, extras)
