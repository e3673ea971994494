"""Plans: which candidates to refute inside a case so that it becomes impossible itself.

The fewer and shorter these refutations the better, so all plans that a search finds are compared by
the effort that they look like, and the best are written out.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property, partial
from typing import NamedTuple

from sudoku_helper.candidates import CandidateNumber
from sudoku_helper.demands import EVERYTHING, IF_FALSE, IF_TRUE, OPTIONS_OF_CELLS, State, numbers_at
from sudoku_helper.geometry import size
from sudoku_helper.implications.budget import spend
from sudoku_helper.implications.completions import has_one_completion
from sudoku_helper.implications.effort import Sketch, easiest_first, least_cost
from sudoku_helper.implications.patterns import with_patterns
from sudoku_helper.implications.probes import Probes
from sudoku_helper.implications.reasoning import Event, Reasoning, refuting
from sudoku_helper.implications.state import rounds_until, with_singles
from sudoku_helper.proofs.proof import Proof

COMPARED = 6
"""How many of the proofs that look shortest are written out to choose the best."""

DIGIT_IS_WORTH = 3
"""How many sentences more a proof may have if it leads to a digit at once."""

TRIED_ALONE = 8
"""How many refuted candidates are tried whether each suffices alone, most effective first."""

FOR_PATTERNS = 6
"""How many rounds of singles a contradiction seems to take that shows only with patterns."""

Refuted = tuple[CandidateNumber, ...]
"""Candidates in the order in which they are refuted."""


class Plan(NamedTuple):
    """Candidates that, refuted in this order, refute a *number*. It looks as long as the *effort*."""

    effort: int
    number: CandidateNumber
    refuted: Refuted


class PlannedNets:
    """A search for plans on one board. It keeps what it found and where it stopped."""

    deepest: int
    """How deep the cases of a proof may be nested."""

    def __init__(self, probes: Probes) -> None:
        self.probes = probes
        self._proofs: dict[Plan, Proof | None] = {}

    def stages(self) -> Iterator[list[Plan]]:
        """Plans that are compared with each other, further ones only if they are asked for."""
        raise NotImplementedError

    def follow(self, refuted: Refuted, line: Reasoning) -> Event | None:
        """The contradiction that a line of thought reaches by refuting the candidates of a plan."""
        raise NotImplementedError

    def can_be_told(self, proof: Proof) -> bool:
        """Whether a proof has the form that is looked for."""
        return proof.depth <= self.deepest

    def proofs(self) -> Iterator[Proof]:
        """A proof for each candidate that a plan refutes, those that look short first.

        Where there are several ways to complete the board, or none, the long search is not made.
        """
        if not has_one_completion(self.probes.base):
            return
        for plans in self.stages():
            yield from self._best_first(sorted(plans))

    def plan(self, number: CandidateNumber, refuted: Refuted) -> Plan:
        """A plan with the effort that it looks like."""
        state = self.probes.base & IF_TRUE[number]
        effort = 0
        for each in refuted:
            effort += _rounds(state & IF_TRUE[each])
            state &= IF_FALSE[each]
        return Plan(effort + _rounds(state), number, refuted)

    @cached_property
    def refuted(self) -> dict[CandidateNumber, list[CandidateNumber]]:
        """What is impossible beside each candidate that is impossible itself because of this."""
        refuted = {}
        for number, options in self.probes.clashes.items():
            others = numbers_at(options)
            if not after(self.probes.if_true(number), others):
                refuted[number] = others
        return refuted

    def _best_first(self, plans: list[Plan]) -> Iterator[Proof]:
        """The proofs of some plans, one for each number, the shortest of several first."""
        shown = set()
        for proof in easiest_first(self._told(plans), COMPARED):
            if proof.conclusion not in shown:
                shown.add(proof.conclusion)
                yield proof

    def _told(self, plans: Iterable[Plan]) -> Iterator[Sketch]:
        """The proofs of those plans that can be told."""
        for plan in plans:
            spend(1, "nested net")
            proof = self._proof(plan)
            if proof and self.can_be_told(proof):
                worth = DIGIT_IS_WORTH if self.probes.decides(plan.number) else 0
                yield Sketch(least_cost(1, 0), worth, partial(self._proof, plan))

    def _proof(self, plan: Plan) -> Proof | None:
        """The proof of a plan; None where it does not lead to a contradiction after all.

        A short chain is looked for along one way to each candidate. Where refuted candidates are gone
        that way may be another, and the chain too long.
        """
        if plan not in self._proofs:
            line = Reasoning(self.probes.base, with_patterns=True)
            case = line.refuted(plan.number, lambda line: self.follow(plan.refuted, line))
            self._proofs[plan] = case and refuting(plan.number, case, self.probes.base)
        return self._proofs[plan]


def sufficing_alone(state: State, refuted: list[CandidateNumber]) -> list[CandidateNumber]:
    """Those of some refuted candidates of which one suffices to make a state impossible."""
    left = {number: with_singles(state & IF_FALSE[number]) for number in refuted}
    alone = [number for number in refuted if not left[number]]
    if alone:
        return alone
    by_effect = sorted(refuted, key=lambda number: size(left[number] & OPTIONS_OF_CELLS))
    return [n for n in by_effect[:TRIED_ALONE] if not with_patterns(left[n], state)]


def fewest(state: State, refuted: list[CandidateNumber]) -> Refuted:
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
        if not after(state, without):
            chosen = without
    return tuple(chosen)


def after(state: State, refuted: Iterable[CandidateNumber]) -> State:
    """What is left of a state in the end if some candidates are false as well."""
    left = state
    for number in refuted:
        left &= IF_FALSE[number]
    return with_patterns(left, state)


def _rounds(state: State) -> int:
    """How many rounds of singles a contradiction takes, or about how many if it takes patterns."""
    rounds = rounds_until(state, EVERYTHING)
    return rounds if not with_singles(state) else rounds + FOR_PATTERNS
