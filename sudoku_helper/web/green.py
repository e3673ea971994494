"""Servers of green threads: what eventlet and gevent are told beyond the address.

Left to themselves they write down what strangers send, with their addresses, and a page for a connection
that breaks. Each package is imported only where it is asked for.
"""

import logging
from http.client import HTTPException
from typing import Any

from sudoku_helper.web.guards import LAST

log = logging.getLogger(__name__)

ONLY_ONCE = ("Content-Length", "Host", "Transfer-Encoding")
TWICE = b"HTTP/1.0 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def eventlet_options(most_connections: int) -> dict[str, Any]:
    """What eventlet is told.

    Its default of 1024 connections makes the next player hang without an error, and it would wait for
    ever for one who never finishes a sentence; its debug mode would send tracebacks to players.
    """
    from eventlet import wsgi

    class QuietProtocol(wsgi.HttpProtocol):  # type: ignore[misc]
        application: Any

        def log_message(self, *_: object) -> None:
            """Say nothing of a malformed request."""

        def parse_request(self) -> bool:
            """Read the head of a request; none that a proxy might read otherwise, and see two in it."""
            if not super().parse_request():
                return False
            if any(len(self.headers.get_all(name, ())) > 1 for name in ONLY_ONCE):
                self.close_connection = True
                self.wfile.write(TWICE)
                return False
            return True

        def handle_one_response(self) -> None:
            """Answer, and read no more where the answer says that it is the last."""
            application = self.application

            def ending(environment: Any, start_response: Any) -> Any:
                def start(status: str, headers: list[tuple[str, str]], *error: Any) -> Any:
                    if LAST in headers:
                        self.close_connection = True
                        # The server says so itself then.
                        headers = [header for header in headers if header != LAST]
                    return start_response(status, headers, *error)

                return application(environment, start)

            self.application = ending
            super().handle_one_response()

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
                request = super().read_request(raw_requestline)
            except (HTTPException, OSError) as problem:
                raise ValueError(str(problem)) from None
            if any(len(self.headers.get_all(name, ())) > 1 for name in ONLY_ONCE):
                raise ValueError("a header came twice")
            return request

        def start_response(self, status: str, headers: Any, *error: Any) -> Any:
            """Begin an answer, and read no more where it says that it is the last."""
            begun = super().start_response(status, headers, *error)
            if LAST in headers:
                self.close_connection = True
            return begun

        def _log_error(self, kind: type[BaseException], *_: object) -> None:
            """Tell what went wrong by its kind; gevent would add the whole request."""
            log.warning("a request failed: %s", kind.__name__)

    hub = gevent.get_hub()
    # A connection that breaks is no mistake of ours.
    hub.NOT_ERROR = (*hub.NOT_ERROR, OSError)
    return {"spawn": most_connections, "handler_class": QuietHandler, "error_log": None}
