"""Starts Sudoku Helper and serves it until Ctrl-C; ``sudoku-helper serve`` runs this file too.

HOST (127.0.0.1), PORT (5000) and ASYNC_MODE (eventlet, threading or gevent) come from the
environment. Nothing else in the project depends on eventlet or gevent, but for web/green.py, which
tells them how to serve.
"""

import os
import sys
import warnings

ASYNC_MODE = os.environ.get("ASYNC_MODE", "eventlet")

# Green threads replace parts of the standard library, which is safe only before other imports.
try:
    if ASYNC_MODE == "eventlet":
        warnings.filterwarnings("ignore", message=r"\s*Eventlet is deprecated")
        import eventlet

        eventlet.monkey_patch()
    elif ASYNC_MODE == "gevent":
        from gevent import monkey

        monkey.patch_all()
    elif ASYNC_MODE == "threading":
        import cheroot  # noqa: F401
    else:
        sys.exit(f"ASYNC_MODE is eventlet, threading or gevent, not {ASYNC_MODE!r}.")
except ModuleNotFoundError as missing:
    sys.exit(
        f"ASYNC_MODE={ASYNC_MODE} needs the package {missing.name}: pip install {missing.name}"
    )

from sudoku_helper.web.serving import serve  # noqa: E402

if __name__ == "__main__":
    serve(ASYNC_MODE)
