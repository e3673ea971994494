"""How hard a puzzle is stands on the board as soon as it is played."""

import pytest
from playwright.sync_api import expect

from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.player import Player

PLACES = {
    (320, 568): "#level",
    (390, 844): "#level",
    (844, 390): "#level",
    (768, 1024): "#panel-eyebrow",
    (1366, 768): "#panel-eyebrow",
}
"""Where the level is read: beside the board, or above it where there is no room."""


def test_the_level_of_a_typed_puzzle_is_there_right_after_start(player: Player):
    page = player.page
    player.enter(ELIMINATING)
    expect(page.locator("#level")).to_be_empty()
    player.start()
    for (width, height), place in PLACES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(place)).to_have_text("hard")
        expect(page.locator(place)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("width", [390, 1366])
def test_the_level_is_the_one_of_the_puzzle_on_the_board(player: Player, width: int):
    page = player.page
    page.set_viewport_size({"width": width, "height": 768 if width > 700 else 844})
    player.play(ELIMINATING)
    expect(page.locator("#level")).to_have_text("hard")
    page.locator("[data-act=goHome]").first.click()
    player.play(VERY_EASY)
    expect(page.locator("#level")).to_have_text("very easy")
    expect(page.locator("#panel-eyebrow")).to_have_text("very easy")
    player.write(0, 9)
    player.reload()
    expect(page.locator("#level")).to_have_text("very easy")


def test_the_level_is_told_in_the_language_of_the_page(clean_page, server):
    player = Player(clean_page)
    player.open(f"{server.url}/?lang=de")
    player.play(ELIMINATING)
    expect(player.page.locator("#level")).to_have_text("schwer")


def test_the_longest_level_is_whole_on_the_smallest_phone(clean_page, server):
    clean_page.set_viewport_size({"width": 320, "height": 568})
    player = Player(clean_page)
    player.open(f"{server.url}/?lang=de")
    player.play(VERY_EASY)
    level = clean_page.locator("#level")
    expect(level).to_have_text("sehr leicht")
    assert level.evaluate(
        "e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 1"
    )


def test_a_name_that_tells_the_level_is_not_followed_by_it(player: Player):
    player.page.locator("[data-example]").first.click()
    expect(player.page.locator("#level")).to_have_text("very easy")
    expect(player.page.locator("#panel-eyebrow")).to_have_text("very easy")
