"""The links of a position on which every chain runs: what is false if a candidate is true, and back."""

from collections import defaultdict
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
    cells_of,
)
from sudoku_helper.demands import (
    BITS_OF,
    CELL_DEMANDS,
    DEMANDS,
    DEMANDS_OF,
    IF_FALSE,
    IF_TRUE,
    OPTIONS,
    Demand,
    State,
    has_options,
)
from sudoku_helper.geometry import BIT, members, set_of, size, union
from sudoku_helper.implications.state import with_singles
from sudoku_helper.techniques.patterns.one_digit import hopeless

Links = dict[CandidateNumber, CandidateSet]
"""For each candidate those that a link leads to."""

DEMAND_OPTIONS: tuple[CandidateSet, ...] = tuple(map(set_of, OPTIONS))
"""The nine candidates of each demand as a set."""

_OF_SAME_CELL = tuple(CELL_CANDIDATES[cell] for cell, _ in CANDIDATES)
_OF_SAME_DIGIT = tuple(DIGIT_CANDIDATES[digit] for _, digit in CANDIDATES)


class _Onward(dict[CandidateNumber, CandidateSet]):
    """What a weak and a strong link lead to from each candidate, once somebody asks."""

    def __init__(self, weak: Links, strong: Links) -> None:
        self._weak, self._strong = weak, strong
        self._linked = set_of(number for number, others in strong.items() if others)

    def __missing__(self, number: CandidateNumber) -> CandidateSet:
        strong = self._strong
        found, excluded = 0, self._weak[number] & self._linked
        while excluded:
            each = excluded.bit_length() - 1
            excluded ^= BIT[each]
            found |= strong[each]
        self[number] = found
        return found


class Reached(NamedTuple):
    """What is true and what is false by single chains from a candidate that is true."""

    true: CandidateSet
    false: CandidateSet


class _Reach(dict[CandidateNumber, Reached]):
    """All that is reached from each candidate, once somebody asks."""

    def __init__(self, weak: Links, onward: Links) -> None:
        self._weak, self._onward = weak, onward

    def __missing__(self, start: CandidateNumber) -> Reached:
        weak, onward = self._weak, self._onward
        pending = onward[start] & ~BIT[start]
        true, false = BIT[start] | pending, weak[start]
        while pending:
            number = pending.bit_length() - 1
            known = self.get(number)
            if known:
                true |= known.true
                false |= known.false
                pending &= ~known.true
            else:
                fresh = onward[number] & ~true
                true |= fresh
                false |= weak[number]
                pending = pending ^ BIT[number] | fresh
        self[start] = reached = Reached(true, false)
        return reached


class LinkSet(NamedTuple):
    """What is false if a candidate is true, what is true if it is false, and both joined.

    ``onward`` holds what is true if a candidate is true, by one weak and one strong link, ``reach``
    what any number of links show.
    """

    weak: Links
    strong: Links
    onward: Links
    reach: _Reach

    @classmethod
    def of(cls, weak: Links, strong: Links) -> "LinkSet":
        """The links with those that they join to."""
        onward = _Onward(weak, strong)
        return cls(weak, strong, onward, _Reach(weak, onward))

    def true_if_false(self, number: CandidateNumber) -> CandidateSet:
        """All that is true by single chains from a candidate that is false."""
        true = 0
        for each in members(self.strong[number]):
            true |= self.reach[each].true
        return true


class Position:
    """The candidates of a position and the links between them, each found when it is asked for."""

    def __init__(self, alive: CandidateSet) -> None:
        self.alive = alive
        self.numbers = members(alive)
        self._followed: dict[tuple[CandidateNumber, bool], State] = {}
        # What follows from each case in nets of each rating is kept for those of the next.
        self.followed: dict[float, dict[tuple[CandidateNumber, bool], State]] = defaultdict(dict)

    @classmethod
    def of(cls, board: SudokuBoard) -> "Position":
        """The position of a board."""
        return cls(all_candidates(board))

    @cached_property
    def options(self) -> dict[Demand, CandidateSet]:
        """The candidates that are left for each open demand."""
        left = ((demand, self.alive & DEMAND_OPTIONS[demand]) for demand in DEMANDS)
        return {demand: options for demand, options in left if options}

    @cached_property
    def state(self) -> State:
        """The open demands and their options in one int."""
        options = union(BITS_OF[number] for number in self.numbers)
        return options | has_options(options)

    def following(self, number: CandidateNumber, is_true: bool) -> State:
        """The state after all singles that follow if a candidate is true, or false; 0 if impossible."""
        case = number, is_true
        if case not in self._followed:
            self._followed[case] = with_singles(
                self.state & (IF_TRUE if is_true else IF_FALSE)[number]
            )
        return self._followed[case]

    @cached_property
    def option_counts(self) -> list[int]:
        """How many candidates are left for each demand."""
        return [size(self.options.get(demand, 0)) for demand in DEMANDS]

    @cached_property
    def suspicious_digits(self) -> CandidateSet:
        """All candidates of those digits that can lose a place by themselves."""
        of_digits = DIGIT_CANDIDATES[1:]
        return union(each for each in of_digits if hopeless(cells_of(each & self.alive)))

    @cached_property
    def most_telling_first(self) -> list[CandidateNumber]:
        """The candidates, those first that leave the fewest others if they are true."""
        return sorted(self.numbers, key=lambda number: size(self.following(number, True)))

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
        """The links between candidates of one digit, where it can lose a place by itself."""
        weak, strong = self.links[:2]
        numbers = members(self.alive & self.suspicious_digits)
        return LinkSet.of(
            {number: weak[number] & _OF_SAME_DIGIT[number] for number in numbers},
            {number: strong[number] & _OF_SAME_DIGIT[number] for number in numbers},
        )

    @cached_property
    def of_two_candidate_cells(self) -> LinkSet:
        """The links that lead from one cell with two candidates to the next."""
        cells = (self.options.get(demand, 0) for demand in CELL_DEMANDS)
        within = union(options for options in cells if size(options) == 2)
        weak, strong = self.links[:2]
        numbers = members(within)
        return LinkSet.of(
            {number: weak[number] & _OF_SAME_DIGIT[number] & within for number in numbers},
            {number: strong[number] & _OF_SAME_CELL[number] for number in numbers},
        )
