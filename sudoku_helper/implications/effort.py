"""How much work a proof is for the person who reads it."""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush

from sudoku_helper.proofs.proof import Inference, Proof, Statement, all_inferences
from sudoku_helper.proofs.story import sentence_count


def cost(proof: Proof) -> float:
    """How many sentences a reader meets; of as many, those with fewer inferences and shorter ways."""
    inferences = [each for branch in proof.branches for each in all_inferences(branch)]
    ways = sum(_distance(each, cause) for each in inferences for cause in each.causes)
    return sentence_count(proof) + len(inferences) / 100 + ways / 10000


def easiest_first(proofs: Iterable[tuple[Proof, float]], compared: int) -> Iterator[Proof]:
    """Some proofs, of so many that are compared the easiest to read first.

    With each comes how many sentences more it may have for what it shows.
    """
    ready: list[tuple[float, int, Proof]] = []
    for place, (proof, worth) in enumerate(proofs):
        heappush(ready, (cost(proof) - worth, place, proof))
        if len(ready) >= compared:
            yield heappop(ready)[2]
    while ready:
        yield heappop(ready)[2]


def _distance(inference: Inference, cause: Statement) -> int:
    """How many cells away a cause is from what it leads to."""
    if inference.conclusion is None:
        return 0
    first, second = inference.conclusion.candidates[0], cause.candidates[0]
    rows, columns = first.cell // 9 - second.cell // 9, first.cell % 9 - second.cell % 9
    return abs(rows) + abs(columns)
