"""Nishio and forcing nets: contradictions, and what the nets of all cases agree about."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain

from sudoku_helper.candidates import CandidateNumber, CandidateSet
from sudoku_helper.demands import DEMANDS_OF, Demand
from sudoku_helper.geometry import BIT, is_single, members
from sudoku_helper.grading.chains.cases import forcing_chains
from sudoku_helper.grading.chains.conclusion import Conclusion
from sudoku_helper.grading.chains.links import Position
from sudoku_helper.grading.chains.net import Helper, Net, StatementSet
from sudoku_helper.grading.chains.patterns import Deduction, patterns
from sudoku_helper.grading.chains.single import returns

Search = Callable[[Position], Iterator[Conclusion]]
"""What finds conclusions in a position."""

NISHIO = 7.5

_HOUSE_DEMANDS_OF = tuple(demands[:3] for demands in DEMANDS_OF)


def nishio(position: Position) -> Iterator[Conclusion]:
    """Contradictions within one digit."""
    weak = position.of_one_digit.weak
    for number in position.numbers:
        for is_true in (True, False):
            net = Net(position, number, is_true, weak, _HOUSE_DEMANDS_OF)
            if net.contradiction:
                false = BIT[number] if is_true else position.links.weak[number]
                yield _refutation(net, NISHIO, "nishio", false)


class ForcingNets:
    """Nets of one kind: their rating, their technique, and what helps inside them."""

    def __init__(self, rating: float, technique: str, *helpers: Helper) -> None:
        self.rating = rating
        self.technique = technique
        self._helpers = helpers

    def search(self, position: Position) -> Iterator[Conclusion]:
        """Contradictions, and what both states of a candidate or all options of a demand agree about."""
        weak = position.links.weak
        if_true: dict[CandidateNumber, Net] = {}
        for number in position.numbers:
            if_true[number] = self._net(position, number, True)
            if if_true[number].contradiction:
                yield _refutation(if_true[number], self.rating, self.technique, BIT[number])
        for number in position.numbers:
            if_false = self._net(position, number, False)
            if if_false.contradiction:
                yield _refutation(if_false, self.rating, self.technique, weak[number])
            yield from self._agreements(position, [if_true[number], if_false], None)
        for demand, options in position.options.items():
            if not is_single(options):
                cases = [if_true[number] for number in members(options)]
                yield from self._agreements(position, cases, demand)

    def refutations(self, position: Position) -> Iterator[Conclusion]:
        """The contradictions of candidates being true alone."""
        for number in position.numbers:
            net = self._net(position, number, True)
            if net.contradiction:
                yield _refutation(net, self.rating, self.technique, BIT[number])

    def _net(self, position: Position, number: CandidateNumber, is_true: bool) -> Net:
        return Net(position, number, is_true, position.links.weak, helpers=self._helpers)

    def _agreements(
        self, position: Position, cases: list[Net], demand: Demand | None
    ) -> Iterator[Conclusion]:
        """What is true, or false, in every case."""
        true = false = position.alive
        for net in cases:
            true &= net.true
            false &= net.false
        ends = [(number, True) for number in members(true)]
        ends += [(number, False) for number in members(false)]
        for number, is_true in ends:
            grounds = [net.grounds(number, is_true) for net in cases]
            yield Conclusion(
                self.rating,
                self.technique,
                position.links.weak[number] if is_true else BIT[number],
                sum(net.length(each) for net, each in zip(cases, grounds, strict=True)),
                partial(_demands, demand, cases, grounds),
            )


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


def _helper(search: Search) -> Helper:
    """What a search finds among the candidates that are left, as help for a net."""

    def find(left: CandidateSet) -> Iterator[Deduction]:
        for found in search(Position(left)):
            if found.false & left:
                yield Deduction(found.false & left, tuple(found.demands()), found.statements)

    return find


FORCING_NETS = ForcingNets(8.5, "forcing-net")
NETS_WITH_PATTERNS = ForcingNets(9.0, "forcing-net-with-patterns", patterns)
_CHAINS = _helper(returns)
NETS_WITH_CHAINS = ForcingNets(9.5, "forcing-net-with-chains", patterns, _CHAINS)
_CASES = _helper(forcing_chains)
NETS_WITH_CASES = ForcingNets(10.0, "nested-net", patterns, _CHAINS, _CASES)
_NETS = _helper(FORCING_NETS.refutations)
NETS_WITH_NETS = ForcingNets(10.5, "nested-net", patterns, _CHAINS, _CASES, _NETS)
