"""The events of grid algebra: which transformation leads from grid to grid, make one, solve by one kind of house."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from sudoku_helper.board import SudokuBoard, is_valid_house
from sudoku_helper.events.event import Event
from sudoku_helper.events.protocol import BoardRequest, Json, Message, bad
from sudoku_helper.grid_algebra.detected import detected
from sudoku_helper.grid_algebra.findings import BANDS, STACKS
from sudoku_helper.grid_algebra.house_solvers import KINDS, Move, moves_by
from sudoku_helper.grid_algebra.words import move_told
from sudoku_helper.step import plain
from sudoku_helper.symmetry import (
    TRANSPOSITION,
    Transformation,
    band_permutation,
    chain,
    column_permutation,
    random_transformation,
    reflection,
    rotation,
    row_permutation,
    stack_permutation,
    value_permutation,
)
from sudoku_helper.symmetry.kinds import MIDDLE_COLUMN, MIDDLE_ROW
from sudoku_helper.text import Speech, Text

LARGEST_SEED = 10**9

Image = Sequence[int]

MAKERS: Mapping[str, Callable[[int, Image], Transformation]] = {
    "values": lambda _, image: value_permutation(image),
    "rows": lambda number, image: row_permutation(BANDS[number - 1], image),
    "columns": lambda number, image: column_permutation(STACKS[number - 1], image),
    "stacks": lambda _, image: stack_permutation(image),
    "bands": lambda _, image: band_permutation(image),
    "transposition": lambda *_: TRANSPOSITION,
    "reflection-column": lambda *_: reflection(MIDDLE_COLUMN),
    "reflection-row": lambda *_: reflection(MIDDLE_ROW),
    "turn": lambda number, _: rotation(number),
    "any": lambda number, _: random_transformation(Random(number)),
}
"""What makes each kind of transformation from a number and an image vector.

The number is that of the band or stack, of the quarter turns, or the seed of a chain of all kinds.
"""

_LARGEST_NUMBER = {"rows": 3, "columns": 3, "turn": 3, "any": LARGEST_SEED}

_SOLVED = Text(en="Solved: every house is filled.", de="Gelöst: Jede Einheit ist gefüllt.")
_STUCK = Text(
    en="The method ends here: it finds no full house and no single, and the smallest pairs, if there are any, "
    "exclude nothing more. Empty cells left: {count}.",
    de="Hier hört das Verfahren auf: Es findet weder eine fast volle Einheit noch einen Single, und die kleinsten "
    "Paare, falls es welche gibt, schließen nichts mehr aus. Noch leere Zellen: {count}.",
)
_INVALID = Text(
    en="This grid is not valid: a digit stands twice in {house:house}.",
    de="Dieses Gitter ist nicht zulässig belegt: In {house:house} steht eine Ziffer doppelt.",
)


@dataclass(frozen=True)
class DetectRequest(BoardRequest):
    """Two grids, of which the second may have come from the first."""

    other: SudokuBoard


@dataclass(frozen=True)
class TransformRequest(BoardRequest):
    """A grid and what is to be done with it."""

    transformation: Transformation


@dataclass(frozen=True)
class SolveRequest(BoardRequest):
    """A grid and the kind of house that the solver looks at."""

    kind: str


def read_detect(data: object) -> DetectRequest:
    """Two grids."""
    message = Message(data, {"board", "other"})
    return DetectRequest(message.board(), message.speech(), message.board("other"))


def read_transform(data: object) -> TransformRequest:
    """A grid, the kind of transformation, and its number or image vector."""
    message = Message(data, {"board", "kind", "number", "image"})
    kind = message.one_of("kind", tuple(MAKERS))
    number = message.number("number", _LARGEST_NUMBER.get(kind, 0))
    if kind in ("rows", "columns") and not number:
        raise bad("number", Text(en="a number from 1 to 3", de="eine Zahl von 1 bis 3"))
    try:
        transformation = MAKERS[kind](number, message.numbers("image", 9))
    except ValueError:
        raise bad("image", Text(en="an image vector", de="ein Bildvektor")) from None
    return TransformRequest(message.board(), message.speech(), transformation)


def read_solve(data: object) -> SolveRequest:
    """A grid and the kind of house."""
    message = Message(data, {"board", "by"})
    return SolveRequest(message.board(), message.speech(), message.one_of("by", tuple(KINDS)))


def answer_detect(request: DetectRequest) -> Json:
    """Every simple transformation that fits, the houses with other digits, and a chain if there is one."""
    return detected(request.board, request.other, request.speech)


def answer_transform(request: TransformRequest) -> Json:
    """The digits of the image, and what was done in words."""
    image = SudokuBoard.of(request.transformation.values(request.board.values))
    return {"board": image.line, "told": chain(request.transformation, request.speech)}


def answer_solve(request: SolveRequest) -> Json:
    """The grids on the way, each with the digit that is new and what led to it."""
    board, speech = request.board, request.speech
    grids: list[Json] = [{"board": board.line, "cell": None, "told": []}]
    broken = next((house for house in range(27) if not is_valid_house(board, house)), None)
    if broken is not None:
        [message] = plain([speech.sentence(_INVALID, {"house": broken})])
        return {"grids": grids, "left": [], "state": "invalid", "message": message}
    open_moves: list[Move] = []
    for move, board in moves_by(request.board, request.kind):
        open_moves.append(move)
        if move.placement:
            told = _told(open_moves, speech)
            grids.append({"board": board.line, "cell": move.placement.cell, "told": told})
            open_moves.clear()
    empty = board.values.count(0)
    return {
        "grids": grids,
        "left": _told(open_moves, speech),
        "state": "stuck" if empty else "solved",
        "message": _STUCK.format(count=empty)(speech) if empty else _SOLVED(speech),
    }


def _told(moves: Sequence[Move], speech: Speech) -> list[str]:
    return plain(move_told(move, speech) for move in moves)


EVENTS = (
    Event("detect", read_detect, answer_detect),
    Event("transform", read_transform, answer_transform),
    Event("solve", read_solve, answer_solve),
)
