"""The answers to "which technique is this?": one that fits, and three that look alike but do not."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drills.families import BROADER, FAMILY_OF
from sudoku_helper.step import Step
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.by_cases import ProofTechnique

OTHERS = 3
"""How many wrong answers are offered."""

MOST_STEPS = 400
"""How many occurrences of another technique are looked at."""


def options_for(step: Step, board: SudokuBoard, chance: Random) -> tuple[SolvingTechnique, ...]:
    """The technique of a step and three others that do not come to the same there, in random order."""
    others = (each for each in _alike(step.technique, chance) if not gives(each, step, board))
    options = [step.technique, *islice(others, OTHERS)]
    chance.shuffle(options)
    return tuple(options)


def gives(technique: SolvingTechnique, step: Step, board: SudokuBoard) -> bool:
    """Whether a technique finds all that a step concludes, by whatever pattern."""
    placements, cross_outs = set(step.placements), set(step.cross_outs)
    return any(
        placements <= set(found.placements) and cross_outs <= set(found.cross_outs)
        for found in islice(technique.find(board), MOST_STEPS)
    )


def _alike(technique: SolvingTechnique, chance: Random) -> Iterator[SolvingTechnique]:
    """The techniques that can be taken for another, those of its family and level first.

    What goes through cases is none of them: it can prove nearly everything.
    """
    # A technique that comes from another process is equal by its key alone.
    place = [each.key for each in TECHNIQUES].index(technique.key)
    broader = BROADER.get(technique.key, frozenset())
    others = [
        (
            each.key not in FAMILY_OF[technique.key],
            abs(number - place) // OTHERS,
            chance.random(),
            each,
        )
        for number, each in enumerate(TECHNIQUES)
        if each.key != technique.key
        and each.key not in broader
        and not isinstance(each, ProofTechnique)
    ]
    for *_, other in sorted(others, key=lambda entry: entry[:3]):
        yield other
