"""The links of a position with the facts behind them: between candidates, groups and almost locked sets."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from operator import and_
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard, pairs_of
from sudoku_helper.candidates import (
    CANDIDATE_PEERS,
    DIGIT_CANDIDATES,
    CandidateNumber,
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
    set_of,
    size,
    union,
)
from sudoku_helper.implications.links import (
    FIRST_GROUP,
    PEERS_OF_SAME_DIGIT,
    Links,
    Node,
    NodeSet,
)
from sudoku_helper.proofs.truths import Truth, in_cell, in_house

MOST_NODES = len(BIT)


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


class ImplicationGraph(Links):
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
        alive = all_candidates(board)
        if kinds.digits != ALL_DIGITS:
            alive &= union(DIGIT_CANDIDATES[digit] for digit in members(kinds.digits))
        peers = PEERS_OF_SAME_DIGIT if kinds.one_digit else CANDIDATE_PEERS
        super().__init__(alive, peers)
        self.board = board
        self.nodes: list[CandidateSet] = list(BIT[:FIRST_GROUP])
        self._group_numbers: dict[CandidateSet, Node] = {}
        self._joined: list[tuple[NodeSet, tuple[Truth, ...] | CellSet]] = []
        self._reasons: dict[NodeSet, list[tuple[Truth, ...]]] = {}
        if kinds.cells:
            self._link_cells(board)
        if kinds.houses:
            self._link_houses(board, kinds.digits)
        if kinds.groups:
            self._link_groups(board, kinds.digits)
        for cells, parts in sets:
            self._link_set(cells, parts)
        self._link_groups_weakly()

    @property
    def is_whole(self) -> bool:
        """Whether there was a number for each of its nodes."""
        return len(self.nodes) < MOST_NODES

    def reason(self, first: Node, second: Node) -> tuple[Truth, ...]:
        """The facts behind a strong link: the simplest if there are several."""
        return self.reasons(first, second)[0]

    def reasons(self, first: Node, second: Node) -> list[tuple[Truth, ...]]:
        """All the different facts that a strong link could rest on, simplest first."""
        link = BIT[first] | BIT[second]
        found = self._reasons.get(link)
        if found is None:
            # Few links are ever shown, so what is behind them is looked for when one is.
            found = self._reasons[link] = [
                tuple(map(in_cell, members(behind))) if isinstance(behind, int) else behind
                for together, behind in self._joined
                if together & link == link
            ]
        return found

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
            nodes = candidate_number(cell, first), candidate_number(cell, second)
            self._join(nodes, (in_cell(cell),))

    def _link_houses(self, board: SudokuBoard, digits: DigitSet) -> None:
        for digit in members(digits):
            for nodes, truths in _pair_links(digit, board.places[digit]):
                self._join(nodes, truths)

    def _link_groups(self, board: SudokuBoard, digits: DigitSet) -> None:
        for digit in members(digits):
            for groups, truths in _group_links(digit, board.places[digit]):
                self._join(self._nodes(groups), truths)

    def _link_set(self, cells: CellSet, parts: Iterable[CandidateSet]) -> None:
        self._join(self._nodes(parts), cells)

    def _join(self, nodes: Sequence[Node], behind: tuple[Truth, ...] | CellSet) -> None:
        """Join each two of some nodes by a strong link, which facts or the cells of a set are behind."""
        together = set_of(nodes)
        self.join(together)
        self._joined.append((together, behind))

    def _nodes(self, parts: Iterable[CandidateSet]) -> list[Node]:
        """The numbers of some nodes, which are new if no link had them before."""
        numbers = self._group_numbers
        found = []
        for part in parts:
            number = only(part) if is_single(part) else numbers.get(part)
            if number is None and len(self.nodes) < MOST_NODES:
                number = numbers[part] = len(self.nodes)
                self.nodes.append(part)
                self.strong.append(0)
            if number is not None:
                found.append(number)
        return found

    def _link_groups_weakly(self) -> None:
        """Join each group to the nodes it excludes: all of theirs see all of its candidates."""
        weak = self.weak
        groups = [_group(candidates) for candidates in self.nodes[FIRST_GROUP:]]
        for bit, (_, seen) in zip(BIT[FIRST_GROUP:], groups, strict=False):
            for candidate in members(seen & self.alive):
                weak[candidate] |= bit
        weak += [reduce(and_, [weak[candidate] for candidate in group]) for group, _ in groups]


@lru_cache(maxsize=1 << 12)
def _group(candidates: CandidateSet) -> tuple[list[CandidateNumber], CandidateSet]:
    """The members of a group, and the candidates that exclude each of them."""
    group = members(candidates)
    return group, reduce(and_, [CANDIDATE_PEERS[candidate] for candidate in group])


@lru_cache(maxsize=1 << 10)
def _pair_links(digit: Digit, places: CellSet) -> list[tuple[list[Node], tuple[Truth, ...]]]:
    """The two places that a digit has in some houses, with the fact that makes them a strong link."""
    # Blocks first: of two reasons for a link the block is easier to see.
    return [
        ([candidate_number(cell, digit) for cell in members(pair)], (in_house(house, digit),))
        for house, pair in reversed(pairs_of(places))
    ]


@lru_cache(maxsize=1 << 10)
def _group_links(
    digit: Digit, places: CellSet
) -> list[tuple[tuple[CandidateSet, CandidateSet], tuple[Truth, ...]]]:
    """The two groups that the places of a digit form in some houses, and the fact behind each."""
    found: list[tuple[tuple[CandidateSet, CandidateSet], tuple[Truth, ...]]] = []
    for house in BLOCKS_FIRST:
        inside = places & HOUSES[house]
        if size(inside) < 3:
            continue
        for part in _CROSSING_PARTS[house]:
            group, rest = inside & part, inside & ~part
            if group and rest and any(not rest & ~other for other in _CROSSING_PARTS[house]):
                groups = numbers_of(digit, group), numbers_of(digit, rest)
                found.append((groups, (in_house(house, digit),)))
    return found


@lru_cache(maxsize=8)
def graph_of(board: SudokuBoard, kinds: LinkKinds) -> ImplicationGraph:
    """The graph of a board, made once for all techniques that use the same kinds of links."""
    return ImplicationGraph(board, kinds)


def _crossing_parts(house: House) -> tuple[CellSet, ...]:
    return tuple(cells for block, line, cells in CROSSINGS if house in (block, line))


_CROSSING_PARTS: tuple[tuple[CellSet, ...], ...] = tuple(
    _crossing_parts(house) for house in range(len(HOUSES))
)
"""The parts of each house in which the places of a digit form a group."""
