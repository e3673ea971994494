"""Processes of this machine, as /proc shows them."""

import contextlib
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from tests.tools.patience import PATIENCE


def wait_until(condition: Callable[[], object], seconds: float = PATIENCE) -> bool:
    """Whether a condition came true."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def children_of(pid: int) -> list[int]:
    """The processes that a process has started; none if it is gone."""
    tasks: list[Path] = []
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        tasks.extend(Path(f"/proc/{pid}/task").glob("*/children"))
    return [int(child) for task in tasks for child in _read(task).split()]


def processes_of(pid: int) -> list[int]:
    """A process, those it has started, and those that they have started."""
    return [pid, *(each for child in children_of(pid) for each in processes_of(child))]


def searching_for(pid: int) -> list[int]:
    """The search processes of a server, which were split from its nursery."""
    return [search for nursery in children_of(pid) for search in children_of(nursery)]


def state_of(pid: int) -> str:
    """R for running, S for sleeping, T for stopped, Z for one that has ended or is gone."""
    try:
        return _status(pid)[0]
    except (FileNotFoundError, ProcessLookupError):
        return "Z"


def only_search_of(pid: int) -> int:
    """The one search process of a server; a second one that was not needed may be leaving."""
    assert wait_until(lambda: len(searching_for(pid)) == 1)
    return searching_for(pid)[0]


def memory_of(pid: int) -> float:
    """Megabytes in memory, of a process and all below it; what they share is counted once."""
    return sum(_share_of_memory(each) for each in processes_of(pid)) / 1e6


def _share_of_memory(pid: int) -> int:
    lines = _read(Path(f"/proc/{pid}/smaps_rollup")).splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))


def _read(file: Path) -> str:
    """What a file of /proc says; nothing if the process is gone."""
    try:
        return file.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def work_of(pid: int) -> float:
    """Seconds that a processor has worked for a process, and for those it started that have ended."""
    return sum(map(int, _status(pid)[11:15])) / os.sysconf("SC_CLK_TCK")


def _status(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the name, which may itself hold anything."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def kill(pid: int, how: signal.Signals) -> None:
    """Send a signal to a process that may be gone already."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, how)
