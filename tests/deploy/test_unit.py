"""The unit of systemd: what it forbids, and that the app runs all the same.

systemd itself does not run where tests do; its own tool judges the unit, and a process that has given up what
the unit forbids shows that nothing of it is missed.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import requests

from sudoku_helper.events.worker import COURTESY
from sudoku_helper.starters import HARDEST
from tests.tools.attacks import ALL_BUT_TRIAL, BOOKLET
from tests.tools.confined import ANALYZE
from tests.tools.modes import first_mode
from tests.tools.patience import PATIENCE
from tests.tools.server import HELP, PROJECT, AppServer, PlayerClient
from tests.tools.systemd import Listener

HIGHEST_EXPOSURE = 2.0
LONG_WAY = {"board": HARDEST[0].board, "off": ALL_BUT_TRIAL}
EVIL_BOOKLET = {**BOOKLET, "levels": {"evil": 1}, "hints": True, "seed": "K7QN"}
WRITTEN_AND_EXECUTED = "import mmap; mmap.mmap(-1, 4096, prot=7)"


@pytest.fixture
def write_unit(sites, tmp_path):
    """Writes the unit of a site whose folder is there."""
    if not Path(ANALYZE).exists():
        pytest.skip("systemd-analyze is missing; to install: sudo apt-get install systemd")

    def write(kind="proxy", **wishes):
        (tmp_path / "app").mkdir()
        python = tmp_path / "venv" / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.symlink_to(sys.executable)
        unit = tmp_path / "sudoku-helper@.service"
        unit.write_text(sites.render_unit(sites.Site(kind, tmp_path, **wishes)))
        return unit

    return write


def analyze(*words):
    done = subprocess.run([ANALYZE, "--no-pager", *words], capture_output=True, text=True)
    return done.stdout + done.stderr


@pytest.mark.parametrize("listen", ["127.0.0.1", "10.0.0.2"])
def test_the_unit_leaves_little_to_an_intruder(write_unit, listen):
    unit = write_unit(listen=listen)
    exposure = re.search(
        r"exposure level for .*: ([\d.]+)", analyze("security", "--offline=true", unit)
    )
    assert float(exposure[1]) < HIGHEST_EXPOSURE


@pytest.mark.parametrize("wishes", [{}, {"host": "a.example", "listen": "10.0.0.2"}])
def test_systemd_understands_every_line(write_unit, wishes):
    assert analyze("verify", write_unit(**wishes)) == ""


def test_only_this_machine_reaches_a_process_that_listens_to_it_alone(write_unit):
    assert "IPAddressDeny=any\nIPAddressAllow=localhost\n" in write_unit().read_text()


def test_processes_that_other_machines_reach_are_open_to_them(write_unit):
    assert "IPAddress" not in write_unit("processes", listen="10.0.0.2").read_text()


@pytest.mark.parametrize(
    ("wishes", "memory", "tasks", "workers"),
    [
        ({"kind": "proxy", "players": 1000}, 680, 48, 4),
        ({"kind": "balancer", "players": 1000}, 520, 40, 2),
        ({"kind": "proxy", "players": 5000}, 1480, 48, 4),
        ({"kind": "proxy", "players": 1000, "settings": {"SUDOKU_WORKERS": "16"}}, 1640, 96, 16),
        ({"kind": "proxy", "players": 1000, "settings": {"SUDOKU_WORKERS": "many"}}, 680, 48, 4),
        ({"kind": "proxy", "players": 100, "settings": {"ASYNC_MODE": "threading"}}, 500, 448, 4),
        (
            {
                "kind": "proxy",
                "players": 100,
                "settings": {"ASYNC_MODE": "threading", "SUDOKU_THREADS": "300"},
            },
            *(500, 548, 4),
        ),
    ],
)
def test_memory_and_threads_are_limited_by_what_is_needed(
    write_unit, wishes, memory, tasks, workers
):
    unit = write_unit(**wishes).read_text()
    assert f"MemoryMax={memory}M\n" in unit
    assert f"TasksMax={tasks}\n" in unit
    assert f"SUDOKU_WORKERS={workers}\n" in unit
    settings = wishes.get("settings", {})
    threads = settings.get("SUDOKU_THREADS", 2 * wishes["players"])
    assert f"SUDOKU_THREADS={threads}\n" in unit


def confined(unit, *command):
    return (sys.executable, "-m", "tests.tools.confined", unit, sys.executable, *command)


@pytest.mark.parametrize(
    "program",
    [
        "import os; os.sched_setaffinity(0, {0})",
        "import os; os.chown('.', 0, 0)",
        WRITTEN_AND_EXECUTED,
    ],
)
def test_what_the_unit_forbids_is_refused(write_unit, program):
    done = subprocess.run(confined(write_unit(), "-c", program), capture_output=True, text=True)
    assert done.returncode == 1
    assert "PermissionError" in done.stderr


@first_mode
def test_the_app_misses_nothing_that_the_unit_forbids(write_unit, async_mode):
    with Listener() as systemd:
        server = AppServer(async_mode, SUDOKU_METRICS="yes", **systemd.environment)
        server.command = confined(write_unit(), "app.py")
        with server, PlayerClient() as client:
            client.connect(server.url)
            assert "step" in client.call("help", HELP, timeout=PATIENCE)
            assert "step" in client.call("help", {**HELP, "patient": True}, timeout=PATIENCE)
            assert client.call("path", LONG_WAY, timeout=PATIENCE)["path"]
            assert client.call("booklet", EVIL_BOOKLET, timeout=PATIENCE)["pdf"]
            assert systemd.hears("WATCHDOG=1")
            numbers = requests.get(f"{server.url}/metrics", timeout=PATIENCE).text
    went_on_as_long_ones = re.search(r'worker_restarts_total\{reason="long"\} (\d+)', numbers)[1]
    assert int(went_on_as_long_ones) >= 1


@pytest.mark.parametrize(
    ("forbidden", "courtesy"), [("", COURTESY), ("SystemCallFilter=~setpriority\n", 0)]
)
def test_a_long_search_stands_back_where_it_may_and_goes_on_where_it_may_not(
    write_unit, forbidden, courtesy
):
    unit = write_unit()
    unit.write_text(unit.read_text() + forbidden)
    program = (
        "import os; from sudoku_helper.events.worker import stand_back; "
        "own = lambda: os.getpriority(os.PRIO_PROCESS, 0); "
        "before = own(); stand_back(); print(own() - before)"
    )
    done = subprocess.run(
        confined(unit, "-c", program), capture_output=True, text=True, cwd=PROJECT
    )
    assert done.stdout == f"{courtesy}\n", done.stderr
