"""A proof that a person can read: statements, each with the rule and the causes that give it.

A proof looks at one or more cases of which one must hold. Each case is a branch: an assumption and
the inferences that follow from it, down to the conclusion of the proof or to a contradiction. An
inference may itself rest on cases inside, which is how nets are nested.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from sudoku_helper.board import Candidate
from sudoku_helper.proofs.truths import Truth


class Statement(NamedTuple):
    """That one of some candidates is true, or that all of them are false."""

    candidates: tuple[Candidate, ...]
    is_true: bool


@dataclass(frozen=True)
class Inference:
    """One sentence of a proof: the *causes* and the *truths* leave nothing but the *conclusion*.

    A contradiction has no conclusion: its truths cannot be met any more. ``rule`` says how a person
    would see it: "cell" and "house" where one candidate or group is left, "locked", "naked-pair",
    "hidden-pair" and "x-wing" as the techniques of the same names with the candidates of their
    *pattern*, "excluded" where a true candidate sees a false one, "impossible" where nothing is
    left, "cases" where each of the *inside* branches ends in a contradiction.
    """

    rule: str
    conclusion: Statement | None
    causes: tuple[Statement, ...]
    truths: tuple[Truth, ...] = ()
    pattern: tuple[Candidate, ...] = ()
    inside: tuple["Branch", ...] = ()


@dataclass(frozen=True)
class Branch:
    """A case: what is assumed, and what follows from it step by step."""

    assumption: Statement
    inferences: tuple[Inference, ...]

    @property
    def end(self) -> Statement | None:
        """What the case comes to: a statement, or nothing if it is impossible."""
        return self.inferences[-1].conclusion if self.inferences else self.assumption


@dataclass(frozen=True)
class Proof:
    """The *conclusion* holds in each of the *branches*, and one of these is the case.

    ``cover`` says why: a cell or a house has no other options than the assumptions. Without it the
    assumptions are a statement and its opposite, or the opposite of the conclusion alone.
    """

    conclusion: Statement
    branches: tuple[Branch, ...]
    cover: Truth | None = None

    @property
    def size(self) -> int:
        """The number of inferences, those of nested cases included."""
        return sum(1 for branch in self.branches for _ in all_inferences(branch))

    @property
    def depth(self) -> int:
        """How deep cases are nested; 1 if they are not."""
        return max(branch_depth(branch) for branch in self.branches)


def all_inferences(branch: Branch) -> Iterator[Inference]:
    """Every inference of a branch and of the cases inside, in the order of reading."""
    for inference in branch.inferences:
        for inside in inference.inside:
            yield from all_inferences(inside)
        yield inference


def branch_depth(branch: Branch) -> int:
    """How deep the cases inside a branch are nested, itself included."""
    inner = (branch_depth(inside) for each in branch.inferences for inside in each.inside)
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
