"""Keyboard and screen reader: axe finds nothing in any state, and the mouse is never needed.

The contrast of all themes is computed in tests/test_styles.py; names and the status line are tested in
tests/js/page/keyboard.test.js.
"""

from playwright.sync_api import expect

from tests.browser.test_notice import tell
from tests.positions import ELIMINATING, ELIMINATING_SOLVED, VERY_EASY
from tests.tools.menu import choose
from tests.tools.player import Player


def test_axe_finds_nothing_in_any_state(player: Player, accessibility_problems):
    page = player.page

    def look(state: str) -> None:
        assert accessibility_problems(page) == [], state

    look("home")
    choose(page, "openKeys")
    look("keys")
    page.keyboard.press("Escape")
    page.locator("[data-act=openPreferences]").first.click()
    expect(page.locator("#techniques-on")).not_to_be_empty()
    look("preferences")
    page.keyboard.press("Escape")
    player.enter("4" + VERY_EASY[1:20])
    look("entering")
    page.keyboard.type(VERY_EASY[20:].replace(".", "0"))
    page.locator(".start-key").click()
    expect(page.locator(".repairs")).to_be_visible()
    look("doctor")
    page.locator(".brand-button").click()
    player.play(ELIMINATING)
    page.keyboard.press("k")
    player.help(stage=1)
    look("stage 1")
    player.help(stage=2)
    player.help(stage=3)
    look("stage 3")
    page.keyboard.press("n")
    look("pencil")
    for name in ("device", "nobody"):
        tell(page, name)
        look(f"answered by {name}")


def test_axe_finds_nothing_after_a_mistake_and_at_the_end(player: Player, accessibility_problems):
    player.page.emulate_media(reduced_motion="reduce")
    player.play(VERY_EASY)
    player.write(0, 4)
    for stage in (1, 2, 3):
        player.help(stage=stage)
    assert accessibility_problems(player.page) == []
    player.page.locator(".brand-button").click()
    player.play("." + ELIMINATING_SOLVED[1:])
    player.write(0, int(ELIMINATING_SOLVED[0]))
    expect(player.title).to_have_text("Victory!")
    assert accessibility_problems(player.page) == []


def test_tab_leaves_the_board_at_once(player: Player):
    player.play(VERY_EASY)
    player.cell(40).click()
    player.page.keyboard.press("Tab")
    assert not player.page.evaluate("document.activeElement.closest('#board')")
    player.page.keyboard.press("Shift+Tab")
    assert player.page.evaluate("document.activeElement.dataset.cell") == "40"


def test_meaning_survives_forced_colours(player: Player):
    player.page.emulate_media(forced_colors="active")
    player.play(ELIMINATING)
    player.page.keyboard.press("k")
    for each in (1, 2):
        player.help(stage=each)
    style = "e => getComputedStyle(e, '::after').borderTopStyle"
    primary = player.page.locator(".area-primary").first.evaluate(style)
    secondary = player.page.locator(".area-secondary").first.evaluate(style)
    assert (primary, secondary) == ("solid", "dashed")
    assert player.page.locator(".marks .role-gone").first.evaluate(style) == "solid"
