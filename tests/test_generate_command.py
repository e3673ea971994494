"""``generate`` for publishers: nothing twice, files that are gone on with, and a sentence for the impossible."""

import csv
import json
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli import main
from sudoku_helper.formats import read_any
from sudoku_helper.formats.levels import level_named
from sudoku_helper.generator import Wish, generate, own_corpus
from sudoku_helper.grading import grade
from sudoku_helper.symmetry import canonical_form, fingerprint, random_transformation
from sudoku_helper.techniques.base import Level

every_kind = pytest.mark.parametrize("kind", ["text", "csv", "json", "sudoku"])


@pytest.fixture
def command(capsys):
    """Run ``generate`` in this process; gives exit code, output lines and errors."""

    def run_command(*arguments: str) -> tuple[int, list[str], str]:
        try:
            code = main(["generate", *arguments])
        except SystemExit as wrong_use:
            code = wrong_use.code
        captured = capsys.readouterr()
        return code, captured.out.splitlines(), captured.err

    return run_command


def forms_in(*paths: Path) -> list[str]:
    """The canonical forms of all puzzles in some files."""
    return [canonical_form(puzzle.board) for path in paths for puzzle in read_any(path.read_text())]


class TestLevelAndHash:
    def test_tables_have_both(self, command):
        for row in csv.DictReader(command("--count", "2", "--seed", "1", "--csv")[1]):
            board = SudokuBoard.parse(row["puzzle"])
            assert row["hash"] == fingerprint(board)
            assert int(row["level"]) == grade(board).level

    @pytest.mark.parametrize("kind", ["sudoku", "cell-xml", "csv", "json"])
    def test_every_format_keeps_both(self, command, kind):
        code, lines, _ = command("--level", "very-hard", "--seed", "1", "--format", kind)
        (puzzle,) = read_any("\n".join(lines))
        assert code == 0
        assert level_named(puzzle.level) == Level.VERY_HARD == grade(puzzle.board).level
        assert any(puzzle.hash in line for line in lines)

    def test_a_format_for_one_puzzle_refuses_two(self, command):
        assert command("--count", "2", "--format", "cell-xml")[::2] == (
            1,
            "sudoku-helper: the format cell-xml holds one puzzle only\n",
        )

    def test_convert_and_grade_tell_both(self, capsys):
        (line,) = (puzzle.line for puzzle in islice(generate(Wish(level=Level.HARD), 1), 1))
        known = fingerprint(SudokuBoard.parse(line))
        main(["convert", line, "--to", "sudoku", "--grade"])
        assert capsys.readouterr().out == f"9 9 3 3 {line.replace('.', '0')} Hard #{known}\n"
        main(["convert", line, "--to", "sudoku"])
        assert capsys.readouterr().out == f"9 9 3 3 {line.replace('.', '0')} #{known}\n"
        main(["grade", line, "--json"])
        (row,) = json.loads(capsys.readouterr().out)
        assert (row["level"], row["hash"]) == (Level.HARD, known)

    def test_levels_of_a_table_are_kept(self, command, capsys, tmp_path):
        path = tmp_path / "made.csv"
        command("--level", "medium", "--seed", "1", "--csv", "--out", str(path))
        main(["convert", str(path), "--to", "cell-xml"])
        assert 'Profile="ClassicSudoku-9x9 - Medium" Hash="' in capsys.readouterr().out


class TestNothingTwice:
    def test_what_was_printed_is_not_made_again(self, command, tmp_path):
        first, second, both = (tmp_path / name for name in ("may.sudoku", "june.csv", "july.json"))
        wish = ["--count", "3", "--seed", "1"]
        command(*wish, "--format", "sudoku", "--out", str(first))
        code, _, told = command(*wish, "--csv", "--out", str(second), "--avoid", str(first))
        assert (code, told) == (0, f"sudoku-helper: {first}: 3 puzzles that are not made again\n")
        avoid = ["--avoid", str(first), "--avoid", str(second)]
        command(*wish, "--json", "--out", str(both), *avoid)
        assert len(set(forms_in(first, second, both))) == 9

    def test_nothing_equivalent_is_made_either(self, command, tmp_path):
        _, (line,), _ = command("--seed", "1")
        turned = tmp_path / "turned.txt"
        image = random_transformation(Random(1)).apply(SudokuBoard.parse(line))
        turned.write_text(f"{image.line}\n")
        _, (other,), _ = command("--seed", "1", "--avoid", str(turned))
        assert canonical_form(SudokuBoard.parse(other)) not in forms_in(turned)

    def test_a_bad_line_of_what_is_avoided_is_named(self, command, tmp_path):
        path = tmp_path / "printed.txt"
        path.write_text("." * 81 + "\n" + "." * 80 + "\n")
        code, lines, told = command("--avoid", str(path))
        assert (code, lines) == (1, [])
        assert f"{path}:2" in told


class TestAppending:
    WISH = ("--seed", "7", "--workers", "1")

    @every_kind
    def test_an_interrupted_run_ends_with_the_same_file(self, command, tmp_path, kind):
        whole, parts = tmp_path / "whole", tmp_path / "parts"
        command(*self.WISH, "--count", "5", "--format", kind, "--out", str(whole))
        command(*self.WISH, "--count", "2", "--format", kind, "--out", str(parts))
        code, _, told = command(*self.WISH, "--count", "5", "--append", "--out", str(parts))
        assert code == 0
        assert "2 of these puzzles are there already" in told
        assert parts.read_text() == whole.read_text()
        command(*self.WISH, "--count", "5", "--append", "--out", str(parts))
        assert parts.read_text() == whole.read_text(), "it was complete"

    @every_kind
    @pytest.mark.parametrize("cut", [1, 3, 20])
    def test_a_row_that_was_cut_is_made_again(self, command, tmp_path, kind, cut):
        whole, parts = tmp_path / "whole", tmp_path / "parts"
        command(*self.WISH, "--count", "3", "--format", kind, "--out", str(whole))
        parts.write_text(whole.read_text()[:-cut])
        assert command(*self.WISH, "--count", "3", "--append", "--out", str(parts))[0] == 0
        assert parts.read_text() == whole.read_text()

    @every_kind
    def test_next_month_is_added_without_a_second_head(self, command, tmp_path, kind):
        path = tmp_path / "puzzles"
        command(*self.WISH, "--count", "2", "--append", "--format", kind, "--out", str(path))
        before = path.read_text()
        command("--seed", "8", "--count", "2", "--append", "--out", str(path))
        assert path.read_text().startswith(before.removesuffix("\n]\n"))
        assert len(set(forms_in(path))) == 4
        if kind == "json":
            assert len(json.loads(path.read_text())) == 4

    def test_going_on_avoids_what_the_whole_run_avoids(self, command, tmp_path):
        avoided, whole, parts = (tmp_path / name for name in ("avoided", "whole", "parts"))
        command(*self.WISH, "--count", "4", "--out", str(avoided))
        avoid = ("--avoid", str(avoided))
        command(*self.WISH, *avoid, "--count", "4", "--out", str(whole))
        command(*self.WISH, *avoid, "--count", "2", "--out", str(parts))
        command(*self.WISH, *avoid, "--count", "4", "--append", "--out", str(parts))
        assert parts.read_text() == whole.read_text()
        assert len(set(forms_in(avoided, whole))) == 8

    def test_a_seed_that_others_followed_cannot_go_on(self, command, tmp_path):
        path = tmp_path / "puzzles"
        command(*self.WISH, "--out", str(path))
        command("--seed", "8", "--count", "2", "--append", "--out", str(path))
        before = path.read_text()
        code, _, told = command(*self.WISH, "--count", "5", "--append", "--out", str(path))
        assert code == 1
        assert "other puzzles follow those of this seed" in told
        assert path.read_text() == before

    @pytest.mark.parametrize(
        ("text", "options", "message"),
        [
            ("puzzle,er\n", (), "can be gone on with"),
            ("dear diary\n", (), "can be gone on with"),
            (f"{'.' * 81}\nbad\n{'.' * 81}\n", (), ":2: expected a puzzle"),
            (f"{'.' * 81}\n", ("--csv",), "is of the format text"),
        ],
    )
    def test_other_files_are_left_alone(self, command, tmp_path, text, options, message):
        path = tmp_path / "other"
        path.write_text(text)
        code, _, told = command("--append", "--out", str(path), *options)
        assert code in (1, 2)
        assert message in told
        assert path.read_text() == text

    def test_a_file_is_needed(self, command):
        assert command("--append")[0] == 2


class TestCorpus:
    def test_how_many_puzzles_were_read_is_said(self, command, tmp_path):
        path = tmp_path / "corpus.txt"
        entries = own_corpus().entries[:3]
        lines = ["".join(map(str, entry.values)) for entry in entries]
        path.write_text(f"# ours\n{lines[0]}\n9 9 3 3 {lines[1]}\n{lines[2]}\n")
        code, (line,), told = command("--corpus", str(path), "--seed", "1", "--unfair")
        assert (code, told) == (0, f"sudoku-helper: {path}: 3 puzzles to start from\n")
        assert len(line) == 81

    def test_a_puzzle_without_a_single_solution_is_named(self, command, tmp_path):
        path = tmp_path / "corpus.txt"
        path.write_text("\n12" + "." * 79 + "\n")
        code, lines, told = command("--corpus", str(path))
        assert (code, lines) == (1, [])
        assert f"{path}:2: expected a puzzle with exactly one solution" in told

    def test_a_bad_line_is_named(self, command, tmp_path):
        path = tmp_path / "corpus.txt"
        path.write_text("x\n")
        assert command("--corpus", str(path))[::2] == (
            1,
            f"sudoku-helper: {path}:1: expected 81 digits or dots, got 'x'\n",
        )

    def test_from_scratch_there_is_none(self, command):
        assert command("--corpus", "x", "--source", "scratch")[0] == 2


class TestImpossibleWishes:
    @pytest.mark.parametrize(
        ("options", "en", "de"),
        [
            (["--level", "easy", "--technique", "x-wing"], "too hard", "zu schwer"),
            (["--symmetry", "all", "--givens", "30-31"], "29 or 32", "29 oder 32"),
            (["--givens", "17"], "at least 21", "mindestens 21"),
        ],
    )
    def test_they_are_refused_in_both_languages(self, command, options, en, de):
        for lang, words in (("en", en), ("de", de)):
            code, lines, told = command(*options, "--lang", lang)
            assert (code, lines) == (1, [])
            assert words in told

    def test_a_filling_is_one_or_several_or_mixed(self, command):
        assert command("--filling", "random,odd")[0] == 2
        lines = {
            way: command("--seed", "1", "--filling", way)[1][0]
            for way in ("random", "mirrored", "removed")
        }
        assert len(set(lines.values())) == 3
        assert command("--filling", "mixed", "--seed", "1")[0] == 0


def test_the_line_in_the_docs_is_what_comes_out(command):
    """The page on the generator shows a line for a seed."""
    text = (Path(__file__).parents[1] / "docs" / "generator.md").read_text()
    _, (line,), _ = command("--level", "hard", "--seed", "1", "--format", "sudoku")
    assert f"    {line}\n" in text
