"""Search processes: a long search ends at its budget, a dead one is replaced, none is left over."""

import os
import signal
import socket
import threading
import time

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
    WorkerDied,
    WorkerPool,
)
from tests.positions import PUZZLE

JOB = ("help", read_help({"board": PUZZLE}))


@pytest.fixture
def pool():
    made = WorkerPool(workers=1, budget=20, queue_wait=0.2)
    yield made
    made.close()


def workers_of(pool):
    return [worker for worker in pool._free.queue if worker is not None]


def test_answers_a_job_and_keeps_the_process(pool):
    assert "step" in pool.run(JOB)
    (first,) = workers_of(pool)
    assert "step" in pool.run(JOB)
    assert workers_of(pool) == [first]


def test_processes_can_be_started_before_they_are_needed(pool):
    pool.warm_up()
    (first,) = workers_of(pool)
    assert "step" in pool.run(JOB)
    assert workers_of(pool) == [first]


def test_a_search_beyond_its_budget_is_ended_and_the_next_one_works(pool):
    pool.run(JOB)
    (worker,) = workers_of(pool)
    os.kill(worker.process.pid, signal.SIGSTOP)
    pool._budget = 0.2
    with pytest.raises(TimedOut):
        pool.run(JOB)
    assert worker.process.returncode == -signal.SIGKILL
    pool._budget = 20
    assert "step" in pool.run(JOB)


def test_a_process_that_died_is_replaced(pool):
    pool.run(JOB)
    (worker,) = workers_of(pool)
    worker.process.kill()
    worker.process.wait()
    assert "step" in pool.run(JOB)


def test_a_process_that_dies_at_work_is_told_and_replaced(pool):
    pool.run(JOB)
    (worker,) = workers_of(pool)
    os.kill(worker.process.pid, signal.SIGSTOP)
    killer = threading.Timer(0.2, worker.process.kill)
    killer.start()
    with pytest.raises(WorkerDied):
        pool.run(JOB)
    killer.join()
    assert "step" in pool.run(JOB)


def test_a_full_queue_says_busy(pool):
    pool.run(JOB)
    (worker,) = workers_of(pool)
    os.kill(worker.process.pid, signal.SIGSTOP)
    waiting = threading.Thread(target=pool.run, args=(JOB,))
    waiting.start()
    time.sleep(0.05)
    with pytest.raises(Busy):
        pool.run(JOB)
    os.kill(worker.process.pid, signal.SIGCONT)
    waiting.join()


def test_a_process_leaves_when_its_server_is_gone(pool):
    pool.run(JOB)
    (worker,) = workers_of(pool)
    worker.connection.close()
    assert worker.process.wait(5) == 0


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

    whole = pool.run(job, on_progress=nobody_leaves, owner="player")["path"]
    stopped = pool.run(job, on_progress=lambda _: pool.cancel("player"), owner="player")["path"]
    assert len(stopped) < len(whole)
    # What comes too late is not taken for a job.
    assert "step" in pool.run(JOB)
