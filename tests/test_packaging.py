"""The wheel is complete, and the lock file of its browser libraries has hashes and no addresses."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from pathlib import Path

import pytest

from sudoku_helper import __version__
from tests.tools.patience import PATIENCE
from tests.tools.server import AppServer

PROJECT = Path(__file__).resolve().parent.parent

PROGRAM = """
from sudoku_helper import TECHNIQUES, BoardError, Candidate, Link, Step, SudokuBoard, TechniqueManager
from sudoku_helper import Level, explain, generate, solve, with_techniques
from sudoku_helper.events import EVENTS, ask
from sudoku_helper.grading import grade
from sudoku_helper.solver import is_unique, solutions

board: SudokuBoard = SudokuBoard.parse(
    "23..7.....7.4..8..5..2......5...1..81.....9...93....5..1..2.......714.32...8..5.."
)
values: int = board.values[0] + board.places[1] + board.digits[2]
assert SudokuBoard.parse(board.notation) == board and is_unique(board)
solved: list[SudokuBoard] = list(solutions(board))
found: list[Step] = list(TECHNIQUES[0].find(board))
step: Step | None = TechniqueManager().first_step(board)
assert step is not None
key: str = step.technique.key + step.technique.name("de")
codes: tuple[str, ...] = step.technique.library_codes
changed: tuple[Candidate, ...] = (*step.placements, *step.cross_outs)
cells: list[int] = [*step.primary_cells, *step.secondary_cells]
roles: list[str] = list(step.highlights)
links: list[Link] = list(step.links)
words: list[str] = [part["text"] for sentence in step.explanation("de") for part in sentence]
after: SudokuBoard = step.apply(board)
rating: float = grade(board).rating
level: str = grade(board).level.key
told: dict[str, object] = step.to_dict("de")
sentences: list[str] = explain(board, "de")
digit: int = board[1, 1] + board.candidates_at(1, 3)[0]
solution: SudokuBoard | None = solve(board)
own: TechniqueManager = TechniqueManager(techniques=with_techniques([]))
easy: Level = next(generate("easy", seed=1)).level
assert "step" in ask("help", {"board": board.notation}) and "help" in EVENTS
try:
    SudokuBoard.parse("nonsense")
except BoardError as problem:
    print(problem)
"""
"""A program that uses every name that other programs rely on."""


@pytest.mark.parametrize("folder", ["", "bench", "training"])
def test_lock_file_names_hashes_and_no_registry(folder):
    packages = json.loads((PROJECT / folder / "package-lock.json").read_text())["packages"]
    del packages[""]
    assert all("integrity" in package for package in packages.values())
    assert not any("resolved" in package for package in packages.values())


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """The programs of an environment with the wheel in it, which finds all else where we do."""
    folder = tmp_path_factory.mktemp("wheel")
    project = folder / "project"
    # A copy: where the browser libraries are out of date, a build fetches them anew, and other tests
    # and environments live in the folders that it would empty.
    unneeded = shutil.ignore_patterns(".*cache", ".git", ".hypothesis", ".venv", "node_modules")
    shutil.copytree(PROJECT, project, ignore=unneeded)
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder]
    subprocess.run([*build, project], check=True, capture_output=True, timeout=PATIENCE)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv")
    programs = folder / "venv" / "bin"
    pip = [sys.executable, "-m", "pip", "--python", programs / "python", "install", "--no-index"]
    subprocess.run([*pip, "--no-deps", wheel], check=True, capture_output=True, timeout=PATIENCE)
    (packages,) = (folder / "venv" / "lib").glob("python*/site-packages")
    (packages / "development.pth").write_text(sysconfig.get_path("purelib"))
    return programs


@pytest.mark.sweep
def test_the_same_source_makes_the_same_files(tmp_path):
    """Source archive and wheel, byte for byte, from two copies that differ in their folder and in every date."""
    made = []
    for number, name in enumerate(("first", "second-copy")):
        project = tmp_path / name
        unneeded = shutil.ignore_patterns(".*cache", ".git", ".hypothesis", ".venv", "node_modules")
        shutil.copytree(PROJECT, project, ignore=unneeded)
        for file in project.rglob("*"):
            os.utime(file, (1_700_000_000 + number * 86_400,) * 2)
        out = tmp_path / f"{name}-made"
        build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", out, project]
        subprocess.run(build, check=True, capture_output=True, timeout=PATIENCE)
        made.append({file.name: file.read_bytes() for file in out.iterdir()})
    assert {Path(name).suffix for name in made[0]} == {".whl", ".gz"}
    assert made[0] == made[1]


def run(*command: str | Path, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a command does outside of the project, so that only what is installed is found."""
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def test_there_is_one_version(installed, tmp_path):
    told = "from importlib.metadata import version; print(version('sudoku-helper'))"
    assert run(installed / "python", "-c", told, folder=tmp_path).stdout.strip() == __version__
    said = run(installed / "sudoku-helper", "--version", folder=tmp_path).stdout
    assert said.split()[-1] == __version__
    changes = (PROJECT / "CHANGELOG.md").read_text()
    assert re.findall(r"^## \[(\d[\d.]*)\]", changes, re.MULTILINE)[0] == __version__


def test_the_installed_package_has_every_file_of_the_source(installed):
    def files_in(folder: Path) -> set[Path]:
        files = (file for file in (folder / "sudoku_helper").rglob("*") if file.is_file())
        return {file.relative_to(folder) for file in files if file.suffix != ".pyc"}

    (packages,) = installed.parent.glob("lib/python*/site-packages")
    assert any(file.suffix == ".json" for file in files_in(PROJECT))
    assert files_in(PROJECT) <= files_in(packages)


def test_a_program_that_uses_the_installed_package_runs(installed, tmp_path):
    ended = run(installed / "python", "-c", PROGRAM, folder=tmp_path)
    assert ended.returncode == 0, ended.stderr


@pytest.mark.sweep
def test_a_program_that_uses_the_installed_package_is_checked(installed, tmp_path):
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    mypy = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path / "cache"]
    mypy += ["--python-executable", installed / "python"]
    wrong = tmp_path / "wrong.py"
    wrong.write_text(PROGRAM.replace("rating: float", "rating: str"))
    # Both at once, as it first has to read the whole package.
    checked = run(*mypy, program, wrong, folder=tmp_path, MYPYPATH="")
    *errors, _ = checked.stdout.splitlines()
    assert len(errors) == 1, checked.stdout
    assert re.fullmatch(r"wrong\.py:\d+: error: .*\[assignment\]", errors[0])


def test_the_installed_package_serves_the_app(installed, tmp_path):
    server = AppServer()
    server.command, server.folder = (installed / "sudoku-helper", "serve"), tmp_path
    with server:
        for path in ("", "static/vendor/socket.io.esm.min.js", "service-worker.js"):
            with urllib.request.urlopen(f"{server.url}/{path}", timeout=PATIENCE) as reply:
                assert reply.status == 200
        with urllib.request.urlopen(f"{server.url}/version", timeout=PATIENCE) as reply:
            assert json.load(reply) == {"version": __version__}
        process = server.process
        process.terminate()
        assert process.wait(PATIENCE) == 0
