"""Nets with chains: within an assumption short chains rule out candidates that stand in its way.

What one chain rules out may make another one possible, so they are looked for in rounds, and of what
was ruled out until the assumption broke down only what it takes is kept.
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CandidateNumber
from sudoku_helper.demands import BITS_OF, IF_FALSE, State, numbers_at, open_options
from sudoku_helper.implications.budget import spend
from sudoku_helper.implications.patterns import with_patterns
from sudoku_helper.implications.plans import (
    Plan,
    PlannedNets,
    Refuted,
    after,
    fewest,
    sufficing_alone,
)
from sudoku_helper.implications.probes import probes_of
from sudoku_helper.implications.reasoning import Event, Reasoning
from sudoku_helper.implications.short_chains import ShortChains

CUT_DOWN = 8
"""So many of the candidates that break down in one round are compared, those with fewest chains first."""


class ChainedNets(PlannedNets):
    """The search for nets in which candidates are refuted by short chains."""

    deepest = 1

    def stages(self) -> Iterator[list[Plan]]:
        """First the plans whose chains are all possible from the start, then round by round."""
        yield self._at_once
        yield from self._in_rounds()

    def follow(self, refuted: Refuted, line: Reasoning) -> Event | None:
        """Rule out the candidates of a plan by chains, one after the other."""
        for number in refuted:
            if end := line.contradiction():
                return end
            if line.state & BITS_OF[number]:
                line.try_chain(number)
        return line.contradiction()

    @cached_property
    def _by_chain(self) -> dict[CandidateNumber, list[CandidateNumber]]:
        """What short chains rule out beside each possible candidate from the start."""
        by_chain = {}
        for number, options in self.probes.clashes.items():
            if others := _ruled_out(self.probes.if_true(number), numbers_at(options)):
                by_chain[number] = others
        return by_chain

    @cached_property
    def _at_once(self) -> list[Plan]:
        """The plans whose chains are all possible from the start."""
        plans = []
        for number, others in self._by_chain.items():
            state = self.probes.if_true(number)
            if not after(state, others):
                alone = sufficing_alone(state, others)
                several: list[Refuted] = [(other,) for other in alone] or [fewest(state, others)]
                plans += [self.plan(number, refuted) for refuted in several]
        return plans

    def _in_rounds(self) -> Iterator[list[Plan]]:
        """Plans in which chains make others possible, those with fewer rounds first."""
        known = {plan.number for plan in self._at_once}
        refuted = {n: others for n, others in self._by_chain.items() if n not in known}
        states = {n: after(self.probes.if_true(n), others) for n, others in refuted.items()}
        while states:
            broken = []
            for number, state in tuple(states.items()):
                others = numbers_at(open_options(state))
                spend(len(others), "nested net")
                fresh = _ruled_out(state, others)
                refuted[number] = refuted[number] + fresh
                states[number] = after(state, fresh)
                if not states[number]:
                    broken.append(number)
                if not states[number] or not fresh:
                    del states[number]
            broken.sort(key=lambda number: len(refuted[number]))
            for place in range(0, len(broken), CUT_DOWN):
                yield [
                    self.plan(number, _needed(self.probes.if_true(number), refuted[number]))
                    for number in broken[place : place + CUT_DOWN]
                ]


def _ruled_out(state: State, numbers: list[CandidateNumber]) -> list[CandidateNumber]:
    """Those of some candidates that short chains rule out in a state."""
    chains = ShortChains(state)
    return [number for number in numbers if chains.refuting(number)]


def _needed(state: State, refuted: list[CandidateNumber]) -> Refuted:
    """As few of some candidates as it takes, if chains rule them out one by one."""
    width = len(refuted) // 2
    while width:
        place = 0
        while place < len(refuted):
            fewer = refuted[:place] + refuted[place + width :]
            if _break_down(state, fewer):
                refuted = fewer
            else:
                place += width
        width //= 2
    return tuple(refuted)


def _break_down(state: State, refuted: list[CandidateNumber]) -> bool:
    """Whether chains rule out some candidates one by one until a state is impossible."""
    for number in refuted:
        if state & BITS_OF[number] and ShortChains(state).refuting(number):
            state = with_patterns(state & IF_FALSE[number], state)
    return not state


@lru_cache(maxsize=8)
def chained_nets_of(board: SudokuBoard) -> ChainedNets:
    """The search for nets with chains on a board, made once and continued when it is asked again."""
    return ChainedNets(probes_of(board, uses_patterns=True))
