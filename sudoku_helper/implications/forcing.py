"""Forcing chains: from every option of a cell or house a single chain leads to the same conclusion.

The chains run along the links of the position as it is, so each inference has one cause, and every
case can be followed with a finger.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CANDIDATES, CandidateNumber, CandidateSet
from sudoku_helper.demands import OPTIONS, Demand
from sudoku_helper.geometry import BIT, members
from sudoku_helper.implications.budget import spend
from sudoku_helper.implications.chains import Chain
from sudoku_helper.implications.graph import ImplicationGraph, LinkKinds, graph_of
from sudoku_helper.implications.links import Node
from sudoku_helper.implications.spread import Spread, whole_spread
from sudoku_helper.proofs.proof import (
    Branch,
    Inference,
    Proof,
    Rule,
    Statement,
    false,
    single_by,
    true,
)
from sudoku_helper.proofs.truths import Truth, truth_of

GROUPS = LinkKinds(groups=True)


class Agreement(NamedTuple):
    """A candidate that all of some options agree about, and how long the chains are."""

    length: int
    number: CandidateNumber
    is_true: bool


class Meeting(NamedTuple):
    """What all options of a demand agree about."""

    agreement: Agreement
    demand: Demand


class ForcingChains:
    """What each candidate leads to by single chains, level by level."""

    def __init__(self, graph: ImplicationGraph) -> None:
        self.graph = graph
        self._spreads: dict[Node, Spread] = {}
        self._excluded_by_all: dict[CandidateSet, CandidateSet] = {}

    def spread(self, number: CandidateNumber) -> Spread:
        """Everything that follows from a candidate being true."""
        spread = self._spreads.get(number)
        if spread is None:
            spend(1, "forcing chain")
            spread = self._spreads[number] = whole_spread(self.graph, number)
        return spread

    def excluded_by_all(self, options: CandidateSet) -> CandidateSet:
        """The candidates that are false whichever of some others is true."""
        found = self._excluded_by_all.get(options)
        if found is None:
            found = self.graph.alive
            for number in members(options):
                found &= self.spread(number).excluded[-1]
            self._excluded_by_all[options] = found
        return found

    def excluded_by_length(self, number: CandidateNumber) -> Sequence[CandidateSet]:
        """The candidates that are false if a candidate is true, by the strong links that it takes at most."""
        return self.spread(number).excluded

    def chain_to_false(self, start: CandidateNumber, number: CandidateNumber) -> Chain:
        """The shortest chain from a true candidate to one that is false for it."""
        way = self.spread(start).way_until(number, False)
        return Chain(self.graph, (*way, number), BIT[number], is_true=True)

    def meetings(self, demands: range) -> list[Meeting]:
        """The conclusions in which all options of a demand agree, the shortest for each."""
        best: dict[tuple[CandidateNumber, bool], Meeting] = {}
        for demand in demands:
            options = self._options(demand)
            if len(options) < 3:
                continue
            for agreement in self.agreements(options):
                meeting = Meeting(agreement, demand)
                key = agreement.number, agreement.is_true
                if key not in best or meeting < best[key]:
                    best[key] = meeting
        return sorted(best.values())

    def agreements(self, options: Sequence[CandidateNumber]) -> Iterator[Agreement]:
        """The conclusions in which all of some options agree, but for what all of them see directly."""
        spreads = [self.spread(number) for number in options]
        true, false = self.graph.agreed(options)
        for number in members(true):
            yield Agreement(sum(each.length_to(number, True) for each in spreads), number, True)
        for number in members(false):
            length = sum(each.length_to(number, False) for each in spreads)
            # What every option sees directly needs no chain.
            if length > 0:
                yield Agreement(length, number, False)

    def _options(self, demand: Demand) -> list[CandidateNumber]:
        return [number for number in OPTIONS[demand] if self.graph.alive & BIT[number]]

    def proof(self, meeting: Meeting) -> Proof:
        """The chains of all options of a demand, one after the other."""
        agreement, demand = meeting
        return self.proof_by_cases(agreement, self._options(demand), truth_of(demand))

    def proof_by_cases(
        self, agreement: Agreement, options: Iterable[CandidateNumber], cover: Truth
    ) -> Proof:
        """The chains of some options, of which one is true because of the cover."""
        conclusion = Statement((CANDIDATES[agreement.number],), agreement.is_true)
        branches = tuple(self._branch(option, agreement) for option in options)
        return Proof(conclusion, branches, cover)

    def _branch(self, option: CandidateNumber, agreement: Agreement) -> Branch:
        if agreement.is_true:
            way = self.spread(option).way_until(agreement.number, True)
            return Branch(true(CANDIDATES[option]), inferences_along(self.graph, way))
        return branch_along(self.chain_to_false(option, agreement.number))


def branch_along(chain: Chain) -> Branch:
    """The case that the first node of a chain is true, as far as its last one, which is false."""
    *nodes, end = chain.nodes
    candidates = chain.graph.candidates
    excluded = Inference(Rule.EXCLUDED, false(*candidates(end)), (true(*candidates(nodes[-1])),))
    along = inferences_along(chain.graph, tuple(nodes))
    return Branch(true(*candidates(nodes[0])), (*along, excluded))


def inferences_along(graph: ImplicationGraph, nodes: tuple[Node, ...]) -> tuple[Inference, ...]:
    """One inference for each strong link of a chain that begins with a true node."""
    inferences = []
    for cause, excluded, linked in zip(nodes[::2], nodes[1::2], nodes[2::2], strict=False):
        truths = graph.reason(excluded, linked)
        inferences.append(
            Inference(
                single_by(truths[0]),
                true(*graph.candidates(linked)),
                (true(*graph.candidates(cause)),),
                truths,
            )
        )
    return tuple(inferences)


@lru_cache(maxsize=8)
def forcing_chains_of(board: SudokuBoard) -> ForcingChains:
    """The chains of a board from every candidate, searched once for cells and houses."""
    return ForcingChains(graph_of(board, GROUPS))
