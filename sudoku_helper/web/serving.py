"""Serving the app until it is told to end: the one way in, for app.py and through it for ``serve``."""

import contextlib
import errno
import logging
import os
import resource
import signal
import socket
import sys

from sudoku_helper.web import create_app, watchdog
from sudoku_helper.web.green import eventlet_options, gevent_options
from sudoku_helper.web.settings import SettingError, Settings

MOST_CONNECTIONS = 10_000
"""How many connections may be open at the same time."""


def connections_possible() -> int:
    """How many connections may be open at the same time where the system limits open files.

    A server that runs out of them ends, or tries again without a pause; so half of them are left for
    all else.
    """
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * MOST_CONNECTIONS
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    if files < wanted:
        # What protects the machine may forbid it.
        with contextlib.suppress(OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            files = wanted
    return min(MOST_CONNECTIONS, files // 2)


def read_port(text: str) -> int:
    """Return the port number in *text*, or end with one sentence."""
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        sys.exit(f"The port is a number from 1 to 65535, not {text!r}.")
    return int(text)


def require_free(host: str, port: int) -> None:
    """End with one sentence if the app cannot listen there.

    Tried here because eventlet would share a taken port silently instead of failing.
    """
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            other = port % 65535 + 1
            sys.exit(
                f"Port {port} on {host} is taken; choose another: make run PORT={other}, "
                f"or sudoku-helper serve --port {other}"
            )
        sys.exit(f"Cannot listen on {host}, port {port}: {error.strerror}.")


def end_now(*_: object) -> None:
    """End at once; search processes notice and leave too.

    An exception would end only the green thread that a signal happens to interrupt.
    """
    logging.shutdown()
    os._exit(0)


def serve(async_mode: str) -> None:
    """Serve the app at HOST and PORT of the environment until Ctrl-C."""
    host = os.environ.get("HOST", "127.0.0.1")
    port = read_port(os.environ.get("PORT", "5000"))
    require_free(host, port)
    try:
        settings = Settings.from_environment()
        app, socketio = create_app(async_mode, settings)
    except SettingError as problem:
        sys.exit(str(problem))
    shown_host = f"[{host}]" if ":" in host else host
    # On a full disk nobody reads it, and players need not know.
    with contextlib.suppress(OSError):
        print(f"Sudoku Helper runs on http://{shown_host}:{port} (Ctrl-C ends it)", flush=True)
    signal.signal(signal.SIGINT, end_now)
    pool = app.extensions["sudoku-pool"]
    socketio.start_background_task(pool.warm_up)
    socketio.start_background_task(watchdog.watch, pool, socketio.sleep, host, port)  # type: ignore[arg-type]
    leaving = app.extensions["sudoku-leaving"]
    socketio.start_background_task(leaving.watch, end_now)
    signal.signal(signal.SIGTERM, lambda *_: leaving.begin())
    if async_mode == "threading":
        from sudoku_helper.web.threads import ThreadedServer

        ThreadedServer(host, port, app, settings, connections_possible()).start()
    else:
        options = eventlet_options if async_mode == "eventlet" else gevent_options
        socketio.run(app, host=host, port=port, **options(connections_possible()))
