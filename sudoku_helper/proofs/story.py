"""The story of a proof: what each of its sentences tells, from the first to the conclusion.

How long a proof is, how it is put into words and what each sentence does on the board all follow
from its story.
"""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku_helper.board import Candidate
from sudoku_helper.geometry import CellSet, union
from sudoku_helper.proofs.passages import Passage, passages
from sudoku_helper.proofs.proof import Branch, Inference, Proof, Statement
from sudoku_helper.step import Frame, FrameKind, Link

Case = tuple[int, ...]
"""The number of a case and of those it lies in, from the outside; none outside of all."""


class CasesNamed(NamedTuple):
    """The cases of a proof of which one holds."""

    proof: Proof

    @property
    def frame(self) -> Frame:
        """It looks at what the cases are about."""
        cover = self.proof.cover
        return Frame(FrameKind.COVER, area=cover.cells if cover else 0)


class CaseBegun(NamedTuple):
    """What is assumed in a case, which has a *number* if there are several."""

    assumption: Statement
    case: Case
    number: int | None = None

    @property
    def frame(self) -> Frame:
        """The assumption holds."""
        return Frame(FrameKind.ASSUMPTION, self.case, (self.assumption,))


class ChoiceLeft(NamedTuple):
    """The cases that are left inside a case."""

    inference: Inference
    case: Case

    @property
    def frame(self) -> Frame:
        """It looks at what these are about."""
        return Frame(FrameKind.COVER, self.case, area=_area(self.inference))


class PassageRead(NamedTuple):
    """What follows, in the case of an *assumption* or without one.

    It may be what the case comes to, and the case *one_of_several* that lead to the same.
    """

    passage: Passage
    case: Case = ()
    assumption: Statement | None = None
    is_end: bool = False
    one_of_several: bool = False

    @property
    def frame(self) -> Frame:
        """What the inferences show; where to look first is what the first of them looks at."""
        first, inferences = self.passage.first, self.passage.inferences
        broken = _area(self.passage.end) if self.passage.end.conclusion is None else 0
        kind = FrameKind.RESULT if first.inside or self.is_end else FrameKind.INFERENCE
        return Frame(
            FrameKind.CONTRADICTION if broken else kind,
            self.case,
            tuple(each.conclusion for each in inferences if each.conclusion),
            tuple(link for each in inferences for link in links_to(each)),
            _area(first),
            first.pattern,
            broken,
        )


class ChainRead(NamedTuple):
    """A chain inside a case, from a candidate to a contradiction."""

    inference: Inference
    case: Case

    @property
    def frame(self) -> Frame:
        """The candidate is false; what the chain runs through does not hold in the case."""
        assert self.inference.conclusion is not None
        (inside,) = self.inference.inside
        return Frame(
            FrameKind.RESULT,
            self.case,
            (self.inference.conclusion,),
            tuple(link for each in inside.inferences for link in links_to(each)),
            _area(inside.inferences[-1]),
            tuple(_said_in(inside)),
        )


class Concluded(NamedTuple):
    """What all of it shows."""

    proof: Proof

    @property
    def frame(self) -> Frame:
        """The conclusion holds, whatever was assumed."""
        return Frame(FrameKind.CONCLUSION, (), (self.proof.conclusion,))


Scene = CasesNamed | CaseBegun | ChoiceLeft | PassageRead | ChainRead | Concluded
"""What one sentence of a story tells."""


def story(proof: Proof) -> Iterator[Scene]:
    """A proof in the order of reading: why one of the cases holds, each of them, the conclusion."""
    several = len(proof.branches) > 1
    for passage in passages(proof.before):
        yield PassageRead(passage)
    if several:
        yield CasesNamed(proof)
    for number, branch in enumerate(proof.branches, 1):
        yield from story_of_case(branch, (number,), number if several else None)
    yield Concluded(proof)


def story_of_case(branch: Branch, case: Case, number: int | None = None) -> Iterator[Scene]:
    """A case from its assumption to what it comes to; the first of all have a *number* if they are several."""
    yield CaseBegun(branch.assumption, case, number)
    one_of_several = len(case) == 1 and number is not None
    told = passages(branch.inferences)
    insides = 0
    for passage in told:
        inference = passage.first
        if inference.is_by_chain:
            yield ChainRead(inference, case)
            continue
        if inference.inside and inference.conclusion is None:
            yield ChoiceLeft(inference, case)
        numbered = len(inference.inside) > 1
        for place, inside in enumerate(inference.inside, 1):
            insides += 1
            yield from story_of_case(inside, (*case, insides), place if numbered else None)
        is_end = passage is told[-1]
        yield PassageRead(passage, case, branch.assumption, is_end, one_of_several)


def sentence_count(proof: Proof) -> int:
    """How many sentences a reader of the whole proof meets."""
    return sum(1 for _ in story(proof))


def links_to(inference: Inference) -> Iterator[Link]:
    """From each cause to what it leads to."""
    if inference.conclusion is not None and not inference.inside:
        for cause in inference.causes:
            strong = not cause.is_true and inference.conclusion.is_true
            yield Link(cause.candidates, inference.conclusion.candidates, strong)


def _said_in(branch: Branch) -> Iterator[Candidate]:
    """The candidates of all that is assumed in a case and follows."""
    yield from branch.assumption.candidates
    for inference in branch.inferences:
        if inference.conclusion is not None:
            yield from inference.conclusion.candidates


def _area(inference: Inference) -> CellSet:
    """The cell or the houses that an inference looks at."""
    return union(truth.cells for truth in inference.truths)
