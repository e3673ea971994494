"""The trainer's other events: evaluating candidates, rating, drawing QR codes."""

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import segno

from sudoku_helper.board import SudokuBoard
from sudoku_helper.events.protocol import (
    BoardRequest,
    Json,
    Message,
    read_board,
    write_candidates,
    write_step,
)
from sudoku_helper.events.watching import PATIENCE, write_obstacle
from sudoku_helper.grading import grade, level_of
from sudoku_helper.solver import count
from sudoku_helper.trainer.evaluation import (
    Evaluation,
    evaluate_lazily,
    evaluate_strictly,
    first_contradiction,
)
from sudoku_helper.trainer.strategies import STRATEGIES
from sudoku_helper.trainer.trace import Solved, Walk

LONGEST_LINK = 1500
EVALUATIONS = ("none", "lazy", "strict-plus", "strict-minus")


@dataclass(frozen=True)
class EvaluateRequest(BoardRequest):
    """A question for what is known of the candidates."""

    mode: str


@dataclass(frozen=True)
class QrRequest:
    """A text to be drawn as a QR code."""

    text: str


def read_evaluate(data: object) -> EvaluateRequest:
    """A position and how thoroughly its candidates are looked at."""
    message = Message(data, {"board", "mode"})
    mode = message.one_of("mode", EVALUATIONS)
    return EvaluateRequest(message.board(), message.speech(), mode)


def read_qr(data: object) -> QrRequest:
    """A link."""
    return QrRequest(Message(data, {"text"}).text("text", LONGEST_LINK))


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


def answer_rate(request: BoardRequest) -> Json:
    """How hard the givens are: the level, and how often a search by trying has to turn back."""
    board = request.board.only_givens()
    solutions = count(board)
    if solutions != 1:
        return {"level": "several" if solutions else "none", "backward_runs": None}
    return {"level": level_of(grade(board).rating).key, "backward_runs": _backward_runs(board)}


def _backward_runs(board: SudokuBoard) -> int | None:
    walk = Walk(board, STRATEGIES["smart"])
    end = time.monotonic() + PATIENCE
    while not walk.solutions and not walk.is_over and time.monotonic() < end:
        for event in walk.turn():
            if isinstance(event, Solved):
                return event.counters.backward_runs
    return None


def answer_qr(request: QrRequest) -> Json:
    """The QR code of a text: its width in modules and its dark modules as an SVG path."""
    code = segno.make(request.text, error="m", micro=False)
    return {"size": len(code.matrix), "path": "".join(_runs(code.matrix))}


def _runs(matrix: tuple[bytearray, ...]) -> Iterator[str]:
    """The dark runs of each row."""
    for y, row in enumerate(matrix):
        x = 0
        while x < len(row):
            length = 0
            while x + length < len(row) and row[x + length]:
                length += 1
            if length:
                yield f"M{x} {y}h{length}v1h-{length}z"
            x += length or 1


READERS: Mapping[str, Callable[[object], Any]] = {
    "evaluate": read_evaluate,
    "rate": read_board,
    "qr": read_qr,
}

ANSWERS: Mapping[str, Callable[[Any], Json]] = {
    "evaluate": answer_evaluate,
    "rate": answer_rate,
    "qr": answer_qr,
}
