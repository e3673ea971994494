"""The page inside the page of another site: refused, unless the settings name that site."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from sudoku_helper import SudokuBoard
from sudoku_helper.formats.share import write_code
from tests.browser.conftest import no_complaints
from tests.positions import VERY_EASY
from tests.tools.server import AppServer

GAME = f"s={write_code(SudokuBoard.parse(VERY_EASY))}"


@pytest.fixture(scope="module")
def embeddable_server() -> Iterator[AppServer]:
    with AppServer(
        SUDOKU_FRAME_ANCESTORS="https://paper.example,https://*.news.example"
    ) as running:
        yield running


@pytest.fixture
def reader(browser: Browser) -> Iterator[Page]:
    """The page of somebody who reads a newspaper."""
    # Otherwise the browser keeps every page of the network from this machine.
    context = browser.new_context(permissions=["local-network-access"])
    yield context.new_page()
    context.close()


def open_newspaper(reader: Page, site: str, server: AppServer) -> None:
    """Open a page with a game inside, which the test itself answers."""
    frame = f'<!doctype html><iframe src="{server.url}/?lang=en#{GAME}" width=1200 height=700>'
    reader.route(f"{site}/**", lambda route: route.fulfill(body=frame, content_type="text/html"))
    reader.goto(f"{site}/sudoku")


@pytest.mark.sweep
def test_a_site_that_is_named_may_show_the_page(reader: Page, embeddable_server: AppServer):
    with no_complaints(reader):
        open_newspaper(reader, "https://games.news.example", embeddable_server)
        game = reader.frame_locator("iframe")
        expect(game.locator("html")).to_have_attribute("data-phase", "playing")
        # Questions are answered there as well, whether or not the browser keeps anything there.
        game.locator("[data-cell='0']").click()
        reader.keyboard.press("h")
        expect(game.locator("#panel-eyebrow")).to_contain_text("1 of 4")


@pytest.mark.parametrize("site", ["https://elsewhere.example", "https://news.example"])
def test_another_site_may_not(reader: Page, embeddable_server: AppServer, site: str):
    assert_refused(reader, site, embeddable_server)


def test_by_default_nobody_may(reader: Page, server: AppServer):
    assert_refused(reader, "https://paper.example", server)


def assert_refused(reader: Page, site: str, server: AppServer) -> None:
    with reader.expect_console_message(lambda line: "frame-ancestors" in line.text):
        open_newspaper(reader, site, server)
    (frame,) = reader.main_frame.child_frames
    frame.wait_for_url("chrome-error:**")
