"""The command line: fixed forms, exit codes, errors that name their place, work in many processes."""

import argparse
import ast
import csv
import errno
import gc
import inspect
import io
import json
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli import main
from sudoku_helper.cli.bulk import run
from sudoku_helper.cli.commands import COMMANDS
from sudoku_helper.cli.language import speak
from sudoku_helper.cli.outputs import Progress, Writer
from sudoku_helper.cli.parser import command_parsers
from sudoku_helper.cli.parser_words import MESSAGES
from sudoku_helper.course import CHAPTERS
from sudoku_helper.formats import lzstring
from sudoku_helper.geometry import cell_at
from sudoku_helper.solver import is_unique
from sudoku_helper.starters import EXAMPLES
from sudoku_helper.symmetry import ROTATION, Transformation, canonical_form
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level
from sudoku_helper.techniques.strong_links import Skyscraper
from sudoku_helper.techniques.words.eureka import eureka
from tests.positions import EMPTY, PUZZLE, SOLUTION, SOLVED, VERY_EASY
from tests.tools.patience import PATIENCE
from tests.tools.processes import wait_until

PROJECT = Path(__file__).parents[1]
NO_SOLUTION = "11" + "." * 79
SAME_IN_EVERY_LANGUAGE = (", ".join(chapter.key for chapter in CHAPTERS),)
"""What stands in the help of every language: names that are typed."""


@pytest.fixture(autouse=True)
def no_language_of_the_machine(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    speak("en")


@pytest.fixture
def command(capsys):
    """Run a command in this process; gives exit code, output lines and errors."""

    def run_command(*arguments: str) -> tuple[int, list[str], str]:
        try:
            code = main(arguments)
        except SystemExit as wrong_use:
            code = wrong_use.code
        captured = capsys.readouterr()
        return code, captured.out.splitlines(), captured.err

    return run_command


STARTED: list[subprocess.Popen] = []


def start(*arguments: str, **options) -> subprocess.Popen:
    """Start a command in a process of its own, which does not outlive its test."""
    process = subprocess.Popen(
        [sys.executable, "-m", "sudoku_helper", *arguments],
        cwd=PROJECT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )
    STARTED.append(process)
    return process


@pytest.fixture(autouse=True)
def nothing_is_left_running():
    yield
    while STARTED:
        with STARTED.pop() as process:
            process.kill()


def puzzles(number: int) -> list[str]:
    """Different puzzles, all turned and renamed from one."""
    from random import Random

    from sudoku_helper.symmetry import random_transformation

    board, chance = SudokuBoard.parse(PUZZLE), Random(1)
    return [random_transformation(chance).apply(board).line for _ in range(number)]


class TestFixedForms:
    def test_solve_prints_the_solution_line(self, command):
        assert command("solve", PUZZLE) == (0, [SOLUTION], "")

    def test_path_prints_one_line_for_each_step(self, command):
        code, lines, _ = command("path", PUZZLE)
        assert code == 0
        assert lines[0] == "hidden-single-block r1c1=7"
        board = SudokuBoard.parse(PUZZLE)
        placed = sum(line.count("=") for line in lines)
        assert placed == 81 - sum(map(bool, board.values))

    def test_grade_prints_puzzle_level_and_score(self, command, tmp_path):
        path = tmp_path / "puzzles.txt"
        path.write_text(f"{PUZZLE}\n{PUZZLE}\n")
        code, lines, _ = command("grade", str(path), "--csv")
        rows = list(csv.DictReader(lines))
        assert code == 0
        assert lines[0] == "puzzle,level,score,rating,level_name,hardest,hash,uses"
        assert [row["puzzle"] for row in rows] == [PUZZLE, PUZZLE]
        assert all(1 <= int(row["level"]) <= 7 and float(row["score"]) > 0 for row in rows)

    @pytest.mark.parametrize("level", [level.key for level in Level][:5])
    def test_generate_prints_one_line_for_each_puzzle(self, command, level):
        code, lines, _ = command("generate", "--count", "2", "--level", level, "--seed", "1")
        assert code == 0
        assert [len(line) for line in lines] == [81, 81]
        assert all(is_unique(SudokuBoard.parse(line)) for line in lines)

    def test_generate_knows_techniques(self, command):
        code, (line,), _ = command("generate", "--technique", "xy-wing", "--seed", "1")
        assert code == 0
        assert any(step.startswith("xy-wing ") for step in command("path", line)[1])

    def test_isomorphic_exits_0_with_the_chain(self, command):
        turned = ROTATION.apply(SudokuBoard.parse(PUZZLE)).line
        code, lines, _ = command("isomorphic", PUZZLE, turned)
        assert (code, lines) == (0, ["Turn the grid right by a quarter."])
        code, lines, _ = command("isomorphic", PUZZLE, turned, "--lang", "de")
        assert lines == ["Drehe das Gitter um eine Vierteldrehung nach rechts."]

    def test_isomorphic_exits_1_for_others(self, command):
        code, (told,), _ = command("isomorphic", PUZZLE, SOLUTION)
        assert (code, told) == (1, "not equivalent: the first has 30 digits, the second 81")
        told = json.loads("".join(command("isomorphic", SOLVED, SOLUTION, "--json")[1]))
        assert not told["isomorphic"]
        assert "canonical forms" in told["reason"]


class TestCourse:
    def test_detect_names_the_transformation_and_its_image_vector(self, command):
        turned = ROTATION.apply(SudokuBoard.parse(PUZZLE)).line
        told = "Rechtsdrehung 1: Drehe das Gitter um eine Vierteldrehung nach rechts."
        assert command("detect", PUZZLE, turned, "--lang", "de") == (0, [told], "")
        found = json.loads("\n".join(command("detect", PUZZLE, turned, "--json")[1]))
        assert [(each["kind"], each["image"]) for each in found["findings"]] == [("turn", "1")]

    def test_detect_tells_a_chain_where_no_single_one_is_enough(self, command):
        _, (image,), words = command("transform", PUZZLE, "--random", "--seed", "3", "--words")
        code, (head, *chain), _ = command("detect", PUZZLE, image)
        assert code == 0
        assert "a chain of several does" in head
        assert chain == words.splitlines()

    def test_detect_exits_1_where_nothing_fits(self, command):
        code, lines, _ = command("detect", PUZZLE, SOLUTION)
        assert (code, len(lines)) == (1, 1)
        assert "not equivalent" in lines[0]

    @pytest.mark.parametrize("kind", ["block", "row", "column", "trying"])
    def test_solve_by_gives_the_solution_and_every_grid_on_the_way(self, command, kind):
        easy = EXAMPLES[0].board
        code, (solution,), _ = command("solve", "--by", kind, easy)
        assert (code, [solution]) == (0, command("solve", easy)[1])
        grids = command("solve", "--by", kind, "--grids", easy)[1]
        assert (grids[0], grids[-1]) == (easy, solution)
        (row,) = json.loads("".join(command("solve", "--by", kind, "--grids", "--json", easy)[1]))
        reasons = row.pop("reasons")
        assert row == {"puzzle": easy, "solution": solution, "grids": grids}
        assert len([each for each in reasons if "=" in each["effects"]]) == len(grids) - 1
        line = command("solve", "--by", kind, "--grids", "--csv", easy)[1][1]
        assert line == f"{easy},{solution},{' '.join(grids)}"

    @pytest.mark.parametrize("by", [[], *(["--by", way] for way in ("block", "row", "trying"))])
    def test_solve_tells_why_in_json(self, command, by):
        """Each reason has effects that the solution agrees with, except what trying takes back."""
        told = [
            json.loads("".join(command("solve", PUZZLE, *by, "--json", "--lang", lang)[1]))[0]
            for lang in ("en", "de")
        ]
        english, german = (row["reasons"] for row in told)
        assert [each["effects"] for each in english] == [each["effects"] for each in german]
        assert all(each["technique"] and each["explanation"] for each in english)
        assert all(
            one["explanation"] != other["explanation"]
            for one, other in zip(english, german, strict=True)
        )
        digits = {}
        for each in german:
            for row, column, digit in re.findall(r"r(\d)c(\d)=(\d)", each["effects"]):
                digits[cell_at(int(row), int(column))] = digit
        last = told[0]["solution"]
        assert all(last[cell] == digit for cell, digit in digits.items())

    def test_what_was_tried_and_taken_back_is_told(self, command):
        told = command("solve", EXAMPLES[4].board, "--by", "trying", "--json")[1]
        (row,) = json.loads("".join(told))
        back = [each for each in row["reasons"] if each["technique"] == "contradiction"]
        assert back
        assert all("is taken back" in " ".join(each["explanation"]) for each in back)

    def test_a_solver_that_ends_early_says_so_and_gives_what_it_has(self, command):
        board = EXAMPLES[2].board
        code, (last,), errors = command("solve", "--by", "row", board)
        assert (code, errors) == (1, "argument: looking at each row leaves 56 cells empty\n")
        assert last.count(".") == 56
        assert command("solve", "--by", "trying", EMPTY)[::2] == (
            1,
            "argument: has more than one solution\n",
        )

    def test_detect_tells_the_symmetries_of_a_grid(self, command):
        assert command("detect", PUZZLE) == (
            0,
            [
                "Half turn: the pattern of the digits stays the same.",
                "Of all transformations only the one that changes nothing keeps the whole grid.",
            ],
            "",
        )
        # Each row is the one before it shifted by three, so that a half turn renames the digits.
        code, lines, _ = command("detect", SOLVED, "--lang", "de")
        assert code == 0
        assert (
            "Halbe Drehung: Das ganze Gitter bleibt gleich, bis auf die Namen der Ziffern. "
            "Tausche die Ziffern: 1 → 8, 2 → 7, 3 → 6, 4 → 5, 5 → 4, 6 → 3, 7 → 2, 8 → 1."
        ) in lines
        assert "54 Umformungen erhalten das ganze Gitter, bis auf die Namen der Ziffern." in lines
        told = json.loads("".join(command("detect", SOLVED, "--json")[1]))
        board = SudokuBoard.parse(SOLVED)
        parts = (*told["symmetries"], *told["generators"])
        whole = [each["transformation"] for each in parts if each["transformation"]]
        assert len(whole) > len(told["generators"]) > 1
        assert all(Transformation.parse(each).apply(board) == board for each in whole)
        assert (told["order"], told["interchanges"]) == (54, 1)

    def test_detect_counts_what_cannot_be_told_apart(self, command):
        code, lines, _ = command("detect", f"12{EMPTY[2:]}")
        assert code == 0
        assert lines == [
            "No turn and no reflection keeps the pattern of the digits.",
            "104509440 transformations keep the whole grid, up to the names of the digits.",
            "104509440 of them only exchange empty lines and digits that do not occur.",
        ]
        lonely = command("detect", SOLUTION)
        assert lonely[0] == 0, "a full grid has the pattern of a full grid"
        assert lonely[1][-1].startswith("Of all transformations only the one")


class TestCommands:
    @pytest.mark.parametrize("options", [[], ["--no-notes"], ["--no-uniqueness"]])
    def test_hint_and_path_choose_alike(self, command, options):
        """Digits can be placed all the way, and each is the last move of the next hint."""
        _, lines, _ = command("path", PUZZLE, *options)
        board, last_move = SudokuBoard.parse(PUZZLE), []
        for line in lines[:20]:
            _, told, _ = command("hint", board.notation, *options, *last_move)
            assert told[-1] == line.split()[1]
            name, digit = told[-1].split("=")
            board = board.place(cell_at(int(name[1]), int(name[3])), int(digit))
            last_move = ["--last-move", name]
        assert command("hint", PUZZLE, "--last-move", "r0c1")[0] == 2

    def test_hint_tells_as_much_as_wanted(self, command):
        code, lines, _ = command("hint", PUZZLE)
        assert code == 0
        assert lines[:2] == ["Hidden Single (block)", "Look at block 1."]
        assert lines[-1] == "r1c1=7"
        german = ["Versteckter Single (Block)", "Schau dir Block 1 an."]
        assert command("hint", PUZZLE, "--stage", "1", "--lang", "de")[1] == german
        candidates = command("hint", PUZZLE, "--stage", "2", "--lang", "de")[1][2:]
        assert candidates[0] == "Muster: 7 in A1"
        for blocks, name in (("place", "the top left block"), ("roman", "block I")):
            assert command("hint", PUZZLE, "--blocks", blocks)[1][1] == f"Look at {name}."
        assert command("hint", PUZZLE, "--blocks", "letter")[0] == 2

    def test_hint_and_path_write_a_chain_as_one_line(self, command):
        position = Skyscraper.example.board
        line = eureka(Skyscraper().example_step())
        told = command("hint", position)[1]
        assert command("hint", position, "--notation")[1] == [*told, line]
        assert command("hint", PUZZLE, "--notation") == command("hint", PUZZLE), "no chain"
        steps = json.loads("".join(command("path", position, "--json")[1]))
        assert line in [step["eureka"] for step in steps]
        assert steps[-1]["eureka"] == "", "a single is no chain"

    def test_transform_applies_its_options_in_order(self, command):
        turned = ROTATION.apply(SudokuBoard.parse(PUZZLE)).line
        assert command("transform", PUZZLE, "--turns", "1")[1] == [turned]
        by = ROTATION.notation
        assert command("transform", PUZZLE, "--by", by)[1] == [turned]
        _, lines, words = command("transform", PUZZLE, "--bands", "213", "--words")
        assert words == "Move the bands: 1 → 2, 2 → 1.\n"
        assert lines == [PUZZLE[27:54] + PUZZLE[:27] + PUZZLE[54:]]

    def test_random_transformations_can_be_repeated(self, command):
        one = command("transform", PUZZLE, "--random", "--seed", "7")
        assert one == command("transform", PUZZLE, "--random", "--seed", "7")
        assert canonical_form(SudokuBoard.parse(one[1][0])) == canonical_form(
            SudokuBoard.parse(PUZZLE)
        )

    def test_convert_writes_other_formats(self, command, tmp_path):
        out = tmp_path / "puzzle.txt"
        assert command("convert", PUZZLE, "--to", "grid", "--out", str(out))[0] == 0
        back = tmp_path / "puzzle.sdm"
        assert command("convert", str(out), "--to", "sdm", "--out", str(back))[0] == 0
        assert back.read_text() == PUZZLE + "\n"

    def test_convert_draws_pictures(self, command, tmp_path):
        out = tmp_path / "puzzle.png"
        assert command("convert", PUZZLE, "--to", "png", "--out", str(out))[0] == 0
        assert out.read_bytes().startswith(b"\x89PNG")
        out = tmp_path / "puzzle.svg"
        assert command("convert", PUZZLE, "--to", "svg", "--out", str(out))[0] == 0
        assert out.read_text().startswith("<svg")

    def test_rows_can_be_json(self, command):
        _, lines, _ = command("generate", "--count", "2", "--json", "--seed", "1")
        rows = json.loads("\n".join(lines))
        assert [set(row) for row in rows] == [
            {"puzzle", "level", "technique", "givens", "hash"}
        ] * 2

    def test_results_can_go_to_a_file(self, command, tmp_path):
        out = tmp_path / "solved.txt"
        assert command("solve", PUZZLE, "--out", str(out)) == (0, [], "")
        assert out.read_text() == SOLUTION + "\n"

    @pytest.mark.parametrize("name", COMMANDS)
    def test_help_is_there_for_every_command_with_examples(self, command, name):
        assert any(line.split()[:1] == [name] for line in command("--help")[1])
        code, lines, _ = command(name, "--help")
        assert code == 0
        examples = lines[lines.index("Examples:") + 1 :]
        assert examples
        assert all(f"sudoku-helper {name}" in line for line in examples)

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (["transform", PUZZLE, "--bands", "113"], "1, 2 und 3 in irgendeiner Reihenfolge"),
            (["transform", PUZZLE, "--stacks", "ab1"], "Ziffern wie 231 erwartet, nicht 'ab1'"),
            (["transform", PUZZLE, "--by", "left"], "erwartet, nicht 'left'"),
            (["transform", PUZZLE, "--digits", "12"], "neun verschiedene Ziffern"),
            (["transform", PUZZLE, "--digits", "12345678x"], "Ziffern wie 231 erwartet"),
            (["transform", PUZZLE, "--digits", "٢٣١"], "Ziffern wie 231 erwartet, nicht '٢٣١'"),
            (["generate", "--givens", "10"], "17 bis 80 Vorgaben erwartet, nicht 10 bis 10"),
            (["convert", PUZZLE, "--to", "png", "--pixels", "5"], "90 bis 9000 Pixel erwartet"),
            (["convert", PUZZLE, "--to", "svg", "--mm", "1"], "Millimeter erwartet, nicht 1"),
            (["booklet", "--levels", "easy:x", "--out", "x.pdf"], "Stufen wie easy:8,hard:4"),
            (["booklet", "--levels", "easy:1", "--count", "2", "--out", "x.pdf"], "nicht für 1"),
            (["booklet", "--levels", "8:1", "--out", "x.pdf"], "oder 1 bis 7) erwartet"),
            (["generate", "--level", "8"], "oder 1 bis 7) erwartet, nicht '8'"),
            (["generate", "--filling", "luck"], "oder mixed erwartet, nicht 'luck'"),
        ],
    )
    def test_an_option_that_means_nothing_is_wrong_use_told_in_german(
        self, command, arguments, message
    ):
        code, _, errors = command(*arguments, "--lang", "de")
        assert code == 2
        assert message in errors
        assert "expected" not in errors

    @pytest.mark.parametrize(
        ("text", "arguments", "message"),
        [
            (f"{PUZZLE}\n{PUZZLE[:-1]}\n", ["solve", "FILE"], "81 Zellen erwartet, nicht 80"),
            (f"{PUZZLE}\nx\n", ["generate", "--corpus", "FILE"], "2: 81 Ziffern oder Punkte"),
            ("# nothing\n", ["generate", "--corpus", "FILE"], "mindestens ein Sudoku im Korpus"),
            (
                f"{EMPTY}\n",
                ["generate", "--corpus", "FILE"],
                "1: ein Sudoku mit genau einer Lösung erwartet",
            ),
            (
                PUZZLE,
                ["booklet", "FILE", "--out", "x.pdf", "--title", "x", "--font", "nowhere.ttf"],
                "eine Schrift erwartet, nicht nowhere.ttf",
            ),
        ],
    )
    def test_what_cannot_be_read_is_told_in_german(
        self, command, tmp_path, text, arguments, message
    ):
        path = tmp_path / "puzzles.txt"
        path.write_text(text)
        words = [str(path) if each == "FILE" else each for each in arguments]
        code, _, errors = command(*words, "--lang", "de")
        assert code == 1
        assert message in errors
        assert "expected" not in errors

    @pytest.mark.parametrize("name", COMMANDS)
    def test_help_speaks_every_language(self, name):
        """Each text is another in German, has the same places and tells the default at the same end."""
        speak("en")
        english = command_parsers()[name]
        speak("de")
        german = command_parsers()[name]
        assert english.description != german.description
        assert german.epilog.startswith("Beispiele:")
        for one, other in zip(english._actions, german._actions, strict=True):
            if one.help in SAME_IN_EVERY_LANGUAGE:
                continue
            assert one.help != other.help
            assert re.findall(r"%\(\w+\)s", one.help) == re.findall(r"%\(\w+\)s", other.help)
            assert one.help.endswith(")") == other.help.endswith(")")

    def test_the_parser_itself_speaks_german(self, command):
        _, lines, _ = command("grade", "--lang", "de", "--help")
        assert lines[0].startswith("Aufruf: sudoku-helper grade")
        assert "Optionen:" in lines
        assert "Argumente:" in lines
        for arguments, message in (
            (["grade", "--by", "luck"], "Argument --by: 'luck' gibt es nicht (möglich: "),
            (["convert", PUZZLE], "es fehlen noch: --to"),
            (["generate", "--count", "0"], "eine Zahl ab 1 erwartet, nicht '0'"),
            (["generate", "--level", "x"], "eine Stufe (very-easy, easy,"),
            (["hint", "--last-move", "A1"], "eine Zelle wie r3c5 erwartet, nicht 'A1'"),
            (["solve", "--nonsense"], "unbekannte Argumente: --nonsense"),
        ):
            code, _, errors = command(*arguments, "--lang", "de")
            assert code == 2
            assert message in errors
            assert "Fehler: " in errors
        assert "error: " in command("grade", "--by", "luck")[2], "and English again"

    def test_every_message_of_the_parser_is_known(self):
        """Those that only a mistake in the program can cause stay as they are."""
        found = set()
        for node in ast.walk(ast.parse(inspect.getsource(argparse))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("_", "ngettext"):
                found |= {each.value for each in node.args if isinstance(each, ast.Constant)}
        about_the_program = re.compile(
            "conflicting|not defined|invalid argument for|must be optional|not callable|two groups|"
            "must start with|dest=|conflict_resolution|multiple subparser|with mode"
        )
        assert {each for each in found if not about_the_program.search(each)} == set(MESSAGES)

    def test_help_tells_defaults(self, command):
        told = " ".join(" ".join(command("generate", "--help")[1]).split())
        assert "symmetry of the pattern of givens (none)" in told
        assert "how many puzzles (1)" in told

    def test_techniques_are_listed_with_levels_and_links(self, command):
        rows = json.loads("".join(command("techniques", "--json", "--lang", "de")[1]))
        assert [row["technique"] for row in rows] == [each.key for each in TECHNIQUES]
        assert rows[0]["link"].endswith(f"/de/learn/{TECHNIQUES[0].key}")
        _, (head, *lines), _ = command("techniques", "--level", "hard", "--address", "https://x/")
        assert head.split()[:3] == ["#", "technique", "level"]
        assert len(lines) == sum(each.level == Level.HARD for each in TECHNIQUES)
        assert "https://x/en/learn/xy-wing" in [line.split()[-1] for line in lines]

    def test_convert_warns_of_what_a_format_cannot_carry(self, command, tmp_path):
        position = f"+7{PUZZLE[1:]} r1c3<>2"
        _, lines, errors = command("convert", position, "--to", "sdm")
        assert lines == [f"7{PUZZLE[1:]}"]
        assert "sdm cannot carry candidates that were crossed out (puzzles concerned: 1)" in errors
        assert "cannot carry which digits are given and which were placed" in errors
        assert command("convert", position, "--to", "notation") == (0, [position], "")
        assert command("convert", PUZZLE, "--to", "sdm")[2] == ""
        titled = tmp_path / "titled.sdk"
        titled.write_text("#DSunday\n" + "\n".join(PUZZLE[n : n + 9] for n in range(0, 81, 9)))
        _, _, errors = command("convert", str(titled), "--to", "sdm", "--lang", "de")
        assert "kann den Titel nicht aufnehmen" in errors
        assert command("convert", str(titled), "--to", "sdk")[2] == ""
        grid = [
            [{"value": int(digit), "given": True} for digit in SOLVED[n : n + 9]]
            for n in range(0, 81, 9)
        ]
        grid[4][4]["c"] = "#FF0000"
        coloured = lzstring.compress(json.dumps({"size": 9, "grid": grid}))
        link = f"https://www.f-puzzles.com/?load={coloured}"
        _, lines, errors = command("convert", link, "--to", "sdm")
        assert lines == [SOLVED]
        assert "sdm cannot carry the colours of cells (puzzles concerned: 1)" in errors
        assert "colours" in command("convert", link, "--to", "png", "--out", os.devnull)[2]
        out = str(tmp_path / "picture.svg")
        assert (
            "crossed out" in command("convert", f"{PUZZLE} r1c3<>2", "--to", "svg", "--out", out)[2]
        )
        assert command("convert", str(titled), "--to", "svg", "--out", out)[2] == ""
        assert "title" in command("convert", str(titled), "--to", "png", "--out", out)[2]


def completed(script: str, *words: str) -> list[str]:
    """What bash offers for the last of some words, as a person would see it after the tab key."""
    typed = " ".join(f"'{word}'" for word in ("sudoku-helper", *words))
    asked = f"COMP_WORDS=({typed}); COMP_CWORD={len(words)}; _sudoku_helper"
    shown = subprocess.check_output(
        ["bash", "-c", f'{script}\n{asked}\nprintf "%s\\n" "${{COMPREPLY[@]}}"'], text=True
    )
    return shown.split()


class TestCompletion:
    def test_bash_completes_commands_options_and_values(self, command):
        script = "\n".join(command("completion", "bash")[1])
        assert completed(script, "gr") == ["grade"]
        assert completed(script, "generate", "--sy") == ["--symmetry"]
        assert completed(script, "generate", "--level", "very-") == ["very-easy", "very-hard"]
        assert completed(script, "sheet", "pai") == ["pairs"]

    def test_every_shell_knows_every_command(self, command):
        for shell in ("bash", "zsh", "fish"):
            code, lines, _ = command("completion", shell)
            assert code == 0
            assert all(name in " ".join(lines) for name in COMMANDS)
        options = [line for line in lines if "seen_subcommand_from hint'" in line]
        assert any("-l stage -x -a '1 2 3 4'" in line for line in options)

    @pytest.mark.parametrize("shell", ["zsh", "fish"])
    def test_the_script_is_understood(self, command, shell, tmp_path):
        if not shutil.which(shell):
            pytest.skip(f"{shell} is not installed")
        path = tmp_path / "script"
        path.write_text("\n".join(command("completion", shell)[1]))
        subprocess.run([shell, "-n", str(path)], check=True)

    def test_fish_completes_commands_options_and_values(self, command, tmp_path):
        if not shutil.which("fish"):
            pytest.skip("fish is not installed")
        path = tmp_path / "script"
        path.write_text("\n".join(command("completion", "fish")[1]))
        for typed, offered in (
            ("gr", ["grade"]),
            ("generate --sy", ["--symmetry"]),
            ("generate --level very-", ["very-easy", "very-hard"]),
            ("sheet pai", ["pairs"]),
        ):
            asked = f"source {path}; complete -C 'sudoku-helper {typed}'"
            shown = subprocess.check_output(["fish", "--no-config", "-c", asked], text=True)
            assert [line.split("\t")[0] for line in shown.splitlines()] == offered


class TestInput:
    def test_standard_input_is_read(self, command, monkeypatch):
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"# comment\n\n{PUZZLE}\n"))
        assert command("solve")[1] == [SOLUTION]

    def test_csv_files_have_the_puzzle_first(self, command, tmp_path):
        path = tmp_path / "rated.csv"
        path.write_text(f"puzzle,rating\n{PUZZLE},1.5\n")
        assert command("solve", str(path))[1] == [SOLUTION]

    def test_any_format_is_read(self, command, tmp_path):
        path = tmp_path / "grid.txt"
        rows = [PUZZLE[start : start + 9] for start in range(0, 81, 9)]
        path.write_text("\n".join(rows) + "\n")
        assert command("solve", str(path))[1] == [SOLUTION]

    def test_a_bad_line_is_named_and_the_others_are_done(self, command, tmp_path):
        path = tmp_path / "mixed.txt"
        path.write_text(f"{PUZZLE}\n{PUZZLE[:-1]}\n{EMPTY}\n{NO_SOLUTION}\n{PUZZLE}\n")
        code, lines, errors = command("solve", str(path))
        assert code == 1
        assert lines == [SOLUTION, SOLUTION]
        assert f"{path}:2: expected 81 cells, got 80" in errors
        assert f"{path}:3: has more than one solution" in errors
        assert f"{path}:4: has no solution" in errors

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (["solve", PUZZLE, "--grids"], "expected --by"),
            (["solve", PUZZLE, "--by", "luck"], "invalid choice"),
            (["generate", "--count", "0"], "expected a number from 1 on"),
            (["generate", "--givens", "x"], "expected 28 or 26-30"),
            (["generate", "--givens", "10"], "expected 17 to 80 givens"),
            (["transform", PUZZLE, "--bands", "113"], "expected 1, 2 and 3"),
            (["transform", PUZZLE, "--by", "left"], "expected 'rows"),
            (["convert", PUZZLE, "--to", "png", "--pixels", "5"], "expected 90 to 9000 pixels"),
            (["convert", PUZZLE, "--to", "nothing"], "invalid choice"),
        ],
    )
    def test_wrong_use_exits_2_with_one_sentence(self, command, arguments, message):
        code, lines, errors = command(*arguments)
        assert (code, lines) == (2, [])
        assert message in errors
        assert "Traceback" not in errors

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (["solve", "no-such-file"], "expected a file or a puzzle, got 'no-such-file'"),
            (["generate", "--corpus", "no-such-file"], "no-such-file: there is no such file"),
            (["detect", PUZZLE, "x"], "expected a file or a puzzle"),
            (["convert", PUZZLE, PUZZLE, "--to", "png"], "expected one puzzle"),
            # It waits for some seconds.
            pytest.param(
                ["solve", PUZZLE, "--scheduler", "tcp://127.0.0.1:1"],
                "no Dask scheduler answers",
                marks=pytest.mark.sweep,
            ),
            (["solve", PUZZLE, "--scheduler", "garbage"], "expected the address of a scheduler"),
            (["solve", "/"], "/: this is a folder, not a file"),
            (["hint", "/"], "/: this is a folder, not a file"),
            (["solve", PUZZLE, "--out", "/"], "/: this is a folder, not a file"),
            (["convert", PUZZLE, "--to", "png", "--out", "/dev/full"], "/dev/full: there is no"),
            (["solve", PUZZLE, "--out", "/dev/full"], "/dev/full: there is no space left"),
            (["solve", "/dev/null"], "/dev/null: expected a puzzle, got nothing"),
            (["grade", PUZZLE, "--lang", "de", "--out", "/no/file"], "/no/file: diese Datei oder"),
        ],
    )
    def test_what_cannot_be_done_exits_1_with_one_sentence(self, command, arguments, message):
        code, lines, errors = command(*arguments)
        assert (code, lines) == (1, [])
        assert message in errors
        assert len(errors.splitlines()) == 1

    def test_what_is_not_permitted_is_told(self, command, monkeypatch):
        def refuse(*_, **__):
            raise PermissionError(errno.EACCES, "Permission denied", "secret.txt")

        monkeypatch.setattr(Path, "open", refuse)
        told = "sudoku-helper: secret.txt: this is not permitted\n"
        assert command("solve", PUZZLE, "--out", "secret.txt") == (1, [], told)

    def test_standard_output_that_is_full_is_told_once(self):
        with Path("/dev/full").open("w") as full:
            ended = subprocess.run(
                [sys.executable, "-m", "sudoku_helper", "solve", PUZZLE],
                cwd=PROJECT,
                stdout=full,
                stderr=subprocess.PIPE,
                text=True,
            )
        told = "sudoku-helper: there is no space left\n"
        assert (ended.returncode, ended.stderr) == (1, told)

    def test_a_pipe_with_a_name_is_read_like_a_file(self, command):
        reading, writing = os.pipe()
        os.write(writing, f"{PUZZLE}\n".encode())
        os.close(writing)
        assert command("solve", f"/dev/fd/{reading}")[1] == [SOLUTION]
        os.close(reading)

    def test_a_dash_is_standard_output(self, tmp_path, monkeypatch, capsysbinary):
        monkeypatch.chdir(tmp_path)
        for words in (["solve", PUZZLE], ["convert", PUZZLE, "--to", "svg"]):
            assert main([*words, "--out", "-"]) == 0
            shown = capsysbinary.readouterr().out
            assert main(words) == 0
            assert shown == capsysbinary.readouterr().out != b""
        assert list(tmp_path.iterdir()) == []


WRONG_NOTE = f"{PUZZLE} r1c1<>7"
WRONG_DIGIT = f"+2{PUZZLE[1:]}"


class TestMistakes:
    @pytest.mark.parametrize("name", ["hint", "path", "grade", "solve"])
    def test_everything_that_takes_a_position_names_mistakes_first(self, command, name):
        told = "argument: The right digit is no longer among the candidates of A1. Note 7 in A1 again as a candidate.\n"
        assert command(name, WRONG_NOTE) == (1, [], told)
        code, lines, errors = command(name, WRONG_DIGIT, "--lang", "de")
        assert (code, lines) == (1, [])
        assert errors.startswith("Argument: Die 2 in A1 ist falsch")

    @pytest.mark.parametrize("name", ["hint", "path", "grade", "solve"])
    def test_right_notes_and_digits_are_no_mistakes(self, command, name):
        code, lines, errors = command(name, f"+7{PUZZLE[1:]} r1c3<>2")
        assert (code, errors) == (0, "")
        assert lines

    def test_the_others_are_done(self, command, tmp_path):
        path = tmp_path / "mixed.txt"
        path.write_text(f"{PUZZLE}\n{WRONG_NOTE}\n{PUZZLE}\n")
        code, lines, errors = command("solve", str(path), "--by", "trying")
        assert (code, lines) == (1, [SOLUTION, SOLUTION])
        assert errors.startswith(f"{path}:2: ")


class TestAnswers:
    def test_grade_says_what_makes_a_puzzle_hard(self, command):
        (row,) = json.loads("".join(command("grade", PUZZLE, "--json", "--lang", "de")[1]))
        assert (row["level"], row["level_name"], row["rating"]) == (4, "schwer", 4.0)
        assert (row["hardest"], row["uses"]["skyscraper"]) == ("skyscraper", 1)
        (row,) = csv.DictReader(command("grade", PUZZLE, "--csv")[1])
        assert (row["level_name"], row["hardest"]) == ("hard", "skyscraper")
        assert "skyscraper:1" in row["uses"].split()
        head, line = command("grade", PUZZLE)[1]
        assert head.split()[:3] == ["#", "puzzle", "level"]
        assert line.split()[:2] == [PUZZLE, "4"]
        assert head.index("hardest") == line.index("skyscraper")

    def test_the_text_of_grade_can_be_read_again(self, command, tmp_path):
        out = tmp_path / "grades.txt"
        assert command("grade", PUZZLE, "--out", str(out))[0] == 0
        assert command("solve", str(out)) == (0, [SOLUTION], "")

    def test_hint_tells_each_stage_as_json(self, command):
        told = [
            json.loads("".join(command("hint", PUZZLE, "--json", "--stage", str(n))[1]))
            for n in range(1, 5)
        ]
        assert told[0]["name"] == "Hidden Single (block)"
        assert [set(more) - set(few) for few, more in pairwise(told)] == [
            {"highlights", "secondary"},
            {"explanation", "summary", "links", "eureka"},
            {"effects", "placements", "cross_outs", "after"},
        ]
        assert [each["digit"] for each in told[3]["placements"]] == [7]
        assert SudokuBoard.parse(told[3]["after"]) == SudokuBoard.parse(PUZZLE).place(0, 7)

    def test_path_tells_its_reasons_in_the_language_of_the_reader(self, command):
        steps = json.loads("".join(command("path", PUZZLE, "--json", "--lang", "de")[1]))
        assert steps[0]["explanation"][0] == "In Block 1 fehlt noch die 7."
        assert [step["number"] for step in steps] == list(range(1, len(steps) + 1))
        lines = command("path", PUZZLE, "--reasons", "--lang", "de")[1]
        assert lines[:2] == ["hidden-single-block r1c1=7", "    In Block 1 fehlt noch die 7."]

    def test_isomorphic_tells_everything_as_json(self, command):
        turned = ROTATION.apply(SudokuBoard.parse(PUZZLE)).line
        code, lines, _ = command("isomorphic", PUZZLE, turned, "--json")
        told = json.loads("".join(lines))
        assert (code, told["isomorphic"], len(set(told["fingerprints"]))) == (0, True, 1)
        assert told["chain"] == ["Turn the grid right by a quarter."]
        code, lines, _ = command("isomorphic", PUZZLE, SOLUTION, "--json")
        assert (code, json.loads("".join(lines))["isomorphic"]) == (1, False)

    @pytest.mark.parametrize(
        ("environment", "lang"),
        [
            ({"LANG": "de_DE.UTF-8"}, "de"),
            ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
            ({"LANG": "fr_FR.UTF-8"}, "en"),
            ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ],
    )
    def test_the_language_is_that_of_the_environment(self, command, monkeypatch, environment, lang):
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        told = command("hint", PUZZLE)
        other = {"de": "en", "en": "de"}[lang]
        assert (
            told
            == command("hint", PUZZLE, "--lang", lang)
            != command("hint", PUZZLE, "--lang", other)
        )


class TestManyPuzzles:
    def test_many_workers_give_the_same_in_the_same_order(self, command, tmp_path):
        path = tmp_path / "many.txt"
        lines = puzzles(100)
        path.write_text("\n".join(lines))
        _, alone, _ = command("solve", str(path), "--workers", "1", "--csv")
        _, together, _ = command("solve", str(path), "--workers", "2", "--csv")
        assert alone == together
        assert [row["puzzle"] for row in csv.DictReader(alone)] == lines

    def test_seeds_mean_the_same_for_any_number_of_workers(self, command):
        arguments = ["generate", "--count", "20", "--seed", "5"]
        alone = command(*arguments, "--workers", "1")
        assert alone == command(*arguments, "--workers", "2")
        assert len({canonical_form(SudokuBoard.parse(line)) for line in alone[1]}) == 20

    def test_only_a_few_tasks_are_under_way(self):
        taken = []

        def tasks():
            for number in range(100_000):
                taken.append(number)
                yield number

        results = run(str, tasks(), workers=2)
        assert [next(results) for _ in range(3)] == ["0", "1", "2"]
        assert len(taken) < 1000
        results.close()

    @pytest.mark.sweep
    def test_a_hundred_thousand_puzzles_need_no_more_memory_than_a_few(self, tmp_path):
        assert peak_of_grading(tmp_path, 100_000) < peak_of_grading(tmp_path, 2_000) + 20_000

    def test_work_of_a_process_that_dies_is_done_again(self, tmp_path):
        tasks = [(number, str(tmp_path / "died")) for number in range(60)]
        assert list(run(die_once, tasks, workers=2)) == list(range(60))
        assert (tmp_path / "died").exists()

    def test_processes_that_always_die_are_not_started_for_ever(self):
        from sudoku_helper.cli.errors import InputError

        with pytest.raises(InputError, match="keep dying"):
            # It needs nothing of this file, so that each of many processes has little to import.
            list(run(os._exit, range(20), workers=2))


def peak_of_grading(folder: Path, number: int) -> int:
    """The most memory, in kilobytes, that grading so many puzzles takes in the main process."""
    path = folder / f"{number}.txt"
    with path.open("w") as file:
        file.writelines(f"{line}\n" for line in puzzles(500) * (number // 500))
    process = start("grade", str(path), "--csv")
    lines = peak = 0
    for _ in process.stdout:
        lines += 1
        if lines % 1000 == 0:
            status = Path(f"/proc/{process.pid}/status").read_text()
            peak = int(re.search(r"VmHWM:\s+(\d+)", status).group(1))
    process.communicate()
    assert process.returncode == 0
    assert lines == number + 1
    return peak


def die_once(task: tuple[int, str]) -> int:
    """A task of which the seventh kills its process, the first time."""
    number, mark = task
    if number == 7 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


class TestInterruption:
    def test_ctrl_c_keeps_what_is_done(self, tmp_path):
        out = tmp_path / "out.json"
        process = start(
            "generate", "--count", "100000", "--json", "--workers", "1", "--out", str(out)
        )
        assert wait_until(lambda: out.exists() and out.stat().st_size > 1000)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 130
        assert "what was done is kept" in errors
        assert "Traceback" not in errors
        assert len(json.loads(out.read_text())) > 5

    @pytest.mark.parametrize("workers", [1, 2])
    def test_ctrl_c_before_anything_is_done_is_silent(self, tmp_path, workers):
        out = tmp_path / "out.txt"
        process = start(
            *("grade", "--workers", str(workers), "--out", str(out)),
            stdin=subprocess.PIPE,
            start_new_session=True,
        )
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        if workers > 1:
            # So many that they are given away, and too few to wait for them: to one worker, beside
            # the process that looks after what they share.
            process.stdin.writelines(f"{line}\n" for line in puzzles(16))
            process.stdin.flush()
            assert wait_until(lambda: len(children.read_text().split()) >= 2)
        assert wait_until(out.exists)
        os.killpg(process.pid, signal.SIGINT)
        assert process.communicate(timeout=PATIENCE) == ("", "")
        assert process.returncode == 130

    def test_a_reader_that_has_enough_is_no_error(self):
        process = start("generate", "--count", "100000", "--workers", "1")
        assert len(process.stdout.readline()) == 82
        process.stdout.close()
        assert process.wait(PATIENCE) == 141
        assert process.stderr.read() == ""
        process.stderr.close()


class TestProgress:
    def test_nothing_is_shown_where_no_terminal_is(self):
        stream = io.StringIO()
        progress = Progress(10, stream)
        progress.advance()
        progress.close()
        assert stream.getvalue() == ""

    def test_a_terminal_sees_how_much_is_done(self):
        shown, terminal = pty.openpty()
        with os.fdopen(terminal, "w") as stream:
            progress = Progress(10, stream)
            progress.advance()
            assert b"[###" in os.read(shown, 1000)
            progress.close()
        os.close(shown)

    @pytest.mark.parametrize(
        ("lang", "told"), [("en", "1 of 10, 1:30 left"), ("de", "1 von 10, noch 1:30")]
    )
    def test_a_terminal_sees_what_is_left_and_the_totals(self, monkeypatch, lang, told):
        speak(lang)
        now = iter([0.0, 10.0, 20.0])
        monkeypatch.setattr("sudoku_helper.cli.outputs.time.monotonic", lambda: next(now))
        stream = io.StringIO()
        stream.isatty = lambda: True
        progress = Progress(10, stream)
        progress.advance()
        assert stream.getvalue().endswith(f"] {told}")
        progress.close()
        assert stream.getvalue().endswith("\r1 in 0:20 (0.1/s)\n")

    def test_json_is_complete_even_without_rows(self):
        stream = io.StringIO()
        Writer(stream, "json", ("a",), str).close()
        assert json.loads(stream.getvalue()) == []


def how_rarely_garbage_is_looked_for(_task: int) -> int:
    return gc.get_threshold()[0]


def test_a_command_and_its_workers_look_for_garbage_only_now_and_then(capsys, monkeypatch):
    told = []
    monkeypatch.setattr(gc, "set_threshold", lambda *thresholds: told.append(thresholds))
    assert main(["solve", PUZZLE]) == 0
    (thresholds,) = told
    assert thresholds[0] > 10_000
    assert set(run(how_rarely_garbage_is_looked_for, range(20), workers=2)) == {thresholds[0]}


class TestLevels:
    def test_levels_have_names_and_numbers(self, command):
        by_name = command("generate", "--level", "easy", "--seed", "1")
        assert by_name == command("generate", "--level", "2", "--seed", "1")
        code, _, errors = command("generate", "--level", "8")
        assert code == 2
        assert "expected a level (very-easy, easy, " in errors


class TestBookletInput:
    def test_a_file_with_fewer_puzzles_than_wanted_says_so(self, command, tmp_path):
        out = str(tmp_path / "booklet.pdf")
        assert command("booklet", PUZZLE, "--count", "3", "--out", out) == (
            0,
            [],
            f"sudoku-helper: 3 puzzles were wanted; there are no more than 1\n{out}: 1 puzzle\n",
        )
        assert command("booklet", PUZZLE, "--lang", "de", "--out", out)[2] == f"{out}: 1 Sudoku\n"

    def test_levels_may_be_numbers(self, command, tmp_path):
        written = []
        for levels in ("1:1,2:1", "very-easy:1,easy:1"):
            out = tmp_path / f"{len(written)}.pdf"
            wish = ["--levels", levels, "--seed", "4", "--out", str(out)]
            assert command("booklet", *wish)[0] == 0
            written.append(out.read_bytes())
        assert written[0] == written[1]
        code, _, errors = command("booklet", "--levels", "8:1", "--out", str(out))
        assert (code, "1 to 7" in errors) == (2, True)

    def test_what_is_piped_in_is_printed_as_often_as_wanted(self, tmp_path):
        out = tmp_path / "booklet.pdf"
        ended = subprocess.run(
            [sys.executable, "-m", "sudoku_helper", "booklet", "--count", "2", "--out", str(out)],
            cwd=PROJECT,
            input="\n".join(puzzles(3)),
            capture_output=True,
            text=True,
        )
        assert (ended.returncode, ended.stderr) == (0, f"{out}: 2 puzzles\n")
        assert out.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("words", "too_much"),
    [
        (["--version"], "sudoku_helper.formats"),
        (["--help"], "sudoku_helper.formats"),
        (["solve", PUZZLE], "sudoku_helper.techniques.registry"),
        (["solve", PUZZLE], "multiprocessing"),
        (["solve", PUZZLE], "ssl"),
        (["convert", PUZZLE, "--to", "grid"], "sudoku_helper.techniques.registry"),
        (["booklet", "--help"], "reportlab"),
        (["generate", "--help"], "sudoku_helper.techniques.registry"),
        (["hint", PUZZLE], "sudoku_helper.generator"),
        (["hint", PUZZLE], "sudoku_helper.techniques.registry"),
        (["path", VERY_EASY], "sudoku_helper.techniques.registry"),
        (["hint", PUZZLE], "importlib.metadata"),
    ],
)
def test_a_command_imports_only_what_it_needs(words, too_much):
    ended = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "sudoku_helper", *words],
        cwd=PROJECT,
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0
    imported = {line.rpartition("|")[2].strip() for line in ended.stderr.splitlines()}
    assert "sudoku_helper.cli" in imported
    assert too_much not in imported
