"""A puzzle is entered by keyboard, keypad and touch, and only a sound one can be played."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.player import Player


def test_typing_moves_on_and_start_locks_the_givens(player: Player):
    player.enter(VERY_EASY)
    player.expect_values(VERY_EASY)
    expect(player.page.locator("#lamp")).to_have_attribute("data-state", "unique")
    player.start()
    player.write(2, 5)
    player.expect_values(VERY_EASY)
    expect(player.cell(2)).to_have_attribute("aria-readonly", "true")


def test_zero_dot_and_space_skip_and_enter_goes_to_the_next_row(player: Player):
    player.page.locator("#home [data-act=enterPuzzle]").click()
    player.page.keyboard.type("1.2 30")
    player.page.keyboard.press("Enter")
    player.page.keyboard.type("4")
    assert player.values().startswith("1.2.3....4")


def test_backspace_goes_back_and_a_new_digit_overwrites(player: Player):
    player.page.locator("#home [data-act=enterPuzzle]").click()
    player.page.keyboard.type("12")
    player.write(1, 7)
    player.cell(0).click()
    player.page.keyboard.press("1")
    assert player.values().startswith(".7.")


def test_the_delete_key_takes_back_what_was_just_typed(player: Player):
    page = player.page
    page.locator("#home [data-act=enterPuzzle]").click()
    page.keyboard.type("123")
    player.cell(0).click()
    page.locator("#digits [data-digit='9']").click()
    page.locator("[data-act=erase]").click()
    player.expect_values(".23" + "." * 78)
    assert player.cells_with("selected") == [0]
    # An empty cell leads back to the one before, as on a typewriter; a chosen one is emptied.
    player.cell(3).click()
    page.locator("[data-act=erase]").click()
    player.expect_values(".2" + "." * 79)
    player.cell(1).click()
    page.locator("[data-act=erase]").click()
    player.expect_values("." * 81)


def test_a_key_leaves_a_cell_empty(player: Player):
    page = player.page
    page.locator("#home [data-act=enterPuzzle]").click()
    for key in ("[data-digit='1']", "[data-act=skip]", "[data-digit='3']"):
        page.locator(f"#digits {key}").click()
    player.expect_values("1.3" + "." * 78)


def test_the_number_pad_writes_digits(player: Player):
    player.page.locator("#home [data-act=enterPuzzle]").click()
    # With NumLock on Shift makes a navigation key of it, on some systems.
    for key, cell in (("7", 0), ("Home", 1)):
        player.page.evaluate(
            """key => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {
                key, code: "Numpad7", bubbles: true, modifierNumLock: true}))""",
            key,
        )
        assert player.value(cell) == "7"


def test_keypad_enters_and_moves_on(player: Player):
    player.page.locator("#home [data-act=enterPuzzle]").click()
    for digit in "123":
        player.page.locator(f"#digits [data-digit='{digit}']").click()
    player.page.locator("[data-act=undo]").click()
    assert player.values().startswith("12.")


def test_touch_enters(browser, server):
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    player = Player(context.new_page())
    player.open(f"{server.url}/?lang=en")
    player.page.locator("#home [data-act=enterPuzzle]").tap()
    player.cell(40).tap()
    player.page.locator("#digits [data-digit='5']").tap()
    player.page.locator("#digits [data-digit='6']").tap()
    assert (player.value(40), player.value(41)) == ("5", "6")
    player.page.locator("[data-act=erase]").tap()
    assert (player.value(40), player.value(41)) == ("5", "")
    context.close()


def test_lamp_shows_what_the_entry_amounts_to(player: Player):
    lamp = player.page.locator("#lamp")
    player.page.locator("#home [data-act=enterPuzzle]").click()
    expect(lamp).to_have_attribute("data-state", "empty")
    player.page.keyboard.type("12")
    expect(lamp).to_have_attribute("data-state", "several")
    player.page.keyboard.type("2")
    expect(lamp).to_have_attribute("data-state", "conflict")
    expect(player.cell(1)).to_have_attribute("aria-invalid", "true")


def test_a_puzzle_with_several_solutions_does_not_start(player: Player):
    player.enter("." * 9 + ELIMINATING[9:])
    player.page.locator(".start-key").click()
    expect(player.title).to_have_text("There are several solutions")
    expect(player.page.locator("html")).to_have_attribute("data-phase", "entering")
    assert player.cells_with("differing")


def test_a_mistyped_digit_is_found_and_repaired_with_one_tap(player: Player):
    mistyped = "4" + VERY_EASY[1:]
    player.enter(mistyped)
    player.page.locator(".start-key").click()
    repair = player.page.locator(".repairs li").filter(has_text="A1").locator("button").first
    repair.click()
    assert player.values() != mistyped
    player.page.locator(".start-key").click()
    expect(player.page.locator("html")).to_have_attribute("data-phase", "playing")


def test_givens_can_be_changed_after_the_start(player: Player):
    player.play(VERY_EASY)
    player.write(0, 9)
    player.page.locator(".top-keys [data-act=openMenu]").click()
    player.page.locator("[data-act=editPuzzle]").click()
    player.expect_values(VERY_EASY)
    player.write(2, 5)
    assert player.value(2) == "5"


FORMATS = {
    "81 characters": VERY_EASY.replace(".", "0"),
    "grid with frames": "\n".join(
        ("+---+---+---+\n" if row % 3 == 0 else "")
        + "|".join(VERY_EASY[row * 9 + start : row * 9 + start + 3] for start in (0, 3, 6))
        for row in range(9)
    ),
    "sdk": "#ASomebody\n#DA puzzle\n"
    + "\n".join(VERY_EASY[row * 9 : row * 9 + 9] for row in range(9)),
    "library line": f":0000:x:{VERY_EASY}:::",
    "opensudoku": "<opensudoku><name>Paper</name><game data="
    f'"{VERY_EASY.replace(".", "0")}"/></opensudoku>',
}


def paste(page: Page, text: str) -> None:
    """Paste a text as Ctrl+V would."""
    page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.setData("text/plain", text);
            const event = new ClipboardEvent("paste", {clipboardData: data, bubbles: true});
            document.body.dispatchEvent(event);
        }""",
        text,
    )


@pytest.mark.parametrize("name", FORMATS)
def test_pasting_shows_a_preview_and_then_plays(player: Player, name: str):
    paste(player.page, FORMATS[name])
    preview = player.page.locator("#previews .card")
    expect(preview).to_contain_text("25 givens")
    preview.click()
    expect(player.page.locator("html")).to_have_attribute("data-phase", "playing")
    player.expect_values(VERY_EASY)


def test_pasting_keeps_the_running_game(player: Player):
    player.play(ELIMINATING)
    player.write(0, 4)
    paste(player.page, VERY_EASY)
    player.page.locator("#import-dialog .close").click()
    player.expect_values("4" + ELIMINATING[1:])
    paste(player.page, VERY_EASY)
    player.page.locator("#previews .card").click()
    expect(player.cell(0).locator(".value")).to_have_text("")
    player.page.locator(".brand-button").click()
    games = player.page.locator("#home [data-game]")
    expect(games).to_have_count(2)
    games.nth(1).click()
    expect(player.page.locator("html")).to_have_attribute("data-view", "board")
    player.expect_values("4" + ELIMINATING[1:])


def test_a_position_with_own_digits_and_candidates_is_kept(player: Player):
    paste(player.page, f"+4{ELIMINATING[1:]} r1c3<>7")
    expect(player.page.locator("#previews .card")).to_contain_text("1 own")
    player.page.locator("#previews .card").click()
    expect(player.cell(0)).to_have_class(re.compile(r"\bown\b"))
    assert "7" not in player.marks(2)


def test_a_text_without_a_sudoku_gets_a_sentence(player: Player):
    paste(player.page, "hello")
    expect(player.page.locator("#import-problem")).not_to_be_empty()


def test_a_dropped_file_is_read(player: Player):
    player.page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "puzzle.sdk"));
            document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true}));
        }""",
        FORMATS["sdk"],
    )
    expect(player.page.locator("#previews .card")).to_contain_text("25 givens")
