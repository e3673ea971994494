"""The class that pupils complete: the solution does all that is asked for, and every gap is needed."""

from itertools import combinations
from random import Random
from urllib.parse import unquote

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.solver import is_unique, unique_solution
from sudoku_helper.solver.search import number_of_solutions
from sudoku_helper.starters import SEARCH_LESSONS
from sudoku_helper.text import LANGUAGES
from sudoku_helper.worksheets import GAPS, downloads, skeleton, solution
from sudoku_helper.worksheets.sudokugame import Booklet, CountingGame, SudokuGame
from sudoku_helper.worksheets.sudokuspiel import Raetselheft, SudokuSpiel, ZaehlendesSpiel
from tests.positions import SOLVED, TWO_SOLUTIONS, without

every_language = pytest.mark.parametrize("lang", LANGUAGES)
SOLVE = {
    "de": lambda grid: (spiel := SudokuSpiel(grid)).loeseSudoku() and spiel.gibLoesungZurueck(),
    "en": lambda grid: (game := SudokuGame(grid)).solve() and game.getSolution(),
}
COUNT = {
    "de": lambda grid: (s := ZaehlendesSpiel(grid), s.loeseSudoku())[0].anzahlLoesungen,
    "en": lambda grid: (g := CountingGame(grid), g.solve())[0].solutions,
}
BOOKLETS = {
    "de": lambda count: Raetselheft(count, Random(5)).raetsel,
    "en": lambda count: Booklet(count, Random(5)).puzzles,
}


def run(program):
    """Run a program as a pupil starts it."""
    exec(compile(program, "worksheet", "exec"), {"__name__": "__main__"})


def grid_of(text):
    digits = [int(each.replace(".", "0")) for each in text]
    return [digits[start : start + 9] for start in range(0, 81, 9)]


def line_of(grid):
    return "".join(str(digit) for row in grid for digit in row)


@every_language
def test_the_solution_passes_its_own_check(lang, capsys):
    run(solution(lang))
    assert capsys.readouterr().out in ("Alles richtig.\n", "All is right.\n")


@every_language
@pytest.mark.parametrize("count", GAPS)
def test_with_any_gap_empty_the_check_fails_and_names_a_gap(lang, count):
    for empty in combinations(GAPS, count):
        with pytest.raises(NotImplementedError) as problem:
            run(skeleton(lang, empty))
        assert any(f" {gap} " in str(problem.value) for gap in empty)


@every_language
def test_the_file_with_gaps_shows_the_tasks_and_nothing_of_the_solution(lang):
    whole, gaps = solution(lang), skeleton(lang)
    tasks = whole[: whole.index('"""', 3)]
    assert gaps.startswith(tasks)
    assert [f"{number}. " in tasks for number in range(1, 6)] == [True] * 5
    assert gaps.count("NotImplementedError") == len(GAPS)
    assert "range(1, 10)" not in gaps
    assert "Random" not in gaps
    assert "# >>>" not in whole + gaps
    assert "# <<<" not in whole + gaps


@every_language
def test_the_solution_solves_what_the_app_solves(lang):
    for lesson in SEARCH_LESSONS:
        solved = unique_solution(SudokuBoard.parse(lesson.board))
        assert line_of(SOLVE[lang](grid_of(lesson.board))) == solved.line


@every_language
def test_the_solution_says_that_there_is_none_and_finds_several(lang):
    wrong = SEARCH_LESSONS[2].board.replace("5..", "51.", 1)
    assert not number_of_solutions(SudokuBoard.parse(wrong).values)
    assert not SOLVE[lang](grid_of(wrong))
    several = without(SOLVED, [cell for cell in range(81) if SOLVED[cell] in "12"])
    assert COUNT[lang](grid_of(several)) == 2
    assert COUNT[lang](grid_of(TWO_SOLUTIONS)) == 2
    assert COUNT[lang](grid_of(SEARCH_LESSONS[1].board)) == 1


@every_language
def test_the_booklet_has_as_many_puzzles_as_wanted_each_with_one_solution(lang):
    puzzles = [line_of(puzzle).replace("0", ".") for puzzle in BOOKLETS[lang](3)]
    assert all(is_unique(SudokuBoard.parse(puzzle)) for puzzle in puzzles)
    givens = [81 - puzzle.count(".") for puzzle in puzzles]
    assert givens == [50, 43, 36]


@every_language
def test_the_files_are_in_the_address_of_their_links(lang):
    gaps, whole = downloads(lang)
    assert (gaps.text, whole.text) == (skeleton(lang), solution(lang))
    for file in (gaps, whole):
        assert unquote(file.address.partition(",")[2]) == file.text
        assert file.name.endswith(".py")
