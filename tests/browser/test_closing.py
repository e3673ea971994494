"""A dialog is closed by a press beside it; every other way is tested in tests/js/page/menu.test.js."""

from playwright.sync_api import Page, expect

from tests.tools.player import Player


def test_a_press_that_begins_and_ends_beside_a_dialog_closes_it_and_no_other(player: Player):
    page = player.page
    page.locator("header [data-act=openImport]").click()
    dialog, text = page.locator("#import-dialog"), page.locator("#import-text")
    text.fill("53..7")
    box, field = dialog.bounding_box(), text.bounding_box()
    beside = (box["x"] / 2, box["y"] + 20)
    padding = (box["x"] + 5, box["y"] + box["height"] - 5)
    written = (field["x"] + 30, field["y"] + 20)
    for begin, end in ((padding, padding), (written, beside), (beside, written)):
        drag(page, begin, end)
        expect(dialog).to_be_visible()
        expect(text).to_have_value("53..7")
    drag(page, beside, beside)
    expect(dialog).to_be_hidden()


def drag(page: Page, begin: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*begin)
    page.mouse.down()
    page.mouse.move(*end)
    page.mouse.up()


def test_what_was_offered_before_a_dialog_was_opened_is_pressed_in_it(player: Player):
    page = player.page
    player.enter("12")
    page.locator("#keypad [data-act=clearAll]").click()
    page.locator("header [data-act=openMenu]").click()
    page.locator("#menu-dialog #toast-key").click()
    expect(player.cell(1).locator(".value")).to_have_text("2")
    expect(page.locator("#menu-dialog")).to_be_visible()
