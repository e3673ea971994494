"""Nets inside nets: within an assumption other candidates are tried out in turn.

A candidate is false if, with the help of some candidates that are each shown to be impossible beside
it, it leads to a contradiction. The fewer of them a proof needs the better it can be read, so the
candidates for which one suffices come first.
"""

from collections.abc import Iterator
from functools import lru_cache

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CANDIDATES, CandidateNumber
from sudoku_helper.demands import (
    BITS_OF,
    CELL_BIT,
    GUARD,
    GUARD_OF,
    GUARDS,
    IF_FALSE,
    NUMBER_AT,
    OPTIONS_OF_CELLS,
    State,
    cell_demand,
)
from sudoku_helper.geometry import size
from sudoku_helper.implications.budget import spend
from sudoku_helper.implications.completions import has_one_completion
from sudoku_helper.implications.effort import cost
from sudoku_helper.implications.patterns import with_patterns
from sudoku_helper.implications.probes import Probes, probes_of
from sudoku_helper.implications.reasoning import Event, Reasoning, refutation
from sudoku_helper.implications.state import with_singles
from sudoku_helper.proofs.proof import Proof

LOOKED_AT = 36
"""How many candidates are looked at before the best proof is shown, unless a short one turns up."""

ENOUGH = 8
"""So many are looked at in any case."""

COMPARED = 3
"""How many of those that look shortest are written out to choose the best."""

DIGIT_IS_WORTH = 2
"""How many refutations more a proof may need if it leads to a digit at once."""

TYPICAL_COST = 10
"""What a refutation inside costs a reader."""

TRIED_ALONE = 8
"""How many refuted candidates are tried whether each suffices alone, most effective first."""


class NestedNets:
    """The search for nested nets on one board. It keeps what it found and where it stopped."""

    def __init__(self, probes: Probes) -> None:
        self.probes = probes
        self._guards = probes.base & GUARDS
        self._lowest = self._guards >> GUARD
        self._plans: dict[tuple[CandidateNumber, bool], list[CandidateNumber] | None] = {}
        self._proofs: dict[CandidateNumber, Proof] = {}

    def proofs(self) -> Iterator[Proof]:
        """A proof for each candidate that nested nets refute, those that look short first.

        Where there are several ways to complete the board, or none, the long search is not made.
        """
        if not has_one_completion(self.probes.base):
            return
        numbers = self._most_promising()
        for at_once in (True, False):
            later = []
            while numbers:
                some = self._look_at(numbers, at_once)
                numbers = numbers[len(some) :]
                plans = {number: self._plan(number, at_once) for number in some}
                later += [number for number, plan in plans.items() if plan is None]
                yield from self._best_first({n: plan for n, plan in plans.items() if plan})
            numbers = later

    def _most_promising(self) -> list[CandidateNumber]:
        """The candidates that no simple net refutes, those that settle most first."""
        probes = self.probes
        possible = [number for number in probes.numbers if probes.if_true(number)]
        return sorted(
            possible, key=lambda number: (size(probes.if_true(number) & OPTIONS_OF_CELLS), number)
        )

    def _look_at(self, numbers: list[CandidateNumber], at_once: bool) -> list[CandidateNumber]:
        """As many of some candidates as it takes to have a choice."""
        for looked, number in enumerate(numbers[:LOOKED_AT], 1):
            plan = self._plan(number, at_once)
            if looked >= ENOUGH and plan and len(plan) <= 2:
                return numbers[:looked]
        return numbers[:LOOKED_AT]

    def _best_first(self, plans: dict[CandidateNumber, list[CandidateNumber]]) -> Iterator[Proof]:
        """The proofs of some plans: few refutations first, rather those that lead to a digit."""
        decides = self.probes.decides
        worth = {number: DIGIT_IS_WORTH if decides(number) else 0 for number in plans}
        numbers = sorted(plans, key=lambda number: (len(plans[number]) - worth[number], number))
        few = [(self._proof(n, plans[n]), worth[n]) for n in numbers[:COMPARED]]
        few.sort(key=lambda each: cost(each[0]) - each[1] * TYPICAL_COST)
        yield from (proof for proof, _ in few)
        for number in numbers[COMPARED:]:
            yield self._proof(number, plans[number])

    def _plan(self, number: CandidateNumber, at_once: bool) -> list[CandidateNumber] | None:
        """Candidates that, refuted in this order, refute *number*; None if this does not succeed.

        *at_once* takes only candidates that are impossible from the start, without the help of
        other refutations.
        """
        if (number, at_once) not in self._plans:
            self._plans[number, at_once] = self._make_plan(number, at_once)
        return self._plans[number, at_once]

    def _make_plan(self, number: CandidateNumber, at_once: bool) -> list[CandidateNumber] | None:
        state = self.probes.if_true(number)
        plan: list[CandidateNumber] = []
        while True:
            refuted = self._impossible_beside(state)
            narrower = self._after(state, refuted)
            if not narrower:
                return plan + self._fewest(state, refuted)
            if at_once or not refuted:
                return None
            plan += refuted
            state = narrower

    def _impossible_beside(self, state: State) -> list[CandidateNumber]:
        """The candidates that lead to a contradiction together with a state."""
        if_true = self.probes.if_true
        refuted = []
        rest = state & OPTIONS_OF_CELLS
        while rest:
            number = NUMBER_AT[rest.bit_length()]
            rest ^= CELL_BIT[number]
            if not state & _CELL_GUARD[number]:
                continue
            both = state & if_true(number)
            is_broken = (both | self._guards) - self._lowest & GUARDS != self._guards
            if is_broken or not with_singles(both):
                refuted.append(number)
        spend(size(state & OPTIONS_OF_CELLS), "nested net")
        return refuted

    def _fewest(self, state: State, refuted: list[CandidateNumber]) -> list[CandidateNumber]:
        """As few of some refuted candidates as it takes to make a state impossible."""
        left = {number: with_singles(state & IF_FALSE[number]) for number in refuted}
        by_effect = sorted(refuted, key=lambda number: size(left[number] & OPTIONS_OF_CELLS))
        for number in by_effect[:TRIED_ALONE]:
            if not left[number] or not with_patterns(left[number], state):
                return [number]
        chosen: list[CandidateNumber] = []
        narrower = state
        for number in by_effect:
            chosen.append(number)
            narrower = with_patterns(narrower & IF_FALSE[number], narrower)
            if not narrower:
                break
        for number in list(chosen):
            without = [other for other in chosen if other != number]
            if not self._after(state, without):
                chosen = without
        return chosen

    def _after(self, state: State, refuted: list[CandidateNumber]) -> State:
        """What is left of a state in the end if some candidates are false as well."""
        left = state
        for number in refuted:
            left &= IF_FALSE[number]
        return with_patterns(left, state)

    def _proof(self, number: CandidateNumber, plan: list[CandidateNumber]) -> Proof:
        if number not in self._proofs:
            base = self.probes.base
            self._proofs[number] = refutation(base, number, lambda line: _follow(plan, line))
        return self._proofs[number]


def _follow(plan: list[CandidateNumber], line: Reasoning) -> Event | None:
    """The contradiction that a line of thought reaches by refuting the candidates of a plan."""
    end = line.contradiction()
    for number in plan:
        if end is None and not _try_out(line, number):
            # It may be impossible only after what the others lead to.
            end = line.contradiction()
            if end is None:
                _try_out(line, number)
    return end or line.contradiction()


def _try_out(line: Reasoning, number: CandidateNumber) -> bool:
    """Refute a candidate within a line of thought, with singles alone if they suffice."""
    if not line.state & BITS_OF[number]:
        return True
    return line.try_out(number, with_patterns=False) or line.try_out(number, with_patterns=True)


_CELL_GUARD: tuple[State, ...] = tuple(GUARD_OF[cell_demand(cell)] for cell, _ in CANDIDATES)
"""For each candidate the guard of its cell."""


@lru_cache(maxsize=8)
def nested_nets_of(board: SudokuBoard) -> NestedNets:
    """The search for nested nets on a board, made once and continued when it is asked again."""
    return NestedNets(probes_of(board, uses_patterns=True))
