"""A line of thought: an assumption and all that follows from it, each with its causes.

This goes the way of the fast search once more, but notes for every event what made it happen, so that
a proof can be cut down to what its conclusion needs. Of several causes that would do it takes those
that need the fewest other events.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from sudoku_helper.candidates import (
    CANDIDATE_PEERS,
    CANDIDATES,
    CandidateNumber,
    CandidateSet,
    to_candidates,
)
from sudoku_helper.demands import (
    BITS_OF,
    CELL_DEMANDS,
    IF_FALSE,
    IF_TRUE,
    NUMBER_AT,
    OPTIONS,
    Demand,
    State,
    broken,
    demands_at,
    field_of,
    options_left,
    singles,
)
from sudoku_helper.geometry import BIT, members, only, set_of, size, union
from sudoku_helper.implications.patterns import locked_candidates, pairs
from sudoku_helper.implications.short_chains import ShortChain, ShortChains
from sudoku_helper.implications.shorten import shortened
from sudoku_helper.proofs.proof import Branch, Inference, Proof, Rule, Statement, false, true
from sudoku_helper.proofs.truths import truth_of

EventNumber = int
EventSet = int
Refute = Callable[["Reasoning"], "Event | None"]
"""How to lead a line of thought to a contradiction."""


@dataclass(frozen=True)
class Event:
    """Something that became known: a candidate is true, or some candidates are false.

    ``causes`` are the events it follows from, ``needs`` all events behind it, itself included. A
    contradiction says nothing about candidates.
    """

    rule: Rule
    statement: Statement | None
    excluded: CandidateSet
    demands: tuple[Demand, ...]
    causes: EventSet
    needs: EventSet
    pattern: CandidateSet = 0
    inside: tuple[Branch, ...] = ()


class Case(NamedTuple):
    """A case that is impossible, and the events before it from which that follows."""

    branch: Branch
    causes: EventSet
    needs: EventSet


class Reasoning:
    """What follows from assumptions on a state, noted event by event.

    *base* is the state without any assumption, *with_patterns* whether pairs, locked candidates and
    X-Wings may be used beside singles.
    """

    def __init__(self, base: State, with_patterns: bool) -> None:
        self.base = base
        self.with_patterns = with_patterns
        self.state = base
        self.events: list[Event] = []
        self._excluders: dict[CandidateNumber, list[EventNumber]] = {}

    def copy(self) -> "Reasoning":
        """The same line of thought, to go on from here with another assumption."""
        other = Reasoning(self.base, self.with_patterns)
        other.state = self.state
        other.events = list(self.events)
        other._excluders = {number: list(events) for number, events in self._excluders.items()}
        return other

    def assume(self, number: CandidateNumber, is_true: bool) -> EventNumber:
        """Assume a candidate to be true or false; the number of the event."""
        return self._add(Rule.ASSUMPTION, number, is_true, (), 0, BIT[len(self.events)])

    def try_out(self, number: CandidateNumber, with_patterns: bool) -> bool:
        """Assume a candidate to be true for a moment; note that it is false if that is impossible."""
        line = self.copy()
        line.with_patterns = with_patterns
        return self._note_refuted(number, line.refuted(number, Reasoning.contradiction))

    def try_chain(self, number: CandidateNumber) -> bool:
        """Note that a candidate is false if a short chain leads from it to a contradiction."""
        chain = ShortChains(self.state).refuting(number)
        if chain is None:
            return False
        return self._note_refuted(
            number, self.copy().refuted(number, lambda line: line._along(chain))
        )

    def _note_refuted(self, number: CandidateNumber, case: Case | None) -> bool:
        """Note that a candidate is false because of an impossible case, if there is one."""
        if case is None:
            return False
        needs = case.needs | BIT[len(self.events)]
        self._add(Rule.CASES, number, False, (), case.causes, needs, (case.branch,))
        return True

    def _along(self, chain: ShortChain) -> Event:
        """Note the links of a chain; the contradiction at its end."""
        for demand, number in chain.links:
            causes, needs = self._causes(self._gone(demand))
            own = BIT[len(self.events)]
            self._add(_rule_of(demand), number, True, (demand,), causes, needs | own)
        return self._impossible(chain.end)

    def split(self, demand: Demand, refute: Refute) -> Event | None:
        """The contradiction that each option of a demand leads to, if all of them do."""
        causes, needs = self._causes(self._gone(demand))
        branches = []
        for number in options_left(self.state, demand):
            case = self.copy().refuted(number, refute)
            if case is None:
                return None
            causes |= case.causes
            needs |= case.needs
            branches.append(case.branch)
        return Event(Rule.CASES, None, 0, (demand,), causes, needs, 0, tuple(branches))

    def refuted(self, number: CandidateNumber, refute: Refute) -> Case | None:
        """The case that a candidate is true, if *refute* leads it to a contradiction."""
        assumption = self.assume(number, True)
        end = refute(self)
        if end is None:
            return None
        before = BIT[assumption] - 1
        inside = [self.events[n] for n in members(end.needs & ~before)]
        causes = union(event.causes for event in (*inside, end)) & before
        return Case(self._noted(end, assumption), causes, end.needs & before)

    def contradiction(self) -> Event | None:
        """Go on until an impossible demand shows; nothing if the line of thought runs dry."""
        return self._until(lambda: None)

    def reaches_false(self, number: CandidateNumber) -> Event | None:
        """Go on until a candidate is false; the cheapest event that says so, or a contradiction."""
        return self._until(lambda: self._excluded(number))

    def reaches_true(self, number: CandidateNumber) -> Event | None:
        """Go on until a candidate is true; the event that says so, or a contradiction."""
        statement = true(CANDIDATES[number])
        return self._until(
            lambda: next((event for event in self.events if event.statement == statement), None)
        )

    def _until(self, is_reached: Callable[[], Event | None]) -> Event | None:
        """Go on to an event, or to the cheapest contradiction if one shows before it."""
        while True:
            if event := is_reached():
                return event
            if unmet := demands_at(broken(self.state)):
                return min(map(self._impossible, unmet), key=lambda event: size(event.needs))
            if not self._advance(demands_at(singles(self.state))):
                return None

    def _excluded(self, number: CandidateNumber) -> Event | None:
        """The cheapest event that makes a candidate false, if it is."""
        if self.state & BITS_OF[number]:
            return None
        causes, needs = self._causes([number])
        return Event(Rule.EXCLUDED, false(CANDIDATES[number]), BIT[number], (), causes, needs)

    def branch(self, end: Event, assumption: EventNumber) -> Branch:
        """The first case of a line of thought, without anything that its end can do without."""
        return shortened(self._noted(end, assumption), self.base)

    def _noted(self, end: Event, assumption: EventNumber) -> Branch:
        """The events that an end needs, from an assumption on, as they were found."""
        needed = [self.events[n] for n in members(end.needs) if n > assumption]
        inferences = [self._inference(event) for event in needed]
        if end not in needed and not self._says_it(end):
            inferences.append(self._inference(end))
        statement = self.events[assumption].statement
        assert statement is not None
        return Branch(statement, tuple(inferences))

    def _says_it(self, end: Event) -> bool:
        """Whether an event behind an end excludes its candidate already, be it with others."""
        causes = [self.events[number] for number in members(end.causes)]
        return end.rule == Rule.EXCLUDED and any(
            event.statement is not None and not event.statement.is_true for event in causes
        )

    def _inference(self, event: Event) -> Inference:
        causes = tuple(
            statement
            for number in members(event.causes)
            if (statement := self.events[number].statement)
        )
        truths = tuple(truth_of(demand) for demand in event.demands)
        pattern = to_candidates(event.pattern)
        return Inference(event.rule, event.statement, causes, truths, pattern, event.inside)

    def _advance(self, singles: list[Demand]) -> bool:
        """Note the next events; whether there were any."""
        if singles:
            self._note_singles(singles)
            return True
        if not self.with_patterns:
            return False
        found = locked_candidates(self.state) or pairs(self.state)
        for pattern in found:
            if self.state & pattern.excluded:
                gone = [n for demand in pattern.demands for n in self._gone(demand)]
                causes, needs = self._causes(gone)
                self._add_excluded(pattern.rule, pattern.excluded, pattern.demands, causes, needs)
        return bool(found)

    def _note_singles(self, demands: list[Demand]) -> None:
        """Note each candidate that is the last option of a demand, cheapest first."""
        best: dict[CandidateNumber, tuple[int, Demand, EventSet, EventSet]] = {}
        for demand in demands:
            number = OPTIONS[demand][only(field_of(self.state, demand))]
            causes, needs = self._causes(self._gone(demand))
            found = (size(needs), demand, causes, needs)
            if number not in best or found[:2] < best[number][:2]:
                best[number] = found
        for number, (_, demand, causes, needs) in sorted(best.items(), key=lambda item: item[1]):
            if self.state & BITS_OF[number]:
                own = BIT[len(self.events)]
                self._add(_rule_of(demand), number, True, (demand,), causes, needs | own)

    def _gone(self, demand: Demand) -> list[CandidateNumber]:
        """The options of a demand that the board still has and this line of thought excludes."""
        return options_left(self.base & ~self.state, demand)

    def _causes(self, gone: list[CandidateNumber]) -> tuple[EventSet, EventSet]:
        """Events that exclude all of some candidates, and all that these need."""
        causes = needs = 0
        excluders = self._excluders
        for number in sorted(gone, key=lambda each: len(excluders[each])):
            if any(causes & BIT[event] for event in excluders[number]):
                continue
            best = min(excluders[number], key=lambda event: size(self.events[event].needs & ~needs))
            causes |= BIT[best]
            needs |= self.events[best].needs
        return causes, needs

    def _impossible(self, demand: Demand) -> Event:
        causes, needs = self._causes(self._gone(demand))
        return Event(Rule.IMPOSSIBLE, None, 0, (demand,), causes, needs)

    def _add(
        self,
        rule: Rule,
        number: CandidateNumber,
        is_true: bool,
        demands: tuple[Demand, ...],
        causes: EventSet,
        needs: EventSet,
        inside: tuple[Branch, ...] = (),
    ) -> EventNumber:
        statement = Statement((CANDIDATES[number],), is_true)
        if is_true:
            excluded = CANDIDATE_PEERS[number]
            self.state &= IF_TRUE[number]
        else:
            excluded = BIT[number]
            self.state &= IF_FALSE[number]
        return self._note(Event(rule, statement, excluded, demands, causes, needs, 0, inside))

    def _add_excluded(
        self,
        rule: Rule,
        excluded: State,
        demands: tuple[Demand, ...],
        causes: EventSet,
        needs: EventSet,
    ) -> None:
        numbers = 0
        rest = excluded & self.state
        while rest:
            number = NUMBER_AT[rest.bit_length()]
            numbers |= BIT[number]
            rest &= IF_FALSE[number]
        pattern = set_of(
            number for demand in demands for number in options_left(self.state, demand)
        )
        self.state &= ~excluded
        statement = Statement(to_candidates(numbers), False)
        needs |= BIT[len(self.events)]
        self._note(Event(rule, statement, numbers, demands, causes, needs, pattern))

    def _note(self, event: Event) -> EventNumber:
        self.events.append(event)
        number = len(self.events) - 1
        for candidate in members(event.excluded & _candidates_of(self.base)):
            self._excluders.setdefault(candidate, []).append(number)
        return number


@lru_cache(maxsize=8)
def _candidates_of(state: State) -> CandidateSet:
    """The candidates of a state: no others are ever asked for what excludes them."""
    return set_of(number for number, bits in enumerate(BITS_OF) if state & bits)


def _rule_of(demand: Demand) -> Rule:
    """How the last option of a demand is seen."""
    return Rule.CELL if demand in CELL_DEMANDS else Rule.HOUSE


def refutation(
    base: State, number: CandidateNumber, refute: Refute, with_patterns: bool = True
) -> Proof:
    """The proof that a candidate is false, since *refute* leads it to a contradiction."""
    case = Reasoning(base, with_patterns).refuted(number, refute)
    assert case is not None
    return refuting(number, case, base)


def refuting(number: CandidateNumber, case: Case, base: State) -> Proof:
    """The proof that a candidate is false, since the case that it is true is impossible."""
    return Proof(false(CANDIDATES[number]), (shortened(case.branch, base),))
