"""The end of a server: nothing lost, nobody left over."""

import os
import signal
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests

from tests.tools.modes import every_mode, first_mode
from tests.tools.patience import PATIENCE
from tests.tools.processes import only_search_of, searching_for, state_of, wait_until
from tests.tools.server import HELP, AppServer, PlayerClient


def is_leaving(server: AppServer) -> bool:
    """Whether the server tells balancers to send nobody any more."""
    return requests.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 503


def assert_gone(workers: list[int]) -> None:
    """One that is still being started leaves only then."""
    assert workers
    assert wait_until(lambda: all(state_of(worker) == "Z" for worker in workers))


@first_mode
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=lambda how: how.name)
def test_no_search_process_outlives_its_server(async_mode, how):
    with AppServer(async_mode) as server, PlayerClient() as client:
        client.connect(server.url)
        assert "step" in client.call("help", HELP, timeout=PATIENCE)
        workers = searching_for(server.process.pid)
        server.process.send_signal(how)
        assert server.process.wait(PATIENCE) == (-signal.SIGKILL if how == signal.SIGKILL else 0)
        assert_gone(workers)


@first_mode
def test_a_server_that_nobody_uses_leaves_as_well(async_mode):
    with AppServer(async_mode) as server:
        process = server.process
        assert wait_until(lambda: searching_for(process.pid))
        workers = searching_for(process.pid)
        # Everything sleeps when the search process stands and nothing is left to do.
        assert wait_until(lambda: {state_of(pid) for pid in (process.pid, *workers)} == {"S"})
        process.terminate()
        assert process.wait(PATIENCE) == 0
        assert_gone(workers)


@every_mode
def test_a_running_search_is_finished_before_the_end(async_mode):
    with (
        AppServer(async_mode, SUDOKU_METRICS="yes") as server,
        PlayerClient() as client,
        ThreadPoolExecutor(1) as thread,
    ):
        client.connect(server.url)
        client.call("help", HELP, timeout=PATIENCE)
        worker = only_search_of(server.process.pid)
        os.kill(worker, signal.SIGSTOP)
        asking = thread.submit(client.call, "help", HELP)
        assert wait_until(
            lambda: (
                "sudoku_running 1" in requests.get(f"{server.url}/metrics", timeout=PATIENCE).text
            )
        )
        server.process.terminate()
        assert wait_until(lambda: is_leaving(server))
        assert server.process.poll() is None
        os.kill(worker, signal.SIGCONT)
        assert "step" in asking.result(PATIENCE)
        assert server.process.wait(PATIENCE) == 0
        assert_gone([worker])


def test_a_server_about_to_leave_says_so_and_still_answers(tmp_path):
    # It is killed before it has waited so long.
    with (
        AppServer(SUDOKU_DRAIN=str(2 * PATIENCE), log=tmp_path / "log") as server,
        PlayerClient() as client,
    ):
        client.connect(server.url)
        server.process.terminate()
        assert wait_until(lambda: is_leaving(server))
        assert "step" in client.call("help", HELP, timeout=PATIENCE)
        server.kill()
        assert server.log.read_text() == "", "nothing is logged by default"


def test_it_goes_when_balancers_have_noticed():
    with AppServer(SUDOKU_DRAIN="0.1") as server:
        server.process.terminate()
        assert server.process.wait(PATIENCE) == 0
