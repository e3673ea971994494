"""After a game in a real browser: what was found, what help was given for, and time for those who want it."""

import json
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Page, expect

from sudoku_helper import SudokuBoard
from sudoku_helper.board import Candidate
from sudoku_helper.geometry import members
from sudoku_helper.solver import unique_solution
from sudoku_helper.techniques import technique_of
from tests.browser.conftest import COLOUR_RULES
from tests.positions import ELIMINATING_SOLVED, EMPTY
from tests.tools.player import Player
from tests.tools.server import AppServer
from tests.tools.trainer import choose, prefer

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
    page.locator("[data-act=openSummary]:visible").click()
    summary.get_by_role("link", name="Üben: X-Wing").first.click()
    expect(page).to_have_url(f"{server.url}/de/practise/x-wing")


NAKED_PAIR = technique_of("naked-pair")
# Everything that a toast has said since.
LISTEN = """() => {
    window.said = [];
    const text = document.getElementById("toast-text");
    new MutationObserver(() => said.push(text.textContent)).observe(text, {childList: true});
}"""


# Whatever is sent to the server, over a socket or before there is one.
RECORD = """
    window.sent = [];
    for (const { prototype } of [WebSocket, XMLHttpRequest]) {
        const { send } = prototype;
        prototype.send = function (data) { sent.push(String(data)); return send.call(this, data); };
    }
"""


def cross_out(player: Player, candidates: Iterable[Candidate]) -> None:
    """Cross candidates out with the pencil, one after the other."""
    for cell, digit in candidates:
        player.cell(cell).click()
        player.page.keyboard.press(f"Shift+Digit{digit}")


@pytest.mark.parametrize("width", [320, 390, 1366])
def test_a_technique_is_named_as_soon_as_a_player_has_found_it(
    clean_page: Page, server: AppServer, width: int
):
    page = clean_page
    page.set_viewport_size({"width": width, "height": 844 if width < 1000 else 768})
    player = Player(page)
    player.open(f"{server.url}/?lang=de")
    player.play(NAKED_PAIR.example.board)
    page.evaluate(LISTEN)
    page.keyboard.press("k")
    *first, last = NAKED_PAIR.example_step().cross_outs
    cross_out(player, first)
    cross_out(player, [last])
    toast = page.locator("#toast")
    expect(toast).to_be_visible()
    expect(toast.locator("#toast-text")).to_have_text("Selbst gefunden: Nacktes Paar")
    expect(page.locator("#status")).to_have_text("Selbst gefunden: Nacktes Paar")
    assert page.evaluate("said") == ["Selbst gefunden: Nacktes Paar"]
    box = toast.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    toast.get_by_role("button", name="Nachlesen").click()
    expect(page).to_have_url(f"{server.url}/de/learn/naked-pair")


@pytest.mark.usefixtures("sets_clock")
def test_nobody_is_asked_about_what_help_has_shown_or_one_look_tells_or_who_does_not_want_it(
    player: Player,
):
    page = player.page
    page.add_init_script(RECORD)
    player.reload()
    page.clock.install()

    def expect_questions(count: int) -> None:
        """What is asked is sent in its order, so the answer to another question tells that none is on its way."""
        # The room that follows the moves hears of the last one when it is there.
        page.evaluate("async () => { await import('/static/js/summary/praise.js'); }")
        page.clock.run_for(5000)
        page.evaluate(
            "async board => (await import('/static/js/asking.js')).ask('check', {board})", EMPTY
        )
        assert sum('"review"' in each for each in page.evaluate("sent")) == count

    # A digit that one look tells.
    player.play(".." + ELIMINATING_SOLVED[2:])
    player.write(0, int(ELIMINATING_SOLVED[0]))
    expect_questions(0)
    # What help has shown.
    board = NAKED_PAIR.example.board
    crossed_out = NAKED_PAIR.example_step().cross_outs
    player.play(board)
    page.get_by_role("button", name="Open it").click()
    page.keyboard.press("k")
    player.help(1)
    page.keyboard.press("Escape")
    expect_questions(0)
    # One's own thought afterwards.
    cross_out(player, crossed_out[:1])
    expect_questions(1)
    # Whoever does not want it.
    prefer(page, praise=False)
    cross_out(player, crossed_out[1:2])
    expect_questions(1)


@pytest.mark.usefixtures("sets_clock")
def test_time_counts_for_those_who_want_it_and_while_the_page_is_in_sight(player: Player):
    page = player.page
    page.emulate_media(reduced_motion="reduce")
    prefer(page, statistics=True)
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


@pytest.mark.usefixtures("sets_clock")
def test_the_clock_stands_still_while_the_page_is_hidden_or_help_or_a_dialog_is_open(
    player: Player,
):
    page = player.page
    page.clock.install()
    player.reload()
    clock = page.get_by_role("timer")
    player.play(".." + ELIMINATING_SOLVED[2:])
    expect(clock).to_have_count(0)
    prefer(page, clock=True)
    expect(clock).to_be_visible()
    player.reload()
    expect(clock).to_be_visible()

    def seconds() -> int:
        minutes, rest = clock.inner_text().split(":")
        return int(minutes) * 60 + int(rest)

    def passed() -> int:
        before = seconds()
        page.clock.run_for(60_000)
        return seconds() - before

    assert passed() >= 60
    page.evaluate(HIDE, True)
    expect(clock).to_have_class("clock paused")
    assert passed() == 0
    page.evaluate(HIDE, False)
    assert passed() >= 60
    player.help(1)
    expect(clock).to_have_class("clock paused")
    assert passed() == 0
    page.keyboard.press("Escape")
    expect(clock).to_have_class("clock")
    page.locator("[data-act=openMenu]").first.click()
    expect(clock).to_have_class("clock paused")
    assert passed() == 0
    page.keyboard.press("Escape")
    expect(clock).to_have_class("clock")
    assert passed() >= 60


SOLVED = [
    {"id": "a", "seconds": 754, "helps": 2, "level": "hard"},
    {"id": "b", "seconds": 201, "helps": 0, "level": "easy"},
    {"id": "c", "seconds": 263, "helps": 0, "level": "easy"},
]


@pytest.mark.parametrize("width", [320, 390, 1366])
def test_what_was_solved_is_told_in_the_menu_and_forgotten_on_demand(
    clean_page: Page,
    server: AppServer,
    accessibility_problems: Callable[..., list[str]],
    width: int,
):
    page = clean_page
    page.set_viewport_size({"width": width, "height": 700})
    page.evaluate(
        "([kept, wanted]) => { localStorage.setItem('sudoku-helper:statistics', kept);"
        " localStorage.setItem('sudoku-helper:preferences', wanted); }",
        [json.dumps({"times": {}, "solved": SOLVED}), json.dumps({"statistics": True})],
    )
    Player(page).open(f"{server.url}/?lang=de")
    choose(page, "openStatistics")
    body = page.locator("#statistics-body")
    expect(body).to_contain_text("Gelöst: 3, davon ohne Hilfe: 2. Hilfen insgesamt: 2.")
    expect(body.locator("tbody tr")).to_have_text(["leicht223:213:52", "schwer1012:3412:34"])
    expect(body.locator("tfoot tr")).to_have_text("Alle323:216:46")
    dialog = page.locator("#statistics-dialog")
    assert dialog.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert body.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert accessibility_problems(page) == []
    body.get_by_role("button", name="Alles vergessen").click()
    page.locator("#toast-key").click()
    choose(page, "openStatistics")
    expect(body.locator("tbody tr")).to_have_count(2)
    body.get_by_role("button", name="Alles vergessen").click()
    choose(page, "openStatistics")
    expect(body).to_have_text("Noch nichts: Das nächste Sudoku, das du löst, zählt.")
