"""Wrong cross-outs: why one does not follow, told from the pattern.

Each misconception is one function: it looks at the mark and at the step that comes nearest to the
answer, and tells what was overlooked, or nothing where it does not fit. None of them knows the solution.
"""

from collections.abc import Iterator

from sudoku_helper.candidates import (
    CANDIDATES,
    CandidateNumber,
    CandidateSet,
    candidate_number,
    to_candidates,
)
from sudoku_helper.drills.answers import Marked, Misconception
from sudoku_helper.drills.overlooked import fin, overlooked_fin, second_place
from sudoku_helper.drills.patterns import cells_of_pattern, fish_of, parts_of
from sudoku_helper.geometry import (
    BIT,
    HOUSES,
    PEERS,
    Cell,
    Digit,
    DigitSet,
    House,
    common_houses,
    is_single,
    members,
    set_of,
    size,
)
from sudoku_helper.proofs.truths import Truth, TruthKind, left_beside, options
from sudoku_helper.step import Step
from sudoku_helper.text import Text, Told

_OWN_PLACE = Text(
    en="The {mark:candidate} belongs to the pattern itself: in {house:house} the {digit:digit} must go in "
    "{places:either}.",
    de="Die {mark:candidate} gehört selbst zum Muster: In {house:house} muss die {digit:digit} in "
    "{places:either} stehen.",
)
_LAST_PLACE = Text(
    en="Look at {house:house} again: where else could the {digit:digit} go?",
    de="Schau dir {house:house} noch einmal an: Wo könnte die {digit:digit} sonst noch stehen?",
)
_LAST_CANDIDATE = Text(
    en="Look at {cell:cell} again: what else could stand there?",
    de="Schau dir {cell:cell} noch einmal an: Was könnte dort sonst noch stehen?",
)
_OWN_CELL = Text(
    en="{cell:cell} belongs to the pattern itself: one of its candidates {digits:digits} must be true there.",
    de="{cell:cell} gehört selbst zum Muster: Einer der Kandidaten {digits:digits} muss dort wahr sein.",
)
_OWN_EXTRA = Text(
    en="The {mark:candidate} belongs to the pattern itself: {extras:candidates} cannot all be false.",
    de="Die {mark:candidate} gehört selbst zum Muster: {extras:candidates} können nicht alle falsch sein.",
)
_LAST_EXTRA = Text(
    en="The {mark:candidate} belongs to the pattern itself: it is the extra candidate that the pattern needs.",
    de="Die {mark:candidate} gehört selbst zum Muster: Sie ist der überzählige Kandidat, den es braucht.",
)
_OWN_REASON = Text(
    en="The {mark:candidate} belongs to the pattern itself: it is a reason, not a conclusion.",
    de="Die {mark:candidate} gehört selbst zum Muster: Sie ist ein Grund und keine Folge.",
)
_WRONG_DIGIT = Text(
    en="{cell:cell} is the right cell, but the pattern says nothing about the {digit:digit} there.",
    de="{cell:cell} ist die richtige Zelle, aber über die {digit:digit} sagt das Muster dort nichts.",
)
_OTHER_DIGIT = Text(
    en="{cell:cell} belongs to the pattern, but only with {digits:digits}: the {digit:digit} has nothing to do "
    "with it.",
    de="{cell:cell} gehört zum Muster, aber nur mit {digits:digits}: Die {digit:digit} hat damit nichts zu tun.",
)
_WRONG_HOUSE = Text(
    en="{cell:cell} lies outside of {house:houses}: from there only a part of the pattern is seen.",
    de="{cell:cell} liegt außerhalb von {house:houses}: Von dort sieht man nur einen Teil des Musters.",
)
_NOT_ALL_ENDS = Text(
    en="{cell:cell} does not see {end:cell}: if the {digit:digit} stands there, the pattern does not forbid it in "
    "{cell:cell}.",
    de="{cell:cell} sieht {end:cell} nicht: Steht die {digit:digit} dort, verbietet das Muster sie in {cell:cell} "
    "nicht.",
)


def own_cell(marked: Marked) -> Told | None:
    """Something of the pattern itself was crossed out."""
    board, step, mark = marked
    for truth in step.truths:
        if options(truth, board) & BIT[candidate_number(*mark)]:
            return _told_own(truth, marked)
    return (_OWN_REASON, {"mark": mark}) if mark in parts_of(step) else None


def _told_own(truth: Truth, marked: Marked) -> Told:
    board, _, mark = marked
    cell, digit = mark
    if truth.kind == TruthKind.HOUSE:
        house, places = HOUSES.index(truth.cells), truth.cells & board.places[digit]
        template = _LAST_PLACE if is_single(places) else _OWN_PLACE
        return template, {"mark": mark, "house": house, "digit": digit, "places": places}
    if truth.kind == TruthKind.CELL:
        template = _LAST_CANDIDATE if is_single(board.digits[cell]) else _OWN_CELL
        return template, {"cell": cell, "digits": board.digits[cell]}
    extras = to_candidates(options(truth, board))
    return (_OWN_EXTRA if len(extras) > 1 else _LAST_EXTRA), {"mark": mark, "extras": extras}


def wrong_digit(marked: Marked) -> Told | None:
    """The right cell, or one of the pattern, but another digit."""
    _, step, (cell, digit) = marked
    if BIT[cell] & step.touched:
        return _WRONG_DIGIT, {"cell": cell, "digit": digit}
    digits = _digits_in_pattern(step, cell)
    if not digits or digits & BIT[digit]:
        return None
    return _OTHER_DIGIT, {"cell": cell, "digit": digit, "digits": digits}


def _digits_in_pattern(step: Step, cell: Cell) -> DigitSet:
    return set_of(each.digit for each in parts_of(step) if each.cell == cell)


def wrong_house(marked: Marked) -> Told | None:
    """The pattern works in certain houses, and the mark sees only a part of it from another."""
    _, step, (cell, digit) = marked
    houses = _houses_of_effect(step)
    is_outside = houses and not any(BIT[cell] & HOUSES[house] for house in houses)
    if not is_outside or not _is_about(step, digit) or not _sees_some(marked):
        return None
    return _WRONG_HOUSE, {"house": houses, "cell": cell}


def _houses_of_effect(step: Step) -> tuple[House, ...]:
    """The houses in which a fish or locked cells exclude something; none for other patterns."""
    cells = cells_of_pattern(step)
    digits = {each.digit for each in parts_of(step)}
    is_locked = len(step.truths) == len(digits)
    if fish := fish_of(step):
        return fish.cover
    houses = common_houses(cells) if is_locked else ()
    return tuple(house for house in houses if HOUSES[house] & step.touched)


def not_all_ends(marked: Marked) -> Told | None:
    """The mark sees some ends of the pattern, but the digit may be at another."""
    board, step, mark = marked
    if not _is_about(step, mark.digit) or not _sees_some(marked) or not step.truths:
        return None
    truths = [options(truth, board) for truth in step.truths]
    way_out = next(_ways_out(left_beside(candidate_number(*mark), truths)), ())
    ends = [CANDIDATES[number] for number in way_out]
    unseen = [each.cell for each in ends if each.digit == mark.digit]
    if not unseen:
        return None
    return _NOT_ALL_ENDS, {"cell": mark.cell, "end": unseen[-1], "digit": mark.digit}


def _ways_out(truths: list[CandidateSet]) -> Iterator[tuple[CandidateNumber, ...]]:
    """The ways to meet some truths at once: which candidates are true then."""
    if not truths:
        yield ()
        return
    for number in members(min(truths, key=size)):
        for others in _ways_out(left_beside(number, truths)):
            yield number, *others


def _is_about(step: Step, digit: Digit) -> bool:
    return any(each.digit == digit for each in step.cross_outs)


def _sees_some(marked: Marked) -> bool:
    """Whether the mark is seen by a candidate of the pattern with the same digit."""
    _, step, (cell, digit) = marked
    return any(each.digit == digit and BIT[each.cell] & PEERS[cell] for each in parts_of(step))


CROSSED_OUT = (
    Misconception("own-cell", own_cell),
    Misconception("wrong-digit", wrong_digit),
    Misconception("fin", fin),
    Misconception("fin", overlooked_fin),
    Misconception("wrong-house", wrong_house),
    Misconception("not-all-ends", not_all_ends),
    Misconception("second-place", second_place),
)
"""What may be behind a cross-out that does not follow, the plainest first."""
