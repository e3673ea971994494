"""app.py for tests that change the app's files: they are those in the folder PAGE_FILES.

Browsers may keep them, as in tests/tools/kept_files.py: that must never hide a new version.
"""

import os
from pathlib import Path

import app

from flask import Flask  # isort: skip  # Not before the app has patched what it patches.
from sudoku_helper import web  # isort: skip

Flask.get_send_file_max_age = lambda _self, _name: 3600
web._folder = lambda name: str(Path(os.environ["PAGE_FILES"], name))
app.serve(app.ASYNC_MODE)
