"""Keyboard, screen reader and contrast: axe finds nothing, and the mouse is never needed."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import COLOUR_RULES
from tests.browser.test_notice import tell
from tests.positions import ELIMINATING, ELIMINATING_SOLVED, VERY_EASY
from tests.tools.player import Player


def home(player: Player) -> None:
    """The start page as it opens."""


def entering(player: Player) -> None:
    player.enter(VERY_EASY[:20])


def doctor(player: Player) -> None:
    player.enter("4" + VERY_EASY[1:])
    player.page.locator(".start-key").click()
    expect(player.page.locator(".repairs")).to_be_visible()


def stage(number: int):
    """The state after so many presses on Help."""

    def reach(player: Player) -> None:
        player.play(ELIMINATING)
        player.page.keyboard.press("k")
        for each in range(1, number + 1):
            player.help(stage=each)

    reach.__name__ = f"stage {number}"
    return reach


def mistake(player: Player) -> None:
    player.play(VERY_EASY)
    player.write(0, 4)
    for each in (1, 2, 3):
        player.help(stage=each)


def pencil(player: Player) -> None:
    player.play(ELIMINATING)
    player.page.keyboard.press("n")


def victory(player: Player) -> None:
    player.page.emulate_media(reduced_motion="reduce")
    player.play("." + ELIMINATING_SOLVED[1:])
    player.write(0, int(ELIMINATING_SOLVED[0]))


def preferences(player: Player) -> None:
    player.page.locator("[data-act=openPreferences]").first.click()
    expect(player.page.locator("#techniques-on")).not_to_be_empty()


def menu(player: Player) -> None:
    player.page.locator(".top-keys [data-act=openMenu]").click()


def keys(player: Player) -> None:
    menu(player)
    player.page.locator("[data-act=openKeys]").click()


def answered_by(name: str):
    """A game whose questions the server does not answer."""

    def reach(player: Player) -> None:
        player.play(ELIMINATING)
        tell(player.page, name)

    reach.__name__ = f"answered by {name}"
    return reach


STATES = [
    home,
    entering,
    doctor,
    stage(1),
    stage(3),
    mistake,
    pencil,
    victory,
    preferences,
    keys,
    answered_by("device"),
    answered_by("nobody"),
]


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_axe_finds_nothing_in_any_theme(player: Player, accessibility_problems, state):
    state(player)
    assert accessibility_problems(player.page) == []
    # A theme changes nothing but colours.
    for theme in ("dark", "contrast"):
        set_theme(player.page, theme)
        assert accessibility_problems(player.page, COLOUR_RULES) == [], theme


def set_theme(page: Page, theme: str) -> None:
    """Change the theme in another tab, which this one follows at once."""
    page.evaluate(
        """theme => {
             const key = "sudoku-helper:preferences";
             const newValue = JSON.stringify({...JSON.parse(localStorage.getItem(key)), theme});
             localStorage.setItem(key, newValue);
             dispatchEvent(new StorageEvent("storage", {key, newValue}));
           }""",
        theme,
    )
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_the_whole_story_with_the_keyboard_alone(player: Player):
    page = player.page
    press = page.keyboard.press

    def tab_to(selector: str) -> None:
        for _ in range(40):
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")

    tab_to("#home [data-act=enterPuzzle]")
    press("Enter")
    page.keyboard.type(ELIMINATING.replace(".", "0"))
    tab_to(".start-key")
    press("Enter")
    expect(page.locator("html")).to_have_attribute("data-phase", "playing")
    press("k")
    for each in (1, 2, 3):
        player.help(stage=each)
    tab_to("#help-next")
    press("Enter")
    expect(player.words).to_contain_text("Done")
    press("Control+z")
    press("Shift+Tab")
    tab_to(".cell")
    press("Control+Home")
    press("4")
    assert player.value(0) == "4"
    press("Backspace")
    assert player.value(0) == ""


def test_tab_leaves_the_board_at_once(player: Player):
    player.play(VERY_EASY)
    player.cell(40).click()
    player.page.keyboard.press("Tab")
    assert not player.page.evaluate("document.activeElement.closest('#board')")
    player.page.keyboard.press("Shift+Tab")
    assert player.page.evaluate("document.activeElement.dataset.cell") == "40"


def test_exactly_one_cell_is_a_tab_stop_and_arrows_move_the_focus(player: Player):
    player.play(VERY_EASY)
    player.cell(40).click()
    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("ArrowDown")
    assert player.page.evaluate("document.activeElement.dataset.cell") == "50"
    expect(player.page.locator(".cell[tabindex='0']")).to_have_count(1)


def test_cells_are_named_place_first(player: Player):
    player.play(ELIMINATING)
    player.page.keyboard.press("k")
    expect(player.cell(1)).to_have_attribute("aria-label", "B1, 5, given")
    name = player.cell(0).get_attribute("aria-label")
    assert name.startswith("A1, empty, candidates 2 4")
    for each in (1, 2):
        player.help(stage=each)
    named = player.page.evaluate(
        "[...document.querySelectorAll('.cell')].map(e => e.getAttribute('aria-label'))"
    )
    assert any("can be crossed out" in name for name in named)


def test_the_status_line_tells_the_stage(player: Player):
    player.play(VERY_EASY)
    player.help(stage=1)
    expect(player.page.locator("#status")).to_contain_text("1 of 4")


def test_german_keyboards_undo_with_the_key_that_says_z(player: Player):
    player.play(VERY_EASY)
    player.write(0, 9)
    player.page.evaluate(
        """document.activeElement.dispatchEvent(new KeyboardEvent("keydown",
            {key: "z", code: "KeyY", ctrlKey: true, bubbles: true}))"""
    )
    assert player.value(0) == ""


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
