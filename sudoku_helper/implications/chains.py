"""The three ways in which a single chain of strong and weak links leads to a conclusion.

An open chain starts and ends with a strong link: one of its ends is true, and what both ends
exclude is false. A ring closes with a weak link: of the two ends of each of its links exactly one is
true. A return comes back to its start with the opposite state: the start is what it must be.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from heapq import merge
from itertools import groupby, islice
from operator import and_, itemgetter
from typing import NamedTuple

from sudoku_helper.candidates import (
    CANDIDATES,
    CELL_CANDIDATES,
    DIGIT_CANDIDATES,
    CandidateNumber,
    CandidateSet,
    digit_of,
    digits_in,
)
from sudoku_helper.geometry import BIT, DIGITS, CellSet, members, only, union
from sudoku_helper.implications.graph import ImplicationGraph
from sudoku_helper.implications.links import FIRST_GROUP, Node, NodeSet
from sudoku_helper.implications.spread import (
    Spread,
    from_false,
    from_true,
    strong_links_of,
)
from sudoku_helper.proofs.truths import Truth
from sudoku_helper.step import Link

MOST_RINGS = 1000
"""Where more rings than this are equally short, none of them is one that a person would see."""

LONGEST_DETOUR = 2
"""How many strong links more than the shortest ring one may have that goes round by a wanted node."""


class Chain(NamedTuple):
    """Nodes joined by links in turn, and the candidates that the chain shows to be false.

    The links are strong and weak in turn. ``is_true`` is the state of the first node that the chain
    starts from: if false, the first link is strong, otherwise weak. A ring goes back from its last
    node to its first.
    """

    graph: ImplicationGraph
    nodes: tuple[Node, ...]
    targets: CandidateSet
    is_true: bool = False
    is_ring: bool = False
    extra_truths: tuple[Truth, ...] = ()

    @property
    def strong_links(self) -> list[tuple[Node, Node]]:
        """The strong links in order: a false node and the one that is true for it."""
        return strong_links_of(self.nodes, self.is_true)

    @property
    def weak_links(self) -> list[tuple[Node, Node]]:
        """The weak links in order: a true node and one that is false for it."""
        nodes = self.nodes if self.is_true else self.nodes[1:]
        links = list(zip(nodes[::2], nodes[1::2], strict=False))
        return [*links, (self.nodes[-1], self.nodes[0])] if self.is_ring else links

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The facts behind the strong links."""
        reasons = [self.graph.reason(*link) for link in self.strong_links]
        return tuple(
            dict.fromkeys(truth for each in (*reasons, self.extra_truths) for truth in each)
        )

    @property
    def links(self) -> tuple[Link, ...]:
        """The links to draw, in the order in which the chain is read."""
        return self._links(0)

    @property
    def readings(self) -> tuple[tuple[Link, ...], ...]:
        """The links once for each of the sets that lock something out, where a link has several."""
        count = max(1, max(len(self._locking_sets(*link)) for link in self.strong_links))
        return tuple(map(self._links, range(count)))

    def _links(self, reading: int) -> tuple[Link, ...]:
        pairs = list(zip(self.nodes, self.nodes[1:], strict=False))
        if self.is_ring:
            pairs.append((self.nodes[-1], self.nodes[0]))
        candidates = self.graph.candidates
        links = []
        for number, (start, end) in enumerate(pairs):
            is_strong = bool(number % 2) == self.is_true
            cells = self._set_behind(start, end, reading) if is_strong else 0
            digits = digits_in(cells, self.graph.alive)
            links.append(Link(candidates(start), candidates(end), is_strong, cells, digits))
        return tuple(links)

    def _set_behind(self, false: Node, true: Node, reading: int) -> CellSet:
        """The cells of the almost locked set that makes a link strong, if it is one."""
        reasons = self._locking_sets(false, true)[reading:] or self.graph.reasons(false, true)
        return union(truth.cells for truth in reasons[0]) if len(reasons[0]) > 1 else 0

    def _locking_sets(self, false: Node, true: Node) -> list[tuple[Truth, ...]]:
        """The sets behind a link that lock something out, so that the conclusion rests on them."""
        rests_on = set(self.extra_truths)
        if not rests_on:
            return []
        return [
            each
            for each in self.graph.reasons(false, true)
            if len(each) > 1 and rests_on.issuperset(each)
        ]

    def is_within(self, graph: ImplicationGraph) -> bool:
        """Whether a chain from the same start to the same end exists in a smaller graph."""
        if not self.targets & graph.refuted:
            return False
        start, end = (
            graph.number_of(self.graph.nodes[node]) for node in self.nodes[:: len(self.nodes) - 1]
        )
        if start is None or end is None:
            return False
        if self.is_true:
            return bool(graph.reach[start].true & graph.weak[start])
        return bool(graph.true_if_false(start) & BIT[end])

    @property
    def has_group(self) -> bool:
        """Whether some node is more than one candidate."""
        return max(self.nodes) >= FIRST_GROUP

    @property
    def has_set(self) -> bool:
        """Whether some strong link runs through an almost locked set."""
        return any(len(self.graph.reason(*link)) > 1 for link in self.strong_links)


def open_chains(graph: ImplicationGraph) -> Iterator[Chain]:
    """Every chain between two nodes of which one is true, if they exclude something together."""
    weak = graph.weak
    targets = graph.refuted
    for _, spread, fresh in from_false(graph, _excluding(graph, targets)):
        start = spread.start
        excluded = weak[start] & targets
        for end in members(fresh & _excluding(graph, excluded) & _after(start)):
            yield Chain(graph, spread.way_to(end), excluded & weak[end])


def _excluding(graph: ImplicationGraph, candidates: CandidateSet) -> NodeSet:
    """The nodes that exclude one of some candidates."""
    return union(graph.weak[candidate] for candidate in members(candidates))


def rings(
    graph: ImplicationGraph, is_wanted: Callable[[Chain], bool] = lambda _: True
) -> Iterator[Chain]:
    """Every ring that is the shortest between two of its neighbours, if it excludes something.

    Where no such ring between two neighbours is wanted, somewhat longer ones that are take its place.
    """
    if not graph.refuted:
        return
    passed_over: list[tuple[int, Spread, Node]] = []
    length = 0
    for length, growths in groupby(from_false(graph, graph.linked), itemgetter(0)):
        for _, spread, fresh in growths:
            start = spread.start
            for end in members(fresh & graph.weak[start] & _after(start)):
                ways = list(islice(spread.ways_to(end), MOST_RINGS + 1))
                found = [_ring(graph, nodes) for nodes in ways[:MOST_RINGS]]
                if len(ways) <= MOST_RINGS:
                    yield from found
                excluded = graph.excluded_by(start) & graph.excluded_by(end)
                if excluded and not any(map(is_wanted, found)):
                    passed_over.append((length, spread, end))
        yield from filter(is_wanted, _detours(graph, length, passed_over))
    for longer in range(length + 1, length + LONGEST_DETOUR + 1):
        yield from filter(is_wanted, _detours(graph, longer, passed_over))


def _detours(
    graph: ImplicationGraph, length: int, ends: Iterable[tuple[int, Spread, Node]]
) -> Iterator[Chain]:
    """The rings of one length between neighbours that shorter ones join, so many links long."""
    for shortest, spread, end in ends:
        if 0 < length - shortest <= LONGEST_DETOUR:
            ways = islice(spread.longer_ways_to(end, length), MOST_RINGS)
            yield from (_ring(graph, nodes) for nodes in ways)


def _ring(graph: ImplicationGraph, nodes: tuple[Node, ...]) -> Chain:
    return _with_targets(Chain(graph, nodes, 0, is_ring=True))


def returns(graph: ImplicationGraph) -> Iterator[Chain]:
    """Every candidate that is shown to be true or false by a chain from itself to itself."""
    targets = graph.refuted
    growths = from_false(graph, _excluding(graph, targets)), from_true(graph, targets)
    for _, spread, fresh in merge(*growths, key=itemgetter(0)):
        start = spread.start
        if spread.is_true:
            for end in members(fresh & graph.weak[start])[:1]:
                nodes = (*spread.way_to(end), start)
                yield Chain(graph, nodes, BIT[start], is_true=True)
        elif start < FIRST_GROUP:
            mates = BIT[start] | graph.alive & of_cell(start)
            for end in members(fresh & mates):
                targets = graph.alive & of_cell(start) & ~BIT[start] & ~BIT[end]
                yield Chain(graph, spread.way_to(end), targets)


def _after(node: Node) -> NodeSet:
    """The nodes with a higher number: a chain is the same in both directions."""
    return ~(BIT[node] * 2 - 1)


def _with_targets(ring: Chain) -> Chain:
    """The ring with what two neighbours both exclude, and what its sets lock out."""
    graph = ring.graph
    targets = union(
        graph.excluded_by(first) & graph.excluded_by(second) for first, second in ring.weak_links
    )
    truths: list[Truth] = []
    for link in ring.strong_links:
        for reason in graph.reasons(*link):
            if len(reason) > 1 and (locked_out := _locked_out(graph, link, reason)):
                targets |= locked_out
                truths += reason
    return ring._replace(targets=targets, extra_truths=tuple(truths))


def _locked_out(
    graph: ImplicationGraph, link: tuple[Node, Node], reason: tuple[Truth, ...]
) -> CandidateSet:
    """What sees all places of a digit in a set, for the digits that the ring does not use.

    Going round a ring, a set has exactly one of the two linked digits, hence all of its others.
    """
    inside = union(CELL_CANDIDATES[only(truth.cells)] for truth in reason) & graph.alive
    used = {digit_of(graph.nodes[node]) for node in link}
    locked_out = 0
    for digit in DIGITS:
        if digit not in used and (places := inside & DIGIT_CANDIDATES[digit]):
            locked_out |= reduce(and_, (graph.excluded_by(place) for place in members(places)))
    return locked_out


def of_cell(number: CandidateNumber) -> CandidateSet:
    """All candidates of the cell of a candidate."""
    return CELL_CANDIDATES[CANDIDATES[number].cell]
