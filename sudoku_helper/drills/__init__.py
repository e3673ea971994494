"""Drills: positions in which a technique is the next useful step, to practise it.

The positions are stored with the package, those first in which the technique is easiest to see.
``make data`` makes them again from puzzles of our own. The example of a technique
is always among its drills, so every technique has one. A drill is shown in a random transformation,
so that nobody learns it by heart.
"""

from collections.abc import Collection
from math import ceil
from random import Random
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drills.stock import DRILLS, stored
from sudoku_helper.geometry import HOUSES, size
from sudoku_helper.proofs.truths import TruthKind
from sudoku_helper.symmetry import TRANSPOSITION, random_transformation
from sudoku_helper.techniques.base import SolvingTechnique

FEWEST_EASY = 8
"""Among how many positions is chosen even where only the easiest are wanted."""


MOST_COMPARED = 60
"""Among how many of the easiest positions the examples are chosen."""


class Drill(NamedTuple):
    """A position to practise on; *number* tells it from the others of its technique."""

    number: int
    board: SudokuBoard


def positions_of(technique: SolvingTechnique) -> tuple[str, ...]:
    """The positions of a technique in the notation, the easiest to see first."""
    example = technique.example.board
    positions = stored(DRILLS).get(technique.key, [])
    return tuple(positions if example in positions else [example, *positions])


def examples_of(technique: SolvingTechnique) -> tuple[Drill, ...]:
    """Several drills to look at: the example, one early and one late in a game, one lying otherwise.

    Those that the positions do not have are left out: a rare technique has one alone.
    """
    positions = positions_of(technique)
    boards = [SudokuBoard.parse(each) for each in positions[:MOST_COMPARED]]
    example = positions.index(technique.example.board)
    others = (number for number in range(len(boards)) if number != example)
    by_stage = sorted(others, key=lambda number: size(boards[number].empty))
    wanted = dict.fromkeys((example, *by_stage[-1:], *by_stage[:1]))
    found = {number: SudokuBoard.parse(positions[number]) for number in wanted}
    turned = next((each for each in by_stage[len(by_stage) // 2 :] if each not in found), None)
    if turned is not None:
        found[turned] = _lying_otherwise(technique, boards[turned])
    return tuple(Drill(number, board) for number, board in found.items())


def _lying_otherwise(technique: SolvingTechnique, board: SudokuBoard) -> SudokuBoard:
    """A position as it is, or transposed if the pattern lies in it as in the example."""
    alike = _directions(technique, board) == _directions(technique, technique.example.position)
    return TRANSPOSITION.apply(board) if alike else board


def _directions(technique: SolvingTechnique, board: SudokuBoard) -> set[int]:
    """In rows, columns or blocks, by the houses that the first occurrence rests on."""
    step = next(filter(None, technique.find(board)))
    return {
        HOUSES.index(truth.cells) // 9 for truth in step.truths if truth.kind == TruthKind.HOUSE
    }


def choose_drill(
    technique: SolvingTechnique,
    recent: Collection[int],
    chance: Random | None = None,
    ease: float = 1.0,
) -> Drill:
    """A drill that was not among the *recent* ones, as far as there are others.

    *ease* is the part of the positions to choose from, beginning with the easiest: 1 for any of them.
    """
    chance = chance or Random()
    positions = positions_of(technique)
    within = range(min(len(positions), max(FEWEST_EASY, ceil(ease * len(positions)))))
    fresh = [number for number in within if number not in recent]
    number = chance.choice(fresh or within)
    board = SudokuBoard.parse(positions[number])
    return Drill(number, random_transformation(chance).apply(board))
