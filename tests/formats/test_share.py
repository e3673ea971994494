"""Our own links: page and server agree, and whatever they are made of, nothing breaks."""

import contextlib
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.formats import FormatError, read_any
from sudoku_helper.formats.share import LETTERS, read_code, write_code

CODES = json.loads((Path(__file__).parents[1] / "data" / "share_codes.json").read_text())
digits = st.lists(st.integers(0, 9), min_size=81, max_size=81)


@pytest.mark.parametrize(("position", "code"), CODES)
def test_a_position_has_the_code_that_the_page_gives_it(position, code):
    board = SudokuBoard.parse(position)
    assert write_code(board) == code
    assert read_code(code) == board
    assert read_any(f"https://example.org/sudoku/#s={code}")[0].board == board


@given(values=digits, givens=st.integers(0, 2**81 - 1), data=st.data())
def test_any_position_comes_back(values, givens, data):
    filled = sum(1 << cell for cell, value in enumerate(values) if value)
    board = SudokuBoard.of(values, givens & filled)
    possible = list(board.candidates)
    gone = data.draw(st.lists(st.sampled_from(possible), max_size=20)) if possible else []
    board = board.cross_out([Candidate(*each) for each in gone])
    assert read_code(write_code(board)) == board


@given(st.text(LETTERS, min_size=1, max_size=400))
def test_any_letters_are_a_position_or_a_clear_refusal(code):
    with contextlib.suppress(FormatError):
        board = read_code(code).without_notes()
        assert read_code(write_code(board)) == board


@given(code=st.sampled_from([code for _, code in CODES if len(code) > 40]), data=st.data())
def test_a_link_that_was_cut_is_refused(code, data):
    with pytest.raises(FormatError):
        read_code(code[: data.draw(st.integers(1, len(code) - 1))])
