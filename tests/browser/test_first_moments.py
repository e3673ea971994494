"""The first moments of the page on a slow network: what is seen can be tapped, and nothing is built before it is wanted."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, Route, expect

from sudoku_helper.text import LANGUAGES
from tests.positions import VERY_EASY
from tests.tools.player import Player, wait_for_connection
from tests.tools.server import AppServer

SIZES = [(390, 844), (1366, 768)]
every_size = pytest.mark.parametrize("size", SIZES, ids=["phone", "desk"])
MAIN = "**/static/js/main.js"
MOST_ELEMENTS = 900
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


def open_early(page: Page, server: AppServer, size: tuple[int, int] = (390, 844)) -> None:
    """Open the start page without waiting for its scripts."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{server.url}/?lang=de", wait_until="commit")


@every_size
def test_a_tap_before_the_scripts_is_heard_and_done(clean_page, server, size):
    with held_back(clean_page, MAIN) as release:
        open_early(clean_page, server, size)
        key = clean_page.locator("#home [data-act=enterPuzzle]")
        key.click()
        expect(key).to_have_attribute("aria-busy", "true")
        expect(clean_page.locator("html")).to_have_attribute("data-view", "home")
        release()
        expect(clean_page.locator("html")).to_have_attribute("data-view", "board")
        expect(key).not_to_have_attribute("aria-busy", "true")


def test_of_several_taps_the_last_is_done(clean_page, server):
    with held_back(clean_page, MAIN) as release:
        open_early(clean_page, server)
        clean_page.locator("#home [data-act=enterPuzzle]").click()
        menu = clean_page.locator("[data-act=openMenu]")
        menu.click()
        expect(clean_page.locator("[aria-busy=true]")).to_have_count(1)
        release()
        expect(clean_page.locator("#menu-dialog")).to_be_visible()
        expect(clean_page.locator("html")).to_have_attribute("data-view", "home")


@every_size
def test_an_example_opens_whose_card_was_tapped_early(clean_page, server, size):
    with held_back(clean_page, MAIN) as release:
        open_early(clean_page, server, size)
        clean_page.locator("[data-example]").first.click()
        release()
        expect(clean_page.locator("html")).to_have_attribute("data-view", "board")
        expect(clean_page.locator(".cell.given").first).to_be_visible()


@every_size
def test_a_digit_tapped_after_a_reload_reaches_the_board(player, size):
    page = player.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    player.enter("12")
    with held_back(page, MAIN) as release:
        page.reload(wait_until="commit")
        seven, eight = (page.locator(f"#digits [data-digit='{digit}']") for digit in (7, 8))
        seven.click()
        expect(seven).to_have_attribute("aria-busy", "true")
        eight.click()
        release()
        player.expect_values("78" + "." * 79)
        expect(page.locator("[aria-busy=true]")).to_have_count(0)


def test_keys_pressed_after_a_reload_reach_the_board_in_their_order(player):
    page = player.page
    player.enter("12")
    with held_back(page, MAIN) as release:
        page.reload(wait_until="commit")
        expect(page.locator("#keypad")).to_be_visible()
        for key in ("ArrowDown", "ArrowRight", "9"):
            page.keyboard.press(key)
        release()
        expect(player.cell(10).locator(".value")).to_have_text("9")


def test_the_board_comes_back_without_the_start_page(player):
    page = player.page
    player.play(VERY_EASY)
    with held_back(page, MAIN) as release:
        page.reload(wait_until="commit")
        expect(page.locator("#keypad")).to_be_visible()
        expect(page.locator("#home")).to_be_hidden()
        release()
        player.expect_values(VERY_EASY)


@every_size
def test_a_key_whose_room_is_on_its_way_shows_that_it_was_heard(player, size):
    page = player.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    with held_back(page, "**/making/making.js") as release:
        key = page.locator("#home [data-act=openNew]")
        key.click()
        expect(key).to_have_attribute("aria-busy", "true")
        release()
        expect(page.locator("#new-dialog")).to_be_visible()
        expect(key).not_to_have_attribute("aria-busy", "true")


def test_a_tap_whose_room_cannot_be_fetched_gets_a_sentence(page, server):
    player = Player(page)
    player.open(f"{server.url}/?lang=en")
    with lost(page, "**/making/making.js"):
        key = page.locator("#home [data-act=openNew]")
        key.click()
        expect(page.locator("#toast")).to_contain_text("did not answer")
        expect(key).not_to_have_attribute("aria-busy", "true")


@pytest.mark.parametrize("script", ["start.js", "main.js", "text.js"])
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


def test_a_newcomer_gets_no_more_than_the_start_page(player):
    page = player.page
    assert page.evaluate("document.querySelectorAll('*').length") < MOST_ELEMENTS
    assert not page.locator("[data-cell], dialog#menu-dialog").count()
    page.locator("[data-act=openMenu]").click()
    expect(page.locator("#menu-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#home [data-act=enterPuzzle]").click()
    expect(page.locator("[data-cell]")).to_have_count(81)


def test_dialogs_speak_a_language_that_the_page_was_not_served_in(clean_page, server):
    Player(clean_page).open(f"{server.url}/?lang=en")
    clean_page.evaluate(
        "localStorage.setItem('sudoku-helper:preferences', JSON.stringify({language: 'de'}))"
    )
    Player(clean_page).open(server.url)
    clean_page.locator("[data-act=openMenu]").click()
    expect(clean_page.locator("#menu-title")).to_have_text("Menü")


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
