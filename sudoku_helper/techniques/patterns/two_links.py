"""The search for two strong links of one digit that are joined by a weak link.

In each of two houses the places of the digit fall into two groups, a near and a far one. The near
groups see each other, so they cannot both hold the digit; then one of the far groups does, and a
cell that sees both far groups cannot.
"""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from sudoku_helper.geometry import (
    BIT,
    BLOCKS,
    HOUSES,
    PEERS,
    CellSet,
    House,
    common_houses,
    is_single,
    members,
    seen_by_all,
    size,
)
from sudoku_helper.techniques.patterns.one_digit import hopeless


class TwoLinks(NamedTuple):
    """Two houses, the near and far groups in them, and the cells that see both far groups."""

    first: House
    second: House
    near_first: CellSet
    near_second: CellSet
    far_first: CellSet
    far_second: CellSet
    targets: CellSet

    @property
    def near(self) -> CellSet:
        """The two groups that see each other."""
        return self.near_first | self.near_second

    @property
    def far(self) -> CellSet:
        """The two groups of which one holds the digit."""
        return self.far_first | self.far_second

    @property
    def first_is_pair(self) -> bool:
        """Whether the digit has exactly two places in the first house."""
        return is_single(self.near_first) and is_single(self.far_first)

    @property
    def is_grouped(self) -> bool:
        """Whether any group has more than one cell."""
        return size(self.near | self.far) > 4

    @property
    def with_block(self) -> bool:
        """Whether the second house is a block; the first one never is."""
        return self.second in BLOCKS

    @property
    def is_parallel(self) -> bool:
        """Whether both houses are rows or both columns."""
        return self.first // 9 == self.second // 9

    @property
    def arms(self) -> tuple[House, House] | None:
        """The two crossing lines on which the block's places lie, if they do so: first the line of
        the far group, then that of the near one.
        """
        if not self.with_block or not self.first_is_pair:
            return None
        near = common_houses(self.near)[0]
        for far in common_houses(self.far_second):
            if far not in BLOCKS and far // 9 != near // 9:
                return far, near
        return None

    @property
    def bridge(self) -> House:
        """The house in which the near groups see each other."""
        return common_houses(self.near)[-1 if self._crosses else 0]

    @property
    def _crosses(self) -> bool:
        return not self.is_parallel and not self.with_block


@lru_cache(maxsize=2048)
def find_two_links(places: CellSet) -> tuple[TwoLinks, ...]:
    """Every two strong links that cross something out, easiest to see first."""
    found = {
        links for suspect in members(hopeless(places)) for links in _links_against(suspect, places)
    }
    return tuple(sorted(found, key=links_effort))


def links_effort(links: TwoLinks) -> tuple[int, int, TwoLinks]:
    """How hard links are to see: many cells, little effect, columns before rows."""
    return size(links.near | links.far), -size(links.targets), links


def _links_against(suspect: int, places: CellSet) -> list[TwoLinks]:
    """The strong links that cross out the suspect: it sees their far groups."""
    free = places & ~PEERS[suspect]
    houses = [
        (house, cells, near)
        for house, each in enumerate(HOUSES)
        if not each & BIT[suspect] and (near := free & each) and (cells := places & each) != near
    ]
    return [
        TwoLinks(
            first,
            second,
            near_first,
            near_second,
            cells_first & ~near_first,
            cells_second & ~near_second,
            places & seen_by_all((cells_first & ~near_first) | (cells_second & ~near_second)),
        )
        for (first, cells_first, near_first), (second, cells_second, near_second) in combinations(
            houses, 2
        )
        if not cells_first & cells_second
        and not near_second & ~seen_by_all(near_first)
        and _is_proper(first, second, near_first | near_second)
    ]


def _is_proper(first: House, second: House, near: CellSet) -> bool:
    """Whether the weak link runs across the houses and not, as locked candidates do, along them."""
    if first in BLOCKS:
        return False
    crossing = first // 9 != second // 9 and second not in BLOCKS
    return any((house in BLOCKS) == crossing for house in common_houses(near))
