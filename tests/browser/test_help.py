"""Help as only a browser shows it: the sheet of a phone, the sentence that is read, and what fades.

What the four stages say and do is tested without a browser, in tests/js/page/help.test.js.
"""

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.positions import ELIMINATING
from tests.tools.player import Player
from tests.tools.server import AppServer


def test_what_was_crossed_out_fades_before_ones_eyes(player: Player):
    player.play(ELIMINATING)
    player.page.keyboard.press("k")
    for stage in (1, 2, 3):
        player.help(stage=stage)
    player.help()
    expect(player.page.locator(".marks .role-gone").first).to_have_css("opacity", "0")


def test_the_sheet_is_as_high_as_its_words_and_the_board_stays_as_it_is(
    clean_page: Page, server: AppServer
):
    page, player = clean_page, Player(clean_page)
    player.open(f"{server.url}/?lang=de")
    for screen in ((320, 568), (390, 844), (600, 900)):
        page.set_viewport_size({"width": screen[0], "height": screen[1]})
        player.play(ELIMINATING)
        board = page.locator(".board-square").bounding_box()
        for stage in (1, 2, 3):
            player.help(stage=stage)
            check_sheet(page, board, screen)
        page.keyboard.press("Escape")
        page.locator("[data-act=goHome]").first.click()


def check_sheet(page: Page, board: FloatRect, screen: tuple[int, int]) -> None:
    assert page.locator(".board-square").bounding_box() == board
    sheet, spare, more, key = page.evaluate(
        """() => {
            const box = selector => document.querySelector(selector).getBoundingClientRect();
            const scroll = document.querySelector("#panel-scroll");
            const shown = [...scroll.children].filter(e => e.checkVisibility()).at(-1);
            const spare = scroll.getBoundingClientRect().bottom - shown.getBoundingClientRect().bottom;
            const more = scroll.scrollHeight - scroll.clientHeight;
            return [box("#panel").toJSON(), spare, more, box("#help-next").bottom];
        }"""
    )
    assert sheet["bottom"] == pytest.approx(screen[1], abs=1)
    assert spare < 20, "there is nothing but words in it"
    room = sheet["top"] - board["y"] - board["height"]
    # Only where it reaches up to the board its words are scrolled.
    assert 0 <= room <= 12 if more > 1 else room >= 0
    assert screen[1] - 60 < key <= screen[1], "within reach of the thumb"


def test_the_sentence_that_is_read_leads_and_is_in_sight(player: Player):
    page = player.page
    page.set_viewport_size({"width": 320, "height": 568})
    player.play(ELIMINATING)
    for stage in (1, 2, 3):
        player.help(stage=stage)
    lines = page.locator(".sentences li")
    for number in range(lines.count()):
        page.keyboard.press(".")
        expect(lines.nth(number)).to_have_class("reading")
        ground, others, begins, ends = page.evaluate(
            """() => {
                const line = document.querySelector(".sentences .reading");
                const [inner, outer] = [line, document.querySelector("#panel-scroll")].map(e => e.getBoundingClientRect());
                const other = getComputedStyle(document.querySelector(".sentences .resting"));
                return [getComputedStyle(line).backgroundColor, other.backgroundColor, inner.top - outer.top, outer.bottom - inner.bottom];
            }"""
        )
        assert ground != others
        assert begins >= -1
        assert ends >= -1
