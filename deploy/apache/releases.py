"""Versions of the app on this machine: each is made beside the one that runs, and put to use when it is complete.

A version is a copy of the app and the Python environment that it needs, both in folders with names of their own, as
an environment cannot be moved. Units and sites name these folders, so whatever still runs the version before finds
all of it where it was. That one is kept, for going back.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from machine import Problem, run
from sites import Release

PROJECT = Path(__file__).resolve().parents[2]
APP_FILES = ("app.py", "sudoku_helper", "templates", "static", "requirements.txt", "LICENSE")
STAMP = ".complete"
NAME_LENGTH = 12


def make(folder: Path, python: str) -> Release:
    """The version of this project, complete; nothing that is in use is touched."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o755)
    try:
        app = _copy_app(folder)
        return Release(app, make_environment(folder, folder / app / "requirements.txt", python))
    except Problem:
        _tidy(folder)
        raise


def _copy_app(folder: Path) -> str:
    """Copy what runs, since Apache may not read the folder of this project."""
    vendor = PROJECT / "scripts" / "vendor.py"
    print("Looking for the browser libraries; the first time they are fetched.", flush=True)
    run(sys.executable, vendor, problem="The browser libraries could not be fetched.")
    fresh = folder / "app.new"
    shutil.rmtree(fresh, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.pyc")
    with _told_in_one_sentence("The app could not be copied"):
        for name in APP_FILES:
            source = PROJECT / name
            if source.is_dir():
                shutil.copytree(source, fresh / name, ignore=ignored)
            elif source.exists():
                fresh.mkdir(exist_ok=True)
                shutil.copy(source, fresh / name)
        (fresh / "deploy" / "apache").mkdir(parents=True)
        shutil.copy(PROJECT / "deploy" / "apache" / "wsgi.py", fresh / "deploy" / "apache")
        _open_to_all(fresh)
        name = f"app-{_digest_of(fresh)}"
        if (folder / name).exists():
            shutil.rmtree(fresh)
        else:
            fresh.rename(folder / name)
    return name


def _open_to_all(folder: Path) -> None:
    """Let every user read a folder, whatever the umask was when its files were made."""
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)


def _digest_of(folder: Path) -> str:
    """The same for the same files, and for no others."""
    digest = hashlib.sha256()
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(f"{file.relative_to(folder)} {file.stat().st_size} ".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:NAME_LENGTH]


def make_environment(folder: Path, requirements: Path, python: str) -> str:
    """Make the Python environment for some requirements, unless it is there."""
    version = subprocess.check_output([python, "-VV"], text=True)
    wanted = hashlib.sha256(requirements.read_bytes() + version.encode()).hexdigest()
    name = f"venv-{wanted[:NAME_LENGTH]}"
    environment = folder / name
    if (environment / STAMP).exists():
        return name
    print("Making the Python environment.", flush=True)
    hint = (
        "No environment could be made; to install what it needs: sudo apt-get install python3-venv"
    )
    packages = "The packages of requirements.txt could not be installed"
    with _told_in_one_sentence(packages):
        run(python, "-m", "venv", "--clear", environment, problem=hint)
        pip = (environment / "bin" / "python", "-m", "pip", "install", "-qq")
        checked = ("--disable-pip-version-check", "--require-hashes", "-r", requirements)
        run(*pip, *checked, problem=packages)
        (environment / STAMP).touch()
    return name


@contextmanager
def _told_in_one_sentence(problem: str) -> Iterator[None]:
    """Say why there is no new version; what a program said of it comes before."""
    try:
        yield
    except Problem as failure:
        sentence, _, details = str(failure).partition("\n")
        print(details, flush=True)
        raise Problem(f"{sentence}; the site goes on as it was.") from None
    except OSError as failure:
        # Of a copy that failed in many places the end is told.
        reason = failure.strerror or str(failure)[-200:]
        raise Problem(f"{problem} ({reason}); the site goes on as it was.") from None


def before(folder: Path) -> Release:
    """The version to go back to; its files count as changed now, since browsers ask by date whether they are newer."""
    _, earlier = _read(folder)
    if earlier is None:
        raise Problem("There is no version to go back to.")
    for file in (folder / earlier.app / "static").rglob("*"):
        os.utime(file)
    return earlier


def put_to_use(folder: Path, release: Release) -> None:
    """Note which version runs from now on; the one that ran so far is kept, and no other."""
    current, earlier = _read(folder)
    if release != current:
        current, earlier = release, current
    kept = [asdict(each) for each in (current, earlier) if each]
    (folder / "releases.json").write_text(json.dumps(kept))
    _tidy(folder)


def _tidy(folder: Path) -> None:
    """Remove what belongs to neither of the two versions, such as half of a third."""
    names = {name for each in _read(folder) if each for name in asdict(each).values()}
    for path in (*folder.glob("app*"), *folder.glob("venv*")):
        if path.name not in names:
            shutil.rmtree(path, ignore_errors=True)


def _read(folder: Path) -> tuple[Release | None, Release | None]:
    """The version that runs, and the one before."""
    file = folder / "releases.json"
    if file.exists():
        known = [Release(**names) for names in json.loads(file.read_text())]
    else:
        # Earlier versions of this script laid them here, and changed them where they stood.
        known = [Release()] if (folder / "app").exists() else []
    return known[0] if known else None, known[1] if len(known) > 1 else None
