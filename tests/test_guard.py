"""What the processes of a run share, and that a run which is killed leaves nothing behind."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.tools.guard import OWNER
from tests.tools.patience import PATIENCE
from tests.tools.processes import state_of, wait_until
from tests.tools.server import PROJECT, SharedServer

# It stands for a worker of pytest: what it starts leaves it and its group, as Apache does.
RUN = """
import subprocess, sys
from tests.tools.guard import guard_this_process
guard_this_process()
subprocess.run(["setsid", "--fork", "sh", "-c", f"echo $$ >{sys.argv[1]}; exec sleep 1000"])
sys.stdin.read()
"""


def test_what_a_killed_run_has_started_ends_with_it(tmp_path):
    left = tmp_path / "pid"
    with subprocess.Popen(
        [sys.executable, "-c", RUN, left],
        cwd=PROJECT,
        stdin=subprocess.PIPE,
    ) as run:
        assert wait_until(lambda: left.exists() and left.read_text().strip())
        started = int(left.read_text())
        assert state_of(started) != "Z"
        run.send_signal(signal.SIGKILL)
        assert run.wait(PATIENCE) == -signal.SIGKILL
    assert wait_until(lambda: state_of(started) == "Z")


def test_this_run_is_guarded():
    assert os.environ[OWNER].startswith(f"{os.getpid()}-")
    child = subprocess.run(["printenv", OWNER], capture_output=True, text=True)
    assert child.stdout.strip() == os.environ[OWNER]
    assert Path(f"/proc/{os.environ[OWNER].partition('-')[0]}").exists()


def test_all_workers_share_one_server(server, run_folder):
    with SharedServer(run_folder, os.environ[OWNER]) as joined:
        assert joined.port == server.port
        assert joined.process is None
    assert server.answers()
