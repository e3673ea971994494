"""What all tests share: the puzzle collections, a running app, and the rule that CI skips nothing."""

import gc
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import is_hypothesis_test

from sudoku_helper.garbage import collect_rarely
from tests.tools.budgets import RoomClock
from tests.tools.guard import OWNER, guard_this_process
from tests.tools.server import AppServer, SharedServer
from tests.tools.share import sweep_begins

TESTS = Path(__file__).parent
PROJECT = TESTS.parent

# For one player one search process is enough, and each takes a while to start.
os.environ.setdefault("SUDOKU_WORKERS", "1")
# All visitors of a run come from one address, and in a few minutes they see every page many times.
os.environ.setdefault("SUDOKU_ADDRESS_WORK_PER_SECOND", "1000")
os.environ.setdefault("SUDOKU_ADDRESS_WORK_BURST", "1000")

# A test in these folders always needs the program that the marker stands for.
MARKER_OF_FOLDER = {"browser": pytest.mark.browser, "deploy": pytest.mark.apache}
DEPLOY = "tests/deploy/"
LONGEST_FIRST = (
    DEPLOY,
    "tests/browser/test_offline.py",
    "tests/browser/test_updates.py",
    "tests/browser/test_notice.py",
    "tests/browser/test_site.py",
    "tests/browser/test_pressing.py",
    "tests/browser/test_photo.py",
    "tests/browser/test_main_ways.py",
    "tests/web/test_watchdog.py",
    "tests/web/test_leaving.py",
    "tests/web/test_pool.py",
    "tests/web/test_guarding.py",
    "tests/web/test_attacks.py",
    "tests/web/test_threads.py",
    "tests/web/test_load.py",
    "tests/web/test_strangers.py",
    "tests/browser/",
)
MUST_RUN_IN_CI = {"browser", "apache", "redis"}


RUN = pytest.StashKey[str]()
"""The owner of what all workers share."""


def pytest_configure(config: pytest.Config) -> None:
    """Leave no Apache, Redis or Chromium behind, however the run ends; and add up what the rooms take."""
    above = guard_this_process()
    if is_sweep(config):
        sweep_begins()
    config.stash[RUN] = above if above and is_worker(config) else os.environ[OWNER]
    if not is_worker(config):
        config.pluginmanager.register(RoomClock())


def is_sweep(config: pytest.Config) -> bool:
    """Whether this is `make sweep`."""
    return config.option.markexpr == "sweep"


def is_worker(config: pytest.Config) -> bool:
    """Whether this is one of the processes that share the tests of a run."""
    return hasattr(config, "workerinput")


@pytest.fixture(scope="session", autouse=True)
def ctrl_c_is_heard() -> None:
    """Processes that tests start must end on SIGINT, also if this run was told to ignore it.

    A shell starts what it runs in the background that way, and every child inherits it.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder with the puzzle collections, which are not part of the repository."""
    folder = Path(os.environ.get("SUDOKU_HELPER_DATA") or PROJECT.parent / "shared" / "data")
    if not folder.is_dir():
        pytest.skip("no puzzle collections; name their folder in SUDOKU_HELPER_DATA")
    return folder


@pytest.fixture(scope="session")
def run_folder(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of this run, for what all of its workers share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if is_worker(pytestconfig) else own


@pytest.fixture(scope="session")
def server(pytestconfig: pytest.Config, run_folder: Path) -> Iterator[AppServer]:
    """The app, running; shared by all tests of a run that do not stop it."""
    with SharedServer(run_folder, pytestconfig.stash[RUN]) as running:
        yield running


@pytest.fixture(scope="module")
def own_server() -> Iterator[AppServer]:
    """The app for tests that may stop it, as long as they let it go on in the end."""
    with AppServer() as running:
        yield running


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests by their folder, before -m chooses among them, and let the longest begin.

    Properties are for every run, and for the sweep on more cases.
    """
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if folder in MARKER_OF_FOLDER:
            item.add_marker(MARKER_OF_FOLDER[folder])
        if is_sweep(config) and is_hypothesis_test(getattr(item, "obj", None)):
            item.add_marker(pytest.mark.sweep)
    items.sort(key=lambda item: place_in_line(item.nodeid))


def pytest_collection_finish() -> None:
    """Look for garbage rarely, and never among the ten thousand tests: that would be a fifteenth of the run."""
    gc.freeze()
    collect_rarely()


def place_in_line(name: str) -> int:
    """When a test begins: those that take long come first, so that no worker is alone in the end. Among them are those
    that mostly wait, which leave time to the browsers of other workers.
    """
    places = (place for place, part in enumerate(LONGEST_FIRST) if name.startswith(part))
    return next(places, len(LONGEST_FIRST))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Leave tests with one worker that share a server, a browser or an installed site."""
    from xdist.scheduler import LoadScopeScheduling

    class ByRoom(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return DEPLOY if nodeid.startswith(DEPLOY) else nodeid.split("::")[0]

    config.option.loadscopereorder = False
    return ByRoom(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item):
    """Turn the skip of a test that must run in CI into a failure."""
    report = yield
    markers = {marker.name for marker in item.iter_markers()}
    if in_ci() and report.skipped and not hasattr(report, "wasxfail") and markers & MUST_RUN_IN_CI:
        fail_instead(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector):
    """Do the same where a whole file was skipped while it was imported."""
    report = yield
    if in_ci() and report.skipped and collector.path.parent.name in MARKER_OF_FOLDER:
        fail_instead(report)
    return report


def in_ci() -> bool:
    """Whether this run decides if a change lands."""
    return bool(os.environ.get("SUDOKU_HELPER_CI"))


def fail_instead(report) -> None:
    """Rewrite a skipped report as a failed one that keeps the reason."""
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
    report.outcome = "failed"
    report.longrepr = f"must not be skipped in CI: {reason}"
