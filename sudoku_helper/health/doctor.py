"""The entry doctor: what is wrong with a puzzle that was typed in, and how to repair it.

A slip while typing leaves digits that clash, no solution, or several. The doctor undoes each slip
that may have happened and keeps those after which the puzzle has exactly one solution. Whoever read
the puzzle from a photo knows where it was hard to read: slips are looked for there first.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, repeat

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import CELLS, Cell, CellSet, Digit, set_of
from sudoku_helper.health.mistakes import Conflict, conflicts
from sudoku_helper.health.slips import Slip, lonely_cells, missing, shifts, slips_at
from sudoku_helper.solver import solutions
from sudoku_helper.solver.obstacles import FEWEST_DIFFERENT_DIGITS, FEWEST_GIVENS, obstacles
from sudoku_helper.solver.search import OutOfPatienceError, Patience, number_of_solutions
from sudoku_helper.text import Sentence, Speech, Text, Words

BUDGET = 15_000
"""How many fillings and branches the doctor tries before he stops looking for suspects.

Counted rather than timed, so that the same entry gets the same answer on a fast machine and on a
slow one.
"""

_PATIENCE = 600
"""Branches after which a repair is left undecided."""

Guesses = Mapping[Cell, Digit]
"""For each cell that was hard to read what it may hold instead; 0 if it may be empty."""

_NO_GUESSES: Guesses = {}

_SOLUTIONS_COMPARED = 50
"""How many solutions are compared; where there are more, each digit is tried in each cell."""


@dataclass(frozen=True)
class Diagnosis:
    """The state of an entry, and the slips that would explain it, likeliest first.

    ``state`` is "unique", "conflict", "none" or "several". ``differing`` are the cells where
    solutions differ and one more digit could decide: where a given may be missing. A diagnosis that
    is not ``thorough`` ran out of patience before every slip was tried.
    """

    state: str
    text: Text
    words: Words
    conflicts: tuple[Conflict, ...] = ()
    suspects: tuple[Slip, ...] = ()
    differing: CellSet = 0
    thorough: bool = True

    def message(self, speech: Speech) -> list[Sentence]:
        """What is wrong, in whole sentences."""
        sentences = [speech.sentence(self.text, self.words)]
        if not self.thorough:
            sentences.append(speech.sentence(_GAVE_UP, {}))
        return sentences


_UNIQUE = Text(
    en="This Sudoku has exactly one solution.", de="Dieses Sudoku hat genau eine Lösung."
)
_NONE = Text(
    en="This Sudoku has no solution. Please compare it with your original.",
    de="Dieses Sudoku hat keine Lösung. Bitte vergleiche es mit der Vorlage.",
)
_SEVERAL = Text(
    en="This Sudoku has several solutions. Perhaps a digit is missing in one of the marked cells.",
    de="Dieses Sudoku hat mehrere Lösungen. Vielleicht fehlt in einer der markierten Zellen eine "
    "Ziffer.",
)
_GAVE_UP = Text(
    en="The search for the slip was stopped early, so there may be more explanations.",
    de="Die Suche nach dem Tippfehler wurde vorzeitig beendet; es kann noch mehr Erklärungen geben.",
)


def examine(board: SudokuBoard, budget: int = BUDGET, guesses: Guesses = _NO_GUESSES) -> Diagnosis:
    """What is wrong with the digits on *board*, taking all of them as givens."""
    clashes = tuple(conflicts(board))
    found = [] if clashes else list(islice(solutions(board), _SOLUTIONS_COMPARED))
    if len(found) == 1:
        return Diagnosis("unique", _UNIQUE, {})
    state = "conflict" if clashes else "several" if found else "none"
    obstacle = next(obstacles(board), None)
    text = obstacle.text if obstacle else _SEVERAL if found else _NONE
    words = obstacle.words if obstacle else {}
    if _is_unfinished(board):
        return Diagnosis(state, text, words, clashes)
    search = _SlipSearch(board.values, budget, guesses)
    misread = search.explaining(search.misreadings())
    deciding = search.deciding_cells(board, found)
    suspects = tuple(_ranked(board.values, [*misread, *search.explaining(search.slips())], guesses))
    return Diagnosis(state, text, words, clashes, suspects, deciding, search.thorough)


def _is_unfinished(board: SudokuBoard) -> bool:
    """Whether more than one digit is missing, so that no single slip can be to blame."""
    filled = [value for value in board.values if value]
    return len(filled) < FEWEST_GIVENS - 1 or len(set(filled)) < FEWEST_DIFFERENT_DIGITS - 1


class _SlipSearch:
    """The hunt for slips whose repair makes the puzzle unique, until the budget is used up."""

    def __init__(self, values: tuple[Digit, ...], budget: int, guesses: Guesses) -> None:
        self.values = values
        self.guesses = guesses
        self.patience: Patience = repeat(True, budget)
        self.thorough = True

    def explaining(self, slips: Iterator[Slip]) -> list[Slip]:
        """Those of the slips that explain the entry."""
        return [slip for slip in slips if self._count(slip.values, 2) == 1]

    def deciding_cells(self, board: SudokuBoard, found: Sequence[SudokuBoard]) -> CellSet:
        """The cells in which one more digit leaves one solution, or else all that differ."""
        if not found:
            return 0
        digits_in = [[solution.values[cell] for solution in found] for cell in CELLS]
        if len(found) < _SOLUTIONS_COMPARED:
            deciding = set_of(
                cell
                for cell, digits in enumerate(digits_in)
                if any(digits.count(digit) == 1 for digit in set(digits))
            )
        else:
            deciding = set_of(
                cell
                for cell, digit in board.without_notes().candidates
                if self._count([*self.values[:cell], digit, *self.values[cell + 1 :]], 2) == 1
            )
        return deciding or set_of(
            cell for cell, digits in enumerate(digits_in) if len(set(digits)) > 1
        )

    def misreadings(self) -> Iterator[Slip]:
        """The slips in cells that were hard to read."""
        for cell, guess in self.guesses.items():
            if self.values[cell]:
                yield from self._slips_at(cell)
            elif guess:
                yield missing(self.values, cell, guess)

    def slips(self) -> Iterator[Slip]:
        """The slips everywhere else: the whole row first, then digit by digit."""
        yield from shifts(self.values)
        for cell in CELLS:
            if self.values[cell] and cell not in self.guesses:
                yield from self._slips_at(cell)

    def _slips_at(self, cell: Cell) -> Iterator[Slip]:
        if self._is_solvable_without(cell):
            yield from slips_at(self.values, cell)

    def _is_solvable_without(self, cell: int) -> bool:
        """Whether a slip in this cell alone can be to blame."""
        without = list(self.values)
        without[cell] = 0
        return self._count(without, 1) != 0

    def _count(self, values: Sequence[Digit], limit: int) -> int | None:
        """How many solutions there are, or None if that takes too long."""
        if next(self.patience, False):
            try:
                return number_of_solutions(values, limit, islice(self.patience, _PATIENCE))
            except OutOfPatienceError:
                pass
        self.thorough = False
        return None


_LIKELIHOOD = {"shifted-row": 6.0, "moved": 3.0, "wrong-digit": 2.0, "extra": 0.5, "missing": 0.5}
"""How likely a single slip of each kind is, compared with each other one that might have happened.

A wrong digit is the commonest slip, but there are some two hundred wrong digits and only eighteen
rows that can be shifted, so that a row whose shift explains everything is the better suspect.
"""


_MISREADINGS = frozenset({"wrong-digit", "extra", "missing"})
"""The slips of somebody who reads badly; digits and rows are moved by those who type."""


def _surprise(slip: Slip, guesses: Guesses) -> int:
    """How little a slip was expected: 0 for a guess, 1 for its cell, 2 for every other one."""
    if slip.cell not in guesses or slip.kind not in _MISREADINGS:
        return 2
    return 0 if slip.values[slip.cell] == guesses[slip.cell] else 1


def _ranked(values: Sequence[Digit], slips: Sequence[Slip], guesses: Guesses) -> list[Slip]:
    """The slips with the likeliest first; the same cell again only after the others."""
    crooked = lonely_cells(values)
    seen: dict[tuple[str, int], int] = {}
    weights: list[tuple[int, float, int]] = []
    for number, slip in enumerate(slips):
        again = seen[slip.kind, slip.cell] = seen.get((slip.kind, slip.cell), 0) + 1
        straighter = crooked - lonely_cells(slip.values)
        likelihood = _LIKELIHOOD[slip.kind] / again * 2.0**straighter
        weights.append((_surprise(slip, guesses), -likelihood, number))
    return [slips[number] for *_, number in sorted(weights)]
