"""The search for fish of every kind: plain, finned, sashimi, Franken and mutant.

A fish of size n has n base houses and n cover houses. The digit stands once in every base house and
at most once in every cover house. A candidate is a fin if it lies in more base houses than cover
houses. If no fin is true, the digits of the base houses use up the cover houses, so that a
candidate in more cover houses than base houses is false. It is crossed out if it sees all fins.

The search starts from the candidates that could be crossed out: such a candidate, if it were true,
would leave the n base houses only n - 1 cover houses.
"""

from collections.abc import Iterator
from enum import IntEnum
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from sudoku_helper.geometry import (
    BIT,
    BLOCK_OF,
    BLOCKS,
    CELLS,
    COLUMN_OF,
    COLUMNS,
    HOUSES,
    HOUSES_OF,
    PEERS,
    ROW_OF,
    ROWS,
    Cell,
    CellSet,
    House,
    members,
    seen_by_all,
    set_of,
    size,
    smallest,
    union,
)
from sudoku_helper.techniques.patterns.one_digit import hopeless

Houses = tuple[House, ...]

LARGEST_OF_MANY = 4
"""Larger fish are looked for only against candidates that no fish up to this size crosses out."""


class Make(IntEnum):
    """Of which houses a fish is made.

    Plain: parallel lines and lines that cross them. Franken: blocks among them. Mutant: rows and
    columns mixed among its base or its cover houses.
    """

    PLAIN = 0
    FRANKEN = 1
    MUTANT = 2


class Fish(NamedTuple):
    """The houses of a fish, its fins, and the candidates that it crosses out."""

    base: Houses
    cover: Houses
    fins: CellSet
    targets: CellSet
    body: CellSet
    """The places in base houses that are not fins."""

    @property
    def is_sashimi(self) -> bool:
        """Whether a base house would have a single place left without the fins."""
        return any(size(self.body & HOUSES[house]) < 2 for house in self.base)

    @property
    def make(self) -> Make:
        """Of which houses it is made."""
        for base_lines, cover_lines in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
            if not any(house in cover_lines for house in self.base) and not any(
                house in base_lines for house in self.cover
            ):
                has_blocks = any(house in BLOCKS for house in self.base + self.cover)
                return Make.FRANKEN if has_blocks else Make.PLAIN
        return Make.MUTANT


@lru_cache(maxsize=4096)
def find_fish(places: CellSet, count: int, make: Make) -> tuple[Fish, ...]:
    """The fish with *count* base houses and of one make, easiest to see first."""
    found: dict[tuple[Houses, Houses], Fish] = {}
    for suspect in members(_suspects(places, count)):
        for direction in _DIRECTIONS[make]:
            for base, cover in _fish_against(suspect, places, count, direction):
                if (base, cover) not in found:
                    found[base, cover] = _fish(places, base, cover)
    fishes = [fish for fish in found.values() if fish.make == make and _is_whole(fish)]
    return tuple(sorted(fishes, key=fish_effort))


@lru_cache(maxsize=4096)
def find_finless_fish(places: CellSet, count: int) -> tuple[Fish, ...]:
    """The plain fish of so many lines that have no fins, easiest to see first."""
    if not hopeless(places):
        return ()
    found = []
    for lines, crossing_at in ((ROWS, COLUMN_OF), (COLUMNS, ROW_OF)):
        covers = {
            line: set_of(crossing_at[cell] for cell in members(places & HOUSES[line]))
            for line in lines
        }
        few = [line for line in lines if 2 <= size(covers[line]) <= count]
        for base in combinations(few, count):
            cover = union(covers[line] for line in base)
            if size(cover) == count:
                found.append(_fish(places, base, tuple(members(cover))))
    whole = [fish for fish in found if fish.targets and _is_whole(fish)]
    return tuple(sorted(whole, key=fish_effort))


def _suspects(places: CellSet, count: int) -> CellSet:
    """The candidates that a fish with *count* base houses may cross out.

    There are so many large fish that they are worth a search only where no smaller one serves.
    """
    suspects = hopeless(places)
    for smaller in range(2, count if count > LARGEST_OF_MANY else 0):
        for make in Make:
            if suspects:
                suspects &= ~union(fish.targets for fish in find_fish(places, smaller, make))
    return suspects


def fish_effort(fish: Fish) -> tuple[int, int, int, Houses, Houses]:
    """How hard a fish is to see: many cells, little effect, columns as base."""
    cells = size(fish.body) + 2 * size(fish.fins)
    columns = sum(house in COLUMNS for house in fish.base)
    return cells, -size(fish.targets), columns, fish.base, fish.cover


class _Direction(NamedTuple):
    """Which houses may be base, and by which houses each cell may be covered."""

    base: Houses
    cover_of: tuple[Houses, ...]


_DIRECTIONS = {
    Make.PLAIN: (
        _Direction(tuple(ROWS), tuple((COLUMN_OF[cell],) for cell in CELLS)),
        _Direction(tuple(COLUMNS), tuple((ROW_OF[cell],) for cell in CELLS)),
    ),
    Make.FRANKEN: (
        _Direction((*ROWS, *BLOCKS), tuple((COLUMN_OF[c], BLOCK_OF[c]) for c in CELLS)),
        _Direction((*COLUMNS, *BLOCKS), tuple((ROW_OF[c], BLOCK_OF[c]) for c in CELLS)),
    ),
    Make.MUTANT: (_Direction(tuple(range(len(HOUSES))), HOUSES_OF),),
}


class _Attempt(NamedTuple):
    """Base houses, the places that a suspect leaves them, and cover houses that contain these."""

    base: Houses = ()
    left: CellSet = 0
    cover: Houses = ()
    area: CellSet = 0


class _Search(NamedTuple):
    """The search for the fish of one size that cross out one suspect."""

    total: int
    houses: list[tuple[House, CellSet]]
    cover_of: tuple[Houses, ...]

    def extend(self, attempt: _Attempt, start: int = 0) -> Iterator[_Attempt]:
        """All ways to complete an attempt with base houses from number *start* on."""
        if len(attempt.base) == self.total:
            yield attempt
            return
        for number in range(start, len(self.houses)):
            house, left = self.houses[number]
            # A place in two base houses would serve both, unless the suspect rules it out.
            if left & attempt.left or house in attempt.cover:
                continue
            base = (*attempt.base, house)
            for cover, area in self.covers(base, left, attempt.cover, attempt.area):
                larger = _Attempt(base, left | attempt.left, cover, area)
                yield from self.extend(larger, number + 1)

    def covers(
        self, base: Houses, cells: CellSet, cover: Houses, area: CellSet
    ) -> Iterator[tuple[Houses, CellSet]]:
        """All ways to add cover houses until they contain all the cells, one fewer than bases."""
        uncovered = cells & ~area
        if not uncovered:
            yield cover, area
        elif len(cover) < self.total - 1:
            for house in self.cover_of[smallest(uncovered)]:
                if house not in base:
                    yield from self.covers(base, cells, (*cover, house), area | HOUSES[house])


def _fish_against(
    suspect: Cell, places: CellSet, count: int, direction: _Direction
) -> Iterator[tuple[Houses, Houses]]:
    """Base and cover houses of the fish that cross out the suspect."""
    free = places & ~PEERS[suspect] & ~BIT[suspect]
    houses = [
        (house, free & HOUSES[house])
        for house in direction.base
        if free & HOUSES[house]
        and not HOUSES[house] & BIT[suspect]
        and size(places & HOUSES[house]) > 1
    ]
    for attempt in _Search(count, houses, direction.cover_of).extend(_Attempt()):
        if len(attempt.cover) == count - 1 and _needs_every_cover(attempt):
            for own in direction.cover_of[suspect]:
                yield attempt.base, tuple(sorted((*attempt.cover, own)))


def _needs_every_cover(attempt: _Attempt) -> bool:
    """Whether no cover house can be spared, however the base houses were gone through."""
    once, twice = _once_and_twice(attempt.left, attempt.cover)
    return all(attempt.left & HOUSES[house] & once & ~twice for house in attempt.cover)


def _is_whole(fish: Fish) -> bool:
    """Whether it takes every base house to cross out something; if not, a smaller fish does it.

    Some of the base houses are enough if they share as many cover houses or, with fins, if a
    target leaves them fewer cover houses than they are.
    """
    if not fish.fins:
        return not _some_share(fish, fish.body, fewer=0)
    return any(
        not _some_share(fish, fish.body & ~PEERS[target], fewer=1)
        for target in members(fish.targets)
    )


def _some_share(fish: Fish, cells: CellSet, fewer: int) -> bool:
    """Whether two or more, but not all, base houses have their cells in as many (or *fewer*) covers."""
    for count in range(2, len(fish.base)):
        for base in combinations(fish.base, count):
            left = cells & union(HOUSES[house] for house in base)
            if sum(bool(left & HOUSES[house]) for house in fish.cover) <= count - fewer:
                return True
    return False


@lru_cache(maxsize=1024)
def nearly_fish(places: CellSet, count: int, most_fins: int) -> tuple[Fish, ...]:
    """The plain fish with *count* base lines and a few fins, wherever these stand.

    Their targets are all that they would cross out without the fins.
    """
    found = []
    for lines, crossing in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
        used = [line for line in lines if size(places & HOUSES[line]) > 1]
        for base in combinations(used, count):
            in_base = places & _cells_along(base)
            covers = [line for line in crossing if in_base & HOUSES[line]]
            # At least one fin lies in each line that does not cover.
            if count < len(covers) <= count + most_fins:
                for cover in combinations(covers, count):
                    covered = _cells_along(cover)
                    fins = in_base & ~covered
                    if size(fins) <= most_fins and all(covered & in_base & HOUSES[b] for b in base):
                        targets = places & covered & ~in_base
                        found.append(Fish(base, cover, fins, targets, in_base & covered))
    return tuple(found)


@cache
def _cells_along(lines: Houses) -> CellSet:
    """All cells of some of the few parallel lines that a plain fish can have."""
    return union(HOUSES[line] for line in lines)


def _fish(places: CellSet, base: Houses, cover: Houses) -> Fish:
    """The fish of some base and cover houses, with all that it crosses out."""
    in_base, in_two_bases = _once_and_twice(places, base)
    covered, covered_twice = _once_and_twice(places, cover)
    fins = in_base & ~covered | in_two_bases & ~covered_twice
    surplus = covered & ~in_base | covered_twice & ~in_two_bases
    return Fish(base, cover, fins, surplus & seen_by_all(fins), in_base & ~fins)


def _once_and_twice(places: CellSet, houses: Houses) -> tuple[CellSet, CellSet]:
    """The places in at least one and in at least two of the houses."""
    once = twice = 0
    for house in houses:
        cells = places & HOUSES[house]
        twice |= once & cells
        once |= cells
    return once, twice
