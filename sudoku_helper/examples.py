"""A few Sudokus of our own making, by level, to begin with at once."""

from typing import NamedTuple

from sudoku_helper.techniques.base import Level


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
        Level.EASY,
        "23..7.....7.4..8..5..2......5...1..81.....9...93....5..1..2.......714.32...8..5..",
    ),
)
"""One Sudoku for each level, easiest first."""
