"""Clusters of strong links in two colours: one colour is all true, the other all false.

The nodes of a cluster are numbers, of cells if one digit is coloured or of candidates if several
are; a colour is a set of them.
"""

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from sudoku_helper.geometry import BIT, members, union
from sudoku_helper.proofs.truths import Truth
from sudoku_helper.step import Step, one_of_each_effect


class Edge(NamedTuple):
    """A strong link between two nodes, and the fact that makes it one."""

    start: int
    end: int
    truth: Truth


@dataclass(frozen=True)
class Cluster:
    """Nodes joined by strong links, in two colours; these links are among some others."""

    colours: tuple[int, int]
    links: tuple[Edge, ...]

    @property
    def nodes(self) -> int:
        """All nodes, of both colours."""
        return self.colours[0] | self.colours[1]

    @cached_property
    def edges(self) -> Mapping[int, list[Edge]]:
        """The links of each node. Most clusters show nothing, so that nobody asks."""
        nodes = self.nodes
        edges: dict[int, list[Edge]] = defaultdict(list)
        for edge in self.links:
            start, end, truth = edge
            if nodes & BIT[start]:
                edges[start].append(edge)
                edges[end].append(Edge(end, start, truth))
        return edges

    def tree(self, start: int) -> list[Edge]:
        """Links that reach every node from one of them, by the shortest ways."""
        return list(self._spread(BIT[start]).values())

    def path(self, starts: int, ends: int) -> list[Edge]:
        """The shortest chain of links from one of some nodes to one of others."""
        reached = self._spread(starts, ends)
        node = next(node for node in reversed(reached) if ends & BIT[node])
        edges = []
        while node in reached:
            edges.append(reached[node])
            node = reached[node].start
        return edges[::-1]

    def _spread(self, starts: int, ends: int = 0) -> dict[int, Edge]:
        """The link by which each node is reached from the starts, until one of the ends is."""
        reached: dict[int, Edge] = {}
        seen = starts
        queue = deque(members(starts))
        while queue:
            for edge in self.edges[queue.popleft()]:
                if not seen & BIT[edge.end]:
                    seen |= BIT[edge.end]
                    reached[edge.end] = edge
                    queue.append(edge.end)
                    if ends & BIT[edge.end]:
                        return reached
        return reached


def simplest_of_each_effect(steps: Iterable[Step]) -> Iterator[Step]:
    """The steps, fewest facts first, without those that do the same as an earlier one."""
    return one_of_each_effect(
        sorted(steps, key=lambda step: (len(step.truths), -len(step.cross_outs)))
    )


def clusters_of(links: Iterable[Edge]) -> Iterator[Cluster]:
    """The clusters that some strong links make.

    On a board without solution a ring of links can be odd; such a cluster cannot be coloured.
    """
    edges = tuple(links)
    neighbours: dict[int, int] = defaultdict(int)
    for start, end, _ in edges:
        neighbours[start] |= BIT[end]
        neighbours[end] |= BIT[start]
    done = 0
    for start in sorted(neighbours):
        if done & BIT[start]:
            continue
        colours = _coloured(start, neighbours)
        done |= colours[0] | colours[1]
        if not colours[0] & colours[1]:
            yield Cluster(colours, edges)


def _coloured(start: int, neighbours: Mapping[int, int]) -> tuple[int, int]:
    """The nodes that hang together with a node, those at even distance and those at odd."""
    colours = [BIT[start], 0]
    fresh, side = [start], 0
    while fresh:
        side = 1 - side
        ends = union(neighbours[node] for node in fresh)
        fresh = members(ends & ~colours[side])
        colours[side] |= ends
    return colours[0], colours[1]
