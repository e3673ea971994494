"""How the pages for programmers are made: `make docs` writes them to build/docs."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from sudoku_helper import __version__

project = "Sudoku Helper"
author = copyright = "Sudoku Helper contributors"  # noqa: A001 - what Sphinx calls it
version = release = __version__
extensions = ["sphinx.ext.autodoc", "sphinx.ext.viewcode", "myst_parser"]
exclude_patterns = ["examples"]
html_theme = "alabaster"
html_theme_options = {"page_width": "72rem", "fixed_sidebar": True}
html_title = f"{project} {version}"
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
# The pages of the project are also read where they lie; there they may name files beside them.
suppress_warnings = ["myst.xref_missing"]
