"""One puzzle for a layouter: an exact size, only black ink, and digits that need no font."""

import re
from io import BytesIO
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader

from sudoku_helper.board import SudokuBoard
from sudoku_helper.booklet.content import MM
from sudoku_helper.booklet.single import write_single
from sudoku_helper.cli import main
from sudoku_helper.geometry import size
from tests import positions

BOARD = SudokuBoard.parse(positions.PUZZLE)
GIVENS = size(BOARD.givens)
SVG = "{http://www.w3.org/2000/svg}"


def test_a_pdf_has_the_size_in_millimetres_its_font_and_black_ink_alone():
    (page,) = PdfReader(BytesIO(write_single(BOARD, "pdf", 72.5))).pages
    assert float(page.mediabox.width) == pytest.approx(72.5 * MM, abs=0.01)
    assert float(page.mediabox.height) == pytest.approx(72.5 * MM, abs=0.01)
    digits = "".join(page.extract_text().split())
    assert digits == BOARD.line.replace(".", "")
    told = page.get_contents().get_data().decode("latin-1")
    assert set(re.findall(r"(0 0 0 [\d.]+) [kK]\n", told)) == {"0 0 0 .5", "0 0 0 1"}
    assert not re.search(r"[\d.] (?:rg|RG|g|G)\s", told)


def test_an_svg_has_the_size_in_millimetres_and_outlines():
    root = ElementTree.fromstring(write_single(BOARD, "svg", 72.5))
    assert (root.get("width"), root.get("height")) == ("72.5mm", "72.5mm")
    assert not root.findall(f".//{SVG}text")
    filled = [path for path in root.iter(f"{SVG}path") if path.get("fill") == "#000000"]
    assert len(filled) == GIVENS


def test_an_eps_says_its_size_and_uses_black_ink_alone():
    lines = write_single(BOARD, "eps", 72.5).decode("ascii").splitlines()
    assert lines[0] == "%!PS-Adobe-3.0 EPSF-3.0"
    assert "%%BoundingBox: 0 0 206 206" in lines
    assert "%%HiResBoundingBox: 0 0 205.512 205.512" in lines
    assert lines[-1] == "%%EOF"
    drawn = [line for line in lines if line.endswith(("stroke", "fill"))]
    assert all(re.match(r"0 0 0 (0\.5|1) setcmykcolor ", line) for line in drawn)
    assert sum(line.endswith("fill") for line in drawn) == GIVENS
    assert "findfont" not in "".join(lines)


@pytest.mark.parametrize("kind", ["svg", "eps"])
def test_outlines_lie_in_the_middle_of_their_cells(kind):
    one_given = SudokuBoard.parse("." * 40 + "8" + "." * 40)
    file = write_single(one_given, kind, 90).decode()
    path = re.search(r'd="([^"]+)" fill="#000000"' if kind == "svg" else r"newpath (.+) fill", file)
    numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", path[1])]
    assert min(numbers) > 40 * MM
    assert max(numbers) < 50 * MM
    assert (min(numbers) + max(numbers)) / 2 == pytest.approx(45 * MM, abs=0.2)


def test_candidates_are_drawn_if_wanted():
    plain, marked = (write_single(BOARD, "eps", 80, candidates) for candidates in (False, True))
    more = marked.count(b" fill\n") - plain.count(b" fill\n")
    assert more == len(list(BOARD.candidates))


def test_the_title_stands_in_the_file_whatever_its_script():
    title = "Für <Anna> & שלום"
    assert PdfReader(BytesIO(write_single(BOARD, "pdf", 80, title=title))).metadata.title == title
    root = ElementTree.fromstring(write_single(BOARD, "svg", 80, title=title))
    assert root.findtext(f"{SVG}title") == title
    assert b"%%Title: A B\n" in write_single(BOARD, "eps", 80, title="A \n B")
    assert b"%%Title: Sudoku\n" in write_single(BOARD, "eps", 80, title=title)


@pytest.mark.parametrize("millimetres", [9.9, 2000.5, float("nan")])
def test_absurd_sizes_are_refused(millimetres):
    with pytest.raises(ValueError, match="expected 10 to 2000 millimetres"):
        write_single(BOARD, "svg", millimetres)


def test_the_command_writes_a_file_for_each_puzzle(tmp_path):
    puzzles = tmp_path / "puzzles.txt"
    puzzles.write_text(f"{positions.PUZZLE}\n" * 11)
    name = str(tmp_path / "puzzle-{number}.eps")
    assert main(["convert", str(puzzles), "--to", "eps", "--mm", "60", "--out", name]) == 0
    written = sorted(path.name for path in tmp_path.glob("*.eps"))
    assert written[0] == "puzzle-01.eps"
    assert written[-1] == "puzzle-11.eps"


@pytest.mark.parametrize(
    ("options", "code", "problem"),
    [
        (["--to", "png", "--mm", "60"], 2, "--mm passt zu pdf, svg, eps, nicht zu png"),
        (["--to", "svg", "--pixels", "60"], 2, "--pixels passt zu png, nicht zu svg"),
        (["--to", "sdm", "--candidates"], 2, "--candidates passt zu pdf, svg, eps, png, nicht"),
        (["--to", "pdf", "--mm", "3"], 2, "10 bis 2000 Millimeter erwartet, nicht 3"),
    ],
)
def test_what_would_have_no_effect_is_refused(capsys, options, code, problem):
    assert main(["convert", positions.PUZZLE, *options, "--lang", "de"]) == code
    assert problem in capsys.readouterr().err
