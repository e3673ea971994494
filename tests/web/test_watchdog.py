"""Signs of life for systemd, from a real server to a real socket."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests

from sudoku_helper.web.watchdog import USUAL_PAUSE, pause
from tests.tools.modes import first_mode
from tests.tools.patience import PATIENCE
from tests.tools.processes import children_of, state_of, wait_until
from tests.tools.server import HELP, AppServer, PlayerClient
from tests.tools.systemd import Listener


@first_mode
def test_ready_alive_and_leaving_are_told(async_mode):
    with Listener() as systemd, AppServer(async_mode, **systemd.environment) as server:
        first = []
        assert wait_until(lambda: first.extend(systemd.heard()) or len(first) >= 3)
        assert first[:3] == ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]
        server.process.terminate()
        assert systemd.hears("STOPPING=1")
        assert server.process.wait(PATIENCE) == 0


@pytest.fixture(scope="module")
def beside() -> Iterator[Listener]:
    """What a server that is well says, as often as the others should."""
    with Listener(abstract=True) as systemd, AppServer(**systemd.environment):
        assert systemd.hears("READY=1")
        yield systemd


def several_are_due(beside: Listener) -> None:
    """Wait until a server that is well has given several signs of life."""
    beside.heard()
    assert all(beside.hears("WATCHDOG=1") for _ in range(3))


def test_a_socket_that_is_no_file_is_found_as_well(beside):
    assert beside.hears("WATCHDOG=1")


def test_a_server_that_hangs_gives_no_sign_of_life(beside):
    with Listener() as systemd, AppServer(**systemd.environment) as server:
        assert systemd.hears("WATCHDOG=1")
        server.process.send_signal(signal.SIGSTOP)
        threads = [int(each.name) for each in Path(f"/proc/{server.process.pid}/task").iterdir()]
        assert wait_until(lambda: {state_of(thread) for thread in threads} == {"T"})
        systemd.heard()
        several_are_due(beside)
        assert systemd.heard() == []
        server.process.send_signal(signal.SIGCONT)
        assert systemd.hears("WATCHDOG=1")


class BrokenServer(AppServer):
    """A server that finds no interpreter for its search processes but one that a test has made."""

    def __init__(self, folder: Path, async_mode: str, **environment: str) -> None:
        super().__init__(async_mode, log=folder / "log", **environment)
        self.python = folder / "bin" / "python3"
        self.python.parent.mkdir()
        self.python.write_text("")
        start = "import runpy; runpy.run_path('app.py', run_name='__main__')"
        lost = f"import sys; sys.executable = ''; sys.prefix = {str(folder)!r}"
        self.command = (sys.executable, "-c", f"{lost}; {start}")

    def answers(self) -> bool:
        """Whether it answers at all."""
        try:
            return bool(self.status)
        except requests.ConnectionError:
            return False

    @property
    def status(self) -> int:
        return requests.get(f"{self.url}/healthz", timeout=PATIENCE).status_code

    @property
    def complaints(self) -> list[str]:
        return self.log.read_text().splitlines()


@first_mode
def test_a_server_that_cannot_search_says_why_and_gives_no_sign_of_life(
    async_mode, tmp_path, beside
):
    with Listener() as systemd, BrokenServer(tmp_path, async_mode, **systemd.environment) as server:
        assert systemd.hears("READY=1")
        assert wait_until(lambda: server.status == 503)
        with PlayerClient() as client:
            client.connect(server.url)
            answers = [client.call("help", HELP, timeout=PATIENCE) for _ in range(3)]
        assert {answer["code"] for answer in answers} == {"internal"}
        systemd.heard()
        several_are_due(beside)
        assert systemd.heard() == []
        (reason,) = [line for line in server.complaints if "ERROR sudoku_helper" in line]
        assert reason.endswith(f"with {server.python}: Permission denied")
        assert not any("Traceback" in line for line in server.complaints)
        # The operator puts it right, and the server finds out by itself.
        server.python.unlink()
        server.python.symlink_to(sys.executable)
        assert systemd.hears("WATCHDOG=1")
        assert server.status == 200


@first_mode
@pytest.mark.parametrize(
    ("script", "reason"),
    [
        (
            "echo one >&2; echo the library is missing >&2; echo >&2; exit 3",
            "the library is missing",
        ),
        ("exit 3", "ended with exit code 3"),
        ("printf %1000s | tr ' ' x >&2", "x" * 200),
    ],
)
def test_the_last_words_of_a_search_process_are_the_reason(async_mode, tmp_path, script, reason):
    server = BrokenServer(tmp_path, async_mode)
    server.python.write_text(f"#!/bin/sh\n{script}\n")
    server.python.chmod(0o755)
    with server:
        assert wait_until(lambda: server.status == 503)
        (line,) = server.complaints
        assert line.endswith(f" with {server.python}: {reason}")


@first_mode
def test_what_a_search_process_complains_of_later_is_in_the_log(async_mode, tmp_path):
    with AppServer(async_mode, log=tmp_path / "log", PYTHONFAULTHANDLER="1") as server:
        with PlayerClient() as client:
            client.connect(server.url)
            assert "step" in client.call("help", HELP, timeout=PATIENCE)
        (worker,) = children_of(server.process.pid)
        os.kill(worker, signal.SIGABRT)
        assert wait_until(lambda: "Fatal Python error: Aborted" in server.log.read_text())


def test_the_pause_is_half_of_the_patience_of_systemd():
    assert pause({}) == USUAL_PAUSE
    assert pause({"WATCHDOG_USEC": "30000000"}) == 15
    assert pause({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": str(os.getpid())}) == 15
    assert pause({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "1"}) == USUAL_PAUSE
    assert pause({"WATCHDOG_USEC": "0"}) == USUAL_PAUSE
    assert pause({"WATCHDOG_USEC": "soon"}) == USUAL_PAUSE
