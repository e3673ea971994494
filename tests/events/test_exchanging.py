"""Exchange of puzzles: texts of foreign formats in and out."""

from sudoku_helper.events import ask
from tests.positions import PUZZLES

PUZZLE = PUZZLES[0]


def test_reads_and_writes_foreign_formats():
    text = ask("write", {"board": PUZZLE, "format": "ss"})["text"]
    (puzzle,) = ask("read", {"text": text})["puzzles"]
    givens = 81 - PUZZLE.count(".")
    assert puzzle["board"] == PUZZLE
    assert (puzzle["givens"], puzzle["placed"], puzzle["empty"]) == (givens, 0, 81 - givens)


def test_says_what_is_wrong_with_a_text():
    answer = ask("read", {"text": "hello", "lang": "de"})
    assert answer == {"error": "In diesem Text wurde kein Sudoku erkannt.", "code": "format"}


def test_an_unknown_format_is_said_plainly():
    assert ask("write", {"board": PUZZLE, "format": "docx"})["code"] == "format"
