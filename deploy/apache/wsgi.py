"""The entry for Apache's mod_wsgi: always threads and long polling, as WSGI gives no WebSocket.

Settings come from files beside the folder of the app, since mod_wsgi passes no environment on: what
`install` knows from site.env, and what replaces it from settings.env.
"""

from dataclasses import replace
from pathlib import Path

import mod_wsgi

from sudoku_helper.web import create_app
from sudoku_helper.web.settings import Settings, read_settings_file

APP_FOLDER = Path(__file__).resolve().parents[2]

known, wanted = (
    read_settings_file(APP_FOLDER.parent / f"{name}.env") for name in ("site", "settings")
)
settings = Settings.from_environment(known | wanted)
# A closed tab keeps its thread until the next sign of life is due, so that one comes soon.
settings = replace(
    settings,
    websocket=False,
    ping_interval=8.0,
    ping_timeout=8.0,
    threads=mod_wsgi.threads_per_process,
)
application, socketio = create_app("threading", settings)
socketio.start_background_task(application.extensions["sudoku-pool"].warm_up)
