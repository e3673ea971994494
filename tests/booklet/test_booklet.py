"""The booklet: its pages, its words, and the order in which a folded stack shows them."""

import re
from io import BytesIO
from pathlib import Path

import pytest
import reportlab
from pypdf import PdfReader
from reportlab.pdfbase.pdfmetrics import stringWidth

from sudoku_helper.board import SudokuBoard
from sudoku_helper.booklet import Booklet, BookletPuzzle, write_pdf
from sudoku_helper.booklet.choosing import choose, read_levels
from sudoku_helper.booklet.content import MM
from sudoku_helper.booklet.fonts import BOLD
from sudoku_helper.booklet.hardest_step import hardest_step_of
from sudoku_helper.booklet.layout import MARGIN
from sudoku_helper.cli import main
from sudoku_helper.generator import NotFound
from sudoku_helper.grading import grade
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.solver import is_unique, unique_solution
from sudoku_helper.symmetry import canonical_form
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import Speech
from tests import positions

PUZZLE = BookletPuzzle(SudokuBoard.parse(positions.PUZZLE), Level.MEDIUM)
NEEDS_XY_WING = "..........7..5.1..5.8..47..2491....6......4..8......79.2.67...44.68.........1..5."


def pages_of(booklet):
    return PdfReader(BytesIO(write_pdf(booklet))).pages


@pytest.mark.parametrize(("per_page", "pages"), [(1, 7), (2, 4), (4, 3), (6, 2)])
def test_puzzles_are_spread_over_the_pages(per_page, pages):
    booklet = Booklet([PUZZLE] * 6, per_page=per_page, solutions="none")
    assert len(pages_of(booklet)) == pages


def test_says_title_levels_rules_and_hints_in_german():
    title, puzzles, hints, solutions = pages_of(
        Booklet([PUZZLE] * 3, Speech("de"), "Für Gäste", hints=True, address="https://a.example")
    )
    text = title.extract_text()
    assert "Für Gäste" in text
    assert "3 × mittel" in text
    assert "Scanne den Code" in text
    assert puzzles.extract_text().count("mittel") == 3
    assert "Sudoku 3: Der schwierigste Schritt ist" in hints.extract_text()
    assert "Lösungen" in solutions.extract_text()


def test_the_crux_is_the_first_use_of_the_hardest_technique_and_true():
    board = SudokuBoard.parse(NEEDS_XY_WING)
    hardest = hardest_step_of(board)
    solution = unique_solution(board)
    assert hardest.step.technique.key == "xy-wing"
    assert all(solution.values[cell] != digit for cell, digit in hardest.step.cross_outs)
    easier = TechniqueManager(candidates_shown=False).first_step(hardest.board)
    assert easier.technique.key == "xy-wing"
    assert hardest_step_of(solution) is None


@pytest.mark.parametrize("title", ["Загадки дня", "Ελληνικά γρίφοι", "Łamigłówki na święta"])
def test_titles_of_europe_are_written_in_a_font_that_is_in_the_file(title):
    page = pages_of(Booklet([PUZZLE], title=title))[0]
    assert title in page.extract_text()
    fonts = [font.get_object() for font in page["/Resources"]["/Font"].values()]
    used = [font for font in fonts if re.search("Vera|Fira", font["/BaseFont"])]
    # A subset has a name of its own before that of the font.
    assert all(re.match(r"/[A-Z]{6}\+", font["/BaseFont"]) for font in used)
    assert all("/FontFile2" in font["/FontDescriptor"] for font in used)
    assert any("Fira" in font["/BaseFont"] for font in used)


def test_a_font_of_ones_own_writes_the_title():
    own = str(Path(reportlab.__file__).parent / "fonts" / "VeraIt.ttf")
    page = pages_of(Booklet([PUZZLE], title="Mine", font=own))[0]
    fonts = [font.get_object()["/BaseFont"] for font in page["/Resources"]["/Font"].values()]
    assert any("Oblique" in name for name in fonts)
    with pytest.raises(ValueError, match="expected a font"):
        write_pdf(Booklet([PUZZLE], font=__file__))


@pytest.mark.parametrize("title", ["W" * 80, "Sudoku " * 11])
def test_a_long_title_stays_on_the_page(title):
    ends = []
    page = pages_of(Booklet([PUZZLE], title=title, size="A5", large=True, per_page=1))[0]
    page.extract_text(
        visitor_text=lambda text, cm, tm, font, size: (
            ends.append(tm[4] + stringWidth(text.strip(), BOLD, size))
            if text.strip() and text.strip()[0] in title
            else None
        )
    )
    assert ends
    assert max(ends) <= 148 * MM - MARGIN + 0.1


def test_everything_is_printed_with_black_ink():
    pages = pages_of(Booklet([PUZZLE], hints=True, solutions="below", address="https://a.example"))
    for page in pages:
        told = page.get_contents().get_data().decode("latin-1")
        colours = re.findall(r"([\d. ]+) (?:k|K)\n", told)
        assert colours
        assert all(colour.split()[:3] == ["0", "0", "0"] for colour in colours)
        assert not re.search(r"[\d.] (?:rg|RG)\s", told)


def test_pages_have_numbers_but_the_title():
    texts = [page.extract_text() for page in pages_of(Booklet([PUZZLE] * 5))]
    assert [text.strip().splitlines()[-1] for text in texts[1:]] == ["2", "3", "4"]
    assert not texts[0].strip().endswith("1")


def test_solutions_stand_upside_down_below_their_puzzles():
    below = pages_of(Booklet([PUZZLE] * 3, solutions="below"))
    assert len(below) == 2
    turned = []
    below[1].extract_text(visitor_text=lambda text, cm, *_: turned.append((text.strip(), cm[0])))
    digits = [text for text, direction in turned if direction < 0 and text]
    solution = unique_solution(PUZZLE.board)
    assert "".join(digits).replace("\n", "").count(solution.line) == 3


def test_large_print_is_large():
    def largest(**wishes):
        sizes = []
        page = pages_of(Booklet([PUZZLE], solutions="none", **wishes))[1]
        page.extract_text(visitor_text=lambda text, *told: text.strip() and sizes.append(told[-1]))
        return max(sizes), min(sizes)

    usual, large = largest(per_page=2), largest(per_page=2, large=True)
    assert large[0] > usual[0]
    assert large[1] >= 16


def test_cut_marks_lie_around_what_stays():
    (plain, *_), (marked, *_) = (
        pages_of(Booklet([PUZZLE], size="A5", cut_marks=marks)) for marks in (False, True)
    )
    assert float(marked.mediabox.width) == pytest.approx(float(plain.mediabox.width) + 20 * MM)
    stays = marked.trimbox
    assert float(stays.left) == pytest.approx(10 * MM, abs=0.01)
    assert float(stays.width) == pytest.approx(148 * MM, abs=0.01)
    assert float(stays.height) == pytest.approx(210 * MM, abs=0.01)


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


@pytest.mark.parametrize("cut", [False, True])
def test_a_sheet_to_fold_has_marks_in_its_middle_and_other_sheets_have_none(cut):
    def dashed(**wishes):
        page = pages_of(Booklet([PUZZLE], cut_marks=cut, **wishes))[0]
        told = page.get_contents().get_data().decode("latin-1")
        return re.findall(
            r"\] 0 d.*?n ([\d.-]+) ([\d.-]+) m ([\d.-]+) ([\d.-]+) l S", told, re.DOTALL
        )

    assert not dashed()
    marks = [tuple(map(float, mark)) for mark in dashed(folded=True)]
    assert marks
    for left, start, right, end in marks:
        assert left == right == pytest.approx(297 * MM / 2, abs=0.01)
        # On what is cut off, if anything is.
        assert (start < 0 > end) is cut


def test_a_number_stays_in_the_line_of_its_level_and_one_puzzle_is_one():
    levels = [BookletPuzzle(PUZZLE.board, level) for level in Level for _ in range(9)]
    for lang in ("de", "en"):
        text = pages_of(Booklet(levels, Speech(lang), size="A5"))[0].extract_text()
        assert not any(line.rstrip().endswith("×") for line in text.splitlines())
    assert "1 puzzle:" in pages_of(Booklet([PUZZLE]))[0].extract_text()
    assert "2 puzzles:" in pages_of(Booklet([PUZZLE] * 2))[0].extract_text()


@pytest.mark.parametrize(
    ("count", "size", "pages"), [(12, "A4", 1), (15, "A4", 1), (16, "A4", 2), (15, "A5", 2)]
)
def test_two_or_three_solutions_get_no_page_of_their_own_on_large_paper(count, size, pages):
    texts = [page.extract_text() for page in pages_of(Booklet([PUZZLE] * count, size=size))]
    assert sum(text.startswith("Solutions") for text in texts) == pages


@pytest.mark.parametrize("large", [False, True])
def test_a_page_number_keeps_its_distance_from_what_stands_above_it(large):
    page = pages_of(Booklet([PUZZLE], large=large, per_page=1 if large else 2))[-1]
    places = []
    page.extract_text(
        visitor_text=lambda text, cm, tm, font, size: text.strip() and places.append((tm[5], size))
    )
    (number, size), (above, _) = sorted(places)[:2]
    assert above - (number + 0.73 * size) >= 5 * MM


@pytest.mark.parametrize(
    "wrong",
    [
        {"size": "B7"},
        {"per_page": 3},
        {"puzzles": []},
        {"solutions": "beside"},
        {"large": True},
        {"large": True, "per_page": 2, "size": "A5"},
    ],
)
def test_what_cannot_be_printed_is_refused(wrong):
    with pytest.raises(ValueError, match=r"expected|large print"):
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


def test_chosen_puzzles_are_symmetric_and_have_as_many_givens_as_wished():
    wish = {"symmetry": "point", "givens": (30, 34)}
    for puzzle in choose({Level.EASY: 3}, seed=1, **wish):
        givens = [bool(value) for value in puzzle.board.values]
        assert givens == givens[::-1]
        assert 30 <= sum(givens) <= 34
    with pytest.raises(NotFound):
        list(choose({Level.HARD: 1}, seed=1, patience=0, **wish))


@pytest.mark.parametrize("level", [level for level in Level if level > Level.EASY])
def test_hard_symmetric_puzzles_are_at_hand_and_the_same_for_everybody(level):
    first, again = (list(choose({level: 48}, 7, patience=0, symmetry="point")) for _ in range(2))
    assert first == again
    assert len({canonical_form(puzzle.board) for puzzle in first}) == 48
    for puzzle in first:
        givens = [bool(value) for value in puzzle.board.values]
        assert givens == givens[::-1]
        assert puzzle.level == level
    assert all(is_unique(puzzle.board) for puzzle in first[:5])
    assert grade(first[0].board, up_to=Level.EXPERT).level == level
    with pytest.raises(NotFound):
        list(choose({level: 1}, 7, patience=0, symmetry="all"))


def test_the_command_writes_the_file(tmp_path):
    out = tmp_path / "heft.pdf"
    wishes = ["--count", "2", "--levels", "easy", "--symmetry", "diagonal", "--givens", "30-36"]
    looks = ["--large", "--solutions", "below", "--hints", "--cut-marks", "--lang", "de"]
    assert main(["booklet", *wishes, *looks, "--seed", "1", "--out", str(out)]) == 0
    # Title, a page for each puzzle, hints.
    assert len(PdfReader(out).pages) == 4


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (
            ["--title", "A \U000e1000"],
            "no font at hand has U+E1000; --font FILE names one",
        ),
        (["--font", "nowhere.ttf"], "expected a font, got nowhere.ttf"),
        (["--large", "--per-page", "4"], "such a page has room for 2, not for 4"),
        ([positions.PUZZLE, "--symmetry", "point"], "--symmetry is about new puzzles"),
    ],
)
def test_the_command_tells_what_cannot_be_printed(capsys, tmp_path, options, problem):
    out = tmp_path / "heft.pdf"
    wishes = [] if positions.PUZZLE in options else ["--count", "1", "--levels", "easy"]
    assert main(["booklet", *wishes, *options, "--lang", "en", "--out", str(out)]) != 0
    assert problem in capsys.readouterr().err
    assert not out.exists()
