"""A task: a drill of some kind with all that is shown of it."""

from dataclasses import dataclass
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drills import choose_drill, positions_of
from sudoku_helper.drills.kinds import REAL, SPEED, WHICH
from sudoku_helper.drills.near_misses import choose_near_miss, lines_of
from sudoku_helper.drills.options import options_for
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.text import Told

QUICKLY_SEEN = 0.25
"""The part of the positions from which a speed round is made."""


@dataclass(frozen=True)
class Wish:
    """Which technique is practised and how: the kind of task, what was shown lately, how easy it shall be."""

    technique: SolvingTechnique
    kind: str
    recent: frozenset[int] = frozenset()
    ease: float = 1.0


@dataclass(frozen=True)
class Task:
    """A position with the *step* that it is about; *number* and *count* are those of the drills.

    ``options`` are the answers to choose from, ``is_real`` says whether the pattern is one, and ``why``
    tells why it is none.
    """

    number: int
    count: int
    board: SudokuBoard
    step: Step
    options: tuple[SolvingTechnique, ...] = ()
    is_real: bool = True
    why: tuple[Told, ...] = ()


def choose_task(wish: Wish, chance: Random) -> Task:
    """A task that was not set lately, as far as there are others.

    Near misses are numbered after the positions in which the technique is really found.
    """
    positions, misses = len(positions_of(wish.technique)), len(lines_of(wish.technique))
    if wish.kind == REAL and chance.random() < 0.5:
        shown = {number - positions for number in wish.recent}
        number, miss = choose_near_miss(wish.technique, shown, chance)
        return Task(
            positions + number,
            positions + misses,
            miss.board,
            miss.step,
            is_real=False,
            why=miss.told,
        )
    ease = QUICKLY_SEEN if wish.kind == SPEED else wish.ease
    number, board = choose_drill(wish.technique, wish.recent, chance, ease)
    step = next(filter(None, wish.technique.find(board)))
    count = positions + misses if wish.kind == REAL else positions
    options = options_for(step, board, chance) if wish.kind == WHICH else ()
    why = tuple(wish.technique.tell(step)) if wish.kind == REAL else ()
    return Task(number, count, board, step, options, why=why)
