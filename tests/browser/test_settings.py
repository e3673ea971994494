"""The preferences: a few groups in plain words, an index that leads to each, and the way to the techniques."""

import pytest
from playwright.sync_api import Page, expect

from sudoku_helper.techniques import TECHNIQUES
from tests.tools.player import Player
from tests.tools.server import AppServer

GROUPS = ["Look", "Notes", "Help", "Practice", "Device"]


def open_settings(page: Page) -> None:
    page.locator(".top-keys [data-act=openPreferences]").click()
    expect(page.locator("#preferences-dialog")).to_be_visible()


def test_every_setting_stands_in_a_group(player: Player):
    open_settings(player.page)
    assert player.page.locator("#preferences h3").all_inner_texts() == GROUPS
    loose = player.page.evaluate(
        "document.querySelectorAll('#preferences .setting:not(.settings-group .setting)').length"
    )
    assert loose == 0


@pytest.mark.parametrize(
    "size", [(1366, 768), (390, 844), (320, 568)], ids=["laptop", "phone", "small phone"]
)
def test_the_index_leads_to_each_group_and_says_which_one_is_read(player: Player, size):
    page = player.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_settings(page)
    index = page.locator(".settings-index button")
    expect(index.first).to_have_attribute("aria-current", "true")
    assert index.all_inner_texts() == GROUPS
    dialog = page.locator("#preferences-dialog")
    assert dialog.evaluate("e => e.scrollWidth <= e.clientWidth")
    foot = page.locator(".settings-head").bounding_box()
    for number, name in enumerate(GROUPS):
        index.nth(number).click()
        heading = page.locator("#preferences h3", has_text=name)
        expect(heading).to_be_focused()
        expect(heading).to_be_in_viewport()
        expect(index.nth(number)).to_have_attribute("aria-current", "true")
        expect(page.locator(".settings-index [aria-current=true]")).to_have_count(1)
        # What is said at the top covers nothing.
        assert heading.bounding_box()["y"] >= foot["y"] + foot["height"] - 12


def test_the_keyboard_alone_sets_something_far_down(player: Player):
    page = player.page
    page.locator(".top-keys [data-act=openPreferences]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#preferences-dialog")).to_be_visible()
    for _ in range(4):
        page.keyboard.press("Tab")
    expect(page.locator("[data-group=settings_practice]")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("input[name=training]")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator("input[name=training]")).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.locator("#preferences-dialog")).to_be_hidden()


def test_no_word_of_the_trade_names_a_choice(player: Player, server: AppServer):
    player.open(f"{server.url}/?lang=de")
    open_settings(player.page)
    names = player.page.locator("input[name=evaluation] + span > span").all_inner_texts()
    assert names == ["Aus", "Sparsam", "Gründlich", "Gründlich und aufgeräumt"]
    # Whoever comes from a lesson finds its names.
    player.page.locator(".marks-told summary").click()
    expect(player.page.locator(".marks-told")).to_contain_text("strikt −")


def test_what_earlier_versions_stored_still_counts(player: Player):
    player.page.evaluate(
        """localStorage.setItem("sudoku-helper:preferences",
             JSON.stringify({ evaluation: "strict-minus", tidy: false, coordinates: "r1c1" }))"""
    )
    player.reload()
    open_settings(player.page)
    expect(player.page.locator("input[name=evaluation][value=strict-minus]")).to_be_checked()
    expect(player.page.locator("input[name=coordinates][value=r1c1]")).to_be_checked()
    expect(player.page.locator("input[name=tidy]")).not_to_be_checked()


def test_one_key_says_how_many_techniques_are_on_and_leads_to_them(player: Player):
    page = player.page
    count = len(TECHNIQUES)
    unique = sum(technique.needs_uniqueness for technique in TECHNIQUES)
    open_settings(page)
    told = page.locator("#techniques-on")
    expect(told).to_have_text(f"{count} of {count} are on.")
    page.locator("input[name=uniqueness]").uncheck()
    expect(told).to_have_text(f"{count - unique} of {count} are on.")
    page.locator("[data-act=openTechniques]").click()
    expect(page).to_have_url(f"{page.url.split('/en')[0]}/en/techniques")
    expect(page.locator("h1")).to_have_text("My techniques")
