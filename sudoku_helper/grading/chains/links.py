"""The links of a position on which every chain runs: what is false if a candidate is true, and back."""

from functools import cached_property
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import (
    CANDIDATE_PEERS,
    CANDIDATES,
    CELL_CANDIDATES,
    DIGIT_CANDIDATES,
    CandidateNumber,
    CandidateSet,
    all_candidates,
)
from sudoku_helper.demands import CELL_DEMANDS, DEMANDS, DEMANDS_OF, OPTIONS, Demand
from sudoku_helper.geometry import BIT, members, set_of, size, union

Links = dict[CandidateNumber, CandidateSet]
"""For each candidate those that a link leads to."""

DEMAND_OPTIONS: tuple[CandidateSet, ...] = tuple(map(set_of, OPTIONS))
"""The nine candidates of each demand as a set."""

_OF_SAME_CELL = tuple(CELL_CANDIDATES[cell] for cell, _ in CANDIDATES)
_OF_SAME_DIGIT = tuple(DIGIT_CANDIDATES[digit] for _, digit in CANDIDATES)


class LinkSet(NamedTuple):
    """What is false if a candidate is true, what is true if it is false, and both joined.

    ``onward`` holds what is true if a candidate is true, by one weak and one strong link.
    """

    weak: Links
    strong: Links
    onward: Links

    @classmethod
    def of(cls, weak: Links, strong: Links) -> "LinkSet":
        """The links with those that they join to."""
        onward = {}
        for number, excluded in weak.items():
            found = 0
            for each in members(excluded):
                found |= strong[each]
            onward[number] = found
        return cls(weak, strong, onward)


class Position:
    """The candidates of a position and the links between them, each found when it is asked for."""

    def __init__(self, alive: CandidateSet) -> None:
        self.alive = alive
        self.numbers = members(alive)

    @classmethod
    def of(cls, board: SudokuBoard) -> "Position":
        """The position of a board."""
        return cls(all_candidates(board))

    @cached_property
    def options(self) -> dict[Demand, CandidateSet]:
        """The candidates that are left for each open demand."""
        left = ((demand, self.alive & DEMAND_OPTIONS[demand]) for demand in DEMANDS)
        return {demand: options for demand, options in left if options}

    def demand_of(self, one: CandidateNumber, other: CandidateNumber) -> Demand:
        """The demand that has just two candidates as its options."""
        both = BIT[one] | BIT[other]
        return next(demand for demand in DEMANDS_OF[one] if self.options[demand] == both)

    @cached_property
    def links(self) -> LinkSet:
        """All links. A demand with two options joins them by a strong one."""
        weak = {number: CANDIDATE_PEERS[number] & self.alive for number in self.numbers}
        strong = dict.fromkeys(self.numbers, 0)
        for options in self.options.values():
            if size(options) == 2:
                for number in members(options):
                    strong[number] |= options ^ BIT[number]
        return LinkSet.of(weak, strong)

    @cached_property
    def of_one_digit(self) -> LinkSet:
        """The links between candidates of one digit."""
        weak, strong, _ = self.links
        return LinkSet.of(
            {number: weak[number] & _OF_SAME_DIGIT[number] for number in self.numbers},
            {number: strong[number] & _OF_SAME_DIGIT[number] for number in self.numbers},
        )

    @cached_property
    def of_two_candidate_cells(self) -> LinkSet:
        """The links that lead from one cell with two candidates to the next."""
        cells = (self.options.get(demand, 0) for demand in CELL_DEMANDS)
        within = union(options for options in cells if size(options) == 2)
        weak, strong, _ = self.links
        numbers = members(within)
        return LinkSet.of(
            {number: weak[number] & _OF_SAME_DIGIT[number] & within for number in numbers},
            {number: strong[number] & _OF_SAME_CELL[number] for number in numbers},
        )
