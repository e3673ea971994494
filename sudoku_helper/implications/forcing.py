"""Forcing chains: from every option of a cell or house a single chain leads to the same conclusion.

The chains run along the links of the position as it is, so each inference has one cause, and every
case can be followed with a finger.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import NODE_BIT, CandidateSet, Node, to_candidates, union
from sudoku_helper.geometry import members, smallest
from sudoku_helper.implications.budget import spend
from sudoku_helper.implications.graph import ImplicationGraph, LinkKinds, graph_of
from sudoku_helper.implications.patterns import OPTIONS
from sudoku_helper.implications.reasoning import truth_of
from sudoku_helper.implications.spread import Spread
from sudoku_helper.proofs.proof import Branch, Inference, Proof, Statement

GROUPS = LinkKinds(groups=True)


class Meeting(NamedTuple):
    """A candidate that all options of a demand agree about, and how long the chains are."""

    length: int
    number: int
    is_true: bool
    demand: int


class ForcingChains:
    """What each candidate leads to by single chains, level by level."""

    def __init__(self, graph: ImplicationGraph) -> None:
        self.graph = graph
        self._spreads: dict[Node, Spread] = {}
        self._excluded: dict[Node, list[CandidateSet]] = {}

    def spread(self, number: int) -> Spread:
        """Everything that follows from a candidate being true."""
        spread = self._spreads.get(number)
        if spread is None:
            spend(1, "forcing chain")
            spread = self._spreads[number] = Spread(self.graph, number, True)
            spread.complete()
            weak = self.graph.weak
            excluded = [weak[number] & self.graph.alive]
            for level in spread.levels:
                more = union(weak[node] for node in members(level)) & self.graph.alive
                excluded.append(excluded[-1] | more)
            self._excluded[number] = excluded
        return spread

    def meetings(self, demands: range) -> list[Meeting]:
        """The conclusions in which all options of a demand agree, the shortest for each."""
        best: dict[tuple[int, bool], Meeting] = {}
        for demand in demands:
            for meeting in self._meetings_of(demand):
                key = meeting.number, meeting.is_true
                if key not in best or meeting < best[key]:
                    best[key] = meeting
        return sorted(best.values())

    def _meetings_of(self, demand: int) -> Iterator[Meeting]:
        options = self._options(demand)
        if len(options) < 3:
            return
        spreads = [self.spread(number) for number in options]
        true = self.graph.alive
        false = self.graph.alive
        for number, spread in zip(options, spreads, strict=True):
            true &= spread.reached | NODE_BIT[number]
            false &= self._excluded[number][-1]
        for number in members(true):
            length = sum(self._level_of_true(option, number) for option in options)
            yield Meeting(length, number, True, demand)
        for number in members(false):
            length = sum(self._level_of_false(option, number) for option in options)
            # What every option sees directly is a locked candidate.
            if length > 0:
                yield Meeting(length, number, False, demand)

    def _options(self, demand: int) -> list[int]:
        return [number for number in OPTIONS[demand] if self.graph.alive & NODE_BIT[number]]

    def _level_of_true(self, start: int, number: int) -> int:
        return 0 if start == number else self._spreads[start].level_of(number) + 1

    def _level_of_false(self, start: int, number: int) -> int:
        levels = self._excluded[start]
        return next(n for n, numbers in enumerate(levels) if numbers & NODE_BIT[number])

    def proof(self, meeting: Meeting) -> Proof:
        """The chains of all options, one after the other."""
        conclusion = Statement(to_candidates(NODE_BIT[meeting.number]), meeting.is_true)
        branches = tuple(
            self._branch(option, meeting, conclusion) for option in self._options(meeting.demand)
        )
        return Proof(conclusion, branches, truth_of(meeting.demand))

    def _branch(self, option: int, meeting: Meeting, conclusion: Statement) -> Branch:
        assumption = Statement(to_candidates(NODE_BIT[option]), True)
        if meeting.is_true:
            return Branch(assumption, self._along(option, meeting.number))
        level = self._level_of_false(option, meeting.number)
        if level == 0:
            return Branch(assumption, (Inference("excluded", conclusion, (assumption,)),))
        excluders = self.graph.weak[meeting.number] & self._spreads[option].levels[level - 1]
        end = smallest(excluders)
        chain = self._along(option, end)
        last = Statement(self.graph.candidates(end), True)
        return Branch(assumption, (*chain, Inference("excluded", conclusion, (last,))))

    def _along(self, option: int, end: Node) -> tuple[Inference, ...]:
        """One inference for each strong link of the chain from an option to a true node."""
        if option == end:
            return ()
        nodes = self._spreads[option].way_to(end)
        inferences = []
        for cause, excluded, true in zip(nodes[::2], nodes[1::2], nodes[2::2], strict=False):
            truths = self.graph.reason(excluded, true)
            inferences.append(
                Inference(
                    truths[0].kind,
                    Statement(self.graph.candidates(true), True),
                    (Statement(self.graph.candidates(cause), True),),
                    truths,
                )
            )
        return tuple(inferences)


@lru_cache(maxsize=8)
def forcing_chains_of(board: SudokuBoard) -> ForcingChains:
    """The chains of a board from every candidate, searched once for cells and houses."""
    return ForcingChains(graph_of(board, GROUPS))
