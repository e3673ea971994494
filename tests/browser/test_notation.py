"""The chain notation for experts: a preference, shown with the explanation, copied with one tap."""

from playwright.sync_api import expect

from sudoku_helper.techniques.strong_links import Skyscraper
from sudoku_helper.techniques.words.eureka import eureka
from tests.tools.player import Player

CLIPBOARD = """answer => Object.defineProperty(navigator, "clipboard", {
  configurable: true,
  value: {writeText: text => { window.copied = text; return answer ? Promise.resolve() : Promise.reject(); }},
})"""


def test_an_expert_copies_the_chain_with_one_tap(player: Player):
    page = player.page
    player.play(Skyscraper.example.board)
    for stage in (1, 2, 3):
        player.help(stage=stage)
    line = page.locator("#notation")
    expect(line).to_have_count(0)
    page.evaluate("document.querySelector('[data-act=openPreferences]').click()")
    page.locator("[name=chainNotation]").check()
    page.locator("#preferences-dialog .close").click()
    expect(line).to_have_text(eureka(Skyscraper().example_step()))

    page.evaluate(CLIPBOARD, True)
    page.locator("[data-act=copyNotation]").click()
    expect(page.locator("#status")).to_have_text("Copied.")
    assert page.evaluate("copied") == line.inner_text()

    page.evaluate(CLIPBOARD, False)
    page.locator("[data-act=copyNotation]").click()
    expect(page.locator("#status")).to_contain_text("the line is marked")
    assert page.evaluate("getSelection().toString()") == line.inner_text()
