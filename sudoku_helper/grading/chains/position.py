"""A position as the searches for rated chains and nets look at it: its demands, links and what follows.

The links and all that follows along them are those of ``implications``. Only the state is found here,
since inside a net there is no board: nothing but the candidates that are left.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import (
    DIGIT_CANDIDATES,
    CandidateNumber,
    CandidateSet,
    all_candidates,
    cells_of,
)
from sudoku_helper.demands import (
    BITS_OF,
    CELL_DEMANDS,
    DEMANDS,
    DEMANDS_OF,
    HOUSE_DEMANDS,
    IF_FALSE,
    IF_TRUE,
    OPTIONS,
    Demand,
    State,
    has_options,
)
from sudoku_helper.geometry import BIT, members, set_of, size, union
from sudoku_helper.implications.links import PEERS_OF_SAME_DIGIT, Links, Node
from sudoku_helper.implications.nets import Claim
from sudoku_helper.implications.spread import strong_links_of
from sudoku_helper.implications.state import with_singles
from sudoku_helper.techniques.patterns.one_digit import hopeless

DEMAND_OPTIONS: tuple[CandidateSet, ...] = tuple(map(set_of, OPTIONS))
"""The nine candidates of each demand as a set."""


class RatedPosition:
    """The candidates of a position and the links between them, each found when it is asked for."""

    def __init__(self, alive: CandidateSet) -> None:
        self.alive = alive
        self.numbers = members(alive)
        self._followed: dict[Claim, State] = {}
        # What follows from each case in nets of each rating is kept for those of the next.
        self.followed: dict[float, dict[Claim, State]] = defaultdict(dict)

    @classmethod
    def of(cls, board: SudokuBoard) -> "RatedPosition":
        """The position of a board."""
        return cls(all_candidates(board))

    @cached_property
    def options(self) -> dict[Demand, CandidateSet]:
        """The candidates that are left for each open demand."""
        left = ((demand, self.alive & DEMAND_OPTIONS[demand]) for demand in DEMANDS)
        return {demand: options for demand, options in left if options}

    @cached_property
    def state(self) -> State:
        """The open demands and their options in one int."""
        options = union(BITS_OF[number] for number in self.numbers)
        return options | has_options(options)

    def following(self, number: CandidateNumber, is_true: bool) -> State:
        """The state after all singles that follow if a candidate is true, or false; 0 if impossible.

        Probes would look for what an earlier position left, which costs more than it saves here.
        """
        case = number, is_true
        if case not in self._followed:
            self._followed[case] = with_singles(
                self.state & (IF_TRUE if is_true else IF_FALSE)[number]
            )
        return self._followed[case]

    @cached_property
    def option_counts(self) -> list[int]:
        """How many candidates are left for each demand."""
        return [size(self.options.get(demand, 0)) for demand in DEMANDS]

    @cached_property
    def suspicious_digits(self) -> CandidateSet:
        """All candidates of those digits that can lose a place by themselves."""
        of_digits = DIGIT_CANDIDATES[1:]
        return union(each for each in of_digits if hopeless(cells_of(each & self.alive)))

    @cached_property
    def most_telling_first(self) -> list[CandidateNumber]:
        """The candidates, those first that leave the fewest others if they are true."""
        return sorted(self.numbers, key=lambda number: size(self.following(number, True)))

    def demands_along(self, way: tuple[Node, ...], is_true: bool) -> Iterator[Demand]:
        """The demands behind the strong links of a way from a true or a false start."""
        for link in strong_links_of(way, is_true):
            both = union(map(BIT.__getitem__, link))
            yield next(each for each in DEMANDS_OF[link[0]] if self._pairs.get(each) == both)

    @cached_property
    def _pairs(self) -> dict[Demand, CandidateSet]:
        """The demands with two options, which a strong link joins."""
        return {demand: both for demand, both in self.options.items() if size(both) == 2}

    @cached_property
    def links(self) -> Links:
        """All links."""
        return _joined(Links(self.alive), self._pairs.values())

    @cached_property
    def of_one_digit(self) -> Links:
        """The links between candidates of one digit, where it can lose a place by itself."""
        among = self.suspicious_digits & self.alive
        pairs = (both for demand, both in self._pairs.items() if demand in HOUSE_DEMANDS)
        within = (both for both in pairs if both & among)
        return _joined(Links(among, PEERS_OF_SAME_DIGIT), within)

    @cached_property
    def of_two_candidate_cells(self) -> Links:
        """The links that lead from one cell with two candidates to the next."""
        pairs = [both for demand, both in self._pairs.items() if demand in CELL_DEMANDS]
        return _joined(Links(union(pairs), PEERS_OF_SAME_DIGIT), pairs)


def _joined(links: Links, pairs: Iterable[CandidateSet]) -> Links:
    """The links with a strong one between each two candidates that are the last options of a demand."""
    for both in pairs:
        links.join(both)
    return links
