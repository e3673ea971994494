"""Forcing chains: every option of a cell or house leads to the same conclusion by a single chain."""

from collections.abc import Iterator
from functools import partial

from sudoku_helper.candidates import CandidateNumber, CandidateSet
from sudoku_helper.demands import CELL_DEMANDS, Demand
from sudoku_helper.geometry import BIT, members, size
from sudoku_helper.grading.chains.conclusion import Conclusion
from sudoku_helper.grading.chains.position import RatedPosition
from sudoku_helper.implications.links import Reached
from sudoku_helper.implications.spread import Spread, whole_spread

FORCING_CHAINS = 8.0
_FEWEST_OPTIONS = 3
"""What two options agree about, a single chain shows as well."""


def forcing_chains(position: RatedPosition) -> Iterator[Conclusion]:
    """Everything in which all options of a cell or house agree."""
    known: dict[CandidateNumber, Spread] = {}
    for demand, options, (true, false) in _agreeing(position):
        cases = []
        for number in members(options):
            if number not in known:
                known[number] = whole_spread(position.links, number)
            cases.append(known[number])
        for number in members(true):
            yield _agreement(position, demand, cases, number, True)
        for number in members(false):
            yield _agreement(position, demand, cases, number, False)


def refuted_by_cases(position: RatedPosition) -> CandidateSet:
    """All that forcing chains show to be false, found faster."""
    weak = position.links.weak
    refuted = 0
    for _, _, (true, false) in _agreeing(position):
        refuted |= false
        for number in members(true):
            refuted |= weak[number]
    return refuted


def _agreeing(position: RatedPosition) -> Iterator[tuple[Demand, CandidateSet, Reached]]:
    """The demands with their options, and what all of these agree about."""
    for demand, options in position.options.items():
        if size(options) >= _FEWEST_OPTIONS:
            agreed = position.links.agreed(members(options))
            if any(agreed):
                yield demand, options, agreed


def _agreement(
    position: RatedPosition,
    demand: Demand,
    cases: list[Spread],
    number: CandidateNumber,
    is_true: bool,
) -> Conclusion:
    """What all cases say about a candidate. A chain that ends with a truth has a statement less."""
    technique = "cell-forcing-chain" if demand in CELL_DEMANDS else "house-forcing-chain"
    false = position.links.weak[number] if is_true else BIT[number]
    length = sum(case.length_to(number, is_true) for case in cases)
    statements = 2 * length + (1 if is_true else 2) * len(cases)

    behind = partial(_demands, position, demand, cases, number, is_true)
    return Conclusion(FORCING_CHAINS, technique, false, statements, behind)


def _demands(
    position: RatedPosition,
    demand: Demand,
    cases: list[Spread],
    number: CandidateNumber,
    is_true: bool,
) -> Iterator[Demand]:
    yield demand
    for case in cases:
        yield from position.demands_along(case.way_until(number, is_true), True)
