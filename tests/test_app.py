"""Starting the app: both ways in, a taken port, senseless settings.

How it runs and ends in every mode is shown in web/test_leaving.py.
"""

import os
import subprocess
import sys

import pytest
import requests

from sudoku_helper.cli import main
from sudoku_helper.web.serving import serve
from tests.tools.patience import PATIENCE
from tests.tools.processes import wait_until
from tests.tools.server import PROJECT, AppServer

APP = (sys.executable, "app.py")
SERVE = (sys.executable, "-m", "sudoku_helper", "serve")


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=PROJECT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def assert_one_sentence(ended: subprocess.CompletedProcess[str], *words: str) -> None:
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1
    assert all(word in ended.stderr for word in words)


def test_serve_says_when_it_is_asked_to_stop():
    # It is killed before it has waited so long; that it goes then is told in test_leaving.py.
    server = AppServer(SUDOKU_DRAIN=str(2 * PATIENCE))
    server.command = SERVE
    with server:
        server.process.terminate()
        address = f"{server.url}/healthz"
        assert wait_until(lambda: requests.get(address, timeout=PATIENCE).status_code == 503)
        server.kill()


def test_taken_port_is_one_clear_sentence(server):
    ended = run(*APP, PORT=str(server.port), HOST="127.0.0.1")
    assert_one_sentence(
        ended, f"{server.port} on 127.0.0.1 is taken; choose another: make run PORT="
    )


def test_the_port_of_the_command_comes_before_that_of_the_environment(server):
    ended = run(*SERVE, "--port", str(server.port), "--host", "localhost", PORT="1", HOST="none")
    assert_one_sentence(ended, f"{server.port} on localhost is taken", "serve --port")


@pytest.mark.parametrize("command", [APP, SERVE], ids=["app.py", "serve"])
def test_senseless_mode_is_one_clear_sentence(command):
    assert_one_sentence(run(*command, ASYNC_MODE="asyncio"), repr("asyncio"))


@pytest.mark.parametrize(
    ("async_mode", "package"),
    [("eventlet", "eventlet"), ("threading", "cheroot"), ("gevent", "gevent")],
)
def test_missing_server_is_one_clear_sentence(async_mode, package):
    start = "import runpy; runpy.run_path('app.py', run_name='__main__')"
    without = f"import sys; sys.modules[{package!r}] = None"
    ended = run(sys.executable, "-c", f"{without}; {start}", ASYNC_MODE=async_mode)
    assert_one_sentence(ended, f"ASYNC_MODE={async_mode}", f"pip install {package}")


@pytest.mark.parametrize(
    "environment",
    [
        {"PORT": "none"},
        {"PORT": "0"},
        {"PORT": "70000"},
        {"SUDOKU_LOG_LEVEL": "loud"},
        {"SUDOKU_DRAIN": "-1"},
        {"SUDOKU_BUDGET": "nan"},
        {"SUDOKU_THREADS": "0"},
    ],
)
def test_senseless_setting_is_one_clear_sentence(monkeypatch, server, environment):
    ((name, value),) = environment.items()
    monkeypatch.setenv("PORT", "65535")
    monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit) as ended:
        serve("threading")
    assert repr(value) in ended.value.code
    assert len(ended.value.code.splitlines()) == 1


@pytest.mark.parametrize("port", ["none", "0", "99999"])
def test_senseless_port_of_the_command_is_one_clear_sentence(monkeypatch, port):
    monkeypatch.setattr("os.execve", serve_here)
    with pytest.raises(SystemExit, match="from 1 to 65535") as ended:
        main(["serve", "--port", port])
    assert repr(port) in str(ended.value)
    assert len(str(ended.value).splitlines()) == 1


def serve_here(_: str, command: list[str], environment: dict[str, str]) -> None:
    """What the program that takes the place of this one would do."""
    assert command[-1].endswith("app.py")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PORT", environment["PORT"])
        serve("threading")
