"""How backtracking chooses where to go on: cell by cell like a beginner, or like a player.

A strategy looks at the digits on the board and answers with a choice, with the obstacle that makes
the position impossible, or with None when the board is full. Clashing digits are not its concern.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import (
    ALL_DIGITS,
    BIT,
    BLOCKS_FIRST,
    DIGITS,
    HOUSES,
    PEERS,
    Cell,
    CellSet,
    Digit,
    DigitSet,
    House,
    common_houses,
    is_single,
    members,
    only,
    set_of,
    size,
)
from sudoku_helper.solver.obstacles import Obstacle, dead_ends, no_candidate
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.locked import Claiming, Pointing
from sudoku_helper.techniques.subsets import HiddenPair, NakedPair
from sudoku_helper.text import Text


@dataclass(frozen=True, slots=True)
class Choice:
    """A cell with the digits to try in it, smallest first.

    ``reason`` tells why the cell was chosen; ``house`` is where a necessary digit has no other place.
    """

    cell: Cell
    options: DigitSet
    reason: str
    house: House | None = None


Strategy = Callable[[Sequence[Digit]], Choice | Obstacle | None]

_TWO_NECESSARY = Text(
    en="{cell:cell} would have to hold {digits:digits} at once: in {houses:houses} they have no "
    "other place.",
    de="{cell:cell} müsste {digits:digits} zugleich aufnehmen: In {houses:houses} haben sie keinen "
    "anderen Platz.",
)
_TWICE_NECESSARY = Text(
    en="{digit:digit} would have to stand in {cells:cells} at once, which are both in {house:house}.",
    de="Die {digit:digit} müsste in {cells:cells} zugleich stehen, die beide in {house:house} liegen.",
)
_TWO_SINGLES = Text(
    en="In {house:house} nothing but {digit:digit} is left for {cells:cells}.",
    de="In {house:house} bleibt für {cells:cells} jeweils nur die {digit:digit}.",
)

CROSSING_OUT: tuple[SolvingTechnique, ...] = (NakedPair(), HiddenPair(), Pointing(), Claiming())


def row_by_row(values: Sequence[Digit]) -> Choice | Obstacle | None:
    """Take the next empty cell and every digit that no cell in its houses holds."""
    if 0 not in values:
        return None
    cell = values.index(0)
    options = ALL_DIGITS & ~set_of(values[peer] for peer in members(PEERS[cell]))
    return Choice(cell, options, "next") if options else no_candidate(cell)


def smart(values: Sequence[Digit], seed: int = 0) -> Choice | Obstacle | None:
    """Take what is certain; where nothing is, cross out candidates; else the smallest choice.

    With a *seed*, chance decides between cells with equally few candidates.
    """
    if 0 not in values:
        return None
    board = SudokuBoard.of(values)
    single = "single"
    while True:
        decision = contradiction(board) or _necessary(board) or _only_candidate(board, single)
        if decision:
            return decision
        step = first_crossing_out(board)
        if not step:
            return _fewest(board, seed)
        board = step.apply(board)
        single = "hidden-single"


STRATEGIES: Mapping[str, Strategy] = {"row_by_row": row_by_row, "smart": smart}


def smart_by_chance(seed: int) -> Strategy:
    """The smart strategy in which a seed decides between equals; the same seed always decides alike."""
    return partial(smart, seed=seed)


def first_crossing_out(board: SudokuBoard) -> Step | None:
    """The first step by a pair or by two houses that overlap."""
    steps = (step for technique in CROSSING_OUT for step in technique.find(board) if step)
    return next(steps, None)


def _necessary(board: SudokuBoard) -> Choice | None:
    """A digit with a single place in a house."""
    for house, digit, cell in necessary_digits(board):
        return Choice(cell, BIT[digit], "necessary", house)
    return None


def _only_candidate(board: SudokuBoard, reason: str) -> Choice | None:
    """The smallest cell with a single candidate."""
    for cell in members(board.cells_with(1)):
        return Choice(cell, board.digits[cell], reason)
    return None


def _fewest(board: SudokuBoard, seed: int) -> Choice:
    """The first of the cells that have fewest candidates, or any of them by chance."""
    fewest = min(size(board.digits[cell]) for cell in members(board.empty))
    equals = [cell for cell in members(board.empty) if size(board.digits[cell]) == fewest]
    # The position is part of what chance begins with, so that a search can be taken up anywhere.
    cell = Random(f"{seed} {board.line}").choice(equals) if seed else equals[0]
    return Choice(cell, board.digits[cell], "fewest")


def necessary_digits(board: SudokuBoard) -> Iterator[tuple[House, Digit, Cell]]:
    """Every digit with a single place in a house, blocks first."""
    for house in BLOCKS_FIRST:
        for digit in DIGITS:
            places = board.places[digit] & HOUSES[house]
            if is_single(places):
                yield house, digit, only(places)


def contradiction(board: SudokuBoard) -> Obstacle | None:
    """What makes the candidates impossible, as far as it can be seen at a glance."""
    for obstacle in dead_ends(board, board.places):
        return obstacle
    return _two_necessary(board) or _two_singles(board)


def _two_necessary(board: SudokuBoard) -> Obstacle | None:
    """Two digits that are necessary in one cell, or one that is in two cells of a house."""
    necessary: dict[Cell, dict[Digit, House]] = {}
    cells_of: dict[Digit, CellSet] = {}
    for house, digit, cell in necessary_digits(board):
        necessary.setdefault(cell, {}).setdefault(digit, house)
        cells_of[digit] = cells_of.get(digit, 0) | BIT[cell]
    for cell, houses in necessary.items():
        if len(houses) > 1:
            words = {"cell": cell, "digits": set_of(houses), "houses": sorted(set(houses.values()))}
            return Obstacle("two-necessary", _TWO_NECESSARY, words, BIT[cell])
    for digit, cells in cells_of.items():
        if twins := _twins(cells):
            words = {"digit": digit, "cells": twins, "house": common_houses(twins)[0]}
            return Obstacle("twice-necessary", _TWICE_NECESSARY, words, twins)
    return None


def _two_singles(board: SudokuBoard) -> Obstacle | None:
    """Two cells of a house that have the same single candidate."""
    singles = board.cells_with(1)
    for digit in DIGITS:
        if twins := _twins(singles & board.places[digit]):
            words = {"digit": digit, "cells": twins, "house": common_houses(twins)[0]}
            return Obstacle("two-singles", _TWO_SINGLES, words, twins)
    return None


def _twins(cells: CellSet) -> CellSet:
    """Two of the cells that see each other, or none."""
    for first, second in combinations(members(cells), 2):
        if PEERS[first] & BIT[second]:
            return BIT[first] | BIT[second]
    return 0
