"""The commands about difficulty: counting, training, and grading by a network."""

import csv
import json
import sys

import pytest

from sudoku_helper.cli import main
from sudoku_helper.generator.corpus import Corpus, own_corpus
from sudoku_helper.grading.network.classifier import trained_weights
from sudoku_helper.grading.network.features import FEATURE_SETS
from tests.positions import EMPTY, PUZZLE, PUZZLES, SOLUTION

THREE_MISSING = "." + SOLUTION[1:40] + "." + SOLUTION[41:80] + "."


@pytest.fixture
def command(capsys):
    """Run a command in this process; gives exit code, output lines and errors."""

    def run_command(*arguments: str) -> tuple[int, list[str], str]:
        try:
            code = main([*arguments, "--workers", "1"])
        except SystemExit as wrong_use:
            code = wrong_use.code
        captured = capsys.readouterr()
        return code, captured.out.splitlines(), captured.err

    return run_command


@pytest.fixture
def rated(tmp_path):
    """A file with puzzles whose level others have told."""
    path = tmp_path / "rated.csv"
    lines = [f"{THREE_MISSING},1.0", f"{PUZZLE},1.5", *(f"{puzzle},7.2" for puzzle in PUZZLES)]
    path.write_text("\n".join(["puzzle,er", *lines, ""]))
    return path


class TestStatistics:
    def test_csv_has_the_counts_of_each_puzzle(self, command, rated):
        code, lines, _ = command("statistics", str(rated), "--csv")
        first, *others = csv.DictReader(lines)
        assert (code, len(others)) == (0, 4)
        counted = [f"{name} {value}" for name, value in first.items() if value not in ("0", "0.0")]
        assert counted == [
            *(f"puzzle {THREE_MISSING}", "level 1", "collection rated.csv"),
            *("naked_singles 3", "naked_singles_percent 100.0", "givens 78"),
            *("start_1 1", "start_2 1", "start_7 1", "pencil_marks 3", "solved 1"),
        ]
        assert [row["level"] for row in others] == ["2", "6", "6", "6"]

    def test_tables_come_from_the_levels_of_the_file(self, command, rated):
        code, lines, _ = command("statistics", str(rated), "--lang", "de")
        assert code == 0
        assert lines[:4] == [
            "Anzahl der Sudokus",
            *lines[1:2],
            *lines[2:3],
            "leicht               1",
        ]
        assert "Experte              3" in lines

    def test_levels_are_judged_where_the_file_has_none_or_if_wanted(self, command, rated, tmp_path):
        plain = tmp_path / "plain.txt"
        plain.write_text(f"{THREE_MISSING}\n{PUZZLE}\n")

        def levels(*arguments: str) -> list[str]:
            code, lines, _ = command("statistics", *arguments, "--json")
            assert code == 0
            return [row["level"] for row in json.loads("\n".join(lines))]

        assert levels(str(plain)) == levels(str(rated), "--by", "path")[:2]
        assert len(levels(str(plain), "--by", "network")) == 2

    def test_levels_are_read_from_the_formats_of_publishers(self, command, tmp_path):
        file = tmp_path / "bought.sudoku"
        file.write_text(f"9 9 3 3 {PUZZLE.replace('.', '0')} Evil / Exotic\n")
        code, lines, _ = command("statistics", str(file), "--csv")
        assert (code, next(csv.DictReader(lines))["level"]) == (0, "7")

    def test_what_was_counted_can_be_read_again_and_doubles_keep_their_folder(
        self, command, rated, tmp_path
    ):
        again = tmp_path / "again"
        again.mkdir()
        counted = again / "rated.csv"
        assert command("statistics", str(rated), "--csv", "--out", str(counted))[0] == 0
        code, lines, _ = command("statistics", str(rated), str(counted), "--csv")
        rows = list(csv.DictReader(lines))
        assert code == 0
        assert {row["collection"] for row in rows} == {str(rated), str(counted)}
        assert [row["level"] for row in rows[:5]] == [row["level"] for row in rows[5:]]

    def test_bad_puzzles_are_named_and_left_out(self, command, tmp_path):
        file = tmp_path / "mixed.txt"
        file.write_text(f"{PUZZLE}\n{EMPTY}\n{PUZZLE[:80]}x\n")
        code, lines, errors = command("statistics", str(file), "--csv")
        assert (code, len(lines)) == (1, 2)
        assert "mixed.txt:2: has more than one solution" in errors
        assert "mixed.txt:3: " in errors

    def test_pictures_are_drawn_into_a_folder(self, command, rated, tmp_path):
        folder = tmp_path / "charts"
        assert command("statistics", str(rated), "--pictures", str(folder))[0] == 0
        assert {file.name for file in folder.iterdir()} == {
            *("givens.svg", "levels.svg", "methods.svg", "solved.svg")
        }

    def test_where_nothing_draws_it_is_said_how_to_get_it(
        self, command, rated, tmp_path, monkeypatch
    ):
        monkeypatch.setitem(sys.modules, "matplotlib", None)
        code, lines, errors = command("statistics", str(rated), "--pictures", str(tmp_path / "no"))
        assert (code, lines) == (1, [])
        assert "pip install 'sudoku-helper[charts]'" in errors
        assert not (tmp_path / "no").exists()

    def test_nothing_to_count_is_said(self, command, tmp_path):
        (tmp_path / "empty.txt").write_text("")
        code, _, errors = command("statistics", str(tmp_path / "empty.txt"))
        assert code != 0
        assert "expected a puzzle, got nothing" in errors


class TestTraining:
    def test_trained_weights_grade(self, command, rated, tmp_path):
        weights = tmp_path / "weights.json"
        options = ["--nodes", "4", "--rounds", "3", "--split", "0.6", "--seed", "2"]
        code, lines, _ = command("train", str(rated), *options, "--out", str(weights))
        assert code == 0
        assert lines[0] == "3 puzzles learnt, 2 kept aside and judged"
        assert [line.split()[0] for line in lines[2:5]] == ["1", "2", "3"]
        assert "By the network (features: classic)" in lines
        assert "By the path to the solution" in lines
        assert len(json.loads(weights.read_text())["hidden"]) == 4
        code, lines, _ = command(
            "grade", PUZZLE, "--by", "network", "--weights", str(weights), "--csv"
        )
        assert code == 0
        (row,) = csv.DictReader(lines)
        assert 1 <= int(row["level"]) <= 7
        assert 0 < float(row["probability"]) <= 1

    def test_without_a_file_it_learns_from_our_own_puzzles_as_their_paths_rate_them(
        self, command, monkeypatch, tmp_path
    ):
        entries = own_corpus().entries[::400]
        monkeypatch.setattr("sudoku_helper.generator.varied.own_corpus", lambda _: Corpus(entries))
        weights = [tmp_path / "weights.json", tmp_path / "again.json"]
        charts = tmp_path / "charts"
        for file in weights:
            options = ["--nodes", "2", "--rounds", "2", "--out", str(file)]
            code, lines, _ = command("train", *options, "--pictures", str(charts))
            assert (code, lines[0]) == (0, "16 puzzles learnt, 4 kept aside and judged")
            assert "By the path to the solution" not in lines
        assert {file.name for file in charts.iterdir()} == {
            *("learning-curve.svg", "confusion-network.svg")
        }
        assert weights[0].read_bytes() == weights[1].read_bytes()

    @pytest.mark.sweep
    @pytest.mark.parametrize("features", FEATURE_SETS)
    def test_the_weights_of_the_package_can_be_made_again(self, features, tmp_path):
        """In the sweep: to measure and to learn thousands of puzzles takes minutes."""
        weights = tmp_path / "weights.json"
        assert main(["train", "--features", features, "--out", str(weights)]) == 0
        assert weights.read_text() == trained_weights(features)

    def test_curve_and_confusion_are_drawn(self, command, rated, tmp_path):
        folder = tmp_path / "charts"
        options = ["--nodes", "2", "--rounds", "2", "--picture-format", "png"]
        assert command("train", str(rated), *options, "--pictures", str(folder))[0] == 0
        assert {file.name for file in folder.iterdir()} == {
            *("learning-curve.png", "confusion-network.png", "confusion-path.png")
        }

    def test_a_puzzle_without_a_level_is_named(self, command, tmp_path):
        file = tmp_path / "some.csv"
        file.write_text(f"puzzle,er\n{PUZZLE},1.5\n{PUZZLE},\n")
        code, _, errors = command("train", str(file))
        assert code != 0
        assert "some.csv:3: expected a level or a rating" in errors

    @pytest.mark.parametrize("share", ["0", "1", "-0.5", "much"])
    def test_a_split_lies_between_nothing_and_all(self, command, rated, share):
        code, _, errors = command("train", str(rated), f"--split={share}")
        assert code == 2
        assert "expected a number between 0 and 1" in errors


class TestGradingByNetwork:
    @pytest.mark.parametrize("features", ["classic", "all"])
    def test_the_package_brings_weights(self, command, features):
        code, lines, _ = command(
            "grade", PUZZLE, "--by", "network", "--features", features, "--csv"
        )
        (row,) = csv.DictReader(lines)
        assert (code, row["puzzle"], row["level"]) == (0, PUZZLE, "4")

    def test_weights_that_do_not_fit_are_refused_with_a_sentence(self, command, tmp_path):
        weights = tmp_path / "old.json"
        weights.write_text('{"features": "classic", "names": ["givens"]}')
        code, lines, errors = command("grade", PUZZLE, "--by", "network", "--weights", str(weights))
        assert code != 0
        assert lines == []
        assert "old.json: expected weights for the 22 classic features of this version" in errors
        wish = ["grade", PUZZLE, "--by", "network", "--weights", str(weights), "--lang", "de"]
        assert "trainiere sie neu" in command(*wish)[2]

    def test_weights_alone_are_no_wish(self, command):
        code, _, errors = command("grade", PUZZLE, "--features", "all")
        assert code != 0
        assert "expected --by network" in errors
