"""A new version is taken as a whole or not at all, and an open game survives it; so does being offline."""

import os
import shutil
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.positions import VERY_EASY
from tests.tools.patience import wait_until
from tests.tools.player import Player
from tests.tools.server import PROJECT, AppServer

NEW = "\ndocument.documentElement.dataset.version = 'new';\n"
KEEPING = 'const keeping = await import("/static/js/offline/keeping.js");'
ENGINE = {"a.wasm": 300_000, "b.zip": 200_000}
"""Files that stand for the interpreter."""

LOOK_FOR_UPDATE = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const coming = registration.installing ?? registration.waiting;
    while (coming?.state === "installing") {
        await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
    }
    return coming?.state;
}"""


class ChangingServer(AppServer):
    """The app with files of its own, and an engine to keep; `release` brings a new version of it."""

    command = (sys.executable, "-m", "tests.tools.changing_files")

    def __init__(self, folder: Path) -> None:
        super().__init__(PAGE_FILES=str(folder))
        for name in ("static", "templates"):
            shutil.copytree(PROJECT / name, folder / name, ignore=shutil.ignore_patterns("pyodide"))
        self.static = folder / "static"
        self.interpreter = self.static / "vendor" / "pyodide"
        self.interpreter.mkdir()
        for name, size in ENGINE.items():
            (self.interpreter / name).write_bytes(os.urandom(size))

    def release(self) -> None:
        """Serve another version, in which one script among many says that it is new."""
        self.kill()
        script = self.static / "js" / "page.js"
        script.write_text(script.read_text() + NEW)
        self.start()
        # From now on this is the version, whatever becomes of its files.
        with urllib.request.urlopen(f"{self.url}/edition.js") as answer:
            answer.read()


@pytest.fixture
def changing(tmp_path):
    with ChangingServer(tmp_path) as running:
        yield running


@pytest.fixture(scope="module")
def unchanged(tmp_path_factory):
    """The same server for all tests that leave its files as they are."""
    with ChangingServer(tmp_path_factory.mktemp("unchanged")) as running:
        yield running


@pytest.fixture
def kept(page: Page, changing) -> Player:
    """A player whose browser has kept the app."""
    return keep(page, changing)


@pytest.fixture
def settled(page: Page, unchanged) -> Player:
    """The same where no new version comes."""
    return keep(page, unchanged)


def keep(page: Page, server: ChangingServer) -> Player:
    player = Player(page)
    player.open(f"{server.url}/?lang=en")
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


def expect_new(page: Page, old: str) -> None:
    """The page and its scripts are those of the new version."""
    expect(page.locator("html[data-ready]")).not_to_have_attribute("data-edition", old)
    expect(page.locator("html")).to_have_attribute("data-version", "new")


def expect_old(page: Page, old: str) -> None:
    expect(page.locator("html[data-ready]")).to_have_attribute("data-edition", old)
    assert page.locator("html").get_attribute("data-version") is None


def keep_everything(page: Page) -> str:
    return page.evaluate(f"async () => {{ {KEEPING} return keeping.keep(); }}")


def is_kept(page: Page) -> bool:
    return page.evaluate(f"async () => {{ {KEEPING} return keeping.isKept(); }}")


def wait_for_attempt(page: Page, ending: str) -> None:
    """Look for a new version until an attempt to take it ends so.

    The page looks for it as well, and its attempt may have begun earlier or be over before it could be seen.
    """
    wait_until(lambda: page.evaluate(LOOK_FOR_UPDATE) == ending)


def release_damaged(
    page: Page, server: ChangingServer, damage: Callable[[Path], object] = Path.unlink
) -> Callable[[], object]:
    """Serve a version that is not complete; returns what mends it."""
    file = server.static / "css" / "making.css"
    # Otherwise it is the one that was kept, and nobody asks for it.
    file.write_text(f"{file.read_text()}/* new */")
    text = file.read_text()
    # The page would take the version as soon as it is there, whole as it still is.
    page.context.set_offline(True)
    server.release()
    damage(file)
    page.context.set_offline(False)
    wait_for_attempt(page, "redundant")
    return lambda: file.write_text(text)


# Whatever a test asks a page counts as a touch.
UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: false}})"


def visit_again(page: Page, url: str) -> Page:
    """A new window in place of the old one, which nobody has touched."""
    page.close()
    again = page.context.new_page()
    again.add_init_script(UNTOUCHED)
    again.goto(url)
    return again


def test_a_page_that_nobody_has_touched_takes_a_new_version_by_itself(kept, changing):
    old = edition(kept.page)
    changing.release()
    expect_new(visit_again(kept.page, changing.url), old)


def test_an_old_page_is_refused_and_its_game_survives_the_new_version(kept, changing):
    page = kept.page
    kept.play(VERY_EASY)
    kept.write(0, 9)
    old = edition(page)
    changing.release()
    expect(page.locator("#update")).to_be_visible()
    kept.write(1, 1)
    expect_old(page, old)
    # The server is there, but it is not of this page's edition.
    assert page.evaluate("fetch('/healthz').then((answer) => answer.status)") == 200
    kept.help()
    expect(kept.title).to_have_text("Waiting for the connection")
    page.locator("#update-key").click()
    expect_new(page, old)
    assert kept.values().startswith("913")
    kept.help(stage=1)


def test_the_offer_can_be_closed(kept, changing):
    kept.play(VERY_EASY)
    old = edition(kept.page)
    changing.release()
    expect(kept.page.locator("#update")).to_be_visible()
    kept.page.locator("#update-close").click()
    expect(kept.page.locator("#update")).to_be_hidden()
    expect_old(kept.page, old)


def test_a_new_window_does_not_disturb_the_others(kept, changing, context):
    kept.play(VERY_EASY)
    kept.write(0, 9)
    old = edition(kept.page)
    changing.release()
    other = Player(context.new_page())
    other.open(f"{changing.url}/?lang=en")
    expect(other.page.locator("#update")).to_be_visible()
    expect_old(kept.page, old)
    other.page.locator("#update-key").click()
    for page in (kept.page, other.page):
        expect_new(page, old)
    kept.expect_values("9" + VERY_EASY[1:])


@pytest.mark.parametrize("damage", [Path.unlink, lambda file: file.write_text("another")])
def test_a_version_that_is_not_complete_is_not_taken(kept, changing, context, damage):
    page = kept.page
    kept.play(VERY_EASY)
    old = edition(page)
    mend = release_damaged(page, changing, damage)
    context.set_offline(True)
    kept.reload()
    expect_old(page, old)
    kept.expect_values(VERY_EASY)
    mend()
    context.set_offline(False)
    wait_for_attempt(page, "installed")
    page.locator("#update-key").click()
    expect_new(page, old)


# Something else in place of what the caches have, as a script could put it there that was let in.
POISON = """async () => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const path of ["/", "/static/js/app.js", "/static/vendor/pyodide/a.wasm"]) {
            const kept = await cache.match(path);
            if (kept) await cache.put(path, new Response("poison", kept));
        }
    }
}"""
POISONED = """async () => {
    const found = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            if ((await (await cache.match(request)).text()) === "poison") found.push(request.url);
        }
    }
    return found;
}"""


def test_what_was_changed_in_a_cache_is_not_taken_along(kept, changing):
    page = kept.page
    assert keep_everything(page) == "kept"
    kept.play(VERY_EASY)
    old = edition(page)
    page.evaluate(POISON)
    mend = release_damaged(page, changing)
    # What this attempt has fetched is in a cache already, and can be changed as well.
    page.evaluate(POISON)
    mend()
    wait_for_attempt(page, "installed")
    page.locator("#update-key").click()
    expect_new(page, old)
    assert page.evaluate(POISONED) == []
    assert is_kept(page)


def test_a_page_of_a_newer_server_gets_its_files_from_there(kept, changing):
    old = edition(kept.page)
    # This version is never complete: one of its files is neither kept nor there.
    release_damaged(kept.page, changing)
    kept.page.goto(f"{changing.url}/en/practise/x-wing")
    expect_new(kept.page, old)
    # The same window may still have a file in mind that this server lets browsers keep for an hour.
    expect_old(visit_again(kept.page, changing.url), old)


def test_without_a_service_worker_an_old_page_is_loaded_anew(browser, changing):
    context = browser.new_context(service_workers="block", locale="en-US")
    context.add_init_script(UNTOUCHED)
    player = Player(context.new_page())
    player.open(changing.url)
    old = edition(player.page)
    changing.release()
    expect(player.page.locator("html[data-ready]")).not_to_have_attribute("data-edition", old)
    player.play(VERY_EASY)
    new = edition(player.page)
    changing.release()
    player.page.locator("#update-key").click()
    expect(player.page.locator("html[data-ready]")).not_to_have_attribute("data-edition", new)
    player.expect_values(VERY_EASY)
    context.close()


def test_a_page_is_not_loaded_anew_again_and_again(browser, changing):
    context = browser.new_context(service_workers="block", locale="en-US")
    context.add_init_script(UNTOUCHED)
    player = Player(context.new_page())
    player.open(changing.url)
    old = edition(player.page)
    # As if a balancer led to servers of two editions by turns.
    player.page.evaluate(
        "edition => sessionStorage.setItem('sudoku-helper:reloaded', edition)", old
    )
    changing.release()
    expect(player.page.locator("#update")).to_be_visible()
    expect_old(player.page, old)
    context.close()


def test_the_second_visit_may_be_offline(settled, unchanged, context):
    context.set_offline(True)
    settled.page.close()
    again = Player(context.new_page())
    again.open(f"{unchanged.url}/?lang=de")
    expect(again.page.locator("html")).to_have_attribute("lang", "de")
    again.play(VERY_EASY)


def test_a_page_that_is_not_kept_says_so(settled, unchanged, context, accessibility_problems):
    page = settled.page
    context.set_offline(True)
    for path, title, start in (
        ("en/learn/x-wing", "Not available offline", "/?lang=en"),
        ("de/practise/x-wing", "Offline nicht verfügbar", "/?lang=de"),
        ("learn/x-wing", "Not available offline", "/?lang=en"),
    ):
        page.goto(f"{unchanged.url}/{path}")
        expect(page.locator("h1")).to_have_text(title)
        style = "getComputedStyle(document.querySelector('.main-key')).display"
        assert page.evaluate(style) != "inline"
        assert accessibility_problems(page) == []
        page.locator("main a").click()
        expect(page).to_have_url(unchanged.url + start)
        page.wait_for_selector("html[data-ready]")


def test_a_page_that_was_visited_is_there_offline(settled, unchanged, context):
    page = settled.page
    page.goto(f"{unchanged.url}/en/learn/x-wing")
    context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text("X-Wing")
    page.goto(f"{unchanged.url}/learn/x-wing")
    expect(page.locator("h1")).to_have_text("X-Wing")


def test_everything_can_be_kept_and_removed(settled, unchanged, context):
    page = settled.page
    assert not is_kept(page)
    size, outcome, steps = page.evaluate(
        f"""async () => {{
            {KEEPING}
            const steps = [];
            const size = await keeping.size();
            return [size, await keeping.keep((...progress) => steps.push(progress)), steps];
        }}"""
    )
    assert outcome == "kept"
    assert size > sum(ENGINE.values())
    assert {total for _, total in steps} == {size}
    assert steps == sorted(steps)
    assert len(steps) > len(ENGINE) + 1
    assert steps[-1] == [size, size]
    assert is_kept(page)
    context.set_offline(True)
    page.goto(f"{unchanged.url}/de/learn/x-wing")
    expect(page.locator("h1")).to_have_text("X-Wing")
    assert page.locator("link[rel=canonical]").get_attribute("href") == page.url
    page.goto(f"{unchanged.url}/en/practise/x-wing")
    page.wait_for_selector("html[data-ready]")
    page.goto(f"{unchanged.url}/en/learn?q=swordfish")
    expect(page.locator("#found")).to_contain_text("Techniques found")
    expect(page.locator("[data-names]:visible").first).to_contain_text("Swordfish")
    page.goto(unchanged.url)
    page.evaluate(f"async () => {{ {KEEPING} await keeping.remove(); }}")
    assert not is_kept(page)
    page.goto(f"{unchanged.url}/en/learn/y-wing")
    expect(page.locator("h1")).to_have_text("Not available offline")


def test_a_new_version_takes_the_engine_along(kept, changing, context):
    page = kept.page
    assert keep_everything(page) == "kept"
    old = edition(page)
    (changing.interpreter / "b.zip").write_bytes(os.urandom(1000))
    changing.release()
    # It has not changed, so nobody asks for it.
    (changing.interpreter / "a.wasm").unlink()
    page = visit_again(page, changing.url)
    expect_new(page, old)
    context.set_offline(True)
    assert is_kept(page)
    assert (
        page.evaluate(
            "fetch('/static/vendor/pyodide/b.zip').then(async (r) => (await r.blob()).size)"
        )
        == 1000
    )
    assert page.evaluate("caches.keys().then((names) => names.length)") == 1


def test_keeping_goes_on_where_the_connection_broke(settled, context):
    page = settled.page
    page.evaluate(
        f"""async () => {{
            {KEEPING}
            const {{ fetch }} = window;
            const connection = Promise.withResolvers();
            const second = Promise.withResolvers();
            window.goOn = connection.resolve;
            window.secondAsked = second.promise;
            window.asked = [];
            window.fetch = async (address, ...rest) => {{
                asked.push(address);
                if (asked.length === 2) {{
                    second.resolve();
                    await connection.promise;
                }}
                return fetch(address, ...rest);
            }};
            window.outcome = keeping.keep();
        }}"""
    )
    page.evaluate("secondAsked")
    context.set_offline(True)
    page.evaluate("goOn()")
    assert page.evaluate("outcome") == "broken"
    assert not is_kept(page)
    context.set_offline(False)
    first, second = page.evaluate("asked")
    assert keep_everything(page) == "kept"
    again = page.evaluate("asked")[2:]
    assert again[0] == second
    assert first not in again
    assert is_kept(page)


@pytest.mark.parametrize(
    ("reason", "outcome"), [("QuotaExceededError", "full"), ("SecurityError", "refused")]
)
def test_a_browser_without_room_says_so(settled, reason, outcome):
    settled.page.evaluate(
        """reason => {
            Cache.prototype.put = async () => { throw new DOMException("", reason); };
        }""",
        reason,
    )
    assert keep_everything(settled.page) == outcome
    assert not is_kept(settled.page)


def test_what_is_not_of_this_edition_is_not_kept(kept, changing):
    (changing.interpreter / "b.zip").write_bytes(b"another")
    assert keep_everything(kept.page) == "broken"
    assert not is_kept(kept.page)
