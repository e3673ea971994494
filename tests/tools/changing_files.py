"""app.py for tests that change the app's files, which are those in the folder PAGE_FILES, without a restart.

Whoever asks for /release takes the files as they are now for a new version, and breaks all connections as a restart
would. Browsers may keep files, as in tests/tools/kept_files.py: that must never hide a new version. Of the pages to
learn from only a few are in the bundle, which is made here: tests/web/test_edition.py has all, made as they are for players.
"""

import gzip
import os
from pathlib import Path

import app

from flask import Flask, current_app  # isort: skip  # Not before the app has patched what it patches.
from sudoku_helper import web  # isort: skip
from sudoku_helper.web import app_bundle, bundle, edition, kept, pages  # isort: skip


def make_here(name: str, version: str) -> bytes:
    """A bundle, made at once."""
    serving: Flask = current_app._get_current_object()
    if name == bundle.APP_BUNDLE:
        written = app_bundle.page_parts(bundle.render_pages(serving, app_bundle.PAGES))
        whole = app_bundle.pack_app([*written, *app_bundle.file_parts(serving)], version)
    else:
        whole = bundle.pack(bundle.render_pages(serving), version)
    return gzip.compress(whole, 1)


def release() -> str:
    """The name of the version that begins now."""
    edition._edition.cache_clear()
    engine = current_app.extensions["socketio"].server.eio
    for connection in list(engine.sockets.values()):
        # Nobody waits for browsers that have gone without a word.
        connection.close(wait=False)
    return edition.current_edition().name


pages.get("/release")(release)
Flask.get_send_file_max_age = lambda _self, _name: 3600
if "PAGE_FILES" in os.environ:
    web._folder = lambda name: str(Path(os.environ["PAGE_FILES"], name))
kept._can_be_kept = lambda: False
bundle._made_elsewhere = make_here
all_paths = tuple(bundle.page_paths())
bundle.page_paths = lambda: (
    path
    for path in all_paths
    if path.count("/") == 1
    or path.endswith(("/x-wing", "/naked-single", "/swordfish", "/rules", "/glossary"))
)
app.serve(app.ASYNC_MODE)
