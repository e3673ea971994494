"""Probes: what is left of a position if a candidate is true, and if it is false.

A step takes only a little away from a position, so most probes come to the same as on the board
before it. They are remembered, and only what the step touched is followed further. That changes
nothing of the result: whatever follows on a board also follows when less is left of it.
"""

from collections import deque
from collections.abc import Mapping
from functools import cached_property

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CandidateNumber, all_candidates
from sudoku_helper.demands import (
    ALL_OPTIONS,
    CELL_BIT,
    DEMANDS_OF,
    IF_FALSE,
    IF_TRUE,
    NUMBER_AT,
    State,
    field_of,
    has_options,
    open_options,
)
from sudoku_helper.geometry import members, size, union
from sudoku_helper.implications.budget import spend
from sudoku_helper.implications.patterns import with_patterns
from sudoku_helper.implications.state import state_of, with_singles

REMEMBERED = 4
"""So many positions are kept, since several players may be helped in turn."""


class Probes:
    """What each candidate of a position leads to, with singles alone or with patterns.

    *earlier* are the probes of a position that had at least the same candidates.
    """

    def __init__(
        self,
        base: State,
        numbers: list[CandidateNumber],
        uses_patterns: bool,
        earlier: "Probes | None" = None,
    ) -> None:
        self.base = base
        self.numbers = numbers
        self.uses_patterns = uses_patterns
        self._met = has_options(base)
        self.closed = self._close(base, 0)
        self._true: dict[CandidateNumber, State] = {}
        self._false: dict[CandidateNumber, State] = {}
        self._earlier_true: dict[CandidateNumber, State] = {}
        self._earlier_false: dict[CandidateNumber, State] = {}
        self._clashes: dict[CandidateNumber, State] = {}
        if earlier:
            self._clashes = dict(earlier._clashes)
            self._earlier_true = earlier._earlier_true | earlier._true
            self._earlier_false = earlier._earlier_false | earlier._false

    def if_true(self, number: CandidateNumber) -> State:
        """What is left if a candidate is true; 0 if that is impossible."""
        state = self._true.get(number)
        if state is None:
            state = self._true[number] = self._follow(
                self._earlier_true.get(number), IF_TRUE[number]
            )
        return state

    def if_false(self, number: CandidateNumber) -> State:
        """What is left if a candidate is false; 0 if that is impossible."""
        state = self._false.get(number)
        if state is None:
            state = self._false[number] = self._follow(
                self._earlier_false.get(number), IF_FALSE[number]
            )
        return state

    @cached_property
    def clashes(self) -> Mapping[CandidateNumber, State]:
        """For each possible candidate the options of cells that it leaves open, but not beside it.

        Two candidates clash if what both leave comes to a contradiction by singles.
        """
        if_true, is_impossible, clashes = self.if_true, self.is_impossible, self._clashes
        possible = [number for number in self.numbers if if_true(number)]
        among = union(CELL_BIT[number] for number in possible)
        opens = {number: open_options(if_true(number)) & among for number in possible}
        done = dict.fromkeys(opens, 0)
        for number, options in opens.items():
            spend(1, "nested net")
            state = if_true(number)
            bit = CELL_BIT[number]
            found = clashes.get(number, 0) & options
            rest = options & ~found & ~done[number]
            while rest:
                other = NUMBER_AT[rest.bit_length()]
                option = CELL_BIT[other]
                rest ^= option
                is_clash = is_impossible(state, other)
                if is_clash:
                    found |= option
                if opens[other] & bit:
                    done[other] |= bit
                    if is_clash:
                        clashes[other] = clashes.get(other, 0) | bit
            clashes[number] = found | clashes.get(number, 0)
        return {number: clashes[number] & opens[number] for number in opens}

    def is_impossible(self, state: State, number: CandidateNumber) -> bool:
        """Whether a candidate leads to a contradiction together with a state, by singles."""
        both = state & self.if_true(number)
        return has_options(both) & self._met != self._met or not with_singles(both)

    def decides(self, number: CandidateNumber) -> bool:
        """Whether a candidate that is false leaves just one other option somewhere."""
        return any(size(field_of(self.base, demand)) == 2 for demand in DEMANDS_OF[number])

    def _follow(self, earlier: State | None, assumption: State) -> State:
        """What an assumption leaves on this position, where *earlier* it may have left more."""
        spend(1, "net")
        before = self.closed if earlier is None else earlier
        left = before & assumption & self.base
        if left & ALL_OPTIONS == before & ALL_OPTIONS:
            return left
        if has_options(left) & self._met != self._met:
            return 0
        return self._close(left, before)

    def _close(self, state: State, closed: State) -> State:
        """What is left in the end of a state, with a part of what was left in the end before."""
        return with_patterns(state, closed) if self.uses_patterns else with_singles(state)


_recent: dict[bool, deque[Probes]] = {
    uses_patterns: deque(maxlen=REMEMBERED) for uses_patterns in (False, True)
}


def probes_of(board: SudokuBoard, uses_patterns: bool) -> Probes:
    """The probes of a board, with what is known from a position that led to it."""
    base = state_of(board)
    recent = tuple(_recent[uses_patterns])
    known = next((probes for probes in recent if probes.base == base), None)
    if known:
        return known
    earlier = next((probes for probes in recent if not base & ~probes.base), None)
    probes = Probes(base, members(all_candidates(board)), uses_patterns, earlier)
    _recent[uses_patterns].appendleft(probes)
    return probes
