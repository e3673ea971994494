"""The events of a game: help, what is wrong, every step, the whole way, the state of an entry."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from sudoku_helper.events.event import Event
from sudoku_helper.events.protocol import (
    STEPS_FIELDS,
    BoardRequest,
    Json,
    Message,
    StepsRequest,
    read_board,
    read_steps,
    write_candidates,
    write_step,
)
from sudoku_helper.geometry import members
from sudoku_helper.health.doctor import Guesses, examine
from sudoku_helper.health.mistakes import Mistake, mistakes
from sudoku_helper.health.nudge import nudge
from sudoku_helper.health.slips import Slip
from sudoku_helper.implications.budget import is_used_up
from sudoku_helper.step import Step, one_of_each_effect
from sudoku_helper.text import Part, Sentence, Speech

MOST_STEPS = 60
"""More steps than a person reads; finding every long chain would take too long."""

MOST_SUSPECTS = 5
"""How many explanations of a slip a person compares with the paper."""

PATIENCE = 4.0
"""How many times as long as usual a search may take that the player wants to go on."""

MOST_SKIPPED = 1000


@dataclass(frozen=True)
class HelpRequest(StepsRequest):
    """A question for one step; *skip* steps are known already.

    A *patient* player lets the search go on longer than usual.
    """

    skip: int = 0
    patient: bool = False


def read_help(data: object) -> HelpRequest:
    """A question for the next step."""
    message = Message(data, {*STEPS_FIELDS, "skip", "patient"})
    return HelpRequest(
        **message.steps(),
        skip=message.number("skip", MOST_SKIPPED),
        patient=message.switch("patient", usually=False),
    )


def help_patience(request: HelpRequest) -> float:
    """Longer than usual for a player who has seen a search stop and wants it to go on."""
    return PATIENCE if request.patient else 1.0


def answer_help(request: HelpRequest) -> Json:
    """The next step, or the mistake that comes before it."""
    if request.board.is_solved:
        return {"solved": True}
    if mistake := _first_mistake(request):
        return mistake
    step = next(islice(_different_steps(request), request.skip, None), None)
    if step is None:
        digit = nudge(request.board)
        placements = write_candidates([digit] if digit else [])
        return {"nothing": {"placements": placements, "stopped": is_used_up()}}
    return {"step": write_step(step, request.speech)}


def _first_mistake(request: BoardRequest) -> Json | None:
    """The gravest mistake on the board: from a wrong digit only wrong steps would follow."""
    found = next(iter(mistakes(request.board)), None)
    return {"mistake": write_mistake(found, request.speech)} if found else None


def answer_steps(request: StepsRequest) -> Json:
    """The steps that are possible now, each effect once, and whether these are all of them.

    Or the mistake that comes before them.
    """
    if mistake := _first_mistake(request):
        return mistake
    steps = list(islice(_different_steps(request), MOST_STEPS + 1))
    stopped = is_used_up()
    return {
        "steps": [write_step(step, request.speech) for step in steps[:MOST_STEPS]],
        "complete": len(steps) <= MOST_STEPS and not stopped,
        "stopped": stopped,
    }


def _different_steps(request: StepsRequest) -> Iterator[Step]:
    """The steps that are possible, easiest first, none that does the same as one before it."""
    return one_of_each_effect(request.manager.steps(request.board, request.last_move))


def answer_path(request: StepsRequest) -> Json:
    """The way to the solution, and whether it gets there; or the mistake that comes before it."""
    if mistake := _first_mistake(request):
        return mistake
    board = request.board
    path = []
    for position, step in request.manager.path(board, request.last_move):
        path.append(write_step(step, request.speech))
        board = step.apply(position)
    complete = board.is_solved
    return {"path": path, "complete": complete, "stopped": not complete and is_used_up()}


@dataclass(frozen=True)
class StartRequest(BoardRequest):
    """A question about an entry; *unsure* says what else cells may hold that were hard to read."""

    unsure: Guesses = field(default_factory=dict)


def read_start(data: object) -> StartRequest:
    """A question about an entry."""
    message = Message(data, {"board", "unsure"})
    return StartRequest(message.board(), message.speech(), message.guesses("unsure"))


def answer_start(request: StartRequest) -> Json:
    """The state of an entry: whether it has exactly one solution, and if not, what may be wrong."""
    diagnosis = examine(request.board, guesses=request.unsure)
    speech = request.speech
    return {
        "state": diagnosis.state,
        "message": _in_a_row(diagnosis.message(speech)),
        "conflicts": sorted({c for each in diagnosis.conflicts for c in members(each.cells)}),
        "differing": members(diagnosis.differing),
        "suspects": [write_suspect(slip, speech) for slip in diagnosis.suspects[:MOST_SUSPECTS]],
    }


def answer_check(request: BoardRequest) -> Json:
    """Everything that is wrong on the board."""
    found = mistakes(request.board)
    return {"mistakes": [write_mistake(mistake, request.speech) for mistake in found]}


def _in_a_row(sentences: Sequence[Sentence]) -> Sentence:
    """Sentences as one, with blanks between."""
    first, *others = sentences
    blank: Part = {"text": " "}
    return [*first, *(part for sentence in others for part in (blank, *sentence))]


def write_mistake(mistake: Mistake, speech: Speech) -> Json:
    """A mistake with its four stages and what takes it back."""
    return {
        "kind": mistake.kind,
        "stages": mistake.stages(speech),
        "cells": members(mistake.cells),
        "houses": [mistake.house],
        "remove": write_candidates(mistake.remove),
        "restore": write_candidates(mistake.restore),
        "clear": write_candidates(mistake.clear),
    }


def write_suspect(slip: Slip, speech: Speech) -> Json:
    """A slip that may have happened, and the puzzle without it."""
    return {
        "kind": slip.kind,
        "cell": slip.cell,
        "message": slip.message(speech),
        "board": slip.board.notation,
    }


EVENTS = (
    Event("help", read_help, answer_help, help_patience, only_latest=True),
    Event("steps", read_steps, answer_steps),
    Event("path", read_steps, answer_path),
    Event("start", read_start, answer_start),
    Event("check", read_board, answer_check),
)
