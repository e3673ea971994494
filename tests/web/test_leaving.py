"""The end of a server, its log and its numbers: nothing lost, nobody left over, nothing told."""

import signal
import subprocess
import threading
import time
from pathlib import Path

import pytest
import requests

from tests.positions import PUZZLE
from tests.tools.server import HELP, AppServer, PlayerClient


def children_of(process: subprocess.Popen[bytes]) -> list[int]:
    tasks = Path(f"/proc/{process.pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_until(condition, seconds: float = 10) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("async_mode", ["eventlet", "threading", "gevent"])
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_no_search_process_outlives_its_server(async_mode, how):
    with AppServer(async_mode) as server, PlayerClient() as client:
        client.connect(server.url)
        assert "step" in client.call("help", HELP, timeout=20)
        workers = children_of(server.process)
        assert workers
        server.process.send_signal(how)
        code = server.process.wait(15)
        assert code == (-signal.SIGKILL if how == signal.SIGKILL else 0)
        # One that is still being started leaves only then.
        assert wait_until(lambda: not any(map(is_running, workers)), 30)


@pytest.mark.parametrize("async_mode", ["eventlet", "threading", "gevent"])
def test_a_server_that_nobody_uses_leaves_as_well(async_mode):
    with AppServer(async_mode) as server:
        time.sleep(3)  # until its search processes stand and nothing is left to do
        server.process.terminate()
        assert server.process.wait(10) == 0


@pytest.mark.parametrize("async_mode", ["eventlet", "threading"])
def test_a_running_search_is_finished_before_the_end(async_mode):
    with AppServer(async_mode, SUDOKU_WORKERS="1") as server, PlayerClient() as client:
        client.connect(server.url)
        client.call("help", HELP, timeout=20)
        (worker,) = children_of(server.process)
        subprocess.run(["kill", "-STOP", str(worker)], check=True)
        answers = []
        asking = threading.Thread(target=lambda: answers.append(client.call("help", HELP)))
        asking.start()
        time.sleep(0.5)
        server.process.terminate()
        time.sleep(0.5)
        assert server.process.poll() is None
        subprocess.run(["kill", "-CONT", str(worker)], check=True)
        asking.join(20)
        assert "step" in answers[0]
        assert server.process.wait(10) == 0


def test_a_server_about_to_leave_says_so_and_still_answers():
    with AppServer(SUDOKU_DRAIN="1.5") as server, PlayerClient() as client:
        client.connect(server.url)
        server.process.terminate()
        assert wait_until(
            lambda: requests.get(f"{server.url}/healthz", timeout=5).status_code == 503
        )
        assert "step" in client.call("help", HELP, timeout=20)
        assert server.process.wait(10) == 0


def logged(server: AppServer) -> str:
    with PlayerClient() as client:
        client.connect(server.url)
        client.call("help", HELP, timeout=20)
        client.call("help", {"board": 7}, timeout=20)
    requests.get(f"{server.url}/?board={PUZZLE}", timeout=5)
    server.stop()
    return server.log.read_text()


def test_one_line_for_each_request_without_address_or_puzzle(tmp_path):
    log = tmp_path / "log"
    with AppServer(SUDOKU_LOG_LEVEL="info", log=log) as server:
        text = logged(server)
    assert text.count("event=help outcome=ok milliseconds=") == 1
    assert text.count("event=help outcome=bad-request milliseconds=") == 1
    assert text.count("page=/ status=200 milliseconds=") == 1
    assert "127.0.0.1" not in text
    assert PUZZLE not in text


def test_nothing_is_logged_by_default(tmp_path):
    with AppServer(log=tmp_path / "log") as server:
        assert logged(server) == ""


def test_a_full_disk_for_the_log_stops_nobody():
    full = Path("/dev/full")
    with AppServer(SUDOKU_LOG_LEVEL="INFO", log=full) as server, PlayerClient() as client:
        client.connect(server.url)
        assert "step" in client.call("help", HELP, timeout=20)


def test_metrics_are_off_unless_asked_for(server):
    assert requests.get(f"{server.url}/metrics", timeout=5).status_code == 404


def test_metrics_are_for_this_machine_only():
    with AppServer(SUDOKU_METRICS="yes", SUDOKU_BEHIND_PROXY="yes") as server:
        with PlayerClient() as client:
            client.connect(server.url)
            client.call("help", HELP, timeout=20)
            text = requests.get(f"{server.url}/metrics", timeout=5).text
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        answer = requests.get(f"{server.url}/metrics", headers=elsewhere, timeout=5)
    assert answer.status_code == 404
    assert "sudoku_connections 1" in text
    assert 'sudoku_answers_total{event="help",outcome="ok"} 1' in text
    assert 'sudoku_answer_seconds_count{event="help"} 1' in text


def test_too_many_connections_of_one_address_are_refused():
    with AppServer(SUDOKU_CONNECTIONS_PER_ADDRESS="3") as server:
        address = f"{server.url}/socket.io/?EIO=4&transport=polling"
        codes = [requests.get(address, timeout=5).status_code for _ in range(5)]
    assert codes == [200, 200, 200, 401, 401]


def test_behind_a_proxy_each_player_has_an_address():
    limit = {"SUDOKU_CONNECTIONS_PER_ADDRESS": "1", "SUDOKU_BEHIND_PROXY": "yes"}
    with AppServer(**limit) as server:
        address = f"{server.url}/socket.io/?EIO=4&transport=polling"
        codes = [
            requests.get(address, headers={"X-Forwarded-For": who}, timeout=5).status_code
            for who in ("192.0.2.1", "192.0.2.2", "192.0.2.1")
        ]
    assert codes == [200, 200, 401]


def test_the_work_of_one_address_is_limited():
    with AppServer(SUDOKU_WORK_PER_MINUTE="0.001") as server, PlayerClient() as client:
        client.connect(server.url)
        assert "step" in client.call("help", HELP, timeout=20)
        answer = client.call("help", HELP, timeout=20)
    assert answer["code"] == "too-fast"
    assert answer["retry_after"] > 0


def test_https_only_is_an_option(server):
    assert "Strict-Transport-Security" not in requests.get(server.url, timeout=5).headers
    with AppServer(SUDOKU_STRICT_TRANSPORT="yes") as strict:
        answer = requests.get(strict.url, timeout=5)
    assert answer.headers["Strict-Transport-Security"].startswith("max-age=")
