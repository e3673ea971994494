"""What the server answers to each event: pure functions from a checked request to a message."""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any

from sudoku_helper.events.protocol import (
    BoardRequest,
    HelpRequest,
    Json,
    ReadRequest,
    WriteRequest,
    write_candidates,
    write_step,
)
from sudoku_helper.formats import FORMATS, FormatError, Puzzle, read_any, write
from sudoku_helper.geometry import members
from sudoku_helper.health.doctor import examine
from sudoku_helper.health.mistakes import Mistake, mistakes
from sudoku_helper.health.nudge import nudge
from sudoku_helper.health.slips import Slip
from sudoku_helper.implications.budget import is_used_up
from sudoku_helper.text import Part, Sentence, Speech, Text

MOST_STEPS = 60
"""More steps than a person reads; finding every long chain would take too long."""

MOST_PUZZLES = 500
"""How many puzzles of a pasted text are looked at."""

MOST_SUSPECTS = 5
"""How many explanations of a slip a person compares with the paper."""

UNKNOWN_FORMAT = Text(en="There is no such format.", de="Dieses Format gibt es nicht.")
PLACE = Text(en="Line {line}, column {column}: ", de="Zeile {line}, Spalte {column}: ")


def answer_help(request: HelpRequest) -> Json:
    """The next step, or the mistake that comes before it."""
    if request.board.is_solved:
        return {"solved": True}
    for mistake in mistakes(request.board):
        return {"mistake": write_mistake(mistake, request.speech)}
    steps = request.manager.steps(request.board)
    step = next(islice(steps, request.skip, None), None)
    if step is None:
        digit = nudge(request.board)
        placements = write_candidates([digit] if digit else [])
        return {"nothing": {"placements": placements, "stopped": is_used_up()}}
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
    """The state of an entry: whether it has exactly one solution, and if not, what may be wrong."""
    diagnosis = examine(request.board)
    speech = request.speech
    return {
        "state": diagnosis.state,
        "message": _in_a_row(diagnosis.message(speech.lang, speech.coordinates)),
        "conflicts": sorted({c for each in diagnosis.conflicts for c in members(each.cells)}),
        "differing": members(diagnosis.differing),
        "suspects": [write_suspect(slip, speech) for slip in diagnosis.suspects[:MOST_SUSPECTS]],
    }


def answer_check(request: BoardRequest) -> Json:
    """Everything that is wrong on the board."""
    found = mistakes(request.board)
    return {"mistakes": [write_mistake(mistake, request.speech) for mistake in found]}


def answer_read(request: ReadRequest) -> Json:
    """The puzzles in a text of any format."""
    try:
        puzzles = read_any(request.text, MOST_PUZZLES)
    except FormatError as problem:
        return {"error": _format_problem(problem, request.speech.lang), "code": "format"}
    return {"puzzles": [write_puzzle(puzzle) for puzzle in puzzles]}


def answer_write(request: WriteRequest) -> Json:
    """A position in some format."""
    chosen = next((each for each in FORMATS if each.key == request.format and each.write), None)
    if chosen is None:
        return {"error": UNKNOWN_FORMAT(request.speech.lang), "code": "format"}
    try:
        text = write(chosen.key, [Puzzle(request.board)])
    except FormatError as problem:
        return {"error": problem.text(request.speech.lang), "code": "format"}
    return {"text": text, "filename": f"sudoku.{chosen.extension}"}


def _in_a_row(sentences: Sequence[Sentence]) -> Sentence:
    """Sentences as one, with blanks between."""
    first, *others = sentences
    blank: Part = {"text": " "}
    return [*first, *(part for sentence in others for part in (blank, *sentence))]


def _format_problem(problem: FormatError, lang: str) -> str:
    """What is wrong with a text, with the place where it has more than one line."""
    if problem.line == problem.column == 1:
        return problem.text(lang)
    return PLACE(lang).format(line=problem.line, column=problem.column) + problem.text(lang)


def write_mistake(mistake: Mistake, speech: Speech) -> Json:
    """A mistake with its four stages and what takes it back."""
    return {
        "kind": mistake.kind,
        "stages": mistake.stages(speech.lang, speech.coordinates),
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
        "message": slip.message(speech.lang, speech.coordinates),
        "board": slip.board.notation,
    }


def write_puzzle(puzzle: Puzzle) -> Json:
    """A puzzle as it was read, with the counts for its preview."""
    board = puzzle.board
    filled = 81 - board.values.count(0)
    return {
        "board": board.notation,
        "title": puzzle.title,
        "level": puzzle.level,
        "format": puzzle.format,
        "givens": board.givens.bit_count(),
        "placed": filled - board.givens.bit_count(),
        "empty": 81 - filled,
        "candidates": bool(board.crossed_out) or any(board.stale),
    }


ANSWERS: Mapping[str, Callable[[Any], Json]] = {
    "help": answer_help,
    "steps": answer_steps,
    "path": answer_path,
    "start": answer_start,
    "check": answer_check,
    "read": answer_read,
    "write": answer_write,
}
