"""Nets: everything that follows from an assumption, with several consequences working together.

Each candidate is probed both ways. If one way is impossible, the other holds. What is false both
ways, or for each candidate of a cell, or for each place of a digit in a house, is false in any case.
The probes are made with the fast states; only for what they find the line of thought is gone again
with all its causes. Of many proofs the one that is easiest to read comes first.
"""

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import NODE_BIT, all_candidates, to_candidates
from sudoku_helper.geometry import members, size
from sudoku_helper.implications.budget import spend
from sudoku_helper.implications.effort import cost
from sudoku_helper.implications.patterns import FIELD, OPTIONS, with_patterns
from sudoku_helper.implications.reasoning import Reasoning, truth_of
from sudoku_helper.implications.state import (
    CELL_LANE,
    EVERYTHING,
    GUARDS,
    IF_TRUE,
    IN_CELL,
    NUMBER_AT,
    SELF,
    WIDTH,
    State,
    demands_of,
    rounds_until,
    state_of,
    with_singles,
)
from sudoku_helper.proofs.proof import Branch, Proof, Statement

DIGIT_IS_WORTH = 6
"""How many inferences more a proof may have if it leads to a digit at once."""

LOOKED_AT = 30
"""Of the conclusions that seem shortest so many are written out before the best is chosen."""


class Lead(NamedTuple):
    """A conclusion that the probes promise: a candidate is true or false in all of some cases.

    A case is a candidate that is assumed to be true or false. ``demand`` is the cell or house whose
    options the cases are, or -1.
    """

    effort: int
    number: int
    is_true: bool
    cases: tuple[tuple[int, bool], ...]
    demand: int = -1


class Nets:
    """The probes of a position: what each candidate leads to if it is true, and if it is false."""

    def __init__(self, base: State, numbers: list[int], uses_patterns: bool) -> None:
        self.base = base
        self.numbers = numbers
        self.uses_patterns = uses_patterns
        self.close: Callable[[State], State] = with_patterns if uses_patterns else with_singles
        self._true: dict[int, State] = {}
        self._false: dict[int, State] = {}

    def if_true(self, number: int) -> State:
        """What is left if a candidate is true; 0 if that is impossible."""
        state = self._true.get(number)
        if state is None:
            spend(1, "net")
            state = self._true[number] = self.close(self.base & IF_TRUE[number])
        return state

    def if_false(self, number: int) -> State:
        """What is left if a candidate is false; 0 if that is impossible."""
        state = self._false.get(number)
        if state is None:
            spend(1, "net")
            state = self._false[number] = self.close(self.base & ~SELF[number])
        return state

    def leads(self) -> list[Lead]:
        """Everything that the probes show, the least effort for each conclusion."""
        best: dict[tuple[int, bool], Lead] = {}
        for lead in self._all_leads():
            key = lead.number, lead.is_true
            if key not in best or lead < best[key]:
                best[key] = lead
        return sorted(best.values())

    def conclusions(self) -> set[tuple[int, bool]]:
        """The candidates that the probes show to be true or false."""
        return {(lead.number, lead.is_true) for lead in self.leads()}

    def _all_leads(self) -> Iterator[Lead]:
        for number in self.numbers:
            if not self.if_true(number):
                yield self._lead(number, False, ((number, True),))
            elif not self.if_false(number):
                yield self._lead(number, True, ((number, False),))
            else:
                either = self.if_true(number) | self.if_false(number)
                yield from self._common(either, ((number, True), (number, False)), -1)
        for demand in self._open_demands():
            options = [number for number in OPTIONS[demand] if self.base & SELF[number]]
            states = [self.if_true(number) for number in options]
            if len(options) > 2 and all(states):
                union = 0
                for state in states:
                    union |= state
                yield from self._common(union, tuple((n, True) for n in options), demand)

    def _open_demands(self) -> list[int]:
        return [position // WIDTH for position in members(self.base & GUARDS)]

    def _common(
        self, union: State, cases: tuple[tuple[int, bool], ...], demand: int
    ) -> Iterator[Lead]:
        """The candidates that are false in all cases, and those that are left alone in a cell."""
        gone = self.base & ~union & CELL_LANE
        cells = set()
        while gone:
            number = NUMBER_AT[gone.bit_length()]
            gone ^= IN_CELL[number]
            cells.add(number // 9)
            yield self._lead(number, False, cases, demand)
        for cell in cells:
            left = [number for number in OPTIONS[243 + cell] if union & IN_CELL[number]]
            if len(left) == 1:
                yield self._lead(left[0], True, cases, demand)

    def _lead(
        self, number: int, is_true: bool, cases: tuple[tuple[int, bool], ...], demand: int = -1
    ) -> Lead:
        watched = EVERYTHING
        if len(cases) > 1:
            watched = SELF[number]
            if is_true:
                watched = 0
                for other in OPTIONS[243 + number // 9]:
                    if other != number:
                        watched |= SELF[other]
        effort = sum(rounds_until(self.assumed(*case), watched) for case in cases)
        return Lead(effort + len(cases), number, is_true, cases, demand)

    def assumed(self, number: int, is_true: bool) -> State:
        """The state after an assumption, before anything follows from it."""
        return self.base & (IF_TRUE[number] if is_true else ~SELF[number])

    def proof(self, lead: Lead) -> Proof | None:
        """The proof that a lead promises."""
        branches = []
        for number, is_true in lead.cases:
            branch = self._branch(number, is_true, lead)
            if branch is None:
                return None
            branches.append(branch)
        conclusion = Statement(to_candidates(NODE_BIT[lead.number]), lead.is_true)
        cover = truth_of(lead.demand) if lead.demand >= 0 else None
        return Proof(conclusion, tuple(branches), cover)

    def _branch(self, number: int, is_true: bool, lead: Lead) -> Branch | None:
        line = Reasoning(self.base, self.uses_patterns)
        assumption = line.assume(number, is_true)
        if len(lead.cases) == 1:
            end = line.contradiction()
        elif lead.is_true:
            end = line.reaches_true(lead.number)
        else:
            end = line.reaches_false(lead.number)
        return line.branch(end, assumption) if end else None

    def _gain(self, lead: Lead) -> int:
        """What a conclusion is worth: a digit that can be placed at once pays for a longer proof."""
        return DIGIT_IS_WORTH if lead.is_true or self.decides(lead.number) else 0

    def decides(self, number: int) -> bool:
        """Whether a candidate that is false leaves just one other option somewhere."""
        return any(
            size(self.base >> demand * WIDTH & FIELD) == 2
            for demand in demands_of(number // 9, number % 9 + 1)
        )

    def proofs(self, known: Collection[tuple[int, bool]] = ()) -> Iterator[Proof]:
        """Every conclusion that is not known with its proof; the easiest to read first, as far as
        they were looked at.
        """
        if not self.close(self.base):
            return
        leads = [lead for lead in self.leads() if (lead.number, lead.is_true) not in known]
        ready: list[tuple[float, int, Proof]] = []
        for place, lead in enumerate(leads):
            spend(1, "net")
            if proof := self.proof(lead):
                heappush(ready, (cost(proof) - self._gain(lead), place, proof))
            if len(ready) >= LOOKED_AT:
                yield heappop(ready)[2]
        while ready:
            yield heappop(ready)[2]


@lru_cache(maxsize=8)
def nets_of(board: SudokuBoard, uses_patterns: bool) -> Nets:
    """The probes of a board, made once and kept."""
    numbers = members(all_candidates(board))
    return Nets(state_of(board), numbers, uses_patterns)
