"""What follows along the links of a graph from one node being true or false, level by level.

A search goes from level to level with whole sets, which finds the shortest chains first; the chain
itself is only recovered for what is shown.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from operator import or_
from typing import NamedTuple

from sudoku_helper.candidates import CandidateSet
from sudoku_helper.geometry import BIT, members
from sudoku_helper.implications.graph import ImplicationGraph, Node, NodeSet


class Spread:
    """What is true, level by level, because of one node being false or true."""

    def __init__(self, graph: ImplicationGraph, start: Node, is_true: bool) -> None:
        self.graph = graph
        self.start = start
        self.is_true = is_true
        self.reached = graph.onward[start] if is_true else graph.strong[start]
        self.levels = [self.reached]

    def grow(self) -> NodeSet:
        """The nodes of the next level: those that were not reached before."""
        onward = self.graph.onward
        fresh = 0
        for node in members(self.levels[-1]):
            fresh |= onward[node]
        fresh &= ~self.reached
        self.levels.append(fresh)
        self.reached |= fresh
        return fresh

    def complete(self) -> NodeSet:
        """Grow until nothing is new; the nodes that were reached."""
        while self.grow():
            pass
        return self.reached

    def level_of(self, node: Node) -> int:
        """In which level a node was reached, counted from 0."""
        return next(n for n, nodes in enumerate(self.levels) if nodes & BIT[node])

    def way_to(self, end: Node) -> tuple[Node, ...]:
        """A shortest way from the start to a node that was reached, both included."""
        return next(self.ways_to(end))

    def ways_to(self, end: Node) -> Iterator[tuple[Node, ...]]:
        """Every shortest way from the start to a node that was reached."""
        return self._ways(end, self.level_of(end))

    def _ways(self, end: Node, level: int) -> Iterator[tuple[Node, ...]]:
        graph = self.graph
        partners = graph.strong[end]
        if level == 0 and not self.is_true:
            yield (self.start, end)
            return
        before = [self.start] if level == 0 else members(self.levels[level - 1])
        for node in before:
            if not graph.onward[node] & BIT[end]:
                continue
            for between in members(graph.weak[node] & partners):
                if level == 0:
                    yield (node, between, end)
                else:
                    for way in self._ways(node, level - 1):
                        yield (*way, between, end)

    def longer_ways_to(self, end: Node, length: int) -> Iterator[tuple[Node, ...]]:
        """Every way from the start, which is false, to a node by *length* strong links.

        No candidate is passed twice: otherwise the way would be a shorter one with a loop in it.
        """
        back = Spread(self.graph, end, False)
        for _ in range(length):
            back.grow()
        within = [0, *accumulate(back.levels, or_)]
        return self._longer_ways((self.start,), self.graph.nodes[self.start], end, length, within)

    def _longer_ways(
        self,
        way: tuple[Node, ...],
        passed: CandidateSet,
        end: Node,
        length: int,
        within: Sequence[NodeSet],
    ) -> Iterator[tuple[Node, ...]]:
        """All ways to go on by *length* strong links; *within* how many each node is from the end."""
        nodes, weak = self.graph.nodes, self.graph.weak
        for true in members(self.graph.strong[way[-1]]):
            if nodes[true] & passed:
                continue
            if length == 1:
                if true == end:
                    yield (*way, end)
                continue
            taken = passed | nodes[true]
            for false in members(weak[true] & within[length - 1]):
                if not nodes[false] & taken:
                    onward = (*way, true, false)
                    yield from self._longer_ways(
                        onward, taken | nodes[false], end, length - 1, within
                    )


class Growth(NamedTuple):
    """Nodes that are newly true in a spread, and how many strong links lead there."""

    length: int
    spread: Spread
    fresh: NodeSet


def from_false(graph: ImplicationGraph, starts: NodeSet) -> Iterator[Growth]:
    """What follows from each of some nodes being false, all chains of one length before longer ones.

    Several techniques ask the same of a graph, so what is known is kept and only then continued.
    """
    known, growing = _growths(graph, starts & graph.linked)
    place = 0
    while True:
        if place == len(known):
            growth = next(growing, None)
            if growth is None:
                return
            known.append(growth)
        yield known[place]
        place += 1


@lru_cache(maxsize=8)
def _growths(graph: ImplicationGraph, starts: NodeSet) -> tuple[list[Growth], Iterator[Growth]]:
    """What follows from some nodes being false: the growths that are known, and those to come."""
    return [], _grow_together([Spread(graph, node, False) for node in members(starts)])


def from_true(graph: ImplicationGraph, starts: CandidateSet) -> Iterator[Growth]:
    """What follows from each of some candidates being true, shorter chains first."""
    return _grow_together([Spread(graph, node, True) for node in members(starts)])


def _grow_together(spreads: list[Spread]) -> Iterator[Growth]:
    length = 1
    while spreads:
        length += 1
        for spread in spreads:
            if fresh := spread.grow():
                yield Growth(length, spread, fresh)
        spreads = [spread for spread in spreads if spread.levels[-1]]


@lru_cache(maxsize=128)
def reached_from(graph: ImplicationGraph, node: Node, is_true: bool) -> NodeSet:
    """Every node that is true because of one node being true or false."""
    return Spread(graph, node, is_true).complete()
