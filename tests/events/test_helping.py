"""What the server says to a position: the step, the mistake before it, the state of an entry."""

from dataclasses import dataclass

import pytest

from sudoku_helper import events
from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.events.helping import MOST_STEPS
from sudoku_helper.geometry import BIT, PEERS
from sudoku_helper.implications.budget import Budget, limited_by
from sudoku_helper.solver import first_solution
from sudoku_helper.starters import HARDEST
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.text import LANGUAGES
from tests.positions import PUZZLE

SOLUTION = first_solution(SudokuBoard.parse(PUZZLE)).line


def ask(event, board, **fields):
    return events.ask(event, {"board": board, **fields})


def own(cell, digit, board=PUZZLE):
    return board[:cell] + f"+{digit}" + board[cell + 1 :]


def test_help_leads_to_the_solution():
    board = SudokuBoard.parse(PUZZLE)
    while "step" in (answer := ask("help", board.notation)):
        step = answer["step"]
        board = board.after(
            [Candidate(*each) for each in step["placements"]],
            [Candidate(*each) for each in step["cross_outs"]],
        )
    assert answer == {"solved": True}
    assert board.line == SOLUTION


def test_another_step_is_another_one():
    effects = [ask("help", PUZZLE, skip=skip)["step"]["effects"] for skip in range(12)]
    assert len(set(effects)) == 12


def test_help_looks_near_the_last_move_first():
    starts = {}
    for cell in (0, 40, 80):
        (placed,) = ask("help", PUZZLE, last_move=[cell])["step"]["placements"]
        (path,) = ask("path", PUZZLE, last_move=[cell])["path"][:1]
        (listed,) = ask("steps", PUZZLE, last_move=[cell])["steps"][:1]
        assert path["placements"] == listed["placements"] == [placed]
        starts[cell] = placed[0]
    assert len(set(starts.values())) > 1
    assert all(BIT[start] & (PEERS[cell] | BIT[cell]) for cell, start in starts.items())


@pytest.mark.parametrize("last_move", [81, [81], [-1], ["0"], [True], [[1]], [0] * 82, "r1c1"])
def test_a_last_move_is_a_list_of_cells(last_move):
    answer = ask("help", PUZZLE, last_move=last_move)
    assert answer["code"] == "bad-request"
    assert "last_move" in answer["error"]


def test_a_wrong_digit_comes_before_any_step():
    mistake = ask("help", own(0, 8))["mistake"]
    assert mistake["kind"] == "wrong-digit"
    assert mistake["remove"] == [[0, 8]]
    assert len(mistake["stages"]) == 4


def test_a_lost_candidate_comes_before_any_step():
    mistake = ask("help", f"{PUZZLE} r1c1<>7")["mistake"]
    assert mistake["restore"] == [[0, 7]]


def test_a_full_but_wrong_board_is_not_solved():
    assert "mistake" in ask("help", own(1, 3, SOLUTION))


def test_a_search_without_time_left_offers_a_digit_and_says_that_it_was_stopped():
    all_but_trial = [technique.key for technique in TECHNIQUES if technique.key != "trial"]
    with limited_by(Budget(work=0)):
        answer = ask("help", HARDEST[0].board, off=all_but_trial)
    assert answer["nothing"]["stopped"]
    assert len(answer["nothing"]["placements"]) == 1
    assert "step" in ask("help", HARDEST[0].board, off=all_but_trial)


def test_all_steps_differ_in_their_effect():
    effects = [step["effects"] for step in ask("steps", PUZZLE)["steps"]]
    assert len(effects) == len(set(effects)) > 1


def test_a_list_of_steps_says_when_there_are_more():
    all_but_singles = [each.key for each in TECHNIQUES if "single" not in each.key]
    answer = ask("steps", PUZZLE, off=all_but_singles)
    assert 0 < len(answer["steps"]) < MOST_STEPS
    assert (answer["complete"], answer["stopped"]) == (True, False)
    many = ask("steps", HARDEST[0].board)
    assert len(many["steps"]) == MOST_STEPS
    assert (many["complete"], many["stopped"]) == (False, False)


@pytest.mark.parametrize("event", ["help", "steps", "path"])
def test_no_step_is_told_where_a_digit_is_wrong(event):
    empty = PUZZLE.index(".")
    digit = int(SOLUTION[empty]) % 9 + 1
    answer = ask(event, own(empty, digit))
    assert list(answer) == ["mistake"]
    assert answer["mistake"]["remove"] == [[empty, digit]]


def test_the_whole_way_ends_with_every_cell():
    answer = ask("path", PUZZLE)
    placed = sum(len(step["placements"]) for step in answer["path"])
    assert placed == PUZZLE.count(".")
    assert (answer["complete"], answer["stopped"]) == (True, False)


@pytest.mark.parametrize("event", ["steps", "path"])
def test_a_list_says_that_its_search_was_stopped(event):
    with limited_by(Budget(work=0)):
        answer = ask(event, HARDEST[1].board)
    assert answer[event]
    assert (answer["complete"], answer["stopped"]) == (False, True)


def test_a_way_says_that_it_does_not_lead_to_the_solution():
    all_but_one = [each.key for each in TECHNIQUES if each.key != "full-house"]
    answer = ask("path", PUZZLE, off=all_but_one)
    assert (answer["complete"], answer["stopped"]) == (False, False)


def test_the_way_ends_with_the_time_even_where_easy_steps_are_left():
    @dataclass
    class SomeLooks(Budget):
        looks: int = 20

        @property
        def is_used_up(self) -> bool:
            self.looks -= 1
            return self.looks < 0

    whole = ask("path", PUZZLE)["path"]
    with limited_by(SomeLooks()):
        begun = ask("path", PUZZLE)["path"]
    assert 0 < len(begun) < len(whole)
    assert begun == whole[: len(begun)]


@pytest.mark.parametrize(
    ("board", "state"),
    [
        (PUZZLE, "unique"),
        ("." * 81, "several"),
        ("55" + "." * 79, "conflict"),
        ("1.......2" * 1 + "." * 72, "several"),
        ("." * 8 + "9" + "12345678." + "." * 63, "none"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_entry_has_a_state_and_a_sentence(board, state, lang):
    answer = ask("start", board, lang=lang)
    assert answer["state"] == state
    assert answer["message"]


def test_a_slip_is_found_and_repaired():
    answer = ask("start", PUZZLE[:1] + "2" + PUZZLE[2:])
    assert answer["state"] != "unique"
    assert PUZZLE in [suspect["board"] for suspect in answer["suspects"]]


def test_an_entry_says_what_was_hard_to_read():
    slip = PUZZLE[:11] + "3" + PUZZLE[12:]
    assert ask("start", slip)["suspects"][0]["board"] != PUZZLE
    first, *_ = ask("start", slip, unsure=[[11, int(PUZZLE[11])]])["suspects"]
    assert (first["cell"], first["board"]) == (11, PUZZLE)
    assert ask("start", PUZZLE, unsure=[[80, 0]])["state"] == "unique"


@pytest.mark.parametrize(
    "unsure",
    [
        *(5, "r1c1", None, {"4": 7}, [4], [[4]], [[4, 7, 1]], [[81, 1]], [[-1, 1]], [[4, 10]]),
        *([[4, -1]], [[4, True]], [[4.0, 7]], [["4", "7"]], [[4, 7], [4, 8]], [[4, 7]] * 82),
    ],
)
def test_what_was_hard_to_read_is_a_guess_for_each_cell(unsure):
    answer = ask("start", PUZZLE, unsure=unsure)
    assert answer["code"] == "bad-request"
    assert "unsure" in answer["error"]
