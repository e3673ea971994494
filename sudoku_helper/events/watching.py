"""The events of watching a solver: the next stretch of a search or of the way by logic, and the next digit."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from sudoku_helper.events.event import Event
from sudoku_helper.events.helping import write_mistake
from sudoku_helper.events.protocol import (
    BoardRequest,
    Json,
    Message,
    StepsRequest,
    bad,
    read_steps,
    write_step,
)
from sudoku_helper.geometry import members
from sudoku_helper.health.mistakes import mistakes
from sudoku_helper.solver import count
from sudoku_helper.solver.obstacles import Obstacle
from sudoku_helper.step import Step
from sudoku_helper.text import Speech, Text
from sudoku_helper.watching.strategies import STRATEGIES, smart_by_chance
from sudoku_helper.watching.trace import BookmarkError, Exhausted, Search, Solved, TraceEvent

MOST_EVENTS = 400
"""How many events of a search are sent at once; a few more may follow to the next decision."""

MOST_STEPS = 12
"""How many explained steps are sent at once."""

LONGEST_SEARCH = 1.5
"""Seconds after which an answer is sent with what was found so far; the page asks for the rest."""

LONGEST_BOOKMARK = 1200
LARGEST_SEED = 2**31 - 1


@dataclass(frozen=True)
class TraceRequest(BoardRequest):
    """A question for the next events of a search; *skim* asks for its next result alone.

    With a *seed*, chance decides between equals, and decides alike in every question that has it.
    """

    strategy: str
    seed: int
    bookmark: str
    count: int
    skim: bool


def read_trace(data: object) -> TraceRequest:
    """Where a search is, and how much of it is wanted."""
    message = Message(data, {"board", "strategy", "seed", "bookmark", "count", "skim"})
    request = TraceRequest(
        message.board(),
        message.speech(),
        strategy=message.one_of("strategy", tuple(STRATEGIES)),
        seed=message.number("seed", LARGEST_SEED),
        bookmark=message.text("bookmark", LONGEST_BOOKMARK),
        count=message.number("count", MOST_EVENTS),
        skim=message.switch("skim"),
    )
    if request.seed and request.strategy != "smart":
        raise bad(
            "seed", Text(en="0 where chance has no say", de="0, wo der Zufall nicht mitredet")
        )
    try:
        _search(request)
    except BookmarkError:
        raise bad("bookmark", Text(en="one of this search", de="eines dieser Suche")) from None
    return request


def answer_trace(request: TraceRequest) -> Json:
    """The next events of a search and the bookmark to go on from; none when it is over."""
    search = _search(request)
    events = _last_result(search) if request.skim else _events(search, request.count)
    return {
        "events": [write_event(event, request.speech) for event in events],
        "placed": search.placed,
        "bookmark": None if search.is_over else search.bookmark,
    }


def _search(request: TraceRequest) -> Search:
    strategy = smart_by_chance(request.seed) if request.seed else STRATEGIES[request.strategy]
    if request.bookmark:
        return Search.at(request.board, strategy, request.bookmark)
    return Search(request.board, strategy)


def _events(search: Search, least: int) -> list[TraceEvent]:
    """At least so many events, unless the search ends or takes too long; whole turns only."""
    found: list[TraceEvent] = []
    end = time.monotonic() + LONGEST_SEARCH
    while not search.is_over and len(found) < max(1, least) and time.monotonic() < end:
        found.extend(search.turn())
    return found


def _last_result(search: Search) -> list[TraceEvent]:
    """The turn that brings a solution or the end, or the last turn in time."""
    end = time.monotonic() + LONGEST_SEARCH
    while True:
        turn = list(search.turn())
        has_result = any(isinstance(event, Solved | Exhausted) for event in turn)
        if has_result or time.monotonic() > end:
            return turn


def write_event(event: Any, speech: Speech) -> Json:
    """Something that happened in a search, with the counters after it."""
    now = event.counters
    written: Json = {
        "kind": event.kind,
        "counters": [now.forward, now.backward, now.backward_runs],
    }
    if event.kind in ("placed", "taken-back"):
        written |= {"cell": event.cell, "digit": event.digit}
    elif event.kind == "chosen":
        choice = event.choice
        written |= {
            "cell": choice.cell,
            "digits": members(choice.options),
            "reason": choice.reason,
            "house": choice.house,
        }
    elif event.kind == "contradiction":
        written |= write_obstacle(event.obstacle, speech)
    elif event.kind == "solved":
        written["number"] = event.number
    else:
        written["number"] = event.solutions
    return written


def write_obstacle(obstacle: Obstacle, speech: Speech) -> Json:
    """What is impossible, and where."""
    return {
        "cells": members(obstacle.cells),
        "what": obstacle.kind,
        "message": obstacle.message(speech),
    }


def answer_watch(request: StepsRequest) -> Json:
    """The next stretch of the way to the solution, or why there is none."""
    if request.board.is_solved:
        return {"path": [], "solved": True}
    for mistake in mistakes(request.board):
        return {"mistake": write_mistake(mistake, request.speech)}
    if (solutions := count(request.board)) != 1:
        return {"state": "several" if solutions else "none"}
    return {"path": [write_step(step, request.speech) for step in _stretch(request)]}


def _stretch(request: StepsRequest) -> Iterator[Step]:
    end = time.monotonic() + LONGEST_SEARCH
    for _, step in islice(request.manager.path(request.board, request.last_move), MOST_STEPS):
        yield step
        if time.monotonic() > end:
            return


def answer_next(request: StepsRequest) -> Json:
    """The next digit that can be placed, with the step that places it."""
    for mistake in mistakes(request.board):
        return {"mistake": write_mistake(mistake, request.speech)}
    for _, step in request.manager.path(request.board, request.last_move):
        for cell, digit in step.placements:
            return {"cell": cell, "digit": digit, "step": write_step(step, request.speech)}
    return {"nothing": True}


EVENTS = (
    Event("trace", read_trace, answer_trace),
    Event("watch", read_steps, answer_watch),
    Event("next", read_steps, answer_next),
)
