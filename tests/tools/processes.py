"""Processes of this machine, as /proc shows them."""

import contextlib
import os
import signal
from pathlib import Path


def processes_of(pid: int) -> list[int]:
    """A process and its search processes."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [pid, *(int(child) for task in tasks for child in task.read_text().split())]


def memory_of(pid: int) -> float:
    """Megabytes in memory, of a process and its search processes."""
    pages = 0
    for each in processes_of(pid):
        with contextlib.suppress(OSError):
            pages += int(Path(f"/proc/{each}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 1e6


def work_of(pid: int) -> float:
    """Seconds that a processor has worked for a process."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def kill(pid: int, how: signal.Signals) -> None:
    """Send a signal to a process that may be gone already."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, how)
