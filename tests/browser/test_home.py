"""The start page at every size: one thing to begin with, equal tiles; its cards are tested in tests/js/page/home.test.js."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_first_moments import held_back
from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.patience import wait_until
from tests.tools.player import Player
from tests.tools.server import AppServer
from tests.tools.share import rarely

SIZES = [(320, 568), (390, 844), (768, 1024), (1366, 768), (1920, 1080)]
# Controls in the colour that says: this first.
LOUD = """() => {
    const accent = getComputedStyle(document.querySelector(".leaf small")).backgroundColor;
    const keys = [...document.querySelectorAll("#home button, #home a")];
    return keys.filter(key => getComputedStyle(key).backgroundColor === accent).map(key => key.dataset.act ?? "go on");
}"""
# Buttons and cards of the page whose words do not fit in.
CUT = """() => [...document.querySelectorAll("#home button, #home a, #home h2, #home h3")]
    .filter(each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
    .filter(each => each.checkVisibility()).map(each => each.outerHTML)"""


def open_home(page: Page, server: AppServer, size: tuple[int, int], lang: str = "de") -> Player:
    """A player on the start page at some size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    player = Player(page)
    player.open(f"{server.url}/?lang={lang}")
    return player


def leave_a_game(player: Player, puzzle: str = ELIMINATING) -> None:
    """Begin a game and go back to the start page."""
    player.play(puzzle)
    player.write(puzzle.index("."), 4)
    player.page.locator(".brand-button").click()
    expect(player.page.locator("#go-on [data-game]")).to_be_visible()


def assert_all_fits(page: Page, loud: str) -> None:
    """At every size nothing is cut, the tiles are equal, and one thing is to begin with."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(CUT) == [], width
        assert page.evaluate(LOUD) == [loud], width
        expect(page.locator(".hero-picture")).to_be_visible()
        assert_tiles_are_equal(page)


@pytest.mark.parametrize("lang", ["de", rarely("en")])
def test_nothing_is_cut_the_tiles_are_equal_and_there_is_one_thing_to_begin_with(
    clean_page, server, accessibility_problems: Callable[..., list[str]], lang
):
    player = open_home(clean_page, server, SIZES[0], lang)
    assert_all_fits(clean_page, loud="enterPuzzle")
    leave_a_game(player)
    assert_all_fits(clean_page, loud="go on")
    for width, height in SIZES:
        clean_page.set_viewport_size({"width": width, "height": height})
        expect(clean_page.locator("#go-on [data-game]")).to_be_in_viewport(ratio=1)
    leave_a_game(player, VERY_EASY)
    assert accessibility_problems(clean_page) == []


BOXES = """() => [...document.querySelectorAll(".tile")].map(tile => tile.getBoundingClientRect())
    .map(({x, width, height}) => [x, width, height].map(Math.round))"""
LOW = """() => [...document.querySelectorAll(".begin, .tile, #home .card")].filter(key => key.checkVisibility())
    .filter(key => key.getBoundingClientRect().height < 44).map(key => key.outerHTML)"""


def assert_tiles_are_equal(page: Page) -> None:
    boxes = page.evaluate(BOXES)
    assert len(boxes) == 6
    assert len({(width, height) for _, width, height in boxes}) == 1
    columns = len({x for x, _, _ in boxes})
    assert len(boxes) % columns == 0, "no row is shorter than the others"
    assert page.evaluate(LOW) == []


def test_the_place_of_the_game_is_free_before_the_scripts_have_come(clean_page, server):
    player = open_home(clean_page, server, (390, 844))
    leave_a_game(player)
    tiles = clean_page.locator(".tiles")
    player.reload()
    before = tiles.bounding_box()
    with held_back(clean_page, "**/static/js/start.js") as release:
        clean_page.goto(f"{server.url}/?lang=de", wait_until="commit")
        expect(clean_page.locator(".tile").first).to_be_visible()
        wait_until(lambda: tiles.bounding_box() == before)
        release()
        clean_page.wait_for_selector("html[data-ready]")
    assert tiles.bounding_box() == before
