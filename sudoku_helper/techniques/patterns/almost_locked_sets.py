"""Almost locked sets: some cells of one house that together have one candidate digit too many.

If such a set loses one of its digits, the others are locked: each of them stands in one of the set's
cells. The techniques of this family differ only in how several sets are tied together, so they
share one index of all the sets of a board, which is made once for each board.

A digit of a set with its places there is a *node*. Sets that have a digit at the same places share
the node. A set that loses a digit is an *entry*: there a chain of sets comes in, and it leaves by
any other digit of the set.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import groupby
from typing import NamedTuple, Protocol, TypeVar

from sudoku_helper.board import Candidate, HouseDigits, SudokuBoard
from sudoku_helper.candidates import CandidateSet, numbers_of
from sudoku_helper.geometry import (
    ALL_CELLS,
    BIT,
    CELLS,
    DIGITS,
    HOUSE_CELLS,
    PEERS,
    CellSet,
    Digit,
    DigitSet,
    House,
    is_single,
    members,
    seen_by_all,
    size,
    union,
)

Layers = int
"""A set of candidates in nine layers of 81 cells, one for each digit, so that cells become candidates
by one multiplication. The numbers in it are not those of a ``CandidateSet``."""

EntrySet = int
"""A set of entries."""

SetSet = int
"""A set of almost locked sets, by their numbers."""

Part = tuple[Digit, CellSet]
"""A digit and its places in some cells of one house."""

LAYER: tuple[Layers, ...] = (0, *(BIT[len(CELLS) * number] for number in range(len(DIGITS))))
"""Cells times the layer of a digit are the candidates of that digit in those cells."""

ALL_LAYERS = sum(LAYER)
"""Cells times this are all candidates of those cells."""

WHOLE_LAYER: tuple[Layers, ...] = tuple(ALL_CELLS * layer for layer in LAYER)
"""All candidates of each digit."""


def candidates_in_layers(layers: Layers) -> tuple[Candidate, ...]:
    """The candidates in some layers, digit by digit."""
    return tuple(
        Candidate(cell, digit)
        for digit in DIGITS
        for cell in members(layers // LAYER[digit] & ALL_CELLS)
    )


class Node(NamedTuple):
    """A digit and its places in an almost locked set.

    ``seen`` are the cells that see all the places, ``targets`` the candidates of the digit there:
    they are false if the digit stands in the node, and if one of them is true the node is false.
    ``numbers`` are the places as a graph of implications takes them.
    """

    digit: Digit
    cells: CellSet
    seen: CellSet
    targets: Layers
    numbers: CandidateSet


class _Nodes(dict[CellSet, Node]):
    """The nodes of a digit by their places in a set, once somebody asks."""

    def __init__(self, digit: Digit, places: CellSet) -> None:
        self._digit, self._places = digit, places

    def __missing__(self, cells: CellSet) -> Node:
        digit, seen = self._digit, seen_by_all(cells)
        targets = (seen & self._places) * LAYER[digit]
        node = self[cells] = Node(digit, cells, seen, targets, numbers_of(digit, cells))
        return node


@lru_cache(maxsize=64)
def _nodes_of(digit: Digit, places: CellSet) -> _Nodes:
    """The nodes of a digit, which depend on its places on the board and on nothing else."""
    return _Nodes(digit, places)


class AlmostLockedSet(NamedTuple):
    """Some cells of one house with one digit more than cells.

    ``nodes`` has only the digits with targets, since by the others the set touches nothing, and
    ``targets`` the targets of all of them.
    """

    number: int
    cells: CellSet
    digits: DigitSet
    nodes: dict[Digit, Node]
    targets: Layers

    @classmethod
    def of(
        cls,
        number: int,
        cells: CellSet,
        digits: DigitSet,
        parts: Iterable[Part],
        nodes_of: Sequence[_Nodes],
    ) -> "AlmostLockedSet":
        """A set with its nodes, which all nodes of the board tell."""
        nodes = {}
        targets = 0
        for digit, places in parts:
            node = nodes_of[digit][places]
            if node.targets:
                nodes[digit] = node
                targets |= node.targets
        return cls(number, cells, digits, nodes, targets)


class Entry(NamedTuple):
    """A set that loses a digit, and the bit that stands for this in an ``EntrySet``."""

    set: AlmostLockedSet
    digit: Digit
    bit: EntrySet


class AlmostLockedSets:
    """Every almost locked set of a board, smallest first, and how they touch each other."""

    def __init__(self, board: SudokuBoard) -> None:
        self.places = board.places
        self._nodes = list(map(_nodes_of, range(10), board.places))
        self.sets: list[AlmostLockedSet] = []
        self._neighbours: dict[Layers, EntrySet] = {0: 0}
        self._linked: dict[Layers, SetSet] = {}
        self._sharing: dict[Layers, SetSet] = {}
        self._against: dict[Candidate, SetSet] = {}
        for cells, (digits, parts) in _all_sets(board):
            self._add(cells, digits, parts)

    def _add(self, cells: CellSet, digits: DigitSet, parts: Iterable[Part]) -> None:
        """Add a set, unless it has too few digits with targets to pass anything on."""
        found = AlmostLockedSet.of(len(self.sets), cells, digits, parts, self._nodes)
        if len(found.nodes) > 1:
            self.sets.append(found)

    def node(self, digit: Digit, cells: CellSet) -> Node:
        """The node of a digit at some places."""
        return self._nodes[digit][cells]

    @cached_property
    def _sets_with(self) -> list[SetSet]:
        """For each cell the sets that it belongs to."""
        found = [0] * 81
        for each in self.sets:
            bit = 2**each.number
            for cell in members(each.cells):
                found[cell] |= bit
        return found

    @cached_property
    def _sets_of(self) -> list[SetSet]:
        """For each digit the sets that have it."""
        found = [0] * 10
        for each in self.sets:
            bit = 2**each.number
            for digit in each.nodes:
                found[digit] |= bit
        return found

    def _sets_within(self, digit: Digit, cells: CellSet) -> SetSet:
        """The sets that have a digit, and only in some cells."""
        sets_with = self._sets_with
        elsewhere = 0
        for cell in members(self.places[digit] & ~cells):
            elsewhere |= sets_with[cell]
        return self._sets_of[digit] & ~elsewhere

    def linked_sets(self, node: Node) -> SetSet:
        """The sets that have the digit of a node as a restricted common with it."""
        found = self._linked.get(node.targets)
        if found is None:
            found = self._linked[node.targets] = self._sets_within(node.digit, node.seen)
        return found

    def sharing_sets(self, node: Node) -> SetSet:
        """The sets that have a target in common with a node."""
        found = self._sharing.get(node.targets)
        if found is None:
            found = 0
            for cell in members(node.seen & self.places[node.digit]):
                found |= self._sets_against(Candidate(cell, node.digit))
            self._sharing[node.targets] = found
        return found

    def _sets_against(self, target: Candidate) -> SetSet:
        """The sets that have a candidate as a target."""
        found = self._against.get(target)
        if found is None:
            cell, digit = target
            found = self._against[target] = self._sets_within(digit, PEERS[cell])
        return found

    @cached_property
    def entries(self) -> list[Entry]:
        """Every set with every digit that it can lose, in the order of the sets."""
        pairs = [(each, digit) for each in self.sets for digit in each.nodes]
        return [Entry(each, digit, 2**number) for number, (each, digit) in enumerate(pairs)]

    @cached_property
    def _entries_with(self) -> list[EntrySet]:
        """For each cell the entries of the sets that it belongs to."""
        found = [0] * 81
        for each, entries in groupby(self.entries, key=lambda entry: entry.set):
            together = union(entry.bit for entry in entries)
            for cell in members(each.cells):
                found[cell] |= together
        return found

    @cached_property
    def _entries_of(self) -> list[EntrySet]:
        """For each digit the entries that lose it."""
        found = [0] * 10
        for _, digit, bit in self.entries:
            found[digit] |= bit
        return found

    def neighbours(self, node: Node) -> EntrySet:
        """The sets that lose the digit of a node if it stands there.

        Each place of the digit in such a set sees the whole node: the digit is what is called a
        restricted common of the two.
        """
        found = self._neighbours.get(node.targets)
        if found is None:
            elsewhere = 0
            for cell in members(self.places[node.digit] & ~node.seen):
                elsewhere |= self._entries_with[cell]
            found = self._entries_of[node.digit] & ~elsewhere
            self._neighbours[node.targets] = found
        return found

    def chosen(self, entries: EntrySet) -> list[Entry]:
        """The entries of a set, smallest almost locked sets first."""
        return [self.entries[number] for number in members(entries)]


@lru_cache(maxsize=128)
def subsets_of(house: House, digits: HouseDigits) -> list[tuple[CellSet, DigitSet]]:
    """Every set of open cells of a house with the digits that it has."""
    subsets = [(0, 0)]
    for cell, own in zip(HOUSE_CELLS[house], digits, strict=True):
        if own:
            bit = BIT[cell]
            subsets += [(cells | bit, digits | own) for cells, digits in subsets]
    return subsets


@lru_cache(maxsize=256)
def _sets_in(house: House, digits: HouseDigits) -> dict[CellSet, tuple[DigitSet, list[Part]]]:
    """The almost locked sets of a house by their cells, each with its digits and their places."""
    places = [0] * 10
    for cell, own in zip(HOUSE_CELLS[house], digits, strict=True):
        for digit in members(own):
            places[digit] |= BIT[cell]
    return {
        cells: (held, [(digit, cells & places[digit]) for digit in members(held)])
        for cells, held in subsets_of(house, digits)
        if size(held) == size(cells) + 1
    }


def _all_sets(board: SudokuBoard) -> list[tuple[CellSet, tuple[DigitSet, list[Part]]]]:
    """The cells of every almost locked set, its digits and their places, fewest cells first."""
    found: dict[CellSet, tuple[DigitSet, list[Part]]] = {}
    for house in range(27):
        found |= _sets_in(house, board.house_digits[house])
    return sorted(found.items(), key=lambda item: (size(item[0]), item[0]))


class Counted(Protocol):
    """Something made of two sets that together have so many cells."""

    @property
    def cell_count(self) -> int:
        """The number of cells of both sets."""


Pair = TypeVar("Pair", bound=Counted)


def smallest_first(
    sets: Iterable[AlmostLockedSet], pairs_from: Callable[[AlmostLockedSet], Iterable[Pair]]
) -> Iterator[list[Pair]]:
    """Pairs of sets, all with the same number of cells at a time, fewest first.

    *pairs_from* gives the pairs of a set with sets that are not smaller. Large sets are not looked
    at before the pairs with a small one are used up.
    """
    waiting: dict[int, list[Pair]] = defaultdict(list)
    for count, equals in groupby(sets, key=lambda each: size(each.cells)):
        # A pair of fewer than twice as many cells has a smaller set and was found before.
        for cell_count in sorted(waiting):
            if cell_count < 2 * count:
                yield waiting.pop(cell_count)
        for first in equals:
            for pair in pairs_from(first):
                waiting[pair.cell_count].append(pair)
    for cell_count in sorted(waiting):
        yield waiting[cell_count]


@lru_cache(maxsize=2)
def almost_locked_sets(board: SudokuBoard) -> AlmostLockedSets:
    """The almost locked sets of a board, found once for all techniques."""
    return AlmostLockedSets(board)


def set_at(board: SudokuBoard, cells: CellSet) -> AlmostLockedSet:
    """The almost locked set at some cells, for whoever needs no others."""
    parts = [(digit, places & cells) for digit, places in enumerate(board.places) if places & cells]
    digits = union(BIT[digit] for digit, _ in parts)
    return AlmostLockedSet.of(
        0, cells, digits, parts, list(map(_nodes_of, range(10), board.places))
    )


def links_through(
    sets: Iterable[AlmostLockedSet],
) -> Iterator[tuple[CellSet, list[CandidateSet]]]:
    """The sets as a graph of implications takes them; single cells it knows by itself."""
    for each in sets:
        if not is_single(each.cells):
            yield each.cells, [node.numbers for node in each.nodes.values()]
