"""The main ways through the app, walked by presses alone, once with a phone and once at a desk.

docs/testing.md lists them with their tests. What each room does in all its cases is tested elsewhere, mostly in Node;
here a person gets from one end to the other.
"""

from playwright.sync_api import expect

from tests.positions import PUZZLE, VERY_EASY
from tests.tools.camera import jpeg, sheet
from tests.tools.menu import choose
from tests.tools.player import Player


def press(player: Player, selector: str) -> None:
    """Press what a person sees."""
    player.page.locator(selector).filter(visible=True).first.click()


def act(player: Player, name: str, within: str = "") -> None:
    press(player, f"{within} [data-act={name}]")


def go_home(player: Player) -> None:
    act(player, "goHome", ".top")
    expect(player.page.locator("html")).to_have_attribute("data-view", "home")


def expect_play(player: Player) -> None:
    expect(player.page.locator("html")).to_have_attribute("data-phase", "playing")
    expect(player.page.locator("dialog[open]")).to_have_count(0)


def test_enter_a_puzzle_and_be_helped_in_four_stages(someone: Player):
    act(someone, "enterPuzzle", "#home")
    at = 0
    for cell, digit in enumerate(VERY_EASY):
        if digit == ".":
            continue
        # One skips what is near and taps what is far.
        if cell - at > 2:
            someone.cell(cell).click()
        else:
            for _ in range(at, cell):
                act(someone, "skip", "#keypad")
        press(someone, f"#digits [data-digit='{digit}']")
        at = cell + 1
    someone.expect_values(VERY_EASY)
    act(someone, "start", "#keypad")
    expect_play(someone)
    eyebrow = someone.page.locator("#panel-eyebrow")
    act(someone, "help", "#keypad")
    expect(eyebrow).to_contain_text("Hinweis 1 von 4")
    for stage in (2, 3, 4):
        press(someone, "#help-next")
        expect(eyebrow).to_contain_text(f"Hinweis {stage} von 4")
    helped = someone.values()
    assert len(helped.replace(".", "")) == len(VERY_EASY.replace(".", "")) + 1
    press(someone, "#panel-close")
    act(someone, "undo", "#keypad")
    someone.expect_values(VERY_EASY)
    act(someone, "redo", "#keypad")
    someone.expect_values(helped)
    act(someone, "check", "#keypad")
    expect(someone.page.locator("#panel")).to_have_attribute("data-kind", "checked")


def test_bring_a_puzzle_by_photo_by_paste_and_new(someone: Player):
    page = someone.page
    act(someone, "openPhoto", "#home")
    expect(page.locator("#photo-dialog")).to_be_visible()
    page.locator("#photo-file").set_input_files(
        {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": jpeg(sheet(PUZZLE))}
    )
    someone.expect_values(PUZZLE)
    act(someone, "start", "#keypad")
    expect_play(someone)
    go_home(someone)
    act(someone, "openImport", "#home")
    page.locator("#import-text").fill(VERY_EASY)
    press(someone, "#previews .card")
    expect_play(someone)
    someone.expect_values(VERY_EASY)
    go_home(someone)
    act(someone, "openNew", "#home")
    press(someone, "#new-levels [data-level=easy]")
    expect_play(someone)
    assert someone.values() not in (PUZZLE, VERY_EASY)


def test_keep_share_and_print(someone: Player):
    page = someone.page
    page.evaluate("window.print = () => { document.documentElement.dataset.printed = 1; }")
    press(someone, "#home [data-example]")
    expect_play(someone)
    shown = someone.values()
    choose(page, "save")
    press(someone, "#entry-dialog [type=submit]")
    expect_play(someone)
    choose(page, "openCollection")
    press(someone, "#collection-scroll [data-id]")
    press(someone, "[data-one=load]")
    expect_play(someone)
    someone.expect_values(shown)
    choose(page, "openShare")
    expect(page.locator("#share-qr svg")).to_be_visible()
    press(someone, "#share-copy")
    expect(page.locator("#share-said")).not_to_be_empty()
    act(someone, "closeDialog", "#share-dialog")
    choose(page, "openPrint")
    press(someone, "#print-go")
    page.wait_for_selector("html[data-printed]")


def test_learn_a_technique_practise_it_and_find_the_course_and_the_class(someone: Player):
    page = someone.page
    act(someone, "openLearn", "#home")
    press(someone, "main a[href$='/learn/naked-pair']")
    expect(page.locator("h1")).to_contain_text("Paar")
    press(someone, "main a[href$='/practise/naked-pair']")
    page.wait_for_selector("html[data-ready]")
    press(someone, "[data-act=hint]")
    expect(page.locator("#panel-body")).not_to_be_empty()
    page.goto(page.url.split("/de/")[0] + "/?lang=de")
    act(someone, "openCourse", "#home")
    press(someone, "main a[href*='/course/']")
    page.wait_for_selector("html[data-ready]")
    page.goto(page.url.split("/de/")[0] + "/?lang=de")
    choose(page, "openClass")
    page.wait_for_selector("html[data-ready]")
    press(someone, "#class-make")
    expect(page.locator("#class-out-dialog")).to_be_visible()
