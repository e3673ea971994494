"""app.py for tests in a browser, which may keep the app's files: here they do not change.

The page would ask anew for each of its seventy files at every load, a fifth of what a short test takes.
With SUDOKU_HELPER_HOLD_SCRIPTS every script comes so many seconds late: no test may count on one that is there already.
"""

import os
import time

import app

from flask import Flask, Response, request  # isort: skip  # Not before the app has patched what it patches.

held_back = float(os.environ.get("SUDOKU_HELPER_HOLD_SCRIPTS", "0"))
send_static_file = Flask.send_static_file


def send_late(self: Flask, filename: str) -> Response:
    if request.path.endswith(".js"):
        time.sleep(held_back)
    return send_static_file(self, filename)


Flask.get_send_file_max_age = lambda _self, _name: 3600
if held_back:
    Flask.send_static_file = send_late
app.serve(app.ASYNC_MODE)
