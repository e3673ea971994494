"""Every input gets the right answer: all solutions, each once, or none."""

from itertools import islice, repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import CELLS
from sudoku_helper.solver import count, first_solution, is_unique, solutions, unique_solution
from sudoku_helper.solver.obstacles import obstacles
from sudoku_helper.solver.search import OutOfPatienceError, number_of_solutions
from sudoku_helper.step import plain
from sudoku_helper.text import Speech
from sudoku_helper.watching.trace import Solved, trace
from tests.positions import (
    BURIED_SOLUTION,
    CONTRADICTION_OF_15_DIGITS,
    CONTRADICTION_OF_16_DIGITS,
    FIVE_CELLS_WITH_FOUR_DIGITS,
    OVERLAPPING_CONTRADICTION,
    PUZZLES,
    SOLVED,
    any_position,
    simple_solutions,
    without,
)
from tests.tools.share import examples

EMPTY = SudokuBoard.parse("." * 81)

FEW_AND_CONTRADICTORY = (
    # In the first row: no digit for the last cell; no place for 8; one place for both 7 and 8.
    "12345678." + "." * 17 + "9" + "." * 54,
    "1234567.." + "." * 25 + "8" + "." * 27 + "8" + "." * 18,
    "123456..." + "." * 25 + "8" + "." * 8 + "7" + "." * 18 + "8" + "." * 8 + "7" + "." * 9,
)
BURIED_SOLUTIONS = (
    # Found by climbing towards more and more branches: solutions abound but are hard to meet.
    BURIED_SOLUTION,
    "6....1.......2......7.......49.1......2.7....1..4...6..........4...........9.....",
    ".9.8..........1..5...74....4.8..7....................41....9...................7.",
)
BURIED_CONTRADICTIONS = (
    # Found in the same way: no digit clashes, yet there is no solution.
    "...8..........9.7.6......139.4.3.............7.....2......1...78...6......9....6.",
    CONTRADICTION_OF_15_DIGITS,
    CONTRADICTION_OF_16_DIGITS,
    OVERLAPPING_CONTRADICTION,
    # Five cells of the first block share four digits.
    FIVE_CELLS_WITH_FOUR_DIGITS,
)


def lines(boards):
    return sorted(board.line for board in boards)


def texts(found):
    return [plain([each.message(Speech("en"))])[0] for each in found]


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_puzzle_has_its_one_solution(puzzle):
    board = SudokuBoard.parse(puzzle)
    (only,) = solutions(board)
    assert only.is_solved
    assert all(only.values[cell] == board.values[cell] for cell in CELLS if board.values[cell])
    assert only.givens == board.givens
    assert is_unique(board)
    assert unique_solution(board) == first_solution(board) == only
    assert count(board, 10) == 1


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_minimal_puzzle_without_one_of_its_givens_has_several_solutions(puzzle):
    for cell in CELLS:
        if puzzle[cell] != ".":
            board = SudokuBoard.parse(without(puzzle, [cell]))
            assert count(board) == 2
            assert not is_unique(board)
            assert unique_solution(board) is None


def test_a_solved_grid_is_its_own_solution():
    assert lines(solutions(SudokuBoard.parse(SOLVED))) == [SOLVED]


@given(st.sets(st.sampled_from(CELLS), min_size=1, max_size=45))
def test_all_solutions_are_those_of_the_plainest_search(emptied):
    board = SudokuBoard.parse(without(SOLVED, emptied))
    expected = ["".join(map(str, each)) for each in islice(simple_solutions(board.values), 300)]
    found = [each.line for each in islice(solutions(board), 300)]
    assert len(found) == len(set(found)) == len(expected)
    if len(found) < 300:
        assert sorted(found) == sorted(expected)


@given(any_position())
def test_any_position_gets_an_answer(board):
    for solution in islice(solutions(board), 2):
        assert solution.is_solved
        assert all(board.values[cell] in (0, solution.values[cell]) for cell in CELLS)


@given(st.dictionaries(st.sampled_from(CELLS), st.integers(1, 9), max_size=20))
@examples(200)
def test_few_digits_anywhere_get_a_right_answer(digits):
    board = SudokuBoard.of([digits.get(cell, 0) for cell in CELLS])
    solution = first_solution(board)
    if solution:
        assert solution.is_solved
        assert not any(each.is_contradiction for each in obstacles(board))


def test_solutions_are_found_only_when_asked_for():
    assert len(set(lines(islice(solutions(EMPTY), 1000)))) == 1000


def test_the_next_solution_goes_on_from_the_last():
    board = SudokuBoard.parse(without(SOLVED, range(45)))
    search = solutions(board)
    one_by_one = [next(search) for _ in range(3)]
    assert one_by_one == list(islice(solutions(board), 3))


@pytest.mark.parametrize("text", FEW_AND_CONTRADICTORY)
def test_few_digits_that_contradict_each_other_have_no_solution(text):
    board = SudokuBoard.parse(text)
    assert list(solutions(board)) == []
    assert not is_unique(board)


@pytest.mark.parametrize("text", BURIED_SOLUTIONS)
def test_solutions_are_found_where_an_unlucky_search_meets_none(text):
    assert count(SudokuBoard.parse(text)) == 2


@pytest.mark.parametrize("text", BURIED_CONTRADICTIONS)
def test_hidden_contradictions_are_found(text):
    assert count(SudokuBoard.parse(text)) == 0


def test_crossed_out_candidates_do_not_change_the_solutions():
    board = SudokuBoard.parse(PUZZLES[0])
    solution = unique_solution(board)
    without_true_one = board.cross_out([next(iter(board.candidates))])
    assert unique_solution(without_true_one) == solution


def test_placed_digits_count_like_givens():
    solution = unique_solution(SudokuBoard.parse(PUZZLES[0]))
    cell = next(cell for cell in CELLS if PUZZLES[0][cell] == ".")
    wrong = solution.values[cell] % 9 + 1
    assert first_solution(SudokuBoard.parse(PUZZLES[0]).place(cell, wrong)) is None


def test_patience_is_kept_to():
    hard = SudokuBoard.parse(PUZZLES[0]).values
    assert number_of_solutions(hard, 2, patience=repeat(True, 1000)) == 1
    assert number_of_solutions(EMPTY.values, 2, patience=repeat(True, 1000)) == 2
    with pytest.raises(OutOfPatienceError):
        number_of_solutions(EMPTY.values, 2, patience=repeat(True, 3))


def first_upwards(values):
    """The first solution of a row by row search that tries 1 to 9."""
    events = trace(SudokuBoard.of(values), "row_by_row")
    return next((event.values for event in events if isinstance(event, Solved)), None)


def first_downwards(values):
    """The same with 9 to 1, which is what a search meets first when the digits are renamed."""
    renamed = first_upwards([10 - value if value else 0 for value in values])
    return renamed and tuple(10 - value for value in renamed)


@pytest.mark.parametrize(
    "emptied", [range(0, 81, 2), range(40), (0, 1, 3, 4, 9, 10, 12, 13), range(20, 60)]
)
def test_one_solution_is_when_the_first_upwards_is_the_first_downwards(emptied):
    board = SudokuBoard.parse(without(SOLVED, emptied))
    upwards, downwards = first_upwards(board.values), first_downwards(board.values)
    assert (count(board) == 1) == (upwards == downwards)


@given(st.sets(st.sampled_from(CELLS), max_size=35))
@examples(30)
def test_both_tests_of_uniqueness_agree(emptied):
    board = SudokuBoard.parse(without(SOLVED, emptied))
    assert is_unique(board) == (first_upwards(board.values) == first_downwards(board.values))


def test_both_tests_of_uniqueness_agree_on_a_puzzle():
    solution = unique_solution(SudokuBoard.parse(PUZZLES[0]))
    opened = without(solution.line, [cell for cell in CELLS if PUZZLES[0][cell] == "."][:40])
    assert is_unique(SudokuBoard.parse(opened))
    values = SudokuBoard.parse(opened).values
    assert first_upwards(values) == first_downwards(values) == solution.values


class TestObstacles:
    """Some answers need no search, and say why."""

    def kinds(self, text):
        return [each.kind for each in obstacles(SudokuBoard.parse(text))]

    def test_a_sound_puzzle_has_none(self):
        assert self.kinds(PUZZLES[0]) == []

    def test_fewer_than_17_digits(self):
        assert self.kinds("." * 81) == ["few-givens", "few-digits"]
        spare = [cell for cell in CELLS if PUZZLES[0][cell] != "."][16:]
        sixteen = without(PUZZLES[0], spare)
        (found,) = obstacles(SudokuBoard.parse(sixteen))
        assert not found.is_contradiction
        assert texts([found]) == [
            "Too few digits are there: 16. A Sudoku with exactly one solution needs at least 17."
        ]
        assert plain([found.message(Speech("de"))]) == [
            "Es stehen zu wenige Ziffern da: 16. Ein Sudoku mit genau einer Lösung braucht mindestens 17."
        ]
        assert not is_unique(SudokuBoard.parse(sixteen))

    def test_fewer_than_8_different_digits(self):
        text = "".join("." if character in "89" else character for character in SOLVED)
        (found,) = obstacles(SudokuBoard.parse(text))
        assert found.kind == "few-digits"
        assert not found.is_contradiction
        assert "The digits 8 and 9 are missing" in texts([found])[0]
        assert not is_unique(SudokuBoard.parse(text))
        assert count(SudokuBoard.parse(text)) == 2

    def test_a_digit_twice_in_a_house(self):
        found = next(obstacles(SudokuBoard.parse("5...5" + "." * 76)))
        assert found.kind == "duplicate"
        assert found.is_contradiction
        assert texts([found]) == ["5 stands more than once in row 1: in A1 and E1."]

    def test_a_cell_without_candidate(self):
        found = next(obstacles(SudokuBoard.parse(FEW_AND_CONTRADICTORY[0])))
        assert found.kind == "no-candidate"
        assert texts([found]) == ["No digit is left for I1."]

    def test_a_digit_without_place(self):
        board = SudokuBoard.parse("123......" + "....7...." + ".......7." + "." * 54)
        found = [each for each in obstacles(board) if each.kind == "no-place"]
        assert texts(found) == ["7 has no place left in row 1.", "7 has no place left in block 1."]
        assert first_solution(board) is None


@pytest.mark.parametrize("name", ["qqwing_*", "top1465*", "hardest*"])
def test_every_puzzle_of_the_collections_is_unique(shared_data, name):
    for file in shared_data.glob(f"{name}.txt"):
        for line in file.read_text().split():
            assert unique_solution(SudokuBoard.parse(line)).is_solved


@pytest.mark.sweep
def test_every_puzzle_with_17_givens_is_unique(shared_data):
    for line in (shared_data / "sudoku17.txt").read_text().split():
        board = SudokuBoard.parse(line[:81])
        assert unique_solution(board).is_solved
