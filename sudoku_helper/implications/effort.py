"""How much work a proof is for the person who reads it."""

from sudoku_helper.proofs.proof import Branch, Inference, Proof, Statement, all_inferences

SIMPLE_RULES = ("cell", "house", "impossible", "excluded")


def cost(proof: Proof) -> float:
    """How much work a proof is for a reader: its inferences, and a little for each further case."""
    return sum(map(branch_cost, proof.branches)) + 4 * (len(proof.branches) - 1)


def branch_cost(branch: Branch) -> float:
    """One for each inference, more for patterns and nested cases, a little for long ways."""
    total = 0.0
    for inference in all_inferences(branch):
        total += 1 if inference.rule in SIMPLE_RULES else 2
        total += 4 * len(inference.inside)
        total += sum(_distance(inference, cause) for cause in inference.causes) / 100
    return total


def _distance(inference: Inference, cause: Statement) -> int:
    """How many cells away a cause is from what it leads to."""
    if inference.conclusion is None:
        return 0
    first, second = inference.conclusion.candidates[0], cause.candidates[0]
    rows, columns = first.cell // 9 - second.cell // 9, first.cell % 9 - second.cell % 9
    return abs(rows) + abs(columns)
