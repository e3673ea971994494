"""How hard a puzzle is can be read at every size; what is said is tested in tests/js/page/level.test.js."""

from playwright.sync_api import Page, expect

from tests.positions import VERY_EASY
from tests.tools.player import Player
from tests.tools.server import AppServer

PLACES = {
    (320, 568): "#level",
    (390, 844): "#level",
    (844, 390): "#level",
    (768, 1024): "#panel-eyebrow",
    (1366, 768): "#panel-eyebrow",
}
"""Where the level is read: beside the board, or above it where there is no room."""


def test_the_longest_level_is_whole_at_every_size(clean_page: Page, server: AppServer):
    page, player = clean_page, Player(clean_page)
    player.open(f"{server.url}/?lang=de")
    player.play(VERY_EASY)
    for (width, height), place in PLACES.items():
        page.set_viewport_size({"width": width, "height": height})
        level = page.locator(place)
        expect(level).to_have_text("sehr leicht")
        expect(level).to_be_visible()
        assert level.evaluate(
            "e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 1"
        )
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
