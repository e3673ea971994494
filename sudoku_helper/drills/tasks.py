"""Tasks: the kinds of them that a drill can set, and one with all that is shown of it."""

from dataclasses import dataclass
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drills import choose_drill, positions_of
from sudoku_helper.drills.families import options_for
from sudoku_helper.drills.near_misses import choose_near_miss, lines_of
from sudoku_helper.sight import Looking
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.by_cases import ProofTechnique
from sudoku_helper.techniques.seen import looking_of
from sudoku_helper.text import Told

CROSS_OUT = "cross-out"
"""Find it and do what follows: cross out candidates, or write a digit."""

FIND = "find"
"""Mark the cells of the pattern."""

WHICH = "which"
"""Name the pattern that is shown."""

REAL = "real"
"""Say whether the pattern that is shown is one, or a near miss."""

SPEED = "speed"
"""Write the digits of singles that are easy to see, one after the other."""

KINDS = (CROSS_OUT, FIND, WHICH, REAL, SPEED)

QUICKLY_SEEN = 0.25
"""The part of the positions from which a speed round is made."""


@dataclass(frozen=True)
class Practice:
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


def kinds_of(technique: SolvingTechnique) -> tuple[str, ...]:
    """The kinds of task that make sense for a technique.

    One that goes through cases has no pattern to point at or to recognise, and not every technique has
    near misses. Fast are only those who look for digits to write.
    """
    has_pattern = not isinstance(technique, ProofTechnique)
    allowed = {
        CROSS_OUT: True,
        FIND: has_pattern,
        WHICH: has_pattern,
        REAL: bool(lines_of(technique)),
        SPEED: looking_of(technique) is Looking.PLACING,
    }
    return tuple(kind for kind in KINDS if allowed[kind])


def choose_task(practice: Practice, chance: Random) -> Task:
    """A task that was not set lately, as far as there are others.

    Near misses are numbered after the positions in which the technique is really found.
    """
    positions, misses = len(positions_of(practice.technique)), len(lines_of(practice.technique))
    if practice.kind == REAL and chance.random() < 0.5:
        shown = {number - positions for number in practice.recent}
        number, miss = choose_near_miss(practice.technique, shown, chance)
        return Task(
            positions + number,
            positions + misses,
            miss.board,
            miss.step,
            is_real=False,
            why=miss.told,
        )
    ease = QUICKLY_SEEN if practice.kind == SPEED else practice.ease
    number, board = choose_drill(practice.technique, practice.recent, chance, ease)
    step = next(filter(None, practice.technique.find(board)))
    count = positions + misses if practice.kind == REAL else positions
    options = options_for(step, board, chance) if practice.kind == WHICH else ()
    why = tuple(line.told for line in step.story) if practice.kind == REAL else ()
    return Task(number, count, board, step, options, why=why)
