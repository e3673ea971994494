"""Forcing chains: every option of a cell or house leads to the same conclusion by a single chain."""

from collections.abc import Iterator

from sudoku_helper.candidates import CandidateNumber, CandidateSet
from sudoku_helper.demands import CELL_DEMANDS
from sudoku_helper.geometry import BIT, members, size
from sudoku_helper.grading.chains.conclusion import Conclusion, rated
from sudoku_helper.grading.chains.links import Position
from sudoku_helper.grading.chains.single import levels_from

_RATING = 8.0
_FEWEST_OPTIONS = 3
"""What two options agree about, a single chain shows as well."""


class _Case:
    """What follows from one option by single chains, level by level."""

    def __init__(self, position: Position, start: CandidateNumber) -> None:
        weak = position.links.weak
        self._true_by_level = levels_from(position, start)
        self._false_by_level = []
        self.true = self.false = 0
        for level in self._true_by_level:
            excluded: CandidateSet = 0
            for number in members(level):
                excluded |= weak[number]
            self._false_by_level.append(excluded)
            self.true |= level
            self.false |= excluded

    def statements_to_true(self, number: CandidateNumber) -> int:
        """How many statements the shortest chain has that ends with a candidate being true."""
        return 1 + 2 * _level_of(number, self._true_by_level)

    def statements_to_false(self, number: CandidateNumber) -> int:
        """How many statements the shortest chain has that ends with a candidate being false."""
        return 2 + 2 * _level_of(number, self._false_by_level)


def _level_of(number: CandidateNumber, levels: list[CandidateSet]) -> int:
    return next(place for place, level in enumerate(levels) if level & BIT[number])


def forcing_chains(position: Position) -> Iterator[Conclusion]:
    """Everything in which all options of a cell or house agree."""
    known: dict[CandidateNumber, _Case] = {}
    for demand, options in position.options.items():
        if size(options) < _FEWEST_OPTIONS:
            continue
        cases = []
        true = false = position.alive
        for number in members(options):
            if number not in known:
                known[number] = _Case(position, number)
            cases.append(known[number])
            true &= known[number].true
            false &= known[number].false
            if not true | false:
                break
        technique = "cell-forcing-chain" if demand in CELL_DEMANDS else "house-forcing-chain"
        for number in members(true):
            rating = rated(_RATING, sum(case.statements_to_true(number) for case in cases))
            yield Conclusion(rating, technique, position.links.weak[number])
        for number in members(false):
            rating = rated(_RATING, sum(case.statements_to_false(number) for case in cases))
            yield Conclusion(rating, technique, BIT[number])
