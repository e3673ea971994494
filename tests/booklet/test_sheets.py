"""Exercise sheets: positions of the chapter's techniques from easy to hard, room to write, solutions at the end."""

import base64
from io import BytesIO

import pytest
from pypdf import PdfReader
from reportlab.pdfbase.ttfonts import TTFont

from sudoku_helper import TECHNIQUES
from sudoku_helper.booklet import Sheet, choose_exercises, write_sheet
from sudoku_helper.booklet.fonts import PLAIN
from sudoku_helper.booklet.sheets import EXERCISES
from sudoku_helper.cli import main
from sudoku_helper.course import CHAPTERS, chapter_of
from sudoku_helper.events import ask
from sudoku_helper.solver import is_unique, unique_solution
from sudoku_helper.step import plain
from sudoku_helper.text import LANGUAGES, Speech
from tests.tools.share import one_in

every_chapter = pytest.mark.parametrize(
    "chapter", one_in(4, CHAPTERS), ids=lambda chapter: chapter.key
)


def words_of(pdf: bytes) -> list[str]:
    """The text of each page, its lines joined."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(pdf)).pages]


@every_chapter
def test_a_sheet_asks_for_the_chapters_techniques_from_easy_to_hard_and_tells_the_solutions(
    chapter,
):
    exercises = choose_exercises(chapter, 1)
    assert 6 <= len(exercises) <= EXERCISES
    found = [exercise.step.technique for exercise in exercises]
    taught = chapter.techniques or {guided.sight.technique for guided in chapter.guided}
    assert {technique.key for technique in found} <= set(taught)
    assert [each.difficulty for each in found] == sorted(each.difficulty for each in found)
    for exercise in exercises:
        solution = unique_solution(exercise.board)
        assert all(solution.values[cell] == digit for cell, digit in exercise.step.placements)
        assert all(solution.values[cell] != digit for cell, digit in exercise.step.cross_outs)
    speech = Speech("de")
    first, *pages = words_of(write_sheet(Sheet(chapter, exercises, speech)))
    assert f"Übungsblatt: {chapter.title('de')}" in first
    solutions = " ".join(page for page in pages if page.startswith("Lösungen"))
    questions = " ".join([first, *pages]).replace(solutions, "")
    for number, exercise in enumerate(exercises, 1):
        name = f"Aufgabe {number}: {exercise.step.technique.name('de')}"
        assert name in questions
        assert name in solutions
        assert plain(exercise.step.explanation(speech))[0] in solutions
    assert is_unique(Sheet(chapter, exercises).puzzle)
    assert "Ein ganzes Sudoku" in questions
    assert "Das ganze Sudoku" in solutions


def test_the_same_seed_is_the_same_file_and_another_one_is_not():
    chapter = chapter_of("pairs")

    def made(seed: int) -> bytes:
        return write_sheet(Sheet(chapter, choose_exercises(chapter, seed)))

    assert made(1) == made(1) != made(2)


def test_a_small_page_has_fewer_positions_and_no_other_sizes_exist():
    chapter = chapter_of("locked")
    exercises = choose_exercises(chapter, 1)
    pages = words_of(write_sheet(Sheet(chapter, exercises, size="A5", address="https://a.example")))
    assert sum(page.count("Exercise ") for page in pages if "Solutions" not in page) == len(
        exercises
    )
    assert max(page.count("Exercise ") for page in pages if "Solutions" not in page) == 2
    with pytest.raises(ValueError, match="expected one of"):
        Sheet(chapter, exercises, size="B7")


def test_every_explanation_can_be_printed():
    known = TTFont(PLAIN, f"{PLAIN}.ttf").face.charToGlyph
    for technique in TECHNIQUES:
        for lang in LANGUAGES:
            text = " ".join(plain(technique.example_step().explanation(lang)))
            assert {letter for letter in text if ord(letter) not in known} == set()


def test_a_page_and_the_command_line_get_the_same_sheet(tmp_path):
    answer = ask(
        "sheet", {"chapter": "wings", "seed": 7, "size": "A4", "address": "", "lang": "de"}
    )
    assert answer["filename"] == "uebungsblatt-wings.pdf"
    out = tmp_path / "wings.pdf"
    assert main(["sheet", "wings", "--seed", "7", "--lang", "de", "--out", str(out)]) == 0
    assert out.read_bytes() == base64.b64decode(answer["pdf"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"chapter": "cooking"},
        {"seed": -1},
        {"size": "B7"},
        {"address": "javascript:alert(1)"},
        {"copies": 3},
    ],
)
def test_a_senseless_wish_gets_a_sentence(wrong):
    wish = {"chapter": "wings", "seed": 7, "size": "A4", "address": ""}
    assert ask("sheet", {**wish, **wrong})["code"] == "bad-request"


def test_a_chapter_that_does_not_exist_is_refused(capsys, tmp_path):
    with pytest.raises(SystemExit) as wrong_use:
        main(["sheet", "cooking", "--out", str(tmp_path / "sheet.pdf")])
    assert wrong_use.value.code == 2
    assert "pairs" in capsys.readouterr().err
