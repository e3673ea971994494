"""Exchange of puzzles: texts of foreign formats in and out, and QR codes."""

import pytest

from sudoku_helper.events import BadRequest, ask
from sudoku_helper.events.exchanging import LONGEST_LINK, MOST_BYTES_OF_A_LINK, read_qr
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


def test_a_qr_code_is_square_and_dark_where_it_should_be():
    answer = ask("qr", {"text": "https://example.org/#s=" + "A" * 60})
    assert answer["size"] % 4 == 1
    assert answer["path"].startswith("M0 0h7v1h-7z")


@pytest.mark.parametrize("letter", ["a", "1", "ä", "漢", "\0", "\u0300", "\U0001f600"])
def test_a_text_has_a_qr_code_or_is_refused(letter):
    longest = letter * min(LONGEST_LINK, MOST_BYTES_OF_A_LINK // len(letter.encode()))
    assert ask("qr", {"text": longest})["size"] <= 177
    with pytest.raises(BadRequest):
        read_qr({"text": longest + letter})
