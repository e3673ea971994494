"""Collecting near misses from the positions that were collected for drills."""

from itertools import chain, islice
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drills import positions_of
from sudoku_helper.drills.families import FAMILY_OF
from sudoku_helper.drills.near_misses import NearMiss, misplaced_near_misses, overlooked_near_misses
from sudoku_helper.geometry import size
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.techniques.by_cases import ProofTechnique

QUOTA = 12
"""How many near misses of a technique are kept."""

MOST_MISPLACED = 4
"""How many of them may have their cells lying wrong."""

MOST_POSITIONS = 700
MOST_HARD_POSITIONS = 12
"""In how many positions they are looked for, and how many of them where a search takes long."""

FROM_EACH = 250
"""How many positions are taken from each technique that looks alike."""


def collect_near_misses(technique: SolvingTechnique, seed: int = 1) -> list[str]:
    """Near misses of a technique from positions of its own and of those that look like it.

    Where few candidates are on the board they are seen best, so those come first. What goes through
    cases has no pattern that could be missed.
    """
    if isinstance(technique, ProofTechnique):
        return []
    chance = Random(seed)
    most = MOST_HARD_POSITIONS if technique.level == Level.EVIL else MOST_POSITIONS
    boards = [SudokuBoard.parse(each) for each in _positions(technique, chance)[:most]]
    misplaced = (
        each for board in boards for each in islice(misplaced_near_misses(board, technique), 1)
    )
    overlooked = (
        each
        for board in boards
        for each in islice(overlooked_near_misses(board, technique, chance), 1)
    )
    some = islice(misplaced, MOST_MISPLACED)
    found = list(islice(chain(some, overlooked), QUOTA))
    return [miss.line for miss in sorted(found, key=_crowd)]


def _positions(technique: SolvingTechnique, chance: Random) -> list[str]:
    """Where to look: in positions of the technique itself, then of those that stand near it."""
    family = FAMILY_OF[technique.key]
    place = family.index(technique.key)
    near = sorted(family, key=lambda key: abs(family.index(key) - place))
    positions = []
    for known in filter(None, map(technique_of, near)):
        some = sorted(positions_of(known))
        positions += chance.sample(some, min(FROM_EACH, len(some)))
    return positions


def _crowd(miss: NearMiss) -> int:
    return sum(map(size, miss.board.digits))
