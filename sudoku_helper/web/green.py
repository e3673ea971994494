"""Servers of green threads: what eventlet and gevent are told beyond the address.

Left to themselves they write down what strangers send, with their addresses, and a page for a connection
that breaks. Each package is imported only where it is asked for.
"""

import logging
from http.client import HTTPException
from typing import Any

log = logging.getLogger(__name__)


def eventlet_options(most_connections: int) -> dict[str, Any]:
    """What eventlet is told.

    Its default of 1024 connections makes the next player hang without an error, and it would wait for
    ever for one who never finishes a sentence; its debug mode would send tracebacks to players.
    """
    from eventlet import wsgi

    class QuietProtocol(wsgi.HttpProtocol):  # type: ignore[misc]
        def log_message(self, *_: object) -> None:
            """Say nothing of a malformed request."""

    silence = logging.getLogger("eventlet.wsgi")
    silence.setLevel(logging.CRITICAL)
    return {
        "max_size": most_connections,
        "socket_timeout": 60,
        "log": silence,
        "protocol": QuietProtocol,
        "debug": False,
    }


def gevent_options(most_connections: int) -> dict[str, Any]:
    """What gevent is told."""
    import gevent
    from gevent.pywsgi import WSGIHandler

    class QuietHandler(WSGIHandler):  # type: ignore[misc]
        def read_request(self, raw_requestline: str) -> Any:
            """Read a request; ValueError, for which no page is written, if it is none."""
            try:
                return super().read_request(raw_requestline)
            except (HTTPException, OSError) as problem:
                raise ValueError(str(problem)) from None

        def _log_error(self, kind: type[BaseException], *_: object) -> None:
            """Tell what went wrong by its kind; gevent would add the whole request."""
            log.warning("a request failed: %s", kind.__name__)

    hub = gevent.get_hub()
    # A connection that breaks is no mistake of ours.
    hub.NOT_ERROR = (*hub.NOT_ERROR, OSError)
    return {"spawn": most_connections, "handler_class": QuietHandler, "error_log": None}
