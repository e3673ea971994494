"""What all techniques share that prove a conclusion by cases: the step, its telling and its check."""

from collections.abc import Iterable, Iterator

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, set_of
from sudoku_helper.implications.budget import SearchStoppedError
from sudoku_helper.proofs.proof import Proof, all_inferences, stated_once
from sudoku_helper.proofs.replay import replays
from sudoku_helper.proofs.story import links_to, story
from sudoku_helper.step import Link, Step, StoryLine
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.words.proofs import told
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
            evidence=proof,
        )

    def check(self, step: Step, board: SudokuBoard) -> bool:
        """Replay the proof."""
        return isinstance(step.evidence, Proof) and replays(step.evidence, step, board)

    def story(self, step: Step) -> Iterator[StoryLine]:
        """Case by case, one sentence for each passage."""
        scenes = story(step.evidence_of(Proof))
        return (StoryLine(told(scene), scene.frame) for scene in scenes)

    def summarise(self, step: Step) -> Iterator[Told]:
        """What a long proof assumes, which cases arise and what each comes to."""
        if len(step.story) > LONG:
            yield from told_summary(step.evidence_of(Proof))


def _assumed(proof: Proof) -> Iterator[Candidate]:
    for branch in proof.branches:
        yield from branch.assumption.candidates


def _links(proof: Proof) -> Iterator[Link]:
    inferences = [each for branch in proof.branches for each in all_inferences(branch)]
    for inference in (*proof.before, *inferences):
        yield from links_to(inference)
