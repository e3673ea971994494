"""Whatever is open is closed by Escape and by its own key, and both lead to the same place."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sudoku_helper.events.protocol import Speech, write_step
from sudoku_helper.techniques import technique_of
from tests.positions import ELIMINATING_SOLVED, VERY_EASY
from tests.tools.player import Player

SHOW = "async step => (await import('/static/js/help/assist.js')).showStep(step)"
PROOF = technique_of("cell-forcing-chain")
PHONE = {"width": 390, "height": 844}

# What lies over what else, and what the panel beside or below the board is about.
OPEN = """() => {
    const { view } = document.documentElement.dataset;
    const has = name => document.documentElement.hasAttribute(name);
    const panel = document.querySelector("#panel");
    return JSON.stringify([
        view, panel.dataset.kind, panel.classList.contains("open"), has("data-trial"), has("data-watching"), has("data-projector"),
        [...document.querySelectorAll("dialog[open]")].map(e => e.id),
    ]);
}"""


def show_help(player: Player) -> None:
    player.help()
    expect(player.page.locator("#panel[data-kind=step].open")).to_be_visible()


def show_proof(player: Player) -> None:
    player.page.evaluate(SHOW, write_step(PROOF.example_step(), Speech("en")))
    expect(player.page.locator("#player")).to_be_visible()
    player.page.keyboard.press(".")
    expect(player.page.locator(".sentences .reading")).to_have_count(1)


def show_trial(player: Player) -> None:
    show_proof(player)
    player.page.locator("#try-together").click()
    expect(player.page.locator("#trial")).to_be_visible()


def by_menu(act: str, shown: str) -> Callable[[Player], None]:
    """Something that is opened from the menu."""

    def show(player: Player) -> None:
        player.page.locator("header [data-act=openMenu]").click()
        player.page.locator(f"#menu-dialog [data-act={act}]").click()
        expect(player.page.locator(shown)).to_be_visible()

    return show


def by_key(act: str, shown: str) -> Callable[[Player], None]:
    """Something that a key of the header opens."""

    def show(player: Player) -> None:
        player.page.locator(f"header [data-act={act}]").click()
        expect(player.page.locator(shown)).to_be_visible()

    return show


PANEL, DIALOG = "#panel-close", "dialog[open] [data-act=closeDialog]"
PLACES: dict[str, tuple[Callable[[Player], None], str]] = {
    "help": (show_help, PANEL),
    "proof": (show_proof, PANEL),
    "trial": (show_trial, PANEL),
    "steps": (by_menu("showSteps", "#panel[data-kind=steps]"), PANEL),
    "path": (by_menu("showPath", "#panel[data-kind=path]"), PANEL),
    "check": (by_menu("check", "#panel[data-kind=checked]"), PANEL),
    "watch": (by_menu("openWatch", "html[data-watching]"), ".watch [data-act=stopWatch]"),
    "projector": (by_menu("openProjector", "html[data-projector]"), "[data-act=leaveProjector]"),
    "menu": (by_key("openMenu", "#menu-dialog"), DIALOG),
    "preferences": (by_key("openPreferences", "#preferences-dialog"), DIALOG),
    "import": (by_key("openImport", "#import-dialog"), DIALOG),
    "keys": (by_menu("openKeys", "#keys-dialog"), DIALOG),
    "share": (by_menu("openShare", "#share-dialog"), DIALOG),
    "print": (by_menu("openPrint", "#print-dialog"), DIALOG),
    "new": (by_menu("openNew", "#new-dialog"), DIALOG),
    "booklet": (by_menu("openBooklet", "#booklet-dialog"), DIALOG),
    "collection": (by_menu("openCollection", "#collection"), "[data-act=leaveCollection]"),
}


@pytest.fixture
def phone(clean_page: Page, player: Player) -> Player:
    """A player with a game on a phone, where whatever is open covers something."""
    clean_page.set_viewport_size(PHONE)
    player.play(VERY_EASY)
    return player


def test_escape_and_the_close_key_do_the_same_everywhere(phone: Player):
    page = phone.page
    before = page.evaluate(OPEN)
    for name, (show, key) in PLACES.items():
        left = []
        for close in (lambda: page.keyboard.press("Escape"), page.locator(key).first.click):
            show(phone)
            assert page.evaluate(OPEN) != before, name
            close()
            left.append(closed(page))
        # The collection leads home, whichever way it is left.
        assert left == [before, before] or (name == "collection" and left[0] == left[1]), name


def closed(page: Page) -> str:
    """What is open after something was closed."""
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(
        page.locator("html[data-watching], html[data-projector], html[data-trial]")
    ).to_have_count(0)
    expect(page.locator("#collection:visible, #panel.open:visible")).to_have_count(0)
    return str(page.evaluate(OPEN))


def test_a_victory_is_put_away_and_shown_again(phone: Player):
    page = phone.page
    almost = "." + ELIMINATING_SOLVED[1:]
    for close in (lambda: page.keyboard.press("Escape"), page.locator(PANEL).click, page.go_back):
        phone.play(almost)
        phone.write(0, int(ELIMINATING_SOLVED[0]))
        panel = page.locator("#panel[data-kind=victory].open")
        expect(panel).to_be_visible()
        # It follows by itself.
        expect(page.locator(".looking-back")).to_be_visible()
        close()
        expect(page.locator("#panel.open")).to_have_count(0)
        expect(page.locator("#keypad")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-view", "board")
        page.locator("#keypad [data-act=openSummary]").click()
        expect(panel).to_be_visible()
        page.keyboard.press("Escape")
        page.keyboard.press("Control+z")
        expect(page.locator("#panel.open")).to_have_count(0)
        page.keyboard.press("Control+y")
        expect(panel).to_be_visible()


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
