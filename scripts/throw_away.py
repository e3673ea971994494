"""A Python environment for one task, with exactly the packages that a requirements file names."""

import subprocess
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def environment(requirements: Path) -> Iterator[Path]:
    """The folder with the programs of the environment, which is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder) / "bin"
        pip_install = [programs / "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip_install, "--require-hashes", "-r", requirements], check=True)
        yield programs
