"""Versions of the app on a machine: which are kept, and that one which does not start is not put to use."""

import importlib
import sys

import pytest

from tests.tools.apache import INSTALL
from tests.tools.server import PROJECT

NAMES = ("machine", "releases", "sites")


@pytest.fixture
def modules(monkeypatch):
    """The parts of `install`."""
    monkeypatch.syspath_prepend(PROJECT / INSTALL.parent)
    yield {name: importlib.import_module(name) for name in NAMES}
    for name in NAMES:
        del sys.modules[name]


@pytest.fixture
def releases(modules):
    return modules["releases"]


def lay(folder, releases, *names):
    """The version of these two folders, which are there."""
    for name in names:
        (folder / name / "static").mkdir(parents=True, exist_ok=True)
    return releases.Release(*names)


def folders(folder):
    return sorted(path.name for path in folder.iterdir() if path.is_dir())


def test_the_version_before_is_kept_and_no_other(releases, tmp_path):
    for number in (1, 2, 2, 3):
        releases.put_to_use(
            tmp_path, lay(tmp_path, releases, f"app-{number}", f"venv-{number // 2}")
        )
    assert folders(tmp_path) == ["app-2", "app-3", "venv-1"]
    second, third = releases.Release("app-2", "venv-1"), releases.Release("app-3", "venv-1")
    assert releases.before(tmp_path) == second
    releases.put_to_use(tmp_path, second)
    assert releases.before(tmp_path) == third


def test_what_was_laid_before_versions_had_names_is_kept_too(releases, tmp_path):
    old = lay(tmp_path, releases, "app", "venv")
    releases.put_to_use(tmp_path, lay(tmp_path, releases, "app-1", "venv-1"))
    assert folders(tmp_path) == ["app", "app-1", "venv", "venv-1"]
    assert releases.before(tmp_path) == old


def test_nowhere_to_go_back_to_is_one_sentence(releases, tmp_path):
    with pytest.raises(releases.Problem, match=r"^There is no version to go back to\.$"):
        releases.before(tmp_path)


def test_a_full_disk_is_one_sentence_and_leaves_nothing(releases, tmp_path, monkeypatch):
    def copy(_source, target, **_):
        target.mkdir(parents=True)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(releases, "run", lambda *_, **__: "")
    monkeypatch.setattr(releases.shutil, "copytree", copy)
    folder = tmp_path / "srv"
    sentence = (
        r"^The app could not be copied \(No space left on device\); the site goes on as it was\.$"
    )
    with pytest.raises(releases.Problem, match=sentence):
        releases.make(folder, sys.executable)
    assert folders(folder) == []


def test_processes_that_do_not_start_go_on_with_the_version_before(modules, tmp_path, monkeypatch):
    machine, sites = modules["machine"], modules["sites"]
    commands = []

    def run(*words, problem):
        commands.append((words, machine.unit_file().read_text()))
        return ""

    def wait_for(address, unit):
        raise machine.Problem(f"{address} does not answer")

    monkeypatch.setenv("SYSTEMD_FOLDER", str(tmp_path))
    monkeypatch.setattr(machine, "has_systemd", lambda: True)
    monkeypatch.setattr(machine, "enabled_units", lambda: ["sudoku-helper@5001.service"])
    monkeypatch.setattr(machine, "run", run)
    monkeypatch.setattr(machine, "wait_for", wait_for)
    machine.unit_file().write_text("the unit of the version before")
    with pytest.raises(machine.Problem):
        machine.start_processes(sites.Site("proxy", tmp_path))
    assert machine.unit_file().read_text() == "the unit of the version before"
    restart = ("systemctl", "restart", "sudoku-helper@5001.service")
    assert commands[-1] == (restart, "the unit of the version before")
    assert (restart, sites.render_unit(sites.Site("proxy", tmp_path))) in commands
