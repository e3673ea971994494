"""Why a cross-out does not follow: a fin or another candidate was overlooked."""

from itertools import islice
from typing import NamedTuple

from sudoku_helper.board import Candidate
from sudoku_helper.candidates import candidate_number, to_numbers
from sudoku_helper.drills.marked import Marked
from sudoku_helper.drills.overlooking import broken_truth, is_telling, steps_without, told_oversight
from sudoku_helper.drills.patterns import cells_of_pattern
from sudoku_helper.geometry import BIT, BLOCK_OF, HOUSES, PEERS, set_of
from sudoku_helper.proofs.truths import can_be_met, left_beside, options
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import Text, Told

_FIN = Text(
    en="Mind the fin in {fin:cells}: if the {digit:digit} is there, it can go in {cell:cell} too as far as "
    "the pattern goes, since {cell:cell} does not see it.",
    de="Denk an die Flosse in {fin:cells}: Steht die {digit:digit} dort, lässt das Muster sie auch in {cell:cell} "
    "zu, denn von dort sieht man sie nicht.",
)
_A_FIN = Text(
    en="In {house:house} the {digit:digit} could also go in {fin:cell}: that is a fin, and {cell:cell} does not "
    "see it.",
    de="In {house:house} kann die {digit:digit} auch in {fin:cell} stehen: Das ist eine Flosse, und {cell:cell} "
    "sieht sie nicht.",
)

LOOKED_AT = {Level.VERY_HARD: 60, Level.EXPERT: 10, Level.EVIL: 0}
"""How many candidates are tried as overlooked ones; all of them where a search is quick."""


def fin(marked: Marked) -> Told | None:
    """Without the fin it would follow, but the fin is not seen."""
    board, step, mark = marked
    fins = step.highlights.get("fin", ())
    unseen = set_of(each.cell for each in fins) & ~PEERS[mark.cell]
    if not unseen or fins[0].digit != mark.digit:
        return None
    finless = ~to_numbers(fins)
    truths = [options(truth, board) & finless for truth in step.truths]
    if can_be_met(left_beside(candidate_number(*mark), truths)):
        return None
    return _FIN, {"fin": unseen, "digit": mark.digit, "cell": mark.cell}


def overlooked_fin(marked: Marked) -> Told | None:
    """It would follow from a fish without fins, but there is a fin beside it."""
    if "cover" not in marked.step.words or not (found := _oversight(marked)):
        return None
    step, (beside, digit) = found
    cell = marked.mark.cell
    truth = broken_truth(step, marked.board, found.overlooked)
    body = cells_of_pattern(step) & HOUSES[BLOCK_OF[beside]]
    if truth is None or not body & truth.cells or PEERS[cell] & BIT[beside]:
        return None
    house = HOUSES.index(truth.cells)
    return _A_FIN, {"house": house, "digit": digit, "fin": beside, "cell": cell}


def second_place(marked: Marked) -> Told | None:
    """It would follow if there were not one more candidate, which was overlooked."""
    found = _oversight(marked)
    return found and told_oversight(found.step, marked.board, found.overlooked)


class _Oversight(NamedTuple):
    """A step that gives a mark, and the candidate without which it would hold."""

    step: Step
    overlooked: Candidate


def _oversight(marked: Marked) -> _Oversight | None:
    board, step, mark = marked
    if step.proof is not None:
        return None
    near = (each for each in board.candidates if _is_near(each, mark))
    for overlooked in islice(near, LOOKED_AT.get(step.technique.level)):
        for found in steps_without(step.technique, board, overlooked):
            if mark in found.cross_outs and is_telling(found, board, overlooked):
                return _Oversight(found, overlooked)
    return None


def _is_near(candidate: Candidate, mark: Candidate) -> bool:
    """Whether a candidate could be overlooked by somebody who crosses out another."""
    if candidate == mark:
        return False
    return candidate.digit == mark.digit or bool(BIT[candidate.cell] & PEERS[mark.cell])
