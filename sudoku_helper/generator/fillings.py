"""The three ways to get from few givens, or from a solved grid, to as many as are wanted.

"random" adds givens anywhere. "mirrored" adds mirror images of the givens that are there: first those of
the mirror that most of them fit already, then those of the other mirrors, and others only if these do not
suffice. "removed" starts from the solution and takes away, some givens alone and some with their opposite.
"""

from collections.abc import Callable, Sequence
from random import Random

from sudoku_helper.generator.grids import Values, remove_if_unique
from sudoku_helper.generator.patterns import images, orbits, symmetric_givens
from sudoku_helper.geometry import BLOCKS, CELLS, HOUSE_CELLS, Cell
from sudoku_helper.symmetry.kinds import MIRRORS
from sudoku_helper.text import Text, TextError

RANDOM, MIRRORED, REMOVED = FILLINGS = ("random", "mirrored", "removed")
MIXED = "mixed"
"""Each of the three in turn, as chance has it."""

Group = tuple[Cell, ...]

_CENTRE: Cell = 40
_NOTHING: Values = (0,) * 81
_NO_FILLING = Text(
    en="expected {known} or {mixed}, got {got!r}", de="{known} oder {mixed} erwartet, nicht {got!r}"
)


def read_fillings(text: str) -> tuple[str, ...]:
    """The ways that a text names: one, several with commas between them, or "mixed"."""
    names = FILLINGS if text == MIXED else tuple(text.split(","))
    if unknown := [name for name in names if name not in FILLINGS]:
        raise TextError(_NO_FILLING, known=", ".join(FILLINGS), mixed=MIXED, got=unknown[0])
    return names


def any_group(_: Group) -> bool:
    """Let every group of cells be filled."""
    return True


class Filling:
    """How one puzzle gets its givens: in one of the three ways, with a symmetry, perhaps spread evenly.

    What belongs together under the symmetry is given or empty together. What is spread evenly has about as
    many givens in each block.
    """

    def __init__(self, way: str, symmetry: str, is_even: bool, chance: Random) -> None:
        self.way = way
        self._groups = orbits(symmetry)
        self._has_symmetry = len(self._groups) < len(CELLS)
        self._is_even = is_even
        self._chance = chance

    def fill(
        self,
        values: Values,
        solution: Values,
        count: int,
        may_add: Callable[[Group], bool] = any_group,
    ) -> Values:
        """A puzzle with *count* givens, or nearly so if groups do not add up to it or may not be added."""
        result = list(values)
        wanted = count - sum(map(bool, values))
        for group in self.next_groups(values):
            if len(group) <= wanted and may_add(group):
                wanted -= len(group)
                for cell in group:
                    result[cell] = solution[cell]
        return tuple(result)

    def next_groups(self, values: Values) -> list[Group]:
        """The groups of empty cells in the order in which they become givens."""
        groups = [group for group in self._groups if not values[group[0]]]
        self._chance.shuffle(groups)
        if self._is_even:
            rank = self._ranks(values)
            groups.sort(key=lambda group: sum(rank[cell] for cell in group) / len(group))
        if self.way == MIRRORED:
            tiers = self._mirrored(values)
            groups.sort(key=lambda group: min(tiers[cell] for cell in group))
        return groups

    def groups_to_ease(self, values: Values) -> list[Group]:
        """The same where a path gets stuck; what was taken away comes back with its opposite."""
        groups = self.next_groups(values)
        if self.way != REMOVED or self._has_symmetry:
            return groups
        return [(*group, 80 - group[0]) for group in groups]

    def _ranks(self, values: Values) -> list[int]:
        """How many givens each block has before an empty cell gets one, if blocks take turns."""
        rank = [0] * 81
        for block in BLOCKS:
            cells = HOUSE_CELLS[block]
            empty = [cell for cell in cells if not values[cell]]
            self._chance.shuffle(empty)
            for number, cell in enumerate(empty, len(cells) - len(empty)):
                rank[cell] = number
        return rank

    def _mirrored(self, values: Values) -> list[int]:
        """For each cell 0 if the best mirror shows a given there, 1 if another does, 2 if none."""
        given = [cell for cell in CELLS if values[cell]]
        mirrors = self._chance.sample(MIRRORS, len(MIRRORS))
        best = max(mirrors, key=lambda mirror: symmetric_givens(values, mirror))
        first = {best.cells[cell] for cell in given}
        second = images(given)
        return [0 if cell in first else 1 if cell in second else 2 for cell in CELLS]

    def thin(self, solution: Values, count: int) -> Values:
        """The solution without so many givens that *count* are left, if it stays the only one."""
        values = list(solution)
        left = 81 - count
        # What would be added last is taken away first.
        for group in reversed(self.next_groups(_NOTHING)):
            if left <= 0:
                break
            cells = self._with_opposite(group, values)
            if values[group[0]] and len(cells) <= left and remove_if_unique(values, cells):
                left -= len(cells)
        return tuple(values)

    def _with_opposite(self, group: Group, values: Sequence[int]) -> Group:
        """A cell alone or with the one opposite to it; what belongs together stays as it is."""
        cell = group[0]
        if self._has_symmetry or cell == _CENTRE or not values[80 - cell]:
            return group
        return (cell, 80 - cell) if self._chance.getrandbits(1) else group
