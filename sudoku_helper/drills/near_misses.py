"""Near misses: what looks like a pattern and is none.

Most often a candidate was overlooked: without it a technique would say something, but just this
candidate is true, and what the technique would say is false. Some have their cells in the wrong houses.
The positions are stored with the package, each with the candidate, ``r3c5=7``, or with a dash before
the notation. ``make data`` looks for them.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

from sudoku_helper.board import Candidate, SudokuBoard, effects_notation
from sudoku_helper.drills.misplaced import misplaced_on
from sudoku_helper.drills.overlooked import is_telling, steps_without, told_overlooked
from sudoku_helper.drills.patterns import cells_of_pattern
from sudoku_helper.drills.stock import NEAR_MISSES, stored
from sudoku_helper.geometry import Digit, cell_at
from sudoku_helper.solver import unique_solution
from sudoku_helper.step import Step
from sudoku_helper.symmetry import IDENTITY, Transformation, random_transformation
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.text import Sentence, Speech, Text, Told

MISPLACED = "-"
"""Stands for the candidate in a stored line where none was overlooked."""

_MUST_STAY = Text(
    en="If that is where the {digit:digit} belongs, the {refuted:candidate} can be true as well: nothing shows "
    "that it may be crossed out.",
    de="Gehört die {digit:digit} dorthin, kann auch die {refuted:candidate} wahr sein: Nichts zeigt, dass sie "
    "gestrichen werden darf.",
)
_MAY_DIFFER = Text(
    en="If that is where the {digit:digit} belongs, {refuted:cell} holds another digit than {wrong:digit}.",
    de="Gehört die {digit:digit} dorthin, steht in {refuted:cell} eine andere Ziffer als die {wrong:digit}.",
)


@dataclass(frozen=True)
class NearMiss:
    """A pattern that is none: the *step* that it seems to allow, and what that is wrong about.

    It would hold if *overlooked* were no candidate; it is None where the cells lie wrong instead.
    """

    board: SudokuBoard
    step: Step
    refuted: Candidate
    told: tuple[Told, ...]
    overlooked: Candidate | None = None

    def why(self, speech: Speech) -> list[Sentence]:
        """Why it is none, in words for exactly this position."""
        return speech.sentences(self.told)

    @property
    def line(self) -> str:
        """What is stored of it."""
        overlooked = [self.overlooked] if self.overlooked else []
        return f"{effects_notation(overlooked, []) or MISPLACED} {self.board.notation}"


def overlooked_near_misses(
    board: SudokuBoard, technique: SolvingTechnique, chance: Random | None = None
) -> Iterator[NearMiss]:
    """What a technique would be wrong about if a true candidate were overlooked, one for each.

    They come in the order of the cells, or by chance.
    """
    solution = unique_solution(board)
    if solution is None:
        return
    true = [each for each in board.candidates if solution.values[each.cell] == each.digit]
    for candidate in chance.sample(true, len(true)) if chance else true:
        yield from islice(_overlooked(board, technique, candidate, solution), 1)


def misplaced_near_misses(board: SudokuBoard, technique: SolvingTechnique) -> Iterator[NearMiss]:
    """What looks like the technique, but its cells lie wrong."""
    solution = unique_solution(board)
    if solution is not None:
        yield from _misplaced(board, technique, solution)


def _misplaced(
    board: SudokuBoard, technique: SolvingTechnique, solution: SudokuBoard
) -> Iterator[NearMiss]:
    real = {cells_of_pattern(step) for step in technique.find(board)}
    for step, refuted, told in misplaced_on(board, technique.key, solution):
        if cells_of_pattern(step) not in real:
            yield NearMiss(board, step, refuted, (told,))


def _overlooked(
    board: SudokuBoard, technique: SolvingTechnique, overlooked: Candidate, solution: SudokuBoard
) -> Iterator[NearMiss]:
    for step in steps_without(technique, board, overlooked):
        wrong = [each for each in step.placements if solution.values[each.cell] != each.digit]
        wrong += [each for each in step.cross_outs if solution.values[each.cell] == each.digit]
        if wrong and is_telling(step, board, overlooked):
            reason = told_overlooked(step, board, overlooked)
            told = reason, _told_refuted(step, overlooked.digit, wrong[0])
            yield NearMiss(board, step, wrong[0], told, overlooked)


def _told_refuted(step: Step, digit: Digit, refuted: Candidate) -> Told:
    if refuted in step.cross_outs:
        return _MUST_STAY, {"digit": digit, "refuted": refuted}
    return _MAY_DIFFER, {"digit": digit, "refuted": refuted.cell, "wrong": refuted.digit}


def lines_of(technique: SolvingTechnique) -> list[str]:
    """The near misses of a technique as they are stored."""
    return stored(NEAR_MISSES).get(technique.key, [])


def near_miss(technique: SolvingTechnique) -> NearMiss | None:
    """A near miss to show beside the example of a technique, or None where none is known."""
    lines = lines_of(technique)
    return next(_read(technique, lines[0], IDENTITY)) if lines else None


def choose_near_miss(
    technique: SolvingTechnique, recent: Collection[int], chance: Random
) -> tuple[int, NearMiss]:
    """A near miss that was not among the *recent* ones, as far as there are others, with its number."""
    lines = lines_of(technique)
    fresh = [number for number in range(len(lines)) if number not in recent]
    number = chance.choice(fresh or range(len(lines)))
    # The order of a search may hide the pattern if it lies otherwise.
    turns = (random_transformation(chance), IDENTITY)
    return number, next(
        miss for turned in turns for miss in _read(technique, lines[number], turned)
    )


def _read(technique: SolvingTechnique, line: str, turned: Transformation) -> Iterator[NearMiss]:
    """The near miss of a stored line, in another orientation."""
    place, _, notation = line.partition(" ")
    board = turned.apply(SudokuBoard.parse(notation))
    solution = unique_solution(board)
    assert solution is not None
    if place == MISPLACED:
        yield from _misplaced(board, technique, solution)
        return
    row, column, digit = (int(place[number]) for number in (1, 3, 5))
    overlooked = Candidate(turned.cells[cell_at(row, column)], turned.digits[digit])
    yield from _overlooked(board, technique, overlooked, solution)
