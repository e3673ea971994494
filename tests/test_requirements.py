"""What is installed: every package at one version, as exactly the files whose hashes are written down."""

import hashlib
import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.tools.server import PROJECT

FILES = sorted([*PROJECT.glob("requirements*.txt"), *PROJECT.glob("scripts/requirements*.txt")])
BOUNDS = tomllib.loads((PROJECT / "pyproject.toml").read_text())
PROJECT_BOUNDS = BOUNDS["project"]
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)


def load(path: str):
    """A script of this project as a module; Python looks for those it needs beside it."""
    file = PROJECT / path
    spec = importlib.util.spec_from_file_location(file.stem, file)
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(file.parent))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(file.parent))
    return module


PINS = load("scripts/pins.py")


def entries(file: Path) -> Iterator[str]:
    """What a requirements file includes and names, each package with its hashes in one line."""
    lines = file.read_text().replace("\\\n", " ").splitlines()
    return (line for line in map(str.strip, lines) if line and not line.startswith(("#", "--")))


def pinned(file: Path) -> dict[str, str]:
    """Package -> version, also of the files that this one includes; markers are left aside."""
    versions = {}
    for entry in entries(file):
        if entry.startswith("-r "):
            versions |= pinned(file.parent / entry.removeprefix("-r "))
        else:
            requirement = Requirement(entry.split(" --hash")[0])
            (specifier,) = requirement.specifier
            assert versions.get(requirement.name, specifier.version) == specifier.version, entry
            versions[requirement.name] = specifier.version
    return versions


@each_file
def test_every_package_is_pinned_with_its_hashes(file):
    package = r"[a-z0-9-]+==[0-9.]+( ; [^-]+)?(\s+--hash=sha256:[0-9a-f]{64})+"
    for entry in entries(file):
        assert re.fullmatch(rf"-r requirements[a-z-]*\.txt|{package}", entry), entry


@each_file
def test_only_wheels_are_wanted_but_for_what_has_none(file):
    name = str(file.relative_to(PROJECT))
    text = file.read_text()
    assert text.startswith(PINS.first_lines(name))
    assert ("--only-binary :all:\n" in text) == (name not in PINS.INCLUDED)
    # The quick installer takes one name a line.
    exceptions = {"requirements-bench.txt": ["dlx", "sudokutools"]}
    assert re.findall(r"--no-binary (\S+)", text) == exceptions.get(name, [])


def test_a_package_that_would_have_to_be_built_is_refused(tmp_path):
    archive = tmp_path / "nothing-1.0.zip"
    archive.write_bytes(b"PK\5\6" + bytes(18))
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    requirements = tmp_path / "requirements.txt"
    words = PINS.first_lines("requirements.txt")
    requirements.write_text(f"{words}nothing==1.0 --hash=sha256:{digest}\n")
    pip = [sys.executable, "-m", "pip", "install", "--dry-run", "--no-index", "--require-hashes"]
    command = [*pip, "--find-links", tmp_path, "--requirement", requirements]
    done = subprocess.run(command, capture_output=True, text=True)
    assert "No matching distribution found for nothing==1.0" in done.stderr


@each_file
def test_no_address_is_named(file):
    assert not re.search(r"://|www\.|--(extra-)?index|--find-links|trusted-host", file.read_text())


def test_every_file_is_renewed():
    assert {str(file.relative_to(PROJECT)) for file in FILES} == set(PINS.SOURCES)


def asked_for(source: str) -> list[str]:
    if source == "pyproject.toml":
        return [*PROJECT_BOUNDS["dependencies"], *PROJECT_BOUNDS["optional-dependencies"]["titles"]]
    return BOUNDS["dependency-groups"][source.removeprefix("--group=")]


@pytest.mark.parametrize(("name", "source"), PINS.SOURCES.items())
def test_pins_are_what_the_package_asks_for(name, source):
    pins = pinned(PROJECT / name)
    for requirement in map(Requirement, asked_for(source)):
        assert requirement.specifier.contains(pins[requirement.name]), requirement


def test_what_is_tested_is_what_the_extras_ask_for():
    pins = pinned(PROJECT / "requirements-dev.txt")
    for extra in PROJECT_BOUNDS["optional-dependencies"].values():
        for requirement in map(Requirement, extra):
            assert requirement.specifier.contains(pins[requirement.name]), requirement


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_what_pinned_packages_need_is_pinned_too(name):
    pins = pinned(PROJECT / name)
    for package, version in pins.items():
        try:
            installed = importlib.metadata.distribution(package)
        except importlib.metadata.PackageNotFoundError:
            continue  # of another platform
        assert installed.version == version
        for needed in map(Requirement, installed.requires or ()):
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                pin = pins.get(canonicalize_name(needed.name))
                assert pin is not None, f"{package} needs {needed}"
                assert needed.specifier.contains(pin), f"{package} needs {needed}"


def install_into_the_environment(folder: Path, requirements: Path) -> None:
    shutil.copytree(PROJECT / "scripts", folder / "scripts")
    command = [folder / "scripts" / "install_requirements", requirements]
    environment = {**os.environ, "PYTHON": sys.executable}
    subprocess.run(command, cwd=folder, env=environment, check=True)


def install_for_a_moment(folder: Path, requirements: Path) -> None:
    with load("scripts/throw_away.py").environment(requirements):
        pass


def install_behind_apache(folder: Path, requirements: Path) -> None:
    releases = load("deploy/apache/releases.py")
    try:
        releases.make_environment(folder, requirements, sys.executable)
    except releases.Problem:
        raise subprocess.CalledProcessError(1, "pip") from None


@pytest.mark.sweep
@pytest.mark.parametrize(
    "install", [install_into_the_environment, install_for_a_moment, install_behind_apache]
)
def test_a_package_without_its_hash_is_refused(
    install: Callable[[Path, Path], None], tmp_path, monkeypatch, capfd
):
    # An archive that pip would install, were it not for the missing hash.
    archive = tmp_path / "nothing-1.0.zip"
    archive.write_bytes(b"PK\5\6" + bytes(18))
    requirements = tmp_path / "unsafe.txt"
    requirements.write_text("nothing==1.0\n")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    (tmp_path / "project").mkdir()
    with pytest.raises(subprocess.CalledProcessError):
        install(tmp_path / "project", requirements)
    said = "".join(capfd.readouterr())
    assert "Hashes are required" in said
    assert hashlib.sha256(archive.read_bytes()).hexdigest() in said


def test_a_package_without_its_hash_is_refused_by_the_quick_installer_too(tmp_path):
    uv = Path(sys.executable).with_name("uv")
    if not uv.exists():
        pytest.skip("the packages here came by pip")
    requirements = tmp_path / "unsafe.txt"
    requirements.write_text("nothing==1.0\n")
    install = [uv, "pip", "install", "--dry-run", "--no-index", "--python", sys.executable]
    command = [*install, "--require-hashes", "--requirement", requirements]
    done = subprocess.run(command, capture_output=True, text=True)
    assert "all requirements must have a hash" in done.stderr


UV = """#!/bin/sh
# Stands for uv: pins one package at 2.0, and notes what was asked for.
echo "$@" >>"{folder}/asked"
for word; do case "$word" in --output-file=*) file=${{word#--output-file=}};; esac; done
echo "package==2.0" >"$file"
"""


@pytest.fixture
def project(tmp_path, monkeypatch) -> Path:
    """A project whose pins are old, and a renewal that needs no network."""
    (tmp_path / "scripts").mkdir()
    shutil.copy(PROJECT / "pyproject.toml", tmp_path)
    for name in PINS.SOURCES:
        (tmp_path / name).write_text("package==1.0\n")
    uv = tmp_path / "uv"
    uv.write_text(UV.format(folder=tmp_path))
    uv.chmod(0o755)

    class Programs:
        def __init__(self, requirements: Path) -> None:
            assert requirements.name == "requirements-uv.txt"

        def __enter__(self) -> Path:
            return tmp_path

        def __exit__(self, *_: object) -> None:
            pass

    monkeypatch.setattr(PINS, "ROOT", tmp_path)
    monkeypatch.setattr(PINS.throw_away, "environment", Programs)
    return tmp_path


@pytest.mark.parametrize(
    ("words", "upgrade", "ends_with", "version"),
    [
        ([], "--upgrade", 0, "2.0"),
        (["pillow", "flask"], "--upgrade-package=pillow --upgrade-package=flask", 0, "2.0"),
        (["--check"], "", 1, "1.0"),
    ],
)
def test_renewing_pins(project, words, upgrade, ends_with, version, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["pins.py", *words])
    assert PINS.main() == ends_with
    asked = (project / "asked").read_text().splitlines()
    assert len(asked) == len(PINS.SOURCES)
    assert [line for line in asked if "--extra=titles" in line] == asked[:1], (
        "the app has all titles"
    )
    for line in asked:
        assert "--universal --python-version=3.11 --generate-hashes" in line
        assert [word for word in line.split() if "--upgrade" in word] == upgrade.split()
    assert all(version in (project / name).read_text() for name in PINS.SOURCES)
    if version == "2.0":
        assert "\n-r requirements.txt\n" in (project / "requirements-dev.txt").read_text()
        assert PINS.main() == 0


def test_fitting_pins_pass_the_check(project, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["pins.py"])
    PINS.main()
    monkeypatch.setattr(sys, "argv", ["pins.py", "--check"])
    assert PINS.main() == 0


def test_a_renewal_that_fails_changes_nothing(project, monkeypatch, capsys):
    (project / "uv").write_text("#!/bin/sh\nexit 3\n")
    monkeypatch.setattr(sys, "argv", ["pins.py"])
    assert PINS.main() == 1
    assert "could not be pinned" in capsys.readouterr().err
    assert all((project / name).read_text() == "package==1.0\n" for name in PINS.SOURCES)


def test_browser_libraries_are_exactly_those_of_the_lock_file(tmp_path):
    npm = tmp_path / "npm"
    npm.write_text(f'#!/bin/sh\necho "$@" >{tmp_path}/asked\n')
    npm.chmod(0o755)
    load("scripts/vendor.py").npm_ci(
        f"{tmp_path}{os.pathsep}{os.environ['PATH']}", with_tools=False
    )
    # `ci` installs nothing that the lock file does not name with its hash, and runs nothing of it.
    assert (tmp_path / "asked").read_text().startswith("ci --ignore-scripts --omit=dev ")
