"""Processes on this machine that do the work of ``bulk``."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from sudoku_helper.cli import words
from sudoku_helper.cli.bulk import do_all
from sudoku_helper.cli.errors import InputError
from sudoku_helper.garbage import collect_rarely

_MOST_LOSSES = 5
"""So many processes may die before something must be wrong."""


class Processes:
    """Processes on this machine; if one dies, all are replaced and the lost work is done again."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._losses = 0
        self._others = set(multiprocessing.active_children())
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.size,
            # Forking a process that has threads can deadlock; starting afresh works everywhere.
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin_work,
        )

    def submit(self, function: Callable[..., Any], tasks: list[Any]) -> "_ProcessFuture":
        """Give away some tasks."""
        return _ProcessFuture(self, function, tasks)

    def start(self, function: Callable[..., Any], tasks: list[Any]) -> Any:
        """Hand tasks to the pool, a new one if the present one is broken."""
        with _interrupts_held_back():
            try:
                return self._pool.submit(do_all, function, tasks)
            except BrokenProcessPool:
                self.replace(self._pool)
                return self._pool.submit(do_all, function, tasks)

    @property
    def pool(self) -> ProcessPoolExecutor:
        """The pool in use."""
        return self._pool

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """Start new processes instead of a broken pool, unless that was done already."""
        if broken is not self._pool:
            return
        self._losses += 1
        if self._losses > _MOST_LOSSES:
            raise InputError(words.WORKERS_DIE)
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._new_pool()

    def close(self) -> None:
        """Send everybody home; what is not done stays undone."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        # Whoever stops the work does not want to wait for the tasks that were given away.
        for process in set(multiprocessing.active_children()) - self._others:
            process.terminate()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Let processes that are started here know nothing of Ctrl-C; for this one it is only put off.

    A new process would otherwise tell of the interrupt before it is ready to leave it to the parent.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _ProcessFuture:
    """Tasks that were given to a process, and are given to another if that one dies."""

    def __init__(self, crew: Processes, function: Callable[..., Any], tasks: list[Any]) -> None:
        self._crew = crew
        self._work = (function, tasks)
        self._start()

    def _start(self) -> None:
        self._future = self._crew.start(*self._work)
        self._pool = self._crew.pool

    def result(self) -> Any:
        while True:
            try:
                return self._future.result()
            except BrokenProcessPool:
                self._crew.replace(self._pool)
                self._start()


def _begin_work() -> None:
    """Leave interrupts to the parent, and search as the command itself does."""
    collect_rarely()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
