"""Bulk work on a real Dask cluster: nothing is lost or doubled when a worker is killed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli import main
from sudoku_helper.symmetry import canonical_form
from tests.tools.processes import wait_until

pytestmark = pytest.mark.skipif(not find_spec("distributed"), reason="Dask is not installed")

PROJECT = Path(__file__).parents[1]
COUNT = 80


@contextmanager
def program(*arguments: str, log: Path) -> Iterator[subprocess.Popen]:
    """A part of the cluster, running until the end of the block."""
    with log.open("w") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "dask", *arguments],
            cwd=PROJECT,
            env={**os.environ, "PYTHONPATH": str(PROJECT)},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            yield process
        finally:
            process.kill()
            process.wait()


def wait_for(text: str, log: Path) -> str:
    """The line of a log that holds a text, as soon as it appears."""
    found: list[str] = []

    def appeared() -> bool:
        lines = log.read_text().splitlines() if log.exists() else []
        found.extend(line for line in lines if text in line)
        return bool(found)

    assert wait_until(appeared), f"{text!r} did not appear in {log.name}: {log.read_text()[-2000:]}"
    return found[0]


@pytest.fixture
def cluster(tmp_path):
    """The address of a scheduler, and the processes of its two workers."""
    scheduler_log = tmp_path / "scheduler.log"
    logs = [tmp_path / "worker1.log", tmp_path / "worker2.log"]
    options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory")
    with program(
        "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", log=scheduler_log
    ):
        address = wait_for("Scheduler at:", scheduler_log).split()[-1]
        with (
            program("worker", address, *options, str(tmp_path / "a"), log=logs[0]) as first,
            program("worker", address, *options, str(tmp_path / "b"), log=logs[1]) as second,
        ):
            for log in logs:
                wait_for("Registered to:", log)
            yield address, first, second


@pytest.mark.sweep
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_nothing_is_lost_or_doubled_when_a_worker_is_killed(cluster, capsys, monkeypatch):
    address, first, _ = cluster
    rows = 0

    def kill_one_in_the_middle(progress) -> None:
        nonlocal rows
        rows += 1
        if rows == COUNT // 4:
            first.kill()

    monkeypatch.setattr("sudoku_helper.cli.outputs.Progress.advance", kill_one_in_the_middle)
    arguments = ["generate", "--count", str(COUNT), "--level", "easy", "--seed", "9"]
    assert main([*arguments, "--scheduler", address]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert first.poll() is not None
    assert len(lines) == COUNT
    assert len({canonical_form(SudokuBoard.parse(line)) for line in lines}) == COUNT
    assert main([*arguments, "--workers", "1"]) == 0
    assert capsys.readouterr().out.splitlines() == lines
