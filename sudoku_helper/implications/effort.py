"""How much work a proof is for the person who reads it."""

from collections.abc import Callable, Iterable, Iterator
from heapq import heappop, heappush
from math import ceil
from typing import NamedTuple

from sudoku_helper.proofs.passages import MOST_IN_A_SENTENCE
from sudoku_helper.proofs.proof import Inference, Proof, Statement, all_inferences
from sudoku_helper.proofs.story import sentence_count


def cost(proof: Proof) -> float:
    """How many sentences a reader meets; of as many, those with fewer inferences and shorter ways."""
    inferences = [each for branch in proof.branches for each in all_inferences(branch)]
    ways = sum(_distance(each, cause) for each in inferences for cause in each.causes)
    return sentence_count(proof) + len(inferences) / 100 + ways / 10000


def least_cost(cases: int, inferences: int) -> float:
    """What a proof of some cases with at least so many inferences costs at least."""
    several = cases > 1
    sentences = several + cases + ceil(inferences / MOST_IN_A_SENTENCE) + 1
    return sentences + inferences / 100


class Sketch(NamedTuple):
    """A proof before it is written out, if it can be: it costs at least so much.

    *worth* is how many sentences more it may have for what it shows.
    """

    least: float
    worth: float
    write: Callable[[], Proof | None]


def easiest_first(sketches: Iterable[Sketch], compared: int) -> Iterator[Proof]:
    """Some proofs, of so many that are compared the easiest to read first.

    Only those are written out that could be the next.
    """
    ready: list[_Ready] = []
    for place, sketch in enumerate(sketches):
        heappush(ready, (sketch.least - sketch.worth, place, sketch, None))
        if len(ready) >= compared:
            yield from _easiest(ready)
    while ready:
        yield from _easiest(ready)


_Ready = tuple[float, int, Sketch, Proof | None]
"""What a proof costs, or at least, its place among all, and the proof if it is written out."""


def _easiest(ready: list[_Ready]) -> Iterator[Proof]:
    """Take out the proof that costs least, if there is one."""
    while ready:
        _, place, sketch, proof = heappop(ready)
        if proof:
            yield proof
            return
        if written := sketch.write():
            heappush(ready, (cost(written) - sketch.worth, place, sketch, written))


def _distance(inference: Inference, cause: Statement) -> int:
    """How many cells away a cause is from what it leads to."""
    if inference.conclusion is None:
        return 0
    first, second = inference.conclusion.candidates[0], cause.candidates[0]
    rows, columns = first.cell // 9 - second.cell // 9, first.cell % 9 - second.cell % 9
    return abs(rows) + abs(columns)
