"""A proof that a person can read: statements, each with the rule and the causes that give it.

A proof looks at one or more cases of which one must hold. Each case is a branch: an assumption and
the inferences that follow from it, down to the conclusion of the proof or to a contradiction. An
inference may itself rest on cases inside, which is how nets are nested.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from sudoku_helper.board import Candidate
from sudoku_helper.proofs.truths import Truth, TruthKind

LONGEST_CHAIN = 5
"""So many inferences a case may have that is told as a chain, with the contradiction at its end."""

MOST_FROM_OUTSIDE = 6
"""So many facts such a chain may use that were known before."""


class Rule(StrEnum):
    """How a person would see what an inference concludes."""

    ASSUMPTION = "assumption"
    """It is not concluded, but assumed."""

    CELL = "cell"
    """One candidate is left in a cell."""

    HOUSE = "house"
    """One candidate or group is left for a digit in a house."""

    LOCKED = "locked"
    NAKED_PAIR = "naked-pair"
    HIDDEN_PAIR = "hidden-pair"
    X_WING = "x-wing"
    """As the techniques of the same names do it."""

    EXCLUDED = "excluded"
    """A true candidate sees a false one."""

    IMPOSSIBLE = "impossible"
    """Nothing is left for a cell, or for a digit in a house."""

    CASES = "cases"
    """Each case inside ends in a contradiction."""


SINGLES = (Rule.CELL, Rule.HOUSE)
"""The rules that one place of a list can tell: a digit in its cell, and where it was seen."""

_LINKS = (*SINGLES, Rule.IMPOSSIBLE)
"""The rules that a chain is made of."""


def single_by(truth: Truth) -> Rule:
    """How the last option of a truth is seen."""
    return Rule.CELL if truth.kind == TruthKind.CELL else Rule.HOUSE


class Statement(NamedTuple):
    """That one of some candidates is true, or that all of them are false."""

    candidates: tuple[Candidate, ...]
    is_true: bool


@dataclass(frozen=True)
class Inference:
    """One sentence of a proof: the *causes* and the *truths* leave nothing but the *conclusion*.

    A contradiction has no conclusion: its truths cannot be met any more. A pair, an X-Wing or locked
    candidates are its *pattern*; each of the *inside* branches ends in a contradiction.
    """

    rule: Rule
    conclusion: Statement | None
    causes: tuple[Statement, ...]
    truths: tuple[Truth, ...] = ()
    pattern: tuple[Candidate, ...] = ()
    inside: tuple["Branch", ...] = ()

    @property
    def is_by_chain(self) -> bool:
        """Whether a candidate is false because a chain leads from it to a contradiction."""
        return self.conclusion is not None and len(self.inside) == 1 and self.inside[0].is_chain


@dataclass(frozen=True)
class Branch:
    """A case: what is assumed, and what follows from it step by step."""

    assumption: Statement
    inferences: tuple[Inference, ...]

    @property
    def is_chain(self) -> bool:
        """Whether it leads to a contradiction by a chain that can be told in one breath.

        Each digit follows from one before it, beside what was known before the case.
        """
        if self.end is not None or len(self.inferences) > LONGEST_CHAIN:
            return False
        inside = {self.assumption}
        for inference in self.inferences:
            if inference.rule not in _LINKS:
                return False
            if inference.conclusion is not None:
                if len(inside.intersection(inference.causes)) != 1:
                    return False
                inside.add(inference.conclusion)
        from_outside = {cause for each in self.inferences for cause in each.causes} - inside
        return len(from_outside) <= MOST_FROM_OUTSIDE

    @property
    def end(self) -> Statement | None:
        """What the case comes to: a statement, or nothing if it is impossible."""
        return self.inferences[-1].conclusion if self.inferences else self.assumption


@dataclass(frozen=True)
class Proof:
    """The *conclusion* holds in each of the *branches*, and one of these is the case.

    ``cover`` says why: a truth has no other options than the assumptions. Without it the
    assumptions are a statement and its opposite, or the opposite of the conclusion alone. The
    inferences of ``before`` hold on the board itself, and so in all cases.
    """

    conclusion: Statement
    branches: tuple[Branch, ...]
    cover: Truth | None = None
    before: tuple[Inference, ...] = ()

    @property
    def size(self) -> int:
        """The number of inferences, those of nested cases included."""
        return sum(1 for branch in self.branches for _ in all_inferences(branch)) + len(self.before)

    @property
    def depth(self) -> int:
        """How deep cases are nested; 1 if they are not. A chain inside does not count as a case."""
        return max(branch_depth(branch) for branch in self.branches)


def stated_once(proof: Proof) -> Proof:
    """The proof with all that its cases show without their assumptions before them, once."""
    before: dict[Statement, Inference] = {}
    while True:
        early = {
            inference.conclusion: inference
            for branch in proof.branches
            for inference in branch.inferences[:-1]
            if inference.conclusion and inference.conclusion not in before
            if not inference.inside and before.keys() >= {*inference.causes}
        }
        if not early:
            break
        before |= early
    if not before:
        return proof
    branches = tuple(
        replace(
            branch,
            inferences=tuple(each for each in branch.inferences if each.conclusion not in before),
        )
        for branch in proof.branches
    )
    return replace(proof, branches=branches, before=(*proof.before, *before.values()))


def all_inferences(branch: Branch) -> Iterator[Inference]:
    """Every inference of a branch and of the cases inside, in the order of reading."""
    for inference in branch.inferences:
        for inside in inference.inside:
            yield from all_inferences(inside)
        yield inference


def branch_depth(branch: Branch) -> int:
    """How deep the cases inside a branch are nested, itself included."""
    inner = (
        branch_depth(inside)
        for each in branch.inferences
        if not each.is_by_chain
        for inside in each.inside
    )
    return 1 + max(inner, default=0)


def true(*candidates: Candidate) -> Statement:
    """The statement that one of some candidates is true."""
    return Statement(candidates, True)


def false(*candidates: Candidate) -> Statement:
    """The statement that some candidates are all false."""
    return Statement(candidates, False)


def opposite(statement: Statement) -> Statement:
    """The statement that is true when this one is not."""
    return Statement(statement.candidates, not statement.is_true)
