"""Nets with chains: within an assumption short chains rule out candidates that stand in its way.

What one chain rules out may make another one possible, so they are looked for in rounds, and of what
was ruled out until the assumption broke down only what it takes is kept.
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import groupby
from operator import itemgetter

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CandidateNumber
from sudoku_helper.demands import BITS_OF, State, numbers_at, open_options
from sudoku_helper.geometry import size
from sudoku_helper.implications.budget import spend
from sudoku_helper.implications.plans import (
    Plan,
    PlannedNets,
    Refuted,
    after,
    fewest,
    sufficing_alone,
)
from sudoku_helper.implications.probes import Probes, probes_of
from sudoku_helper.implications.reasoning import Event, Reasoning
from sudoku_helper.implications.short_chains import ShortChains
from sudoku_helper.proofs.proof import Proof
from sudoku_helper.proofs.story import sentence_count

MOST_SENTENCES = 35
"""Where chains take more sentences than this, nets inside the net are shorter."""

TOGETHER = 40
"""So many candidates are looked at together. Hardly any but the first ones break down in few rounds."""


class ChainedNets(PlannedNets):
    """The search for nets in which candidates are refuted by short chains."""

    deepest = 1

    def __init__(self, probes: Probes) -> None:
        super().__init__(probes)
        self._ruled_out: dict[CandidateNumber, list[CandidateNumber]] = {}

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

    def can_be_told(self, proof: Proof) -> bool:
        """Whether all that is ruled out inside is told as a chain, and not too much of it."""
        return super().can_be_told(proof) and sentence_count(proof) <= MOST_SENTENCES

    def _by_chain(self, number: CandidateNumber) -> list[CandidateNumber]:
        """What short chains rule out beside a possible candidate from the start."""
        if number not in self._ruled_out:
            others = numbers_at(self.probes.clashes[number])
            spend(len(others), "nested net")
            self._ruled_out[number] = _ruled_out(self.probes.if_true(number), others)
        return self._ruled_out[number]

    @cached_property
    def _at_once(self) -> list[Plan]:
        """The plans whose chains are all possible from the start."""
        plans = []
        for number in self.refuted:
            state, others = self.probes.if_true(number), self._by_chain(number)
            if not after(state, others):
                alone = sufficing_alone(state, others)
                several: list[Refuted] = [(other,) for other in alone] or [fewest(state, others)]
                plans += [self.plan(number, refuted) for refuted in several]
        return plans

    def _in_rounds(self) -> Iterator[list[Plan]]:
        """Plans in which chains make others possible, those that leave little after one round first."""
        known = {plan.number for plan in self._at_once}
        states = {
            number: after(self.probes.if_true(number), others)
            for number in self.probes.clashes
            if number not in known and (others := self._by_chain(number))
        }
        by_size = sorted(states.items(), key=lambda item: size(open_options(item[1])))
        for place in range(0, len(by_size), TOGETHER):
            yield from self._round_by_round(dict(by_size[place : place + TOGETHER]))

    def _round_by_round(self, states: dict[CandidateNumber, State]) -> Iterator[list[Plan]]:
        """The plans for some candidates, from what one round leaves beside them, round by round."""
        rounds = {number: [self._by_chain(number)] for number in states}
        while states:
            broken = []
            for number, state in tuple(states.items()):
                others = numbers_at(open_options(state))
                spend(len(others), "nested net")
                fresh = _ruled_out(state, others)
                rounds[number].append(fresh)
                states[number] = after(state, fresh)
                if not states[number]:
                    broken.append(number)
                if not states[number] or not fresh:
                    del states[number]
            yield [
                self.plan(number, _needed(self.probes.if_true(number), rounds[number]))
                for number in broken
            ]


def _ruled_out(state: State, numbers: list[CandidateNumber]) -> list[CandidateNumber]:
    """Those of some candidates that short chains rule out in a state."""
    chains = ShortChains(state)
    return [number for number in numbers if chains.refuting(number)]


def _needed(state: State, rounds: list[list[CandidateNumber]]) -> Refuted:
    """As few candidates as it takes of those that chains rule out in some rounds."""
    refuted = [(place, number) for place, numbers in enumerate(rounds) for number in numbers]
    width = len(refuted) // 2
    while width:
        place = 0
        while place < len(refuted):
            fewer = refuted[:place] + refuted[place + width :]
            if _breaks_down(state, fewer):
                refuted = fewer
            else:
                place += width
        width //= 2
    return tuple(number for _, number in refuted)


def _breaks_down(state: State, refuted: list[tuple[int, CandidateNumber]]) -> bool:
    """Whether a state becomes impossible if in each round chains rule out some candidates.

    Those of the first round need no other, while a later one may have lost what made it possible.
    """
    for place, together in groupby(refuted, key=itemgetter(0)):
        numbers = [number for _, number in together if state & BITS_OF[number]]
        state = after(state, _ruled_out(state, numbers) if place else numbers)
        if not state:
            return True
    return False


@lru_cache(maxsize=8)
def chained_nets_of(board: SudokuBoard) -> ChainedNets:
    """The search for nets with chains on a board, made once and continued when it is asked again."""
    return ChainedNets(probes_of(board, uses_patterns=True))
