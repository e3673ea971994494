"""The events that make something new: a puzzle at once, a booklet, and a sentence for nonsense."""

import base64
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from sudoku_helper import SudokuBoard, events
from sudoku_helper.booklet.choosing import choose
from sudoku_helper.events import BadRequest, new_puzzles
from sudoku_helper.generator import NotFound
from sudoku_helper.grading import grade
from sudoku_helper.solver import is_unique
from sudoku_helper.symmetry import canonical_form
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import Level

BOOKLET = {
    "levels": {"easy": 3, "very-easy": 2},
    "per_page": 2,
    "size": "A4",
    "folded": False,
    "large": False,
    "solutions": "end",
    "symmetry": "none",
    "hints": False,
    "title": "Für Oma",
    "address": "https://sudoku.example",
    "lang": "de",
}


PROJECT = Path(__file__).resolve().parents[2]
ASK_ALONE = """
from sudoku_helper import events
print(events.ask("new", {"day": "2026-11-20"})["board"])
"""


def ask(event: str, **message):
    """The answer to a message, as the page gets it."""
    return events.ask(event, message)


@pytest.mark.parametrize("level", list(Level)[:5])
def test_a_new_puzzle_has_one_solution_and_the_wanted_level(level):
    answer = ask("new", level=level.key, lang="de")
    board = SudokuBoard.parse(answer["board"])
    assert is_unique(board)
    assert grade(board).level == level
    assert answer["level"] == level.key
    assert answer["level_name"] == level.title("de")
    assert "Der schwierigste Schritt ist" in answer["note"]


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_another_on_another_day():
    first, again, next_day = (
        ask("new", day=day, lang=lang)
        for day, lang in (("2026-11-17", "de"), ("2026-11-17", "en"), ("2026-11-18", "de"))
    )
    assert first["board"] == again["board"] != next_day["board"]
    assert is_unique(SudokuBoard.parse(first["board"]))
    assert (first["level"], next_day["level"]) == ("easy", "medium")


def test_the_puzzle_of_a_day_does_not_change_with_the_process():
    alone = subprocess.run(
        [sys.executable, "-c", ASK_ALONE],
        env={**os.environ, "PYTHONHASHSEED": "7"},
        cwd=PROJECT,
        capture_output=True,
        check=True,
        text=True,
    )
    assert alone.stdout.strip() == ask("new", day="2026-11-20")["board"]


def test_no_two_new_puzzles_are_the_same():
    boards = [SudokuBoard.parse(ask("new", level="easy")["board"]) for _ in range(12)]
    assert len(set(map(canonical_form, boards))) == 12


def test_a_new_puzzle_needs_the_wanted_technique():
    answer = ask("new", technique="xy-wing", lang="en")
    assert is_unique(SudokuBoard.parse(answer["board"]))
    assert technique_of("xy-wing").name("en") in answer["note"]


def test_level_and_technique_go_together_or_are_refused_with_the_reason():
    answer = ask("new", level="medium", technique="naked-pair", lang="en")
    assert answer["level"] == "medium"
    assert technique_of("naked-pair").name("en") in answer["note"]
    refused = ask("new", level="easy", technique="x-wing", lang="de")
    assert refused["code"] == "impossible"
    assert refused["error"].startswith("X-Wing ist zu schwer für die Stufe „leicht“")


def test_a_rare_technique_comes_from_the_middle_of_a_game(monkeypatch):
    monkeypatch.setattr(new_puzzles, "SEARCH_TIME", 0)
    answer = ask("new", technique="jellyfish", lang="de")
    board = SudokuBoard.parse(answer["board"])
    assert any(filter(None, technique_of("jellyfish").find(board)))
    assert "mitten aus einem Spiel" in answer["note"]


def test_what_was_not_found_is_told_in_the_language_of_the_player(monkeypatch):
    class Empty:
        def take(self):
            raise NotFound

    monkeypatch.setitem(new_puzzles.SHELVES, Level.EVIL, Empty())
    answer = ask("new", level="evil", lang="de")
    assert answer["code"] == "not-found"
    assert "kein solches Sudoku" in answer["error"]


def test_where_no_thread_can_be_started_puzzles_are_made_when_they_are_asked_for(monkeypatch):
    class Refused:
        def __init__(self, **_):
            pass

        def start(self):
            raise RuntimeError("can't start new thread")

    monkeypatch.setattr(new_puzzles, "Thread", Refused)
    shelf = new_puzzles.Shelf(Level.EASY)
    boards = [shelf.take().board for _ in range(3)]
    assert len(set(map(canonical_form, boards))) == 3


def test_without_a_wish_there_is_a_puzzle_too():
    assert is_unique(SudokuBoard.parse(ask("new")["board"]))


@pytest.mark.parametrize(
    "message",
    [
        "new",
        {"level": "nasty"},
        {"level": 3},
        {"level": None},
        {"technique": "x-ray"},
        {"technique": ["x-wing"]},
        {"level": "hard", "seed": 1},
        {"level": "hard", "lang": "fr"},
        {"day": "yesterday"},
        {"day": "2026-13-01"},
        {"day": 20261117},
        {"day": "2026-11-17", "level": "easy"},
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(message):
    with pytest.raises(BadRequest):
        new_puzzles.read_new(message)


def pages_of(answer) -> list[str]:
    """The text of each page of a booklet."""
    pdf = PdfReader(io.BytesIO(base64.b64decode(answer["pdf"])))
    return [page.extract_text() for page in pdf.pages]


def test_a_booklet_has_a_title_puzzles_and_solutions():
    answer = ask("booklet", **BOOKLET)
    assert answer["filename"] == "sudoku-heft.pdf"
    pages = pages_of(answer)
    # Title, five puzzles two by two, solutions.
    assert len(pages) == 1 + 3 + 1
    assert "Für Oma" in pages[0]
    assert "2 × sehr leicht, 3 × leicht" in pages[0]
    assert "sehr leicht" in pages[1]
    assert "Lösungen" in pages[-1]


def test_easy_puzzles_of_a_shared_booklet_have_as_many_givens_as_others():
    for puzzle in choose({Level.VERY_EASY: 2, Level.EASY: 2}, seed="class", patience=0):
        assert sum(map(bool, puzzle.board.values)) >= 30


def test_a_booklet_is_as_it_was_wished():
    plain = pages_of(ask("booklet", **{**BOOKLET, "solutions": "none", "hints": True}))
    assert len(plain) == 1 + 3 + 1
    assert "Wo es knifflig wird" in plain[-1]
    folded = pages_of(ask("booklet", **{**BOOKLET, "folded": True}))
    assert len(folded) == 4


def test_a_booklet_in_large_print_has_symmetric_patterns_and_solutions_below():
    wish = {"large": True, "per_page": 1, "symmetry": "point", "solutions": "below"}
    pages = pages_of(ask("booklet", **{**BOOKLET, **wish}))
    assert len(pages) == 1 + 5
    # The givens, and at the foot of the page the 81 digits of the solution.
    assert all(sum(each.isdigit() for each in page) > 81 + 17 for page in pages[1:])


def test_hard_symmetric_puzzles_that_take_too_long_are_not_replaced_by_others(monkeypatch):
    monkeypatch.setattr(new_puzzles, "SYMMETRIC_TIME", 0)
    answer = ask("booklet", **{**BOOKLET, "levels": {"hard": 1}, "symmetry": "diagonal"})
    assert answer["code"] == "not-found"
    assert "symmetrischem Muster" in answer["error"]


def test_a_title_that_no_font_can_write_gets_a_sentence():
    answer = ask("booklet", **{**BOOKLET, "title": "\U000e1000 2026"})
    assert answer["code"] == "unprintable"
    assert "U+E1000" in answer["error"]
    assert "2" not in answer["error"]


def test_puzzles_too_small_to_write_into_get_a_sentence():
    wish = {"size": "A5", "folded": True, "per_page": 6, "solutions": "below"}
    assert "zu klein" in ask("booklet", **{**BOOKLET, **wish})["error"]


def test_hints_are_looked_for_as_long_as_there_is_time(monkeypatch):
    monkeypatch.setattr(new_puzzles, "HINT_TIME", 0)
    pages = pages_of(ask("booklet", **{**BOOKLET, "hints": True, "solutions": "none"}))
    assert pages[-1].count("zu schwer für einen schnellen Tipp") == 5


def test_a_booklet_is_ready_in_time_even_if_its_puzzles_take_long():
    puzzles = list(choose({Level.EXPERT: 3, Level.EVIL: 20}, patience=0))
    assert [puzzle.level for puzzle in puzzles] == [Level.EXPERT] * 3 + [Level.EVIL] * 20
    assert all(is_unique(puzzle.board) for puzzle in puzzles)
    assert len({canonical_form(puzzle.board) for puzzle in puzzles}) == 23


def test_everybody_who_names_the_same_seed_gets_the_same_booklet():
    wish = {**BOOKLET, "per_page": 6, "seed": "K7QM"}
    mine, yours = (pages_of(ask("booklet", **wish)) for _ in range(2))
    assert mine == yours
    # The last page tells the solutions, so it differs where the puzzles do.
    assert pages_of(ask("booklet", **{**wish, "seed": "K7QN"}))[-1] != mine[-1]


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "x" * 21},
        {"seed": 5},
        {"levels": {}},
        {"levels": {"easy": 0}},
        {"levels": {"easy": 49}},
        {"levels": {"easy": 25, "hard": 24}},
        {"levels": {"easy": -1, "hard": 3}},
        {"levels": {"easy": True}},
        {"levels": {"nasty": 3}},
        {"levels": ["easy"]},
        {"per_page": 3},
        {"per_page": 0},
        {"per_page": "2"},
        {"size": "A0"},
        {"folded": "yes"},
        {"solutions": True},
        {"symmetry": "odd"},
        {"large": True, "per_page": 4},
        {"large": True, "per_page": 2, "folded": True},
        {"title": "x" * 81},
        {"title": None},
        {"address": "javascript:alert(1)"},
        {"paper": "pink"},
    ],
)
def test_a_booklet_that_makes_no_sense_is_refused(change):
    with pytest.raises(BadRequest):
        new_puzzles.read_booklet({**BOOKLET, **change})
