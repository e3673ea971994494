"""The position of a Sudoku: digits, candidates, and the one text notation for both.

The notation is 81 characters row by row (``.`` or ``0`` for an empty cell, ``5`` for a given,
``+5`` for a digit the player placed), then, separated by blanks, what the player noted:
``r3c5<>24`` for candidates that were crossed out, ``r3c5+7`` for a pencil mark that still stands
although a digit in the same house excludes it.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from operator import itemgetter
from typing import Any, Generic, TypeVar

from sudoku_helper.candidates import CANDIDATES, candidate_number
from sudoku_helper.candidates import Candidate as Candidate  # a word of the board for all others
from sudoku_helper.demands import (
    BESIDE,
    EVERYTHING,
    IF_FALSE,
    OPTIONS_OF_CELLS,
    State,
    last_options,
    numbers_at,
)
from sudoku_helper.geometry import (
    ALL_CELLS,
    BIT,
    CELLS,
    DIGITS,
    HOUSE_CELLS,
    HOUSES,
    HOUSES_OF,
    PEERS,
    Cell,
    CellSet,
    Digit,
    DigitSet,
    House,
    cell_at,
    column_number,
    is_single,
    members,
    row_number,
    set_of,
    size,
    union,
)
from sudoku_helper.text import Text, TextError

DigitPlaces = tuple[CellSet, ...]
"""One set of cells for each digit; index 0 is unused and empty."""

NO_PLACES: DigitPlaces = (0,) * 10

HouseDigits = tuple[DigitSet, ...]
"""The candidates of the nine cells of a house."""

_IN_HOUSE: tuple[Callable[[tuple[DigitSet, ...]], HouseDigits], ...] = tuple(
    itemgetter(*cells) for cells in HOUSE_CELLS
)

_NOTHING_COUNTED: tuple[DigitPlaces, tuple[DigitSet, ...]] = (NO_PLACES, (0,) * 81)
"""The places of an earlier board, and the candidates that each cell had there: none at all."""


class BoardError(TextError):
    """A text that is not a position."""


_NOT_81_DIGITS = Text(
    en="expected 81 digits from 0 to 9, got {got}",
    de="81 Ziffern von 0 bis 9 erwartet, nicht {got}",
)
_NOT_81_CELLS = Text(en="expected 81 cells, got {got}", de="81 Zellen erwartet, nicht {got}")
_NO_CELLS = Text(
    en="expected 81 cells ('.', '5' or '+5'), got {got!r}",
    de="81 Zellen ('.', '5' oder '+5') erwartet, nicht {got!r}",
)
_NO_NOTE = Text(
    en="expected a note such as 'r3c5<>24', got {got!r}",
    de="eine Notiz wie 'r3c5<>24' erwartet, nicht {got!r}",
)
_NOTE_BESIDE_DIGIT = Text(
    en="expected a note for an empty cell, got {got!r}",
    de="eine Notiz für eine leere Zelle erwartet, nicht {got!r}",
)
_NO_PLACE = Text(
    en="expected a cell from 0 to 80 and a digit from 1 to 9, got {cell} and {digit}",
    de="eine Zelle von 0 bis 80 und eine Ziffer von 1 bis 9 erwartet, nicht {cell} und {digit}",
)


_Found = TypeVar("_Found")


class _found_once(Generic[_Found]):  # noqa: N801 - a decorator like those it stands beside
    """What a board finds when it is first asked for and then knows.

    ``functools.cached_property`` does the same behind a lock, which takes longer than most of what
    is found.
    """

    def __init__(self, find: Callable[[Any], _Found]) -> None:
        self.find = find
        self.name = find.__name__
        self.__doc__ = find.__doc__

    def __get__(self, board: Any, _kind: type) -> _Found:
        found = self.find(board)
        setattr(board, self.name, found)
        return found


class SudokuBoard:
    """An immutable position.

    ``values[cell]`` is the digit in a cell or 0, ``givens`` the cells whose digit belongs to the
    puzzle, ``places[digit]`` the cells where a digit is a candidate and ``stale[digit]`` the
    cells with a pencil mark of it that a placed digit excludes. A stale mark is never a place.
    """

    def __init__(
        self,
        values: tuple[Digit, ...],
        givens: CellSet,
        places: DigitPlaces,
        stale: DigitPlaces = NO_PLACES,
    ) -> None:
        """Take the parts as they are; use ``parse`` or ``of`` to make a board from outside data."""
        self.values = values
        self.givens = givens
        self.places = places
        self.stale = stale
        self._counted = _NOTHING_COUNTED
        self._options: State = 0

    @classmethod
    def of(
        cls,
        values: Sequence[Digit],
        givens: CellSet | None = None,
        crossed_out: Iterable[Candidate] = (),
        stale: Iterable[Candidate] = (),
    ) -> "SudokuBoard":
        """A board from its digits; without *givens* every digit is one."""
        if len(values) != 81 or min(values) < 0 or max(values) > 9:
            raise BoardError(_NOT_81_DIGITS, got=_digits_told(values))
        if givens is None:
            givens = set_of(cell for cell in CELLS if values[cell])
        places = list(possible_places(values))
        for cell, digit in crossed_out:
            places[digit] &= ~BIT[cell]
        stale_places = NO_PLACES
        for cell, digit in stale:
            marks = list(stale_places)
            marks[digit] |= BIT[cell]
            stale_places = tuple(marks)
        return cls(tuple(values), givens, tuple(places), stale_places)

    @classmethod
    def parse(cls, text: str) -> "SudokuBoard":
        """Read the notation, the inverse of ``notation``."""
        grid, *notes = text.split() or [""]
        if not _GRID.fullmatch(grid):
            raise BoardError(_NO_CELLS, got=_shorten(grid))
        texts = _CELL_TEXT.findall(grid)
        if len(texts) != 81:
            raise BoardError(_NOT_81_CELLS, got=len(texts))
        values = [0 if text in ".0" else int(text[-1]) for text in texts]
        givens = set_of(cell for cell in CELLS if values[cell] and len(texts[cell]) == 1)
        possible = possible_places(values)
        crossed_out: list[Candidate] = []
        stale: list[Candidate] = []
        for note in notes:
            cell, sign, digits = _read_note(note)
            for digit in digits:
                if values[cell]:
                    raise BoardError(_NOTE_BESIDE_DIGIT, got=note)
                is_possible = bool(possible[digit] & BIT[cell])
                if sign == "<>" and is_possible:
                    crossed_out.append(Candidate(cell, digit))
                elif sign == "+" and not is_possible:
                    stale.append(Candidate(cell, digit))
        return cls.of(values, givens, crossed_out, stale)

    @property
    def notation(self) -> str:
        """The whole position as one line of text."""
        grid = "".join(
            "." if not value else str(value) if self.givens & BIT[cell] else f"+{value}"
            for cell, value in enumerate(self.values)
        )
        crossed_out = _notes(self.crossed_out, "<>")
        return " ".join([grid, *crossed_out, *_notes(self.stale_marks, "+")])

    @property
    def line(self) -> str:
        """The digits alone as 81 characters, dots for empty cells."""
        return "".join(str(value) if value else "." for value in self.values)

    def place(self, cell: Cell, digit: Digit) -> "SudokuBoard":
        """The board after the player wrote a digit into an empty cell."""
        if not (0 <= cell <= 80 and 1 <= digit <= 9):
            raise BoardError(_NO_PLACE, cell=cell, digit=digit)
        return self.after((Candidate(cell, digit),), ())

    def cross_out(self, candidates: Iterable[Candidate]) -> "SudokuBoard":
        """The board without some candidates."""
        return self.after((), candidates)

    def after(
        self, placements: Collection[Candidate], cross_outs: Iterable[Candidate]
    ) -> "SudokuBoard":
        """The board after digits were placed and candidates crossed out."""
        values, places = list(self.values), list(self.places)
        standing, stale, options = list(self.standing), self.stale, self._options
        placed = 0
        for cell, digit in placements:
            if values[cell]:
                raise ValueError(f"cell {cell} holds {values[cell]} already")
            values[cell] = digit
            placed |= BIT[cell]
            standing[digit] |= BIT[cell]
            places[digit] &= ~PEERS[cell]
            options &= BESIDE[candidate_number(cell, digit)]
        empty, last_cells = self.empty, self.last_cells
        if placed:
            empty &= ~placed
            places = [marks & empty for marks in places]
            last_cells &= empty
            for cell, _ in placements:
                for house in HOUSES_OF[cell]:
                    left = empty & HOUSES[house]
                    if not left & (left - 1):
                        last_cells |= left
            if stale is not NO_PLACES:
                stale = tuple(marks & empty for marks in stale)
        for cell, digit in cross_outs:
            places[digit] &= ~BIT[cell]
            options &= IF_FALSE[candidate_number(cell, digit)]
        board = SudokuBoard(tuple(values), self.givens, tuple(places), stale)
        # What this board knows of its cells need not be found again on the new one.
        board.empty, board.standing, board.last_cells = empty, tuple(standing), last_cells
        board._counted, board._options = self._counted, options
        return board

    def without_notes(self) -> "SudokuBoard":
        """The board with every candidate that the digits allow."""
        return SudokuBoard(self.values, self.givens, possible_places(self.values))

    def only_givens(self) -> "SudokuBoard":
        """The puzzle as it was before the player did anything."""
        return SudokuBoard.of(
            [value if self.givens & BIT[cell] else 0 for cell, value in enumerate(self.values)]
        )

    @_found_once
    def empty(self) -> CellSet:
        """The cells without a digit."""
        return set_of(cell for cell, value in enumerate(self.values) if not value)

    @property
    def placed(self) -> CellSet:
        """The cells that the player filled."""
        return ALL_CELLS & ~self.empty & ~self.givens

    @_found_once
    def last_cells(self) -> CellSet:
        """The empty cells that are the last ones of a house."""
        return union(left for house in HOUSES if is_single(left := self.empty & house))

    @_found_once
    def standing(self) -> DigitPlaces:
        """The cells in which each digit stands."""
        standing = [0] * 10
        for cell, value in enumerate(self.values):
            standing[value] |= BIT[cell]
        return (0, *standing[1:])

    @_found_once
    def digits(self) -> tuple[DigitSet, ...]:
        """The candidates of each cell."""
        places_before, digits_before = self._counted
        digits = list(digits_before)
        for digit in DIGITS:
            changed = self.places[digit] ^ places_before[digit]
            if changed:
                bit = BIT[digit]
                for cell in members(changed):
                    digits[cell] ^= bit
        found = tuple(digits)
        self._counted = self.places, found
        return found

    @_found_once
    def house_digits(self) -> tuple[HouseDigits, ...]:
        """The candidates of the cells of each house.

        What a search within one house finds depends on these alone, so it is remembered by them.
        """
        digits = self.digits
        return tuple([in_house(digits) for in_house in _IN_HOUSE])

    @_found_once
    def _at_least(self) -> tuple[CellSet, ...]:
        """The cells that have at least n candidates, for n from 0 to 5."""
        one = two = three = four = five = 0
        for places in self.places:
            five |= four & places
            four |= three & places
            three |= two & places
            two |= one & places
            one |= places
        return ALL_CELLS, one, two, three, four, five

    @property
    def options(self) -> State:
        """The demands that are still open, and their options."""
        if not self._options:
            self._options = EVERYTHING
            for cell, value in enumerate(self.values):
                if value:
                    self._options &= BESIDE[candidate_number(cell, value)]
            for cell, digit in self.crossed_out:
                self._options &= IF_FALSE[candidate_number(cell, digit)]
        return self._options

    @_found_once
    def singles(self) -> State:
        """Every naked and hidden single: the options that are the only ones left of a demand."""
        return last_options(self.options)

    @_found_once
    def naked_singles(self) -> list[Candidate]:
        """The candidates that are the only ones of their cells, cell by cell."""
        return [CANDIDATES[number] for number in numbers_at(self.singles & OPTIONS_OF_CELLS)]

    @_found_once
    def naked(self) -> CellSet:
        """The cells with exactly one candidate."""
        return set_of(cell for cell, _ in self.naked_singles)

    def cells_with(self, count: int) -> CellSet:
        """The cells that have exactly *count* candidates, from 1 to 4."""
        return self._at_least[count] & ~self._at_least[count + 1]

    @_found_once
    def bivalue(self) -> CellSet:
        """The cells with exactly two candidates."""
        return self.cells_with(2)

    @_found_once
    def pairs(self) -> tuple[tuple[tuple[House, CellSet], ...], ...]:
        """For each digit the houses in which it has exactly two places, with those places."""
        return tuple(map(pairs_of, self.places))

    @property
    def crossed_out(self) -> list[Candidate]:
        """The candidates that the digits would allow but that are gone, cell by cell."""
        gone = [
            possible & ~left
            for possible, left in zip(possible_places(self.values), self.places, strict=True)
        ]
        return sorted(Candidate(cell, digit) for digit in DIGITS for cell in members(gone[digit]))

    @property
    def stale_marks(self) -> list[Candidate]:
        """The pencil marks that a placed digit excludes, cell by cell."""
        return sorted(
            Candidate(cell, digit) for digit in DIGITS for cell in members(self.stale[digit])
        )

    @property
    def has_notes(self) -> bool:
        """Whether the position holds more than its digits tell."""
        return bool(self.crossed_out) or any(self.stale)

    @property
    def candidates(self) -> Iterator[Candidate]:
        """Every candidate, cell by cell."""
        for cell, digits in enumerate(self.digits):
            for digit in members(digits):
                yield Candidate(cell, digit)

    def __getitem__(self, place: tuple[int, int]) -> Digit:
        """The digit at a row and a column, both counted from 1, or 0: ``board[3, 5]`` is r3c5."""
        return self.values[_cell_of(place)]

    def candidates_at(self, row: int, column: int) -> tuple[Digit, ...]:
        """The candidates at a row and a column, both counted from 1; none where a digit stands."""
        return tuple(members(self.digits[_cell_of((row, column))]))

    def candidates_of(self, digit: Digit) -> tuple[Candidate, ...]:
        """Where a digit is a candidate, cell by cell."""
        if digit not in DIGITS:
            raise ValueError(f"expected a digit from 1 to 9, got {digit!r}")
        return tuple(Candidate(cell, digit) for cell in members(self.places[digit]))

    def has(self, candidate: Candidate) -> bool:
        """Whether a digit is a candidate of a cell."""
        return bool(self.places[candidate.digit] & BIT[candidate.cell])

    @property
    def is_complete(self) -> bool:
        """Whether every cell holds a digit, right or wrong."""
        return not self.empty

    @property
    def is_solved(self) -> bool:
        """Whether every house holds every digit."""
        return self.is_complete and all(is_valid_house(self, house) for house in range(27))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SudokuBoard) and self._key == other._key

    def __hash__(self) -> int:
        return self._hash

    @_found_once
    def _hash(self) -> int:
        """Boards that are remembered are looked up again and again; their candidates tell them apart."""
        return hash(self.places)

    @property
    def _key(self) -> tuple[object, ...]:
        return self.values, self.givens, self.places, self.stale

    def __repr__(self) -> str:
        return f"SudokuBoard.parse({self.notation!r})"

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        # Pictures are drawn from boards, so the board knows them by name only.
        drawn: str = import_module("sudoku_helper.drawing.notebook").show(self)
        return drawn

    def __str__(self) -> str:
        """A grid in which a digit stands with a dot behind it and candidates stand together."""
        texts = [
            f"{value}." if value else "".join(map(str, members(self.digits[cell]))) or "-"
            for cell, value in enumerate(self.values)
        ]
        widths = [max(len(texts[cell]) for cell in range(column, 81, 9)) for column in range(9)]
        lines = []
        for row in range(9):
            words = [texts[row * 9 + column].ljust(widths[column]) for column in range(9)]
            stacks = [" ".join(words[start : start + 3]) for start in (0, 3, 6)]
            lines.append(" | ".join(stacks).rstrip())
            if row in (2, 5):
                lines.append("-+-".join("-" * len(stack) for stack in stacks))
        return "\n".join(lines)


@lru_cache(maxsize=1 << 12)
def pairs_of(places: CellSet) -> tuple[tuple[House, CellSet], ...]:
    """The houses that have exactly two of some places, with those two."""
    return tuple(
        [
            (house, found)
            for house, cells in enumerate(HOUSES)
            if (found := cells & places) and size(found) == 2
        ]
    )


def possible_places(values: Sequence[Digit]) -> DigitPlaces:
    """Where each digit can stand as far as the digits on the board tell."""
    excluded = [0] * 10
    filled = 0
    for cell, value in enumerate(values):
        if value:
            filled |= BIT[cell]
            excluded[value] |= PEERS[cell]
    free = ALL_CELLS & ~filled
    return (0, *(free & ~excluded[digit] for digit in DIGITS))


def is_valid_house(board: SudokuBoard, house: House) -> bool:
    """Whether a house holds no digit twice; empty cells do not matter."""
    digits = [board.values[cell] for cell in members(HOUSES[house] & ~board.empty)]
    return len(digits) == len(set(digits))


_GRID = re.compile(r"(?:\.|0|\+?[1-9])*")
_CELL_TEXT = re.compile(r"\.|0|\+?[1-9]")
_NOTE = re.compile(r"r([1-9])c([1-9])(<>|\+)([1-9]+)")


def _cell_of(place: object) -> Cell:
    """The cell at a row and a column as somebody outside names them."""
    match place:
        case (int(row), int(column)) if 1 <= row <= 9 and 1 <= column <= 9:
            return cell_at(row, column)
        case (_, _):
            raise IndexError(f"expected a row and a column from 1 to 9, got {place!r}")
    # No IndexError: that would look like the end to whoever walks over a board.
    raise TypeError(f"expected board[row, column], got board[{place!r}]")


def _read_note(note: str) -> tuple[Cell, str, list[Digit]]:
    match = _NOTE.fullmatch(note)
    if not match:
        raise BoardError(_NO_NOTE, got=_shorten(note))
    row, column, sign, digits = match.groups()
    return cell_at(int(row), int(column)), sign, [int(digit) for digit in digits]


def _notes(candidates: Iterable[Candidate], sign: str) -> list[str]:
    """The notes that stand for some candidates, one for each cell."""
    digits_of: dict[Cell, str] = {}
    for cell, digit in sorted(candidates):
        digits_of[cell] = digits_of.get(cell, "") + str(digit)
    return [
        f"r{row_number(cell)}c{column_number(cell)}{sign}{digits}"
        for cell, digits in digits_of.items()
    ]


def effects_notation(placements: Iterable[Candidate], cross_outs: Iterable[Candidate]) -> str:
    """What a step does as text: ``r1c1=5`` for a placed digit, ``r3c5<>24`` for cross-outs."""
    return " ".join([*_notes(placements, "="), *_notes(cross_outs, "<>")])


def _digits_told(values: Sequence[Digit]) -> str:
    """What is wrong with digits that make no board."""
    wrong = [value for value in values if not 0 <= value <= 9]
    return f"{len(values)}" if len(values) != 81 else f"{wrong[0]}"


def _shorten(text: str, length: int = 40) -> str:
    return text if len(text) <= length else text[:length] + "…"
