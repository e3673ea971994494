"""app.py for tests in a browser, which may keep the app's files: here they do not change.

The page would ask anew for each of its seventy files at every load, a fifth of what a short test takes.
"""

import app

from flask import Flask  # isort: skip  # Not before the app has patched what it patches.

Flask.get_send_file_max_age = lambda _self, _name: 3600
app.serve(app.ASYNC_MODE)
