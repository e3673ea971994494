"""Overlooked candidates: what somebody concludes who overlooks one, and why it does not hold.

The same thought serves near misses and feedback: a technique is asked on the board without the
candidate, and what it finds there alone rests on a fact that the candidate breaks.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.candidates import candidate_number, to_numbers
from sudoku_helper.drills.answers import Marked
from sudoku_helper.drills.patterns import cells_of_pattern, fish_of
from sudoku_helper.geometry import (
    BIT,
    BLOCK_OF,
    HOUSES,
    HOUSES_OF,
    PEERS,
    CellSet,
    Digit,
    is_single,
    only,
    set_of,
    size,
)
from sudoku_helper.proofs.proof import Proof
from sudoku_helper.proofs.truths import Truth, TruthKind, can_be_met, left_beside, options
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.techniques.singles import FullHouse
from sudoku_helper.text import Text, Told

MOST_STEPS = 100
"""How many steps of a technique are looked at."""

_Pattern = tuple[CellSet, frozenset[Digit]]
"""What tells one pattern from another: its cells and the digits in them."""

_ANOTHER_PLACE = Text(
    en="In {house:house} the {digit:digit} could also go in {overlooked:cell}: it is not limited to "
    "{reason:cells}.",
    de="In {house:house} kann die {digit:digit} auch in {overlooked:cell} stehen: Sie ist nicht auf "
    "{reason:cells} beschränkt.",
)
_ANOTHER_DIGIT = Text(
    en="{overlooked:cell} could also be {digit:digit}: it is not limited to {digits:digits}.",
    de="In {overlooked:cell} kann auch die {digit:digit} stehen: Die Zelle ist nicht auf "
    "{digits:digits} beschränkt.",
)
_ANOTHER_EXTRA = Text(
    en="There is one more extra candidate: {overlooked:candidate}. It may be the one that is true.",
    de="Es gibt noch einen überzähligen Kandidaten: {overlooked:candidate}. Vielleicht ist gerade er "
    "der wahre.",
)
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


def steps_without(
    technique: SolvingTechnique, board: SudokuBoard, overlooked: Candidate
) -> Iterator[Step]:
    """The steps that a technique would allow only if *overlooked* were no candidate."""
    real = _patterns_on(technique, board)
    for step in islice(_found_without(technique, board, overlooked), MOST_STEPS):
        is_new = step and not isinstance(step.evidence, Proof) and _pattern(step) not in real
        if is_new and broken_truth(step, board, overlooked) and not step.check(board):
            yield step


def _found_without(
    technique: SolvingTechnique, board: SudokuBoard, overlooked: Candidate
) -> Iterator[Step]:
    """What a technique finds without a candidate; who takes a house for full overlooks a whole cell."""
    if not isinstance(technique, FullHouse):
        yield from technique.find(board.cross_out([overlooked]))
        return
    cell, digit = overlooked
    for house in HOUSES_OF[cell]:
        left = HOUSES[house] & board.empty & ~BIT[cell]
        if is_single(left) and left & board.places[digit]:
            yield technique.step(board, (1, house, digit, only(left)))


@lru_cache(maxsize=16)
def _patterns_on(technique: SolvingTechnique, board: SudokuBoard) -> frozenset[_Pattern]:
    return frozenset(map(_pattern, islice(technique.find(board), MOST_STEPS)))


def _pattern(step: Step) -> _Pattern:
    digits = frozenset(each.digit for found in step.highlights.values() for each in found)
    return cells_of_pattern(step), digits


def broken_truth(step: Step, board: SudokuBoard, overlooked: Candidate) -> Truth | None:
    """The fact on which a step rests that is none on this board, because of a candidate."""
    number = BIT[candidate_number(*overlooked)]
    return next(
        (
            each
            for each in step.truths
            if each.kind == TruthKind.GRAVE or options(each, board) & number
        ),
        None,
    )


def is_telling(step: Step, board: SudokuBoard, overlooked: Candidate) -> bool:
    """Whether somebody could really take this for a pattern that crosses something out.

    What would be a single without the candidate would be seen as one.
    """
    truth = broken_truth(step, board, overlooked)
    if step.placements or truth is None or truth.kind not in (TruthKind.CELL, TruthKind.HOUSE):
        return True
    return size(options(truth, board)) > 2


def told_overlooked(step: Step, board: SudokuBoard, overlooked: Candidate) -> Told:
    """Why a step does not hold: the candidate that breaks one of its facts."""
    truth = broken_truth(step, board, overlooked)
    assert truth is not None
    cell, digit = overlooked
    if truth.kind == TruthKind.HOUSE:
        return _ANOTHER_PLACE, {
            "house": HOUSES.index(truth.cells),
            "digit": digit,
            "overlooked": cell,
            "reason": truth.cells & board.places[digit] & ~BIT[cell],
        }
    if truth.kind == TruthKind.CELL:
        others = board.digits[only(truth.cells)] & ~BIT[digit]
        return _ANOTHER_DIGIT, {"overlooked": cell, "digit": digit, "digits": others}
    return _ANOTHER_EXTRA, {"overlooked": overlooked}


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
    if not fish_of(marked.step) or not (found := _overlooked_near(marked)):
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
    found = _overlooked_near(marked)
    return found and told_overlooked(found.step, marked.board, found.overlooked)


class _Overlooked(NamedTuple):
    """A step that gives a mark, and the candidate without which it would hold."""

    step: Step
    overlooked: Candidate


def _overlooked_near(marked: Marked) -> _Overlooked | None:
    board, step, mark = marked
    if isinstance(step.evidence, Proof):
        return None
    near = (each for each in board.candidates if _is_near(each, mark))
    for overlooked in islice(near, LOOKED_AT.get(step.technique.level)):
        for found in steps_without(step.technique, board, overlooked):
            if mark in found.cross_outs and is_telling(found, board, overlooked):
                return _Overlooked(found, overlooked)
    return None


def _is_near(candidate: Candidate, mark: Candidate) -> bool:
    """Whether a candidate could be overlooked by somebody who crosses out another."""
    if candidate == mark:
        return False
    return candidate.digit == mark.digit or bool(BIT[candidate.cell] & PEERS[mark.cell])
