"""How a proof is told: passage by passage, one case after the other.

A sentence names its causes first, then what they leave. The causes are true candidates ("because of
the 5 in C4"), false ones ("without the 7 in D1"), both, or none; what they leave depends on the rule.
The whole sentences are made of these two halves here, once. What follows in the same sentence is a
list of digits in their cells, each with the house in which it was seen and what else it needs.
"""

from collections.abc import Iterator, Mapping

from sudoku_helper.board import Candidate
from sudoku_helper.geometry import (
    BIT,
    BLOCK_OF,
    COLUMNS,
    HOUSES,
    HOUSES_OF,
    ROWS,
    CellSet,
    House,
    is_single,
    only,
    set_of,
)
from sudoku_helper.proofs.passages import Passage
from sudoku_helper.proofs.proof import SINGLES, Inference, Proof, Rule, Statement
from sudoku_helper.proofs.story import (
    CaseBegun,
    CasesNamed,
    ChainRead,
    ChoiceLeft,
    Concluded,
    PassageRead,
    Scene,
)
from sudoku_helper.proofs.truths import Truth, TruthKind
from sudoku_helper.techniques.patterns.tridagons import odd_block
from sudoku_helper.text import Text, Told, same
from sudoku_helper.text.common import AND

_BECAUSE = {
    "true": Text(en="Because of {on.causes:because}, ", de="Wegen {on.causes:because} "),
    "false": Text(en="Without {off.causes:without}, ", de="Ohne {off.causes:without} "),
    "both": Text(
        en="Because of {on.causes:because} and without {off.causes:without}, ",
        de="Wegen {on.causes:because} und ohne {off.causes:without} ",
    ),
    "none": Text(en="On this board ", de="Auf diesem Brett "),
}
_LEAVES: Mapping[str, Text] = {
    Rule.CELL: Text(
        en="only {digit:digit} is left for {on:cell}.",
        de="bleibt für {on:cell} nur die {digit:digit}.",
    ),
    Rule.HOUSE: Text(
        en="only {on:cell} is left for {digit:digit} in {reason:house}.",
        de="bleibt in {reason:house} für die {digit:digit} nur {on:cell}.",
    ),
    "house group": Text(
        en="only {on:cells} are left for {digit:digit} in {reason:house}.",
        de="bleiben in {reason:house} für die {digit:digit} nur {on:cells}.",
    ),
    Rule.EXCLUDED: Text(
        en="{digit:digit} is eliminated from {off:cell} ({line:house}).",
        de="entfällt die {digit:digit} in {off:cell} ({line:house}).",
    ),
    "excluded in cell": Text(
        en="{off:cell} is not {digit:digit}.",
        de="steht in {off:cell} keine {digit:digit}.",
    ),
    Rule.LOCKED: Text(
        en="{digit:digit} in {reason:house} can only go in {line:house}, which eliminates "
        "{off.eliminated:without}.",
        de="kann die {digit:digit} in {reason:house} nur noch in {line:house} stehen; das "
        "schließt {off.eliminated:without} aus.",
    ),
    Rule.NAKED_PAIR: Text(
        en="only {digits:digits} are left for {reason:cells}; in {line:houses} this eliminates "
        "{off.eliminated:without}.",
        de="bleiben für {reason:cells} nur {digits:digits}; das schließt in {line:houses} "
        "{off.eliminated:without} aus.",
    ),
    Rule.HIDDEN_PAIR: Text(
        en="only {on:cells} are left for {digits:digits} in {reason:house}, which eliminates "
        "{off.eliminated:without}.",
        de="bleiben in {reason:house} für {digits:digits} nur {on:cells}; das schließt "
        "{off.eliminated:without} aus.",
    ),
    Rule.X_WING: Text(
        en="only {on:cells} are left for {digit:digit} in {reason:lines}; in {line:lines} this "
        "eliminates {off.eliminated:without}.",
        de="bleiben in {reason:lines} für die {digit:digit} nur {on:cells}; das schließt in "
        "{line:lines} {off.eliminated:without} aus.",
    ),
    "impossible cell": Text(
        en="no digit would be left for {reason:cell}.",
        de="gäbe es für {reason:cell} keine Ziffer mehr.",
    ),
    "impossible house": Text(
        en="there would be no place for {digit:digit} in {reason:house}.",
        de="gäbe es in {reason:house} keinen Platz für die {digit:digit}.",
    ),
}
_SENTENCES = {
    (causes, rule): because + leaves
    for causes, because in _BECAUSE.items()
    for rule, leaves in _LEAVES.items()
}

_WHERE_SEEN = {
    Rule.CELL: Text(en="last candidate", de="letzter Kandidat"),
    Rule.HOUSE: same("{reason.following#:house}"),
}
_BESIDES = {
    "true": Text(en=", with {on.besides#:because}", de=", mit {on.besides#:because}"),
    "false": Text(en=", without {off.besides#:without}", de=", ohne {off.besides#:without}"),
    "both": Text(
        en=", with {on.besides#:because} and without {off.besides#:without}",
        de=", mit {on.besides#:because} und ohne {off.besides#:without}",
    ),
    "none": same(""),
}
_DIGIT = Text(
    en="{digit.following#:digit} in {on.following#:either} (",
    de="die {digit.following#:digit} in {on.following#:either} (",
)
_FOLLOWING = {
    (rule, causes): _DIGIT + seen + besides + ")"
    for rule, seen in _WHERE_SEEN.items()
    for causes, besides in _BESIDES.items()
}
"""A digit that follows in a sentence; "#" is its place in the list."""

_GIVES_ONE = Text(en="; this gives ", de="; daraus folgt ")
_GIVES_SEVERAL = Text(en="; this gives ", de="; daraus folgen ")
_GIVES_IN_TURN = Text(en="; one after the other, this gives ", de="; daraus folgen nacheinander ")
_RULES_OUT: Mapping[str, Text] = {
    Rule.EXCLUDED: Text(
        en=", which rules out {digit.ruled_out:digit} in {off.ruled_out:cell} "
        "({line.ruled_out:house})",
        de=", was die {digit.ruled_out:digit} in {off.ruled_out:cell} ausschließt "
        "({line.ruled_out:house})",
    ),
    "excluded in cell": Text(
        en=", so {off.ruled_out:cell} is not {digit.ruled_out:digit}",
        de=", also steht in {off.ruled_out:cell} keine {digit.ruled_out:digit}",
    ),
}
_THEN = {
    "true": Text(en="; then, with {on.end:because}, ", de="; dann gäbe es mit {on.end:because} "),
    "false": Text(
        en="; then, without {off.end:without}, ", de="; dann gäbe es ohne {off.end:without} "
    ),
    "both": Text(
        en="; then, with {on.end:because} and without {off.end:without}, ",
        de="; dann gäbe es mit {on.end:because} und ohne {off.end:without} ",
    ),
    "none": Text(en="; then ", de="; dann gäbe es "),
}
_NOTHING_LEFT = {
    TruthKind.CELL: Text(
        en="no digit would be left for {reason.end:cell}",
        de="für {reason.end:cell} keine Ziffer mehr",
    ),
    TruthKind.HOUSE: Text(
        en="there would be no place for {digit.end:digit} in {reason.end:house}",
        de="in {reason.end:house} keinen Platz mehr für die {digit.end:digit}",
    ),
}
_THEN_IMPOSSIBLE = {
    (kind, causes): then + nothing
    for kind, nothing in _NOTHING_LEFT.items()
    for causes, then in _THEN.items()
}

_ONLY_CASE = {
    True: Text(
        en="Suppose {assumed:cell} is {digit:digit}.",
        de="Angenommen, in {assumed:cell} stünde die {digit:digit}.",
    ),
    False: Text(
        en="Suppose {assumed_off:cell} is not {digit:digit}.",
        de="Angenommen, in {assumed_off:cell} stünde keine {digit:digit}.",
    ),
}
_CASE = {
    True: Text(
        en="Case {number}: suppose {assumed:cell} is {digit:digit}.",
        de="Fall {number}: Angenommen, in {assumed:cell} stünde die {digit:digit}.",
    ),
    False: Text(
        en="Case {number}: suppose {assumed_off:cell} is not {digit:digit}.",
        de="Fall {number}: Angenommen, in {assumed_off:cell} stünde keine {digit:digit}.",
    ),
}
_CASE_IS_IMPOSSIBLE = Text(en=", so this case is impossible", de="; dieser Fall ist also unmöglich")
_INNER_CASE = Text(
    en="Suppose {assumed:cell} is {digit:digit} as well.",
    de="Angenommen, außerdem stünde in {assumed:cell} die {digit:digit}.",
)
_INNER_CASES = Text(
    en="Possibility {number}: suppose {assumed:cell} is {digit:digit}.",
    de="Möglichkeit {number}: Angenommen, in {assumed:cell} stünde die {digit:digit}.",
)
_CHOICE_IN_CELL = Text(
    en="Then only {digits:digits} would be left for {reason:cell}.",
    de="Für {reason:cell} kämen dann nur noch {digits:digits} in Frage.",
)
_CHOICE_IN_HOUSE = Text(
    en="Then only {on:cells} would be left for {digit:digit} in {reason:house}.",
    de="Für die {digit:digit} kämen in {reason:house} dann nur noch {on:cells} in Frage.",
)
_NOT_INSIDE = {
    True: Text(
        en="That is impossible. Back to the assumption that {assumed:cell} is {known:digit}: "
        "{off:cell} is not {digit:digit} then.",
        de="Das geht nicht. Zurück zur Annahme, in {assumed:cell} stünde die {known:digit}: "
        "In {off:cell} steht dann keine {digit:digit}.",
    ),
    False: Text(
        en="That is impossible. Back to the assumption that {assumed_off:cell} is not "
        "{known:digit}: {off:cell} is not {digit:digit} then.",
        de="Das geht nicht. Zurück zur Annahme, in {assumed_off:cell} stünde keine {known:digit}: "
        "In {off:cell} steht dann keine {digit:digit}.",
    ),
}
_IF_IT_WERE = Text(
    en="If {assumed.inside:cell} were {digit.inside:digit} as well",
    de="Stünde außerdem in {assumed.inside:cell} die {digit.inside:digit}",
)
_WOULD_GIVE = {
    "one": Text(en=", this would give ", de=", so folgte daraus "),
    "several": Text(en=", this would give ", de=", so folgten daraus "),
    "in turn": Text(
        en=", this would give one after the other ", de=", so folgten daraus nacheinander "
    ),
}
_SO_IT_IS_NOT = Text(
    en="; so {off:cell} is not {digit:digit} then.",
    de="; in {off:cell} steht dann also keine {digit:digit}.",
)
_NO_WAY_IN_CELL = Text(
    en="None of these possibilities works, so no digit would be left for {reason:cell}.",
    de="Keine dieser Möglichkeiten geht; für {reason:cell} bliebe also keine Ziffer.",
)
_NO_WAY_IN_HOUSE = Text(
    en="None of these possibilities works, so there would be no place for {digit:digit} in "
    "{reason:house}.",
    de="Keine dieser Möglichkeiten geht; in {reason:house} bliebe also kein Platz für die "
    "{digit:digit}.",
)

_COVER_CELL = Text(
    en="{pivot:cell} has the candidates {digits:digits}; one of them is true.",
    de="In {pivot:cell} kommen nur {digits:digits} in Frage; eine davon stimmt.",
)
_COVER_HOUSE = Text(
    en="The {digit:digit} of {pivot:house} is in {on:either}.",
    de="Die {digit:digit} von {pivot:house} steht in {on:either}.",
)
_COVER_GUARDIANS = Text(
    en="The twelve cells {reason:cells} are a tridagon of {digits:digits}: in {line:house} they run the "
    "other way than in the three other blocks, so these digits alone cannot fill them, and one of the "
    "guardians is true: {assumed:candidates}.",
    de="Die zwölf Zellen {reason:cells} sind ein Tridagon aus {digits:digits}: In {line:house} laufen sie "
    "anders herum als in den drei anderen Blöcken, diese Ziffern allein können sie also nicht füllen, und "
    "einer der Wächter stimmt: {assumed:candidates}.",
)
_COVER_BOTH = Text(
    en="Either {pivot:cell} is {digit:digit} or it is not.",
    de="Entweder steht in {pivot:cell} die {digit:digit} oder nicht.",
)
_CONTRADICTION = {
    False: Text(
        en="{assumption} leads to a contradiction, so {digit:digit} can be crossed out in "
        "{off:cell}.",
        de="{assumption} führt zu einem Widerspruch, also entfällt die {digit:digit} in {off:cell}.",
    ),
    True: Text(
        en="{assumption} leads to a contradiction, so {on:cell} is {digit:digit}.",
        de="{assumption} führt zu einem Widerspruch, also steht in {on:cell} die {digit:digit}.",
    ),
}
_THE_ASSUMPTION = Text(en="The assumption", de="Die Annahme")
_THE_FIRST_ASSUMPTION = Text(en="The first assumption", de="Die erste Annahme")
_IN_ANY_CASE = {
    False: Text(
        en="In any case, {digit:digit} can be crossed out in {off:cell}.",
        de="In jedem Fall entfällt die {digit:digit} in {off:cell}.",
    ),
    True: Text(
        en="In any case, {on:cell} is {digit:digit}.",
        de="In jedem Fall steht in {on:cell} die {digit:digit}.",
    ),
}


def told(scene: Scene) -> Told:
    """The sentence that tells a part of the story of a proof."""
    match scene:
        case CasesNamed():
            return told_cover(scene.proof)
        case CaseBegun():
            return told_assumption(scene)
        case ChoiceLeft():
            return _told_choice(scene.inference)
        case PassageRead():
            return _told_passage(scene)
        case ChainRead():
            return _told_chain(scene.inference)
        case Concluded():
            return told_conclusion(scene.proof)


def told_cover(proof: Proof) -> Told:
    """The sentence that says why one of several cases holds."""
    assumptions = [branch.assumption.candidates[0] for branch in proof.branches]
    cell, digit = assumptions[0]
    if proof.cover is None:
        return _COVER_BOTH, {"pivot": cell, "digit": digit}
    if proof.cover.kind == TruthKind.CELL:
        digits = set_of(candidate.digit for candidate in assumptions)
        return _COVER_CELL, {"pivot": cell, "digits": digits}
    if proof.cover.kind == TruthKind.UNFILLABLE:
        cells, digits = proof.cover.cells, proof.cover.digits
        words = {"reason": cells, "digits": digits, "line": odd_block(cells)}
        return _COVER_GUARDIANS, words | {"assumed": assumptions}
    cells = set_of(candidate.cell for candidate in assumptions)
    return _COVER_HOUSE, {"pivot": house_of(proof.cover), "digit": digit, "on": cells}


def told_assumption(begun: CaseBegun) -> Told:
    """The sentence that begins a case."""
    assumption, case, number = begun
    words = _assumed(assumption) | {"number": number}
    if len(case) > 1:
        return _INNER_CASE if number is None else _INNER_CASES, words
    return (_ONLY_CASE if number is None else _CASE)[assumption.is_true], words


def _told_choice(inference: Inference) -> Told:
    """The sentence that says which cases there are inside."""
    (truth,) = inference.truths
    options = [branch.assumption.candidates[0] for branch in inference.inside]
    if truth.kind == TruthKind.CELL:
        digits = set_of(option.digit for option in options)
        return _CHOICE_IN_CELL, {"reason": only(truth.cells), "digits": digits}
    cells = set_of(option.cell for option in options)
    words = {"reason": house_of(truth), "digit": only(truth.digits), "on": cells}
    return _CHOICE_IN_HOUSE, words


def told_conclusion(proof: Proof) -> Told:
    """The last sentence of a proof."""
    words = _about(proof.conclusion)
    if len(proof.branches) > 1:
        return _IN_ANY_CASE[proof.conclusion.is_true], words
    assumption = _THE_ASSUMPTION if proof.depth == 1 else _THE_FIRST_ASSUMPTION
    return _CONTRADICTION[proof.conclusion.is_true], words | {"assumption": assumption}


def _told_passage(read: PassageRead) -> Told:
    """The sentence of a passage; it says so where one of several cases ends in a contradiction."""
    passage = read.passage
    first, words = _told_first(passage.first, read.assumption)
    sentence = first.map(lambda text: text.removesuffix("."))
    rest = [_told_digits(passage)] if passage.digits else []
    if passage.end is not passage.first and passage.end.rule not in SINGLES:
        rest.append(_told_end(passage))
    for text, more in rest:
        sentence, words = sentence + text, {**words, **more}
    if read.one_of_several and passage.end.conclusion is None:
        sentence += _CASE_IS_IMPOSSIBLE
    return sentence + ".", words


def _told_chain(inference: Inference) -> Told:
    """The sentence of a candidate from which a chain leads to a contradiction."""
    assert inference.conclusion is not None
    (inside,) = inference.inside
    passage = Passage(Inference(Rule.ASSUMPTION, inside.assumption, ()), inside.inferences)
    ((cell, digit),) = inside.assumption.candidates
    words: dict[str, object] = {
        "assumed.inside": cell,
        "digit.inside": digit,
        **_about(inference.conclusion),
    }
    end, more = _told_end(passage)
    words.update(more)
    if not passage.digits:
        end = end.map(lambda text: "," + text.removeprefix(";"))
        return _IF_IT_WERE + end + _SO_IT_IS_NOT, words
    listed, more = _listed(passage)
    several = "in turn" if passage.is_chain else "several"
    gives = _WOULD_GIVE[several if len(passage.digits) > 1 else "one"]
    return _IF_IT_WERE + gives + listed + end + _SO_IT_IS_NOT, {**words, **more}


def _told_end(passage: Passage) -> Told:
    """What a sentence excludes in the end, or why it cannot be."""
    end = passage.end
    if end.rule == Rule.EXCLUDED:
        rule, about = _excluded_by(end)
        return _RULES_OUT[rule], {f"{name}.ruled_out": word for name, word in about.items()}
    (truth,) = end.truths
    *_, besides = passage.besides()
    kind, true, false = _by_truth(besides, end.truths)
    _, about = _left_by(end)
    words = {f"{name}.end": word for name, word in about.items()}
    return _THEN_IMPOSSIBLE[truth.kind, kind], {**words, "on.end": true, "off.end": false}


def _told_digits(passage: Passage) -> Told:
    """What digits follow in a sentence."""
    listed, words = _listed(passage)
    if len(passage.digits) == 1:
        return _GIVES_ONE + listed, words
    return (_GIVES_IN_TURN if passage.is_chain else _GIVES_SEVERAL) + listed, words


def _listed(passage: Passage) -> Told:
    """The list of the digits that follow in a sentence."""
    texts: list[Text] = []
    words: dict[str, object] = {}
    following = zip(passage.digits, passage.besides(), strict=False)
    for place, (inference, besides) in enumerate(following, 3):
        kind, true, false = _by_truth(besides, inference.truths)
        texts.append(_numbered(_FOLLOWING[inference.rule, kind], place))
        words |= _digit_words(inference, place)
        words |= {f"on.besides{place}": true, f"off.besides{place}": false}
    *others, last = texts
    if not others:
        return last, words
    return AND.format(others=same(", ").join(others), last=last), words


def _numbered(text: Text, place: int) -> Text:
    """The text of a place in a list, with parts that no other place has."""
    return text.map(lambda words: words.replace("#", str(place)))


def _digit_words(inference: Inference, place: int) -> dict[str, object]:
    assert inference.conclusion is not None
    candidates = inference.conclusion.candidates
    words: dict[str, object] = {
        f"digit.following{place}": candidates[0].digit,
        f"on.following{place}": set_of(each.cell for each in candidates),
    }
    if inference.rule == Rule.HOUSE:
        words[f"reason.following{place}"] = house_of(inference.truths[0])
    return words


def _told_first(inference: Inference, assumption: Statement | None) -> Told:
    """The sentence of one inference; that of cases follows after the cases inside were told."""
    if inference.rule == Rule.CASES:
        assert assumption is not None
        return _told_cases(inference, assumption)
    kind, true, false = _by_truth(inference.causes, inference.truths)
    rule, words = _left_by(inference)
    return _SENTENCES[kind, rule], {**words, "on.causes": true, "off.causes": false}


_Candidates = list[tuple[Candidate, ...]]


def _by_truth(
    causes: tuple[Statement, ...], truths: tuple[Truth, ...]
) -> tuple[str, _Candidates, _Candidates]:
    """Which causes there are, the true ones and the false ones."""
    true = [cause.candidates for cause in causes if cause.is_true]
    false = [_relevant(cause, truths) for cause in causes if not cause.is_true]
    kind = "both" if true and false else "true" if true else "false" if false else "none"
    return kind, true, false


def _relevant(cause: Statement, truths: tuple[Truth, ...]) -> tuple[Candidate, ...]:
    """Those of some false candidates that an inference would otherwise have to consider."""
    relevant = [
        each
        for each in cause.candidates
        for truth in truths
        if truth.cells & BIT[each.cell]
        and (truth.kind == TruthKind.CELL or truth.digits & BIT[each.digit])
    ]
    return tuple(dict.fromkeys(relevant)) or cause.candidates


def _told_cases(inference: Inference, assumption: Statement) -> Told:
    if inference.conclusion is not None:
        around = _assumed(assumption)
        words = around | {"known": around["digit"]} | _about(inference.conclusion)
        return _NOT_INSIDE[assumption.is_true], words
    (truth,) = inference.truths
    if truth.kind == TruthKind.CELL:
        return _NO_WAY_IN_CELL, {"reason": only(truth.cells)}
    return _NO_WAY_IN_HOUSE, {"reason": house_of(truth), "digit": only(truth.digits)}


def _left_by(inference: Inference) -> tuple[str, dict[str, object]]:
    """The wording for the rule of an inference, and its words without the causes."""
    conclusion, truths = inference.conclusion, inference.truths
    if conclusion is None:
        (truth,) = truths
        if truth.kind == TruthKind.CELL:
            return "impossible cell", {"reason": only(truth.cells)}
        return "impossible house", {"reason": house_of(truth), "digit": only(truth.digits)}
    if inference.rule == Rule.EXCLUDED:
        return _excluded_by(inference)
    if inference.rule in SINGLES:
        words = _about(conclusion)
        if inference.rule == Rule.CELL:
            return Rule.CELL, words
        words["reason"] = house_of(truths[0])
        return Rule.HOUSE if len(conclusion.candidates) == 1 else "house group", words
    return inference.rule, _pattern_words(inference, conclusion)


def _excluded_by(inference: Inference) -> tuple[str, dict[str, object]]:
    """The wording for a candidate that a true one sees, with the house in which it does."""
    causes, excluded = inference.causes, inference.conclusion
    assert excluded is not None
    (cell,) = {candidate.cell for candidate in excluded.candidates}
    causing = set_of(candidate.cell for cause in causes for candidate in cause.candidates)
    words = _about(excluded)
    if causing == BIT[cell]:
        return "excluded in cell", words
    words["line"] = next(_houses_around(causing | BIT[cell]))
    return Rule.EXCLUDED, words


def _houses_around(cells: CellSet) -> Iterator[House]:
    """The houses in which all of some cells lie."""
    for house, inside in enumerate(HOUSES):
        if not cells & ~inside:
            yield house


def _pattern_words(inference: Inference, conclusion: Statement) -> dict[str, object]:
    truths = inference.truths
    on = set_of(candidate.cell for candidate in inference.pattern)
    words: dict[str, object] = {
        "off.eliminated": [conclusion.candidates],
        "on": on,
        "digit": inference.pattern[0].digit,
        "digits": set_of(candidate.digit for candidate in inference.pattern),
    }
    if inference.rule == Rule.NAKED_PAIR:
        off = set_of(candidate.cell for candidate in conclusion.candidates)
        words["reason"] = on
        words["line"] = list(_houses_around(on | off))[:1] or list(_houses_around(on))
    elif inference.rule == Rule.X_WING:
        words["reason"] = [house_of(truth) for truth in truths]
        words["line"] = _lines_across(truths, on)
    else:
        words["reason"] = house_of(truths[0])
    if inference.rule == Rule.LOCKED:
        words["line"] = _other_house(truths[0], conclusion)
    return words


def _lines_across(truths: tuple[Truth, ...], cells: CellSet) -> list[House]:
    """The lines in which an X-Wing excludes: they cross those of its truths."""
    across = COLUMNS if house_of(truths[0]) in ROWS else ROWS
    return [house for house in across if HOUSES[house] & cells]


def _assumed(statement: Statement) -> dict[str, object]:
    """The cell and the digit of an assumption."""
    ((cell, digit),) = statement.candidates
    return {"assumed" if statement.is_true else "assumed_off": cell, "digit": digit}


def _about(statement: Statement) -> dict[str, object]:
    """The cell or cells and the digit of a statement."""
    cells = set_of(candidate.cell for candidate in statement.candidates)
    role = "on" if statement.is_true else "off"
    return {
        role: only(cells) if is_single(cells) else cells,
        "digit": statement.candidates[0].digit,
    }


def house_of(truth: Truth) -> House:
    """The house in which a truth wants a place for its digit."""
    return HOUSES.index(truth.cells)


def _other_house(truth: Truth, excluded: Statement) -> House:
    """The line or block in which locked candidates exclude others."""
    cell = excluded.candidates[0].cell
    if house_of(truth) < HOUSES_OF[0][2]:
        return BLOCK_OF[cell]
    cells = set_of(candidate.cell for candidate in excluded.candidates)
    return next(h for h in HOUSES_OF[cell] if HOUSES[h] & truth.cells and not cells & ~HOUSES[h])
