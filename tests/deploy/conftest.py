"""A real Apache for every test here; skipped in one line where it is missing.

Each site is installed once: tests that need the same one follow each other, in the order of the files.
"""

import importlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import Page, Playwright

from tests.browser.conftest import chromium, no_complaints
from tests.tools.apache import INSTALL, Apache, settings, temporary_app_folder
from tests.tools.chromium import CHROMIUM_ARGUMENTS
from tests.tools.confined import ANALYZE
from tests.tools.server import PROJECT
from tests.tools.share import rarely

__all__ = ["chromium"]

NEEDED = {
    "apache2": Path("/usr/sbin/apache2"),
    "libapache2-mod-wsgi-py3": Path("/usr/lib/apache2/modules/mod_wsgi.so"),
    "systemd": Path(ANALYZE),
}
SITES = {
    "mod-wsgi": ("mod-wsgi",),
    "mod-wsgi-below-a-path": ("mod-wsgi", "--path", "/sudoku", "--host", "localhost"),
    "mod-wsgi-https": ("mod-wsgi", "--hsts"),
    "mod-wsgi-groups": ("mod-wsgi-groups", "--path", "/games/sudoku", "--processes", 2),
    "proxy": ("proxy",),
    "proxy-below-a-path": ("proxy", "--path", "/sudoku"),
    "proxy-https": ("proxy", "--host", "localhost"),
    "balancer": ("balancer", "--path", "/sudoku", "--processes", 2),
}
# Each takes some seconds to be installed; between them these two have most of what a site can be.
IN_EVERY_RUN = ("mod-wsgi", "proxy-https")
SPECIAL_SITES = {
    "four-processes": ("balancer", "--processes", 4),
    "short-polls": ("balancer", "--processes", 2),
}
SETTINGS = {"short-polls": {"PING_INTERVAL": 3, "PING_TIMEOUT": 3}}


def on(*names: str, sweep: Sequence[str] = ()) -> pytest.MarkDecorator:
    """Makes a test run on some sites instead of the usual ones, and in the sweep on others as well."""
    return pytest.mark.parametrize("apache", [*names, *map(rarely, sweep)], indirect=True)


@pytest.fixture(scope="session")
def app_folder() -> Iterator[Path]:
    """Where `install` lays the app; made once, as its Python environment takes a while."""
    for package, file in NEEDED.items():
        if not file.exists():
            pytest.skip(f"{package} is missing; to install: sudo apt-get install {package}")
    with temporary_app_folder() as folder:
        yield folder


@pytest.fixture
def sites(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """What `install` writes its files with."""
    monkeypatch.syspath_prepend(PROJECT / INSTALL.parent)
    yield importlib.import_module("sites")
    del sys.modules["sites"]


@pytest.fixture
def plain_page(playwright: Playwright, chromium: str) -> Iterator[Page]:
    """A page of a real browser; no error is forgiven.

    Playwright's own would be made for each kind of browser, and the sites anew for each of them.
    """
    browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
    page = browser.new_page()
    with no_complaints(page):
        yield page
    browser.close()


OTHERS = [name for name in SITES if name not in IN_EVERY_RUN]


@pytest.fixture(scope="session", params=[*IN_EVERY_RUN, *map(rarely, OTHERS)])
def apache(request: pytest.FixtureRequest, app_folder: Path) -> Iterator[Apache]:
    """A running site; there is never more than one, since they share the folder of the app."""
    name = request.param
    wishes = (SITES | SPECIAL_SITES)[name]
    with (
        settings(app_folder, WORKERS=1, **SETTINGS.get(name, {})),
        Apache(app_folder, *wishes, https="https" in name) as running,
    ):
        running.name = name
        yield running
