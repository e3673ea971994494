"""The commonest hints speak of what stands on the board, not of candidates."""

from itertools import chain

import pytest
from hypothesis import given

from sudoku_helper import SudokuBoard, TechniqueManager
from sudoku_helper.geometry import (
    BLOCKS_FIRST,
    DIGITS,
    HOUSE_CELLS,
    HOUSES,
    HOUSES_OF,
    PEERS,
    is_single,
    members,
    only,
)
from sudoku_helper.solver import solutions
from sudoku_helper.step import plain
from sudoku_helper.techniques.direct import DirectHiddenPair, DirectPointing
from sudoku_helper.techniques.locked import Pointing
from sudoku_helper.techniques.singles import FullHouse, HiddenSingleInBlock, NakedSingle
from sudoku_helper.text import Speech
from tests.positions import any_position
from tests.techniques.support import own_puzzles

SEEN_WITHOUT_CANDIDATES = {
    "hidden-single-block",
    "hidden-single-line",
    "naked-single",
    "direct-pointing",
    "direct-claiming",
    "direct-hidden-pair",
    "direct-hidden-triple",
    "pointing",
    "claiming",
}


@given(any_position())
def test_a_full_house_lacks_one_digit_and_has_one_cell_for_it(board):
    expected = []
    for house in BLOCKS_FIRST:
        missing = {*DIGITS} - {board.values[cell] for cell in HOUSE_CELLS[house]}
        empty = board.empty & HOUSES[house]
        if len(missing) == 1 and is_single(empty) and board.places[min(missing)] & empty:
            expected.append(((only(empty), min(missing)), HOUSES[house]))
    found = [(step.placements[0], step.primary) for step in FullHouse().find(board)]
    assert found == expected


def told(technique, board: SudokuBoard, effect: str, lang: str = "de") -> str:
    step = next(step for step in technique.find(board) if str(step) == effect)
    return " ".join(plain(step.explanation(lang)))


def of_example(technique, lang: str = "de") -> str:
    return told(
        technique, SudokuBoard.parse(technique.example.board), technique.example.finds, lang
    )


def test_a_full_house_names_the_missing_digit():
    assert of_example(FullHouse()) == (
        "In Block 8 ist nur noch eine Zelle frei: F8. "
        "Von den Ziffern 1 bis 9 fehlt dort nur die 9, also kommt sie nach F8."
    )


def test_a_hidden_single_names_the_digits_that_block_the_other_cells():
    assert of_example(HiddenSingleInBlock()) == (
        "In Block 5 fehlt noch die 8. Die 8 in I4 sperrt Zeile 4 und die 8 in D9 sperrt Spalte D. "
        "So bleibt für die 8 nur E5."
    )
    assert of_example(HiddenSingleInBlock(), "en") == (
        "The 8 is still missing in block 5. The 8 in I4 blocks row 4 and the 8 in D9 blocks "
        "column D. That leaves only E5 for the 8."
    )


def test_a_hidden_single_tells_the_truth_about_what_was_crossed_out():
    board = SudokuBoard.parse(
        "." * 81
        + "".join(f" r{row}c{column}<>7" for row in (1, 2) for column in (1, 2, 3))
        + " r3c1<>7 r3c2<>7"
    )
    assert told(HiddenSingleInBlock(), board, "r3c3=7") == (
        "In Block 1 fehlt noch die 7. "
        "In A1, B1, C1, A2, B2, C2, A3 und B3 ist die 7 schon gestrichen. "
        "So bleibt für die 7 nur C3."
    )


def test_a_naked_single_names_what_a_nearly_full_house_lacks_and_where_that_stands():
    assert of_example(NakedSingle()) == (
        "Welche Ziffer passt in H3? "
        "In Zeile 3 fehlen noch 2, 3, 6 und 7. In Spalte H stehen 3, 6 und 7. "
        "Übrig bleibt nur die 2, also gehört sie nach H3."
    )


def test_a_naked_single_names_all_eight_digits_where_no_house_is_nearly_full():
    rows = ("...123...", ".7.......", "..8......", "4........", "5........", "6........")
    assert told(NakedSingle(), SudokuBoard.parse("".join(rows) + "." * 27), "r1c1=9") == (
        "Welche Ziffer passt in A1? "
        "In Zeile 1 stehen 1, 2 und 3, in Spalte A stehen 4, 5 und 6, in Block 1 stehen 7 und 8. "
        "Übrig bleibt nur die 9, also gehört sie nach A1."
    )


def test_a_naked_single_tells_the_truth_about_what_was_crossed_out():
    board = SudokuBoard.parse("123456..." + "." * 72 + " r1c7<>7 r1c8<>78")
    assert told(NakedSingle(), board, "r1c8=9") == (
        "Welche Ziffer passt in H1? In Zeile 1 fehlen noch 7, 8 und 9. "
        "7 und 8 sind in H1 schon gestrichen. Übrig bleibt nur die 9, also gehört sie nach H1."
    )
    board = SudokuBoard.parse("1234567.." + "." * 72 + " r1c8<>8")
    assert "Die 8 ist in H1 schon gestrichen." in told(NakedSingle(), board, "r1c8=9")


def test_pointing_is_told_without_candidates():
    assert of_example(Pointing()) == (
        "In Block 5 fehlt noch die 6. Die 6 in B5 sperrt Zeile 5. "
        "In Block 5 bleiben für die 6 nur E6 und F6; diese Zellen liegen in Zeile 6. "
        "Eine von ihnen bekommt die 6, also entfällt sie an allen anderen Plätzen in Zeile 6: in H6."
    )


def test_a_direct_step_tells_both_thoughts_one_after_the_other():
    assert of_example(DirectPointing()) == (
        "Die 2 fehlt noch in Block 8 und in Block 7. Die 2 in F6 sperrt Spalte F. "
        "In Block 8 bleiben für die 2 nur D9 und E9; diese Zellen liegen in Zeile 9, also entfällt "
        "die 2 an allen anderen Plätzen in Zeile 9. Die 2 in C2 sperrt Spalte C. "
        "So bleibt in Block 7 für die 2 nur A7."
    )


def test_a_direct_hidden_pair_tells_what_is_missing_and_which_digits_block_which_line():
    assert of_example(DirectHiddenPair()) == (
        "In Block 7 fehlen noch 3, 4, 5, 6, 7, 8 und 9. "
        "Die 6 in B2 und die 9 in B1 sperren Spalte B; die 6 in A5 und die 9 in A6 sperren Spalte A. "
        "Für 6 und 9 bleiben so nur C7 und C8, also sind diese beiden Zellen vergeben. "
        "Die 7 in B6 sperrt Spalte B, die 7 in D8 sperrt Zeile 8 und die 7 in G9 sperrt Zeile 9. "
        "So bleibt für die 7 nur A7."
    )


def test_the_last_one_of_a_digit_goes_where_the_row_and_the_column_without_it_cross():
    solved = next(solutions(own_puzzles(1)[0]))
    gap = next(cell for cell in range(81) if solved.values[cell] == 5)
    board = SudokuBoard.of(
        [value if cell != gap else 0 for cell, value in enumerate(solved.values)]
    )
    step = next(iter(HiddenSingleInBlock().find(board)))
    speech = Speech("de")
    row, column, block = map(speech.house, HOUSES_OF[gap])
    assert " ".join(plain(step.explanation("de"))) == (
        f"Die 5 steht schon achtmal im Gitter, sie fehlt nur noch in {block}. "
        f"Jede Zeile außer {row} und jede Spalte außer {column} hat ihre 5, also kommt die letzte "
        f"dorthin, wo diese beiden sich kreuzen: nach {speech.cell(gap)}."
    )
    assert len(step.highlights["blocker"]) == 8


@pytest.mark.parametrize("number", range(8))
def test_blockers_are_digits_on_the_board_that_see_an_empty_cell_of_the_pattern(number):
    for board, step in TechniqueManager(candidates_shown=False).path(own_puzzles(8)[number]):
        if step.technique.key not in SEEN_WITHOUT_CANDIDATES:
            continue
        blockers = step.highlights["blocker"]
        is_last_one = step.technique.key.startswith("hidden-single") and len(blockers) == 8
        for cell, digit in blockers:
            assert board.values[cell] == digit
            # The last one of a digit is told by all the others, wherever they stand.
            area = step.primary | step.secondary
            assert is_last_one or PEERS[cell] & board.empty & area


@pytest.mark.parametrize("number", range(8))
def test_a_naked_single_always_accounts_for_eight_digits(number):
    for board, step in TechniqueManager().path(own_puzzles(8)[number]):
        if step.technique.key == "naked-single":
            (placed,) = step.placements
            sentences = step.explanation("en")[1:-1]
            named = {digit for part in chain(*sentences) for digit in part.get("digits", [])}
            in_house = {board.values[cell] for cell in step.primary_cells} - {0}
            lacking = set(range(1, 10)) - in_house
            others = set(range(1, 10)) - {placed.digit}
            assert named == (lacking if 2 <= len(lacking) <= 4 else others)
            blocking = {each.digit for each in step.highlights["blocker"]}
            crossed_out = named - blocking - {placed.digit}
            assert not any(board.standing[each] & PEERS[placed.cell] for each in crossed_out)
            assert len(members(board.digits[step.placements[0].cell])) == 1
