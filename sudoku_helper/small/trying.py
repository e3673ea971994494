"""Trying on the small board: the whole search, every solution, and what is wrong with a position."""

from collections.abc import Iterator, Sequence

from sudoku_helper.geometry import BIT, Cell, Digit, members, set_of, size
from sudoku_helper.small.board import CELLS, DIGITS, HOUSES, SmallBoard, allowed
from sudoku_helper.solver.obstacles import Obstacle, duplicate, no_candidate
from sudoku_helper.watching.strategies import Choice
from sudoku_helper.watching.trace import Search, Solved, TraceEvent


def clashes(values: Sequence[Digit]) -> Iterator[Obstacle]:
    """Digits that stand more than once in a house."""
    for house, cells in enumerate(HOUSES):
        for digit in DIGITS:
            found = set_of(cell for cell in members(cells) if values[cell] == digit)
            if size(found) > 1:
                yield duplicate(digit, house, found)


def row_by_row(values: Sequence[Digit]) -> Choice | Obstacle | None:
    """Take the next empty cell and every digit that no cell in its houses holds."""
    if 0 not in values:
        return None
    cell = values.index(0)
    options = allowed(values, cell)
    return Choice(cell, options, "next") if options else no_candidate(cell)


def trace(board: SmallBoard) -> Iterator[TraceEvent]:
    """Backtracking row by row, event by event, until every possibility was tried."""
    search = Search(board, row_by_row, clashes)
    while not search.is_over:
        yield from search.turn()


def solutions(board: SmallBoard) -> Iterator[tuple[Digit, ...]]:
    """Every way to fill the board."""
    return (event.values for event in trace(board) if isinstance(event, Solved))


def wrong_cells(board: SmallBoard) -> list[Cell]:
    """The player's digits that the givens alone rule out."""
    puzzle = board.only_givens()
    return [
        cell
        for cell in CELLS
        if board.values[cell]
        and not board.givens & BIT[cell]
        and not any(solutions(puzzle.placed(cell, board.values[cell])))
    ]
