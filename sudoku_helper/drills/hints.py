"""Hints: three that grow, the digit, the houses, the pattern. None of them shows what follows."""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku_helper.drills.patterns import (
    Roles,
    blocking_cells,
    cells_of_pattern,
    without_conclusion,
)
from sudoku_helper.geometry import (
    BLOCK_OF,
    HOUSES,
    DigitSet,
    House,
    common_houses,
    members,
    set_of,
    union,
)
from sudoku_helper.proofs.proof import Proof
from sudoku_helper.proofs.truths import TruthKind
from sudoku_helper.step import LOOK_AT_HOUSES, NOTHING, Step
from sudoku_helper.text import Text, Told

_DIGIT = Text(
    en="Something can be said about the {digits:digits} here.",
    de="Hier lässt sich etwas über die {digits:digits} sagen.",
)
_PATTERN = Text(
    en="The pattern is in {pattern:cells}. What follows from it?",
    de="Das Muster steht in {pattern:cells}. Was folgt daraus?",
)
_CASES = Text(
    en="Go through the cases in {pattern:cells}: what holds in each of them?",
    de="Geh die Fälle in {pattern:cells} durch: Was gilt in jedem von ihnen?",
)
_ASSUMPTION = Text(
    en="Assume a candidate in {area:houses} and follow what comes of it.",
    de="Nimm einen Kandidaten in {area:houses} an und verfolge, was daraus wird.",
)
_BLOCKERS = Text(
    en="The digits in {blocker:cells} close other possibilities. What is left?",
    de="Die Ziffern in {blocker:cells} versperren andere Möglichkeiten. Was bleibt übrig?",
)
_ONE_CELL = Text(
    en="One cell of {area:houses} decides.",
    de="Eine Zelle in {area:houses} gibt den Ausschlag.",
)


class Hint(NamedTuple):
    """A sentence, and what it shows on the board."""

    told: Told
    digits: DigitSet = 0
    houses: tuple[House, ...] = ()
    pattern: Roles = NOTHING


def hints_for(step: Step) -> tuple[Hint, Hint, Hint]:
    """What helps to find a step, a little more each time."""
    digits = set_of(each.digit for each in (*step.placements, *step.cross_outs))
    houses = tuple(_houses(step))
    return (
        Hint((_DIGIT, {"digits": digits}), digits),
        Hint((LOOK_AT_HOUSES, {"area": houses}), digits, houses),
        Hint(_told_pattern(step, houses), digits, houses, without_conclusion(step)),
    )


def _houses(step: Step) -> Iterator[House]:
    """Where the pattern is: the houses that it rests on, and the blocks of its other cells."""
    rests_on = [HOUSES.index(truth.cells) for truth in step.truths if truth.kind == TruthKind.HOUSE]
    area = step.primary | union(
        truth.cells for truth in step.truths if truth.kind != TruthKind.HOUSE
    )
    if not rests_on and (together := common_houses(area)):
        yield together[-1]
        return
    yield from dict.fromkeys(rests_on)
    covered = union(HOUSES[house] for house in rests_on)
    yield from dict.fromkeys(BLOCK_OF[cell] for cell in members(area & ~covered))


def _told_pattern(step: Step, houses: tuple[House, ...]) -> Told:
    cells = cells_of_pattern(step) & ~set_of(each.cell for each in step.placements)
    if isinstance(step.evidence, Proof):
        concluded = {*step.placements, *step.cross_outs}
        is_told = not concluded.isdisjoint(step.highlights["assumed"])
        return (_ASSUMPTION, {"area": houses}) if is_told else (_CASES, {"pattern": cells})
    if cells:
        return _PATTERN, {"pattern": cells}
    if blockers := blocking_cells(step):
        return _BLOCKERS, {"blocker": blockers}
    return _ONE_CELL, {"area": houses}
