"""What a chapter of the way to learn is made of.

Nothing is claimed about a position that a technique has not found there: an idea names a technique,
and its words are filled from the step, as those of an explanation are.
"""

from dataclasses import dataclass
from functools import cached_property

from sudoku_helper import techniques
from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import House
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.text import Sentence, Speech, Text, tell


@dataclass(frozen=True)
class Sight:
    """A position, and the step of a technique to be seen in it.

    Without a board it is the technique's example, without ``finds`` the first step that it finds.
    """

    technique: str = ""
    board: str = ""
    finds: str = ""

    @cached_property
    def named(self) -> SolvingTechnique | None:
        """The technique that is to be seen, if it is one."""
        return techniques.technique_of(self.technique)

    @cached_property
    def position(self) -> SudokuBoard:
        """The position as a board."""
        example = self.named.example.board if self.named else ""
        return SudokuBoard.parse(self.board or example)

    @cached_property
    def step(self) -> Step | None:
        """The step to be seen, or None where the position only shows something of the rules."""
        if not self.named:
            return None
        if not self.board:
            return self.named.example_step()
        found = filter(None, self.named.find(self.position))
        return next(step for step in found if self.finds in ("", str(step)))

    def tell(self, text: Text, speech: Speech) -> list[Sentence]:
        """The sentences of a text about this sight, filled with the words of its step."""
        step = self.step
        words = {"placed": step.placements, "gone": step.cross_outs, **step.words} if step else {}
        return speech.sentences(tell(text, words))


@dataclass(frozen=True)
class Idea:
    """One idea, which fills one screen: up to three short sentences and a board.

    ``text`` has a line for each sentence; places in braces are filled with the words of the step.
    ``stage`` is how much of the step the board shows, as the stages of help do: 0 is the position alone.
    Without a step the houses in ``lit`` are shown, and candidates only in those that are ``noted``.
    """

    text: Text
    sight: Sight
    stage: int = 0
    lit: tuple[House, ...] = ()
    noted: tuple[House, ...] = ()


@dataclass(frozen=True)
class Guided:
    """A board on which the learner does it: ``text`` says what, ``kind`` what the answer is.

    To ``place`` a digit, to ``cross-out`` candidates or to ``find`` the cells of the pattern. ``lit`` is
    the stage of help that is lit from the beginning, 0 for none, always without the conclusion.
    """

    text: Text
    sight: Sight
    kind: str
    lit: int = 1


@dataclass(frozen=True)
class Chapter:
    """A part of the way to learn: ideas, guided boards, and a puzzle that needs its techniques."""

    key: str
    title: Text
    about: Text
    techniques: tuple[str, ...]
    ideas: tuple[Idea, ...]
    guided: tuple[Guided, ...]
    puzzle: str
