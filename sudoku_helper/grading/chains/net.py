"""A net: what follows from one assumption when several consequences together give new ones.

The statements are found in the order of a person with two lists: every new truth strikes out what
it excludes before the next candidate that fell is looked at. A net ends with its first
contradiction. It remembers for each statement why it holds, so that the length of a proof is the
number of statements on which it rests.
"""

from sudoku_helper.candidates import CandidateNumber, CandidateSet
from sudoku_helper.demands import DEMANDS_OF, Demand
from sudoku_helper.geometry import BIT, members, size, smallest
from sudoku_helper.grading.chains.links import DEMAND_OPTIONS, Links, Position

StatementSet = int
"""A set of statements: candidates that are true by their numbers, false ones 729 higher."""

_FALSE = 729

DemandsOf = tuple[tuple[Demand, ...], ...]
"""For each candidate the demands that are looked at when it falls."""


class Net:
    """Everything that follows from one candidate being true, or false.

    ``true`` and ``false`` are the candidates that it settles. ``contradiction`` is the number of
    statements of the proof that the assumption is wrong, or 0 if there is none.
    """

    def __init__(
        self,
        position: Position,
        start: CandidateNumber,
        is_true: bool,
        weak: Links,
        demands_of: DemandsOf = DEMANDS_OF,
    ) -> None:
        self._alive = self._left = position.alive
        self._weak = weak
        self._demands_of = demands_of
        self.true: CandidateSet = BIT[start] if is_true else 0
        self.false: CandidateSet = 0 if is_true else BIT[start]
        self.contradiction = 0
        self._new_true = [start] if is_true else []
        self._new_false = [] if is_true else [start]
        self._excluded_by: dict[CandidateNumber, CandidateNumber] = {}
        self._last_option_of: dict[CandidateNumber, Demand] = {}
        self._grounds: dict[CandidateNumber, StatementSet] = {}
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
            else:
                break

    def _exclude(self, cause: CandidateNumber) -> None:
        excluded = self._weak[cause]
        if both := excluded & self.true:
            number = smallest(both)
            why_false = self.grounds_of_true(cause) | BIT[number + _FALSE]
            self.contradiction = size(self.grounds_of_true(number)) + size(why_false)
            return
        fresh = members(excluded & ~self.false)
        self.false |= excluded
        for number in fresh:
            self._excluded_by[number] = cause
        self._new_false += fresh

    def _strike_out(self, number: CandidateNumber) -> None:
        self._left = left = self._left & ~BIT[number]
        for demand in self._demands_of[number]:
            rest = left & DEMAND_OPTIONS[demand]
            if rest & (rest - 1) or rest & self.true or not rest:
                continue
            last = rest.bit_length() - 1
            self._last_option_of[last] = demand
            if rest & self.false:
                why_true, why_false = self.grounds_of_true(last), self.grounds_of_false(last)
                self.contradiction = size(why_true) + size(why_false)
                return
            self.true |= rest
            self._new_true.append(last)

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
        if cause is None:
            return BIT[number + _FALSE]
        return self.grounds_of_true(cause) | BIT[number + _FALSE]
