"""A real Chromium for every test here, and axe to check its pages for accessibility.

The pages come from the fixtures `server` and `own_server`; `page` and `context` are Playwright's.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

from tests.tools.chromium import CHROMIUM_ARGUMENTS, find_quick_chromium
from tests.tools.clean import forget_everything
from tests.tools.patience import PATIENCE
from tests.tools.phone import phone
from tests.tools.player import Player
from tests.tools.server import AppServer

PROJECT = Path(__file__).resolve().parents[2]

DESK = {"width": 1280, "height": 720}
LIMIT = PATIENCE * 1000
expect.set_options(timeout=LIMIT)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the machine's Chromium; Playwright's own is never downloaded."""
    found = find_quick_chromium()
    if found is None:
        pytest.skip("Chromium is missing; to install: sudo apt-get install chromium")
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], chromium: str
) -> dict[str, Any]:
    """How pytest-playwright starts the browser."""
    return {
        **browser_type_launch_args,
        "executable_path": chromium,
        "args": CHROMIUM_ARGUMENTS,
    }


@pytest.fixture(scope="session")
def axe_source() -> str:
    """The text of axe-core."""
    file = PROJECT / "node_modules" / "axe-core" / "axe.min.js"
    if not file.exists():
        pytest.skip("axe-core is missing; to install: npm ci --ignore-scripts")
    return file.read_text(encoding="utf-8")


@pytest.fixture
def accessibility_problems(axe_source: str) -> Callable[..., list[str]]:
    """A function that lists what axe finds serious or critical on a page."""

    def find(page: Page) -> list[str]:
        if page.evaluate("!window.axe"):
            # A script tag would be refused by the page's own security policy; evaluate is not.
            page.evaluate(axe_source)
        # Colours that are on their way to others are nobody's choice.
        page.evaluate("document.getAnimations().forEach(a => a.transitionProperty && a.finish())")
        # Without fetching the style sheets once more, which is for a rule about turned phones.
        violations = page.evaluate(
            "axe.run(document, {resultTypes: ['violations'], preload: false}).then(found => found.violations)"
        )
        return [
            f"{violation['id']}: {json.dumps([node['html'] for node in violation['nodes'][:3]])}"
            for violation in violations
            if violation["impact"] in ("serious", "critical")
        ]

    return find


@contextmanager
def no_complaints(page: Page) -> Iterator[None]:
    """A time in which the page may not report any error."""
    found: list[str] = []

    def on_error(error: Error) -> None:
        found.append(str(error))

    def on_line(line: ConsoleMessage) -> None:
        if line.type == "error":
            found.append(f"{line.text} {line.location.get('url', '')}".rstrip())

    page.on("pageerror", on_error)
    page.on("console", on_line)
    yield
    page.remove_listener("pageerror", on_error)
    page.remove_listener("console", on_line)
    assert not found


@pytest.fixture
def errors(page: Page) -> Iterator[None]:
    """Makes a test fail if its page reports any error."""
    with no_complaints(page):
        yield


@pytest.fixture(scope="session")
def usual_pages() -> Iterator[list[Page]]:
    """The one page for all tests that begin with a clean browser, as soon as the first of them has opened it."""
    pages: list[Page] = []
    yield pages
    for page in pages:
        page.context.close()


@pytest.fixture
def usual_page(browser: Browser, usual_pages: list[Page]) -> Page:
    """A page for tests that do nothing to it that stays.

    A new one takes three times as long to open as this one takes to load anew. The service worker,
    which would fetch everything a second time, is left to the tests of the connection.
    """
    if not usual_pages:
        context = browser.new_context(service_workers="block")
        context.set_default_timeout(LIMIT)
        usual_pages.append(context.new_page())
    return usual_pages[0]


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """Playwright's own, with the patience of all tests."""
    context.set_default_timeout(LIMIT)
    return context


@pytest.fixture
def clean_page(usual_page: Page, server: AppServer) -> Iterator[Page]:
    """The usual page without anything that another test left; no error is forgiven."""
    page = usual_page
    page.set_viewport_size(DESK)
    page.mouse.move(0, 0)
    page.emulate_media(color_scheme="light", reduced_motion="no-preference", forced_colors="none")
    forget_everything(page, server.url)
    with no_complaints(page):
        yield page


@pytest.fixture
def sets_clock(clean_page: Page, usual_pages: list[Page]) -> Iterator[None]:
    """For tests that set the clock of a clean page: it stays so, and such a page is of no use for others."""
    yield
    usual_pages.remove(clean_page)
    clean_page.context.close()


@pytest.fixture
def player(clean_page: Page, server: AppServer) -> Player:
    """A player on the English start page."""
    someone = Player(clean_page)
    someone.open(f"{server.url}/?lang=en")
    return someone


@pytest.fixture
def newcomer(page: Page, server: AppServer, errors: None) -> Player:
    """A player in a browser of his own, for tests that open a second tab or change the browser."""
    someone = Player(page)
    someone.open(f"{server.url}/?lang=en")
    return someone


@pytest.fixture(params=[(390, 844), (1366, 768)], ids=["phone", "desk"])
def someone(request, browser, clean_page, server) -> Iterator[Player]:
    """A player on the start page, with a phone or at a desk."""
    width, height = request.param
    with ExitStack() as stack:
        page = clean_page
        if width < height:
            page = stack.enter_context(phone(browser, width, height))
            stack.enter_context(no_complaints(page))
        page.set_viewport_size({"width": width, "height": height})
        player = Player(page)
        player.open(f"{server.url}/?lang=de")
        yield player
