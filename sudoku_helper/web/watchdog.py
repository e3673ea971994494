"""Signs of life for systemd, which restarts a server that gives none for too long.

They come from a task of the server itself, so one that hangs falls silent; and so does one whose search
processes cannot be started. The protocol is that of sd_notify: a word to a socket that the environment
names. Without that socket nobody listens, and only the search processes are looked after.
"""

import contextlib
import os
import socket
from collections.abc import Callable, Mapping
from typing import Protocol

USUAL_PAUSE = 10.0
"""Seconds between two looks at the search processes where nobody says how often."""

SECONDS_BETWEEN_KNOCKS = 0.1


class Pool(Protocol):
    """The search processes, as far as their health goes."""

    is_well: bool

    def warm_up(self) -> None:
        """Start the processes that are missing."""


def tell(word: str) -> None:
    """Say a word to systemd, if it listens."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    # The name of a socket that is no file begins with a zero byte, written as @.
    if address.startswith("@"):
        address = "\0" + address[1:]
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
        way.sendto(word.encode(), address)


def pause(environment: Mapping[str, str] = os.environ) -> float:
    """Seconds between two signs of life: half of the time after which systemd loses patience."""
    limit = environment.get("WATCHDOG_USEC", "")
    # Where another process is to be watched, it is none of ours.
    is_ours = environment.get("WATCHDOG_PID", "") in ("", str(os.getpid()))
    return int(limit) / 2e6 if is_ours and limit.isdecimal() and int(limit) else USUAL_PAUSE


def watch(pool: Pool, sleep: Callable[[float], object], host: str, port: int) -> None:
    """Say that the server is ready once it is, and from then on that it is alive while that is true."""
    while not _listens(host, port):
        sleep(SECONDS_BETWEEN_KNOCKS)
    tell("READY=1")
    while True:
        if not pool.is_well:
            # What was wrong may have passed, and nobody sends questions to a server that is not well.
            pool.warm_up()
        if pool.is_well:
            tell("WATCHDOG=1")
        sleep(pause())


def _listens(host: str, port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection((host, port), timeout=1):
        return True
    return False
