"""The app as a real process that a test can stop, kill and start again on the same port."""

import contextlib
import fcntl
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, ClassVar, Self

import engineio
import socketio

from tests.positions import PUZZLE
from tests.tools.guard import OWNER
from tests.tools.patience import PATIENCE

PROJECT = Path(__file__).resolve().parents[2]
WELCOME_LIMIT = 30.0
"""Seconds after which a connection that was not welcomed is tried anew; the server may be gone."""

HELP = {"board": PUZZLE, "lang": "de"}
"""A question that is answered at once."""


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class _TidyEngine(engineio.Client):
    """Closes what the library's own only forgets at the end of a connection."""

    def _reset(self) -> None:
        session, websocket = self.http, self.ws
        super()._reset()
        if websocket is not None:
            websocket.shutdown()
        if session is not None and not self.external_http:
            session.close()


class _TidyClient(socketio.Client):
    def __init__(self, **wishes: Any) -> None:
        super().__init__(**{"request_timeout": PATIENCE, **wishes})

    def _engineio_client_class(self) -> type[engineio.Client]:
        return _TidyEngine

    def connect(self, *address: Any, **wishes: Any) -> None:
        # When it reconnects, the library gives a server one second for its welcome, however busy it is.
        super().connect(*address, **{**wishes, "wait_timeout": WELCOME_LIMIT})


class PlayerClient(socketio.SimpleClient):
    """A client that gives up for good, and leaves nothing open, when its test is done with it.

    The library's own goes on trying to reconnect, in the background of the tests that follow.
    """

    client_class = _TidyClient

    def call(self, event: str, data: object = None, timeout: float = PATIENCE) -> Any:
        """Ask, again and again while the connection breaks, as the library's own does; but not without a pause:
        that would take the processor from whoever reconnects.
        """
        while True:
            self.connected_event.wait()
            if not self.connected:
                raise socketio.exceptions.DisconnectedError
            try:
                return self.client.call(event, data, namespace=self.namespace, timeout=timeout)
            except socketio.exceptions.TimeoutError:
                raise
            except socketio.exceptions.SocketIOError:
                time.sleep(0.1)

    def disconnect(self) -> None:
        if self.client is not None:
            # Otherwise one whose connection breaks just now would begin to try.
            self.client.reconnection = False
            self.client.shutdown()
            if self.client.eio.http is not None:
                self.client.eio.http.close()
            self.client = None
        self.connected = False


class AppServer:
    """app.py on a free port of this machine; use it with `with`."""

    command: Sequence[str | Path] = (sys.executable, "app.py")
    folder = PROJECT
    output: int | IO[bytes] = subprocess.DEVNULL
    """Where it says that it runs; all else that it says goes to the log."""

    def __init__(
        self, async_mode: str = "eventlet", log: Path | None = None, **environment: str
    ) -> None:
        self.log = log
        self.port = free_port()
        self.environment = {
            **os.environ,
            "HOST": "127.0.0.1",
            "ASYNC_MODE": async_mode,
            # No test looks up a name, and each of many starts is faster without what would.
            "EVENTLET_NO_GREENDNS": "yes",
            # A busy machine must not make a test fail that is not about being busy.
            "SUDOKU_QUEUE_WAIT": str(PATIENCE),
            "SUDOKU_BUDGET": str(PATIENCE),
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the process and wait until it answers."""
        with contextlib.ExitStack() as files:
            self.process = subprocess.Popen(
                self.command,
                cwd=self.folder,
                env={**self.environment, "PORT": str(self.port)},
                stdin=subprocess.DEVNULL,
                stdout=self.output,
                stderr=files.enter_context(self.log.open("wb")) if self.log else None,
            )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None:
                raise RuntimeError(f"app.py ended with exit code {self.process.returncode}")
            if time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"app.py did not answer within {PATIENCE:.0f} s")
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether the process says that it is alive."""
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=PATIENCE) as reply:
                return reply.status == 200
        except OSError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Send the signal and wait for the end; harmless if it has ended."""
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def kill(self) -> None:
        """End the process as a crash would."""
        self.stop(signal.SIGKILL)

    def restart(self) -> None:
        """Crash and come back on the same port."""
        self.kill()
        self.start()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class SharedServer(AppServer):
    """The app for all workers of a run: the first that needs it starts it, and it ends with the run."""

    command = (sys.executable, "-m", "tests.tools.kept_files")
    # Python would complain of a process that is forgotten while it runs.
    started: ClassVar[list[subprocess.Popen[bytes]]] = []

    def __init__(self, folder: Path, run: str) -> None:
        super().__init__(
            # A test that lets an hour pass in its page must not make the page believe that the server is gone.
            SUDOKU_PING_TIMEOUT="3600",
            # So that one which leaves without a goodbye is counted for as long; all come from one address.
            SUDOKU_CONNECTIONS_PER_ADDRESS="10000",
            SUDOKU_WORKERS="2",
            **{OWNER: run},
        )
        self.note = folder / "server"

    def __enter__(self) -> Self:
        """Start it, unless another worker has."""
        with self.note.open("a+") as note:
            fcntl.flock(note, fcntl.LOCK_EX)
            note.seek(0)
            if port := note.read():
                self.port = int(port)
            if not self.answers():
                self.start()
                self.started.append(self.process)
                note.truncate(0)
                note.write(str(self.port))
        return self

    def __exit__(self, *_: object) -> None:
        """Leave it to the others."""
