"""What goes onto the exercise sheet of a chapter: positions from easy to hard, and its puzzle."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from sudoku_helper import techniques
from sudoku_helper.board import SudokuBoard
from sudoku_helper.booklet.content import SIZES
from sudoku_helper.course import Chapter
from sudoku_helper.drills import positions_of
from sudoku_helper.step import Step
from sudoku_helper.symmetry import random_transformation
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.text import Speech

EXERCISES = 8
"""How many positions a sheet has."""


@dataclass(frozen=True)
class Exercise:
    """A position and the step that is to be found in it."""

    board: SudokuBoard
    step: Step


@dataclass(frozen=True)
class Sheet:
    """The exercise sheet of a chapter; *address* is where the app runs, for a code beside the puzzle."""

    chapter: Chapter
    exercises: tuple[Exercise, ...]
    speech: Speech = Speech()
    size: str = "A4"
    address: str = ""

    def __post_init__(self) -> None:
        if self.size not in SIZES:
            raise ValueError(f"expected one of {', '.join(SIZES)}, got {self.size!r}")

    @property
    def puzzle(self) -> SudokuBoard:
        """The puzzle at the end."""
        return SudokuBoard.parse(self.chapter.puzzle)


def choose_exercises(chapter: Chapter, seed: str | int) -> tuple[Exercise, ...]:
    """Positions for the techniques of a chapter, easiest first; the same seed gives the same ones."""
    chance = Random(f"{chapter.key}/{seed}")
    return tuple(
        exercise
        for technique, number in _shares(_techniques(chapter))
        for exercise in _exercises(technique, number, chance)
    )


def _techniques(chapter: Chapter) -> list[SolvingTechnique]:
    """What is practised: the chapter's techniques, or those of its guided boards if it teaches none."""
    keys = chapter.techniques or dict.fromkeys(guided.sight.technique for guided in chapter.guided)
    found = filter(None, map(techniques.technique_of, keys))
    return sorted(list(found)[:EXERCISES], key=lambda technique: technique.difficulty)


def _shares(techniques: list[SolvingTechnique]) -> Iterator[tuple[SolvingTechnique, int]]:
    """How many positions each technique gets; the easier ones get more if it does not come out even."""
    each, more = divmod(EXERCISES, len(techniques))
    for place, technique in enumerate(techniques):
        yield technique, each + (place < more)


def _exercises(technique: SolvingTechnique, number: int, chance: Random) -> Iterator[Exercise]:
    """Positions of one technique, taken evenly from the easiest to see to the hardest."""
    positions = positions_of(technique)
    number = min(number, len(positions))
    for part in range(number):
        start, end = (len(positions) * place // number for place in (part, part + 1))
        position = SudokuBoard.parse(positions[chance.randrange(start, end)])
        board = random_transformation(chance).apply(position)
        yield Exercise(board, next(filter(None, technique.find(board))))
