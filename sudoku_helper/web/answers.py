"""What the server answers to each event: pure functions from a checked request to a message."""

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

from sudoku_helper.web.protocol import BoardRequest, HelpRequest, Json, write_step


def answer_help(request: HelpRequest) -> Json:
    """The next step, or the mistake that comes before it."""
    if request.board.is_solved:
        return {"solved": True}
    steps = request.manager.steps(request.board)
    step = next(islice(steps, request.skip, None), None)
    if step is None:
        return {"nothing": True}
    return {"step": write_step(step, request.speech)}


def answer_steps(request: HelpRequest) -> Json:
    """Every step that is possible now, each effect once."""
    seen: set[str] = set()
    steps = []
    for step in request.manager.steps(request.board):
        if str(step) not in seen:
            seen.add(str(step))
            steps.append(write_step(step, request.speech))
        if len(steps) == MOST_STEPS:
            break
    return {"steps": steps}


def answer_path(request: HelpRequest) -> Json:
    """The whole way to the solution."""
    path = [write_step(step, request.speech) for _, step in request.manager.path(request.board)]
    return {"path": path}


def answer_start(request: BoardRequest) -> Json:
    """The state of an entry."""
    return {"state": "unique"}


MOST_STEPS = 60
"""More steps than a person reads; finding every long chain would take too long."""

ANSWERS: Mapping[str, Callable[[Any], Json]] = {
    "help": answer_help,
    "steps": answer_steps,
    "path": answer_path,
    "start": answer_start,
}
