"""A puzzle is entered by the keyboard of a desk and the fingers on a phone, pasted and dropped."""

from playwright.sync_api import Page, expect

from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.phone import phone
from tests.tools.player import Player


def test_a_puzzle_is_typed_and_started_at_a_desk(player: Player):
    player.enter(VERY_EASY)
    player.expect_values(VERY_EASY)
    expect(player.page.locator("#lamp")).to_have_attribute("data-state", "unique")
    player.start()
    player.write(2, 5)
    player.expect_values(VERY_EASY)
    expect(player.cell(2)).to_have_attribute("aria-readonly", "true")


def test_touch_enters(browser, server):
    with phone(browser, 390, 844) as page:
        player = Player(page)
        player.open(f"{server.url}/?lang=en")
        page.locator("#home [data-act=enterPuzzle]").tap()
        player.cell(40).tap()
        page.locator("#digits [data-digit='5']").tap()
        page.locator("#digits [data-digit='6']").tap()
        assert (player.value(40), player.value(41)) == ("5", "6")
        page.locator("[data-act=erase]").tap()
        assert (player.value(40), player.value(41)) == ("5", "")


def hand_over(page: Page, how: str, text: str) -> None:
    """Paste a text as Ctrl+V would, or drop it as a file."""
    page.evaluate(
        """([how, text]) => {
            const data = new DataTransfer();
            if (how === "paste") data.setData("text/plain", text);
            else data.items.add(new File([text], "puzzle.sdm"));
            const event = how === "paste"
                ? new ClipboardEvent("paste", {clipboardData: data, bubbles: true})
                : new DragEvent("drop", {dataTransfer: data, bubbles: true});
            document.body.dispatchEvent(event);
        }""",
        [how, text],
    )


def test_what_is_pasted_or_dropped_is_shown_and_then_played(player: Player):
    for how, puzzle in (("paste", VERY_EASY), ("drop", ELIMINATING)):
        hand_over(player.page, how, puzzle)
        preview = player.page.locator("#previews .card")
        expect(preview).to_contain_text(f"{81 - puzzle.count('.')} givens")
        preview.click()
        expect(player.page.locator("html")).to_have_attribute("data-phase", "playing")
        player.expect_values(puzzle)
