"""Solves like a beginner who looks at blocks only, or at rows only, or at columns only.

The order is fixed: full house, naked single, hidden single, naked pair, hidden pair. Of several
finds the one in the house with the smallest anchor cell counts, and in it the smallest cell or pair.

A query about one house looks at that house; a query about the grid looks at every house. A cell of
a pair is never a single with regard to the houses that are looked at.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from sudoku_helper.board import Candidate, SudokuBoard, is_valid_house
from sudoku_helper.geometry import (
    ALL_DIGITS,
    BLOCKS,
    COLUMNS,
    DIGITS,
    HOUSE_CELLS,
    HOUSES,
    ROWS,
    Cell,
    DigitSet,
    House,
    anchor,
    is_single,
    members,
    only,
    seen_by_all,
    set_of,
    size,
    smallest,
)

KINDS: dict[str, range] = {"block": BLOCKS, "row": ROWS, "column": COLUMNS}
"""The houses of each kind, smallest anchor cell first."""

Pair = tuple[Cell, Cell]
PairSearch = Callable[[SudokuBoard, House], Iterator[tuple[Pair, DigitSet]]]


@dataclass(frozen=True)
class Move:
    """What one round of the solver finds in a house: a digit for a cell, or a pair and what it excludes."""

    rule: str
    house: House
    cells: tuple[Cell, ...]
    digits: DigitSet
    cross_outs: tuple[Candidate, ...] = ()

    @property
    def placement(self) -> Candidate | None:
        """The digit that is written, unless it is a pair."""
        return Candidate(self.cells[0], only(self.digits)) if len(self.cells) == 1 else None

    def apply(self, board: SudokuBoard) -> SudokuBoard:
        """The board after it."""
        placement = self.placement
        return board.place(*placement) if placement else board.cross_out(self.cross_outs)


def solve_by(board: SudokuBoard, kind: str) -> list[SudokuBoard]:
    """The grids on the way, each with one digit more, looking at one kind of house only.

    The first is the given board; the last need not be solved.
    """
    return [board, *(after for move, after in moves_by(board, kind) if move.placement)]


def moves_by(board: SudokuBoard, kind: str) -> Iterator[tuple[Move, SudokuBoard]]:
    """What is found round by round, looking at one kind of house only, and the board after each.

    If the smallest naked pair excludes nothing, the smallest hidden pair is tried and no other
    naked pair; then the way ends.
    """
    if kind not in KINDS:
        raise ValueError(f"expected block, row or column, got {kind!r}")
    houses = KINDS[kind]
    board = board.without_notes()
    while not board.is_solved:
        move = _first_placement(board, houses) or _first_pair(board, houses)
        if move is None:
            return
        board = move.apply(board)
        yield move, board


def full_houses(board: SudokuBoard, houses: Iterable[House] = range(27)) -> list[House]:
    """The houses that are filled without a clash except for one cell, smallest anchor first."""
    full = [h for h in houses if is_single(board.empty & HOUSES[h]) and is_valid_house(board, h)]
    return sorted(full, key=anchor)


def minimal_naked_single(board: SudokuBoard, house: House | None = None) -> Cell | None:
    """The smallest cell that has one candidate left, in a house or in the grid, or None."""
    cells = board.naked if house is None else board.naked & HOUSES[house]
    return smallest(cells) if cells else None


def minimal_hidden_single(board: SudokuBoard, house: House | None = None) -> Cell | None:
    """The smallest cell that is the only place of a digit in a house, or in any house, or None."""
    found = min(_hidden_singles(board, _looked_at(house)), default=None)
    return found.cell if found else None


def minimal_naked_pair(board: SudokuBoard, house: House | None = None) -> Pair | None:
    """The smallest pair of cells in a house, or in any house, with the same two candidates."""
    return _smallest_pair(board, house, _naked_pairs)


def minimal_hidden_pair(board: SudokuBoard, house: House | None = None) -> Pair | None:
    """The smallest pair of cells that are the only places of two digits in a house."""
    return _smallest_pair(board, house, _hidden_pairs)


def has_naked_single(board: SudokuBoard, house: House | None = None) -> bool:
    """Whether a cell has one candidate left."""
    return minimal_naked_single(board, house) is not None


def has_hidden_single(board: SudokuBoard, house: House | None = None) -> bool:
    """Whether a digit has one place left."""
    return minimal_hidden_single(board, house) is not None


def has_naked_pair(board: SudokuBoard, house: House | None = None) -> bool:
    """Whether there is a pair of cells with the same two candidates."""
    return minimal_naked_pair(board, house) is not None


def has_hidden_pair(board: SudokuBoard, house: House | None = None) -> bool:
    """Whether there is a pair of cells that are the only places of two digits."""
    return minimal_hidden_pair(board, house) is not None


def _looked_at(house: House | None) -> Iterable[House]:
    return range(27) if house is None else (house,)


def _first_placement(board: SudokuBoard, houses: range) -> Move | None:
    """The digit to write next: full house before naked single before hidden single."""
    for house in full_houses(board, houses):
        cell = only(board.empty & HOUSES[house])
        missing = ALL_DIGITS & ~set_of(board.values[each] for each in HOUSE_CELLS[house])
        if missing & board.digits[cell]:
            return Move("full-house", house, (cell,), missing)
    for house in houses:
        naked = minimal_naked_single(board, house)
        if naked is not None:
            return Move("naked-single", house, (naked,), board.digits[naked])
    for house in houses:
        hidden = min(_hidden_singles(board, (house,)), default=None)
        if hidden:
            return Move("hidden-single", house, (hidden.cell,), set_of((hidden.digit,)))
    return None


def _first_pair(board: SudokuBoard, houses: range) -> Move | None:
    """The smallest naked pair if it excludes something, or else the smallest hidden pair if it does."""
    for rule, pairs_in in (("naked-pair", _naked_pairs), ("hidden-pair", _hidden_pairs)):
        found = ((house, list(pairs_in(board, house))) for house in houses)
        house, pairs = next(((house, pairs) for house, pairs in found if pairs), (0, []))
        if not pairs:
            continue
        cells, digits = min(pairs)
        if cross_outs := _excluded_by(board, cells, digits):
            return Move(rule, house, cells, digits, cross_outs)
    return None


def _excluded_by(board: SudokuBoard, cells: Pair, digits: DigitSet) -> tuple[Candidate, ...]:
    """The digits of a pair wherever both of its cells are seen, and other digits in its cells."""
    others = seen_by_all(set_of(cells))
    elsewhere = (
        Candidate(cell, digit)
        for digit in members(digits)
        for cell in members(board.places[digit] & others)
    )
    inside = (
        Candidate(cell, digit) for cell in cells for digit in members(board.digits[cell] & ~digits)
    )
    return (*elsewhere, *inside)


def _hidden_singles(board: SudokuBoard, houses: Iterable[House]) -> Iterator[Candidate]:
    """The only place of a digit, for every house in which a digit has just one."""
    for house in houses:
        for digit in DIGITS:
            places = board.places[digit] & HOUSES[house]
            if is_single(places):
                yield Candidate(only(places), digit)


def _naked_pairs(board: SudokuBoard, house: House) -> Iterator[tuple[Pair, DigitSet]]:
    """Two cells with the same two candidates, and those candidates."""
    for first, second in combinations(members(board.bivalue & HOUSES[house]), 2):
        if board.digits[first] == board.digits[second]:
            yield (first, second), board.digits[first]


def _hidden_pairs(board: SudokuBoard, house: House) -> Iterator[tuple[Pair, DigitSet]]:
    """The only two places of two digits, and those digits."""
    places = {digit: board.places[digit] & HOUSES[house] for digit in DIGITS}
    for one, other in combinations(DIGITS, 2):
        if places[one] == places[other] and size(places[one]) == 2:
            first, second = members(places[one])
            yield (first, second), set_of((one, other))


def _smallest_pair(board: SudokuBoard, house: House | None, pairs_in: PairSearch) -> Pair | None:
    """The smallest pair of which no cell is a single in the houses that are looked at."""
    houses = _looked_at(house)
    singles = board.naked | set_of(found.cell for found in _hidden_singles(board, houses))
    pairs = (cells for each in houses for cells, _ in pairs_in(board, each))
    return min((cells for cells in pairs if not set_of(cells) & singles), default=None)
