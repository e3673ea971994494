"""What every technique is: a name, a level, words, an example and one search."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from sudoku_helper.board import SudokuBoard
from sudoku_helper.levels import Level as Level  # a word of techniques for all others
from sudoku_helper.proofs.checks import proves
from sudoku_helper.step import Link, Step, StoryLine
from sudoku_helper.text import Text, Told, tell


@dataclass(frozen=True)
class Example:
    """A position in which a technique is found, and what it does there (``str(step)``)."""

    board: str
    finds: str

    @property
    def position(self) -> SudokuBoard:
        """The position as a board."""
        return SudokuBoard.parse(self.board)


class SolvingTechnique(ABC):
    """One idea of reasoning. The docstring of a subclass is its definition.

    ``find`` yields every occurrence, easiest to see first, lazily; it may yield steps without
    effect, which are false. Each step names the truths that it rests on, so that ``check`` can prove
    it again without the search. ``difficulty`` is the effort that its easiest cases take a person, on
    the scale of published ratings (1.2 for a hidden single in a block, above 9 for nested nets).
    ``explanation`` is told as it stands, a line for each sentence, unless a technique has its own
    way to ``tell``, or its own ``story`` if it goes through cases. ``small_cases`` are the difficulties of
    cases that are known as patterns of their own, by the number of facts on which they rest.
    """

    key: ClassVar[str]
    name: ClassVar[Text]
    aliases: ClassVar[tuple[str, ...]] = ()
    difficulty: ClassVar[float]
    small_cases: ClassVar[Mapping[int, float]] = MappingProxyType({})
    definition: ClassVar[Text]
    explanation: ClassVar[Text]
    example: ClassVar[Example]
    library_codes: ClassVar[tuple[str, ...]] = ()
    needs_uniqueness: ClassVar[bool] = False

    @property
    def level(self) -> Level:
        """The level at which it begins to be needed."""
        return Level.of(self.difficulty)

    @property
    def large_cases(self) -> float:
        """The difficulty of its other cases, where the small ones are easier."""
        return self.difficulty

    def difficulty_of(self, step: Step) -> float:
        """The effort that one of its steps takes a person."""
        return self.small_cases.get(self.facts(step), self.large_cases)

    def level_of(self, step: Step) -> Level:
        """How hard one of its steps is, on the scale of techniques and puzzles."""
        return Level.of(self.difficulty_of(step))

    def facts(self, step: Step) -> int:
        """On how many facts a step rests, which tells small cases."""
        return len(step.truths)

    @abstractmethod
    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every occurrence on the board, easiest to see first."""

    def example_step(self) -> Step:
        """The step that its example promises."""
        found = self.find(self.example.position)
        return next(step for step in found if str(step) == self.example.finds)

    def check(self, step: Step, board: SudokuBoard) -> bool:
        """Whether the parts of *step* really prove its conclusion on *board*."""
        return proves(step, board)

    def tell(self, step: Step) -> Iterator[Told]:
        """The templates of the explanation, one sentence each, and the words that fill them."""
        return tell(self.explanation, step.words)

    def story(self, step: Step) -> Iterator[StoryLine]:
        """Its sentences, and what each does on the board where they go through cases."""
        return map(StoryLine, self.tell(step))

    def summarise(self, step: Step) -> Iterator[Told]:  # noqa: ARG002 - most are short
        """A long explanation in at most ten sentences; nothing where it is not long."""
        return iter(())

    def chains_of(self, step: Step) -> tuple[tuple[Link, ...], ...]:  # noqa: ARG002 - most have none
        """The chains of *step*, most often one or none: strong and weak links in turn, as they are read."""
        return ()

    def __repr__(self) -> str:
        return f"<{self.key}>"
