"""The events of practising: a drill is asked for, an answer is judged."""

from dataclasses import dataclass

from sudoku_helper.board import Candidate
from sudoku_helper.drawing import needs_candidates
from sudoku_helper.drills import choose_drill, positions_of
from sudoku_helper.drills.judging import Answer, judge
from sudoku_helper.events.event import Event
from sudoku_helper.events.protocol import (
    BoardRequest,
    Json,
    Message,
    bad,
    write_candidates,
    write_error,
    write_step,
    write_technique,
)
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.text import Speech, Text

LONGEST_KEY = 60
MOST_RECENT = 500
MOST_MARKS = 729

NOT_HERE = Text(
    en="The technique finds nothing in this position.",
    de="Die Technik findet in dieser Stellung nichts.",
)


@dataclass(frozen=True)
class DrillRequest:
    """A question for a position to practise a technique on."""

    technique: SolvingTechnique
    recent: frozenset[int]
    speech: Speech


@dataclass(frozen=True)
class JudgeRequest(BoardRequest):
    """What a player did in a drill."""

    technique: SolvingTechnique
    answer: Answer


def read_drill(data: object) -> DrillRequest:
    """Which technique, and which drills were shown lately."""
    message = Message(data, {"technique", "recent"})
    recent = message.numbers("recent", MOST_RECENT)
    return DrillRequest(_technique(message), frozenset(recent), message.speech())


def read_judge(data: object) -> JudgeRequest:
    """A position, a technique and the marks of the player."""
    message = Message(data, {"technique", "board", "placements", "cross_outs"})
    return JudgeRequest(
        message.board(),
        message.speech(),
        _technique(message),
        Answer(_candidates(message, "placements"), _candidates(message, "cross_outs")),
    )


def _technique(message: Message) -> SolvingTechnique:
    technique = technique_of(message.text("technique", LONGEST_KEY))
    if technique is None:
        raise bad("technique", Text(en="a known technique", de="eine bekannte Technik"))
    return technique


def _candidates(message: Message, name: str) -> frozenset[Candidate]:
    return frozenset(Candidate(cell, digit) for cell, digit in message.candidates(name, MOST_MARKS))


def answer_drill(request: DrillRequest) -> Json:
    """A position that was not shown lately, turned at random."""
    technique = request.technique
    drill = choose_drill(technique, request.recent)
    step = next(filter(None, technique.find(drill.board)), None)
    return {
        "technique": write_technique(technique, request.speech),
        "number": drill.number,
        "count": len(positions_of(technique)),
        "board": drill.board.notation,
        "candidates": step is None or needs_candidates(step),
        "places": step is not None and bool(step.placements),
    }


def answer_judge(request: JudgeRequest) -> Json:
    """The verdict on an answer with the step that was to be found."""
    judgement = judge(request.technique, request.board, request.answer)
    if judgement is None:
        return write_error("no-drill", NOT_HERE(request.speech))
    return {
        "verdict": judgement.verdict,
        "message": judgement.message(request.speech),
        "wrong": write_candidates(judgement.wrong),
        "step": write_step(judgement.step, request.speech),
    }


EVENTS = (
    Event("drill", read_drill, answer_drill),
    Event("judge", read_judge, answer_judge),
)
