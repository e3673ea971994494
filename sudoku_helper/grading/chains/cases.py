"""Forcing chains: every option of a cell or house leads to the same conclusion by a single chain."""

from collections.abc import Iterator
from functools import partial

from sudoku_helper.candidates import CandidateNumber, CandidateSet
from sudoku_helper.demands import CELL_DEMANDS, Demand
from sudoku_helper.geometry import BIT, members, size, smallest, union
from sudoku_helper.grading.chains.conclusion import Conclusion
from sudoku_helper.grading.chains.links import Position
from sudoku_helper.grading.chains.single import demands_along, levels_to

FORCING_CHAINS = 8.0
_FEWEST_OPTIONS = 3
"""What two options agree about, a single chain shows as well."""


class _Case:
    """What follows from one option by single chains, level by level."""

    def __init__(self, position: Position, start: CandidateNumber) -> None:
        self._position = position
        weak = position.links.weak
        self._true_by_level = levels_to(BIT[start], position.links, 0)
        self._false_by_level = [
            union(weak[number] for number in members(level)) for level in self._true_by_level
        ]

    def statements(self, number: CandidateNumber, is_true: bool) -> int:
        """How many statements the shortest chain has that ends with a candidate being true or false."""
        return 2 * self._level_of(number, is_true) + (1 if is_true else 2)

    def demands(self, number: CandidateNumber, is_true: bool) -> Iterator[Demand]:
        """The demands behind the strong links of this chain."""
        levels = self._true_by_level[: self._level_of(number, is_true) + 1]
        links = self._position.links
        last = number if is_true else smallest(links.weak[number] & levels[-1])
        return demands_along(self._position, links, levels, last)

    def _level_of(self, number: CandidateNumber, is_true: bool) -> int:
        levels = self._true_by_level if is_true else self._false_by_level
        return next(place for place, level in enumerate(levels) if level & BIT[number])


def forcing_chains(position: Position) -> Iterator[Conclusion]:
    """Everything in which all options of a cell or house agree."""
    known: dict[CandidateNumber, _Case] = {}
    weak = position.links.weak
    for demand, options, true, false in _agreeing(position):
        cases = []
        for number in members(options):
            if number not in known:
                known[number] = _Case(position, number)
            cases.append(known[number])
        for number in members(true):
            yield _agreement(demand, cases, number, weak[number])
        for number in members(false):
            yield _agreement(demand, cases, number, BIT[number])


def refuted_by_cases(position: Position) -> CandidateSet:
    """All that forcing chains show to be false, found faster."""
    weak = position.links.weak
    refuted = 0
    for _, _, true, false in _agreeing(position):
        refuted |= false
        for number in members(true):
            refuted |= weak[number]
    return refuted


def _agreeing(
    position: Position,
) -> Iterator[tuple[Demand, CandidateSet, CandidateSet, CandidateSet]]:
    """The demands with their options, and what is true and what is false for all of these."""
    reach = position.links.reach
    for demand, options in position.options.items():
        if size(options) < _FEWEST_OPTIONS:
            continue
        true = false = position.alive
        for number in members(options):
            reached = reach[number]
            true &= reached.true
            false &= reached.false
            if not true | false:
                break
        if true | false:
            yield demand, options, true, false


def _agreement(
    demand: Demand, cases: list[_Case], number: CandidateNumber, false: CandidateSet
) -> Conclusion:
    """What all cases say about a candidate: it is true, or it is itself what is false."""
    is_true = false != BIT[number]
    technique = "cell-forcing-chain" if demand in CELL_DEMANDS else "house-forcing-chain"
    statements = sum(case.statements(number, is_true) for case in cases)
    behind = partial(_demands, demand, cases, number, is_true)
    return Conclusion(FORCING_CHAINS, technique, false, statements, behind)


def _demands(
    demand: Demand, cases: list[_Case], number: CandidateNumber, is_true: bool
) -> Iterator[Demand]:
    yield demand
    for case in cases:
        yield from case.demands(number, is_true)
