"""Stands in for systemd, which does not run where tests do: hears what a service says."""

import contextlib
import socket
import tempfile
from pathlib import Path
from select import select
from threading import Lock, Thread
from typing import Self

from tests.tools.processes import wait_until


class Listener:
    """The socket that NOTIFY_SOCKET names; use it with `with`."""

    def __init__(self, abstract: bool = False, seconds: float = 0.2) -> None:
        """Take the kind of the socket, and the seconds after which a silent service counts as hung."""
        # Paths of sockets must be short, which those of pytest are not.
        self._folder = tempfile.TemporaryDirectory()
        path = str(Path(self._folder.name, "notify"))
        self._address = f"\0{path}" if abstract else path
        self.environment = {
            "NOTIFY_SOCKET": f"@{path}" if abstract else path,
            "WATCHDOG_USEC": str(int(seconds * 1e6)),
        }
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._words: list[str] = []
        self._taking = Lock()
        self._hearing = Thread(target=self._hear, daemon=True)

    def _hear(self) -> None:
        """Listen all the time, as systemd does: a service that nobody listened to would wait."""
        while select([self._socket], [], []) and self._take():
            pass

    def _take(self) -> bool:
        """Take all that has come; whether more may come."""
        with self._taking, contextlib.suppress(BlockingIOError):
            while word := self._socket.recv(4096, socket.MSG_DONTWAIT):
                self._words.append(word.decode())
            return False
        return True

    def heard(self) -> list[str]:
        """What was said since the last time, also what has only just come."""
        self._take()
        with self._taking:
            words = list(self._words)
            self._words.clear()
        return words

    def hears(self, word: str) -> bool:
        """Whether a word is said from now on."""
        return wait_until(lambda: word in self.heard())

    def __enter__(self) -> Self:
        self._socket.bind(self._address)
        self._hearing.start()
        return self

    def __exit__(self, *_: object) -> None:
        # Nothing said is the end: only that wakes somebody who waits for words.
        self._socket.sendto(b"", self._address)
        self._hearing.join()
        self._socket.close()
        self._folder.cleanup()
