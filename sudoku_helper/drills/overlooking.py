"""What somebody concludes who overlooks a candidate, and why it does not hold.

The same thought serves near misses and feedback: a technique is asked on the board without the
candidate, and what it finds there alone rests on a fact that the candidate breaks.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.candidates import candidate_number
from sudoku_helper.drills.patterns import cells_of_pattern
from sudoku_helper.geometry import BIT, HOUSES, HOUSES_OF, CellSet, Digit, is_single, only, size
from sudoku_helper.proofs.truths import Truth, options
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import SolvingTechnique
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


def steps_without(
    technique: SolvingTechnique, board: SudokuBoard, overlooked: Candidate
) -> Iterator[Step]:
    """The steps that a technique would allow only if *overlooked* were no candidate."""
    real = _patterns_on(technique, board)
    for step in islice(_found_without(technique, board, overlooked), MOST_STEPS):
        is_new = step and step.proof is None and _pattern(step) not in real
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
        (each for each in step.truths if each.kind == "grave" or options(each, board) & number),
        None,
    )


def is_telling(step: Step, board: SudokuBoard, overlooked: Candidate) -> bool:
    """Whether somebody could really take this for a pattern that crosses something out.

    What would be a single without the candidate would be seen as one.
    """
    truth = broken_truth(step, board, overlooked)
    if step.placements or truth is None or truth.kind not in ("cell", "house"):
        return True
    return size(options(truth, board)) > 2


def told_oversight(step: Step, board: SudokuBoard, overlooked: Candidate) -> Told:
    """Why a step does not hold: the candidate that breaks one of its facts."""
    truth = broken_truth(step, board, overlooked)
    assert truth is not None
    cell, digit = overlooked
    if truth.kind == "house":
        return _ANOTHER_PLACE, {
            "house": HOUSES.index(truth.cells),
            "digit": digit,
            "overlooked": cell,
            "reason": truth.cells & board.places[digit] & ~BIT[cell],
        }
    if truth.kind == "cell":
        others = board.digits[only(truth.cells)] & ~BIT[digit]
        return _ANOTHER_DIGIT, {"overlooked": cell, "digit": digit, "digits": others}
    return _ANOTHER_EXTRA, {"overlooked": overlooked}
