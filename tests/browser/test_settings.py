"""The preferences as only a browser shows them: an index that scrolls to each group, and Tab that leads far down.

What is set there, and what follows from it, is tested without a browser in tests/js/page/settings.test.js.
"""

from playwright.sync_api import expect

from tests.tools.player import Player

GROUPS = ["Look", "Notes", "Help", "Practice", "Device"]


def test_the_index_leads_to_each_group_and_says_which_one_is_read(player: Player):
    page = player.page
    for width, height in ((1366, 768), (390, 844), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".top-keys [data-act=openPreferences]").click()
        dialog = page.locator("#preferences-dialog")
        expect(dialog).to_be_visible()
        index = page.locator(".settings-index button")
        expect(index.first).to_have_attribute("aria-current", "true")
        assert dialog.evaluate("e => e.scrollWidth <= e.clientWidth")
        head = page.locator(".settings-head").bounding_box()
        for number, name in enumerate(GROUPS):
            index.nth(number).click()
            heading = page.locator("#preferences h3", has_text=name)
            expect(heading).to_be_focused()
            expect(heading).to_be_in_viewport()
            expect(index.nth(number)).to_have_attribute("aria-current", "true")
            expect(page.locator(".settings-index [aria-current=true]")).to_have_count(1)
            # What is said at the top covers nothing.
            assert heading.bounding_box()["y"] >= head["y"] + head["height"] - 12
        dialog.evaluate("e => e.scrollTo(0, 0)")
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


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
