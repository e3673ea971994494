"""The conclusion of type 3: extra candidates that complete a naked or a hidden subset."""

from collections.abc import Iterator
from itertools import combinations

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    ALL_DIGITS,
    BIT,
    HOUSES,
    CellSet,
    DigitSet,
    House,
    common_houses,
    is_single,
    members,
    seen_by_all,
    set_of,
    size,
    union,
)
from sudoku_helper.proofs.truths import in_cell, in_house
from sudoku_helper.step import Step, candidates_of, cell_candidates, one_of_each_effect
from sudoku_helper.techniques.surplus import Pattern, Uniqueness
from sudoku_helper.text import Text

_NAKED = Text(
    en="The extra candidates are {extra:candidates}; one of them is true.\n"
    "In {subset_cells:cells} only {digits:digits} are possible, so together with that extra digit all "
    "of {digits:digits} are used up in {house:house}.\n"
    "Therefore {removed:candidates} can be crossed out.",
    de="Überzählig sind {extra:candidates}; einer dieser Kandidaten ist richtig.\n"
    "In {subset_cells:cells} sind nur {digits:digits} möglich; zusammen mit der überzähligen Ziffer "
    "sind damit in {house:house} alle diese Ziffern vergeben.\n"
    "Darum kann man {removed:candidates} streichen.",
)
_HIDDEN = Text(
    en="In {house:house}, the digits {digits:digits} are possible only in {places:cells}, "
    "and one of {roof:cells} takes an extra candidate.\n"
    "So these digits need {subset_cells:cells} for themselves, and {removed:candidates} can be "
    "crossed out.",
    de="In {house:house} sind die Ziffern {digits:digits} nur in {places:cells} "
    "möglich, und eine der Zellen {roof:cells} bekommt einen überzähligen "
    "Kandidaten.\n"
    "Diese Ziffern brauchen {subset_cells:cells} also für sich, und man kann "
    "{removed:candidates} streichen.",
)


class WithSubset(Uniqueness):
    """Type 3: the cells with extra candidates act like one cell of a naked or hidden subset."""

    explanation = _NAKED

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every pattern whose extra candidates complete a subset, small subsets first."""
        yield from one_of_each_effect(self._all(board))

    def _all(self, board: SudokuBoard) -> Iterator[Step]:
        for pattern in self.patterns(board):
            if is_single(pattern.roof) or is_single(pattern.extra_digits):
                continue
            for house in common_houses(pattern.roof):
                yield from self._hidden(board, pattern, house)
                yield from self._naked(board, pattern, house)

    def _naked(self, board: SudokuBoard, pattern: Pattern, house: House) -> Iterator[Step]:
        extra = pattern.extra_digits
        cells = [
            cell
            for cell in members(HOUSES[house] & board.empty & ~pattern.roof)
            if size(board.digits[cell] | extra) <= 5
        ]
        for count in range(max(1, size(extra) - 1), 5):
            for chosen in combinations(cells, count):
                digits = extra
                for cell in chosen:
                    digits |= board.digits[cell]
                if size(digits) != count + 1:
                    continue
                subset = set_of(chosen)
                removed = _outside(board, pattern, subset, digits)
                if removed:
                    truths = tuple(in_cell(cell) for cell in chosen)
                    yield self.conclude(
                        board, pattern, removed, truths, subset, _NAKED,
                        subset_cells=subset, digits=digits, house=house, removed=removed,
                    )  # fmt: skip

    def _hidden(self, board: SudokuBoard, pattern: Pattern, house: House) -> Iterator[Step]:
        pair = pattern.words.get("pair", 0)
        if size(pattern.roof) != 2 or size(pair) != 2:
            return
        others = HOUSES[house] & ~pattern.roof
        away = [
            digit
            for digit in members(ALL_DIGITS & ~pattern.extra_digits & ~pair)
            if board.places[digit] & others and not board.places[digit] & pattern.roof
        ]
        for count in (1, 2, 3):
            for more in combinations(away, count - 1):
                digits = pair | set_of(more)
                subset = others & union(board.places[digit] for digit in members(digits))
                removed = tuple(
                    candidate
                    for candidate in cell_candidates(board, subset)
                    if not BIT[candidate.digit] & digits
                )
                if size(subset) == count and removed:
                    truths = tuple(in_house(house, digit) for digit in members(digits))
                    yield self.conclude(
                        board, pattern, removed, truths, subset, _HIDDEN,
                        subset_cells=subset, digits=digits, house=house, removed=removed,
                        places=subset | pattern.roof,
                    )  # fmt: skip


def _outside(
    board: SudokuBoard, pattern: Pattern, subset: CellSet, digits: DigitSet
) -> tuple[Candidate, ...]:
    """The candidates that see every place of their digit in a naked subset."""
    removed: list[Candidate] = []
    for digit in members(digits):
        inside = (subset & board.places[digit]) | pattern.extra_places(digit)
        targets = seen_by_all(inside) & board.places[digit] & ~pattern.roof & ~subset
        removed += candidates_of(digit, targets)
    return tuple(sorted(removed))
