"""Nets: everything that follows from an assumption, with several consequences working together.

Each candidate is probed both ways. If one way is impossible, the other holds. What is false both
ways, or for each candidate of a cell, or for each place of a digit in a house, is false in any case.
The probes are made with the fast states; only for what they find the line of thought is gone again
with all its causes. Of many proofs the one that is easiest to read comes first.
"""

from collections.abc import Collection, Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CANDIDATES, CandidateNumber
from sudoku_helper.demands import (
    BITS_OF,
    CELL_BIT,
    EVERYTHING,
    GUARDS,
    IF_FALSE,
    IF_TRUE,
    NUMBER_AT,
    OPTIONS,
    OPTIONS_OF_CELLS,
    Demand,
    State,
    cell_demand,
    demands_at,
    options_left,
)
from sudoku_helper.geometry import union
from sudoku_helper.implications.budget import spend
from sudoku_helper.implications.effort import Sketch, easiest_first, least_cost
from sudoku_helper.implications.probes import Probes, probes_of
from sudoku_helper.implications.reasoning import Reasoning
from sudoku_helper.implications.state import rounds_until
from sudoku_helper.proofs.proof import Branch, Proof, Statement
from sudoku_helper.proofs.truths import truth_of

Claim = tuple[CandidateNumber, bool]
"""That a candidate is true, or false."""

DIGIT_IS_WORTH = 6
"""How many inferences more a proof may have if it leads to a digit at once."""

LOOKED_AT = 30
"""Of the conclusions that seem shortest so many are written out before the best is chosen."""


class Lead(NamedTuple):
    """A conclusion that the probes promise: a candidate is true or false in all of some cases.

    A case is what is assumed there. ``demand`` is the one whose options the cases are, or -1.
    """

    effort: int
    number: CandidateNumber
    is_true: bool
    cases: tuple[Claim, ...]
    demand: Demand = -1


class Nets:
    """Everything that the probes of a position show."""

    def __init__(self, probes: Probes) -> None:
        self.probes = probes
        self.base = probes.base

    def leads(self) -> list[Lead]:
        """Everything that the probes show, the least effort for each conclusion."""
        best: dict[Claim, Lead] = {}
        for lead in self._all_leads():
            key = lead.number, lead.is_true
            if key not in best or lead < best[key]:
                best[key] = lead
        return sorted(best.values())

    def conclusions(self) -> set[Claim]:
        """The candidates that the probes show to be true or false."""
        return {(lead.number, lead.is_true) for lead in self.leads()}

    def _all_leads(self) -> Iterator[Lead]:
        if_true, if_false = self.probes.if_true, self.probes.if_false
        for number in self.probes.numbers:
            if not if_true(number):
                yield self._lead(number, False, ((number, True),))
            elif not if_false(number):
                yield self._lead(number, True, ((number, False),))
            else:
                either = if_true(number) | if_false(number)
                yield from self._common(either, ((number, True), (number, False)), -1)
        for demand in demands_at(self.base & GUARDS):
            options = options_left(self.base, demand)
            states = [if_true(number) for number in options]
            if len(options) > 2 and all(states):
                yield from self._common(union(states), tuple((n, True) for n in options), demand)

    def _common(self, left: State, cases: tuple[Claim, ...], demand: Demand) -> Iterator[Lead]:
        """The candidates that no case has left, and those that are left alone in a cell."""
        gone = self.base & ~left & OPTIONS_OF_CELLS
        cells = set()
        while gone:
            number = NUMBER_AT[gone.bit_length()]
            gone ^= CELL_BIT[number]
            cells.add(CANDIDATES[number].cell)
            yield self._lead(number, False, cases, demand)
        for cell in cells:
            options = options_left(left, cell_demand(cell))
            if len(options) == 1:
                yield self._lead(options[0], True, cases, demand)

    def _lead(
        self, number: CandidateNumber, is_true: bool, cases: tuple[Claim, ...], demand: Demand = -1
    ) -> Lead:
        watched = EVERYTHING
        if len(cases) > 1:
            watched = _RIVALS[number] if is_true else BITS_OF[number]
        effort = sum(rounds_until(self.assumed(*case), watched) for case in cases)
        return Lead(effort + len(cases), number, is_true, cases, demand)

    def assumed(self, number: CandidateNumber, is_true: bool) -> State:
        """The state after an assumption, before anything follows from it."""
        return self.base & (IF_TRUE[number] if is_true else IF_FALSE[number])

    def proof(self, lead: Lead) -> Proof | None:
        """The proof that a lead promises."""
        spend(1, "net")
        branches = []
        for number, is_true in lead.cases:
            branch = self._branch(number, is_true, lead)
            if branch is None:
                return None
            branches.append(branch)
        conclusion = Statement((CANDIDATES[lead.number],), lead.is_true)
        cover = truth_of(lead.demand) if lead.demand >= 0 else None
        return Proof(conclusion, tuple(branches), cover)

    def _branch(self, number: CandidateNumber, is_true: bool, lead: Lead) -> Branch | None:
        line = Reasoning(self.base, self.probes.uses_patterns)
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
        return DIGIT_IS_WORTH if lead.is_true or self.probes.decides(lead.number) else 0

    def proofs(self, known: Collection[Claim] = ()) -> Iterator[Proof]:
        """Every conclusion that is not known with its proof; the easiest to read first, as far as
        they were looked at.
        """
        if not self.probes.closed:
            return
        leads = (lead for lead in self.leads() if (lead.number, lead.is_true) not in known)
        yield from easiest_first(map(self._sketch, leads), LOOKED_AT)

    def _sketch(self, lead: Lead) -> Sketch:
        """The proof that a lead promises before it is written out."""
        cases = len(lead.cases)
        # Singles have at least one inference in each round; a pattern may do without some rounds.
        inferences = 0 if self.probes.uses_patterns else lead.effort - cases
        return Sketch(least_cost(cases, inferences), self._gain(lead), partial(self.proof, lead))


_RIVALS: tuple[State, ...] = tuple(
    union(BITS_OF[other] for other in OPTIONS[cell_demand(cell)] if other != number)
    for number, (cell, _) in enumerate(CANDIDATES)
)
"""For each candidate the others of its cell."""


@lru_cache(maxsize=8)
def nets_of(board: SudokuBoard, uses_patterns: bool) -> Nets:
    """The nets of a board, searched once and kept."""
    return Nets(probes_of(board, uses_patterns))
