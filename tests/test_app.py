"""Starting the app: both ways in, every server mode, a taken port, senseless settings, the end."""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request

import pytest

from tests.tools.server import PROJECT, AppServer

APP = (sys.executable, "app.py")
SERVE = (sys.executable, "-m", "sudoku_helper", "serve")

every_way_in = pytest.mark.parametrize(
    ("command", "async_mode"),
    [(APP, "eventlet"), (APP, "threading"), (APP, "gevent"), (SERVE, "eventlet")],
    ids=["app.py", "app.py with threads", "app.py with gevent", "serve"],
)


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=PROJECT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


def assert_one_sentence(ended: subprocess.CompletedProcess[str], *words: str) -> None:
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1
    assert all(word in ended.stderr for word in words)


def server_of(command, async_mode, **environment) -> AppServer:
    server = AppServer(async_mode, **environment)
    server.command = command
    return server


@every_way_in
def test_starts_and_ends_quietly(command, async_mode):
    with server_of(command, async_mode) as server:
        process = server.process
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0


def test_serve_says_when_it_is_asked_to_stop_and_goes_when_balancers_have_noticed():
    with server_of(SERVE, "eventlet", SUDOKU_DRAIN="1.5") as server:
        server.process.terminate()
        end = time.monotonic() + 10
        while (status := status_of(f"{server.url}/healthz")) == 200 and time.monotonic() < end:
            time.sleep(0.05)
        assert status == 503
        assert server.process.wait(10) == 0


def status_of(address: str) -> int:
    try:
        with urllib.request.urlopen(address, timeout=5) as reply:
            return reply.status
    except urllib.error.HTTPError as refused:
        return refused.code


@pytest.mark.parametrize(
    ("command", "async_mode"), [(APP, "eventlet"), (APP, "threading"), (SERVE, "eventlet")]
)
def test_taken_port_is_one_clear_sentence(server, command, async_mode):
    ended = run(*command, PORT=str(server.port), HOST="127.0.0.1", ASYNC_MODE=async_mode)
    assert_one_sentence(
        ended, f"{server.port} on 127.0.0.1 is taken; choose another: make run PORT="
    )


def test_the_port_of_the_command_comes_before_that_of_the_environment(server):
    ended = run(*SERVE, "--port", str(server.port), "--host", "localhost", PORT="1", HOST="none")
    assert_one_sentence(ended, f"{server.port} on localhost is taken", "serve --port")


@pytest.mark.parametrize("port", ["none", "0", "99999"])
def test_senseless_port_of_the_command_is_one_clear_sentence(port):
    assert_one_sentence(run(*SERVE, "--port", port), "from 1 to 65535", repr(port))


@pytest.mark.parametrize(
    ("command", "environment"),
    [
        (APP, {"PORT": "none"}),
        (APP, {"PORT": "0"}),
        (APP, {"PORT": "70000"}),
        (APP, {"ASYNC_MODE": "asyncio"}),
        (APP, {"SUDOKU_LOG_LEVEL": "loud"}),
        (APP, {"SUDOKU_DRAIN": "-1"}),
        (APP, {"SUDOKU_BUDGET": "nan"}),
        (SERVE, {"ASYNC_MODE": "asyncio"}),
        (SERVE, {"SUDOKU_BUDGET": "nan"}),
    ],
)
def test_senseless_setting_is_one_clear_sentence(command, environment):
    (value,) = environment.values()
    assert_one_sentence(run(*command, **environment), repr(value))
