"""Ends what a run of the tests has started when the run itself is gone, even if it was killed.

Apache leaves whoever has started it, and Chromium is started by a program of its own, so neither would die
with its parent. What they have in common is their environment, which every process hands on to those that
it starts: a line in it says whose they are. One small process waits for the end of the owner and then ends
all that carry the line.
"""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.tools.processes import kill, processes_of, state_of, wait_until

OWNER = "SUDOKU_TEST_OWNER"
GRACE = 5.0
"""Seconds for what has to be tidied up, as the shared memory of Apache; then it is killed."""

_guards: list[subprocess.Popen[bytes]] = []


def guard_this_process() -> str | None:
    """Let all that this process starts from now on end with it; the owner of this process, if there is one."""
    above = os.environ.get(OWNER)
    os.environ[OWNER] = f"{os.getpid()}-{time.time_ns()}"
    _guards.append(
        subprocess.Popen(
            [sys.executable, "-S", "-m", "tests.tools.guard", os.environ[OWNER]],
            cwd=Path(__file__).parents[2],
            # Nobody's: a guard does not end before its work is done.
            env={},
            # The end of the owner, whatever its reason, closes the pipe.
            stdin=subprocess.PIPE,
            # What is pressed or sent to the group of the owner is not meant for it.
            start_new_session=True,
        )
    )
    return above


def mark() -> dict[str, str]:
    """The line of this process, for one that is started with nothing else of its environment."""
    return {OWNER: os.environ[OWNER]} if OWNER in os.environ else {}


def end_all_of(owner: str) -> None:
    """End every process that an owner has started."""
    for pid in (all_to_end := set(_all_of(owner))):
        kill(pid, signal.SIGTERM)
    wait_until(lambda: all(state_of(pid) == "Z" for pid in all_to_end), GRACE)
    while left := set(_all_of(owner)):
        for pid in left:
            kill(pid, signal.SIGKILL)
        wait_until(lambda left=left: all(state_of(pid) == "Z" for pid in left), GRACE)


def _all_of(owner: str) -> Iterator[int]:
    """Those that carry the line, and those below them, since some write over their environment."""
    line = f"{OWNER}={owner}".encode()
    for file in Path("/proc").glob("[0-9]*/environ"):
        # It may be gone, or somebody else's.
        with contextlib.suppress(OSError):
            if line in file.read_bytes().split(b"\0"):
                yield from processes_of(int(file.parent.name))


if __name__ == "__main__":
    sys.stdin.read()
    end_all_of(sys.argv[1])
