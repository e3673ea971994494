"""What is said to an answer: the verdict, the sentences, the misconception behind a mistake."""

from dataclasses import dataclass

from sudoku_helper.board import Candidate
from sudoku_helper.geometry import CellSet
from sudoku_helper.step import Step
from sudoku_helper.text import Sentence, Speech, Told

RIGHT, INCOMPLETE, OTHER, WRONG = "right", "incomplete", "other", "wrong"
"""Wrong is also what does not follow, be it true or not; other is what another technique shows."""


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
