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

from sudoku_helper.events import Event, worker
from sudoku_helper.events.frames import receive_frame
from sudoku_helper.events.helping import read_help
from sudoku_helper.events.protocol import read_steps
from sudoku_helper.starters import HARDEST
from sudoku_helper.web import nursery
from sudoku_helper.web.monitor import Monitor
from sudoku_helper.web.nursery import WorkerDied
from sudoku_helper.web.pool import Asker, Busy, TimedOut, Unwanted, WorkerPool
from tests.positions import PUZZLE
from tests.tools.attacks import ALL_BUT_TRIAL
from tests.tools.patience import PATIENCE
from tests.tools.processes import children_of, kill, processes_of, state_of, wait_until
from tests.tools.server import PROJECT

JOB = ("help", read_help({"board": PUZZLE}))
LONG_JOB = ("path", read_steps({"board": HARDEST[0].board, "off": ALL_BUT_TRIAL}))
PLAYER = Asker("player")
PATIENT = 2.0
"""Searches long from the beginning."""


@pytest.fixture(scope="module")
def pool():
    made = WorkerPool(workers=1, budget=20, queue_wait=0.2)
    yield made
    made.close()


def nurseries():
    """The nurseries of this process, which has no other children that search."""
    return [pid for pid in children_of(os.getpid()) if searches(pid)]


def search_processes():
    """The search processes that there are, whichever pool they belong to."""
    return [pid for nursery in nurseries() for pid in children_of(nursery)]


def only_process():
    """The one search process that there is; another one may be leaving just now."""
    assert wait_until(lambda: len(search_processes()) == 1)
    return search_processes()[0]


def searches(pid):
    try:
        return b"sudoku_helper.events.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:
        return False


@pytest.fixture
def stopped(pool):
    """The process of the pool, which does nothing any more until it may go on."""
    pool.run(JOB, PLAYER)
    process = only_process()
    os.kill(process, signal.SIGSTOP)
    assert wait_until(lambda: state_of(process) == "T")
    yield process
    kill(process, signal.SIGCONT)


def test_answers_a_job_and_keeps_the_process(pool):
    assert "step" in pool.run(JOB, PLAYER)
    first = search_processes()
    assert "step" in pool.run(JOB, PLAYER)
    assert search_processes() == first


def test_processes_can_be_started_before_they_are_needed():
    before = search_processes()
    pool = WorkerPool(workers=1, budget=20, queue_wait=0.2)
    pool.warm_up()
    first = search_processes()
    assert len(first) == len(before) + 1
    assert "step" in pool.run(JOB, PLAYER)
    assert search_processes() == first
    pool.close()
    assert wait_until(lambda: search_processes() == before)


def test_a_search_beyond_its_budget_is_ended_and_the_next_one_works(pool, stopped):
    with pytest.raises(TimedOut):
        pool.run(JOB, PLAYER, patience=0.01)
    assert wait_until(lambda: search_processes() == [])
    assert "step" in pool.run(JOB, PLAYER)


def test_a_process_that_died_is_replaced(pool):
    pool.run(JOB, PLAYER)
    process = only_process()
    os.kill(process, signal.SIGKILL)
    assert wait_until(lambda: state_of(process) == "Z")
    assert "step" in pool.run(JOB, PLAYER)
    assert search_processes() != [process]


def test_a_short_search_whose_process_dies_is_searched_again(pool, stopped):
    with ThreadPoolExecutor(1) as thread:
        asking = thread.submit(pool.run, JOB, PLAYER)
        assert wait_until(lambda: is_full(pool))
        os.kill(stopped, signal.SIGKILL)
        assert "step" in asking.result()


def test_a_long_search_whose_process_dies_is_told(pool, stopped):
    with ThreadPoolExecutor(1) as thread:
        asking = thread.submit(pool.run, JOB, PLAYER, PATIENT)
        assert wait_until(lambda: is_full(pool))
        os.kill(stopped, signal.SIGKILL)
        with pytest.raises(WorkerDied):
            asking.result()
    assert "step" in pool.run(JOB, PLAYER)


def is_full(pool):
    """Whether every process is at work, as somebody who asks is told; no job is begun."""
    try:
        pool.run(JOB, Asker("somebody", is_here=lambda: False))
    except Busy:
        return True
    except Unwanted:
        return False


def test_a_full_queue_says_busy(pool, stopped):
    with ThreadPoolExecutor(1) as thread:
        waiting = thread.submit(pool.run, JOB, PLAYER)
        assert wait_until(lambda: is_full(pool))
        with pytest.raises(Busy):
            pool.run(JOB, PLAYER)
        os.kill(stopped, signal.SIGCONT)
        assert "step" in waiting.result()


def test_every_process_leaves_when_its_server_is_gone():
    server, process = socket.socketpair()
    command = [sys.executable, "-m", "sudoku_helper.events.worker"]
    with subprocess.Popen(command, stdin=process.fileno(), cwd=PROJECT) as nursery, server:
        process.close()
        receive_frame(server)
        ours, theirs = socket.socketpair()
        with ours, theirs:
            socket.send_fds(server, [b"+"], [theirs.fileno()])
            theirs.close()
            _, search = receive_frame(ours)
            assert processes_of(nursery.pid) == [nursery.pid, search]
        assert wait_until(lambda: state_of(search) == "Z")
        server.close()
        assert nursery.wait(PATIENCE) == 0


def test_a_nursery_that_died_is_replaced(pool):
    pool.run(JOB, PLAYER)
    (nursery,), process = nurseries(), only_process()
    for pid in (nursery, process):
        os.kill(pid, signal.SIGKILL)
    assert wait_until(lambda: state_of(process) == "Z")
    assert "step" in pool.run(JOB, PLAYER)
    assert nurseries() != [nursery]


@pytest.fixture
def hung(monkeypatch):
    """A pool whose nursery hangs, and whose search processes are gone."""
    monkeypatch.setattr(nursery, "SPLIT_LIMIT", 0.5)
    pool = WorkerPool(workers=2, budget=PATIENCE, queue_wait=PATIENCE)
    others = nurseries()
    pool.warm_up()
    (hanging,) = {*nurseries()} - {*others}
    kill(hanging, signal.SIGSTOP)
    assert wait_until(lambda: state_of(hanging) == "T")
    for pid in children_of(hanging):
        kill(pid, signal.SIGKILL)
    assert wait_until(lambda: not any(worker.is_alive for worker in pool._idle))
    yield pool
    pool.close()
    assert state_of(hanging) == "Z"


def test_a_nursery_that_hangs_is_replaced_and_every_question_answered(hung):
    with ThreadPoolExecutor(4) as threads:
        asking = [
            threads.submit(hung.run, JOB, Asker(f"player {each}", f"address {each}"), patience)
            for each, patience in enumerate((1.0, 1.0, PATIENT, PATIENT))
        ]
        assert all("step" in each.result() for each in asking)
    assert hung.is_well


@pytest.mark.sweep
def test_a_server_whose_nursery_hangs_recovers_before_anybody_asks(hung, caplog):
    """In the sweep, as it is rare and begins like the one above."""
    hung.is_well = False
    hung.warm_up()
    assert hung.is_well
    assert "hangs and is replaced" in caplog.messages[0]


def test_a_process_that_searched_long_is_not_used_again(pool):
    pool.run(JOB, PLAYER)
    first = only_process()
    pool.run(JOB, PLAYER, PATIENT)
    assert wait_until(lambda: state_of(first) == "Z")
    assert "step" in pool.run(JOB, PLAYER)


def test_a_search_reports_how_far_it_is():
    server, process = socket.socketpair()
    with server, process:
        worker.report(process, "net", 7)
        assert receive_frame(server) == ("progress", {"stage": "net", "work": 7})


def test_a_search_that_wants_to_end_its_process_is_told_and_does_not(monkeypatch, caplog):
    leaving = Event("help", read_help, lambda _: sys.exit("goodbye"))
    monkeypatch.setattr(worker, "EVENTS", {"help": leaving})
    assert worker.reply(*JOB) == ("failed", None)
    assert [each.getMessage() for each in caplog.records] == ["could not answer help"]


def test_what_takes_long_is_searched_anew_as_a_long_search():
    monitor = Monitor()
    pool = WorkerPool(workers=1, budget=PATIENCE, queue_wait=PATIENCE, monitor=monitor)
    assert pool.run(LONG_JOB, PLAYER)["path"]
    assert 'sudoku_worker_restarts_total{reason="long"} 1' in monitor.text()
    pool.close()


@pytest.fixture
def long_search(pool):
    """A long search that goes on until it is stopped, and who asked for it."""
    reports = threading.Event()
    asker = Asker("thinker", on_progress=lambda _: reports.set())
    with ThreadPoolExecutor(1) as thread:
        asking = thread.submit(pool.run, LONG_JOB, asker, PATIENT)
        assert reports.wait(PATIENCE)
        process = only_process()
        os.kill(process, signal.SIGSTOP)
        assert wait_until(lambda: state_of(process) == "T")
        yield asking
        pool.cancel("thinker")


def test_cancelling_stops_the_long_search_of_its_owner_alone(pool, long_search):
    pool.cancel("somebody else")
    pool.cancel("thinker", "help")
    process = only_process()
    assert state_of(process) == "T"
    pool.cancel("thinker", "path")
    with pytest.raises(Unwanted):
        long_search.result(PATIENCE)
    assert wait_until(lambda: state_of(process) == "Z")
    assert "step" in pool.run(JOB, PLAYER)


def test_what_waits_is_not_begun_for_somebody_who_has_moved_on(pool, long_search):
    with ThreadPoolExecutor(1) as thread:
        waiting = thread.submit(pool.run, JOB, Asker("impatient"), PATIENT)
        assert wait_until(lambda: len(pool._asked) == 2)
        pool.cancel("impatient")
        pool.cancel("thinker")
        with pytest.raises((Unwanted, Busy)):
            waiting.result(PATIENCE)


def test_a_short_search_is_too_short_to_be_stopped(pool, stopped):
    with ThreadPoolExecutor(1) as thread:
        asking = thread.submit(pool.run, JOB, PLAYER)
        assert wait_until(lambda: is_full(pool))
        pool.cancel("player")
        os.kill(stopped, signal.SIGCONT)
        assert "step" in asking.result(PATIENCE)
    assert only_process() == stopped
