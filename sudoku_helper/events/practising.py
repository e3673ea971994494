"""The events of practising: a drill is asked for, an answer is judged."""

from dataclasses import dataclass
from random import Random

from sudoku_helper.board import Candidate
from sudoku_helper.drawing import needs_candidates
from sudoku_helper.drills.answers import Answer
from sudoku_helper.drills.hints import Hint, hints_for
from sudoku_helper.drills.judging import judge
from sudoku_helper.drills.tasks import (
    CROSS_OUT,
    KINDS,
    REAL,
    WHICH,
    Practice,
    Task,
    choose_task,
    kinds_of,
)
from sudoku_helper.events.event import Event
from sudoku_helper.events.protocol import (
    BoardRequest,
    Json,
    Message,
    bad,
    write_candidates,
    write_error,
    write_links,
    write_roles,
    write_step,
    write_technique,
)
from sudoku_helper.geometry import members
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.text import Speech, Text

LONGEST_KEY = 60
MOST_RECENT = 500
MOST_MARKS = 729
LARGEST_SEED = 2**31

NOT_HERE = Text(
    en="The technique finds nothing in this position.",
    de="Die Technik findet in dieser Stellung nichts.",
)
NO_SUCH_TASK = Text(
    en="There is no task of this kind for this technique.",
    de="Für diese Technik gibt es keine Aufgabe dieser Art.",
)


@dataclass(frozen=True)
class DrillRequest:
    """A question for a task; those who ask with the same seed get the same one."""

    practice: Practice
    seed: int | None
    speech: Speech


@dataclass(frozen=True)
class JudgeRequest(BoardRequest):
    """What a player did in a drill, and whether hints are wanted too."""

    technique: SolvingTechnique
    kind: str
    answer: Answer
    hints: bool


def read_drill(data: object) -> DrillRequest:
    """Which technique and kind of task, which drills were shown lately, how easy it shall be."""
    message = Message(data, {"technique", "kind", "recent", "ease", "seed"})
    recent = message.numbers("recent", MOST_RECENT)
    practice = Practice(
        _technique(message), _kind(message), frozenset(recent), message.part("ease")
    )
    seed = message.number("seed", LARGEST_SEED) if message.has("seed") else None
    return DrillRequest(practice, seed, message.speech())


def read_judge(data: object) -> JudgeRequest:
    """A position, a technique and the marks of the player."""
    fields = {"technique", "kind", "board", "placements", "cross_outs", "cells", "hints"}
    message = Message(data, fields)
    answer = Answer(
        _candidates(message, "placements"),
        _candidates(message, "cross_outs"),
        message.cells("cells"),
    )
    return JudgeRequest(
        message.board(),
        message.speech(),
        _technique(message),
        _kind(message),
        answer,
        message.switch("hints"),
    )


def _technique(message: Message) -> SolvingTechnique:
    technique = technique_of(message.text("technique", LONGEST_KEY))
    if technique is None:
        raise bad("technique", Text(en="a known technique", de="eine bekannte Technik"))
    return technique


def _kind(message: Message) -> str:
    return message.perhaps_one_of("kind", KINDS) or CROSS_OUT


def _candidates(message: Message, name: str) -> frozenset[Candidate]:
    return frozenset(Candidate(cell, digit) for cell, digit in message.candidates(name, MOST_MARKS))


def answer_drill(request: DrillRequest) -> Json:
    """A task that was not set lately, turned at random."""
    practice = request.practice
    if practice.kind not in kinds_of(practice.technique):
        return write_error("no-task", NO_SUCH_TASK(request.speech))
    task = choose_task(practice, Random(request.seed))
    step = task.step
    return {
        "technique": write_technique(practice.technique, request.speech),
        "kind": practice.kind,
        "kinds": list(kinds_of(practice.technique)),
        "number": task.number,
        "count": task.count,
        "board": task.board.notation,
        "candidates": needs_candidates(step) or not _is_seen_without(task),
        "places": bool(step.placements),
        **_shown(practice.kind, task, request.speech),
    }


def _is_seen_without(task: Task) -> bool:
    """Whether the step can be found by the digits alone: no candidate matters that was crossed out before."""
    found = task.step.technique.find(task.board.without_notes())
    return any(other.placements == task.step.placements for other in found)


def _shown(kind: str, task: Task, speech: Speech) -> Json:
    """What belongs to the kinds of task in which a pattern is shown."""
    if kind not in (WHICH, REAL):
        return {}
    step = task.step
    pattern = {
        "pattern": write_roles(step.highlights),
        "primary": list(step.primary_cells),
        "secondary": list(step.secondary_cells),
        "links": write_links(step.links),
    }
    if kind == REAL:
        return {**pattern, "real": task.is_real, "why": speech.sentences(task.why)}
    options = [{"key": each.key, "name": each.name(speech)} for each in task.options]
    return {**pattern, "options": options, "step": write_step(step, speech)}


def answer_judge(request: JudgeRequest) -> Json:
    """The verdict on an answer with the step that was to be found, and hints to find it."""
    judgement = judge(request.technique, request.board, request.answer, request.kind)
    if judgement is None:
        return write_error("no-drill", NOT_HERE(request.speech))
    hints = hints_for(judgement.step) if request.hints else ()
    return {
        "verdict": judgement.verdict,
        "message": judgement.message(request.speech),
        "misconception": judgement.misconception,
        "wrong": write_candidates(judgement.wrong),
        "wrong_cells": members(judgement.wrong_cells),
        "step": write_step(judgement.step, request.speech),
        "hints": [_write_hint(hint, request.speech) for hint in hints],
    }


def _write_hint(hint: Hint, speech: Speech) -> Json:
    template, words = hint.told
    return {
        "message": speech.sentence(template, words),
        "digits": members(hint.digits),
        "houses": list(hint.houses),
        "candidates": write_roles(hint.pattern),
    }


EVENTS = (
    Event("drill", read_drill, answer_drill),
    Event("judge", read_judge, answer_judge),
)
