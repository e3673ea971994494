"""The links of a position, and what follows along them from one node being true or false.

A node is one candidate or a group of candidates of one digit: it is true if one of them is, false
if none is. A strong link joins two nodes of which at least one is true, a weak link two of which at
most one is. So a chain of strong and weak links in turn passes truth along: a false node makes its
strong partners true, a true node makes all it excludes false.

Nodes are numbers, sets of nodes are ints as everywhere: 0 to 728 are the candidates, the groups
follow. A search from a node goes level by level with whole sets, which finds the shortest chains
first; the chain itself is only recovered for what is shown.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache, reduce
from itertools import combinations
from operator import and_, or_
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BLOCKS,
    CANDIDATE_PEERS,
    CELLS,
    CROSSINGS,
    DIGITS,
    HOUSES,
    LINES,
    CellSet,
    Digit,
    DigitSet,
    House,
    candidate_number,
    is_single,
    members,
    only,
    seen_by_all,
    set_of,
    size,
    smallest,
)
from sudoku_helper.step import Truth, in_cell, in_house

Node = int
NodeSet = int
CandidateSet = int
"""A set of candidate numbers; since these are nodes too, also a set of nodes."""

CANDIDATES = 729
MOST_NODES = 4096
NODE_BIT: tuple[NodeSet, ...] = tuple(2**node for node in range(MOST_NODES))
OF_DIGIT: tuple[CandidateSet, ...] = (
    0,
    *(set_of(candidate_number(cell, digit) for cell in CELLS) for digit in DIGITS),
)
"""All candidates of each digit."""

_PEERS_OF_SAME_DIGIT = tuple(
    CANDIDATE_PEERS[number] & OF_DIGIT[number % 9 + 1] for number in range(CANDIDATES)
)


class LinkKinds(NamedTuple):
    """Which links a chain may use.

    Strong links come from *cells* with two candidates and from *houses* with two places for a digit,
    with *groups* also from houses in which the places form two groups. With *one_digit* a weak link
    joins places of the same digit only.
    """

    cells: bool = True
    houses: bool = True
    one_digit: bool = False
    groups: bool = False


class Growth(NamedTuple):
    """Nodes that are newly true in a spread, and how many strong links lead there."""

    length: int
    spread: "Spread"
    fresh: NodeSet


class ImplicationGraph:
    """All nodes of a board with their links of the given kinds.

    *sets* are the cells of almost locked sets: without one of its digits each other digit stands in
    one of its cells, so that any two digits of a set are joined by a strong link.
    """

    def __init__(self, board: SudokuBoard, kinds: LinkKinds, sets: Iterable[CellSet] = ()) -> None:
        self.board = board
        self.alive: CandidateSet = all_candidates(board)
        self.nodes: list[CandidateSet] = list(NODE_BIT[:CANDIDATES])
        self.strong: list[NodeSet] = [0] * CANDIDATES
        self.linked: NodeSet = 0
        self._group_numbers: dict[CandidateSet, Node] = {}
        self._reasons: dict[tuple[Node, Node], list[tuple[Truth, ...]]] = {}
        self._peers = _PEERS_OF_SAME_DIGIT if kinds.one_digit else CANDIDATE_PEERS
        self.grown: list[Growth] = []
        self.growing: Iterator[Growth] | None = None
        self._onward: dict[Node, NodeSet] = {}
        self._reached: dict[tuple[Node, bool], NodeSet] = {}
        self._near: dict[Node, NodeSet] = {}
        if kinds.cells:
            self._link_cells(board)
        if kinds.houses:
            self._link_houses(board)
        if kinds.groups:
            self._link_groups(board)
        for cells in sets:
            self._link_set(board, cells)
        self.weak = self._weak_links()

    def reason(self, first: Node, second: Node) -> tuple[Truth, ...]:
        """The facts behind a strong link: the simplest if there are several."""
        return self._reasons[first, second][0]

    def reasons(self, first: Node, second: Node) -> list[tuple[Truth, ...]]:
        """All the different facts that a strong link could rest on, simplest first."""
        return self._reasons[first, second]

    def excluded_by(self, node: Node) -> CandidateSet:
        """The candidates that a true node makes false."""
        return self.weak[node] & self.alive

    def onward(self, node: Node) -> NodeSet:
        """The nodes that are true if *node* is, by one weak and one strong link."""
        found = self._onward.get(node)
        if found is None:
            strong = self.strong
            found = 0
            for false in members(self.weak[node] & self.linked):
                found |= strong[false]
            self._onward[node] = found
        return found

    def near(self, node: Node) -> NodeSet:
        """The nodes that exclude some candidate together with *node*."""
        found = self._near.get(node)
        if found is None:
            found = reduce(or_, (self.weak[c] for c in members(self.excluded_by(node))), 0)
            self._near[node] = found
        return found

    def reached_from(self, node: Node, is_true: bool) -> NodeSet:
        """Every node that is true because of one node being true or false."""
        found = self._reached.get((node, is_true))
        if found is None:
            found = self._reached[node, is_true] = Spread(self, node, is_true).complete()
        return found

    def candidates(self, node: Node) -> tuple[Candidate, ...]:
        """The candidates of a node."""
        return to_candidates(self.nodes[node])

    def number_of(self, candidates: CandidateSet) -> Node | None:
        """The node that consists of some candidates, if there is one."""
        return only(candidates) if is_single(candidates) else self._group_numbers.get(candidates)

    def _link_cells(self, board: SudokuBoard) -> None:
        for cell in members(board.bivalue):
            first, second = members(board.digits[cell])
            self._link(
                NODE_BIT[candidate_number(cell, first)],
                NODE_BIT[candidate_number(cell, second)],
                (in_cell(cell),),
            )

    def _link_houses(self, board: SudokuBoard) -> None:
        for digit in DIGITS:
            # Blocks first: of two reasons for a link the block is easier to see.
            for house, places in reversed(board.pairs[digit]):
                first, second = members(places)
                self._link(
                    NODE_BIT[candidate_number(first, digit)],
                    NODE_BIT[candidate_number(second, digit)],
                    (in_house(house, digit),),
                )

    def _link_groups(self, board: SudokuBoard) -> None:
        for digit in DIGITS:
            for house in (*BLOCKS, *LINES):
                places = board.places[digit] & HOUSES[house]
                if size(places) < 3:
                    continue
                for part in _CROSSING_PARTS[house]:
                    group, rest = places & part, places & ~part
                    if (
                        group
                        and rest
                        and any(not rest & ~other for other in _CROSSING_PARTS[house])
                    ):
                        self._link(
                            numbers_of(digit, group),
                            numbers_of(digit, rest),
                            (in_house(house, digit),),
                        )

    def _link_set(self, board: SudokuBoard, cells: CellSet) -> None:
        parts = []
        for digit in DIGITS:
            places = cells & board.places[digit]
            if places and seen_by_all(places) & board.places[digit]:
                parts.append(numbers_of(digit, places))
        truths = tuple(in_cell(cell) for cell in members(cells))
        for first, second in combinations(parts, 2):
            self._link(first, second, truths)

    def _link(self, first: CandidateSet, second: CandidateSet, truths: tuple[Truth, ...]) -> None:
        """Join two nodes by a strong link."""
        if len(self.nodes) >= MOST_NODES:
            return
        one, other = sorted((self._node(first), self._node(second)))
        if (one, other) in self._reasons:
            self._reasons[one, other].append(truths)
            return
        self.strong[one] |= NODE_BIT[other]
        self.strong[other] |= NODE_BIT[one]
        self.linked |= NODE_BIT[one] | NODE_BIT[other]
        self._reasons[one, other] = self._reasons[other, one] = [truths]

    def _node(self, candidates: CandidateSet) -> Node:
        """The number of a node, which is new if no link had it before."""
        if is_single(candidates):
            return only(candidates)
        number = self._group_numbers.get(candidates)
        if number is None:
            number = self._group_numbers[candidates] = len(self.nodes)
            self.nodes.append(candidates)
            self.strong.append(0)
        return number

    def _weak_links(self) -> list[NodeSet]:
        """For each node the nodes it excludes: all of theirs see all of its candidates."""
        weak = [0] * CANDIDATES
        for number in members(self.alive):
            weak[number] = self._peers[number] & self.alive
        groups = self.nodes[CANDIDATES:]
        seen = [reduce(and_, (weak[c] for c in members(group)), -1) for group in groups]
        for number, candidates in enumerate(seen, CANDIDATES):
            bit = NODE_BIT[number]
            for candidate in members(candidates):
                weak[candidate] |= bit
        weak += [reduce(and_, (weak[c] for c in members(group)), -1) for group in groups]
        return weak


class Spread:
    """What is true, level by level, because of one node being false or true."""

    def __init__(self, graph: ImplicationGraph, start: Node, is_true: bool) -> None:
        self.graph = graph
        self.start = start
        self.is_true = is_true
        self.reached = graph.onward(start) if is_true else graph.strong[start]
        self.levels = [self.reached]

    def grow(self) -> NodeSet:
        """The nodes of the next level: those that were not reached before."""
        onward = self.graph.onward
        fresh = 0
        for node in members(self.levels[-1]):
            fresh |= onward(node)
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
        return next(n for n, nodes in enumerate(self.levels) if nodes & NODE_BIT[node])

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
            if not graph.onward(node) & NODE_BIT[end]:
                continue
            for between in members(graph.weak[node] & partners):
                if level == 0:
                    yield (node, between, end)
                else:
                    for way in self._ways(node, level - 1):
                        yield (*way, between, end)


def from_false(graph: ImplicationGraph) -> Iterator[Growth]:
    """What follows from each node being false, all chains of one length before longer ones.

    Several techniques ask the same of a graph, so what is known is kept and only then continued.
    """
    if graph.growing is None:
        spreads = [Spread(graph, node, False) for node in members(graph.linked)]
        graph.growing = _grow_together(spreads)
    place = 0
    while True:
        if place == len(graph.grown):
            growth = next(graph.growing, None)
            if growth is None:
                return
            graph.grown.append(growth)
        yield graph.grown[place]
        place += 1


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


@lru_cache(maxsize=16)
def graph_of(board: SudokuBoard, kinds: LinkKinds) -> ImplicationGraph:
    """The graph of a board, made once for all techniques that use the same kinds of links."""
    return ImplicationGraph(board, kinds)


def all_candidates(board: SudokuBoard) -> CandidateSet:
    """Every candidate of a board."""
    return set_of(candidate_number(cell, digit) for cell, digit in board.candidates)


def numbers_of(digit: Digit, cells: CellSet) -> CandidateSet:
    """The candidates of a digit in some cells."""
    return set_of(candidate_number(cell, digit) for cell in members(cells))


def to_candidates(numbers: CandidateSet) -> tuple[Candidate, ...]:
    """The candidates that some numbers stand for."""
    return tuple(Candidate(number // 9, number % 9 + 1) for number in members(numbers))


def _crossing_parts(house: House) -> tuple[CellSet, ...]:
    return tuple(cells for block, line, cells in CROSSINGS if house in (block, line))


_CROSSING_PARTS: tuple[tuple[CellSet, ...], ...] = tuple(
    _crossing_parts(house) for house in range(27)
)
"""The parts of each house in which the places of a digit form a group."""


def digit_of(numbers: CandidateSet) -> Digit:
    """The digit of some candidates that all have the same."""
    return smallest(numbers) % 9 + 1


def cells_of(numbers: CandidateSet) -> CellSet:
    """The cells of some candidates."""
    return set_of(number // 9 for number in members(numbers))


def union(sets: Iterable[int]) -> int:
    """All members of several sets together."""
    return reduce(or_, sets, 0)


def digits_of(numbers: CandidateSet) -> DigitSet:
    """The digits of some candidates."""
    return set_of(number % 9 + 1 for number in members(numbers))
