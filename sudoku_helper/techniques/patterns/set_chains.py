"""The search for chains of almost locked sets.

A chain leaves its first set by a digit that the next set loses, leaves that by another digit, and so
on. If a candidate that sees all places of z in the first and in the last set were true, the first
would lose z, each set would take a digit from the next, and the last would lose two digits.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property, lru_cache, partial
from itertools import accumulate
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import Digit, members, size, union
from sudoku_helper.implications.graph import ImplicationGraph, LinkKinds
from sudoku_helper.techniques.patterns.almost_locked_sets import (
    WHOLE_LAYER,
    AlmostLockedSet,
    Entry,
    EntrySet,
    Layers,
    Node,
    almost_locked_sets,
    links_through,
    smallest_first,
)

_CELLS = LinkKinds(houses=False)
"""A cell with two candidates is the smallest set; other links are none of sets."""


class Chain(NamedTuple):
    """Sets in a row, and between each two the digit that the second loses to the first."""

    sets: tuple[AlmostLockedSet, ...]
    digits: tuple[Digit, ...]


class _Ends(NamedTuple):
    """How a chain may begin and end: its first set, the node by which it leaves, its last entry."""

    cell_count: int
    first: AlmostLockedSet
    leaving: Node
    last: Entry
    effect: Layers


class ChainSearch:
    """What is known about the chains of one board."""

    def __init__(self, board: SudokuBoard) -> None:
        self._board = board
        self.index = almost_locked_sets(board)
        self._reach: list[dict[Layers, EntrySet]] = []
        self._shared: dict[Layers, EntrySet] = {}

    def chains(self, length: int, known: set[Layers]) -> Iterator[tuple[Layers, Chain]]:
        """Chains of *length* sets, each with an effect not yet *known*, smallest ends first."""
        if self._is_barren:
            return
        ends_from = partial(self._ends_from, self._reach_after(length - 1), known)
        for all_ends in smallest_first(self.index.sets, ends_from):
            by_effect: dict[Layers, list[_Ends]] = defaultdict(list)
            for ends in all_ends:
                by_effect[ends.effect].append(ends)
            for effect in sorted(by_effect.keys() - known, key=lambda each: (-size(each), each)):
                if chain := self._first_chain(by_effect[effect], length):
                    known.add(effect)
                    yield effect, chain

    @cached_property
    def _is_barren(self) -> bool:
        """Whether no chain at all with links through sets excludes anything."""
        links = ImplicationGraph(self._board, _CELLS, links_through(self.index.sets))
        return links.is_whole and not links.refuted

    def _ends_from(
        self, reach: dict[Layers, EntrySet], known: set[Layers], first: AlmostLockedSet
    ) -> Iterator[_Ends]:
        """The ends of possible chains from a set that have an effect not yet known."""
        for x, node in first.nodes.items():
            entries = reach[node.targets] and reach[node.targets] & self._rivals(first, x)
            targets = first.targets & ~WHOLE_LAYER[x]
            for last in self.index.chosen(entries):
                effect = targets & last.set.targets & ~WHOLE_LAYER[last.digit]
                if effect not in known:
                    cell_count = size(first.cells) + size(last.set.cells)
                    yield _Ends(cell_count, first, node, last, effect)

    def _first_chain(self, all_ends: list[_Ends], length: int) -> Chain | None:
        """The first chain of *length* sets between any of the ends."""
        for _, first, leaving, last, _ in all_ends:
            for way in self._ways(leaving, last, (first,), length - 1):
                sets = (first, *(entry.set for entry in way))
                return Chain(sets, tuple(entry.digit for entry in way))
        return None

    def _ways(
        self, node: Node, last: Entry, used: tuple[AlmostLockedSet, ...], moves: int
    ) -> Iterator[tuple[Entry, ...]]:
        """The ways from a node to the last entry, by small sets first.

        Sets next to each other have no cell in common, and no set occurs twice.
        """
        neighbours = self.index.neighbours(node)
        for entry in self.index.chosen(neighbours if moves > 1 else neighbours & last.bit):
            if entry.set.cells & used[-1].cells or entry.set in used:
                continue
            if moves == 1:
                yield (entry,)
                continue
            reach = self._reach_after(moves - 1)
            for digit, leaving in entry.set.nodes.items():
                if digit != entry.digit and reach[leaving.targets] & last.bit:
                    for way in self._ways(leaving, last, (*used, entry.set), moves - 1):
                        yield (entry, *way)

    def _reach_after(self, moves: int) -> dict[Layers, EntrySet]:
        """For the targets of each node the entries where a chain can be after some moves.

        A move goes from a node to a neighbour; the chain then leaves that set by another digit.
        """
        while len(self._reach) < moves:
            self._reach.append(self._one_move_further())
        return self._reach[moves - 1]

    def _one_move_further(self) -> dict[Layers, EntrySet]:
        """The reach with one move more than the longest one known."""
        if not self._reach:
            return {node.targets: self.index.neighbours(node) for node in self._nodes}
        known = self._reach[-1]
        after = [_leaving(entry, known) for entry in self.index.entries]
        return {
            targets: union(after[number] for number in numbers)
            for targets, numbers in self._neighbours_of_targets.items()
        }

    @cached_property
    def _nodes(self) -> list[Node]:
        """One node for each different targets: those with the same have the same neighbours."""
        nodes = (node for each in self.index.sets for node in each.nodes.values())
        return list({node.targets: node for node in nodes}.values())

    @cached_property
    def _neighbours_of_targets(self) -> dict[Layers, list[int]]:
        """The numbers of the neighbouring entries for the targets of each node."""
        return {node.targets: members(self.index.neighbours(node)) for node in self._nodes}

    def _rivals(self, first: AlmostLockedSet, leaving: Digit) -> EntrySet:
        """The entries of later sets that share a target with the first set of a chain.

        The digit by which the chain leaves the first set does not count, nor does the one that the
        last set loses.
        """
        entries = 0
        for digit, node in first.nodes.items():
            if digit != leaving:
                entries |= self._sharing(node)
        return entries & ~(self._first_entry[first.number + 1] - 1)

    def _sharing(self, node: Node) -> EntrySet:
        """The entries of sets that share a target with a node and lose another digit."""
        found = self._shared.get(node.targets)
        if found is None:
            found = 0
            for number in members(node.targets):
                found |= self._removing[number]
            self._shared[node.targets] = found
        return found

    @cached_property
    def _removing(self) -> dict[int, EntrySet]:
        """For the number of each candidate the sets that have it as a target, by other entries."""
        others: dict[Layers, EntrySet] = defaultdict(int)
        for entry in self.index.entries:
            for digit, node in entry.set.nodes.items():
                if digit != entry.digit:
                    others[node.targets] |= entry.bit
        removing: dict[int, EntrySet] = defaultdict(int)
        for targets, entries in others.items():
            for number in members(targets):
                removing[number] |= entries
        return removing

    @cached_property
    def _first_entry(self) -> list[EntrySet]:
        """The bit of the first entry of each set, and one more behind the last set."""
        counts = (len(each.nodes) for each in self.index.sets)
        return [2**number for number in accumulate(counts, initial=0)]


def _leaving(entry: Entry, reach: dict[Layers, EntrySet]) -> EntrySet:
    """What can be reached by leaving a set through any digit but the one it lost."""
    entries = 0
    for digit, node in entry.set.nodes.items():
        if digit != entry.digit:
            entries |= reach[node.targets]
    return entries


@lru_cache(maxsize=2)
def chain_search(board: SudokuBoard) -> ChainSearch:
    """The chains of a board, with what all lengths share found once."""
    return ChainSearch(board)
