"""The events of exchange: puzzles come and leave as text of any format."""

from collections.abc import Sequence
from dataclasses import dataclass

from sudoku_helper.events.event import Event
from sudoku_helper.events.protocol import BoardRequest, Json, Message, write_error
from sudoku_helper.formats import FORMATS, FormatError, Puzzle, Refused, read_what_can_be, write
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.text import Speech, Text

LONGEST_TEXT = 60000

MOST_PUZZLES = 500
"""How many puzzles of a pasted text are looked at."""

UNKNOWN_FORMAT = Text(en="There is no such format.", de="Dieses Format gibt es nicht.")
PLACE = Text(en="Line {line}, column {column}: ", de="Zeile {line}, Spalte {column}: ")


@dataclass(frozen=True)
class ReadRequest:
    """A text in some puzzle format."""

    text: str
    speech: Speech


@dataclass(frozen=True)
class WriteRequest(BoardRequest):
    """A position to be written in some puzzle format."""

    format: str


def read_text(data: object) -> ReadRequest:
    """A text in some puzzle format."""
    message = Message(data, {"text"})
    return ReadRequest(message.text("text", LONGEST_TEXT), message.speech())


def read_write(data: object) -> WriteRequest:
    """A position and the name of a format."""
    message = Message(data, {"board", "format"})
    return WriteRequest(message.board(), message.speech(), message.text("format", 40))


def answer_read(request: ReadRequest) -> Json:
    """The puzzles in a text of any format, and what is wrong with the lines that hold none."""
    speech = request.speech
    try:
        puzzles, refused = read_what_can_be(request.text, MOST_PUZZLES)
    except FormatError as problem:
        return write_error("format", _format_problem(problem, speech))
    written = {"refused": _write_refused(refused, speech)} if refused else {}
    if not puzzles:
        return write_error("format", _format_problem(refused[0].problem, speech)) | written
    return {"puzzles": [write_puzzle(puzzle, speech) for puzzle in puzzles]} | written


def _write_refused(refused: Sequence[Refused], speech: Speech) -> Json:
    """How many lines hold no puzzle, where the first one stands and why, and the lines themselves."""
    first = refused[0].problem
    return {
        "count": len(refused),
        "line": first.line,
        "message": first.text(speech),
        "text": "\n".join(each.line for each in refused),
    }


def answer_write(request: WriteRequest) -> Json:
    """A position in some format."""
    chosen = next((each for each in FORMATS if each.key == request.format and each.write), None)
    if chosen is None:
        return write_error("format", UNKNOWN_FORMAT(request.speech))
    try:
        text = write(chosen.key, [Puzzle(request.board)])
    except FormatError as problem:
        return write_error("format", problem.text(request.speech))
    return {"text": text, "filename": f"sudoku.{chosen.extension}"}


def _format_problem(problem: FormatError, speech: Speech) -> str:
    """What is wrong with a text, with the place where it has more than one line."""
    if problem.line == problem.column == 1:
        return problem.text(speech)
    return PLACE(speech).format(line=problem.line, column=problem.column) + problem.text(speech)


def write_puzzle(puzzle: Puzzle, speech: Speech) -> Json:
    """A puzzle as it was read, with the counts for its preview."""
    board = puzzle.board
    filled = 81 - board.values.count(0)
    return {
        "board": board.notation,
        "title": puzzle.title or _technique_name(puzzle.library_code, speech),
        "level": puzzle.level,
        "format": puzzle.format,
        "givens": board.givens.bit_count(),
        "placed": filled - board.givens.bit_count(),
        "empty": 81 - filled,
        "candidates": board.has_notes,
    }


def _technique_name(code: str, speech: Speech) -> str:
    """The name of the one technique that a library code stands for, or nothing."""
    names = [each.name(speech) for each in TECHNIQUES if code in each.library_codes]
    return names[0] if len(names) == 1 else ""


EVENTS = (
    Event("read", read_text, answer_read),
    Event("write", read_write, answer_write),
)
