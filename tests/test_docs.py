"""The pages for programmers: their examples run, their notebook is what its cells make, and the site builds."""

import doctest
import json
import re
import subprocess
import sys
from importlib.util import find_spec

import pytest

from scripts import notebook
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


@pytest.mark.skipif(not find_spec("sphinx"), reason="Sphinx comes with `make docs`")
def test_the_site_is_built_without_a_warning(tmp_path):
    build = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going"]
    ended = subprocess.run(
        [*build, DOCS, tmp_path], capture_output=True, text=True, timeout=PATIENCE
    )
    assert ended.returncode == 0, ended.stderr
    assert "candidates_at" in (tmp_path / "api.html").read_text()
