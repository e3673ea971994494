"""The pages for programmers: their examples run, their notebook is what its cells make, and the site builds."""

import doctest
import json
import re
import subprocess
import sys
from collections import Counter
from dataclasses import fields
from hashlib import sha256
from importlib.util import find_spec

import pytest

from scripts import notebook
from sudoku_helper.generator.corpus import own_corpus
from sudoku_helper.grading.network.classifier import trained_weights
from sudoku_helper.grading.network.features import FEATURE_SETS
from sudoku_helper.web.settings import Settings
from tests.tools.patience import PATIENCE
from tests.tools.server import PROJECT

DOCS = PROJECT / "docs"
EXAMPLE = re.compile(r"^```python\n(>>> .*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_examples_of_the_guide_are_true(capsys):
    examples = EXAMPLE.findall((DOCS / "guide.md").read_text())
    assert len(examples) > 8
    names: dict[str, object] = {}
    for example in examples:
        test = doctest.DocTestParser().get_doctest(example, names, "guide", "guide.md", 0)
        # What one example makes, the next ones know.
        runner = doctest.DocTestRunner()
        test.globs = names
        failed = runner.run(test, clear_globs=False).failed
        assert not failed, capsys.readouterr().out


def test_the_notebook_shows_what_its_cells_make():
    kept = json.loads((DOCS / "first-steps.ipynb").read_text())
    assert notebook.run(kept) == kept, "python -m scripts.notebook makes it anew"
    assert any("image/svg+xml" in str(cell.get("outputs")) for cell in kept["cells"])


def test_the_guide_to_the_generator_counts_the_puzzles_that_it_begins_with():
    guide = (DOCS / "generator.md").read_text()
    (own, fewest, most), (point, rarest, commonest) = (
        map(int, re.search(pattern, guide).groups())
        for pattern in (
            r"holds (\d+) minimal puzzles with (\d+) to (\d+) givens",
            r"holds (\d+) puzzles with point symmetry, (\d+) to (\d+) of each level",
        )
    )
    givens = [81 - entry.values.count(0) for entry in own_corpus().entries]
    assert (len(givens), min(givens), max(givens)) == (own, fewest, most)
    levels = Counter(entry.level for entry in own_corpus("point").entries)
    assert (levels.total(), min(levels.values()), max(levels.values())) == (
        point,
        rarest,
        commonest,
    )


def test_the_guide_to_difficulty_tells_which_weights_its_figures_are_of():
    told = re.findall(
        r"^\| `(\w+)` \| `([0-9a-f]{64})` \|$", (DOCS / "difficulty.md").read_text(), re.M
    )
    weights = {features: trained_weights(features).encode() for features in FEATURE_SETS}
    assert dict(told) == {each: sha256(text).hexdigest() for each, text in weights.items()}


def written(value: object) -> str:
    """A setting as the guide to deploying writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | tuple):
        return value or "empty"
    return f"{value:.9g}"


def test_the_guide_to_deploying_names_every_setting_as_it_usually_is():
    rows = re.findall(r"^\| (`SUDOKU_[^|]+) \| ([^|]+) \|", (DOCS / "deploy.md").read_text(), re.M)
    told = {}
    for names, usual in rows:
        values = re.split(r"[:(]", usual)[0].split(", ")
        told |= zip(re.findall(r"SUDOKU_(\w+)", names), map(str.strip, values), strict=False)
    usual = {each.name.upper(): written(each.default) for each in fields(Settings)}
    # As many as the machine has.
    usual["WORKERS"] = "number of cores"
    assert told == usual


@pytest.mark.skipif(not find_spec("sphinx"), reason="Sphinx comes with `make docs`")
def test_the_site_is_built_without_a_warning(tmp_path):
    build = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going"]
    ended = subprocess.run(
        [*build, DOCS, tmp_path], capture_output=True, text=True, timeout=PATIENCE
    )
    assert ended.returncode == 0, ended.stderr
    assert "candidates_at" in (tmp_path / "api.html").read_text()
