"""One step of the way to the smallest image of a grid: the smallest row that can come next.

A state keeps what is already decided: which rows stand on top and, as far as it matters so far, the
order of stacks, columns and digits. Stacks that look alike so far, and columns of a stack that look
alike so far, are not put in order before a row tells them apart. Nor are the digits of the first
row that has any: each of them is tied to its column and known as soon as the column's place is.
"""

from collections.abc import Iterable, Iterator
from math import factorial
from typing import NamedTuple

from sudoku_helper.geometry import DIGITS, Digit
from sudoku_helper.symmetry.transformation import Transformation

Row = tuple[Digit, ...]

_LARGER_THAN_ALL = 10
_STACKS = range(3)
_COLUMNS_OF = ((0, 1, 2), (3, 4, 5), (6, 7, 8))


class Grid:
    """A grid or its transpose, row by row."""

    def __init__(self, rows: list[Row], transposed: bool) -> None:
        self.rows = rows
        self.transposed = transposed
        bands = [tuple(sorted(rows[start : start + 3])) for start in (0, 3, 6)]
        self.kinds = [(row, bands[number // 3]) for number, row in enumerate(rows)]
        """Rows of the same kind can change places without any difference."""

    def rows_after(self, order: tuple[int, ...]) -> Iterator[int]:
        """The rows that may follow on those in *order*; of each kind only one."""
        yield from {self.kinds[row]: row for row in self._free_rows(order)}.values()

    def alike(self, order: tuple[int, ...], row: int) -> int:
        """How many rows of the same kind could have followed on those in *order*."""
        return sum(1 for each in self._free_rows(order) if self.kinds[each] == self.kinds[row])

    def _free_rows(self, order: tuple[int, ...]) -> list[int]:
        """Every row that may follow on those in *order*."""
        if len(order) % 3:
            start = order[-1] // 3 * 3
            return [row for row in range(start, start + 3) if row not in order]
        begun = {row // 3 for row in order}
        return [row for row in range(9) if row // 3 not in begun]


class State(NamedTuple):
    """What is decided after some rows.

    ``low`` holds the first place that each stack, and then each column in its stack, can still
    take; those with the same first place look alike. ``labels`` are the new names of digits,
    ``homes`` the columns to which digits are tied, ``tied`` the names that go with those places.
    """

    grid: Grid
    order: tuple[int, ...] = ()
    low: tuple[int, ...] = (0,) * 12
    labels: tuple[int, ...] = (0,) * 10
    next_label: int = 1
    homes: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()
    settled: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    """The columns by place and the names of all digits, once both are fully known."""

    def settle_if_known(self) -> "State":
        """The same state, which remembers the order of columns and digits if it is complete."""
        places = [self.low[column // 3] * 3 + self.low[column + 3] for column in range(9)]
        if self.next_label < 10 or len(set(places)) < 9:
            return self
        columns = tuple(places.index(place) for place in range(9))
        names = tuple(
            self.tied[places[home]] if home >= 0 else label
            for home, label in zip(self.homes or (-1,) * 10, self.labels, strict=True)
        )
        return self._replace(settled=(columns, names))

    @property
    def transformation(self) -> Transformation:
        """The transformation that the state stands for; what was left open takes any order."""
        rows = [0] * 9
        for place, row in enumerate(self.order):
            rows[row] = place
        low = list(self.low)
        columns = [_settle(low, column) for column in range(9)]
        digits = list(self.labels)
        if self.homes:
            digits = [
                self.tied[columns[home]] if home >= 0 else label
                for home, label in zip(self.homes, self.labels, strict=True)
            ]
        unused = (label for label in range(1, 10) if label not in digits)
        digits[1:] = [label or next(unused) for label in digits[1:]]
        return Transformation(self.grid.transposed, tuple(rows), tuple(columns), tuple(digits))

    @property
    def interchanges(self) -> int:
        """How many transformations a state stands for after all rows, with every order left open.

        Rows of one kind, stacks and columns that look alike to the end, and digits that do not occur
        could have taken any order.
        """
        ways = factorial(DIGITS.stop - self.next_label)
        stacks = self.low[:3]
        for place in set(stacks):
            ways *= factorial(stacks.count(place))
        for stack in _STACKS:
            columns = self.low[3 * stack + 3 : 3 * stack + 6]
            for place in set(columns):
                ways *= factorial(columns.count(place))
        for place, row in enumerate(self.order):
            ways *= self.grid.alike(self.order[:place], row)
        return ways


def smallest_next_row(states: list[State]) -> tuple[list[Digit], list[State]]:
    """The smallest row that can follow on any of the states, and all states that it leads to."""
    search = _RowSearch()
    for state in states:
        for row in state.grid.rows_after(state.order):
            search.try_row(state, row)
    return search.best, search.found


class _RowSearch:
    """Finds the smallest image of a row, cell by cell, giving up where another one was smaller."""

    def __init__(self) -> None:
        self.best = [_LARGER_THAN_ALL] * 9
        self.found: list[State] = []

    def try_row(self, state: State, number: int) -> None:
        """Put a row next to what a state has decided, in every way that may be smallest."""
        self.row = state.grid.rows[number]
        if state.settled:
            self._copy_row(state, number)
            return
        self.state = state._replace(order=(*state.order, number))
        digits = [digit for digit in self.row if digit]
        if state.next_label == 1 and digits and len(set(digits)) == len(digits):
            self._tie_digits()
        else:
            self._walk(0, list(state.low), state.labels, state.next_label)

    def _copy_row(self, state: State, number: int) -> None:
        """Write a row where nothing is left to decide."""
        row = self.row
        columns, names = state.settled or ((), ())
        if names[row[columns[0]]] > self.best[0]:
            return
        image = [names[row[column]] for column in columns]
        if image > self.best:
            return
        if image < self.best:
            self.best = image
            self.found.clear()
        self.found.append(state._replace(order=(*state.order, number)))

    def _tie_digits(self) -> None:
        """Write the first digits in ascending order without deciding yet which is which."""
        filled = [sum(1 for c in columns if self.row[c]) for columns in _COLUMNS_OF]
        image: list[Digit] = []
        for count in sorted(filled):
            image += [0] * (3 - count)
            image += [sum(map(bool, image)) + number for number in range(1, count + 1)]
        if not all(self._fits(place, 1, value) for place, value in enumerate(image)):
            return
        low = [sum(1 for other in filled if other < count) for count in filled]
        low += [3 - filled[c // 3] if self.row[c] else 0 for c in range(9)]
        homes = [-1] * 10
        for column, digit in enumerate(self.row):
            homes[digit] = column if digit else -1
        self.found.append(
            self.state._replace(
                low=tuple(low),
                next_label=sum(filled) + 1,
                homes=tuple(homes),
                tied=tuple(image),
            )
        )

    def _walk(self, place: int, low: list[int], labels: tuple[int, ...], next_label: int) -> None:
        """Fill the row from *place* on in every way that is not larger than the best so far."""
        if place == 9:
            state = self.state._replace(low=tuple(low), labels=labels, next_label=next_label)
            self.found.append(state.settle_if_known())
            return
        slot = place // 3
        stacks = [stack for stack in _STACKS if low[stack] == slot]
        if len(stacks) == 1:
            self._choose_column(place, stacks[0], low, labels, next_label)
            return
        row = self.row
        filled = [stack for stack in stacks if any(row[c] for c in _COLUMNS_OF[stack])]
        empty = len(stacks) - len(filled)
        if empty:
            if self._fits(place, 3 * empty, 0):
                self._walk(place + 3 * empty, _moved(low, filled, empty), labels, next_label)
            return
        for stack in stacks:
            others = [other for other in stacks if other != stack]
            self._choose_column(place, stack, _moved(low, others, 1), labels, next_label)

    def _choose_column(
        self, place: int, stack: int, low: list[int], labels: tuple[int, ...], next_label: int
    ) -> None:
        """Put columns of the stack at *place*: the empty ones if there are, else each in turn."""
        row, offset = self.row, place % 3
        columns = [column for column in _COLUMNS_OF[stack] if low[column + 3] == offset]
        filled = [column for column in columns if row[column]]
        empty = len(columns) - len(filled)
        if empty:
            if self._fits(place, empty, 0):
                moved = _moved(low, [column + 3 for column in filled], empty)
                self._walk(place + empty, moved, labels, next_label)
            return
        for chosen in self._alike(filled):
            others = [column + 3 for column in filled if column not in chosen]
            moved = _moved(low, others, len(chosen)) if others else low
            self._name_digit(place, row[chosen[0]], len(chosen), moved, labels, next_label)

    def _alike(self, columns: list[int]) -> Iterable[list[int]]:
        """The columns gathered by their digit, one by one if other digits are tied to them."""
        if self.state.tied or len(columns) == 1:
            return [[column] for column in columns]
        by_digit: dict[Digit, list[int]] = {}
        for column in columns:
            by_digit.setdefault(self.row[column], []).append(column)
        return by_digit.values()

    def _name_digit(
        self,
        place: int,
        digit: Digit,
        count: int,
        low: list[int],
        labels: tuple[int, ...],
        next_label: int,
    ) -> None:
        """Write a digit *count* times from *place* on, under the smallest name it can have."""
        label = labels[digit]
        if not label and self.state.tied and (home := self.state.homes[digit]) >= 0:
            low = list(low)
            label = self.state.tied[_settle(low, home)]
        if not label:
            label = next_label
            labels = (*labels[:digit], label, *labels[digit + 1 :])
            next_label += 1
        if self._fits(place, count, label):
            self._walk(place + count, low, labels, next_label)

    def _fits(self, place: int, count: int, value: Digit) -> bool:
        """Whether nothing smaller is known than *count* times *value* from *place* on."""
        best = self.best
        for at in range(place, place + count):
            if value > best[at]:
                return False
            if value < best[at]:
                best[at:] = [value] + [_LARGER_THAN_ALL] * (8 - at)
                self.found.clear()
        return True


def _moved(low: list[int], those: list[int], by: int) -> list[int]:
    """The first places after *those* had to give way to others."""
    result = low.copy()
    for each in those:
        result[each] += by
    return result


def _settle(low: list[int], column: int) -> int:
    """Give a column the first place it can have, move its rivals behind it, and tell the place."""
    stack = column // 3
    slot = low[stack]
    for other in _STACKS:
        if other != stack and low[other] == slot:
            low[other] += 1
    offset = low[column + 3]
    for other in _COLUMNS_OF[stack]:
        if other != column and low[other + 3] == offset:
            low[other + 3] += 1
    return slot * 3 + offset
