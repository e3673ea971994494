"""Sudokus of our own making to begin with: on the start page, in the collection, and to watch a search."""

from typing import NamedTuple

from sudoku_helper.levels import Level


class ExamplePuzzle(NamedTuple):
    """A Sudoku and how hard it is."""

    level: Level
    board: str

    @property
    def key(self) -> str:
        """The name of its level in addresses and texts."""
        return self.level.key


EXAMPLES: tuple[ExamplePuzzle, ...] = (
    ExamplePuzzle(
        Level.VERY_EASY,
        "..3.......7....198..8....47...8.....5..9764.....4..671..6.3.9....9.67....4.......",
    ),
    ExamplePuzzle(
        Level.EASY,
        ".9..7..4...1..23.6.2...8....5..9....1..........9....8..7853...2......634.62.4....",
    ),
    ExamplePuzzle(
        Level.MEDIUM,
        "..76....32.......65.....94.6.5.8.2...9...51....276.......593....4......1....4....",
    ),
    ExamplePuzzle(
        Level.HARD,
        ".894.5...........74....95...........7..8...321.4.93....6.3..9543.....7.......1.2.",
    ),
    ExamplePuzzle(
        Level.VERY_HARD,
        ".8...1.7.7....2.183.2..6......1....51.5....9...9....436..7.8...89.3......2.......",
    ),
    ExamplePuzzle(
        Level.EXPERT,
        "...3..5.8.83..72......5....9.....3.115...2..68.76........5..........9743.6..7....",
    ),
)
"""One Sudoku for each level, easiest first."""


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


class SearchLesson(NamedTuple):
    """A Sudoku on which the search row by row ends after so many steps, placing and taking back."""

    steps: int
    board: str


SEARCH_LESSONS = (
    SearchLesson(
        30, "625...893137.2.654489.5321796.235478372..4165548.613298563.9742293476581714582936"
    ),
    SearchLesson(
        100, "537826.1.24.9315.7961475.2.1.26.4.93.837.2.5665.3..27.32.1.7.45.9.24.6818....973."
    ),
    SearchLesson(
        500, "5..98.4.7.39..2....2..46..9..42.8.1.3.24.56..68.....74..7......14..27.6..9.5.1.42"
    ),
)
"""Three that can be watched to the end; on most others the search takes many thousands of steps."""
