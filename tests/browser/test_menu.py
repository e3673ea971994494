"""The menu: in groups, within reach of the thumb on a phone, with nothing but the keyboard on a desk."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import no_complaints
from tests.positions import VERY_EASY
from tests.tools.phone import phone as phone_page
from tests.tools.player import Player
from tests.tools.server import AppServer


@pytest.fixture
def phone(browser: Browser, server: AppServer) -> Iterator[Player]:
    """A player with a phone, in German, whose words are the longer ones."""
    with phone_page(browser, 390, 844) as page, no_complaints(page):
        someone = Player(page)
        someone.open(f"{server.url}/?lang=de")
        yield someone


def open_menu(page: Page) -> None:
    page.locator(".top-keys [data-act=openMenu]").click()
    expect(page.locator("#menu-dialog")).to_be_visible()


def headings(page: Page) -> list[str]:
    return page.locator("#menu-dialog h3:visible").all_inner_texts()


def test_on_a_phone_all_of_it_is_at_the_foot_of_the_window_without_scrolling(phone: Player):
    page = phone.page
    sheet = page.locator("#menu-dialog")
    phone.play(VERY_EASY)
    open_menu(page)
    box = sheet.bounding_box()
    assert box["x"] == 0
    assert box["width"] == 390
    assert box["y"] + box["height"] == 844
    assert sheet.evaluate("e => e.scrollHeight <= e.clientHeight")
    # Every line can be hit with a thumb.
    for item in sheet.locator(".menu-item:visible").all():
        assert item.bounding_box()["height"] >= 44
    # No phone is told of keys.
    expect(sheet.locator("kbd:visible")).to_have_count(0)
    expect(sheet.locator("[data-act=openKeys]")).to_be_hidden()
    sheet.locator("[data-act=enterPuzzle]").click()
    expect(page.locator(".tips li").first).to_be_attached()
    expect(page.get_by_text("Leertaste").locator("visible=true")).to_have_count(0)
    # The smallest one scrolls down and not sideways.
    page.set_viewport_size({"width": 320, "height": 568})
    open_menu(page)
    assert sheet.evaluate("e => e.scrollWidth <= e.clientWidth")
    sheet.locator("[data-act=openPreferences]").click()
    expect(page.locator("#preferences-dialog")).to_be_visible()


TORN = """() => [...document.querySelectorAll("#menu-dialog .menu-item > span")].flatMap((words) => {
    const text = words.firstChild;
    return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
})"""
"""The words that do not stand on one line."""


def test_no_word_is_torn_apart_to_make_room_for_the_name_of_a_key(player: Player, server):
    page = player.page
    player.open(f"{server.url}/?lang=de")
    player.play(VERY_EASY)
    open_menu(page)
    for width in (320, 390, 600, 768, 899, 900, 1366):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(TORN) == [], width


def test_on_a_desk_it_hangs_below_its_key_and_is_whole(
    player: Player, accessibility_problems: Callable[..., list[str]]
):
    page, panel = player.page, player.page.locator("#menu-dialog")
    open_menu(page)
    assert headings(page) == ["Puzzles", "Learn", "App"]
    page.keyboard.press("Escape")
    player.play(VERY_EASY)
    open_menu(page)
    assert headings(page) == ["This game", "Puzzles", "Learn", "App"]
    for width, height in ((1366, 768), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        box = panel.bounding_box()
        key = page.locator(".top-keys [data-act=openMenu]").bounding_box()
        assert box["x"] >= 0
        assert box["y"] >= key["y"] + key["height"] - 4
        assert box["x"] + box["width"] >= key["x"] + key["width"]
        assert panel.evaluate("e => e.scrollHeight <= e.clientHeight")
        assert panel.evaluate("e => e.scrollWidth <= e.clientWidth")
    assert accessibility_problems(page) == []


def test_the_keyboard_alone_opens_it_takes_a_line_and_leaves_it(player: Player):
    page = player.page
    player.play(VERY_EASY)
    key = page.locator(".top-keys [data-act=openMenu]")
    key.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("#menu-dialog")).to_be_hidden()
    expect(key).to_be_focused()
    page.keyboard.press("Enter")
    # The most frequent line is the first.
    page.keyboard.press("Tab")
    expect(page.locator("#menu-dialog [data-act=check]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#menu-dialog")).to_be_hidden()
    expect(page.locator("#panel")).to_have_attribute("data-kind", "checked")
