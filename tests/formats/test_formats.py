"""Every format reads what it writes, and any text gives puzzles or a clear error."""

import base64
import json
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.formats import FORMATS, FormatError, Puzzle, lzstring, read_any, write
from sudoku_helper.formats.coach import PREFIX
from sudoku_helper.formats.levels import level_named
from sudoku_helper.geometry import BIT, members, set_of
from sudoku_helper.symmetry import ROTATION
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import LANGUAGES
from tests.positions import PUZZLE
from tests.tools.share import examples

PROJECT = Path(__file__).resolve().parents[2]
POSITION = (
    "+71+3+2+8+5+64+95+24+697+3..96+843+1+7+2+534..5+62.7...+7+2+3..+42.7.4..63+4+3..72.56...31.4+72"
    ".7+2+5+6+4+93. r5c3<>19 r8c3<>9"
)
KEEPS_EVERYTHING = {"notation", "csv", "json", "sudokuwiki", "f-puzzles", "sudoku-coach"}
KEEPS_CROSS_OUTS = {"hodoku", "ss"}
KEEPS_OWN_DIGITS = {"sadman", "trainer"}
KEEPS_DIGITS = {"sdm", "grid", "sdk", "sudoku", "cell-xml", "letters"}
KEEPS_CANDIDATES = {"pencil-marks", "sukaku"}
KEEPS_GIVENS = {"sudokuexchange", "sudokupad"}


@st.composite
def positions(draw: st.DrawFn) -> SudokuBoard:
    """Any position: digits, which of them are given, candidates crossed out, stale marks."""
    values = draw(st.lists(st.integers(0, 9), min_size=81, max_size=81))
    kept = draw(st.sets(st.integers(0, 80), max_size=50))
    values = [value if cell in kept else 0 for cell, value in enumerate(values)]
    givens = set_of(draw(st.sets(st.sampled_from(sorted(kept) or [0])))) if kept else 0
    givens &= set_of(cell for cell in range(81) if values[cell])
    board = SudokuBoard.of(values, givens)
    candidates = draw(st.lists(st.tuples(st.integers(0, 80), st.integers(1, 9)), max_size=12))
    notes = [Candidate(*each) for each in candidates if not values[each[0]]]
    return SudokuBoard.of(
        values,
        givens,
        crossed_out=[note for note in notes if board.has(note)],
        stale=[note for note in notes if not board.has(note)],
    )


def check_reading(text: str) -> None:
    """Read a text; anything but puzzles or a format error with a place fails the test."""
    try:
        puzzles = read_any(text)
    except FormatError as error:
        problem = error
    else:
        assert all(isinstance(puzzle.board, SudokuBoard) for puzzle in puzzles)
        return
    assert problem.line >= 1
    assert problem.column >= 1


def every(*formats: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("key", sorted(formats))


def read_back(key: str, board: SudokuBoard) -> SudokuBoard:
    (puzzle,) = read_any(write(key, [Puzzle(board)]))
    return puzzle.board


def has_marks_everywhere(board: SudokuBoard) -> bool:
    """Whether no open cell is without marks: formats cannot tell that from "none were made"."""
    stale = 0
    for places in board.stale:
        stale |= places
    return all(board.digits[cell] or stale & BIT[cell] for cell in members(board.empty))


def test_every_format_is_covered_here() -> None:
    covered = (
        KEEPS_EVERYTHING
        | KEEPS_CROSS_OUTS
        | KEEPS_OWN_DIGITS
        | KEEPS_DIGITS
        | KEEPS_CANDIDATES
        | KEEPS_GIVENS
        | {"opensudoku"}
    )
    # Our own links are written by the page and tested in test_share.py.
    assert covered == {each.key for each in FORMATS if each.write}


@every(*KEEPS_EVERYTHING, "opensudoku")
@given(board=positions())
def test_keeps_the_whole_position(key: str, board: SudokuBoard) -> None:
    if key not in ("notation", "csv", "json") and not has_marks_everywhere(board):
        return
    assert read_back(key, board) == board


@every(*KEEPS_CROSS_OUTS)
@given(board=positions())
def test_keeps_digits_and_cross_outs(key: str, board: SudokuBoard) -> None:
    board = SudokuBoard(board.values, board.givens, board.places)
    assert read_back(key, board) == board


@every(*KEEPS_OWN_DIGITS)
@given(board=positions())
def test_keeps_givens_and_own_digits(key: str, board: SudokuBoard) -> None:
    assert read_back(key, board) == board.without_notes()


@every(*KEEPS_DIGITS)
@given(board=positions())
def test_keeps_the_digits(key: str, board: SudokuBoard) -> None:
    assert read_back(key, board).values == board.values


@every(*KEEPS_GIVENS)
@given(board=positions())
def test_keeps_the_givens(key: str, board: SudokuBoard) -> None:
    assert read_back(key, board) == board.only_givens()


@every(*KEEPS_CANDIDATES)
def test_keeps_digits_and_candidates(key: str) -> None:
    board = SudokuBoard.parse(POSITION)
    again = read_back(key, board)
    assert again.values == board.values
    assert again.places == board.places


@pytest.mark.parametrize(
    "text",
    [
        PUZZLE,
        PUZZLE.replace(".", "0"),
        PUZZLE.replace(".", "-"),
        PUZZLE.replace(".", "*"),
        PUZZLE.replace(".", "_"),
        PUZZLE.replace(".", " "),
        f"{PUZZLE} # 4.2",
        f"{PUZZLE},7.2",
        f"   {PUZZLE}\n\n",
        "\n".join(PUZZLE[start : start + 9] for start in range(0, 81, 9)),
        "\n".join(" ".join(PUZZLE[start : start + 9]) for start in range(0, 81, 9)),
        "[Puzzle]\n" + "\n".join(PUZZLE[start : start + 9] for start in range(0, 81, 9)),
        f"https://www.sudokuwiki.org/sudoku.htm?bd={PUZZLE.replace('.', '0')}",
        f"https://sudoku.coach/en/play/{PUZZLE.replace('.', '0')}",
        f"https://sudokuexchange.com/play/?s={PUZZLE.replace('.', '0')}&d=2",
        f"9 9 3 3 {PUZZLE.replace('.', '0')} Medium",
        f'<opensudoku><name>x</name><game data="{PUZZLE.replace(".", "0")}"/></opensudoku>',
        "﻿" + PUZZLE,
    ],
)
def test_recognises_the_usual_ways_to_write_a_puzzle(text: str) -> None:
    (puzzle,) = read_any(text)
    assert puzzle.board == SudokuBoard.parse(PUZZLE)


def test_reads_many_puzzles_with_levels() -> None:
    puzzles = read_any(f"# easy ones\n{PUZZLE} easy\n\n{PUZZLE.replace('.', '0')};hard\n")
    assert [puzzle.level for puzzle in puzzles] == ["easy", "hard"]


FROM_A_PROFILE = """<Sudoku_Puzzle BuilderVersion="8.31.4716.39650" Profile="ClassicSudoku-9x9 - Medium">
  <Data Total="81"><Cell Index="1" Value="4" /></Data></Sudoku_Puzzle>"""


class TestLevelAndHash:
    PUZZLE = Puzzle(SudokuBoard.parse(PUZZLE), level="expert")

    @every("sudoku", "cell-xml", "csv", "json", "sdk")
    def test_they_are_written_and_kept(self, key: str) -> None:
        text = write(key, [self.PUZZLE])
        assert self.PUZZLE.hash in text
        (again,) = read_any(text)
        assert level_named(again.level) == Level.EXPERT
        assert write(key, [again]) == text

    def test_a_publisher_reads_the_names_that_he_knows(self) -> None:
        line = write("sudoku", [self.PUZZLE])
        assert line == f"9 9 3 3 {PUZZLE.replace('.', '0')} Very Hard Expert #{self.PUZZLE.hash}\n"
        root = write("cell-xml", [self.PUZZLE]).splitlines()[0]
        profile = "ClassicSudoku-9x9 - Very Hard Expert"
        assert root == f'<Sudoku_Puzzle Profile="{profile}" Hash="{self.PUZZLE.hash}">'
        assert ";Very Hard Expert;" in write("letters", [self.PUZZLE])

    def test_without_a_level_there_is_no_profile(self) -> None:
        unknown = Puzzle(self.PUZZLE.board)
        assert write("cell-xml", [unknown]).startswith(f'<Sudoku_Puzzle Hash="{unknown.hash}">')
        assert write("sudoku", [unknown]).split()[5:] == [f"#{unknown.hash}"]

    def test_an_unusual_level_stays_as_it_is(self) -> None:
        for key in ("sudoku", "cell-xml", "csv"):
            (again,) = read_any(write(key, [Puzzle(self.PUZZLE.board, level='for <"pros">')]))
            assert again.level == 'for <"pros">'
        (medium,) = read_any(FROM_A_PROFILE)
        assert medium.level == "Medium"

    def test_equivalent_puzzles_have_the_same_hash(self) -> None:
        board = self.PUZZLE.board
        turned = Puzzle(ROTATION.apply(board))
        played = Puzzle(board.place(next(iter(members(board.empty))), 7))
        assert turned.hash == played.hash == self.PUZZLE.hash
        assert Puzzle(turned.board.only_givens(), "x").hash == turned.hash

    @pytest.mark.parametrize(
        "name", ["6", "expert", "Experte", "VeryHardExpert", "Very hard, expert"]
    )
    def test_a_level_has_many_names(self, name: str) -> None:
        assert level_named(name) == Level.EXPERT
        assert level_named("8") is level_named("") is None

    def test_other_columns_are_left_alone(self) -> None:
        text = f"puzzle;rating;level\n{PUZZLE};4.2;3\n"
        assert [(each.level, each.board.line) for each in read_any(text)] == [("medium", PUZZLE)]
        with pytest.raises(FormatError, match="line 2"):
            read_any(f"puzzle,level\n{PUZZLE[1:]},3\n")


def test_reads_letters_without_and_with_solution() -> None:
    text = write("letters", [Puzzle(SudokuBoard.parse(PUZZLE), "12", "Hard")] * 2)
    assert text.count("\n") == 38
    puzzles = read_any(text)
    assert [(each.title, each.level) for each in puzzles] == [("12", "Hard")] * 2


@every("trainer", "f-puzzles")
def test_half_a_character_in_a_title_is_replaced(key: str) -> None:
    # Both hold JSON, which can name what a text cannot hold.
    text = write(key, [Puzzle(SudokuBoard.parse(PUZZLE), "a\ud800b")])
    escaped = text.encode(errors="backslashreplace").decode()
    assert read_any(escaped)[0].title == "a?b"


def test_refuses_definitions_of_attributes_but_not_the_name_of_a_document_type() -> None:
    game = f'<opensudoku><game data="{PUZZLE.replace(".", "0")}"/></opensudoku>'
    assert len(read_any(f'<!DOCTYPE opensudoku SYSTEM "x.dtd">{game}')) == 1
    with pytest.raises(FormatError, match="attributes"):
        read_any(f'<!DOCTYPE opensudoku [<!ATTLIST game note CDATA "x">]>{game}')


def test_refuses_puzzles_with_further_rules() -> None:
    payload = lzstring.compress(json.dumps({"size": 9, "grid": [], "thermometer": [1]}))
    with pytest.raises(FormatError, match="not a classic Sudoku"):
        read_any(f"https://f-puzzles.com/?load={payload}")


def test_repairs_a_link_whose_plus_signs_became_blanks() -> None:
    payload = write("f-puzzles", [Puzzle(SudokuBoard.parse(POSITION))]).strip()
    broken = payload.replace("%2B", " ").replace("%2F", "/").replace("%3D", "=")
    assert read_any(broken)[0].board == SudokuBoard.parse(POSITION)


def test_refuses_xml_entities() -> None:
    bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><opensudoku><name>&a;</name></opensudoku>'
    with pytest.raises(FormatError, match="entities"):
        read_any(bomb)


def test_refuses_a_compressed_text_that_unpacks_into_a_huge_one() -> None:
    packed = base64.b32hexencode(zlib.compress(b"0" * 50_000_000)).decode().rstrip("=").lower()
    with pytest.raises(FormatError):
        read_any(PREFIX + packed)


def test_names_line_and_column() -> None:
    with pytest.raises(FormatError) as caught:
        read_any(f"{PUZZLE}\n{PUZZLE[:80]}\n")
    assert caught.value.line == 2
    for lang in LANGUAGES:
        assert caught.value.text(lang)


@given(st.text(max_size=400))
@examples(300)
def test_any_text_gives_puzzles_or_a_format_error(text: str) -> None:
    check_reading(text)


SAMPLES = [
    write(each.key, [Puzzle(SudokuBoard.parse(POSITION), "Titel", "Mittel")])
    for each in FORMATS
    if each.write
]


@given(
    sample=st.sampled_from(SAMPLES),
    cut=st.integers(0, 400),
    length=st.integers(0, 30),
    middle=st.text(alphabet='0123456789.-+|<>&;:"{}[]%=/ABCiexz \n', max_size=10),
)
@examples(600)
def test_a_damaged_file_gives_puzzles_or_a_format_error(
    sample: str, cut: int, length: int, middle: str
) -> None:
    cut %= len(sample)
    check_reading(sample[:cut] + middle + sample[cut + length :])


@pytest.mark.parametrize(
    ("columns", "fields", "level"),
    [
        ("er", "7.2", "expert"),
        ("er", "1", "very easy"),
        ("er,level", "7.2,easy", "easy"),
        ("er,level", "7.2,", "expert"),
        ("er", "nan", ""),
        ("er", "", ""),
    ],
)
def test_a_table_tells_the_level_by_its_name_or_by_a_rating(columns, fields, level):
    (puzzle,) = read_any(f"puzzle,{columns}\n{PUZZLE},{fields}\n")
    assert puzzle.level == level


def test_the_app_offers_to_open_every_kind_of_file_that_it_reads() -> None:
    manifest = json.loads((PROJECT / "static" / "manifest.webmanifest").read_text())
    (handler,) = manifest["file_handlers"]
    endings = {ending for some in handler["accept"].values() for ending in some}
    assert handler["action"] == manifest["start_url"]
    assert endings == {f".{each.extension}" for each in FORMATS if each.extension != "url"} | {
        ".json"
    }
