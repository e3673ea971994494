"""Links between nodes, along which every chain runs, and all that they lead to.

A node is one candidate or a group of candidates of one digit: it is true if one of them is, false
if none is. A strong link joins two nodes of which at least one is true, a weak link two of which at
most one is. So a chain of strong and weak links in turn passes truth along: a false node makes its
strong partners true, a true node makes all it excludes false.

Nodes are numbers, sets of nodes are ints as everywhere: 0 to 728 are the candidates, the groups
follow.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from sudoku_helper.candidates import (
    CANDIDATE_PEERS,
    CANDIDATES,
    DIGIT_CANDIDATES,
    CandidateNumber,
    CandidateSet,
)
from sudoku_helper.geometry import BIT, members, set_of

Node = int
NodeSet = int
"""A set of nodes. The number of a candidate is that of its node too, so a set of candidates is one."""

FIRST_GROUP: Node = len(CANDIDATES)
"""The number of the first group."""

PEERS_OF_SAME_DIGIT: tuple[CandidateSet, ...] = tuple(
    peers & DIGIT_CANDIDATES[digit]
    for peers, (_, digit) in zip(CANDIDATE_PEERS, CANDIDATES, strict=True)
)


class _Onward(dict[Node, NodeSet]):
    """The nodes that are true if a node is, by one weak and one strong link, once somebody asks."""

    def __init__(self, weak: Sequence[NodeSet], strong: Sequence[NodeSet], linked: NodeSet) -> None:
        self._weak, self._strong, self._linked = weak, strong, linked

    def __missing__(self, node: Node) -> NodeSet:
        strong = self._strong
        found, excluded = 0, self._weak[node] & self._linked
        # Faster than to list the members first.
        while excluded:
            each = excluded.bit_length() - 1
            excluded ^= BIT[each]
            found |= strong[each]
        self[node] = found
        return found


class Reached(NamedTuple):
    """What is true and what is false by single chains from some node, itself included."""

    true: NodeSet
    false: NodeSet


class _Reach(dict[Node, Reached]):
    """All that any number of links lead to from each true node, once somebody asks."""

    def __init__(self, weak: Sequence[NodeSet], onward: dict[Node, NodeSet]) -> None:
        self._weak, self._onward = weak, onward
        self._known: NodeSet = 0

    def __missing__(self, start: Node) -> Reached:
        weak, onward = self._weak, self._onward
        pending = onward[start] & ~BIT[start]
        true, false = BIT[start] | pending, weak[start]
        while pending:
            # What was reached from another start need not be gone through again.
            if known := pending & self._known:
                more_true, more_false = self[known.bit_length() - 1]
                true |= more_true
                false |= more_false
                pending &= ~more_true
            else:
                node = pending.bit_length() - 1
                fresh = onward[node] & ~true
                true |= fresh
                false |= weak[node]
                pending = pending ^ BIT[node] | fresh
        self._known |= BIT[start]
        self[start] = reached = Reached(true, false)
        return reached


class Links:
    """The links of some candidates, and maybe of groups: what is false if a node is true, and back.

    ``numbers`` are the candidates that are *alive*. ``weak`` and ``strong`` hold the partners of each
    node, ``nodes`` its candidates, ``linked`` the nodes that have a strong link. Of its *peers* a
    candidate excludes those that are alive; strong links are joined one after the other.
    """

    def __init__(
        self,
        alive: CandidateSet,
        peers: Sequence[CandidateSet] = CANDIDATE_PEERS,
    ) -> None:
        self.alive = alive
        self.numbers = members(alive)
        self.nodes: Sequence[CandidateSet] = BIT
        self.weak: list[NodeSet] = [0] * FIRST_GROUP
        self.strong: list[NodeSet] = [0] * FIRST_GROUP
        self.linked: NodeSet = 0
        for number in self.numbers:
            self.weak[number] = peers[number] & alive

    def join(self, together: NodeSet) -> None:
        """Join each two of some nodes by a strong link."""
        strong = self.strong
        for node in members(together):
            strong[node] |= together ^ BIT[node]
        self.linked |= together

    @cached_property
    def onward(self) -> dict[Node, NodeSet]:
        """For each node what is true if it is, by one weak and one strong link."""
        return _Onward(self.weak, self.strong, self.linked)

    @cached_property
    def reach(self) -> dict[Node, Reached]:
        """For each node what is true and what is false if it is true, by any number of links."""
        return _Reach(self.weak, self.onward)

    def true_if_false(self, node: Node) -> NodeSet:
        """All that is true by single chains from a node that is false."""
        true = 0
        for each in members(self.strong[node]):
            true |= self.reach[each].true
        return true

    def agreed(self, options: Iterable[Node]) -> Reached:
        """What is true and what is false by single chains from each of some nodes."""
        true = false = self.alive
        for node in options:
            reached = self.reach[node]
            true &= reached.true
            false &= reached.false
            if not true | false:
                break
        return Reached(true, false)

    def is_refuted(self, number: CandidateNumber) -> bool:
        """Whether a candidate that is true leads to its own opposite."""
        return bool(self.onward[number] and self.reach[number].false & BIT[number])

    @cached_property
    def refuted(self) -> CandidateSet:
        """The candidates that lead to their own opposite. Whatever a chain excludes is among them.

        If both ends of a chain exclude a candidate and it were true, the first end would be false, so
        the last one true and the candidate false. If a set of a ring locks a candidate out and it were
        true, the set would lose a digit; then it has one of the two linked ones, so all the way round
        the ring not the other, and so the digit after all. Most positions have none, which is known
        long before all chains are.
        """
        return set_of(filter(self.is_refuted, self.numbers))
