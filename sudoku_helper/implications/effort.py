"""How much work a proof is for the person who reads it."""

from sudoku_helper.proofs.proof import Inference, Proof, Statement, all_inferences
from sudoku_helper.proofs.story import sentence_count


def cost(proof: Proof) -> float:
    """How many sentences a reader meets; of as many, those with fewer inferences and shorter ways."""
    inferences = [each for branch in proof.branches for each in all_inferences(branch)]
    ways = sum(_distance(each, cause) for each in inferences for cause in each.causes)
    return sentence_count(proof) + len(inferences) / 100 + ways / 10000


def _distance(inference: Inference, cause: Statement) -> int:
    """How many cells away a cause is from what it leads to."""
    if inference.conclusion is None:
        return 0
    first, second = inference.conclusion.candidates[0], cause.candidates[0]
    rows, columns = first.cell // 9 - second.cell // 9, first.cell % 9 - second.cell % 9
    return abs(rows) + abs(columns)
