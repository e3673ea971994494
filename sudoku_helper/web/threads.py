"""A server of threads: cheroot, told how many threads there may be and what strangers may not do.

Only a connection that has something to say holds a thread; a WebSocket holds one for as long as it lasts.
"""

import contextlib
import logging
import queue
import re
import sys
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from cheroot.server import HeaderReader, HTTPConnection, HTTPRequest
from cheroot.wsgi import Gateway_10, Server

from sudoku_helper.web.edge import household
from sudoku_helper.web.guards import LAST
from sudoku_helper.web.settings import Settings

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

log = logging.getLogger(__name__)

SECONDS_BETWEEN_REQUESTS = 60
"""How long a connection without a thread is kept for its next request."""

SECONDS_BETWEEN_PIECES = 10
"""How long a thread waits for the next piece of a request, or for an answer to be fetched."""

SECONDS_WITHOUT_FILES = 0.1

LONGEST_HEAD = 65536
"""How many bytes a request may have before its body."""

FULL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

_TOKEN = re.compile(rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_ONLY_ONCE = (b"Content-Length", b"Host")


class _Headers(dict[bytes, bytes]):
    """The headers of a request, of which some may not come twice."""

    def __setitem__(self, name: bytes, value: bytes) -> None:
        if name in self and name in _ONLY_ONCE:
            raise ValueError("A header came twice.")
        super().__setitem__(name, value)


class _StrictReader(HeaderReader):
    """Refuses what a proxy might read otherwise: it would pass on one request, and we would see two."""

    def __call__(self, rfile: Any, hdict: dict[bytes, bytes] | None = None) -> dict[bytes, bytes]:
        headers = _Headers()
        super().__call__(rfile, headers)
        if b"Transfer-Encoding" in headers and b"Content-Length" in headers:
            raise ValueError("The length of the body is told in two ways.")
        if hdict is None:
            return headers
        hdict.update(headers)
        return hdict

    def _transform_key(self, key_name: bytes) -> bytes:
        if not _TOKEN.fullmatch(key_name):
            raise ValueError("Illegal header name.")
        return key_name.title()

    def _allow_header(self, key_name: bytes) -> bool:
        # X_Forwarded_For would become the same as X-Forwarded-For, which only the proxy may say.
        return b"_" not in key_name


class _Request(HTTPRequest):
    header_reader = _StrictReader()


class _Connection(HTTPConnection):
    RequestHandlerClass = _Request

    def __init__(self, server: "ThreadedServer", sock: Any, *files: Any) -> None:
        super().__init__(server, sock, *files)
        sock.settimeout(SECONDS_BETWEEN_PIECES)


class _Gateway(Gateway_10):
    """Calls the app, and lets it have the socket for a WebSocket."""

    def get_environ(self) -> dict[str, Any]:  # type: ignore[override]
        environment: dict[str, Any] = super().get_environ()  # type: ignore[no-untyped-call]
        return {**environment, "cheroot.socket": self.req.conn.socket}

    def start_response(self, status: str, headers: list[tuple[str, str]], *error: Any) -> Any:
        """Begin an answer, and read no more where it says that it is the last."""
        if LAST in headers:
            self.req.close_connection = True
        return super().start_response(status, headers, *error)


class _Threads:
    """The threads of a server, each started when it is first needed.

    One address never holds more than half of them. Behind a proxy all have the same address; there
    it is the proxy that waits for slow senders.
    """

    def __init__(self, server: "ThreadedServer", most: int, is_behind_proxy: bool) -> None:
        self._server = server
        self._pool = ThreadPoolExecutor(most)
        self._most = most
        self._most_of_address = most if is_behind_proxy else (most + 1) // 2
        self._held = 0
        self._held_by: Counter[str] = Counter()
        self._counting = threading.Lock()

    def start(self) -> None:
        """Start nothing yet."""

    def stop(self, _: float | None) -> None:
        """Start nothing more."""
        self._pool.shutdown(wait=False)

    def put(self, connection: HTTPConnection) -> None:
        """Serve the next request of a connection; queue.Full if there is no thread for it."""
        address = household(connection.remote_addr or "")
        with self._counting:
            if self._held >= self._most or self._held_by[address] >= self._most_of_address:
                raise queue.Full
            self._held += 1
            self._held_by[address] += 1
        self._pool.submit(self._serve, connection, address)

    def _serve(self, connection: HTTPConnection, address: str) -> None:
        is_kept = False
        try:
            is_kept = connection.communicate()  # type: ignore[no-untyped-call]
        except OSError:
            # Nobody was left to hear what was wrong with the request.
            pass
        except Exception:
            self._server.error_log(level=logging.ERROR)
        finally:
            self._release(address)
            if is_kept:
                self._server.put_conn(connection)
            else:
                connection.close()

    def _release(self, address: str) -> None:
        with self._counting:
            self._held -= 1
            self._held_by[address] -= 1
            if not self._held_by[address]:
                del self._held_by[address]


class ThreadedServer(Server):
    """Serves the app with threads."""

    ConnectionClass = _Connection
    max_request_header_size = LONGEST_HEAD

    def __init__(
        self,
        host: str,
        port: int,
        app: "WSGIApplication",
        settings: Settings,
        most_connections: int,
    ) -> None:
        """Take where to listen, what to serve, and how many threads and connections there may be."""
        super().__init__(
            (host, port),
            app,
            server_name=host,
            request_queue_size=1024,
            timeout=SECONDS_BETWEEN_REQUESTS,
        )
        self.gateway = _Gateway
        threads = min(settings.threads, most_connections // 2)
        self.keep_alive_conn_limit = most_connections - threads
        self.requests = _Threads(self, threads, settings.behind_proxy)

    def process_conn(self, conn: HTTPConnection) -> None:
        """Let a thread serve a connection once there is something to read."""
        is_new = conn.last_used is None
        try:
            if not is_new:
                self.requests.put(conn)
            elif self.can_add_keepalive_connection:
                self.put_conn(conn)
            else:
                raise queue.Full
        except queue.Full:
            # Whoever does not fetch the answer is not waited for.
            conn.socket.settimeout(0)
            with contextlib.suppress(OSError):
                conn.socket.send(FULL)
            conn.close()

    def error_log(self, msg: str = "", level: int = logging.INFO, traceback: bool = False) -> None:
        """Tell by its kind what went wrong; the message may hold an address."""
        del msg, traceback
        problem = sys.exception()
        if level < logging.ERROR:
            return
        if isinstance(problem, OSError):
            # There was no file for a new connection; some are free again in a moment.
            time.sleep(SECONDS_WITHOUT_FILES)
        else:
            log.warning("a connection failed: %s", type(problem).__name__)
