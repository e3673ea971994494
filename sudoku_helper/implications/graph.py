"""The links of a position, and what follows along them from one node being true or false.

A node is one candidate or a group of candidates of one digit: it is true if one of them is, false
if none is. A strong link joins two nodes of which at least one is true, a weak link two of which at
most one is. So a chain of strong and weak links in turn passes truth along: a false node makes its
strong partners true, a true node makes all it excludes false.

Nodes are numbers, sets of nodes are ints as everywhere: 0 to 728 are the candidates, the groups
follow.
"""

from collections.abc import Iterable
from functools import lru_cache, reduce
from itertools import combinations
from operator import and_
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard, pairs_of
from sudoku_helper.candidates import (
    CANDIDATE_PEERS,
    CANDIDATES,
    DIGIT_CANDIDATES,
    CandidateSet,
    all_candidates,
    candidate_number,
    numbers_of,
    to_candidates,
)
from sudoku_helper.geometry import (
    ALL_DIGITS,
    BIT,
    BLOCKS_FIRST,
    CROSSINGS,
    HOUSES,
    CellSet,
    Digit,
    DigitSet,
    House,
    is_single,
    members,
    only,
    size,
    union,
)
from sudoku_helper.proofs.truths import Truth, in_cell, in_house

Node = int
NodeSet = int
"""A set of nodes. The number of a candidate is that of its node too, so a set of candidates is one."""

FIRST_GROUP: Node = len(CANDIDATES)
"""The number of the first group."""

MOST_NODES = len(BIT)

_PEERS_OF_SAME_DIGIT: tuple[CandidateSet, ...] = tuple(
    peers & DIGIT_CANDIDATES[digit]
    for peers, (_, digit) in zip(CANDIDATE_PEERS, CANDIDATES, strict=True)
)


class LinkKinds(NamedTuple):
    """Which links a chain may use.

    Strong links come from *cells* with two candidates and from *houses* with two places for a digit,
    with *groups* also from houses in which the places form two groups. With *one_digit* a weak link
    joins places of the same digit only. No other *digits* are looked at.
    """

    cells: bool = True
    houses: bool = True
    one_digit: bool = False
    groups: bool = False
    digits: DigitSet = ALL_DIGITS


class _Onward(dict[Node, NodeSet]):
    """The nodes that are true if a node is, by one weak and one strong link, once somebody asks."""

    def __init__(self, weak: list[NodeSet], strong: list[NodeSet], linked: NodeSet) -> None:
        self._weak, self._strong, self._linked = weak, strong, linked

    def __missing__(self, node: Node) -> NodeSet:
        strong = self._strong
        found = 0
        for false in members(self._weak[node] & self._linked):
            found |= strong[false]
        self[node] = found
        return found


class _Near(dict[Node, NodeSet]):
    """The nodes that exclude some candidate together with a node, once somebody asks."""

    def __init__(self, weak: list[NodeSet], alive: CandidateSet) -> None:
        self._weak, self._alive = weak, alive

    def __missing__(self, node: Node) -> NodeSet:
        weak = self._weak
        found = 0
        for candidate in members(weak[node] & self._alive):
            found |= weak[candidate]
        self[node] = found
        return found


class ImplicationGraph:
    """All nodes of a board with their links of the given kinds.

    *sets* are almost locked sets, their cells and the places there of each digit that excludes
    something outside: without one of its digits each other digit stands in one of its cells, so that
    any two digits of a set are joined by a strong link.
    """

    def __init__(
        self,
        board: SudokuBoard,
        kinds: LinkKinds,
        sets: Iterable[tuple[CellSet, list[CandidateSet]]] = (),
    ) -> None:
        self.board = board
        self.alive: CandidateSet = all_candidates(board)
        if kinds.digits != ALL_DIGITS:
            self.alive &= union(DIGIT_CANDIDATES[digit] for digit in members(kinds.digits))
        self.nodes: list[CandidateSet] = list(BIT[:FIRST_GROUP])
        self.strong: list[NodeSet] = [0] * FIRST_GROUP
        self.linked: NodeSet = 0
        self._group_numbers: dict[CandidateSet, Node] = {}
        self._reasons: dict[tuple[Node, Node], list[tuple[Truth, ...]]] = {}
        self._peers = _PEERS_OF_SAME_DIGIT if kinds.one_digit else CANDIDATE_PEERS
        if kinds.cells:
            self._link_cells(board)
        if kinds.houses:
            self._link_houses(board, kinds.digits)
        if kinds.groups:
            self._link_groups(board, kinds.digits)
        for cells, parts in sets:
            self._link_set(cells, parts)
        self.weak = self._weak_links()
        self.onward = _Onward(self.weak, self.strong, self.linked)
        self.near = _Near(self.weak, self.alive)

    def reason(self, first: Node, second: Node) -> tuple[Truth, ...]:
        """The facts behind a strong link: the simplest if there are several."""
        return self._reasons[first, second][0]

    def reasons(self, first: Node, second: Node) -> list[tuple[Truth, ...]]:
        """All the different facts that a strong link could rest on, simplest first."""
        return self._reasons[first, second]

    def excluded_by(self, node: Node) -> CandidateSet:
        """The candidates that a true node makes false."""
        return self.weak[node] & self.alive

    def candidates(self, node: Node) -> tuple[Candidate, ...]:
        """The candidates of a node."""
        return to_candidates(self.nodes[node])

    def number_of(self, candidates: CandidateSet) -> Node | None:
        """The node that consists of some candidates, if there is one."""
        return only(candidates) if is_single(candidates) else self._group_numbers.get(candidates)

    def _link_cells(self, board: SudokuBoard) -> None:
        for cell in members(board.bivalue):
            first, second = members(board.digits[cell])
            self._join(
                candidate_number(cell, first), candidate_number(cell, second), (in_cell(cell),)
            )

    def _link_houses(self, board: SudokuBoard, digits: DigitSet) -> None:
        for digit in members(digits):
            for first, second, truth in _pair_links(digit, board.places[digit]):
                self._join(first, second, truth)

    def _link_groups(self, board: SudokuBoard, digits: DigitSet) -> None:
        for digit in members(digits):
            for group, rest, truth in _group_links(digit, board.places[digit]):
                self._join(self._node(group), self._node(rest), truth)

    def _link_set(self, cells: CellSet, parts: list[CandidateSet]) -> None:
        truths = tuple(map(in_cell, members(cells)))
        nodes = [self._node(part) for part in parts]
        for one, other in combinations(nodes, 2):
            self._join(one, other, truths)

    def _join(self, one: Node, other: Node, truths: tuple[Truth, ...]) -> None:
        """Join two nodes by a strong link."""
        if max(one, other) >= MOST_NODES:
            return
        known = self._reasons.get((one, other))
        if known:
            known.append(truths)
            return
        self.strong[one] |= BIT[other]
        self.strong[other] |= BIT[one]
        self.linked |= BIT[one] | BIT[other]
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
        weak = [0] * FIRST_GROUP
        for number in members(self.alive):
            weak[number] = self._peers[number] & self.alive
        groups = self.nodes[FIRST_GROUP:]
        seen = [reduce(and_, (weak[c] for c in members(group)), -1) for group in groups]
        for number, candidates in enumerate(seen, FIRST_GROUP):
            bit = BIT[number]
            for candidate in members(candidates):
                weak[candidate] |= bit
        weak += [reduce(and_, (weak[c] for c in members(group)), -1) for group in groups]
        return weak


@lru_cache(maxsize=1 << 10)
def _pair_links(digit: Digit, places: CellSet) -> list[tuple[Node, Node, tuple[Truth, ...]]]:
    """The two places that a digit has in some houses, with the fact that makes them a strong link."""
    found: list[tuple[Node, Node, tuple[Truth, ...]]] = []
    # Blocks first: of two reasons for a link the block is easier to see.
    for house, pair in reversed(pairs_of(places)):
        first, second = (candidate_number(cell, digit) for cell in members(pair))
        found.append((first, second, (in_house(house, digit),)))
    return found


@lru_cache(maxsize=1 << 10)
def _group_links(
    digit: Digit, places: CellSet
) -> list[tuple[CandidateSet, CandidateSet, tuple[Truth, ...]]]:
    """The two groups that the places of a digit form in some houses, and the fact behind each."""
    found: list[tuple[CandidateSet, CandidateSet, tuple[Truth, ...]]] = []
    for house in BLOCKS_FIRST:
        inside = places & HOUSES[house]
        if size(inside) < 3:
            continue
        for part in _CROSSING_PARTS[house]:
            group, rest = inside & part, inside & ~part
            if group and rest and any(not rest & ~other for other in _CROSSING_PARTS[house]):
                truth = (in_house(house, digit),)
                found.append((numbers_of(digit, group), numbers_of(digit, rest), truth))
    return found


@lru_cache(maxsize=16)
def graph_of(board: SudokuBoard, kinds: LinkKinds) -> ImplicationGraph:
    """The graph of a board, made once for all techniques that use the same kinds of links."""
    return ImplicationGraph(board, kinds)


def _crossing_parts(house: House) -> tuple[CellSet, ...]:
    return tuple(cells for block, line, cells in CROSSINGS if house in (block, line))


_CROSSING_PARTS: tuple[tuple[CellSet, ...], ...] = tuple(
    _crossing_parts(house) for house in range(len(HOUSES))
)
"""The parts of each house in which the places of a digit form a group."""
