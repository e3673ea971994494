"""A long proof in a few sentences: what is assumed, which cases arise, and what each comes to.

Every sentence is true by itself and says for how many inferences of the whole proof it stands.
"""

from collections.abc import Iterator, Sequence

from sudoku_helper.geometry import only, set_of
from sudoku_helper.proofs.proof import Branch, Inference, Proof, Statement, all_inferences
from sudoku_helper.proofs.story import CaseBegun
from sudoku_helper.proofs.truths import TruthKind
from sudoku_helper.techniques.words.proofs import (
    house_of,
    told_assumption,
    told_conclusion,
    told_cover,
)
from sudoku_helper.text import Text, Told

MOST_SENTENCES = 10
MOST_CASES = 6
"""So many cases are told in a sentence each, and then the others together."""

_NO_INFERENCE = Text(en="that is what is assumed", de="das ist die Annahme")
_ONE_INFERENCE = Text(en="one inference", de="ein Schluss")
_INFERENCES = Text(en="{number} inferences", de="{number} Schlüsse")

_REFUTED = Text(
    en="Then {off:cell} cannot be {digit:digit}, as that leads to a contradiction ({count}).",
    de="In {off:cell} kann dann keine {digit:digit} stehen, denn das führt zu einem Widerspruch "
    "({count}).",
)
_OTHERS_REFUTED = Text(
    en="Others are ruled out in the same way: {off:without} ({count}).",
    de="Ebenso entfallen {off:without} ({count}).",
)
_FOLLOWING = {
    True: Text(
        en="From all this follow, step by step, {on:without} ({count}), until ",
        de="Aus alldem folgen Schritt für Schritt {on:without} ({count}), bis es ",
    ),
    False: Text(
        en="From all this it follows, step by step ({count}), that ",
        de="Aus alldem folgt Schritt für Schritt ({count}), dass es ",
    ),
}
_NOTHING_LEFT = {
    TruthKind.CELL: Text(
        en="no digit would be left for {reason:cell}.",
        de="für {reason:cell} keine Ziffer mehr gäbe.",
    ),
    TruthKind.HOUSE: Text(
        en="there would be no place for {digit:digit} in {reason:house}.",
        de="in {reason:house} keinen Platz mehr für die {digit:digit} gäbe.",
    ),
}
_CHOICE = {
    TruthKind.CELL: Text(
        en="Then only {digits:digits} would be left for {reason:cell} ({count}).",
        de="Für {reason:cell} kämen dann nur noch {digits:digits} in Frage ({count}).",
    ),
    TruthKind.HOUSE: Text(
        en="Then only {on:cells} would be left for {digit:digit} in {reason:house} ({count}).",
        de="Für die {digit:digit} kämen in {reason:house} dann nur noch {on:cells} in Frage ({count}).",
    ),
}
_WITH = Text(
    en="With {known:digit} in {assumed:cell}, ", de="Mit der {known:digit} in {assumed:cell} "
)
_LEADS_TO = {
    (TruthKind.CELL, False): Text(
        en="no digit would be left for {reason:cell} ({count}).",
        de="gäbe es für {reason:cell} keine Ziffer mehr ({count}).",
    ),
    (TruthKind.HOUSE, False): Text(
        en="there would be no place for {digit:digit} in {reason:house} ({count}).",
        de="gäbe es in {reason:house} keinen Platz mehr für die {digit:digit} ({count}).",
    ),
    (TruthKind.CELL, True): Text(
        en="each digit left for {reason:cell} leads to a contradiction ({count}).",
        de="führt jede Ziffer, die für {reason:cell} noch bleibt, zu einem Widerspruch ({count}).",
    ),
    (TruthKind.HOUSE, True): Text(
        en="each place left for {digit:digit} in {reason:house} leads to a contradiction ({count}).",
        de="führt jeder Platz, der für die {digit:digit} in {reason:house} noch bleibt, zu einem "
        "Widerspruch ({count}).",
    ),
}
"""What an option comes to, by what the end looks at and whether that still has options."""

_OTHER_OPTIONS = Text(
    en="The others lead to a contradiction as well ({count}).",
    de="Auch die anderen führen zu einem Widerspruch ({count}).",
)
_IF = {
    True: Text(
        en="Case {number}: if {assumed:cell} is {known:digit}, ",
        de="Fall {number}: Steht in {assumed:cell} die {known:digit}, so ",
    ),
    False: Text(
        en="Case {number}: if {assumed_off:cell} is not {known:digit}, ",
        de="Fall {number}: Steht in {assumed_off:cell} keine {known:digit}, so ",
    ),
}
_COMES_TO = {
    True: Text(
        en="{on:cell} is {digit:digit} ({count}).",
        de="steht in {on:cell} die {digit:digit} ({count}).",
    ),
    False: Text(
        en="{off:cell} is not {digit:digit} ({count}).",
        de="steht in {off:cell} keine {digit:digit} ({count}).",
    ),
    None: Text(
        en="there is a contradiction ({count}).",
        de="ergibt sich ein Widerspruch ({count}).",
    ),
}
_OTHER_CASES = Text(
    en="The other cases lead to it as well, or to a contradiction ({count}).",
    de="Die anderen Fälle führen ebenfalls dahin oder zu einem Widerspruch ({count}).",
)


def told_summary(proof: Proof) -> Iterator[Told]:
    """A proof in at most ten sentences."""
    if len(proof.branches) == 1:
        yield from _told_line(proof)
    else:
        yield told_cover(proof)
        yield from _told_cases(proof)
    yield told_conclusion(proof)


def _told_line(proof: Proof) -> Iterator[Told]:
    """The one case of a proof: what is ruled out within it, and how it ends."""
    (branch,) = proof.branches
    *inferences, end = branch.inferences
    # The end and the conclusion take a sentence each, and what options come to at least one more.
    room = MOST_SENTENCES - 2
    begun = [told_assumption(CaseBegun(branch.assumption, (1,)))]
    refuted = [each for each in inferences if each.inside]
    begun += _told_refuted(refuted, room - len(begun) - bool(end.inside))
    yield from begun
    rest = [*proof.before, *(each for each in inferences if not each.inside)]
    if not end.inside:
        yield _told_contradiction(end, [*rest, end])
        return
    yield _told_choice(end, len(rest) + 1)
    yield from _told_options(end.inside, room - len(begun))


def _told_refuted(refuted: Sequence[Inference], most: int) -> Iterator[Told]:
    """What is ruled out within a case as it leads to a contradiction, in so many sentences at most."""
    told = _told_by_itself(refuted, most)
    for inference in refuted[:told]:
        assert inference.conclusion is not None
        ((cell, digit),) = inference.conclusion.candidates
        yield _REFUTED, {"off": cell, "digit": digit, "count": _count(_size((inference,)))}
    if others := refuted[told:]:
        candidates = [each.conclusion.candidates for each in others if each.conclusion]
        yield _OTHERS_REFUTED, {"off": candidates, "count": _count(_size(others))}


def _told_contradiction(end: Inference, rest: Sequence[Inference]) -> Told:
    """What remains of a case, with those digits of it that make the end impossible."""
    found = {each.conclusion for each in rest}
    digits = [each.candidates for each in end.causes if each.is_true and each in found]
    words = {"on": digits, "count": _count(_size(rest)), **_looked_at(end)}
    return _FOLLOWING[bool(digits)] + _NOTHING_LEFT[_kind(end)], words


def _told_choice(end: Inference, count: int) -> Told:
    """The options with which a case ends after so many inferences."""
    options = [branch.assumption.candidates[0] for branch in end.inside]
    words = {"count": _count(count), **_looked_at(end)}
    if _kind(end) == TruthKind.CELL:
        words["digits"] = set_of(each.digit for each in options)
    else:
        words["on"] = set_of(each.cell for each in options)
    return _CHOICE[_kind(end)], words


def _told_options(options: Sequence[Branch], most: int) -> Iterator[Told]:
    """What each option comes to, in so many sentences at most."""
    told = _told_by_itself(options, most)
    for option in options[:told]:
        ((cell, digit),) = option.assumption.candidates
        end = option.inferences[-1]
        words = {"assumed": cell, "known": digit, "count": _count(_length(option))}
        yield _WITH + _LEADS_TO[_kind(end), bool(end.inside)], words | _looked_at(end)
    if others := options[told:]:
        yield _OTHER_OPTIONS, {"count": _count(sum(map(_length, others)))}


def _told_by_itself(things: Sequence[object], most: int) -> int:
    """How many of some things have a sentence of their own; one is for all others together."""
    return len(things) if len(things) <= most else most - 1


def _kind(end: Inference) -> TruthKind:
    """Whether a cell or a house is left with nothing, or with options."""
    (truth,) = end.truths
    return truth.kind


def _looked_at(end: Inference) -> dict[str, object]:
    """The cell, or the house and the digit, that a case ends with."""
    (truth,) = end.truths
    if truth.kind == TruthKind.CELL:
        return {"reason": only(truth.cells)}
    return {"reason": house_of(truth), "digit": only(truth.digits)}


def _told_cases(proof: Proof) -> Iterator[Told]:
    """Each case of a proof with what it comes to."""
    for number, branch in enumerate(proof.branches[:MOST_CASES], 1):
        yield _told_case(number, branch, proof.conclusion)
    if others := proof.branches[MOST_CASES:]:
        yield _OTHER_CASES, {"count": _count(sum(map(_length, others)))}


def _told_case(number: int, branch: Branch, conclusion: Statement) -> Told:
    assumption = branch.assumption
    ((cell, digit),) = assumption.candidates
    words: dict[str, object] = {
        "number": number,
        "assumed" if assumption.is_true else "assumed_off": cell,
        "known": digit,
        "count": _count(_length(branch)),
    }
    if branch.end is None:
        return _IF[assumption.is_true] + _COMES_TO[None], words
    ((cell, digit),) = conclusion.candidates
    words |= {"on" if conclusion.is_true else "off": cell, "digit": digit}
    return _IF[assumption.is_true] + _COMES_TO[conclusion.is_true], words


def _length(branch: Branch) -> int:
    return sum(1 for _ in all_inferences(branch))


def _size(inferences: Sequence[Inference]) -> int:
    """How many inferences some are with those of the cases inside."""
    return sum(1 + sum(map(_length, each.inside)) for each in inferences)


def _count(number: int) -> Text:
    """A number of inferences in words."""
    if number == 0:
        return _NO_INFERENCE
    return _ONE_INFERENCE if number == 1 else _INFERENCES.format(number=number)
