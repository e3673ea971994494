"""Clusters of strong links in two colours: one colour is all true, the other all false.

The nodes of a cluster are numbers, of cells if one digit is coloured or of candidates if several
are; a colour is a set of them.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from sudoku_helper.geometry import BIT, members, set_of
from sudoku_helper.step import Truth


@dataclass(frozen=True)
class Edge:
    """A strong link between two nodes, and the fact that makes it one."""

    start: int
    end: int
    truth: Truth


@dataclass(frozen=True)
class Cluster:
    """Nodes joined by strong links, in two colours, and the links of each node."""

    colours: tuple[int, int]
    edges: Mapping[int, tuple[Edge, ...]]

    @property
    def nodes(self) -> int:
        """All nodes, of both colours."""
        return self.colours[0] | self.colours[1]

    def tree(self, start: int) -> Mapping[int, Edge]:
        """The shortest way to every node: for each but the start the link by which it is reached."""
        reached: dict[int, Edge] = {}
        queue = deque([start])
        while queue:
            for edge in self.edges[queue.popleft()]:
                if edge.end != start and edge.end not in reached:
                    reached[edge.end] = edge
                    queue.append(edge.end)
        return reached

    def path(self, starts: int, ends: int) -> tuple[Edge, ...]:
        """The shortest chain of links from one of some nodes to one of others."""
        paths = (
            _back(self.tree(start), start, end)
            for start, end in product(members(starts), members(ends))
        )
        return min(paths, key=len)


def _back(tree: Mapping[int, Edge], start: int, end: int) -> tuple[Edge, ...]:
    """The links of a tree from its start to one of its nodes."""
    edges = []
    while end != start:
        edges.append(tree[end])
        end = tree[end].start
    return tuple(reversed(edges))


def clusters_of(links: Iterable[Edge]) -> Iterator[Cluster]:
    """The clusters that some strong links make.

    On a board without solution a ring of links can be odd; such a cluster cannot be coloured.
    """
    edges: dict[int, list[Edge]] = {}
    for edge in links:
        edges.setdefault(edge.start, []).append(edge)
        edges.setdefault(edge.end, []).append(Edge(edge.end, edge.start, edge.truth))
    done = 0
    for start in sorted(edges):
        if done & BIT[start]:
            continue
        colours = _coloured(start, edges)
        done |= colours[0] | colours[1]
        nodes = members(colours[0] | colours[1])
        if not colours[0] & colours[1]:
            yield Cluster(colours, {node: tuple(edges[node]) for node in nodes})


def _coloured(start: int, edges: Mapping[int, list[Edge]]) -> tuple[int, int]:
    """The nodes that hang together with a node, those at even distance and those at odd."""
    colours = [BIT[start], 0]
    fresh, side = [start], 0
    while fresh:
        side = 1 - side
        ends = set_of(edge.end for node in fresh for edge in edges[node])
        fresh = members(ends & ~colours[side])
        colours[side] |= ends
    return colours[0], colours[1]
