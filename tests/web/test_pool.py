"""Search processes: a long search ends at its budget, a dead one is replaced, none is left over."""

import os
import signal
import socket
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sudoku_helper.events.frames import CANCEL, receive_frame, send_frame
from sudoku_helper.events.helping import read_help
from sudoku_helper.events.protocol import read_steps
from sudoku_helper.events.worker import Reporter
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.trainer.starters import HARDEST
from sudoku_helper.web.pool import (
    Busy,
    TimedOut,
    Unwanted,
    WorkerDied,
    WorkerPool,
)
from tests.positions import PUZZLE
from tests.tools.processes import children_of, kill, state_of, wait_until
from tests.tools.server import PROJECT

JOB = ("help", read_help({"board": PUZZLE}))


@pytest.fixture(scope="module")
def pool():
    made = WorkerPool(workers=1, budget=20, queue_wait=0.2)
    yield made
    made.close()


def search_processes():
    """The processes that the pool has running; this one has no other children that search."""
    return [pid for pid in children_of(os.getpid()) if searches(pid)]


def searches(pid):
    try:
        return b"sudoku_helper.events.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:
        return False


@pytest.fixture
def stopped(pool):
    """The process of the pool, which does nothing any more until it may go on."""
    pool.run(JOB)
    (process,) = search_processes()
    os.kill(process, signal.SIGSTOP)
    assert wait_until(lambda: state_of(process) == "T")
    yield process
    kill(process, signal.SIGCONT)


def test_answers_a_job_and_keeps_the_process(pool):
    assert "step" in pool.run(JOB)
    first = search_processes()
    assert "step" in pool.run(JOB)
    assert search_processes() == first


def test_processes_can_be_started_before_they_are_needed():
    before = search_processes()
    pool = WorkerPool(workers=1, budget=20, queue_wait=0.2)
    pool.warm_up()
    first = search_processes()
    assert len(first) == len(before) + 1
    assert "step" in pool.run(JOB)
    assert search_processes() == first
    pool.close()
    assert search_processes() == before


def test_a_search_beyond_its_budget_is_ended_and_the_next_one_works(pool, stopped):
    with pytest.raises(TimedOut):
        pool.run(JOB, patience=0.01)
    assert search_processes() == []
    assert "step" in pool.run(JOB)


def test_a_process_that_died_is_replaced(pool):
    pool.run(JOB)
    (process,) = search_processes()
    os.kill(process, signal.SIGKILL)
    assert wait_until(lambda: state_of(process) == "Z")
    assert "step" in pool.run(JOB)
    assert search_processes() != [process]


def test_a_process_that_dies_at_work_is_told_and_replaced(pool, stopped):
    with ThreadPoolExecutor(1) as thread:
        asking = thread.submit(pool.run, JOB)
        assert wait_until(lambda: is_full(pool))
        os.kill(stopped, signal.SIGKILL)
        with pytest.raises(WorkerDied):
            asking.result()
    assert "step" in pool.run(JOB)


def is_full(pool):
    """Whether every process is at work, as somebody who asks is told; no job is begun."""
    try:
        pool.run(JOB, is_wanted=lambda: False)
    except Busy:
        return True
    except Unwanted:
        return False


def test_a_full_queue_says_busy(pool, stopped):
    with ThreadPoolExecutor(1) as thread:
        waiting = thread.submit(pool.run, JOB)
        assert wait_until(lambda: is_full(pool))
        with pytest.raises(Busy):
            pool.run(JOB)
        os.kill(stopped, signal.SIGCONT)
        assert "step" in waiting.result()


def test_a_process_leaves_when_its_server_is_gone():
    server, process = socket.socketpair()
    command = [sys.executable, "-m", "sudoku_helper.events.worker"]
    with subprocess.Popen(command, stdin=process.fileno(), cwd=PROJECT) as running:
        process.close()
        with server:
            receive_frame(server)
        assert running.wait(30) == 0


def test_a_search_reports_now_and_then_and_hears_that_it_is_not_wanted(monkeypatch):
    monkeypatch.setattr("sudoku_helper.events.worker.SECONDS_BETWEEN_REPORTS", 0)
    server, process = socket.socketpair()
    with server, process:
        cancelled = threading.Event()
        report = Reporter(process, cancelled)
        report("net", 7)
        assert receive_frame(server) == ("progress", {"stage": "net", "work": 7})
        assert not cancelled.is_set()
        send_frame(server, (CANCEL, None, 0.0))
        report("net", 8)
        assert cancelled.is_set()


def test_cancelling_stops_the_search_of_its_owner_alone(pool):
    slow = {"trial", "nested-net"}
    off = [technique.key for technique in TECHNIQUES if technique.key not in slow]
    job = ("path", read_steps({"board": HARDEST[0].board, "off": off}))

    def nobody_leaves(_):
        pool.cancel("somebody else")
        pool.cancel("player", "help")

    whole = pool.run(job, nobody_leaves, owner="player", patience=10)["path"]
    stopped = pool.run(job, lambda _: pool.cancel("player"), owner="player", patience=10)["path"]
    assert len(stopped) < len(whole)
    # What comes too late is not taken for a job.
    assert "step" in pool.run(JOB)
