"""Wrong digits: why one cannot be written yet, told from the candidates and the pattern."""

from sudoku_helper.board import Candidate
from sudoku_helper.drills.answers import Marked, Misconception
from sudoku_helper.geometry import BIT, HOUSES, HOUSES_OF, PEERS, common_houses, members, size
from sudoku_helper.proofs.truths import TruthKind
from sudoku_helper.text import Text, Told

_ONLY_CROSS_OUTS = Text(
    en="{technique:text} gives no digit here: it only says what can be crossed out.",
    de="Die Technik {technique:text} liefert hier keine Ziffer: Sie sagt nur, was gestrichen werden kann.",
)
_BLOCKER = Text(
    en="The {digit:digit} cannot go in {cell:cell}: {house:house} already has it in {blocker:cell}.",
    de="Die {digit:digit} kann nicht in {cell:cell} stehen, denn {house:house} hat sie schon in {blocker:cell}.",
)
_GONE = Text(
    en="The {digit:digit} is no candidate of {cell:cell} any more: it has been crossed out there.",
    de="Die {digit:digit} ist in {cell:cell} kein Kandidat mehr: Sie ist dort schon gestrichen.",
)
_OTHER_PLACES = Text(
    en="In {house:house} the {digit:digit} could still go in {places:either} as well.",
    de="In {house:house} könnte die {digit:digit} auch noch in {places:either} stehen.",
)
_OTHER_DIGITS = Text(
    en="{cell:cell} could still hold another digit: {digits:digits}.",
    de="In {cell:cell} könnte auch noch etwas anderes stehen: {digits:digits}.",
)


def blocker(marked: Marked) -> Told | None:
    """The digit stands in one of the houses already, or was excluded before."""
    board, _, (cell, digit) = marked
    for other in members(PEERS[cell] & board.standing[digit]):
        house = common_houses(BIT[cell] | BIT[other])[0]
        return _BLOCKER, {"digit": digit, "cell": cell, "house": house, "blocker": other}
    return None if board.has(Candidate(cell, digit)) else (_GONE, {"digit": digit, "cell": cell})


def too_early(marked: Marked) -> Told | None:
    """A digit was written where something can only be crossed out."""
    step = marked.step
    return None if step.placements else (_ONLY_CROSS_OUTS, {"technique": step.technique.name})


def other_places(marked: Marked) -> Told | None:
    """Another cell of the house could take the digit, or the cell another digit."""
    board, step, (cell, digit) = marked
    others = board.digits[cell] & ~BIT[digit]
    if others and all(truth.kind == TruthKind.CELL for truth in step.truths):
        return _OTHER_DIGITS, {"cell": cell, "digits": others}
    places = {house: HOUSES[house] & board.places[digit] & ~BIT[cell] for house in HOUSES_OF[cell]}
    fewest = min(places, key=lambda house: size(places[house]))
    if not places[fewest]:
        return None
    return _OTHER_PLACES, {"house": fewest, "digit": digit, "places": places[fewest]}


PLACED = (
    Misconception("blocker", blocker),
    Misconception("too-early", too_early),
    Misconception("second-place", other_places),
)
"""What may be behind a digit that does not follow."""
