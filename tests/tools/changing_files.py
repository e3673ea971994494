"""app.py for tests that change the app's files: they are those in the folder PAGE_FILES.

Browsers may keep them, as in tests/tools/kept_files.py: that must never hide a new version. Of the
pages to learn from only a few can be kept, since every server would have to write all of them anew;
tests/browser/test_offline.py has them all.
"""

import os
from pathlib import Path

import app

from flask import Flask  # isort: skip  # Not before the app has patched what it patches.
from sudoku_helper import web  # isort: skip
from sudoku_helper.web import bundle  # isort: skip

Flask.get_send_file_max_age = lambda _self, _name: 3600
web._folder = lambda name: str(Path(os.environ["PAGE_FILES"], name))
all_paths = tuple(bundle.page_paths())
bundle.page_paths = lambda: (path for path in all_paths if path.count("/") == 1 or "x-wing" in path)
app.serve(app.ASYNC_MODE)
