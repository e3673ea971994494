"""The search for a text that no reader expects, or that keeps one busy."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from sudoku_helper.events.exchanging import MOST_PUZZLES
from sudoku_helper.formats import FormatError, read_any
from tests.tools.long_texts import (
    LONGEST,
    LongText,
    limited,
    long_texts,
    places,
    repeated_samples,
    samples,
)
from tests.tools.share import one_in

SOON = [place for place in places() if place.endswith("!x")]
"""Where slowness shows most: what goes wrong only at the very end has been tried in every way before."""

PROJECT = Path(__file__).parents[2]


def read_all(texts: Iterable[LongText]) -> None:
    """Read each text; one that is neither read nor refused in time fails the test."""
    for text in texts:
        with contextlib.suppress(FormatError), limited():
            read_any(text.text, most=MOST_PUZZLES)


@pytest.mark.parametrize("place", one_in(6, reversed(SOON)))
def test_a_long_run_of_anything_is_read_or_refused_soon(place: str) -> None:
    read_all(long_texts(LONGEST, [place]))


def test_a_long_text_of_good_ones_is_read_or_refused_soon() -> None:
    read_all(repeated_samples(LONGEST))


@pytest.mark.sweep
@pytest.mark.parametrize("place", [place for place in places() if place not in SOON])
def test_a_long_run_of_anything_anywhere_is_read_or_refused_soon(place: str) -> None:
    read_all(long_texts(LONGEST, [place]))


@pytest.mark.sweep
def test_guided_fuzzing_finds_nothing_but_format_errors(tmp_path: Path) -> None:
    pytest.importorskip("atheris", reason="atheris is missing; it comes with `make sweep`")
    for key, text in samples().items():
        (tmp_path / key).write_text(text, encoding="utf-8")
    ended = subprocess.run(
        [
            *(sys.executable, "tests/formats/fuzz_target.py"),
            *("-max_total_time=240", f"-max_len={LONGEST}", str(tmp_path)),
        ],
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0, ended.stderr[-4000:]
