"""Processes of this machine, as /proc shows them."""

import contextlib
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path


def wait_until(condition: Callable[[], object], seconds: float = 60) -> bool:
    """Whether a condition came true; the limit is for a fault, no test waits for it."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def children_of(pid: int) -> list[int]:
    """The processes that a process has started, such as the search processes of a server."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def processes_of(pid: int) -> list[int]:
    """A process and its children."""
    return [pid, *children_of(pid)]


def state_of(pid: int) -> str:
    """R for running, S for sleeping, T for stopped, Z for one that has ended or is gone."""
    try:
        return _status(pid)[0]
    except (FileNotFoundError, ProcessLookupError):
        return "Z"


def memory_of(pid: int) -> float:
    """Megabytes in memory, of a process and its children."""
    pages = 0
    for each in processes_of(pid):
        with contextlib.suppress(OSError):
            pages += int(Path(f"/proc/{each}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 1e6


def work_of(pid: int) -> float:
    """Seconds that a processor has worked for a process."""
    status = _status(pid)
    return (int(status[11]) + int(status[12])) / os.sysconf("SC_CLK_TCK")


def _status(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the name, which may itself hold anything."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def kill(pid: int, how: signal.Signals) -> None:
    """Send a signal to a process that may be gone already."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, how)
