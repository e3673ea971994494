"""Renews the requirements files: every package that pyproject.toml asks for, with all that those need,
at one version and with the hashes of its files for every platform.

    make pins                           # the newest of everything
    python scripts/pins.py pillow       # the newest of one package, and whatever pyproject.toml added
    python scripts/pins.py --check      # whether the files fit pyproject.toml
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

import throw_away

ROOT = Path(__file__).resolve().parent.parent
UV = ROOT / "scripts" / "requirements-uv.txt"
HEADER = (
    "# Made by `make pins` from pyproject.toml, which says what each package is for; do not edit.\n"
)
WHEELS = "--only-binary :all:\n"
"""Nothing is built where it is installed, since that would run programs which a package brings along."""

WITHOUT_WHEELS = {"requirements-bench.txt": ("dlx", "sudokutools")}
"""Their makers offer the source alone; our solver is compared with them, and nothing else needs them."""

# File -> where its packages are named. A file comes after the one that it includes.
SOURCES = {
    "requirements.txt": "pyproject.toml",
    "requirements-dev.txt": "--group=dev",
    "requirements-bench.txt": "--group=bench",
    "requirements-training.txt": "--group=training",
    "requirements-docs.txt": "--group=docs",
    "scripts/requirements-node.txt": "--group=node",
    "scripts/requirements-pip.txt": "--group=pip",
    "scripts/requirements-uv.txt": "--group=uv",
}
EXTRAS = {"requirements.txt": ["--extra=titles"]}
"""What may be left out where the package is installed alone; the app from its source has it."""

INCLUDED = {
    "requirements-dev.txt": "requirements.txt",
    "requirements-bench.txt": "requirements-dev.txt",
    "requirements-training.txt": "requirements.txt",
    "requirements-docs.txt": "requirements.txt",
}


def pin_all(folder: Path, upgrade: list[str]) -> None:
    """Make every file of *folder* anew; what is pinned there stays, except for what to upgrade."""
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    oldest_python = project["requires-python"].removeprefix(">=")
    # Markers tell platforms apart, so that it does not matter who runs this and where.
    wishes = ["--universal", f"--python-version={oldest_python}", "--generate-hashes", *upgrade]
    quiet = ["--no-header", "--quiet"]
    with throw_away.environment(UV) as programs:
        compile_ = [programs / "uv", "pip", "compile", *quiet]
        for file, source in SOURCES.items():
            same_versions = [f"--constraint={included}" for included in all_included(file)]
            wheels = [] if file in WITHOUT_WHEELS else ["--only-binary=:all:"]
            source_and_extras = [source, *EXTRAS.get(file, [])]
            options = [*same_versions, *wishes, *wheels, f"--output-file={file}"]
            subprocess.run([*compile_, *options, *source_and_extras], cwd=folder, check=True)
    for file in SOURCES:
        (folder / file).write_text(first_lines(file) + (folder / file).read_text())


def all_included(file: str) -> Iterator[str]:
    """The files that one includes, and those that these include."""
    while file in INCLUDED:
        file = INCLUDED[file]
        yield file


def first_lines(file: str) -> str:
    """What stands before the packages of a file; what it includes says already that wheels alone are wanted."""
    included = INCLUDED.get(file)
    exceptions = (f"--no-binary {package}\n" for package in WITHOUT_WHEELS.get(file, ()))
    return HEADER + (f"-r {included}\n" if included else WHEELS) + "".join(exceptions)


def main() -> int:
    """Do what the command line asks; exit code 1 if a file does not fit, or could not be made."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("packages", nargs="*", help="renew only these")
    parser.add_argument("--check", action="store_true", help="change nothing, only tell")
    wishes = parser.parse_args()
    upgrade = [f"--upgrade-package={package}" for package in wishes.packages]
    if not wishes.packages and not wishes.check:
        upgrade = ["--upgrade"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "scripts").mkdir()
        shutil.copy(ROOT / "pyproject.toml", folder)
        for file in SOURCES:
            # The installer's first lines are not for who looks for versions.
            (folder / file).write_text((ROOT / file).read_text().removeprefix(first_lines(file)))
        try:
            pin_all(folder, upgrade)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"The packages could not be pinned: {error}", file=sys.stderr)
            return 1
        changed = [
            file for file in SOURCES if (folder / file).read_bytes() != (ROOT / file).read_bytes()
        ]
        for file in changed:
            print(f"{file} {'does not fit pyproject.toml' if wishes.check else 'is renewed'}")
            if not wishes.check:
                shutil.copy(folder / file, ROOT / file)
    return int(wishes.check and bool(changed))


if __name__ == "__main__":
    sys.exit(main())
