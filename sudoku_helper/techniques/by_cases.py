"""What all techniques share that prove a conclusion by cases: the step, its telling and its check."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, set_of
from sudoku_helper.implications.budget import SearchStoppedError
from sudoku_helper.proofs.proof import Branch, Inference, Proof, Statement, all_inferences
from sudoku_helper.proofs.replay import replays
from sudoku_helper.step import Later, Link, Passage, Step
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.words.proofs import (
    told_assumption,
    told_choice,
    told_conclusion,
    told_cover,
    told_impossible_case,
    told_inference,
    told_inner_assumption,
)
from sudoku_helper.text import Told


class ProofTechnique(SolvingTechnique):
    """A technique whose steps carry a proof of one or more cases."""

    def proofs(self, board: SudokuBoard) -> Iterable[Proof]:
        """Every proof on the board, easiest to read first."""
        raise NotImplementedError

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """One step for each proof. It ends early when the budget of the search is used up."""
        try:
            for proof in self.proofs(board):
                yield self.step(proof)
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
            highlights={"on": assumed},
            primary=area,
            secondary=set_of(each.cell for each in conclusion.candidates) & ~area,
            links=tuple(dict.fromkeys(link for each in proof.branches for link in _links(each))),
            words=Later(lambda: {"proof": proof}),
            proof=proof,
        )

    def check(self, step: Step, board: SudokuBoard) -> bool:
        """Replay the proof."""
        return step.proof is not None and replays(step.proof, step, board)

    def tell(self, step: Step) -> Iterator[Told]:
        """Case by case, one sentence for each inference."""
        assert step.proof is not None
        yield from _Telling(step.proof).told

    def passages(self, step: Step) -> tuple[Passage, ...]:
        """The cases and the cases within them, in the order of reading."""
        assert step.proof is not None
        return tuple(_Telling(step.proof).passages)


def _assumed(proof: Proof) -> Iterator[Candidate]:
    for branch in proof.branches:
        yield from branch.assumption.candidates


def _links(branch: Branch) -> Iterator[Link]:
    """From each cause to what it leads to."""
    for inference in all_inferences(branch):
        yield from _links_to(inference)


def _links_to(inference: Inference) -> Iterator[Link]:
    if inference.conclusion is not None:
        for cause in inference.causes:
            strong = not cause.is_true and inference.conclusion.is_true
            yield Link(cause.candidates, inference.conclusion.candidates, strong)


@dataclass
class _Telling:
    """The sentences of a proof, and which of them belong to which case."""

    proof: Proof
    told: list[Told] = field(default_factory=list)
    passages: list[Passage] = field(default_factory=list)

    def __post_init__(self) -> None:
        proof = self.proof
        several = len(proof.branches) > 1
        self.told += told_cover(proof)
        for number, branch in enumerate(proof.branches, 1):
            first = told_assumption(branch.assumption, number if several else None)
            self._tell(branch, first, [])
            if several and branch.end is None:
                self.told.append(told_impossible_case())
        self.told.append(told_conclusion(proof))

    def _tell(self, branch: Branch, first: Told, known: list[Statement]) -> None:
        """Tell one case; what is *known* from the cases around it is shown as well."""
        known = [*known, branch.assumption]
        start = len(self.told)
        links: list[Link] = []
        self.told.append(first)
        for inference in branch.inferences:
            if inference.inside:
                self.told += told_choice(inference)
                self._close(start, known, links)
                for inside in inference.inside:
                    self._tell(inside, told_inner_assumption(inside.assumption), known)
                start, links = len(self.told), []
            self.told.append(told_inference(inference))
            links += _links_to(inference)
            if inference.conclusion is not None:
                known.append(inference.conclusion)
        self._close(start, known, links)

    def _close(self, start: int, known: list[Statement], links: list[Link]) -> None:
        if start == len(self.told):
            return
        on = dict.fromkeys(c for each in known if each.is_true for c in each.candidates)
        off = dict.fromkeys(c for each in known if not each.is_true for c in each.candidates)
        highlights = {"on": tuple(on), "off": tuple(c for c in off if c not in on)}
        self.passages.append(Passage(start, len(self.told), highlights, tuple(links)))
