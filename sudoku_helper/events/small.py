"""The events of the small boards: a check, a hint, the next stretch of a search, a new puzzle."""

from dataclasses import dataclass
from itertools import islice
from random import Random

from sudoku_helper.board import BoardError
from sudoku_helper.events.event import Event
from sudoku_helper.events.protocol import Json, Message, bad
from sudoku_helper.events.watching import write_event
from sudoku_helper.geometry import BIT, members
from sudoku_helper.small.board import CELLS, SmallBoard, SmallSpeech
from sudoku_helper.small.making import make
from sudoku_helper.small.singles import singles
from sudoku_helper.small.trying import clashes, solutions, trace, wrong_cells
from sudoku_helper.step import plain
from sudoku_helper.text import Text, Words

LONGEST_BOARD = 2 * len(CELLS)
MOST_EVENTS = 400
"""How many events of a search are sent at once."""

LONGEST_SEARCH = 10_000
"""More events than the search on any small board has."""

_GIVENS_FAIL = Text(
    en="The givens break no rule, yet no way to fill the board fits them.",
    de="Die Vorgaben verletzen keine Regel, aber keine Füllung des Bretts passt zu ihnen.",
)
_WRONG = Text(
    en="{digit:digit} cannot stand in {cell:cell}: with it, the board can no longer be filled.",
    de="Die {digit:digit} kann nicht in {cell:cell} stehen: Damit lässt sich das Brett nicht mehr "
    "füllen.",
)
_WRONG_TOGETHER = Text(
    en="Each of your digits could be right alone, but not all of them together: the board can no "
    "longer be filled.",
    de="Jede deiner Ziffern könnte für sich stimmen, aber nicht alle zusammen: Das Brett lässt sich "
    "nicht mehr füllen.",
)
_SOLVED = Text(
    en="Solved! Every row, every column and every block holds the digits 1 to 4.",
    de="Gelöst! In jeder Zeile, jeder Spalte und jedem Block stehen die Ziffern 1 bis 4.",
)
_ONE = Text(
    en="Nothing is wrong so far, and there is exactly one solution. Empty cells: {left}.",
    de="Bis hierher stimmt alles, und es gibt genau eine Lösung. Leere Zellen: {left}.",
)
_SEVERAL = Text(
    en="Nothing is wrong so far, but there are {count} solutions: the digits do not decide "
    "everything yet. Empty cells: {left}.",
    de="Bis hierher stimmt alles, aber es gibt {count} Lösungen: Die Ziffern legen noch nicht alles "
    "fest. Leere Zellen: {left}.",
)
_NOTHING = Text(
    en="No digit follows at once from the others here. Watch how trying finds out.",
    de="Hier folgt keine Ziffer sofort aus den anderen. Schau zu, wie man es durch Probieren "
    "herausfindet.",
)


@dataclass(frozen=True)
class SmallRequest:
    """A question about a small position."""

    board: SmallBoard
    speech: SmallSpeech


@dataclass(frozen=True)
class SmallTraceRequest(SmallRequest):
    """A question for the events of a search from one of them on."""

    start: int


@dataclass(frozen=True)
class SmallNewRequest:
    """A question for a new puzzle with so many givens."""

    givens: int


def read_small(data: object) -> SmallRequest:
    """A question about a small position: ``{board, lang, coordinates}``."""
    message = Message(data, {"board"})
    return SmallRequest(_board(message), _speech(message))


def read_small_trace(data: object) -> SmallTraceRequest:
    """Where a search begins, and how much of it is known."""
    message = Message(data, {"board", "start"})
    start = message.number("start", LONGEST_SEARCH)
    return SmallTraceRequest(_board(message), _speech(message), start)


def read_small_new(data: object) -> SmallNewRequest:
    """How many givens are wanted."""
    message = Message(data, {"givens"})
    message.speech()
    return SmallNewRequest(message.number("givens", len(CELLS)))


def _board(message: Message) -> SmallBoard:
    try:
        return SmallBoard.parse(message.text("board", LONGEST_BOARD))
    except BoardError:
        expected = Text(en="a position of 16 cells", de="eine Stellung mit 16 Zellen")
        raise bad("board", expected) from None


def _speech(message: Message) -> SmallSpeech:
    speech = message.speech()
    return SmallSpeech(speech.lang, speech.coordinates, speech.blocks)


def answer_small_check(request: SmallRequest) -> Json:
    """What is wrong with a position; or that nothing is, and how many solutions are left."""
    board = request.board
    for clash in clashes(board.values):
        return _told(request, "clash", clash.text, clash.words, members(clash.cells))
    count = sum(1 for _ in solutions(board))
    if not count:
        return _mistake(request)
    left = board.values.count(0)
    if not left:
        return _told(request, "solved", _SOLVED, {})
    return _told(request, "fine", _ONE if count == 1 else _SEVERAL, {"count": count, "left": left})


def _mistake(request: SmallRequest) -> Json:
    """Why a position without a clash has no solution."""
    board = request.board
    if not any(solutions(board.only_givens())):
        return _told(request, "wrong", _GIVENS_FAIL, {})
    for cell in wrong_cells(board):
        words = {"cell": cell, "digit": board.values[cell]}
        return _told(request, "wrong", _WRONG, words, [cell])
    own = [cell for cell in CELLS if board.values[cell] and not board.givens & BIT[cell]]
    return _told(request, "wrong", _WRONG_TOGETHER, {}, own)


def answer_small_hint(request: SmallRequest) -> Json:
    """The easiest digit that follows, in two stages; or what is wrong before anything can follow."""
    checked = answer_small_check(request)
    if checked["state"] != "fine":
        return checked
    for single in singles(request.board):
        where = _told(request, "hint", single.where, single.words, members(single.look_at))
        why = _text(request, single.why, single.words)
        candidate = {"cell": single.cell, "digit": single.digit}
        return {**where, **candidate, "why": why, "because": members(single.because)}
    return _told(request, "nothing", _NOTHING, {})


def answer_small_trace(request: SmallTraceRequest) -> Json:
    """The next events of a search and how many are known then; None when that is all."""
    found = list(islice(trace(request.board), request.start, request.start + MOST_EVENTS + 1))
    events = [write_event(event, request.speech) for event in found[:MOST_EVENTS]]
    return {
        "events": events,
        "next": request.start + MOST_EVENTS if len(found) > MOST_EVENTS else None,
    }


def answer_small_new(request: SmallNewRequest) -> Json:
    """A new puzzle."""
    return {"board": make(Random(), request.givens).notation}


def _told(
    request: SmallRequest, state: str, text: Text, words: Words, cells: list[int] | None = None
) -> Json:
    return {"state": state, "message": _text(request, text, words), "cells": cells or []}


def _text(request: SmallRequest, text: Text, words: Words) -> str:
    return plain([request.speech.sentence(text, words)])[0]


EVENTS = (
    Event("small-check", read_small, answer_small_check),
    Event("small-hint", read_small, answer_small_hint),
    Event("small-trace", read_small_trace, answer_small_trace),
    Event("small-new", read_small_new, answer_small_new),
)
