"""Why each digit of a solution stands where it does, in whichever way it was found.

Each reason has a ``technique``, its ``effects`` and an ``explanation`` in sentences; ``path`` tells more
about each step.
"""

from collections.abc import Iterator, Sequence

from sudoku_helper.board import Candidate, SudokuBoard, effects_notation
from sudoku_helper.cli.outputs import Row
from sudoku_helper.geometry import members
from sudoku_helper.step import plain
from sudoku_helper.text import Speech

TRYING = "trying"
"""The way that tries digits and takes them back."""


def reasons(board: SudokuBoard, by: str | None, speech: Speech) -> list[Row]:
    """The reasons of one way to the solution: by all techniques, one kind of house, or trying."""
    if by is None:
        return list(_by_logic(board, speech))
    return list(_by_trying(board, speech) if by == TRYING else _by_houses(board, by, speech))


def _reason(technique: str, effects: str, explanation: Sequence[str]) -> Row:
    return {"technique": technique, "effects": effects, "explanation": list(explanation)}


def _by_logic(board: SudokuBoard, speech: Speech) -> Iterator[Row]:
    """The steps of the easiest way."""
    # Who wants the digits alone needs no technique.
    from sudoku_helper.extensions import guarded_techniques
    from sudoku_helper.manager import TechniqueManager

    manager = TechniqueManager(more=guarded_techniques().techniques)
    for _, step in manager.path(board):
        yield _reason(step.technique.key, str(step), plain(step.explanation(speech)))


def _by_houses(board: SudokuBoard, kind: str, speech: Speech) -> Iterator[Row]:
    """What is found round by round in houses of one kind."""
    from sudoku_helper.grid_algebra.house_solvers import moves_by
    from sudoku_helper.grid_algebra.words import move_told

    for move, _ in moves_by(board, kind):
        placed = (move.placement,) if move.placement else ()
        effects = effects_notation(placed, move.cross_outs)
        yield _reason(move.rule, effects, plain([move_told(move, speech)]))


def _by_trying(board: SudokuBoard, speech: Speech) -> Iterator[Row]:
    """Each digit that is tried: why there, or after which contradiction and what was taken back."""
    from sudoku_helper.interface.watching import WATCHING
    from sudoku_helper.watching.trace import Chosen, Contradiction, Placed, Solved, TakenBack, trace

    technique, told = "", list[str]()
    for event in trace(board, "smart"):
        if isinstance(event, Solved):
            return
        if isinstance(event, Chosen):
            technique = event.choice.reason
            digits = ", ".join(map(str, members(event.choice.options)))
            reason = WATCHING[f"watch_reason_{technique}"].format(digits=digits)
            cell = speech.cell(event.choice.cell)
            told = [WATCHING["watch_chosen"].format(cell=cell, reason=reason)(speech)]
        elif isinstance(event, Contradiction):
            technique, told = event.kind, plain([event.obstacle.message(speech)])
        elif isinstance(event, Placed | TakenBack):
            text = WATCHING[f"watch_{event.kind}"]
            told.append(text.format(digit=event.digit, cell=speech.cell(event.cell))(speech))
            if isinstance(event, Placed):
                placed = Candidate(event.cell, event.digit)
                yield _reason(technique, effects_notation((placed,), ()), told)
