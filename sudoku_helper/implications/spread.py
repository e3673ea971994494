"""What follows along links from one node being true or false, level by level.

A search goes from level to level with whole sets, which finds the shortest chains first; the chain
itself is only recovered for what is shown.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate
from operator import or_
from typing import NamedTuple

from sudoku_helper.candidates import CandidateNumber, CandidateSet
from sudoku_helper.geometry import BIT, members, smallest, union
from sudoku_helper.implications.links import Links, Node, NodeSet


class Spread:
    """What is true, level by level, because of one node being false or true."""

    def __init__(self, links: Links, start: Node, is_true: bool) -> None:
        self.links = links
        self.start = start
        self.is_true = is_true
        self.reached = links.onward[start] if is_true else links.strong[start]
        self.levels = [self.reached]

    def grow(self) -> NodeSet:
        """The nodes of the next level: those that were not reached before."""
        onward = self.links.onward
        fresh, pending = 0, self.levels[-1]
        # Faster than to list the members first.
        while pending:
            node = pending.bit_length() - 1
            pending ^= BIT[node]
            fresh |= onward[node]
        fresh &= ~self.reached
        self.levels.append(fresh)
        self.reached |= fresh
        return fresh

    def grow_to(self, wanted: NodeSet) -> NodeSet:
        """Grow until some wanted nodes are reached; these."""
        while not self.levels[-1] & wanted and self.grow():
            pass
        return self.levels[-1] & wanted

    def complete(self) -> NodeSet:
        """Grow until nothing is new; the nodes that were reached."""
        while self.levels[-1]:
            self.grow()
        return self.reached

    def level_of(self, node: Node) -> int:
        """In which level a node was reached, counted from 0."""
        return next(n for n, nodes in enumerate(self.levels) if nodes & BIT[node])

    @cached_property
    def excluded(self) -> list[CandidateSet]:
        """What a true start makes false in a whole spread, by the strong links that it takes at most."""
        weak, alive = self.links.weak, self.links.alive
        excluded = [weak[self.start] & alive]
        for level in self.levels:
            excluded.append(excluded[-1] | union(weak[node] for node in members(level)) & alive)
        return excluded

    @cached_property
    def _true(self) -> list[CandidateSet]:
        """What becomes true in a whole spread, by the strong links that it takes."""
        return [BIT[self.start], *self.levels]

    def length_to(self, number: CandidateNumber, is_true: bool) -> int:
        """How many strong links a true start needs to make a candidate true, or false, in a whole spread."""
        bit = BIT[number]
        by_length = self._true if is_true else self.excluded
        return next(length for length, numbers in enumerate(by_length) if numbers & bit)

    def way_until(self, number: CandidateNumber, is_true: bool) -> tuple[Node, ...]:
        """A shortest way from a true start to a candidate, or to a node that makes it false."""
        length = self.length_to(number, is_true)
        if length == 0:
            return (self.start,)
        end = number if is_true else smallest(self.links.weak[number] & self.levels[length - 1])
        return self.way_to(end)

    def way_to(self, end: Node) -> tuple[Node, ...]:
        """A shortest way from the start to a node that was reached, both included."""
        return next(self.ways_to(end))

    def ways_to(self, end: Node) -> Iterator[tuple[Node, ...]]:
        """Every shortest way from the start to a node that was reached."""
        return self._ways(end, self.level_of(end))

    def _ways(self, end: Node, level: int) -> Iterator[tuple[Node, ...]]:
        links = self.links
        partners = links.strong[end]
        if level == 0 and not self.is_true:
            yield (self.start, end)
            return
        before = [self.start] if level == 0 else members(self.levels[level - 1])
        for node in before:
            if not links.onward[node] & BIT[end]:
                continue
            for between in members(links.weak[node] & partners):
                if level == 0:
                    yield (node, between, end)
                else:
                    for way in self._ways(node, level - 1):
                        yield (*way, between, end)

    def longer_ways_to(self, end: Node, length: int) -> Iterator[tuple[Node, ...]]:
        """Every way from the start, which is false, to a node by *length* strong links.

        No candidate is passed twice: otherwise the way would be a shorter one with a loop in it.
        """
        back = Spread(self.links, end, False)
        for _ in range(length):
            back.grow()
        within = [0, *accumulate(back.levels, or_)]
        return self._longer_ways((self.start,), self.links.nodes[self.start], end, length, within)

    def _longer_ways(
        self,
        way: tuple[Node, ...],
        passed: CandidateSet,
        end: Node,
        length: int,
        within: Sequence[NodeSet],
    ) -> Iterator[tuple[Node, ...]]:
        """All ways to go on by *length* strong links; *within* how many each node is from the end."""
        nodes, weak = self.links.nodes, self.links.weak
        for true in members(self.links.strong[way[-1]]):
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


def whole_spread(links: Links, start: Node) -> Spread:
    """Everything that follows from a node being true."""
    spread = Spread(links, start, True)
    spread.complete()
    return spread


class Growth(NamedTuple):
    """Nodes that are newly true in a spread, and how many strong links lead there."""

    length: int
    spread: Spread
    fresh: NodeSet


def from_false(links: Links, starts: NodeSet) -> Iterator[Growth]:
    """What follows from each of some nodes being false, all chains of one length before longer ones.

    Several techniques ask the same of a position, so what is known is kept and only then continued.
    """
    known, growing = _growths(links, starts & links.linked)
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
def _growths(links: Links, starts: NodeSet) -> tuple[list[Growth], Iterator[Growth]]:
    """What follows from some nodes being false: the growths that are known, and those to come."""
    return [], _grow_together([Spread(links, node, False) for node in members(starts)])


def from_true(links: Links, starts: CandidateSet) -> Iterator[Growth]:
    """What follows from each of some candidates being true, shorter chains first."""
    return _grow_together([Spread(links, node, True) for node in members(starts)])


def _grow_together(spreads: list[Spread]) -> Iterator[Growth]:
    length = 1
    while spreads:
        length += 1
        for spread in spreads:
            if fresh := spread.grow():
                yield Growth(length, spread, fresh)
        spreads = [spread for spread in spreads if spread.levels[-1]]


def strong_links_of(way: tuple[Node, ...], is_true: bool) -> list[tuple[Node, Node]]:
    """The strong links of a way from a true or a false start: a false node and the one that is true for it."""
    nodes = way[1:] if is_true else way
    return list(zip(nodes[::2], nodes[1::2], strict=False))
