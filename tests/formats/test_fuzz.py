"""The long search for a text that no reader expects."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.formats import FORMATS, Puzzle, write

POSITION = (
    ".1.....4.5.4.97...96.43....34..5.2.7.......+1.2.7.4..63....72.56...31.4.2.7.....3. r1c1<>8"
)
PROJECT = Path(__file__).parents[2]


@pytest.mark.sweep
def test_guided_fuzzing_finds_nothing_but_format_errors(tmp_path: Path) -> None:
    pytest.importorskip("atheris", reason="atheris is missing; it comes with `make sweep`")
    for each in FORMATS:
        if each.write:
            text = write(each.key, [Puzzle(SudokuBoard.parse(POSITION), "Titel", "Mittel")])
            (tmp_path / each.key).write_text(text, encoding="utf-8")
    ended = subprocess.run(
        [sys.executable, "tests/formats/fuzz_target.py", "-max_total_time=240", str(tmp_path)],
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0, ended.stderr[-4000:]
