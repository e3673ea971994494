"""What is installed: one set of versions, and lock files that name no address."""

import json
import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

PROJECT = Path(__file__).resolve().parent.parent


def pinned(file_name: str) -> dict[str, str]:
    lines = (PROJECT / file_name).read_text().splitlines()
    return dict(line.split("==") for line in lines if "==" in line)


def test_pins_satisfy_the_bounds_of_the_package():
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]
    pins = pinned("requirements.txt")
    for requirement in map(Requirement, project["dependencies"]):
        assert requirement.specifier.contains(pins[requirement.name]), requirement


def test_every_requirement_is_pinned():
    for file in PROJECT.glob("requirements*.txt"):
        for line in file.read_text().splitlines():
            assert re.match(r"#|-r |$|[a-z0-9\[\]-]+==[0-9.]+$", line), f"{file.name}: {line}"


def test_lock_file_names_hashes_and_no_addresses():
    text = (PROJECT / "package-lock.json").read_text()
    packages = json.loads(text)["packages"]
    assert "://" not in text
    assert all("integrity" in package for name, package in packages.items() if name)
