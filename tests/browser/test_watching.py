"""Watching it solve in a real browser: what follows is whole on a phone, and keys are told to those who have them.

What is watched and told is tested in tests/js/page/watching.test.js.
"""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from sudoku_helper.board import SudokuBoard
from sudoku_helper.formats.share import write_code
from sudoku_helper.starters import SEARCH_LESSONS
from sudoku_helper.techniques.chains import XyChain
from sudoku_helper.techniques.locked import LockedPair, Pointing
from sudoku_helper.techniques.unique_rectangles import UniqueRectangle1
from sudoku_helper.techniques.wings import XyWing
from tests.positions import ELIMINATING, TWO_SOLUTIONS
from tests.tools.menu import choose
from tests.tools.phone import phone
from tests.tools.player import Player
from tests.tools.server import AppServer
from tests.tools.share import one_in


def message(page: Page) -> Locator:
    return page.locator("#watch-message")


def test_on_the_smallest_phone_every_key_of_watching_has_room_for_its_words(
    clean_page: Page, server: AppServer
):
    page, player = clean_page, Player(clean_page)
    page.set_viewport_size({"width": 320, "height": 568})
    lesson, longer = SEARCH_LESSONS[:2]
    player.open(f"{server.url}/?lang=de#watch={write_code(SudokuBoard.parse(lesson.board))}")
    page.locator("[data-act=watchSmart]").click()
    too_small = page.locator("#watch button").evaluate_all(
        "keys => keys.filter(key => key.scrollWidth > key.clientWidth).map(key => key.textContent)"
    )
    assert too_small == []
    page.keyboard.press("ArrowRight")
    expect(page.locator(".code [aria-current=step]")).to_be_in_viewport()
    page.locator(".watch-lessons a").nth(1).click()
    expect(page.locator("#watch-steps")).to_have_text("0")
    player.expect_values(longer.board)


every_phone = pytest.mark.parametrize(("width", "height"), one_in(2, [(320, 568), (390, 844)]))


@every_phone
def test_what_follows_and_the_end_are_whole_on_a_phone(
    browser: Browser, server: AppServer, width: int, height: int
):
    with phone(browser, width, height) as page:
        player = Player(page)
        player.open(f"{server.url}/?lang=de")
        for technique in (Pointing, LockedPair, XyWing, UniqueRectangle1, XyChain):
            player.play(technique.example.board)
            choose(page, "openWatch")
            expect(message(page)).to_be_visible()
            # What is about keys is not shown to fingers.
            expect(page.locator("#panel-body .keyboard-only")).to_be_hidden()
            page.locator("[data-act=watchStep]").tap()
            expect_whole(page.locator("#panel-body .sentences > li").last, "")
            page.locator("[data-act=stopWatch]").tap()
        player.play(TWO_SOLUTIONS)
        choose(page, "openWatch")
        page.locator("[data-act=watchLogic]").tap()
        page.locator("[data-act=watchStep]").tap()
        expect_whole(message(page), "mehrere Lösungen")
        page.locator("[data-act=watchTrying]").tap()
        for end in ("Lösung 1 gefunden", "Lösung 2 gefunden", "Keine weitere Lösung"):
            page.locator("[data-act=watchToResult]").tap()
            expect_whole(message(page), end)


def expect_whole(words: Locator, told: str) -> None:
    """Wait until it is told, and see all of it."""
    expect(words).to_contain_text(told)
    expect(words).to_be_in_viewport(ratio=1)
    assert is_uncovered(words)


def is_uncovered(words: Locator) -> bool:
    """Whether all corners of a text are what one sees there."""
    return words.evaluate(
        """words => {
             const {left, right, top, bottom} = words.getBoundingClientRect();
             return [[left, top], [right, top], [left, bottom], [right, bottom]].every(([x, y]) => {
               const [inside, below] = [x === left ? x + 2 : x - 2, y === top ? y + 2 : y - 2];
               return words.contains(document.elementFromPoint(inside, below));
             });
           }"""
    )


def test_keys_are_told_to_those_who_have_them(player: Player):
    player.play(ELIMINATING)
    choose(player.page, "openWatch")
    expect(player.page.locator("#panel-body .keyboard-only")).to_be_visible()
