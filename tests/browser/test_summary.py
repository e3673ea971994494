"""After a game in a real browser: what was found, what help was given for, and time for those who want it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sudoku_helper import SudokuBoard
from sudoku_helper.geometry import members
from sudoku_helper.solver import unique_solution
from sudoku_helper.techniques import technique_of
from tests.browser.conftest import COLOUR_RULES
from tests.positions import ELIMINATING_SOLVED
from tests.tools.player import Player
from tests.tools.server import AppServer

X_WING = technique_of("x-wing")
FILL = """async digits => {
    const { play } = await import('/static/js/game/actions.js');
    const { currentGame } = await import('/static/js/app.js');
    const { enterDigit } = await import('/static/js/game/state.js');
    for (const [cell, digit] of digits) play(enterDigit(currentGame(), [cell], digit));
}"""
HIDE = """isHidden => {
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => isHidden});
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_what_the_player_found_and_what_help_was_given_for(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(reduced_motion="reduce")
    player = Player(page)
    player.open(f"{server.url}/?lang=de")
    board = SudokuBoard.parse(X_WING.example.board)
    step = next(filter(None, X_WING.find(board)))
    player.play(board.notation)
    for key in "kn":
        page.keyboard.press(key)
    for cell, digit in step.cross_outs:
        player.write(cell, digit)
    page.keyboard.press("n")
    player.help(stage=1)
    helped = page.locator("#panel-title > span").inner_text().split(" (")[0]
    page.keyboard.press("Escape")
    solution = unique_solution(board)
    *digits, last = [(cell, solution.values[cell]) for cell in members(board.empty)]
    page.evaluate(FILL, digits)
    player.write(*last)

    expect(player.title).to_have_text("Gewonnen!")
    summary = page.locator(".looking-back")
    expect(summary.locator("h4")).to_have_text(["Selbst gefunden", "Hilfe gab es bei"])
    expect(summary).to_contain_text("Die schwerste Technik, der du begegnet bist: ")
    expect(summary.locator("li span").first).to_have_text("X-Wing")
    expect(summary.locator("ul").nth(1)).to_contain_text(helped)
    expect(page.locator("#status")).to_contain_text("Selbst gefunden: X-Wing.")
    expect(summary).not_to_contain_text("Zeit")
    assert accessibility_problems(page) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert accessibility_problems(page, COLOUR_RULES) == []

    page.keyboard.press("Escape")
    expect(summary).to_have_count(0)
    expect(player.title).to_have_text("Gewonnen!")
    page.locator("[data-act=openSummary]").click()
    summary.get_by_role("link", name="Üben: X-Wing").first.click()
    expect(page).to_have_url(f"{server.url}/de/practise/x-wing")


@pytest.mark.usefixtures("sets_clock")
def test_time_counts_for_those_who_want_it_and_while_the_page_is_in_sight(player: Player):
    page = player.page
    page.emulate_media(reduced_motion="reduce")
    page.locator("[data-act=openPreferences]").first.click()
    page.locator("input[name=statistics]").check()
    page.keyboard.press("Escape")
    player.reload()
    page.clock.install()
    player.play(".." + ELIMINATING_SOLVED[2:])
    player.write(0, int(ELIMINATING_SOLVED[0]))
    page.clock.run_for(60_000)
    page.evaluate(HIDE, True)
    page.clock.run_for(600_000)
    page.evaluate(HIDE, False)
    page.clock.run_for(30_000)
    player.write(1, int(ELIMINATING_SOLVED[1]))
    page.clock.run_for(1000)
    summary = page.locator(".looking-back")
    expect(summary).to_contain_text("You solved it without any help.")
    expect(summary).to_contain_text("Solved so far: 1, without help: 1.")
    minutes, seconds = summary.inner_text().split("Time: ")[1].split(".")[0].split(":")
    assert 90 <= int(minutes) * 60 + int(seconds) < 600
