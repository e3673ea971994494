"""Nishio and forcing nets: contradictions, and what the nets of all cases agree about.

Unlike the nets of ``implications`` they count all that a case settles, even where it leads to a
contradiction, as published ratings do; what follows is found by the same states.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from typing import NamedTuple

from sudoku_helper.candidates import CandidateNumber, CandidateSet
from sudoku_helper.demands import (
    CELL_BIT,
    DEMANDS_OF,
    IF_FALSE,
    OPTIONS_OF_CELLS,
    Demand,
    State,
    numbers_at,
    open_options,
)
from sudoku_helper.geometry import BIT, is_single, members, set_of, union
from sudoku_helper.grading.chains.cases import forcing_chains, refuted_by_cases
from sudoku_helper.grading.chains.conclusion import Conclusion
from sudoku_helper.grading.chains.help import Helper, helpful, helpful_patterns
from sudoku_helper.grading.chains.net import Net, StatementSet
from sudoku_helper.grading.chains.position import RatedPosition
from sudoku_helper.grading.chains.single import refuted_by_returns, returns
from sudoku_helper.implications.nets import Claim
from sudoku_helper.implications.patterns import with_patterns
from sudoku_helper.implications.state import with_singles

NISHIO = 7.5

_HOUSE_DEMANDS_OF = tuple(demands[:3] for demands in DEMANDS_OF)


def nishio(position: RatedPosition) -> Iterator[Conclusion]:
    """Contradictions within one digit."""
    links = position.of_one_digit
    for number in links.numbers:
        for is_true in (True, False):
            # What is possible for all digits together is possible for each.
            if position.following(number, is_true):
                continue
            net = Net(position, number, is_true, links.weak, _HOUSE_DEMANDS_OF)
            if net.contradiction:
                false = BIT[number] if is_true else position.links.weak[number]
                yield _refutation(net, NISHIO, "nishio", false)


class ForcingNets:
    """Nets of one kind: their rating, their technique, and what helps inside them.

    A kind has the help of the *easier* kind and, where that finds nothing, its own: a *helper* that
    tells its reasons. What it shows to be *refuted* in a position is found faster without them.
    """

    def __init__(
        self,
        rating: float,
        technique: str,
        easier: "ForcingNets | None" = None,
        helper: Helper | None = None,
        refuted: Callable[[RatedPosition], CandidateSet] | None = None,
    ) -> None:
        self.rating = rating
        self.technique = technique
        self._easier = easier
        self._helpers: list[Helper] = [*easier._helpers] if easier else []
        if helper:
            self._helpers.append(helper)
        self._refuted = refuted

    def search(self, position: RatedPosition) -> Iterator[Conclusion]:
        """Contradictions, and what both states of a candidate or all options of a demand agree about."""
        weak = position.links.weak
        cases = _Cases(self, position)
        for number in position.most_telling_first:
            if net := cases.contradiction(number, True):
                yield _refutation(net, self.rating, self.technique, BIT[number])
        for number in position.numbers:
            if net := cases.contradiction(number, False):
                yield _refutation(net, self.rating, self.technique, weak[number])
            yield from self._agreements(cases, [(number, True), (number, False)], None)
        for demand, options in position.options.items():
            if not is_single(options):
                together = [(number, True) for number in members(options)]
                yield from self._agreements(cases, together, demand)

    def refutations(self, position: RatedPosition) -> Iterator[Conclusion]:
        """The contradictions of candidates being true alone."""
        cases = _Cases(self, position)
        for number in position.most_telling_first:
            if net := cases.contradiction(number, True):
                yield _refutation(net, self.rating, self.technique, BIT[number])

    def refuted(self, position: RatedPosition) -> CandidateSet:
        """The candidates that cannot be true, found faster."""
        return set_of(
            number for number in position.numbers if not self.following(position, (number, True))
        )

    def net(self, position: RatedPosition, case: Claim) -> Net:
        """What follows from a case, and why."""
        return Net(position, *case, position.links.weak, helpers=self._helpers)

    def following(self, position: RatedPosition, case: Claim) -> State:
        """The state after all that follows from a case, found faster; 0 if it is impossible."""
        known = position.followed[self.rating]
        if case not in known:
            if self._easier and self._refuted:
                known[case] = self._go_on(self._easier.following(position, case))
            else:
                known[case] = self._closed(position.following(*case), position.state)
        return known[case]

    def _closed(self, state: State, before: State) -> State:
        """The state after all that follows in it, if nothing did before something was taken from it."""
        if self._easier and self._refuted:
            return self._go_on(self._easier._closed(state, before))
        return with_patterns(state, before) if self._helpers else with_singles(state)

    def _go_on(self, state: State) -> State:
        """The state after all that follows in it, if easier kinds find nothing there."""
        while state and self._easier and self._refuted:
            left = RatedPosition(set_of(numbers_at(state & OPTIONS_OF_CELLS)))
            false = self._refuted(left) & left.alive
            if not false:
                break
            before = state
            for number in members(false):
                state &= IF_FALSE[number]
            state = self._easier._closed(state, before)
        return state

    def _agreements(
        self, cases: "_Cases", together: list[Claim], demand: Demand | None
    ) -> Iterator[Conclusion]:
        """What is true, or false, in every case."""
        true = false = OPTIONS_OF_CELLS
        for case in together:
            settled = cases.settled(case)
            true &= settled.true
            false &= settled.false
            if not true | false:
                return
        ends = [(number, True) for number in numbers_at(true)]
        ends += [(number, False) for number in numbers_at(false)]
        nets = [cases.net(case) for case in together]
        weak = cases.position.links.weak
        for number, is_true in ends:
            grounds = [net.grounds(number, is_true) for net in nets]
            yield Conclusion(
                self.rating,
                self.technique,
                weak[number] if is_true else BIT[number],
                sum(net.length(each) for net, each in zip(nets, grounds, strict=True)),
                partial(_demands, demand, nets, grounds),
            )


class _Settled(NamedTuple):
    """What a case settles: the options of cells that are true, and those that are false."""

    true: State
    false: State


class _Cases:
    """The cases of a position: quickly what each settles, and a net where it shows something."""

    def __init__(self, kind: ForcingNets, position: RatedPosition) -> None:
        self.position = position
        self._kind = kind
        self._settled: dict[Claim, _Settled] = {}
        self._nets: dict[Claim, Net] = {}

    def net(self, case: Claim) -> Net:
        """The net of a case."""
        if case not in self._nets:
            self._nets[case] = self._kind.net(self.position, case)
        return self._nets[case]

    def settled(self, case: Claim) -> _Settled:
        """What a case settles; until its first contradiction, if it has one."""
        if case not in self._settled:
            self._settled[case] = self._settle(case)
        return self._settled[case]

    def contradiction(self, number: CandidateNumber, is_true: bool) -> Net | None:
        """The net of a case if it leads to a contradiction."""
        case = number, is_true
        self.settled(case)
        net = self._nets.get(case)
        return net if net and net.contradiction else None

    def _settle(self, case: Claim) -> _Settled:
        state = self._kind.following(self.position, case)
        if not state:
            net = self.net(case)
            return _Settled(
                *(union(map(CELL_BIT.__getitem__, members(each))) for each in (net.true, net.false))
            )
        left = state & OPTIONS_OF_CELLS
        return _Settled(left & ~open_options(state), self.position.state & OPTIONS_OF_CELLS & ~left)


def _refutation(net: Net, rating: float, technique: str, false: CandidateSet) -> Conclusion:
    grounds = net.contradiction
    return Conclusion(
        rating, technique, false, net.length(*grounds), partial(net.demands, *grounds)
    )


def _demands(
    demand: Demand | None, cases: list[Net], grounds: list[StatementSet]
) -> Iterator[Demand]:
    if demand is not None:
        yield demand
    yield from chain.from_iterable(map(Net.demands, cases, grounds))


FORCING_NETS = ForcingNets(8.5, "forcing-net")
NETS_WITH_PATTERNS = ForcingNets(9.0, "forcing-net-with-patterns", FORCING_NETS, helpful_patterns)
NETS_WITH_CHAINS = ForcingNets(
    9.5, "forcing-net-with-chains", NETS_WITH_PATTERNS, helpful(returns), refuted_by_returns
)
NETS_WITH_CASES = ForcingNets(
    10.0, "nested-net", NETS_WITH_CHAINS, helpful(forcing_chains), refuted_by_cases
)
NETS_WITH_NETS = ForcingNets(
    10.5,
    "nested-net",
    NETS_WITH_CASES,
    helpful(FORCING_NETS.refutations),
    FORCING_NETS.refuted,
)
