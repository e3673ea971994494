"""The README's tour of the command line is true: every example prints what stands there."""

import shlex
import subprocess
from pathlib import Path

import pytest

from sudoku_helper.cli.commands import COMMANDS
from sudoku_helper.cli.parser import build_parser
from tests.tools.tour import LEFT_OUT, PROJECT, README, Example, examples, run

TOUR = list(examples(README.read_text(encoding="utf-8")))


def test_every_command_has_an_example():
    assert {each.name for each in TOUR} - {""} == set(COMMANDS)


def test_examples_print_what_the_readme_shows(tmp_path):
    """One after the other, since some read what others wrote. `python -m tests.tools.tour` mends the README."""
    for each in TOUR:
        if each.ends:
            assert each.renewed(run(each, tmp_path)) == each


def test_a_command_without_an_end_is_at_least_understood():
    endless = [each for each in TOUR if not each.ends]
    assert [each.name for each in endless] == ["serve"]
    for each in endless:
        _, *words = shlex.split(each.command, comments=True)
        assert build_parser().parse_args(words)


def test_what_is_left_out_may_be_anything_but_the_rest_may_not():
    each = Example("count", ("1", LEFT_OUT, "9"))
    assert each.renewed(["1", "2", "3", "9"]) == each
    assert each.renewed(["1", "2", "3"]) != each
    assert Example("count", ("1",)).renewed(["1", "2"]) != Example("count", ("1",))


def test_the_command_is_found_from_everywhere(tmp_path):
    if not (PROJECT / ".venv/bin/python").exists():
        pytest.skip("there is no .venv")
    link = tmp_path / "sudoku-helper"
    link.symlink_to(PROJECT / "scripts" / "sudoku-helper")
    told = subprocess.check_output([link, "--version"], cwd=Path("/"), text=True)
    assert told.startswith("1.")
