"""Mistakes are found, told in four stages, and can be taken back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, members, set_of
from sudoku_helper.health.mistakes import Conflict, conflicts, mistakes, taken_back
from sudoku_helper.solver import first_solution, unique_solution
from sudoku_helper.step import plain
from sudoku_helper.text import LANGUAGES, Speech
from tests.positions import PUZZLES, SOLVED, any_position, without

PUZZLE = SudokuBoard.parse(PUZZLES[0])
SOLUTION = unique_solution(PUZZLE).values


def wrong(cell, board=PUZZLE):
    """A digit that is a candidate of a cell and not the right one."""
    return next(d for d in members(board.digits[cell]) if d != SOLUTION[cell])


def test_digits_that_clash_are_listed_by_house():
    board = SudokuBoard.parse("5...5" + "....5" + "." * 71)
    assert conflicts(board) == [
        Conflict(0, 5, set_of([0, 4])),
        Conflict(9, 5, set_of([0, 9])),
        Conflict(18, 5, set_of([0, 9])),
    ]


def test_a_right_position_has_no_mistakes():
    right = PUZZLE.place(2, SOLUTION[2]).cross_out([Candidate(3, wrong(3))])
    assert mistakes(right) == []


def test_a_wrong_digit_is_told_in_four_stages():
    (mistake,) = mistakes(PUZZLE.place(2, wrong(2)))
    assert mistake.kind == "wrong-digit"
    assert mistake.cells == BIT[2]
    assert plain(mistake.stages(Speech("en"))) == [
        "Something is wrong: one of the digits you placed is not right.",
        "Have a close look at block 1.",
        f"The {wrong(2)} in C1 is not right: with it the Sudoku cannot be completed.",
        f"Take the {wrong(2)} in C1 back.",
    ]
    assert plain(mistake.stages(Speech("de", "r1c1"))) == [
        "Hier stimmt etwas nicht: Eine der Ziffern, die du gesetzt hast, ist falsch.",
        "Schau dir Block 1 genau an.",
        f"Die {wrong(2)} in r1c3 ist falsch: Mit ihr lässt sich das Sudoku nicht vollenden.",
        f"Nimm die {wrong(2)} in r1c3 zurück.",
    ]


def test_the_first_stage_does_not_give_away_where():
    for kind in (PUZZLE.place(2, wrong(2)), PUZZLE.cross_out([Candidate(2, SOLUTION[2])])):
        for lang in LANGUAGES:
            first, second, *_ = mistakes(kind)[0].stages(Speech(lang))
            assert not any("cells" in part or "digits" in part for part in first)
            assert not any("digits" in part for part in second)


def test_a_digit_that_clashes_is_shown_with_what_it_clashes_with():
    values = list(PUZZLE.values)
    values[2] = 2
    (mistake,) = mistakes(SudokuBoard.of(values, PUZZLE.givens))
    assert mistake.house == 0
    assert (
        plain(mistake.stages(Speech("en")))[2] == "The 2 in C1 is not right: 2 also stands in A1."
    )


def test_digits_whose_clash_can_be_seen_come_first():
    values = list(PUZZLE.values)
    values[2], values[80] = wrong(2), 2
    first, second = mistakes(SudokuBoard.of(values, PUZZLE.givens))
    assert (first.cells, second.cells) == (BIT[80], BIT[2])
    assert plain(first.stages(Speech("de")))[0].startswith("Hier stimmt etwas nicht: 2 der Ziffern")


def test_a_right_digit_is_not_blamed_for_clashing_with_a_wrong_one():
    empty = members(PUZZLE.empty)
    right, other = next(
        (one, two)
        for one in empty
        for two in empty
        if one // 9 == two // 9 and one != two and SOLUTION[one] != SOLUTION[two]
    )
    values = list(PUZZLE.values)
    values[right] = values[other] = SOLUTION[right]
    (mistake,) = mistakes(SudokuBoard.of(values, PUZZLE.givens))
    assert mistake.cells == BIT[other]


def test_a_needed_candidate_that_was_crossed_out_is_a_mistake():
    (mistake,) = mistakes(PUZZLE.cross_out([Candidate(2, SOLUTION[2]), Candidate(2, wrong(2))]))
    assert mistake.kind == "lost-candidate"
    assert mistake.restore == (Candidate(2, SOLUTION[2]),)
    assert plain(mistake.stages(Speech("de"))) == [
        "Hier fehlt etwas: Du hast einen Kandidaten gestrichen, der noch gebraucht wird.",
        "Schau dir Block 1 genau an.",
        "In C1 ist die richtige Ziffer nicht mehr unter den Kandidaten.",
        f"Notiere die {SOLUTION[2]} in C1 wieder als Kandidat.",
    ]


def test_a_mark_that_a_digit_excludes_is_a_mistake():
    board = SudokuBoard.parse(PUZZLES[0] + " r1c3+2")
    (mistake,) = mistakes(board)
    assert mistake.kind == "stale-mark"
    assert mistake.clear == (Candidate(2, 2),)
    assert plain(mistake.stages(Speech("en")))[2] == "C1 can no longer be 2: 2 stands in A1."
    assert mistake.repair(board) == PUZZLE


def test_digits_come_before_candidates_and_candidates_before_marks():
    board = SudokuBoard.parse(PUZZLES[0] + " r1c3+2")
    board = board.place(3, wrong(3)).cross_out([Candidate(80, SOLUTION[80])])
    kinds = [mistake.kind for mistake in mistakes(board)]
    assert kinds == ["wrong-digit", "lost-candidate", "stale-mark"]


@given(st.data())
def test_taking_every_mistake_back_leaves_a_right_position(data):
    board = PUZZLE
    for _ in range(data.draw(st.integers(0, 6))):
        candidates = list(board.candidates)
        if candidates:
            chosen = data.draw(st.sampled_from(candidates))
            place = data.draw(st.booleans())
            board = board.place(*chosen) if place else board.cross_out([chosen])
    rounds = 0
    while found := mistakes(board):
        board = found[0].repair(board)
        rounds += 1
        assert rounds < 100
    assert mistakes(board) == []
    for cell in members(board.empty):
        assert board.has(Candidate(cell, SOLUTION[cell]))


def test_taking_a_digit_back_gives_its_neighbours_their_candidates_again():
    placed = PUZZLE.cross_out([Candidate(2, wrong(2))]).place(3, wrong(3))
    assert taken_back(placed, [Candidate(3, wrong(3))]) == PUZZLE.cross_out(
        [Candidate(2, wrong(2))]
    )


AMBIGUOUS = SudokuBoard.parse(without(SOLVED, range(45)))


def test_without_a_single_solution_digits_that_clash_are_mistakes():
    values = list(AMBIGUOUS.values)
    values[0] = values[72]
    (mistake,) = mistakes(SudokuBoard.of(values, AMBIGUOUS.givens))
    assert mistake.remove == (Candidate(0, values[0]),)


def test_without_a_single_solution_a_digit_that_leads_nowhere_is_a_mistake():
    loose = SudokuBoard.parse(without(PUZZLES[0], [0]))
    trials = (loose.place(cell, digit) for cell, digit in loose.candidates)
    board = next(trial for trial in trials if not first_solution(trial))
    (mistake,) = mistakes(board)
    assert mistake.repair(board) == loose


def test_givens_without_solution_are_no_mistake_of_the_player():
    board = SudokuBoard.parse("12345678." + "." * 17 + "9" + "." * 54)
    assert mistakes(board.place(40, 4)) == []


@given(any_position())
def test_any_position_can_be_asked_for_its_mistakes(board):
    for mistake in mistakes(board):
        for lang in LANGUAGES:
            assert len(plain(mistake.stages(Speech(lang)))) == 4
        assert mistake.repair(board) != board


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_stage_is_a_whole_sentence(lang):
    board = SudokuBoard.parse(PUZZLES[0] + " r1c3+2 r1c3+7 r1c4+2")
    board = board.place(9, wrong(9)).place(80, wrong(80))
    board = board.cross_out([Candidate(10, SOLUTION[10]), Candidate(11, SOLUTION[11])])
    found = mistakes(board)
    assert len(found) >= 5
    for mistake in found:
        assert all(
            text[-1] == "." and "{" not in text for text in plain(mistake.stages(Speech(lang)))
        )
