"""Starting the app: every server mode, a taken port, settings that make no sense, Ctrl-C."""

import os
import signal
import subprocess
import sys

import pytest

from tests.server import PROJECT, AppServer


def run_app(**environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "app.py"],
        cwd=PROJECT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=30,
    )


@pytest.mark.parametrize("async_mode", ["eventlet", "threading", "gevent"])
def test_starts_and_ends_quietly_in_every_mode(async_mode):
    with AppServer(async_mode) as server:
        process = server.process
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0


@pytest.mark.parametrize("async_mode", ["eventlet", "threading"])
def test_taken_port_is_one_clear_sentence(server, async_mode):
    ended = run_app(PORT=str(server.port), HOST="127.0.0.1", ASYNC_MODE=async_mode)
    assert ended.returncode == 1
    assert ended.stdout == ""
    sentence = f"Port {server.port} on 127.0.0.1 is taken; choose another: make run PORT="
    assert ended.stderr.startswith(sentence)
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "environment",
    [
        {"PORT": "none"},
        {"PORT": "0"},
        {"PORT": "70000"},
        {"ASYNC_MODE": "asyncio"},
        {"SUDOKU_LOG_LEVEL": "loud"},
        {"SUDOKU_DRAIN": "-1"},
        {"SUDOKU_BUDGET": "nan"},
    ],
)
def test_senseless_setting_is_one_clear_sentence(environment):
    ended = run_app(**environment)
    assert ended.returncode == 1
    (value,) = environment.values()
    assert repr(value) in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
