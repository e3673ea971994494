"""What most programs want, in one call each; a puzzle is a board or its text."""

from collections.abc import Iterator
from typing import Any

from sudoku_helper import generator, grading
from sudoku_helper.board import SudokuBoard
from sudoku_helper.generator import GeneratedPuzzle, Wish
from sudoku_helper.grading import Grade
from sudoku_helper.health.mistakes import mistakes
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.solver import unique_solution
from sudoku_helper.step import plain
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import DEFAULT_LANGUAGE, Speech


def solve(puzzle: SudokuBoard | str) -> SudokuBoard | None:
    """The solution if there is exactly one, otherwise None.

    >>> solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")[1, 3]
    4
    """
    return unique_solution(_board(puzzle))


def grade(puzzle: SudokuBoard | str) -> Grade:
    """How hard a puzzle is: level, rating, score and the techniques that it needs.

    >>> grade("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").level.key
    'very-easy'
    """
    return grading.grade(_board(puzzle))


def explain(
    puzzle: SudokuBoard | str,
    how: Speech | str = DEFAULT_LANGUAGE,
    manager: TechniqueManager | None = None,
) -> list[str]:
    """The next step in sentences: the technique, where to look, why it holds, and what follows.

    A mistake of the player is told instead, as nothing that follows from it could be trusted. There are
    no sentences where nothing is left to do. *how* it is told: a speech, or a language alone.

    >>> for sentence in explain("53467891267219534819834256785976142342685379171392485696153728428741963534528617."):
    ...     print(sentence)
    Full House
    Look at block 9.
    Only one cell of block 9 is still empty: I9.
    Of the digits 1 to 9 only the 9 is missing there, so I9 is 9.
    r9c9=9
    """
    board, speech = _board(puzzle), Speech.of(how)
    for mistake in mistakes(board):
        return plain(mistake.stages(speech))
    step = (manager or TechniqueManager()).first_step(board)
    if step is None:
        return []
    told = plain([step.where(speech), *step.explanation(speech)])
    return [step.technique.name(speech), *told, str(step)]


def generate(
    level: Level | str | None = None, seed: str | int | None = None, **wishes: Any
) -> Iterator[GeneratedPuzzle]:
    """Puzzles without end, no two of them equivalent; the same seed gives the same ones.

    *level* is a level or its key, the other *wishes* are those of ``Wish``.

    >>> puzzle = next(generate("easy", seed=1))
    >>> puzzle.level.key, solve(puzzle.board) is not None
    ('easy', True)
    """
    if isinstance(level, str):
        level = Level.named(level)
    return generator.generate(Wish(level=level, **wishes), seed)


def _board(puzzle: SudokuBoard | str) -> SudokuBoard:
    return SudokuBoard.parse(puzzle) if isinstance(puzzle, str) else puzzle
