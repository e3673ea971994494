"""The first moments of the page on a slow network, as a browser sees them; more of them in tests/js/page/first-moments.test.js."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, Route, expect

from sudoku_helper.text import LANGUAGES
from tests.positions import VERY_EASY
from tests.tools.player import wait_for_connection
from tests.tools.server import AppServer

MAIN = "**/static/js/main.js"
MOST_BYTES = 200_000
FIRST_WINDOW = 10 * 1460
"""What a server sends before it waits for the first sign that anything has come: a page beyond it is a round trip late."""


@contextmanager
def held_back(page: Page, address: str) -> Iterator[Callable[[], None]]:
    """A time in which a file does not come until the function is called."""
    waiting: list[Route] = []
    released = False

    def hold(route: Route) -> None:
        if released:
            route.continue_()
        else:
            waiting.append(route)

    def release() -> None:
        nonlocal released
        released = True
        while waiting:
            waiting.pop().continue_()

    page.route(address, hold)
    try:
        yield release
    finally:
        release()
        page.unroute(address)


@contextmanager
def lost(page: Page, address: str) -> Iterator[None]:
    """A time in which a file cannot be fetched."""
    page.route(address, lambda route: route.fulfill(status=503))
    yield
    page.unroute(address)


def open_early(page: Page, server: AppServer) -> None:
    """Open the start page on a phone without waiting for its scripts."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server.url}/?lang=de", wait_until="commit")


def test_a_tap_before_the_scripts_is_heard_and_done(clean_page, server):
    with held_back(clean_page, MAIN) as release:
        open_early(clean_page, server)
        key = clean_page.locator("#home [data-act=enterPuzzle]")
        key.click()
        expect(key).to_have_attribute("aria-busy", "true")
        expect(clean_page.locator("html")).to_have_attribute("data-view", "home")
        release()
        expect(clean_page.locator("html")).to_have_attribute("data-view", "board")
        expect(key).not_to_have_attribute("aria-busy", "true")


def test_the_board_comes_back_without_the_start_page(player):
    page = player.page
    player.play(VERY_EASY)
    with held_back(page, MAIN) as release:
        page.reload(wait_until="commit")
        expect(page.locator("#keypad")).to_be_visible()
        expect(page.locator("#home")).to_be_hidden()
        release()
        player.expect_values(VERY_EASY)


@pytest.mark.parametrize("script", ["start.js", "main.js"])
def test_a_page_whose_scripts_cannot_be_fetched_says_so(page, server, script):
    with lost(page, f"**/static/js/{script}"):
        open_early(page, server)
        expect(page.locator(".unloaded")).to_be_visible()
        expect(page.locator(".unloaded")).to_contain_text("nicht geantwortet")
        page.locator("#home [data-act=enterPuzzle]").click()
        expect(page.locator("#home [data-act=enterPuzzle]")).not_to_have_attribute(
            "aria-busy", "true"
        )
    page.locator(".unloaded a").click()
    page.wait_for_selector("html[data-ready]")
    expect(page.locator(".unloaded")).to_be_hidden()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_page_comes_without_a_second_round_trip(server, lang):
    question = Request(f"{server.url}/?lang={lang}", headers={"Accept-Encoding": "gzip"})
    with urlopen(question) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert len(answer.read()) + len(str(answer.headers)) < FIRST_WINDOW


def test_the_first_visit_weighs_little(page, context, server):
    sizes: dict[str, int] = {}
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    network.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}),
    )
    page.goto(f"{server.url}/?lang=de")
    expect(page.locator("html")).to_have_attribute("data-ready", "true")
    page.wait_for_load_state("networkidle")
    wait_for_connection(page)
    assert len(sizes) > 50
    assert sum(sizes.values()) < MOST_BYTES
