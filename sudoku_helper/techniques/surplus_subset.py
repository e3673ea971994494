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
from sudoku_helper.techniques.words.exclusion import Exclusion
from sudoku_helper.text import Text

_NAKED = Text(
    en="The extra candidates are {extra:candidates}; one of them is true.\n"
    "In {house:house} only {digits:digits} are left for {subset_cells:cells} together with this extra "
    "digit: {count:count} places for {count:count} digits, so each of these goes here.",
    de="Überzählig sind {extra:candidates}; einer dieser Kandidaten ist richtig.\n"
    "In {house:house} bleiben für {subset_cells:cells} sowie diese überzählige Ziffer zusammen nur "
    "{digits:digits}: {count:count} Plätze für {count:count} Ziffern, also kommt jede davon hier unter.",
)
_HIDDEN = Text(
    en="Extra candidates are in {roof:cells} only, so one of these two cells takes one.\n"
    "In {house:house} the digits {digits:digits} can only go in {places:cells}; without that one cell "
    "they need all of these.\n"
    "So there is no room for anything else in {subset_cells:cells}: cross out {removed:candidates}.",
    de="Überzählige Kandidaten gibt es nur in {roof:cells}, also bekommt eine dieser beiden Zellen "
    "einen davon.\n"
    "In {house:house} sind {digits:digits} nur in {places:cells} möglich; ohne diese eine Zelle "
    "brauchen sie alle übrigen davon.\n"
    "Für anderes ist in {subset_cells:cells} also kein Platz: Streiche {removed:candidates}.",
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
                exclusions = _exclusions(board, pattern, subset, digits)
                if exclusions:
                    truths = tuple(in_cell(cell) for cell in chosen)
                    yield self.conclude(
                        board, pattern, _removed(exclusions), truths, subset, _NAKED,
                        subset_cells=subset, digits=digits, house=house, count=count + 1,
                        exclusions=exclusions,
                    )  # fmt: skip

    def _hidden(self, board: SudokuBoard, pattern: Pattern, house: House) -> Iterator[Step]:
        pair = pattern.pair
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


def _exclusions(
    board: SudokuBoard, pattern: Pattern, subset: CellSet, digits: DigitSet
) -> list[Exclusion]:
    """What follows for each digit of a naked subset from its places there."""
    found = []
    for digit in members(digits):
        places = (subset & board.places[digit]) | pattern.extra_places(digit)
        targets = seen_by_all(places) & board.places[digit] & ~pattern.roof & ~subset
        if targets:
            found.append(Exclusion(digit, places, targets))
    return found


def _removed(exclusions: list[Exclusion]) -> tuple[Candidate, ...]:
    return tuple(
        sorted(each for digit, _, targets in exclusions for each in candidates_of(digit, targets))
    )
