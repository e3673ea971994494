"""The kinds of task that a drill can set, and which of them a technique allows."""

from sudoku_helper.drills.near_misses import lines_of
from sudoku_helper.sight import Looking
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.by_cases import ProofTechnique
from sudoku_helper.techniques.seen import looking_of

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
