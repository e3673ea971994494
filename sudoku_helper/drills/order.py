"""How hard a technique is to see in a position: the order of its drills."""

from collections.abc import Iterable
from itertools import islice

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drawing import needs_candidates
from sudoku_helper.drills.patterns import cells_of_pattern
from sudoku_helper.geometry import column_number, members, row_number, size
from sudoku_helper.sight import view
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.seen import SeenTechnique

MOST_STEPS = 20
"""How many occurrences are compared; the easiest to see come first anyway."""

CROWD = 1 / 10
"""What each candidate on the board costs: a pattern hides among them."""

AMONG_EQUALS = 1 / 1000
"""How much the crowd matters where looks are counted: only between equals."""


def in_order(technique: SolvingTechnique, positions: Iterable[str]) -> list[str]:
    """Positions of a technique, those first in which it is easiest to see."""
    return sorted(positions, key=lambda position: (_rounded_effort(technique, position), position))


def _rounded_effort(technique: SolvingTechnique, position: str) -> float:
    return round(effort(technique, SudokuBoard.parse(position)), 6)


def effort(technique: SolvingTechnique, board: SudokuBoard) -> float:
    """How hard the easiest occurrence is to see: by looks, where they can be counted."""
    steps = list(islice(filter(None, technique.find(board)), MOST_STEPS))
    crowd = CROWD * sum(map(size, board.digits))
    if isinstance(technique, SeenTechnique):
        in_view = view(any(map(needs_candidates, steps)))
        looks = min(seen.effort for seen in technique.seen(board, in_view) if seen.step())
        return looks + crowd * AMONG_EQUALS
    return min(map(_extent, steps)) + crowd


def _extent(step: Step) -> float:
    """How much has to be kept in view: the candidates of a pattern, and how far it reaches."""
    cells = members(cells_of_pattern(step))
    rows, columns = [row_number(cell) for cell in cells], [column_number(cell) for cell in cells]
    reach = max(rows) - min(rows) + max(columns) - min(columns)
    return sum(map(len, step.highlights.values())) + reach + len(step.links)
