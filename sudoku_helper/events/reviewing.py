"""The event after a game, or while it is played: what the player met in it, and what he found by himself."""

from dataclasses import dataclass

from sudoku_helper.events.event import Event
from sudoku_helper.events.protocol import (
    BoardRequest,
    Json,
    Message,
    bad,
    write_candidates,
    write_technique,
)
from sudoku_helper.geometry import CELLS, DIGITS, set_of
from sudoku_helper.review import Change, Move, found_by_player
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.text import Text

MOST_MOVES = 500
"""As many as a page remembers."""


@dataclass(frozen=True)
class ReviewRequest(BoardRequest):
    """A game: where it began, each move, and the techniques that help was given for."""

    moves: tuple[Move, ...]
    helped: frozenset[str]
    going_on: bool


def read_review(data: object) -> ReviewRequest:
    """A game as ``{board, moves, helped}``; a move is a list of ``[cell, digit, crossed_out]``.

    With ``going_on`` it is a part of one that is still played.
    """
    message = Message(data, {"board", "moves", "helped", "going_on"})
    return ReviewRequest(
        message.board(),
        message.speech(),
        tuple(map(_move, message.items("moves", MOST_MOVES))),
        frozenset(message.keys("helped")),
        message.switch("going_on", usually=False),
    )


def _move(value: object) -> Move:
    if not isinstance(value, list) or len(value) > len(CELLS) or not all(map(_is_change, value)):
        expected = Text(
            en="lists of [cell, digit, crossed out]", de="Listen von [Zelle, Ziffer, gestrichen]"
        )
        raise bad("moves", expected)
    return tuple(Change(cell, digit, set_of(crossed)) for cell, digit, crossed in value)


def _is_change(value: object) -> bool:
    if not isinstance(value, list) or len(value) != 3:
        return False
    cell, digit, crossed = value
    if not isinstance(crossed, list) or len(crossed) > len(DIGITS):
        return False
    is_whole = all(type(each) is int for each in (cell, digit, *crossed))
    return is_whole and cell in CELLS and 0 <= digit <= 9 and set(crossed) <= set(DIGITS)


def answer_review(request: ReviewRequest) -> Json:
    """What was found, what help was given for, and the hardest of both."""
    found = list(found_by_player(request.board, request.moves, request.going_on))
    met = request.helped | {each.technique.key for each in found}
    names = {
        each.key: write_technique(each, request.speech) for each in TECHNIQUES if each.key in met
    }
    return {
        "found": [
            {
                "technique": names[each.technique.key],
                "placements": write_candidates(each.placements),
                "cross_outs": write_candidates(each.cross_outs),
            }
            for each in found
        ],
        "helped": [name for key, name in names.items() if key in request.helped],
        "hardest": next(reversed(names.values()), None),
    }


EVENTS = (Event("review", read_review, answer_review),)
