"""Answers: what a player did in a drill, the marks in it that do not follow, and what is said to it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import CellSet
from sudoku_helper.step import Step
from sudoku_helper.text import Sentence, Speech, Told

RIGHT, INCOMPLETE, OTHER, WRONG = "right", "incomplete", "other", "wrong"
"""Wrong is also what does not follow, be it true or not; other is what another technique shows."""

PART = "part"
"""What is told of an answer, in the place of a misconception, that is right as far as it goes."""


@dataclass(frozen=True)
class Answer:
    """What a player did: digits written, candidates crossed out, cells marked as a pattern."""

    placements: frozenset[Candidate] = frozenset()
    cross_outs: frozenset[Candidate] = frozenset()
    cells: CellSet = 0

    def on(self, board: SudokuBoard) -> "Answer":
        """The marks that say something: no cross-outs of what is no candidate, nothing in filled cells."""
        return Answer(
            frozenset(each for each in self.placements if not board.values[each.cell]),
            frozenset(filter(board.has, self.cross_outs)),
            self.cells,
        )

    def __bool__(self) -> bool:
        return bool(self.placements or self.cross_outs)


@dataclass(frozen=True)
class Judgement:
    """A verdict with its words, and the step that was to be found.

    ``misconception`` names what was probably thought, ``wrong`` are the marks that contradict the
    solution, ``wrong_cells`` the marked cells that are no part of the pattern.
    """

    verdict: str
    step: Step
    told: tuple[Told, ...]
    misconception: str | None = None
    wrong: tuple[Candidate, ...] = ()
    wrong_cells: CellSet = 0

    def message(self, speech: Speech) -> Sentence:
        """The verdict in words: one sentence, or two of which the first says what matters."""
        message: Sentence = []
        for sentence in speech.sentences(self.told):
            message += [{"text": " "}, *sentence] if message else sentence
        return message


class Marked(NamedTuple):
    """A mark that does not follow, and the step that comes nearest to the answer."""

    board: SudokuBoard
    step: Step
    mark: Candidate


class Misconception(NamedTuple):
    """A stable key, and what is told where it fits."""

    key: str
    tell: Callable[[Marked], Told | None]
