"""Without Chromium a browser test is skipped with one clear line, but in CI it fails."""

import os
import subprocess
import sys

import pytest

from tests.tools.patience import PATIENCE
from tests.tools.server import PROJECT

BROWSER_TEST = "tests/browser/test_browser_setup.py::test_axe_finds_a_planted_fault"


@pytest.mark.parametrize(
    ("in_ci", "outcome"), [("1", "1 error"), pytest.param("", "1 skipped", marks=pytest.mark.sweep)]
)
def test_missing_chromium(in_ci, outcome, tmp_path):
    environment = {
        name: value
        for name, value in os.environ.items()
        if name != "CHROMIUM" and not name.startswith("PYTEST_")
    }
    environment |= {"PATH": str(tmp_path), "SUDOKU_HELPER_CI": in_ci}
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", BROWSER_TEST],
        cwd=PROJECT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert outcome in ended.stdout
    assert "Chromium is missing; to install: sudo apt-get install chromium" in ended.stdout
    assert (ended.returncode != 0) == bool(in_ci)
