"""What all techniques share that prove a conclusion by cases: the step, its telling and its check."""

from collections.abc import Iterable, Iterator

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, CellSet, set_of, union
from sudoku_helper.implications.budget import SearchStoppedError
from sudoku_helper.proofs.proof import (
    Branch,
    Inference,
    Proof,
    Statement,
    all_inferences,
    stated_once,
)
from sudoku_helper.proofs.replay import replays
from sudoku_helper.proofs.story import Passage, passages, sentence_count
from sudoku_helper.step import Frame, FrameKind, Later, Link, Step
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.words.proofs import (
    told_assumption,
    told_chain,
    told_choice,
    told_conclusion,
    told_cover,
    told_inner_assumption,
    told_passage,
)
from sudoku_helper.techniques.words.summaries import told_summary
from sudoku_helper.text import Told

LONG = 20
"""A proof with more sentences than this is summed up."""


class ProofTechnique(SolvingTechnique):
    """A technique whose steps carry a proof of one or more cases."""

    def proofs(self, board: SudokuBoard) -> Iterable[Proof]:
        """Every proof on the board, easiest to read first."""
        raise NotImplementedError

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """One step for each proof. It ends early when the budget of the search is used up."""
        try:
            for proof in self.proofs(board):
                yield self.step(stated_once(proof))
        except SearchStoppedError:
            return

    def step(self, proof: Proof) -> Step:
        """The step that a proof allows; it points to the start and to the conclusion only."""
        conclusion = proof.conclusion
        assumed = tuple(dict.fromkeys(_assumed(proof)))
        area = proof.cover.cells if proof.cover else BIT[assumed[0].cell]
        return Step(
            self,
            placements=conclusion.candidates if conclusion.is_true else (),
            cross_outs=() if conclusion.is_true else conclusion.candidates,
            highlights={"assumed": assumed},
            primary=area,
            secondary=set_of(each.cell for each in conclusion.candidates) & ~area,
            links=tuple(dict.fromkeys(_links(proof))),
            words=Later(lambda: {"proof": proof}),
            proof=proof,
        )

    def check(self, step: Step, board: SudokuBoard) -> bool:
        """Replay the proof."""
        return step.proof is not None and replays(step.proof, step, board)

    def tell(self, step: Step) -> Iterator[Told]:
        """Case by case, one sentence for each passage."""
        assert step.proof is not None
        for told, _ in sentences(step.proof):
            yield told

    def summarise(self, step: Step) -> Iterator[Told]:
        """What a long proof assumes, which cases arise and what each comes to."""
        assert step.proof is not None
        if sentence_count(step.proof) > LONG:
            yield from told_summary(step.proof)

    def frames(self, step: Step) -> tuple[Frame, ...]:
        """What each of these sentences does on the board."""
        assert step.proof is not None
        return tuple(frame for _, frame in sentences(step.proof))


def _assumed(proof: Proof) -> Iterator[Candidate]:
    for branch in proof.branches:
        yield from branch.assumption.candidates


def _links(proof: Proof) -> Iterator[Link]:
    inferences = [each for branch in proof.branches for each in all_inferences(branch)]
    for inference in (*proof.before, *inferences):
        yield from _links_to(inference)


def _links_to(inference: Inference) -> Iterator[Link]:
    """From each cause to what it leads to."""
    if inference.conclusion is not None and not inference.inside:
        for cause in inference.causes:
            strong = not cause.is_true and inference.conclusion.is_true
            yield Link(cause.candidates, inference.conclusion.candidates, strong)


FramedSentence = tuple[Told, Frame]
"""How a sentence is told, and what it does on the board."""

_Case = tuple[int, ...]


def sentences(proof: Proof) -> Iterator[FramedSentence]:
    """A proof in the order of reading: why one of the cases holds, each of them, the conclusion."""
    several = len(proof.branches) > 1
    for passage in passages(proof.before):
        yield told_passage(passage), _frame(passage, (), is_end=False)
    for told in told_cover(proof):
        yield told, Frame(FrameKind.COVER, area=proof.cover.cells if proof.cover else 0)
    for number, branch in enumerate(proof.branches, 1):
        first = told_assumption(branch.assumption, number if several else None)
        yield from told_case(branch, first, (number,), several)
    yield told_conclusion(proof), Frame(FrameKind.CONCLUSION, (), (proof.conclusion,))


def told_case(branch: Branch, first: Told, case: _Case, several: bool) -> Iterator[FramedSentence]:
    """A case from its *first* sentence to what it comes to; *several* lead to the same."""
    yield first, Frame(FrameKind.ASSUMPTION, case, (branch.assumption,))
    insides = 0
    told = passages(branch.inferences)
    for passage in told:
        inference = passage.first
        if inference.is_by_chain:
            yield told_chain(inference), _chain_frame(inference, case)
            continue
        for choice in told_choice(inference):
            yield choice, Frame(FrameKind.COVER, case, area=_area(inference))
        numbered = len(inference.inside) > 1
        for number, inside in enumerate(inference.inside, 1):
            insides += 1
            begun = told_inner_assumption(inside.assumption, number if numbered else None)
            yield from told_case(inside, begun, (*case, insides), False)
        sentence = told_passage(passage, branch.assumption, one_of_several=several)
        yield sentence, _frame(passage, case, is_end=passage is told[-1])


def _frame(passage: Passage, case: _Case, is_end: bool) -> Frame:
    """What a passage does on the board; where to look first is what its first inference looks at."""
    first = passage.first
    broken = _area(passage.end) if passage.end.conclusion is None else 0
    kind = FrameKind.RESULT if first.inside or is_end else FrameKind.INFERENCE
    return Frame(
        FrameKind.CONTRADICTION if broken else kind,
        case,
        tuple(each.conclusion for each in passage.inferences if each.conclusion),
        tuple(link for each in passage.inferences for link in _links_to(each)),
        _area(first),
        first.pattern,
        broken,
    )


def _chain_frame(inference: Inference, case: _Case) -> Frame:
    """What a chain inside a case does on the board: what it runs through does not hold there."""
    assert inference.conclusion is not None
    (inside,) = inference.inside
    end = inside.inferences[-1]
    return Frame(
        FrameKind.RESULT,
        case,
        (inference.conclusion,),
        tuple(link for each in inside.inferences for link in _links_to(each)),
        _area(end),
        tuple(each for fact in _facts(inside) for each in fact.candidates),
    )


def _facts(branch: Branch) -> Iterator[Statement]:
    """What is assumed in a case and what follows."""
    yield branch.assumption
    for inference in branch.inferences:
        if inference.conclusion is not None:
            yield inference.conclusion


def _area(inference: Inference) -> CellSet:
    """The cell or the houses that an inference looks at."""
    return union(truth.cells for truth in inference.truths)
