"""What every technique is: a name, a level, words, an example and one search."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from sudoku_helper.board import SudokuBoard
from sudoku_helper.proofs.checks import proves
from sudoku_helper.step import Passage, Step
from sudoku_helper.text import Text, Told, tell


class Level(IntEnum):
    """How hard a technique is, and so a puzzle that needs it."""

    VERY_EASY = 1
    EASY = 2
    MEDIUM = 3
    HARD = 4
    VERY_HARD = 5
    EXPERT = 6
    EVIL = 7

    @property
    def key(self) -> str:
        """The name in addresses and on the command line: very-easy."""
        return self.name.lower().replace("_", "-")

    @property
    def title(self) -> Text:
        """The name for players."""
        return _LEVEL_TITLES[self]


_LEVEL_TITLES = {
    Level.VERY_EASY: Text(en="very easy", de="sehr leicht"),
    Level.EASY: Text(en="easy", de="leicht"),
    Level.MEDIUM: Text(en="medium", de="mittel"),
    Level.HARD: Text(en="hard", de="schwer"),
    Level.VERY_HARD: Text(en="very hard", de="sehr schwer"),
    Level.EXPERT: Text(en="expert", de="Experte"),
    Level.EVIL: Text(en="evil", de="teuflisch"),
}


@dataclass(frozen=True)
class Example:
    """A position in which a technique is found, and what it does there (``str(step)``)."""

    board: str
    finds: str


class SolvingTechnique(ABC):
    """One idea of reasoning. The docstring of a subclass is its definition.

    ``find`` yields every occurrence, easiest to see first, lazily; it may yield steps without
    effect, which are false. Each step names the truths that it rests on, so that ``check`` can prove
    it again without the search. ``difficulty`` is the effort for a person on the scale of published ratings (1.2 for a
    hidden single in a block, above 9 for nested nets).
    """

    key: ClassVar[str]
    name: ClassVar[Text]
    aliases: ClassVar[tuple[str, ...]] = ()
    level: ClassVar[Level]
    difficulty: ClassVar[float]
    definition: ClassVar[Text]
    explanation: ClassVar[Text]
    example: ClassVar[Example]
    library_codes: ClassVar[tuple[str, ...]] = ()
    needs_uniqueness: ClassVar[bool] = False

    @abstractmethod
    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every occurrence on the board, easiest to see first."""

    def check(self, step: Step, board: SudokuBoard) -> bool:
        """Whether the parts of *step* really prove its conclusion on *board*."""
        return proves(step, board)

    def tell(self, step: Step) -> Iterator[Told]:
        """The templates of the explanation, one sentence each, and the words that fill them."""
        return tell(self.explanation, step.words)

    def passages(self, step: Step) -> tuple[Passage, ...]:  # noqa: ARG002 - most have no cases
        """The parts of the explanation of *step* that are shown one at a time, if it goes by cases."""
        return ()

    def __repr__(self) -> str:
        return f"<{self.key}>"
