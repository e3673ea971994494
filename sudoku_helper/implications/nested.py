"""Nets inside nets: within an assumption other candidates are tried out in turn.

A candidate is false if, with the help of some candidates that are each shown to be impossible beside
it, it leads to a contradiction. The fewer of them a proof needs the better it can be read, so the
candidates for which one suffices come first.
"""

from collections.abc import Iterator
from functools import lru_cache

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import size
from sudoku_helper.implications.budget import spend
from sudoku_helper.implications.effort import cost
from sudoku_helper.implications.graph import NODE_BIT, to_candidates
from sudoku_helper.implications.nets import Nets, nets_of
from sudoku_helper.implications.patterns import with_patterns
from sudoku_helper.implications.reasoning import Reasoning
from sudoku_helper.implications.state import (
    CELL_LANE,
    GUARD,
    GUARDS,
    IN_CELL,
    NUMBER_AT,
    SELF,
    State,
    with_singles,
)
from sudoku_helper.proof import Proof, Statement

LOOKED_AT = 40
"""How many candidates are compared before the best proof is shown."""


class NestedNets:
    """The search for nested nets on one board. It keeps what it found and where it stopped."""

    def __init__(self, nets: Nets) -> None:
        self.nets = nets
        self._guards = nets.base & GUARDS
        self._lowest = self._guards >> GUARD
        self._plans: dict[int, list[int] | None] = {}
        self._proofs: dict[int, Proof] = {}

    def proofs(self) -> Iterator[Proof]:
        """A proof for each candidate that nested nets refute, those that look short first."""
        numbers = self._most_promising()
        for start in range(0, len(numbers), LOOKED_AT):
            found = [n for n in numbers[start : start + LOOKED_AT] if self._plan(n) is not None]
            found.sort(key=lambda number: len(self._plan(number) or ()))
            few = [self._proof(number) for number in found[: LOOKED_AT // 8]]
            yield from sorted(few, key=cost)
            for number in found[LOOKED_AT // 8 :]:
                yield self._proof(number)

    def _most_promising(self) -> list[int]:
        """The candidates that no simple net refutes, those that settle most first."""
        nets = self.nets
        possible = [number for number in nets.numbers if nets.if_true(number)]
        return sorted(possible, key=lambda number: (size(nets.if_true(number) & CELL_LANE), number))

    def _plan(self, number: int) -> list[int] | None:
        """Candidates that, refuted in this order, refute *number*; None if this does not succeed."""
        if number not in self._plans:
            self._plans[number] = self._make_plan(number)
        return self._plans[number]

    def _make_plan(self, number: int) -> list[int] | None:
        state = self.nets.if_true(number)
        plan: list[int] = []
        while True:
            refuted = self._impossible_beside(state)
            if not refuted:
                return None
            narrower = state
            for other in refuted:
                narrower &= ~SELF[other]
            narrower = with_patterns(narrower)
            if not narrower:
                return plan + self._fewest(state, refuted)
            plan += refuted
            state = narrower

    def _impossible_beside(self, state: State) -> list[int]:
        """The candidates that lead to a contradiction together with a state."""
        if_true = self.nets.if_true
        refuted = []
        rest = state & CELL_LANE
        while rest:
            number = NUMBER_AT[rest.bit_length()]
            rest ^= IN_CELL[number]
            if not state & _CELL_GUARDS[number // 9]:
                continue
            both = state & if_true(number)
            is_broken = (both | self._guards) - self._lowest & GUARDS != self._guards
            if is_broken or not with_singles(both):
                refuted.append(number)
        spend(size(state & CELL_LANE), "nested net")
        return refuted

    def _fewest(self, state: State, refuted: list[int]) -> list[int]:
        """As few of some refuted candidates as it takes to make a state impossible."""
        left = {number: with_patterns(state & ~SELF[number]) for number in refuted}
        for number, after in left.items():
            if not after:
                return [number]
        chosen: list[int] = []
        narrower = state
        for number in sorted(refuted, key=lambda each: size(left[each] & CELL_LANE)):
            chosen.append(number)
            narrower = with_patterns(narrower & ~SELF[number])
            if not narrower:
                break
        for number in list(chosen):
            without = [other for other in chosen if other != number]
            if not self._after(state, without):
                chosen = without
        return chosen

    def _after(self, state: State, refuted: list[int]) -> State:
        for number in refuted:
            state &= ~SELF[number]
        return with_patterns(state)

    def _proof(self, number: int) -> Proof:
        if number not in self._proofs:
            self._proofs[number] = self._write_out(number)
        return self._proofs[number]

    def _write_out(self, number: int) -> Proof:
        line = Reasoning(self.nets.base, with_patterns=True)
        assumption = line.assume(number, True)
        end = line.contradiction()
        for other in self._plan(number) or ():
            line.try_out(other, with_patterns=False) or line.try_out(other, with_patterns=True)
            end = line.contradiction()
        assert end is not None
        conclusion = Statement(to_candidates(NODE_BIT[number]), False)
        return Proof(conclusion, (line.branch(end, assumption),))


_CELL_GUARDS = tuple(1 << (243 + cell) * 10 + GUARD for cell in range(81))


@lru_cache(maxsize=8)
def nested_nets_of(board: SudokuBoard) -> NestedNets:
    """The search for nested nets on a board, made once and continued when it is asked again."""
    return NestedNets(nets_of(board, uses_patterns=True))
