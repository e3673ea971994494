"""Work on many puzzles at once: on all cores of this machine, or on the workers of a Dask cluster.

Results come in the order of the tasks, each exactly once, also if a worker dies in the middle. Only
a few tasks are under way at any time, so millions of them need no more memory than hundreds.
"""

import os
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from time import perf_counter
from typing import Any, Protocol, TypeVar

from sudoku_helper.cli import words
from sudoku_helper.cli.errors import InputError

Task = TypeVar("Task")
Result = TypeVar("Result")

_FIRST_CHUNK = 16
_LARGEST_CHUNK = 1024
_SECONDS_PER_CHUNK = 0.25
"""Tasks go to a worker together, as many as keep it busy so long that sending them costs little."""

_FEW = 8
"""So few tasks are done before other processes have even started."""

_ADDRESS = re.compile(r"((tcp|tls|ucx|ws|wss)://)?([\w.-]+|\[[0-9a-fA-F:.]+\]):\d{1,5}")

_CHUNKS_PER_WORKER = 4


class _Future(Protocol):
    def result(self) -> Any:
        """Wait for the result."""


class _Crew(Protocol):
    """Those who do the work."""

    size: int

    def submit(self, function: Callable[..., Any], tasks: list[Any]) -> _Future:
        """Give away some tasks."""

    def close(self) -> None:
        """Send everybody home; what is not done stays undone."""


def run(
    function: Callable[[Task], Result],
    tasks: Iterable[Task],
    workers: int | None = None,
    scheduler: str | None = None,
) -> Iterator[Result]:
    """The result of *function* for each task, in order.

    The function and the tasks must be such that another process can have them. *workers* is the
    number of processes, by default one for each core; *scheduler* the address of a Dask scheduler.
    """
    waiting = iter(tasks)
    if not scheduler:
        few = list(islice(waiting, _FEW + 1))
        waiting = chain(few, waiting)
        workers = workers or os.cpu_count() or 1
        if workers == 1 or len(few) <= _FEW:
            yield from map(function, waiting)
            return
    crew = _Cluster(scheduler) if scheduler else _processes(workers or 1)
    try:
        yield from _in_order(crew, function, waiting)
    finally:
        crew.close()


def _processes(size: int) -> _Crew:
    """Processes on this machine; what starts them takes a while to load, and few puzzles need none."""
    from sudoku_helper.cli.processes import Processes

    return Processes(size)


def _in_order(
    crew: _Crew, function: Callable[[Task], Result], tasks: Iterator[Task]
) -> Iterator[Result]:
    under_way: deque[_Future] = deque()
    size = _FIRST_CHUNK
    while True:
        while len(under_way) < crew.size * _CHUNKS_PER_WORKER:
            chunk = list(islice(tasks, size))
            if not chunk:
                break
            under_way.append(crew.submit(function, chunk))
        if not under_way:
            return
        results, seconds = under_way.popleft().result()
        size = _chunk_like(len(results), seconds)
        yield from results


def _chunk_like(count: int, seconds: float) -> int:
    """How many tasks to give away together if so many took so long."""
    return max(1, min(_LARGEST_CHUNK, round(count * _SECONDS_PER_CHUNK / max(seconds, 1e-6))))


def do_all(function: Callable[[Task], Result], tasks: list[Task]) -> tuple[list[Result], float]:
    """What a worker does with the tasks it is given, and how long it took."""
    started = perf_counter()
    return [function(task) for task in tasks], perf_counter() - started


class _Cluster:
    """The workers of a Dask cluster; the scheduler gives lost work to others by itself."""

    def __init__(self, address: str) -> None:
        try:
            import distributed
        except ModuleNotFoundError as missing:
            raise InputError(words.NEEDS_DASK) from missing
        # The client would try anything for a while, and tell about it on standard error.
        if not _ADDRESS.fullmatch(address):
            raise InputError(words.NO_ADDRESS.format(address=address))
        try:
            # Its methods carry no types.
            make_client: Any = distributed.Client
            self._client = make_client(address, timeout="5s", set_as_default=False)
        except (OSError, ValueError) as error:
            raise InputError(words.NO_SCHEDULER.format(address=address)) from error
        self.size = max(1, sum(self._client.nthreads().values()))

    def submit(self, function: Callable[..., Any], tasks: list[Any]) -> _Future:
        future: _Future = self._client.submit(do_all, function, tasks, pure=False)
        return future

    def close(self) -> None:
        self._client.close()
