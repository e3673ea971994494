"""The events of exchange: puzzles come and leave as text of any format."""

from dataclasses import dataclass

from sudoku_helper.events.event import Event
from sudoku_helper.events.protocol import BoardRequest, Json, Message, write_error
from sudoku_helper.formats import FORMATS, FormatError, Puzzle, read_any, write
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
    """The puzzles in a text of any format."""
    try:
        puzzles = read_any(request.text, MOST_PUZZLES)
    except FormatError as problem:
        return write_error("format", _format_problem(problem, request.speech))
    return {"puzzles": [write_puzzle(puzzle) for puzzle in puzzles]}


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
        "candidates": board.has_notes,
    }


EVENTS = (
    Event("read", read_text, answer_read),
    Event("write", read_write, answer_write),
)
