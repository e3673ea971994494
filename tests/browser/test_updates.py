"""A new version is offered, taken and shown in every window, and an open game survives it; so does being offline.

What the service worker does with each answer and each file is shown by tests/js/worker.test.js, what a page does with a
new version by tests/js/page/updates.test.js. Here both are in a real browser, with one server for all versions.
"""

import os
import shutil
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.positions import VERY_EASY
from tests.tools.player import Player
from tests.tools.server import PROJECT, AppServer

KEEPING = 'const keeping = await import("/static/js/offline/keeping.js");'


class ChangingServer(AppServer):
    """The app with files of its own, and something to keep for its engine; `release` brings a new version of it."""

    command = (sys.executable, "-m", "tests.tools.changing_files")

    def __init__(self, folder: Path) -> None:
        super().__init__(PAGE_FILES=str(folder))
        for name in ("static", "templates"):
            shutil.copytree(PROJECT / name, folder / name, ignore=shutil.ignore_patterns("pyodide"))
        interpreter = folder / "static" / "vendor" / "pyodide"
        interpreter.mkdir()
        (interpreter / "a.wasm").write_bytes(os.urandom(300_000))
        self._script = folder / "static" / "js" / "page.js"
        self._text = self._script.read_text()
        self.version = 0

    def release(self) -> None:
        """Serve another version, in which one script among many says which it is."""
        self.version += 1
        line = f"\ndocument.documentElement.dataset.version = '{self.version}';\n"
        self._script.write_text(self._text + line)
        with urllib.request.urlopen(f"{self.url}/release") as answer:
            answer.read()


@pytest.fixture(scope="module")
def changing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ChangingServer]:
    """One server for all tests; each begins with the version that the one before has left."""
    with ChangingServer(tmp_path_factory.mktemp("changing")) as running:
        yield running


@pytest.fixture
def kept(page: Page, changing: ChangingServer) -> Player:
    """A player whose browser has kept the app."""
    player = Player(page)
    player.open(f"{changing.url}/?lang=en")
    wait_until_kept(page)
    return player


def wait_until_kept(page: Page) -> None:
    page.evaluate(
        """() => navigator.serviceWorker.controller ||
            new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done))
        """
    )


def edition(page: Page) -> str:
    return page.locator("html").get_attribute("data-edition") or ""


def expect_new(page: Page, old: str, server: ChangingServer) -> None:
    """The page and its scripts are those of the new version."""
    expect(page.locator("html[data-ready]")).not_to_have_attribute("data-edition", old)
    expect(page.locator("html")).to_have_attribute("data-version", str(server.version))


# Whatever a test asks a page counts as a touch.
UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: false}})"


def test_a_new_version_is_offered_taken_and_shown_in_all_windows(
    kept: Player, changing: ChangingServer, context: BrowserContext
):
    page = kept.page
    kept.play(VERY_EASY)
    kept.write(0, 9)
    old = edition(page)
    drill = context.new_page()
    drill.goto(f"{changing.url}/en/practise/naked-single")
    drill.wait_for_selector(".given")
    drill.locator("#board [data-cell]").first.click()
    changing.release()
    for window in (page, drill):
        expect(window.locator("#update")).to_be_visible()
    kept.write(1, 1)
    # The server is there, but it is not of this page's edition.
    assert page.evaluate("fetch('/healthz').then((answer) => answer.status)") == 200
    kept.help()
    expect(kept.title).to_have_text("Waiting for the connection")
    drill.locator("#update-close").click()
    page.locator("#update-key").click()
    expect_new(page, old, changing)
    assert kept.values().startswith("913")
    kept.help(stage=1)
    # Nobody is torn out of his round.
    expect(drill.locator("#update")).to_be_visible()
    assert edition(drill) == old
    drill.locator("#update-key").click()
    expect_new(drill, old, changing)


@pytest.mark.sweep
def test_a_page_that_nobody_has_touched_takes_a_new_version_by_itself(
    kept: Player, changing: ChangingServer, context: BrowserContext
):
    old = edition(kept.page)
    changing.release()
    kept.page.close()
    again = context.new_page()
    again.add_init_script(UNTOUCHED)
    again.goto(changing.url)
    expect_new(again, old, changing)
    assert again.evaluate("caches.keys().then((names) => names.length)") == 1


def test_what_is_kept_is_there_without_a_network_and_what_is_not_says_so(
    kept: Player, changing: ChangingServer, context: BrowserContext, accessibility_problems
):
    page = kept.page
    kept.play(VERY_EASY)
    kept.write(0, 9)
    page.goto(f"{changing.url}/en/learn/x-wing")
    context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text("X-Wing")
    page.goto(f"{changing.url}/de/practise/x-wing")
    expect(page.locator("h1")).to_have_text("Offline nicht verfügbar")
    style = "getComputedStyle(document.querySelector('.main-key')).display"
    assert page.evaluate(style) != "inline"
    assert accessibility_problems(page) == []
    page.locator("main a").click()
    # The start page came in English, and speaks German now.
    expect(page).to_have_url(f"{changing.url}/?lang=de")
    page.wait_for_selector("html[data-ready][lang=de]")
    page.goto(f"{changing.url}/?lang=en")
    page.wait_for_selector("html[data-ready][lang=en]")
    kept.expect_values("9" + VERY_EASY[1:])
    page.keyboard.press("Control+z")
    kept.write(1, 1)
    kept.expect_values(".1" + VERY_EASY[2:])
    kept.help()
    expect(kept.words).to_contain_text("Help needs the connection")
    context.set_offline(False)
    expect(page.locator("#panel-eyebrow")).to_contain_text("1 of 4")


@pytest.mark.sweep
def test_everything_can_be_kept_and_removed(
    kept: Player, changing: ChangingServer, context: BrowserContext
):
    page = kept.page
    is_kept = f"async () => {{ {KEEPING} return keeping.isKept(); }}"
    assert not page.evaluate(is_kept)
    assert page.evaluate(f"async () => {{ {KEEPING} return keeping.keep(); }}") == "kept"
    assert page.evaluate(is_kept)
    context.set_offline(True)
    page.goto(f"{changing.url}/de/learn/x-wing")
    expect(page.locator("h1")).to_have_text("X-Wing")
    assert page.locator("link[rel=canonical]").get_attribute("href") == page.url
    page.goto(f"{changing.url}/en/learn?q=swordfish")
    expect(page.locator("#found")).to_contain_text("Techniques found")
    page.goto(changing.url)
    page.evaluate(f"async () => {{ {KEEPING} await keeping.remove(); }}")
    assert not page.evaluate(is_kept)
    page.goto(f"{changing.url}/en/learn/swordfish")
    expect(page.locator("h1")).to_have_text("Not available offline")


def test_a_browser_without_room_shows_every_page(
    kept: Player, changing: ChangingServer, context: BrowserContext
):
    page = kept.page
    quota = {"origin": changing.url, "quotaSize": 1}
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    refused = "caches.open('x').then((cache) => cache.put('/x', new Response('x'))).catch(({ name }) => name)"
    assert page.evaluate(refused) == "QuotaExceededError"
    page.goto(f"{changing.url}/en/learn/x-wing")
    expect(page.locator("h1")).to_have_text("X-Wing")
    page.goto(f"{changing.url}/?lang=en")
    page.wait_for_selector("html[data-ready]")
    expect(page.locator("html")).to_have_attribute("data-edition", edition(page))
