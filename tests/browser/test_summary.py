"""After a game as only a browser shows it: what was found and solved fits every screen and can be read by everybody.

What is told, and which time counts, is tested without a browser in tests/js/page/summary.test.js.
"""

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from sudoku_helper.techniques import technique_of
from tests.positions import ELIMINATING_SOLVED
from tests.tools.menu import choose
from tests.tools.player import Player
from tests.tools.server import AppServer

NAKED_PAIR = technique_of("naked-pair")
SOLVED = [
    {"id": "a", "seconds": 754, "helps": 2, "level": "hard"},
    {"id": "b", "seconds": 201, "helps": 0, "level": "easy"},
    {"id": "c", "seconds": 263, "helps": 0, "level": "easy"},
]


def test_a_victory_on_a_phone_is_read_by_everybody_and_put_away_by_going_back(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page, player = clean_page, Player(clean_page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(reduced_motion="reduce")
    player.open(f"{server.url}/?lang=de")
    player.play(".." + ELIMINATING_SOLVED[2:])
    player.help(stage=1)
    page.keyboard.press("Escape")
    for cell in (0, 1):
        player.write(cell, int(ELIMINATING_SOLVED[cell]))
    panel = page.locator("#panel[data-kind=victory].open")
    expect(panel).to_be_visible()
    expect(page.locator(".looking-back")).to_be_visible()
    assert accessibility_problems(page) == []
    page.go_back()
    expect(page.locator("#panel.open")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("data-view", "board")
    page.locator("#keypad [data-act=openSummary]").click()
    expect(panel).to_be_visible()


def test_the_name_of_what_was_found_fits_every_screen(clean_page: Page, server: AppServer):
    page, player = clean_page, Player(clean_page)
    player.open(f"{server.url}/?lang=de")
    player.play(NAKED_PAIR.example.board)
    page.keyboard.press("k")
    for cell, digit in NAKED_PAIR.example_step().cross_outs:
        player.cell(cell).click()
        page.keyboard.press(f"Shift+Digit{digit}")
    toast = page.locator("#toast")
    expect(toast.locator("#toast-text")).to_have_text("Selbst gefunden: Nacktes Paar")
    for width, height in ((320, 844), (390, 844), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        # It goes by itself after a while.
        page.evaluate("document.getElementById('toast').hidden = false")
        box = toast.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


def test_what_was_solved_fits_every_screen(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    page.evaluate(
        "([kept, wanted]) => { localStorage.setItem('sudoku-helper:statistics', kept);"
        " localStorage.setItem('sudoku-helper:preferences', wanted); }",
        [json.dumps({"times": {}, "solved": SOLVED}), json.dumps({"statistics": True})],
    )
    Player(page).open(f"{server.url}/?lang=de")
    choose(page, "openStatistics")
    body, dialog = page.locator("#statistics-body"), page.locator("#statistics-dialog")
    expect(body.locator("tbody tr")).to_have_text(["leicht223:213:52", "schwer1012:3412:34"])
    for width in (320, 390, 1366):
        page.set_viewport_size({"width": width, "height": 700})
        assert dialog.evaluate("each => each.scrollWidth <= each.clientWidth")
        assert body.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert accessibility_problems(page) == []
