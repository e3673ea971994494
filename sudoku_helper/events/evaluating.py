"""The events of evaluating: what is known of the candidates, and how hard the givens are."""

from dataclasses import dataclass

from sudoku_helper.board import SudokuBoard
from sudoku_helper.events.event import Event
from sudoku_helper.events.protocol import (
    BoardRequest,
    Json,
    Message,
    write_candidates,
    write_step,
)
from sudoku_helper.events.watching import write_obstacle
from sudoku_helper.grading import grade
from sudoku_helper.solver import count
from sudoku_helper.techniques.base import Level
from sudoku_helper.watching.evaluation import (
    Evaluation,
    evaluate_lazily,
    evaluate_strictly,
    first_contradiction,
)
from sudoku_helper.watching.strategies import STRATEGIES
from sudoku_helper.watching.trace import Search, Solved

EVALUATIONS = ("none", "lazy", "strict-plus", "strict-minus")

MOST_BACKWARD_RUNS = 750
"""How often a search turns back before it is given up.

Counted rather than timed, so that a puzzle is rated the same on a fast machine and on a slow one.
"""


@dataclass(frozen=True)
class EvaluateRequest(BoardRequest):
    """A question for what is known of the candidates."""

    mode: str


def read_evaluate(data: object) -> EvaluateRequest:
    """A position and how thoroughly its candidates are looked at."""
    message = Message(data, {"board", "mode"})
    mode = message.one_of("mode", EVALUATIONS)
    return EvaluateRequest(message.board(), message.speech(), mode)


def answer_evaluate(request: EvaluateRequest) -> Json:
    """What is necessary, single and inadmissible; the causes in the lazy mode alone."""
    if request.mode == "none":
        found = Evaluation(first_contradiction(request.board))
    elif request.mode == "lazy":
        found = evaluate_lazily(request.board)
    else:
        found = evaluate_strictly(request.board)
    obstacle = found.contradiction
    return {
        "contradiction": write_obstacle(obstacle, request.speech) if obstacle else None,
        "necessary": write_candidates(found.necessary),
        "singles": write_candidates(found.singles),
        "hidden_singles": write_candidates(found.hidden_singles),
        "inadmissible": write_candidates(found.inadmissible),
        "causes": [
            {
                "candidates": write_candidates(cause.candidates),
                "step": write_step(cause.step, request.speech),
            }
            for cause in found.causes
            if request.mode == "lazy"
        ],
    }


@dataclass(frozen=True)
class RateRequest(BoardRequest):
    """A question for how hard the givens are, and perhaps how often a *search* has to turn back."""

    search: bool = True


def read_rate(data: object) -> RateRequest:
    """A position, and whether it is searched by trying."""
    message = Message(data, {"board", "search"})
    return RateRequest(message.board(), message.speech(), message.switch("search"))


def answer_rate(request: RateRequest) -> Json:
    """How hard the givens are: the level, and how often a search by trying has to turn back.

    No clock has a say in it: who asks on a busy machine may wait longer, but is told the same.
    """
    board = request.board.only_givens()
    solutions = count(board)
    if solutions != 1:
        return {"level": "several" if solutions else "none", "backward_runs": None}
    backward_runs = _backward_runs(board) if request.search else None
    # What is above expert is evil, however hard: no need to search for its rating.
    return {"level": grade(board, up_to=Level.EXPERT).level.key, "backward_runs": backward_runs}


def _backward_runs(board: SudokuBoard) -> int | None:
    search = Search(board, STRATEGIES["smart"])
    while search.counters.backward_runs < MOST_BACKWARD_RUNS:
        for event in search.turn():
            if isinstance(event, Solved):
                return event.counters.backward_runs
    return None


EVENTS = (
    Event("evaluate", read_evaluate, answer_evaluate),
    Event("rate", read_rate, answer_rate),
)
