"""A real Apache for every test here; skipped in one line where it is missing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import browser_type_launch_args, chromium, errors
from tests.tools.apache import temporary_app_folder

__all__ = ["browser_type_launch_args", "chromium", "errors"]

NEEDED = {
    "apache2": Path("/usr/sbin/apache2"),
    "libapache2-mod-wsgi-py3": Path("/usr/lib/apache2/modules/mod_wsgi.so"),
}


@pytest.fixture(scope="session")
def app_folder() -> Iterator[Path]:
    """Where `install` lays the app; made once, as its Python environment takes a while."""
    for package, file in NEEDED.items():
        if not file.exists():
            pytest.skip(f"{package} is missing; to install: sudo apt-get install {package}")
    with temporary_app_folder() as folder:
        yield folder
