"""The Sudokus of our own making that a collection begins with."""

from typing import NamedTuple

from sudoku_helper.examples import EXAMPLES


class Starter(NamedTuple):
    """A Sudoku, the level in its name, and how often the smart search has to turn back."""

    board: str
    level: str
    backward: int


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

EXAMPLE_RUNS = (0, 0, 0, 1, 0, 0)

STARTERS = (
    *(
        Starter(example.board, example.key, runs)
        for example, runs in zip(EXAMPLES, EXAMPLE_RUNS, strict=True)
    ),
    *HARDEST,
)
"""One Sudoku for each level, then the hardest."""
