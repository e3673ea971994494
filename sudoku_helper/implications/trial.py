"""Trial: a candidate is refuted by going through cases, and cases of cases, as deep as it takes.

Every false candidate can be refuted in this way, so for a puzzle with one solution the search always
succeeds. The depth grows step by step, so that what can be shown with few cases is found first.
"""

from collections.abc import Iterator
from functools import lru_cache

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CandidateNumber, all_candidates
from sudoku_helper.demands import GUARDS, IF_TRUE, State, options_left
from sudoku_helper.geometry import members
from sudoku_helper.implications.budget import spend
from sudoku_helper.implications.completions import has_one_completion, narrowest
from sudoku_helper.implications.effort import cost
from sudoku_helper.implications.patterns import with_patterns
from sudoku_helper.implications.reasoning import Event, Reasoning, refutation
from sudoku_helper.implications.state import state_of
from sudoku_helper.proofs.proof import Proof

COMPARED = 5
"""So many of the smallest trees are written out before the best is chosen."""

CANNOT = -1
"""The state can be completed, so it cannot be refuted at any depth."""


class Trials:
    """The search for refutations by cases on one board. It keeps what it found and how far it got."""

    def __init__(self, base: State, numbers: list[CandidateNumber]) -> None:
        self.base = base
        self._depth = 0
        self._left = list(numbers)
        self._sizes: dict[CandidateNumber, int | None] = {}
        self._found: list[tuple[CandidateNumber, int]] = []
        self._proofs: dict[CandidateNumber, Proof] = {}

    def proofs(self) -> Iterator[Proof]:
        """A proof for each false candidate, those with the fewest nested cases first.

        Where there are several ways to complete the board, or none, nothing is worth trying out.
        """
        if not has_one_completion(self.base):
            return
        shown = 0
        while True:
            while shown < len(self._found):
                shown += 1
                yield self._proof(*self._found[shown - 1])
            if not self._left:
                return
            self._deepen()

    def _deepen(self) -> None:
        """Find what can be refuted with cases nested one level deeper than before."""
        depth = self._depth
        for number in self._left:
            if number not in self._sizes:
                spend(2**depth, f"trial {depth}")
                self._sizes[number] = refutation_size(self.base & IF_TRUE[number], depth)
        sizes = {number: cases for number, cases in self._sizes.items() if cases is not None}
        numbers = [number for number in sizes if sizes[number] != CANNOT]
        numbers.sort(key=lambda number: (sizes[number], number))
        few = sorted(numbers[:COMPARED], key=lambda number: cost(self._proof(number, depth)))
        self._found += [(number, depth) for number in (*few, *numbers[COMPARED:])]
        self._left = [number for number in self._left if number not in sizes]
        self._sizes = {}
        self._depth += 1

    def _proof(self, number: CandidateNumber, depth: int) -> Proof:
        if number not in self._proofs:
            base = self.base
            self._proofs[number] = refutation(base, number, lambda line: _refute(line, depth))
        return self._proofs[number]


def refutation_size(state: State, depth: int) -> int | None:
    """How many cases refute a state; None if the depth does not suffice."""
    state = with_patterns(state)
    if not state:
        return 1
    if not state & GUARDS:
        return CANNOT
    if depth == 0:
        return None
    total = 1
    for number in options_left(state, narrowest(state)):
        cases = refutation_size(state & IF_TRUE[number], depth - 1)
        if cases is None or cases == CANNOT:
            return cases
        total += cases
    return total


def _refute(line: Reasoning, depth: int) -> Event | None:
    """The contradiction of a line of thought, by cases if there is no other way."""
    end = line.contradiction()
    if end is not None or depth == 0:
        return end
    return line.split(narrowest(line.state), lambda inner: _refute(inner, depth - 1))


@lru_cache(maxsize=8)
def trials_of(board: SudokuBoard) -> Trials:
    """The trials of a board, made once and continued when they are asked for again."""
    return Trials(state_of(board), members(all_candidates(board)))
