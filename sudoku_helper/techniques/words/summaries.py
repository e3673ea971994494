"""A long proof in a few sentences: what is assumed, which cases arise, and what each comes to.

Every sentence is true by itself and says for how many inferences of the whole proof it stands.
"""

from collections.abc import Iterator, Sequence

from sudoku_helper.geometry import only, set_of
from sudoku_helper.proofs.proof import Branch, Inference, Proof, Statement, all_inferences
from sudoku_helper.techniques.words.proofs import (
    house_of,
    told_assumption,
    told_conclusion,
    told_cover,
)
from sudoku_helper.text import Text, Told

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
    en="Others are ruled out in the same way: {off1:without} ({count}).",
    de="Ebenso entfallen {off1:without} ({count}).",
)
_FOLLOWING = {
    True: Text(
        en="From all this follow, step by step, {on1:without} ({count}), until ",
        de="Aus alldem folgen Schritt für Schritt {on1:without} ({count}), bis es ",
    ),
    False: Text(
        en="From all this it follows, step by step ({count}), that ",
        de="Aus alldem folgt Schritt für Schritt ({count}), dass es ",
    ),
}
_NOTHING_LEFT = {
    "cell": Text(
        en="no digit would be left for {reason:cell}.",
        de="für {reason:cell} keine Ziffer mehr gäbe.",
    ),
    "house": Text(
        en="there would be no place for {digit:digit} in {reason:house}.",
        de="in {reason:house} keinen Platz mehr für die {digit:digit} gäbe.",
    ),
}
_CHOICE = {
    "cell": Text(
        en="Then only {digits:digits} would be left for {reason:cell}, and each of them leads to a "
        "contradiction ({count}).",
        de="Für {reason:cell} kämen dann nur noch {digits:digits} in Frage, und jede davon führt zu "
        "einem Widerspruch ({count}).",
    ),
    "house": Text(
        en="Then only {on:cells} would be left for {digit:digit} in {reason:house}, and each of "
        "them leads to a contradiction ({count}).",
        de="Für die {digit:digit} kämen in {reason:house} dann nur noch {on:cells} in Frage, und "
        "jede davon führt zu einem Widerspruch ({count}).",
    ),
}
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
    yield from told_cover(proof)
    if len(proof.branches) == 1:
        yield from _told_line(proof)
    else:
        yield from _told_cases(proof)
    yield told_conclusion(proof)


def _told_line(proof: Proof) -> Iterator[Told]:
    """The one case of a proof: what is ruled out within it, and how it ends."""
    (branch,) = proof.branches
    yield told_assumption(branch.assumption)
    *inferences, end = branch.inferences
    refuted = [each for each in inferences if each.inside]
    for inference in refuted[:MOST_CASES]:
        assert inference.conclusion is not None
        ((cell, digit),) = inference.conclusion.candidates
        yield _REFUTED, {"off": cell, "digit": digit, "count": _count(_size((inference,)))}
    if others := refuted[MOST_CASES:]:
        candidates = [each.conclusion.candidates for each in others if each.conclusion]
        yield _OTHERS_REFUTED, {"off1": candidates, "count": _count(_size(others))}
    rest = [*proof.before, *(each for each in inferences if not each.inside), end]
    yield _told_choice(end, rest) if end.inside else _told_contradiction(end, rest)


def _told_contradiction(end: Inference, rest: Sequence[Inference]) -> Told:
    """What remains of a case, with those digits of it that make the end impossible."""
    (truth,) = end.truths
    found = {each.conclusion for each in rest}
    digits = [each.candidates for each in end.causes if each.is_true and each in found]
    words: dict[str, object] = {"on1": digits, "count": _count(_size(rest))}
    if truth.kind == "cell":
        words["reason"] = only(truth.cells)
    else:
        words |= {"reason": house_of(truth), "digit": only(truth.digits)}
    return _FOLLOWING[bool(digits)] + _NOTHING_LEFT[truth.kind], words


def _told_choice(end: Inference, rest: Sequence[Inference]) -> Told:
    """The options with which a case ends, none of which is possible."""
    (truth,) = end.truths
    options = [branch.assumption.candidates[0] for branch in end.inside]
    words: dict[str, object] = {"count": _count(_size(rest))}
    if truth.kind == "cell":
        words |= {"reason": only(truth.cells), "digits": set_of(each.digit for each in options)}
    else:
        words |= {"reason": house_of(truth), "digit": only(truth.digits)}
        words["on"] = set_of(each.cell for each in options)
    return _CHOICE[truth.kind], words


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
