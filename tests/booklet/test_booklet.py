"""The booklet: its pages, its words, and the order in which a folded stack shows them."""

from io import BytesIO

import pytest
from pypdf import PdfReader

from sudoku_helper.board import SudokuBoard
from sudoku_helper.booklet import Booklet, BookletPuzzle, write_pdf
from sudoku_helper.booklet.choosing import choose, read_levels
from sudoku_helper.cli import main
from sudoku_helper.solver import is_unique
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import Speech
from tests import positions

PUZZLE = BookletPuzzle(SudokuBoard.parse(positions.PUZZLE), Level.MEDIUM)


def pages_of(booklet):
    return PdfReader(BytesIO(write_pdf(booklet))).pages


@pytest.mark.parametrize(("per_page", "pages"), [(1, 7), (2, 4), (4, 3), (6, 2)])
def test_puzzles_are_spread_over_the_pages(per_page, pages):
    booklet = Booklet([PUZZLE] * 6, per_page=per_page, solutions=False)
    assert len(pages_of(booklet)) == pages


def test_says_title_levels_and_rules_in_german():
    title, puzzles, first_steps, solutions = pages_of(
        Booklet(
            [PUZZLE] * 3, Speech("de"), "Für Gäste", first_steps=True, address="https://a.example"
        )
    )
    text = title.extract_text()
    assert "Für Gäste" in text
    assert "3 × mittel" in text
    assert "Scanne den Code" in text
    assert puzzles.extract_text().count("mittel") == 3
    assert "Sudoku 3: Versteckter Single" in first_steps.extract_text()
    assert "Lösungen" in solutions.extract_text()


def test_fonts_are_in_the_file():
    page = pages_of(Booklet([PUZZLE]))[0]
    fonts = [font.get_object() for font in page["/Resources"]["/Font"].values()]
    used = [font for font in fonts if "Vera" in font["/BaseFont"]]
    assert used
    assert all("/FontFile2" in font["/FontDescriptor"] for font in used)


def test_the_same_booklet_is_the_same_file():
    assert write_pdf(Booklet([PUZZLE])) == write_pdf(Booklet([PUZZLE]))


def test_a_folded_stack_reads_in_order():
    booklet = Booklet([PUZZLE] * 6, per_page=1, folded=True, title="Vorn")
    sheets = [page.extract_text() for page in pages_of(booklet)]
    assert len(sheets) == 4
    assert "Solutions" in sheets[0]
    assert "Vorn" in sheets[0]
    front, back = pages_of(booklet)[0].mediabox, pages_of(Booklet([PUZZLE]))[0].mediabox
    assert (front.width, front.height) == (back.height, back.width)


@pytest.mark.parametrize("wrong", [{"size": "B7"}, {"per_page": 3}, {"puzzles": []}])
def test_what_cannot_be_printed_is_refused(wrong):
    with pytest.raises(ValueError, match="expected"):
        Booklet(**{"puzzles": [PUZZLE], **wrong})


@pytest.mark.parametrize(
    ("text", "count", "numbers"),
    [
        ("easy:2,hard:1", None, {Level.EASY: 2, Level.HARD: 1}),
        ("easy,hard", 5, {Level.EASY: 3, Level.HARD: 2}),
        ("easy:4,hard", 6, {Level.EASY: 4, Level.HARD: 2}),
    ],
)
def test_levels_are_read(text, count, numbers):
    assert read_levels(text, count) == numbers


@pytest.mark.parametrize(("text", "count"), [("easy:2", 3), ("soft:1", None), ("easy:x", None)])
def test_senseless_levels_are_refused(text, count):
    with pytest.raises(ValueError, match="expected"):
        read_levels(text, count)


def test_chosen_puzzles_have_their_level_and_one_solution():
    chosen = list(choose({Level.EASY: 2, Level.MEDIUM: 1}, seed=5))
    assert [puzzle.level for puzzle in chosen] == [Level.EASY, Level.EASY, Level.MEDIUM]
    assert all(is_unique(puzzle.board) for puzzle in chosen)


def test_the_command_writes_the_file(tmp_path):
    out = tmp_path / "heft.pdf"
    options = ["--count", "2", "--levels", "easy", "--lang", "de", "--solutions", "--seed", "1"]
    assert main(["booklet", *options, "--out", str(out)]) == 0
    assert len(PdfReader(out).pages) == 3
