"""Nets inside nets: within an assumption other candidates are tried out in turn.

A candidate is false if, with the help of some candidates that are each shown to be impossible beside
it, it leads to a contradiction.
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CandidateNumber
from sudoku_helper.demands import BITS_OF, State, numbers_at, open_options
from sudoku_helper.implications.budget import spend
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

SHORT = 22
"""Where one refutation inside suffices with so little effort, those with several are not looked for."""


class NestedNets(PlannedNets):
    """The search for nets in which candidates are refuted by nets."""

    deepest = 2

    def stages(self) -> Iterator[list[Plan]]:
        """First the plans whose refutations are all possible from the start."""
        if any(plan.effort <= SHORT for plan in self._with_one):
            yield self._with_one
            yield self._with_several
        else:
            yield self._with_one + self._with_several
        yield self._in_rounds

    def follow(self, refuted: Refuted, line: Reasoning) -> Event | None:
        """Try out the candidates of a plan, again those that others make impossible."""
        end = line.contradiction()
        for number in refuted:
            if end is None and not _try_out(line, number):
                end = line.contradiction()
                if end is None:
                    _try_out(line, number)
        return end or line.contradiction()

    @cached_property
    def _with_one(self) -> list[Plan]:
        """All plans in which one refutation suffices."""
        return [
            self.plan(number, (other,))
            for number, others in self.refuted.items()
            for other in sufficing_alone(self.probes.if_true(number), others)
        ]

    @cached_property
    def _with_several(self) -> list[Plan]:
        """A plan for each candidate that takes more, with refutations possible from the start."""
        known = {plan.number for plan in self._with_one}
        return [
            self.plan(number, fewest(self.probes.if_true(number), others))
            for number, others in self.refuted.items()
            if number not in known
        ]

    @cached_property
    def _in_rounds(self) -> list[Plan]:
        """Plans in which refutations help others."""
        return [
            self.plan(number, refuted)
            for number in self.probes.clashes
            if number not in self.refuted and (refuted := self._refuted_in_rounds(number))
        ]

    def _refuted_in_rounds(self, number: CandidateNumber) -> Refuted:
        state = self.probes.if_true(number)
        so_far: Refuted = ()
        while True:
            refuted = self._impossible_beside(state)
            narrower = after(state, refuted)
            if not narrower:
                return so_far + fewest(state, refuted)
            if not refuted:
                return ()
            so_far += tuple(refuted)
            state = narrower

    def _impossible_beside(self, state: State) -> list[CandidateNumber]:
        """The candidates that lead to a contradiction together with a state."""
        others = numbers_at(open_options(state))
        spend(len(others), "nested net")
        return [other for other in others if self.probes.is_impossible(state, other)]


def _try_out(line: Reasoning, number: CandidateNumber) -> bool:
    """Refute a candidate within a line of thought, with singles alone if they suffice."""
    if not line.state & BITS_OF[number]:
        return True
    return line.try_out(number, with_patterns=False) or line.try_out(number, with_patterns=True)


@lru_cache(maxsize=8)
def nested_nets_of(board: SudokuBoard) -> NestedNets:
    """The search for nested nets on a board, made once and continued when it is asked again."""
    return NestedNets(probes_of(board, uses_patterns=True))
