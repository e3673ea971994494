"""Opening what was copied, and a box whose keys and sentences fit on every screen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.player import Player


@pytest.fixture
def visitor(browser: Browser, server) -> Iterator[Player]:
    """A player in a browser that lets pages read what was copied."""
    context = browser.new_context(service_workers="block")
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    player = Player(context.new_page())
    player.open(f"{server.url}/?lang=en")
    yield player
    context.close()


def open_import(page: Page) -> None:
    page.locator("#home [data-act=openImport]").click()
    expect(page.locator("#import-dialog")).to_be_visible()


def test_the_paste_key_reads_what_was_copied(visitor: Player):
    page = visitor.page
    page.evaluate("text => navigator.clipboard.writeText(text)", ELIMINATING)
    open_import(page)
    page.locator("#import-paste").click()
    page.locator("#previews button").click()
    visitor.expect_values(ELIMINATING)


def test_the_box_fits_every_screen_and_what_is_wrong_is_told_whole(clean_page: Page, server):
    page = clean_page
    page.set_viewport_size({"width": 320, "height": 568})
    Player(page).open(f"{server.url}/?lang=de")
    open_import(page)
    page.locator("#import-text").fill(f"{VERY_EASY}\n{VERY_EASY[:78]}")
    expect(page.locator("#import-problem")).to_contain_text("78 von 81 Zeichen gefunden.")
    expect(page.locator("#import-problem")).to_be_in_viewport(ratio=1)
    for width, height in ((320, 568), (390, 844), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator("#import-dialog").bounding_box()
        assert box
        for key in page.locator(".import-keys > *").all():
            place = key.bounding_box()
            assert place
            assert place["height"] >= 44
            assert box["x"] <= place["x"]
            assert place["x"] + place["width"] <= box["x"] + box["width"]
