"""Misplaced patterns: they are none because of where their cells lie; nothing is overlooked but the houses.

Each maker looks for one kind on a board and is given the solution, since a misplaced pattern should
really mislead: what it seems to exclude is true.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    BLOCK_OF,
    PEERS,
    Cell,
    CellSet,
    cell_at,
    column_number,
    members,
    only,
    row_number,
    set_of,
    size,
)
from sudoku_helper.step import Step, cell_candidates
from sudoku_helper.techniques import technique_of
from sudoku_helper.text import Text, Told

_NO_COMMON_HOUSE = Text(
    en="{reason:cells} have the same two candidates, but no row, column or block in common: they could even "
    "both take the same digit.",
    de="{reason:cells} haben dieselben zwei Kandidaten, aber weder Zeile noch Spalte noch Block gemeinsam: Sie "
    "könnten sogar beide dieselbe Ziffer bekommen.",
)
_NOT_SEEN = Text(
    en="{pivot:cell} does not see {end:cell}: if {pivot:cell} is {digit:digit}, {end:cell} can still be "
    "{digit:digit} too.",
    de="{pivot:cell} sieht {end:cell} nicht: Steht in {pivot:cell} die {digit:digit}, kann sie in {end:cell} "
    "trotzdem auch stehen.",
)
_FOUR_BLOCKS = Text(
    en="{reason:cells} lie in four blocks: if their digits changed places, blocks would hold a digit twice, so "
    "there would be no second solution.",
    de="{reason:cells} liegen in vier Blöcken: Würden ihre Ziffern die Plätze tauschen, stünden in Blöcken "
    "Ziffern doppelt; eine zweite Lösung gäbe es also nicht.",
)


class Misplaced(NamedTuple):
    """The step that would follow, what it would be wrong about, and why it does not follow."""

    step: Step
    refuted: Candidate
    told: Told


def misplaced_on(board: SudokuBoard, key: str, solution: SudokuBoard) -> Iterator[Misplaced]:
    """What looks like the pattern of a technique on a board, but for its houses."""
    if key in _MAKERS:
        yield from _MAKERS[key](board, solution)


def _apart_pairs(board: SudokuBoard, solution: SudokuBoard) -> Iterator[Misplaced]:
    """Two cells with the same two candidates in different houses."""
    for one, other in combinations(members(board.bivalue), 2):
        pair = board.digits[one]
        if board.digits[other] != pair or PEERS[one] & BIT[other]:
            continue
        for refuted in _true(board, solution, pair, PEERS[one] & PEERS[other]):
            cells = BIT[one] | BIT[other]
            roles = {"reason": cells}
            told = (_NO_COMMON_HOUSE, {"reason": cells})
            yield Misplaced(_step("naked-pair", board, roles, refuted), refuted, told)


def _broken_wings(board: SudokuBoard, solution: SudokuBoard) -> Iterator[Misplaced]:
    """A pivot that sees only one of the pincers."""
    for pivot, near in _seeing(board):
        for far in members(board.bivalue & ~PEERS[pivot] & ~BIT[pivot]):
            shared = board.digits[near] & board.digits[far]
            if size(shared) != 1 or board.digits[near] ^ board.digits[far] != board.digits[pivot]:
                continue
            for refuted in _true(board, solution, shared, PEERS[near] & PEERS[far]):
                roles = {"pivot": BIT[pivot], "pincers": BIT[near] | BIT[far]}
                digit = only(board.digits[far] & ~shared)
                told = (_NOT_SEEN, {"pivot": pivot, "end": far, "digit": digit})
                yield Misplaced(_step("xy-wing", board, roles, refuted), refuted, told)


def _seeing(board: SudokuBoard) -> Iterator[tuple[Cell, Cell]]:
    """Every two cells with two candidates that see each other."""
    for cell in members(board.bivalue):
        for other in members(board.bivalue & PEERS[cell]):
            yield cell, other


def _wide_rectangles(board: SudokuBoard, solution: SudokuBoard) -> Iterator[Misplaced]:
    """A rectangle of a pair over four blocks instead of two."""
    for one, other in combinations(members(board.bivalue), 2):
        pair = board.digits[one]
        corners = _rectangle(one, other)
        if board.digits[other] != pair or len({BLOCK_OF[cell] for cell in members(corners)}) < 4:
            continue
        roof = corners & ~set_of(cell for cell in members(corners) if board.digits[cell] == pair)
        if size(roof) != 1 or pair & ~board.digits[only(roof)]:
            continue
        for refuted in _true(board, solution, pair, roof):
            step = _step("unique-rectangle-1", board, {"reason": corners}, refuted)
            yield Misplaced(step, refuted, (_FOUR_BLOCKS, {"reason": corners}))


def _rectangle(one: Cell, other: Cell) -> CellSet:
    """The four cells in which the rows and columns of two cells meet."""
    rows, columns = map(row_number, (one, other)), [*map(column_number, (one, other))]
    return set_of(cell_at(row, column) for row in rows for column in columns)


def _true(
    board: SudokuBoard, solution: SudokuBoard, digits: int, cells: CellSet
) -> Iterator[Candidate]:
    """The candidates among some digits and cells that are true."""
    for cell in members(cells & board.empty):
        if BIT[solution.values[cell]] & digits:
            yield Candidate(cell, solution.values[cell])


def _step(key: str, board: SudokuBoard, roles: Mapping[str, CellSet], refuted: Candidate) -> Step:
    """The step that the pattern seems to allow."""
    technique = technique_of(key)
    assert technique is not None
    area, *others = roles.values()
    return Step(
        technique,
        cross_outs=(refuted,),
        highlights={role: cell_candidates(board, cells) for role, cells in roles.items()},
        primary=area,
        secondary=sum(others),
    )


_MAKERS: Mapping[str, Callable[[SudokuBoard, SudokuBoard], Iterator[Misplaced]]] = {
    "naked-pair": _apart_pairs,
    "xy-wing": _broken_wings,
    "unique-rectangle-1": _wide_rectangles,
}
