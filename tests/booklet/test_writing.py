"""Titles of any script: the right letters in the right forms and order, and a sentence where none is at hand."""

import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
import reportlab
from fontTools.pens.boundsPen import ControlBoundsPen
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader
from reportlab.pdfgen.canvas import Canvas

from sudoku_helper.board import SudokuBoard
from sudoku_helper.booklet import Booklet, BookletPuzzle, faces, shaping, write_pdf
from sudoku_helper.booklet.content import NoFont
from sudoku_helper.booklet.drawing import draw_title_words
from sudoku_helper.booklet.fonts import BOLD, SYMBOLS, WIDE, packaged_font
from sudoku_helper.booklet.shaping import ShapedWriting
from sudoku_helper.booklet.writing import PlainWriting, lines_of, pieces_of, tidied, writing_of
from sudoku_helper.techniques.base import Level
from tests import positions
from tests.tools.patience import PATIENCE
from tests.tools.server import PROJECT
from tests.tools.share import examples

PUZZLE = BookletPuzzle(SudokuBoard.parse(positions.PUZZLE), Level.MEDIUM)
OWN = str(Path(reportlab.__file__).parent / "fonts" / "VeraIt.ttf")


def drawings(text, of=None):
    """The numbers of the drawings of a line, from left to right."""
    return [glyph.number for glyph in ShapedWriting(of or text).laid_out(text)[0]]


@pytest.mark.parametrize(("title", "font"), [("Für Anna", BOLD), ("Cześć Anna", WIDE)])
def test_one_font_that_is_in_the_file_writes_the_title_if_possible(title, font):
    writing = writing_of(title)
    assert isinstance(writing, PlainWriting)
    assert writing.font == font


@pytest.mark.parametrize(
    "title", ["סודוקו לשבת", "سودوكو سهل", "सुडोकू क्षत्रिय", "ซูโดกุ", "Sudoku ★ 2026"]
)
def test_other_titles_are_drawn_and_the_file_tells_what_they_read(title):
    page = PdfReader(BytesIO(write_pdf(Booklet([PUZZLE], title=title)))).pages[0]
    meaning = f"\ufeff{title}".encode("utf-16-be").hex()
    assert f"ActualText <{meaning}>".encode() in page.get_contents().get_data()


def test_letters_from_right_to_left_stand_so_and_numbers_between_them_do_not():
    (alef,), (bet,), (one,), (two,) = (drawings(letter, "אב12") for letter in "אב12")
    space = drawings(" ", "אב 12")[0]
    assert drawings("אב 12") == [one, two, space, bet, alef]
    assert ShapedWriting("אב 12").from_right
    assert not ShapedWriting("A אב").from_right


def test_brackets_turn_with_the_direction():
    opening, closing = (drawings(bracket, "(א)")[0] for bracket in "()")
    assert drawings("(אב)")[0] == drawings("(A)", "(A) א")[0] != drawings(")A(", ")A( א")[0]
    assert opening != closing


def test_letters_take_the_form_that_their_neighbours_ask_for():
    writing = ShapedWriting("ببب")
    joined, alone = writing.width("ببب", 1), 3 * writing.width("ب", 1)
    assert joined < alone
    assert len(set(drawings("ببب"))) == 3
    # Three letters of Devanagari become one sign.
    assert len(drawings("क्ष")) == 1


def test_each_script_of_a_line_is_shaped_by_its_own_rules():
    assert drawings("Ab क्ष")[-1:] == drawings("क्ष")
    assert drawings("क्ष Ab")[:1] == drawings("क्ष")


def test_the_font_of_ones_own_comes_first_and_others_write_what_it_lacks():
    writing = writing_of("Aж", OWN)
    (own, _, _, _), (other, _, _, _) = writing.laid_out("Aж")[0]
    assert own is not other
    assert own.writes("A")
    assert not own.writes("ж")


def test_fonts_of_the_system_write_what_ours_lack_those_first_that_write_most(monkeypatch):
    class Installed:
        font, units = None, 1000

        def __init__(self, letters):
            self.letters = letters

        def writes(self, cluster):
            return cluster in self.letters

    small, large = Installed("数"), Installed("数独")
    monkeypatch.setattr(shaping, "system_faces", lambda: (small, large))
    found = shaping._faces_of("数独 A", [])
    assert found["数"] is found["独"] is large
    assert found["A"] not in (small, large)


def test_fonts_of_the_system_are_found_broken_ones_left_out_and_thin_ones_drawn_bold(
    monkeypatch, tmp_path
):
    (tmp_path / "deep").mkdir()
    shutil.copy(Path(OWN).with_name("Vera.ttf"), tmp_path / "deep" / "thin.TTF")
    (tmp_path / "broken.otf").write_bytes(b"OTTO and nothing else")
    (tmp_path / "notes.txt").write_text("no font")
    monkeypatch.setattr(faces, "_folders", lambda: iter([tmp_path, tmp_path / "nowhere"]))
    (found,) = faces.system_faces.__wrapped__()
    thin = faces.face_in(str(tmp_path / "deep" / "thin.TTF"))
    widths = []
    for face in (found, thin):
        pen = ControlBoundsPen(None)
        face.font.draw_glyph_with_pen(face.font.get_nominal_glyph(ord("I")), pen)
        widths.append(pen.bounds[2] - pen.bounds[0])
    assert widths[0] > widths[1]


@pytest.mark.parametrize(
    ("title", "letters"), [("数独 2", "数独"), ("Vera 🫠 A", "🫠"), ("\U000e1000", "\U000e1000")]
)
def test_letters_that_no_font_has_are_named(monkeypatch, title, letters):
    monkeypatch.setattr(shaping, "system_faces", lambda: ())
    with pytest.raises(NoFont) as refused:
        write_pdf(Booklet([PUZZLE], title=title))
    assert refused.value.letters == letters


SCRIPTS = "aЖ (1)\u05d0\u05a7\u0628\u064e\u0915\u094d\u0937\u0e0b\u0e39\u2067\u2069\u200d\u202e\u0301\ufe0f★"


@given(st.text(st.sampled_from(SCRIPTS), min_size=1, max_size=12))
@examples(60)
def test_every_mixture_of_scripts_is_drawn_or_its_letters_are_named(text):
    title, letters, end = tidied(text), "", 700.0
    if not title:
        return
    try:
        end = draw_title_words(Canvas(BytesIO()), title, writing_of(title), 26, (40, 700, 60))
    except NoFont as refused:
        letters = refused.letters
    assert set(letters) <= set(title)
    assert letters or end < 700


def test_a_font_of_ones_own_may_be_of_any_kind(tmp_path):
    own = tmp_path / "symbols.otf"
    own.write_bytes(packaged_font(SYMBOLS))
    glyphs, _ = writing_of("★", str(own)).laid_out("★")
    assert len(glyphs) == 1
    assert write_pdf(Booklet([PUZZLE], title="★", font=str(own)))


def test_in_a_browser_the_letters_are_named_that_its_only_font_lacks(monkeypatch):
    monkeypatch.setitem(sys.modules, "sudoku_helper.booklet.shaping", None)
    monkeypatch.setattr(sys, "platform", "emscripten")
    with pytest.raises(NoFont) as refused:
        writing_of("Für שלום")
    assert refused.value.letters == "שלום"


PLAIN_INSTALLATION = f"""
import sys
for name in ("uharfbuzz", "bidi", "pymupdf_fonts"):
    sys.modules[name] = None
from sudoku_helper.cli import main
from sudoku_helper.events import ask
booklet = ["booklet", {positions.PUZZLE!r}, "--out", sys.argv[1], "--lang"]
print(main([*booklet, "en", "--title", "Für Anna"]))
wish = {{"levels": {{"easy": 1}}, "per_page": 1, "size": "A4", "folded": False, "address": ""}}
for lang in ("en", "de"):
    print(main([*booklet, lang, "--title", "Für שלום"]))
    print(ask("booklet", {{**wish, "title": "Cześć", "lang": lang}}))
"""
"""What the command line and the app answer where the extra for titles is not installed."""


def test_without_the_extra_titles_of_the_west_are_printed_and_for_others_it_is_named(tmp_path):
    out = tmp_path / "booklet.pdf"
    command = [sys.executable, "-c", PLAIN_INSTALLATION, out]
    ended = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, timeout=PATIENCE)
    needs = "needs what pip install 'sudoku-helper[titles]' brings"
    braucht = "braucht, was pip install 'sudoku-helper[titles]' mitbringt"
    printed, *refused = ended.stderr.splitlines()
    assert printed == f"{out}: 1 puzzle"
    assert refused == [
        f"sudoku-helper: The title cannot be printed: שלום {needs}",
        f"sudoku-helper: Der Titel lässt sich nicht drucken: שלום {braucht}",
    ]
    said = [
        {"error": f"The title cannot be printed: ś {needs}.", "code": "unprintable"},
        {"error": f"Der Titel lässt sich nicht drucken: ś {braucht}.", "code": "unprintable"},
    ]
    assert ended.stdout.splitlines() == ["0", "1", str(said[0]), "1", str(said[1])]
    assert "Für Anna" in PdfReader(out).pages[0].extract_text()
    # With it the same titles are printed.
    for title in ("Für שלום", "Cześć"):
        assert write_pdf(Booklet([PUZZLE], title=title))


def test_lines_break_between_words_and_between_letters_of_east_asia():
    assert list(pieces_of("An (der) Ecke")) == ["An ", "(der) ", "Ecke"]
    assert list(pieces_of("数独、「中文」 2026")) == ["数", "独、", "「中", "文」 ", "2026"]
    writing = writing_of("An der Ecke")
    assert list(lines_of("An der Ecke", writing, 10, 40)) == ["An der", "Ecke"]
    assert list(lines_of("An der Ecke", writing, 10, 4)) == ["An", "der", "Ecke"]
