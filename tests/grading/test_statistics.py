"""Counting puzzles: a handful of them by hand, tables of levels, and pictures."""

import xml.etree.ElementTree as ElementTree
from itertools import product

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import HOUSE_CELLS, cell_at
from sudoku_helper.grading.network.charts import Charts
from sudoku_helper.grading.network.confusion import Confusion
from sudoku_helper.grading.network.features import (
    CLASSIC,
    COUNTED,
    METHODS,
    SINGLES,
    classic_features,
    count,
)
from sudoku_helper.grading.network.statistics import (
    CountedPuzzle,
    mean_givens,
    mean_uses,
    number_by_level,
    solved_percent,
    tables,
)
from sudoku_helper.grading.network.training import TrainingRound
from sudoku_helper.grading.network.words import METHOD_NAMES
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import Level
from tests.positions import EMPTY, PUZZLE, PUZZLES, SOLUTION


def without(*cells: int) -> SudokuBoard:
    """The solution with some cells empty."""
    return SudokuBoard.parse("".join("." if n in cells else d for n, d in enumerate(SOLUTION)))


THREE_MISSING = without(cell_at(1, 1), cell_at(5, 5), cell_at(9, 9))
"""No two of the empty cells see each other: 7, 2 and 1 are naked singles."""
ROW_MISSING = without(*range(9))
"""Each column has one empty cell, so the row has nine naked singles, a digit each."""


def test_three_missing_digits_counted_by_hand():
    counts = count(THREE_MISSING)
    assert (counts.givens, counts.pencil_marks, counts.solved) == (78, 3, True)
    assert counts.starts == (1, 1, 0, 0, 0, 0, 1, 0, 0)
    assert counts.uses == {**dict.fromkeys(METHODS, 0), "naked_singles": 3}
    assert [counts.share(method) for method in SINGLES] == [100, 0]


def test_a_missing_row_counted_by_hand():
    counts = count(ROW_MISSING)
    assert (counts.givens, counts.pencil_marks, counts.starts) == (72, 9, (1,) * 9)
    assert counts.uses["naked_singles"] == 9


def test_nothing_can_be_done_on_an_empty_board():
    counts = count(SudokuBoard.parse(EMPTY))
    assert (counts.givens, counts.pencil_marks, counts.solved) == (0, 729, False)
    assert counts.starts == (0,) * 9
    assert not any(counts.uses.values())


@pytest.mark.parametrize("puzzle", [PUZZLE, *PUZZLES])
def test_starting_points_and_marks_are_what_their_definitions_say(puzzle):
    houses = [set(cells) for cells in HOUSE_CELLS]
    seen = {
        cell: {puzzle[other] for house in houses if cell in house for other in house}
        for cell in range(81)
    }
    marks = {
        (cell, digit)
        for cell, digit in product(range(81), "123456789")
        if puzzle[cell] == "." and digit not in seen[cell]
    }
    naked = {mark for mark in marks if sum(cell == mark[0] for cell, _ in marks) == 1}
    hidden = {
        mark
        for mark in marks
        for house in houses
        if mark[0] in house
        and sum(cell in house and digit == mark[1] for cell, digit in marks) == 1
    }
    counts = count(SudokuBoard.parse(puzzle))
    assert counts.pencil_marks == len(marks)
    starts = [digit for _, digit in naked | hidden]
    assert counts.starts == tuple(starts.count(digit) for digit in "123456789")


@pytest.mark.parametrize("puzzle", [PUZZLE, *PUZZLES])
def test_singles_place_every_missing_digit_of_what_is_solved(puzzle):
    counts = count(SudokuBoard.parse(puzzle))
    placed = sum(counts.uses[method] for method in SINGLES)
    assert (placed == puzzle.count(".")) == counts.solved


@pytest.mark.parametrize("key", ["hidden-pair", "claiming", "x-wing"])
def test_each_method_is_counted(key):
    (method,) = (method for method, keys in METHODS.items() if key in keys)
    positions = [SudokuBoard.parse(technique_of(key).example.board)]
    assert any(count(position).uses[method] for position in positions)


def test_features_do_not_change_when_digits_change_names():
    renamed = PUZZLE.translate(str.maketrans("123456789", "234567891"))
    here, there = (classic_features(SudokuBoard.parse(line)) for line in (PUZZLE, renamed))
    assert len(here) == len(CLASSIC.names)
    assert sorted(here) == pytest.approx(sorted(there))


def counted(board: SudokuBoard, level: Level) -> CountedPuzzle:
    return CountedPuzzle(board.line, level, count(board))


FEW = [
    counted(THREE_MISSING, Level.EASY),
    counted(ROW_MISSING, Level.EASY),
    counted(SudokuBoard.parse(EMPTY), Level.HARD),
    counted(THREE_MISSING, Level.HARD),
]


def test_means_and_shares_of_a_few_puzzles_by_hand():
    assert number_by_level(FEW) == {**dict.fromkeys(Level, 0), Level.EASY: 2, Level.HARD: 2}
    assert solved_percent(FEW) == {Level.EASY: 100, Level.HARD: 50}
    assert mean_givens(FEW) == {Level.EASY: 75, Level.HARD: 39}
    uses = mean_uses(FEW)
    assert uses["naked_singles"] == {Level.EASY: 6, Level.HARD: 1.5}
    assert uses["x_wings"] == {Level.EASY: 0, Level.HARD: 0}


def test_tables_have_a_row_for_each_level_and_a_column_for_each_collection():
    lines = tables({"few": FEW, "one": FEW[:1]}, "en").splitlines()
    assert lines[:4] == [
        "Number of puzzles",
        "level      few  one",
        "very easy    0    0",
        "easy         2    1",
    ]
    assert "hard        50.0      -" in lines
    assert "easy       75.00  78.00" in lines
    assert "Naked Single            -  6.00       -  1.50          -       -     -" in lines


def test_tables_speak_german():
    text = tables({"wenige": FEW}, "de")
    assert "Anzahl der Sudokus" in text
    assert "sehr leicht" in text
    assert "Nackter Single" in text


def test_every_method_has_a_name_and_every_number_a_column():
    assert list(METHOD_NAMES) == list(METHODS)
    assert tuple(FEW[0].counts.as_row()) == COUNTED


class TestPictures:
    ROUNDS = (TrainingRound(1, 1.9, 0.3, 2.0, 0.25), TrainingRound(2, 0.5, 0.8, 0.7, 0.75))

    def draw_all(self, folder, kind: str = "svg", lang: str = "en") -> dict[str, bytes]:
        charts = Charts(folder, kind, lang)
        charts.draw_statistics({"few": FEW, "one": FEW[:1]})
        charts.draw_training(self.ROUNDS)
        charts.draw_confusion("confusion", Confusion.of([(Level.HARD, Level.EASY)]))
        return {file.name: file.read_bytes() for file in folder.iterdir()}

    def test_pictures_say_what_the_tables_say(self, tmp_path):
        files = self.draw_all(tmp_path / "new" / "folder", lang="de")
        assert sorted(files) == [
            *("confusion.svg", "givens.svg", "learning-curve.svg", "levels.svg"),
            *("methods-1.svg", "methods-2.svg", "solved.svg"),
        ]
        words = {
            name: {text.strip() for text in ElementTree.fromstring(data).itertext()}
            for name, data in files.items()
        }
        titles = {level.title("de") for level in Level}
        assert titles | {"few", "one", "Anzahl der Sudokus"} <= words["levels.svg"]
        assert titles | {"eingestuft als", "1", "0"} <= words["confusion.svg"]
        assert {"Nackter Single"} <= words["methods-1.svg"]
        assert {"gelernt", "zurückgelegt", "Runde"} <= words["learning-curve.svg"]

    @pytest.mark.sweep
    def test_pictures_are_small_and_the_same_each_time(self, tmp_path):
        first, again = (self.draw_all(tmp_path / name) for name in ("first", "again"))
        assert first == again
        assert max(map(len, first.values())) < 30_000

    @pytest.mark.sweep
    def test_pictures_may_be_png(self, tmp_path):
        files = self.draw_all(tmp_path, "png")
        assert all(data.startswith(b"\x89PNG") for data in files.values())
