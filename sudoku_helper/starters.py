"""The Sudokus of our own making that a collection begins with."""

from typing import NamedTuple

from sudoku_helper.examples import EXAMPLES


class Starter(NamedTuple):
    """A Sudoku, its level, and how often the smart search has to turn back, if that is known."""

    board: str
    level: str
    backward: int | None = None


HARDEST = (
    Starter(
        "..617..9........3.....92...2..8.1..7.7.......1...53.....9.....638...7..9..1...5.4",
        "evil",
        14,
    ),
    Starter(
        "..5..68...2.1..5....9..4.71..1...4....2.83..993...........6...7..3.95.8.......96.",
        "evil",
        10,
    ),
)
"""Two that can hardly be solved without trying, to watch the search."""

STARTERS = (*(Starter(example.board, example.key) for example in EXAMPLES), *HARDEST)
"""One Sudoku for each level, then the hardest."""
