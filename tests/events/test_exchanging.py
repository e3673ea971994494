"""Exchange of puzzles: texts of foreign formats in and out."""

import pytest

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


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (PUZZLE[:78], "Found 78 of 81 characters."),
        (PUZZLE + "...", "Found 84 characters instead of 81."),
        ("\n".join(PUZZLE[start : start + 9] for start in range(0, 72, 9)), "Found 72 of 81"),
    ],
)
def test_a_text_of_another_length_is_told_how_long_it_is(text, told):
    assert ask("read", {"text": text, "lang": "en"})["error"].startswith(told)


def test_what_can_be_read_is_read_and_the_other_lines_are_handed_back():
    text = "\n".join([PUZZLE[:80], "# a remark", PUZZLE, "hello", PUZZLE])
    answer = ask("read", {"text": text, "lang": "de"})
    assert [puzzle["board"] for puzzle in answer["puzzles"]] == [PUZZLE] * 2
    refused = answer["refused"]
    assert (refused["count"], refused["line"]) == (2, 1)
    assert refused["message"].startswith("80 von 81 Zeichen gefunden.")
    assert refused["text"] == f"{PUZZLE[:80]}\nhello"


def test_lines_of_which_none_can_be_read_are_handed_back_too():
    answer = ask("read", {"text": ":05::::::\n:07::::::"})
    assert answer["code"] == "format"
    assert (answer["refused"]["count"], answer["refused"]["line"]) == (2, 1)


@pytest.mark.parametrize(
    ("code", "candidates", "title"),
    [
        ("0503", "5", "Mehrfaches Färben 2"),
        ("0503-1", "5", "Mehrfaches Färben 2"),
        ("9999", "5", ""),
        ("0000", "x", ""),
    ],
)
def test_a_library_line_is_called_by_its_technique_and_not_by_its_code(code, candidates, title):
    text = f":{code}:{candidates}:{PUZZLE}:::"
    (puzzle,) = ask("read", {"text": text, "lang": "de"})["puzzles"]
    assert puzzle["title"] == title


def test_an_unknown_format_is_said_plainly():
    assert ask("write", {"board": PUZZLE, "format": "docx"})["code"] == "format"
