"""The browser's way back puts away the topmost thing first, and leaves the app from its start page alone."""

import pytest
from playwright.sync_api import Page, expect

from tests.tools.player import Player

START = "/en/learn"
"""Where the player came from."""


@pytest.fixture
def visitor(clean_page: Page, server) -> Player:
    """A player who has come from another page."""
    clean_page.goto(server.url + START)
    player = Player(clean_page)
    player.open(f"{server.url}/?lang=en")
    return player


# The page itself goes back in the history when something is closed by hand.
UNTIL_DEPTH = """async (depth) => {
    while (Number(history.state?.depth ?? 0) !== depth) {
        await new Promise((done) => window.addEventListener("popstate", done, { once: true }));
    }
}"""


def begin(visitor: Player) -> None:
    """Begin a game by hand: a puzzle in the address would have an entry of its own in the history."""
    visitor.page.locator("[data-example]").first.click()
    expect_view(visitor.page, "board")


def expect_view(page: Page, view: str) -> None:
    expect(page.locator("html")).to_have_attribute("data-view", view)


def test_help_then_the_board_then_the_app(visitor: Player, server):
    page = visitor.page
    begin(visitor)
    visitor.help(stage=1)
    page.locator("[data-act=openMenu]").click()
    expect(page.locator("#menu-dialog")).to_be_visible()
    page.go_back()
    expect(page.locator("#menu-dialog")).to_be_hidden()
    expect(page.locator("#panel-eyebrow")).to_contain_text("1 of 4")
    page.go_back()
    expect(visitor.title).to_contain_text("cells to go")
    page.go_back()
    expect_view(page, "home")
    page.go_back()
    expect(page).to_have_url(server.url + START)


def test_what_was_closed_by_hand_needs_no_way_back(visitor: Player, server):
    page = visitor.page
    begin(visitor)
    visitor.help(stage=1)
    page.keyboard.press("Escape")
    page.locator("[data-act=openMenu]").click()
    page.keyboard.press("Escape")
    page.locator(".brand-button").click()
    expect_view(page, "home")
    page.evaluate(UNTIL_DEPTH, 0)
    page.go_back()
    expect(page).to_have_url(server.url + START)


def test_watching_and_the_collection_are_left_first(visitor: Player):
    page = visitor.page
    begin(visitor)
    page.locator("#panel [data-act=openWatch]").click()
    expect(page.locator("#watch")).to_be_visible()
    page.go_back()
    expect(page.locator("#watch")).to_be_hidden()
    page.locator("[data-act=openMenu]").click()
    page.locator("#menu-dialog [data-act=openCollection]").click()
    expect_view(page, "collection")
    page.go_back()
    expect_view(page, "board")
    page.go_back()
    expect_view(page, "home")


def test_going_forward_opens_nothing_again(visitor: Player):
    page = visitor.page
    begin(visitor)
    visitor.help(stage=1)
    page.go_back()
    expect(visitor.title).to_contain_text("cells to go")
    page.go_forward()
    page.evaluate(UNTIL_DEPTH, 1)
    page.go_back()
    expect_view(page, "home")


def test_a_reload_keeps_the_way_back(visitor: Player):
    page = visitor.page
    begin(visitor)
    visitor.help(stage=1)
    visitor.reload()
    expect_view(page, "board")
    page.evaluate(UNTIL_DEPTH, 1)
    page.go_back()
    expect_view(page, "home")


def test_who_comes_back_from_another_page_finds_the_menu_closed(visitor: Player, server):
    page = visitor.page
    begin(visitor)
    page.locator("[data-act=openMenu]").click()
    page.evaluate(UNTIL_DEPTH, 2)
    # So a browser shows a page again that it has not forgotten meanwhile, which this one never does.
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    expect(page.locator("#menu-dialog")).to_be_hidden()
    page.evaluate(UNTIL_DEPTH, 1)
    expect_view(page, "board")
    page.locator("[data-act=openMenu]").click()
    page.locator("#menu-dialog [data-act=openLearn]").click()
    expect(page).to_have_url(f"{server.url}/en/learn")
    page.go_back()
    page.evaluate(UNTIL_DEPTH, 1)
    expect(page.locator("#menu-dialog[open]")).to_have_count(0)
    page.go_back()
    expect_view(page, "home")
    page.go_back()
    expect(page).to_have_url(server.url + START)


def test_the_link_to_skip_leaves_nothing_to_come_back_from(visitor: Player, server):
    page = visitor.page
    begin(visitor)
    page.locator(".skip-link").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#play")).to_be_focused()
    page.go_back()
    expect_view(page, "home")
    page.go_back()
    expect(page).to_have_url(server.url + START)
