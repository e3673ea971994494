"""Small boards keep the rules of large ones: what is said of them is true, and made puzzles need no trying."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper.board import BoardError
from sudoku_helper.geometry import members, size
from sudoku_helper.small.board import CELLS, DIGITS, HOUSES, PEERS, SmallBoard, SmallSpeech
from sudoku_helper.small.making import FEWEST_GIVENS, FIRST, all_solutions, make
from sudoku_helper.small.singles import singles, solved_by_singles
from sudoku_helper.small.trying import clashes, solutions, trace
from sudoku_helper.text import COORDINATES, LANGUAGES
from sudoku_helper.watching.trace import Exhausted, Placed, Solved, TakenBack

EMPTY = "." * 16


def by_hand(values):
    """All solutions, found by trying every order of the digits in every row."""
    rows = [
        [
            row
            for row in permutations(DIGITS)
            if all(v in (0, w) for v, w in zip(given, row, strict=True))
        ]
        for given in (values[0:4], values[4:8], values[8:12], values[12:16])
    ]
    return sorted(
        whole
        for first in rows[0]
        for second in rows[1]
        for third in rows[2]
        for fourth in rows[3]
        if not any(clashes(whole := (*first, *second, *third, *fourth)))
    )


some_cells = st.sets(st.sampled_from(CELLS))


def emptied(solution, cells):
    return SmallBoard.of(0 if cell in cells else solution[cell] for cell in CELLS)


def test_every_cell_has_three_houses_of_four_cells_and_seven_peers():
    assert [size(house) for house in HOUSES] == [4] * 12
    assert all(sum(bool(house >> cell & 1) for house in HOUSES) == 3 for cell in CELLS)
    assert [size(peers) for peers in PEERS] == [7] * 16


@given(st.text("01234.+", max_size=34))
def test_a_text_is_a_board_or_refused(text):
    try:
        board = SmallBoard.parse(text)
    except BoardError:
        return
    assert SmallBoard.parse(board.notation) == board


@pytest.mark.parametrize("text", ["", EMPTY[1:], EMPTY + ".", "5" + EMPTY[1:], "++1" + EMPTY[1:]])
def test_what_is_no_board_is_refused(text):
    with pytest.raises(BoardError):
        SmallBoard.parse(text)


def test_own_digits_are_told_from_givens():
    board = SmallBoard.parse("+1" + "2" + "." * 14)
    assert (board.values[:3], members(board.givens)) == ((1, 2, 0), [1])
    assert board.only_givens().notation == ".2" + "." * 14


def test_there_are_288_ways_to_fill_the_board():
    assert len(set(all_solutions())) == 288
    assert not any(any(clashes(solution)) for solution in all_solutions())


@given(st.integers(0, 287), some_cells.filter(lambda cells: len(cells) < 13))
def test_trying_finds_every_solution_and_ends(number, cells):
    board = emptied(all_solutions()[number], cells)
    events = list(trace(board))
    assert sorted(event.values for event in events if isinstance(event, Solved)) == by_hand(
        board.values
    )
    end = events[-1]
    assert isinstance(end, Exhausted)
    placed = sum(isinstance(event, Placed) for event in events)
    taken = sum(isinstance(event, TakenBack) for event in events)
    assert (end.counters.forward, end.counters.backward) == (placed, taken) == (placed, placed)


@given(st.integers(0, 287), some_cells)
def test_a_single_is_true_whichever_solution_the_board_has(number, cells):
    board = emptied(all_solutions()[number], cells)
    found = list(solutions(board)) if len(cells) < 10 else [all_solutions()[number]]
    for single in singles(board):
        assert {solution[single.cell] for solution in found} == {single.digit}
        assert all(board.values[cell] for cell in members(single.because))


def test_a_single_says_why_in_both_languages():
    board = SmallBoard.parse("12.." + "3..." + "...." + "...3")
    told: dict[int, list[str]] = {}
    for single in singles(board):
        told.setdefault(
            single.cell,
            [
                SmallSpeech(lang).sentence(text, single.words)[0]["text"]
                for lang in LANGUAGES
                for text in (single.where, single.why)
            ],
        )
    assert told[5] == [
        "Look at block 1: one cell is left there.",
        "In block 1 only B2 is empty, and 4 is missing. So 4 goes there.",
        "Schau dir Block 1 an: Dort ist nur noch eine Zelle frei.",
        "In Block 1 ist nur noch B2 leer, und die 4 fehlt. Also kommt die 4 dorthin.",
    ]
    assert told[2][1] == (
        "In block 2 the 3 fits into C1 alone: every other empty cell there sees a 3 already. "
        "So 3 goes into C1."
    )


def test_a_cell_with_one_digit_is_told_by_what_it_sees():
    found = singles(SmallBoard.parse("1..." + "...3" + "2..." + "...."))
    single = next(each for each in found if each.house is None)
    assert SmallSpeech("de").sentence(single.why, single.words)[0]["text"] == (
        "A2 sieht 1, 2 und 3 in der eigenen Zeile, Spalte oder im eigenen Block. "
        "Es bleibt nur die 4."
    )


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_cells_and_houses_are_named_as_on_the_large_board(coordinates):
    speech = SmallSpeech("de", coordinates)
    named = {"A1": ("D4", "Spalte B", "Block 3"), "r1c1": ("r4c4", "Spalte 2", "Block 3")}
    assert (speech.cell(15), speech.house(5), speech.house(10)) == named[coordinates]
    placed = SmallSpeech("de", coordinates, "place")
    assert [placed.house(house) for house in range(8, 12)] == [
        "Block oben links",
        "Block oben rechts",
        "Block unten links",
        "Block unten rechts",
    ]


@pytest.mark.parametrize("givens", [8, 6, FEWEST_GIVENS])
def test_made_puzzles_have_one_solution_that_singles_reach(givens):
    for seed in range(8):
        board = make(Random(seed), givens)
        assert solved_by_singles(board).is_full
        assert list(solutions(board)) == [solved_by_singles(board).values]
        assert givens <= size(board.givens) <= givens + 2


def test_the_first_puzzle_is_one_of_them():
    board = SmallBoard.parse(FIRST)
    assert list(solutions(board)) == [solved_by_singles(board).values]
