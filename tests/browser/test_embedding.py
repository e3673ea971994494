"""The page inside the page of another site: refused, unless the settings name that site."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from sudoku_helper import SudokuBoard
from sudoku_helper.formats.share import write_code
from tests.positions import VERY_EASY
from tests.tools.server import AppServer

Framing = Callable[[str, AppServer], Page]
GAME = f"s={write_code(SudokuBoard.parse(VERY_EASY))}"


@pytest.fixture(scope="module")
def embeddable_server() -> Iterator[AppServer]:
    with AppServer(
        SUDOKU_FRAME_ANCESTORS="https://paper.example,https://*.news.example"
    ) as running:
        yield running


@pytest.fixture
def framed(browser: Browser) -> Iterator[Framing]:
    """Opens a game inside the page of a newspaper, which the test itself answers."""
    # Otherwise the browser keeps every page of the network from this machine.
    context = browser.new_context(permissions=["local-network-access"])
    page = context.new_page()

    def open_in(site: str, server: AppServer) -> Page:
        frame = f'<!doctype html><iframe src="{server.url}/?lang=en#{GAME}" width=1200 height=700>'
        page.route(f"{site}/**", lambda route: route.fulfill(body=frame, content_type="text/html"))
        page.goto(f"{site}/sudoku")
        return page

    yield open_in
    context.close()


def test_a_site_that_is_named_may_show_the_page(framed: Framing, embeddable_server: AppServer):
    page = framed("https://games.news.example", embeddable_server)
    game = page.frame_locator("iframe")
    expect(game.locator("html")).to_have_attribute("data-phase", "playing")
    # Questions are answered there as well, and what was played is kept.
    game.locator("[data-cell='0']").click()
    page.keyboard.press("h")
    expect(game.locator("#panel-eyebrow")).to_contain_text("1 of 4")
    page.reload()
    expect(game.locator("html")).to_have_attribute("data-phase", "playing")


@pytest.mark.parametrize("site", ["https://elsewhere.example", "https://news.example"])
def test_another_site_may_not(framed: Framing, embeddable_server: AppServer, site: str):
    assert_refused(framed(site, embeddable_server))


def test_by_default_nobody_may(framed: Framing, server: AppServer):
    assert_refused(framed("https://paper.example", server))


def assert_refused(page: Page) -> None:
    (frame,) = page.main_frame.child_frames
    assert frame.url.startswith("chrome-error:")
    assert any("frame-ancestors" in line.text for line in page.console_messages())
