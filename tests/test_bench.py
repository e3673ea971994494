"""The benchmarks that run other programs: stand-ins for java and for node tell what they measure."""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bench import lighthouse, techniques
from bench.techniques import COLUMNS, seconds_of_children
from tests.techniques.support import own_puzzles

START, EACH = 7.0, 0.25
"""The seconds that the stand-in says it takes: to start, and for each puzzle."""

TELLING = f"""#!{sys.executable}
# Stands for java: checks how it is called, and adds its seconds to the file beside it.
import pathlib, sys
flag, jar, solve, puzzles, output, written = sys.argv[1:]
assert (flag, jar, solve, output) == ("-jar", "hodoku.jar", "/bs", "/o")
lines = pathlib.Path(puzzles).read_text().split()
assert lines and all(len(line) == 81 for line in lines)
spent = pathlib.Path(__file__).parent / "spent"
before = float(spent.read_text()) if spent.exists() else 0
spent.write_text(str(before + {START} + {EACH} * len(lines)))
"""

BURNING = f"""#!{sys.executable}
import time
while time.process_time() < 0.2:
    pass
"""


@pytest.fixture
def java(tmp_path, monkeypatch) -> Callable[[str], None]:
    """Lays a program that is called where java would be, for the jar of HoDoKu."""

    def lay(program: str) -> None:
        file = tmp_path / "bin" / "java"
        file.parent.mkdir()
        file.write_text(program)
        file.chmod(0o755)
        monkeypatch.setenv("PATH", str(file.parent))

    monkeypatch.setattr(techniques, "JAR", "hodoku.jar")
    return lay


@pytest.fixture
def told_seconds(tmp_path, monkeypatch) -> None:
    """Time as the programs tell it: java what it says, and here a millisecond at every look."""
    spent = tmp_path / "bin" / "spent"
    looks = iter(range(10**9))
    monkeypatch.setattr(
        techniques,
        "seconds_of_children",
        lambda: float(spent.read_text()) if spent.exists() else 0.0,
    )
    monkeypatch.setattr(techniques, "process_time", lambda: next(looks) / 1000)


def run(tmp_path: Path, monkeypatch, capsys, puzzles: int, peer_puzzles: int) -> dict[str, str]:
    """What the benchmark prints about a collection of some puzzles, by column."""
    file = tmp_path / "qqwing_expert-own.txt"
    file.write_text("".join(f"{each.notation}\n" for each in own_puzzles(puzzles)))
    words = ["--puzzles", str(puzzles), "--peer-puzzles", str(peer_puzzles), str(file)]
    monkeypatch.setattr(sys, "argv", ["techniques", *words])
    techniques.main()
    title, names, line = capsys.readouterr().out.splitlines()
    assert "HoDoKu, without its start" in title
    assert tuple(names.split(" | ")) == COLUMNS
    return dict(zip(COLUMNS, line.split(" | "), strict=True))


@pytest.mark.parametrize("peer_puzzles", [2, 3])
def test_the_start_of_hodoku_is_subtracted(
    java, told_seconds, tmp_path, monkeypatch, capsys, peer_puzzles
):
    java(TELLING)
    row = run(tmp_path, monkeypatch, capsys, puzzles=3, peer_puzzles=peer_puzzles)
    assert row["peer puzzles"] == str(peer_puzzles)
    assert row["peer mean"] == f"{1000 * EACH:.2f}"
    # Once with one puzzle, whose time holds the start, and once with all of them.
    spent = float((tmp_path / "bin" / "spent").read_text())
    assert spent == 2 * START + EACH * (1 + peer_puzzles)


def test_the_ratio_is_that_of_the_means_on_the_same_puzzles(
    java, told_seconds, tmp_path, monkeypatch, capsys
):
    java(TELLING)
    row = run(tmp_path, monkeypatch, capsys, puzzles=4, peer_puzzles=2)
    ours, theirs = float(row["our mean there"]), float(row["peer mean"])
    assert row["ratio of means"] == f"{theirs / ours:.1f}"
    # A look before and after each step, and one at both ends.
    chosen = random.Random(1).sample([each.notation for each in own_puzzles(4)], 4)[:2]
    steps = [len(list(techniques.TechniqueManager().path(parsed(each)))) for each in chosen]
    assert ours == pytest.approx(sum(2 * each + 3 for each in steps) / 2)
    assert row["asked"] == f"{techniques.ASKED['qqwing_expert']:.1f}", "HoDoKu itself is beside"


def parsed(puzzle: str):
    return techniques.SudokuBoard.parse(puzzle)


def test_one_puzzle_tells_nothing_as_its_start_is_not_known(
    java, told_seconds, tmp_path, monkeypatch, capsys
):
    java(TELLING)
    row = run(tmp_path, monkeypatch, capsys, puzzles=2, peer_puzzles=1)
    assert [row["peer puzzles"], row["peer mean"], row["ratio of means"]] == ["0", "-", "-"]


def test_a_java_that_fails_ends_the_benchmark(java, told_seconds, tmp_path, monkeypatch, capsys):
    java("#!/bin/sh\nexit 3\n")
    with pytest.raises(subprocess.CalledProcessError):
        run(tmp_path, monkeypatch, capsys, puzzles=2, peer_puzzles=2)


def test_what_another_program_burns_is_counted(java):
    """Its own CPU time, however busy the machine is."""
    java(BURNING)
    before = seconds_of_children()
    subprocess.run(["java"], check=True)
    assert seconds_of_children() - before >= 0.2


# Stands for node with Lighthouse: each run is slower than the one before, and the second is the slowest.
REPORTING = f"""#!{sys.executable}
import json, pathlib, sys
count = pathlib.Path(__file__).parent / "count"
run = int(count.read_text()) if count.exists() else 0
count.write_text(str(run + 1))
assert sys.argv[1].endswith("cli/index.js") and "--output=json" in sys.argv
slow = [1, 3, 2][run % 3]
audits = {{name: {{"numericValue": 1000 * slow}} for name in {sorted(lighthouse.AUDITS.values())}}}
items = [{{"transferSize": 500}}] * slow
audits["network-requests"] = {{"details": {{"items": items}}}}
categories = {{name: {{"score": 1 - slow / 10}} for name in {lighthouse.CATEGORIES}}}
print(json.dumps({{"audits": audits, "categories": categories, "url": sys.argv[2]}}))
"""


@pytest.fixture
def node(tmp_path, monkeypatch) -> None:
    """Lays the stand-in where node would be."""
    file = tmp_path / "node"
    file.write_text(REPORTING)
    file.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))


def test_lighthouse_tells_the_middle_of_its_runs_for_each_copy(node, capsys):
    lighthouse.measure("home", {"old ": "http://old", "": "http://new"}, runs=3)
    lines = [line.split(" | ") for line in capsys.readouterr().out.splitlines()]
    assert [line[0] for line in lines] == ["old home", "home"]
    for line in lines:
        row = dict(zip(lighthouse.COLUMNS, line[1:], strict=True))
        assert row["performance"] == "80"
        assert row["first paint s"] == "2.00"
        assert row["requests"] == "2"
        assert row["kB"] == "1"


def test_lighthouse_knows_its_pages():
    with pytest.raises(SystemExit):
        lighthouse.read_wishes(["nowhere"])
    assert lighthouse.read_wishes(["learn", "--runs", "2"]).runs == 2
