"""Nets inside nets: within an assumption other candidates are tried out in turn.

A candidate is false if, with the help of some candidates that are each shown to be impossible beside
it, it leads to a contradiction. Where short chains show that, the proof still reads as a simple net.
The fewer and shorter these refutations the better, so all that are possible are compared.
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CandidateNumber
from sudoku_helper.demands import (
    BITS_OF,
    EVERYTHING,
    IF_FALSE,
    IF_TRUE,
    OPTIONS_OF_CELLS,
    State,
    numbers_at,
    open_options,
)
from sudoku_helper.geometry import size
from sudoku_helper.implications.budget import spend
from sudoku_helper.implications.completions import has_one_completion
from sudoku_helper.implications.effort import easiest_first
from sudoku_helper.implications.patterns import with_patterns
from sudoku_helper.implications.probes import Probes, probes_of
from sudoku_helper.implications.reasoning import Event, Reasoning, refutation
from sudoku_helper.implications.state import rounds_until, with_singles
from sudoku_helper.proofs.proof import LONGEST_CHAIN, Proof

COMPARED = 6
"""How many of the plans that look shortest are written out to choose the best."""

WRITTEN = 24
"""So many plans are written out in search of one that needs nothing but chains inside."""

SHORT = 22
"""Where one refutation inside suffices with so little effort, those with several are not looked for."""

DIGIT_IS_WORTH = 3
"""How many sentences more a proof may have if it leads to a digit at once."""

TRIED_ALONE = 8
"""How many refuted candidates are tried whether each suffices alone, most effective first."""

FOR_PATTERNS = 6
"""How many rounds of singles a contradiction seems to take that shows only with patterns."""


class Plan(NamedTuple):
    """Candidates that, refuted in this order, refute a *number*.

    It looks as long as the *effort*. The *longest* refutation takes so many rounds of singles.
    """

    effort: int
    number: CandidateNumber
    refuted: tuple[CandidateNumber, ...]
    longest: int


class NestedNets:
    """The search for nested nets on one board. It keeps what it found and where it stopped."""

    def __init__(self, probes: Probes) -> None:
        self.probes = probes
        self._proofs: dict[Plan, Proof] = {}

    def proofs_with_chains(self) -> Iterator[Proof]:
        """A proof for each candidate that is refuted with nothing but short chains inside."""
        for plans in self._at_once():
            promising = sorted(plan for plan in plans if plan.longest <= LONGEST_CHAIN)
            told = [plan for plan in promising[:WRITTEN] if self._proof(plan).depth == 1]
            yield from self._best_first(told)

    def proofs(self) -> Iterator[Proof]:
        """A proof for each candidate that nested nets refute, those that look short first."""
        for plans in self._stages():
            yield from self._best_first(sorted(plans))

    def _stages(self) -> Iterator[list[Plan]]:
        """Plans that are compared with each other, further ones only if they are asked for."""
        yield from self._at_once()
        if has_one_completion(self.probes.base):
            yield self._in_rounds

    def _at_once(self) -> Iterator[list[Plan]]:
        """The plans whose refutations are all possible from the start.

        Where there are several ways to complete the board, or none, the long search is not made.
        """
        if not has_one_completion(self.probes.base):
            return
        if any(plan.effort <= SHORT for plan in self._with_one):
            yield self._with_one
            yield self._with_several
        else:
            yield self._with_one + self._with_several

    def _best_first(self, plans: list[Plan]) -> Iterator[Proof]:
        """The proofs of some plans, one for each number, the shortest of several first."""
        shown = set()
        for proof in easiest_first(map(self._with_worth, plans), COMPARED):
            if proof.conclusion not in shown:
                shown.add(proof.conclusion)
                yield proof

    def _with_worth(self, plan: Plan) -> tuple[Proof, int]:
        spend(1, "nested net")
        return self._proof(plan), DIGIT_IS_WORTH if self.probes.decides(plan.number) else 0

    @cached_property
    def _refuted(self) -> dict[CandidateNumber, list[CandidateNumber]]:
        """What is impossible beside each candidate that is impossible itself because of this."""
        refuted = {}
        for number, options in self.probes.clashes.items():
            others = numbers_at(options)
            if not _after(self.probes.if_true(number), others):
                refuted[number] = others
        return refuted

    @cached_property
    def _with_one(self) -> list[Plan]:
        """All plans in which one refutation suffices."""
        return [
            self._plan(number, (other,))
            for number, others in self._refuted.items()
            for other in _sufficing_alone(self.probes.if_true(number), others)
        ]

    @cached_property
    def _with_several(self) -> list[Plan]:
        """A plan for each candidate that takes more, with refutations possible from the start."""
        known = {plan.number for plan in self._with_one}
        return [
            self._plan(number, _fewest(self.probes.if_true(number), others))
            for number, others in self._refuted.items()
            if number not in known
        ]

    @cached_property
    def _in_rounds(self) -> list[Plan]:
        """Plans in which refutations help others."""
        return [
            self._plan(number, refuted)
            for number in self.probes.clashes
            if number not in self._refuted and (refuted := self._refuted_in_rounds(number))
        ]

    def _refuted_in_rounds(self, number: CandidateNumber) -> tuple[CandidateNumber, ...]:
        state = self.probes.if_true(number)
        so_far: tuple[CandidateNumber, ...] = ()
        while True:
            refuted = self._impossible_beside(state)
            narrower = _after(state, refuted)
            if not narrower:
                return so_far + _fewest(state, refuted)
            if not refuted:
                return ()
            so_far += tuple(refuted)
            state = narrower

    def _impossible_beside(self, state: State) -> list[CandidateNumber]:
        """The candidates that lead to a contradiction together with a state."""
        others = numbers_at(open_options(state))
        spend(len(others), "nested net")
        return [other for other in others if self.probes.is_impossible(state, other)]

    def _plan(self, number: CandidateNumber, refuted: tuple[CandidateNumber, ...]) -> Plan:
        known = self.probes.if_true(number)
        state = self.probes.base & IF_TRUE[number]
        effort = 0
        for each in refuted:
            effort += _rounds(state & IF_TRUE[each])
            state &= IF_FALSE[each]
        longest = max(_rounds(known & IF_TRUE[each]) for each in refuted)
        return Plan(effort + _rounds(state), number, refuted, longest)

    def _proof(self, plan: Plan) -> Proof:
        if plan not in self._proofs:
            base, refuted = self.probes.base, plan.refuted
            self._proofs[plan] = refutation(base, plan.number, lambda line: _follow(refuted, line))
        return self._proofs[plan]


def _sufficing_alone(state: State, refuted: list[CandidateNumber]) -> list[CandidateNumber]:
    """Those of some refuted candidates of which one suffices to make a state impossible."""
    left = {number: with_singles(state & IF_FALSE[number]) for number in refuted}
    alone = [number for number in refuted if not left[number]]
    if alone:
        return alone
    by_effect = sorted(refuted, key=lambda number: size(left[number] & OPTIONS_OF_CELLS))
    return [n for n in by_effect[:TRIED_ALONE] if not with_patterns(left[n], state)]


def _fewest(state: State, refuted: list[CandidateNumber]) -> tuple[CandidateNumber, ...]:
    """As few of some refuted candidates as it takes to make a state impossible."""
    left = {number: with_singles(state & IF_FALSE[number]) for number in refuted}
    by_effect = sorted(refuted, key=lambda number: size(left[number] & OPTIONS_OF_CELLS))
    chosen: list[CandidateNumber] = []
    narrower = state
    for number in by_effect:
        chosen.append(number)
        narrower = with_patterns(narrower & IF_FALSE[number], narrower)
        if not narrower:
            break
    for number in list(chosen):
        without = [other for other in chosen if other != number]
        if not _after(state, without):
            chosen = without
    return tuple(chosen)


def _after(state: State, refuted: list[CandidateNumber]) -> State:
    """What is left of a state in the end if some candidates are false as well."""
    left = state
    for number in refuted:
        left &= IF_FALSE[number]
    return with_patterns(left, state)


def _rounds(state: State) -> int:
    """How many rounds of singles a contradiction takes, or about how many if it takes patterns."""
    rounds = rounds_until(state, EVERYTHING)
    return rounds if not with_singles(state) else rounds + FOR_PATTERNS


def _follow(plan: tuple[CandidateNumber, ...], line: Reasoning) -> Event | None:
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


@lru_cache(maxsize=8)
def nested_nets_of(board: SudokuBoard) -> NestedNets:
    """The search for nested nets on a board, made once and continued when it is asked again."""
    return NestedNets(probes_of(board, uses_patterns=True))
