"""Short chains of a state: a candidate leads to a contradiction, each digit following from one before.

Such a chain can be told in one sentence, so it may stand inside a case without being a case itself.
"""

from typing import NamedTuple

from sudoku_helper.candidates import CANDIDATE_PEERS, CandidateNumber, CandidateSet
from sudoku_helper.demands import (
    EXCLUDED_BY,
    GUARD,
    GUARDS,
    IF_FALSE,
    IF_TRUE,
    NUMBER_AT,
    WIDTH,
    Demand,
    State,
    demands_at,
    options_left,
)
from sudoku_helper.geometry import BIT, size
from sudoku_helper.proofs.proof import LONGEST_CHAIN

MOST_LINKS = LONGEST_CHAIN - 1
"""So many digits may follow from a candidate: the contradiction is an inference, too."""

Link = tuple[Demand, CandidateNumber]
"""A demand of which one candidate alone excludes all options but the other."""

_Ways = dict[CandidateNumber, CandidateSet]
"""For each candidate that follows all that lead to it, itself included but without the first."""


class ShortChain(NamedTuple):
    """What follows from a candidate, in this order, and a demand that nothing can meet then."""

    links: tuple[Link, ...]
    end: Demand


class ShortChains:
    """The short chains of one state, in which no single is left to be placed."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._guards = state & GUARDS
        self._onward: dict[CandidateNumber, list[Link]] = {}
        self._within: list[dict[CandidateNumber, State]] = [{} for _ in range(LONGEST_CHAIN)]

    def refuting(self, number: CandidateNumber) -> ShortChain | None:
        """A short chain from a candidate to a contradiction, if there is one."""
        lowest = self._guards >> GUARD
        left = self.state & ~self._excluded(number, MOST_LINKS)
        if left - lowest & GUARDS == self._guards:
            return None
        left = self.state & ~EXCLUDED_BY[number]
        ways: _Ways = {number: 0}
        links: list[Link] = []
        level = [number]
        for depth in range(LONGEST_CHAIN):
            broken = left - lowest & GUARDS ^ self._guards
            if broken and (chain := self._ending(broken, ways, links)):
                return chain
            if depth == MOST_LINKS:
                break
            causes, level = level, []
            for cause in causes:
                for link in self._following(cause):
                    _, follower = link
                    if follower not in ways:
                        ways[follower] = ways[cause] | BIT[follower]
                        links.append(link)
                        left &= ~EXCLUDED_BY[follower]
                        level.append(follower)
        return None

    def _excluded(self, number: CandidateNumber, links: int) -> State:
        """Everything that is excluded by what follows from a candidate with so many links."""
        known = self._within[links]
        excluded = known.get(number)
        if excluded is None:
            excluded = EXCLUDED_BY[number]
            for _, follower in self._following(number) if links else ():
                excluded |= self._excluded(follower, links - 1)
            known[number] = excluded
        return excluded

    def _following(self, number: CandidateNumber) -> list[Link]:
        """What follows from one candidate alone."""
        links = self._onward.get(number)
        if links is None:
            state = self.state & IF_TRUE[number]
            guards = state & GUARDS
            lowest = guards >> GUARD
            without_one = state - lowest
            met = without_one & GUARDS
            singles = (without_one & state) - lowest & met ^ met
            true = singles - (singles >> GUARD) & state
            links = self._onward[number] = []
            while true:
                position = true.bit_length()
                other = NUMBER_AT[position]
                true &= IF_FALSE[other]
                links.append(((position - 1) // WIDTH, other))
        return links

    def _ending(self, broken: State, ways: _Ways, links: list[Link]) -> ShortChain | None:
        """The shortest chain to one of some demands that cannot be met, if it is short enough."""
        ends = [(way, each) for each in demands_at(broken) for way in self._breaking(each, ways)]
        if not ends:
            return None
        way, demand = min(ends, key=lambda end: (size(end[0]), end))
        return ShortChain(tuple(link for link in links if way & BIT[link[1]]), demand)

    def _breaking(self, demand: Demand, ways: _Ways) -> set[CandidateSet]:
        """The links that exclude all options of a demand, as far as a chain has room for them."""
        together = {0}
        for option in options_left(self.state, demand):
            peers = CANDIDATE_PEERS[option]
            excluding = {way for number, way in ways.items() if peers & BIT[number]}
            together = {
                both
                for way in excluding
                for before in together
                if size(both := before | way) <= MOST_LINKS
            }
        return together
