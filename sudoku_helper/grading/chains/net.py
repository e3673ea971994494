"""A net: what follows from one assumption when several consequences together give new ones.

The statements are found in the order of a person with two lists: every new truth strikes out what
it excludes before the next candidate that fell is looked at; only then help is asked for, patterns
or chains in what is left. A net ends with its first contradiction. It remembers for each statement
why it holds, so that the length of a proof is the number of statements on which it rests, with
those of the chains that helped.

The lines of thought of ``implications`` choose the causes that are easiest to read and so are shorter.
"""

from collections.abc import Iterable, Sequence

from sudoku_helper.candidates import CandidateNumber, CandidateSet
from sudoku_helper.demands import DEMANDS_OF, Demand
from sudoku_helper.geometry import BIT, members, only, size, smallest
from sudoku_helper.grading.chains.help import Helper
from sudoku_helper.grading.chains.position import DEMAND_OPTIONS, RatedPosition

StatementSet = int
"""A set of statements: candidates that are true by their numbers, false ones 729 higher."""

_FALSE = 729

DemandsOf = tuple[tuple[Demand, ...], ...]
"""For each candidate the demands that are looked at when it falls."""


class Net:
    """Everything that follows from one candidate being true, or false.

    ``true`` and ``false`` are the candidates that it settles. ``contradiction`` holds the two
    statements that contradict each other, each with its grounds, if there are such.
    """

    def __init__(
        self,
        position: RatedPosition,
        start: CandidateNumber,
        is_true: bool,
        weak: Sequence[CandidateSet],
        demands_of: DemandsOf = DEMANDS_OF,
        helpers: Iterable[Helper] = (),
    ) -> None:
        self._alive = self._left = position.alive
        self._counts = position.option_counts.copy()
        self._weak = weak
        self._demands_of = demands_of
        self._helpers = helpers
        self.true: CandidateSet = BIT[start] if is_true else 0
        self.false: CandidateSet = 0 if is_true else BIT[start]
        self.contradiction: tuple[StatementSet, ...] = ()
        self._new_true = [start] if is_true else []
        self._new_false = [] if is_true else [start]
        self._excluded_by: dict[CandidateNumber, CandidateNumber] = {}
        self._last_option_of: dict[CandidateNumber, Demand] = {}
        self._deduced: dict[CandidateNumber, tuple[CandidateSet, int]] = {}
        self._grounds: dict[int, StatementSet] = {}
        self._follow()

    def _follow(self) -> None:
        """Follow both lists until they are done or a contradiction is found."""
        new_true, new_false = self._new_true, self._new_false
        seen_true = seen_false = 0
        while not self.contradiction:
            if seen_true < len(new_true):
                self._exclude(new_true[seen_true])
                seen_true += 1
            elif seen_false < len(new_false):
                self._strike_out(new_false[seen_false])
                seen_false += 1
            elif not self._ask_for_help():
                break

    def _exclude(self, cause: CandidateNumber) -> None:
        excluded = self._weak[cause]
        if both := excluded & self.true:
            number = smallest(both)
            why_false = self.grounds_of_true(cause) | BIT[number + _FALSE]
            self.contradiction = self.grounds_of_true(number), why_false
            return
        fresh = members(excluded & ~self.false)
        self.false |= excluded
        self._excluded_by.update(dict.fromkeys(fresh, cause))
        self._new_false += fresh

    def _strike_out(self, number: CandidateNumber) -> None:
        self._left ^= BIT[number]
        counts = self._counts
        for demand in self._demands_of[number]:
            counts[demand] -= 1
            if counts[demand] == 1:
                last = only(self._left & DEMAND_OPTIONS[demand])
                if self.true & BIT[last]:
                    continue
                self._last_option_of[last] = demand
                if self.false & BIT[last]:
                    self.contradiction = self.grounds_of_true(last), self.grounds_of_false(last)
                    return
                self.true |= BIT[last]
                self._new_true.append(last)

    def _ask_for_help(self) -> bool:
        """Strike out what the first helper finds that finds anything new."""
        for helper in self._helpers:
            found: CandidateSet = 0
            for false, demands, statements in helper(self._left):
                fresh = false & ~self.false & ~found
                if not fresh:
                    continue
                fallen: CandidateSet = 0
                for demand in demands:
                    fallen |= DEMAND_OPTIONS[demand]
                fallen &= self._alive & ~self._left
                for number in members(fresh):
                    self._deduced[number] = fallen, statements
                found |= fresh
            if found:
                self._fall(found)
                return True
        return False

    def _fall(self, found: CandidateSet) -> None:
        """Add what was deduced, unless it is known to be true."""
        self.false |= found
        if both := found & self.true:
            number = smallest(both)
            self.contradiction = self.grounds_of_true(number), self.grounds_of_false(number)
        self._new_false += members(found)

    def length(self, *grounds: StatementSet) -> int:
        """How many statements some grounds are, each counted by itself, with the chains that helped."""
        total = sum(map(size, grounds))
        if self._deduced:
            for number, (_, statements) in self._deduced.items():
                total += statements * sum(1 for each in grounds if each & BIT[number + _FALSE])
        return total

    def demands(self, *grounds: StatementSet) -> list[Demand]:
        """The demands whose last options the truths among some grounds are."""
        return [
            demand
            for number, demand in self._last_option_of.items()
            if any(each & BIT[number] for each in grounds)
        ]

    def grounds(self, number: CandidateNumber, is_true: bool) -> StatementSet:
        """All statements on which it rests that a candidate is true or false, itself included."""
        return self.grounds_of_true(number) if is_true else self.grounds_of_false(number)

    def grounds_of_true(self, number: CandidateNumber) -> StatementSet:
        """All statements on which it rests that a candidate is true, itself included."""
        known = self._grounds.get(number)
        if known is None:
            known = BIT[number]
            demand = self._last_option_of.get(number)
            if demand is not None:
                for other in members(self._alive & DEMAND_OPTIONS[demand] & ~BIT[number]):
                    known |= self.grounds_of_false(other)
            self._grounds[number] = known
        return known

    def grounds_of_false(self, number: CandidateNumber) -> StatementSet:
        """All statements on which it rests that a candidate is false, itself included."""
        cause = self._excluded_by.get(number)
        if cause is not None:
            return self.grounds_of_true(cause) | BIT[number + _FALSE]
        known = self._grounds.get(number + _FALSE)
        if known is None:
            known = BIT[number + _FALSE]
            if number in self._deduced:
                for other in members(self._deduced[number][0]):
                    known |= self.grounds_of_false(other)
            self._grounds[number + _FALSE] = known
        return known
