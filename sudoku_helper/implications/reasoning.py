"""A line of thought: an assumption and all that follows from it, each with its causes.

This goes the way of the fast search once more, but notes for every event what made it happen, so that
a proof can be cut down to what its conclusion needs. Of several causes that would do it takes those
that need the fewest other events.
"""

from collections.abc import Callable
from dataclasses import dataclass

from sudoku_helper.candidates import NODE_BIT, CandidateSet, to_candidates, union
from sudoku_helper.geometry import CANDIDATE_PEERS, members, size
from sudoku_helper.implications.patterns import OPTIONS, locked_candidates, pairs
from sudoku_helper.implications.state import (
    GUARD,
    GUARDS,
    IF_TRUE,
    NUMBER_AT,
    SELF,
    WIDTH,
    State,
)
from sudoku_helper.proofs.proof import Branch, Inference, Statement
from sudoku_helper.proofs.truths import Truth, in_cell, in_house

EventSet = int
Refute = Callable[["Reasoning"], "Event | None"]
"""How to lead a line of thought to a contradiction."""

_FIELD = 511


@dataclass(frozen=True)
class Event:
    """Something that became known: a candidate is true, or some candidates are false.

    ``causes`` are the events it follows from, ``needs`` all events behind it, itself included. A
    contradiction says nothing about candidates.
    """

    rule: str
    statement: Statement | None
    excluded: CandidateSet
    demands: tuple[int, ...]
    causes: EventSet
    needs: EventSet
    pattern: CandidateSet = 0
    inside: tuple[Branch, ...] = ()


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
        self._excluders: dict[int, list[int]] = {}

    def copy(self) -> "Reasoning":
        """The same line of thought, to go on from here with another assumption."""
        other = Reasoning(self.base, self.with_patterns)
        other.state = self.state
        other.events = list(self.events)
        other._excluders = {number: list(events) for number, events in self._excluders.items()}
        return other

    def assume(self, number: int, is_true: bool) -> int:
        """Assume a candidate to be true or false; the number of the event."""
        bit = NODE_BIT[len(self.events)]
        return self._add("assumption", number, is_true, (), 0, bit)

    def try_out(self, number: int, with_patterns: bool) -> bool:
        """Assume a candidate to be true for a moment; note that it is false if that is impossible."""
        inner = self.copy()
        inner.with_patterns = with_patterns
        assumption = inner.assume(number, True)
        end = inner.contradiction()
        if end is None:
            return False
        before = NODE_BIT[assumption] - 1
        inside = [inner.events[n] for n in members(end.needs & ~before)]
        causes = union(event.causes for event in (*inside, end)) & before
        needs = end.needs & before | NODE_BIT[assumption]
        branch = inner.branch(end, assumption)
        self._add("cases", number, False, (), causes, needs, (branch,))
        return True

    def split(self, demand: int, refute: Refute) -> Event | None:
        """The contradiction that each option of a demand leads to, if all of them do."""
        causes, needs = self._causes(self._gone(demand))
        before = NODE_BIT[len(self.events)] - 1
        branches = []
        for number in OPTIONS[demand]:
            if not self.state & SELF[number]:
                continue
            inner = self.copy()
            assumption = inner.assume(number, True)
            end = refute(inner)
            if end is None:
                return None
            inside = [inner.events[n] for n in members(end.needs & ~before)]
            causes |= union(event.causes for event in (*inside, end)) & before
            needs |= end.needs & before
            branches.append(inner.branch(end, assumption))
        return Event("cases", None, 0, (demand,), causes, needs, 0, tuple(branches))

    def contradiction(self) -> Event | None:
        """Go on until an impossible demand shows; nothing if the line of thought runs dry."""
        while True:
            broken, singles = self._demands()
            if broken:
                return min(map(self._impossible, broken), key=lambda event: size(event.needs))
            if not self._advance(singles):
                return None

    def reaches_false(self, number: int) -> Event | None:
        """Go on until a candidate is false; the cheapest event that excludes it, if any does."""
        while self.state & SELF[number]:
            broken, singles = self._demands()
            if broken:
                return min(map(self._impossible, broken), key=lambda event: size(event.needs))
            if not self._advance(singles):
                return None
        causes, needs = self._causes([number])
        statement = Statement(to_candidates(NODE_BIT[number]), False)
        return Event("excluded", statement, NODE_BIT[number], (), causes, needs)

    def reaches_true(self, number: int) -> Event | None:
        """Go on until a candidate is true; the event that says so, or a contradiction."""
        statement = Statement(to_candidates(NODE_BIT[number]), True)
        while True:
            for event in self.events:
                if event.statement == statement:
                    return event
            broken, singles = self._demands()
            if broken:
                return min(map(self._impossible, broken), key=lambda event: size(event.needs))
            if not self._advance(singles):
                return None

    def branch(self, end: Event, assumption: int) -> Branch:
        """The events that an end needs, from an assumption on, as a case to read."""
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
        return end.rule == "excluded" and any(
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

    def _demands(self) -> tuple[list[int], list[int]]:
        """The demands that have no option left, and those that have just one."""
        state = self.state
        guards = state & GUARDS
        lowest = guards >> GUARD
        without_one = state - lowest
        broken = without_one & GUARDS ^ guards
        singles = (without_one & state) - lowest & GUARDS ^ guards
        return (
            [position // WIDTH for position in members(broken)],
            [position // WIDTH for position in members(singles & ~broken)],
        )

    def _advance(self, singles: list[int]) -> bool:
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

    def _note_singles(self, demands: list[int]) -> None:
        """Note each candidate that is the last option of a demand, cheapest first."""
        best: dict[int, tuple[int, int, EventSet, EventSet]] = {}
        for demand in demands:
            field = self.state >> demand * WIDTH & _FIELD
            number = OPTIONS[demand][field.bit_length() - 1]
            causes, needs = self._causes(self._gone(demand))
            found = (size(needs), demand, causes, needs)
            if number not in best or found[:2] < best[number][:2]:
                best[number] = found
        for number, (_, demand, causes, needs) in sorted(best.items(), key=lambda item: item[1]):
            if self.state & SELF[number]:
                rule = "cell" if demand >= 243 else "house"
                own = NODE_BIT[len(self.events)]
                self._add(rule, number, True, (demand,), causes, needs | own)

    def _gone(self, demand: int) -> list[int]:
        """The options of a demand that the board still has and this line of thought excludes."""
        gone = self.base & ~self.state
        return [number for number in OPTIONS[demand] if gone & SELF[number]]

    def _causes(self, gone: list[int]) -> tuple[EventSet, EventSet]:
        """Events that exclude all of some candidates, and all that these need."""
        causes = needs = 0
        excluders = self._excluders
        for number in sorted(gone, key=lambda each: len(excluders[each])):
            if any(causes & NODE_BIT[event] for event in excluders[number]):
                continue
            best = min(excluders[number], key=lambda event: size(self.events[event].needs & ~needs))
            causes |= NODE_BIT[best]
            needs |= self.events[best].needs
        return causes, needs

    def _impossible(self, demand: int) -> Event:
        causes, needs = self._causes(self._gone(demand))
        return Event("impossible", None, 0, (demand,), causes, needs)

    def _add(
        self,
        rule: str,
        number: int,
        is_true: bool,
        demands: tuple[int, ...],
        causes: EventSet,
        needs: EventSet,
        inside: tuple[Branch, ...] = (),
    ) -> int:
        statement = Statement(to_candidates(NODE_BIT[number]), is_true)
        if is_true:
            excluded = CANDIDATE_PEERS[number]
            self.state &= IF_TRUE[number]
        else:
            excluded = NODE_BIT[number]
            self.state &= ~SELF[number]
        return self._note(Event(rule, statement, excluded, demands, causes, needs, 0, inside))

    def _add_excluded(
        self,
        rule: str,
        excluded: State,
        demands: tuple[int, ...],
        causes: EventSet,
        needs: EventSet,
    ) -> None:
        numbers = 0
        rest = excluded & self.state
        while rest:
            number = NUMBER_AT[rest.bit_length()]
            numbers |= NODE_BIT[number]
            rest &= ~SELF[number]
        pattern = union(
            NODE_BIT[number]
            for demand in demands
            for number in OPTIONS[demand]
            if self.state & SELF[number]
        )
        self.state &= ~excluded
        statement = Statement(to_candidates(numbers), False)
        needs |= NODE_BIT[len(self.events)]
        self._note(Event(rule, statement, numbers, demands, causes, needs, pattern))

    def _note(self, event: Event) -> int:
        self.events.append(event)
        number = len(self.events) - 1
        for candidate in members(event.excluded):
            self._excluders.setdefault(candidate, []).append(number)
        return number


def truth_of(demand: int) -> Truth:
    """The fact that a demand must be met."""
    if demand >= 243:
        return in_cell(demand - 243)
    lane, house, digit = demand // 81, demand % 81 // 9, demand % 9 + 1
    return in_house((18, 9, 0)[lane] + house, digit)
