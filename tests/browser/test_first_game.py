"""The guided first game in a real browser, as somebody plays it who has never solved a Sudoku."""

import signal
from collections.abc import Callable

from playwright.sync_api import Page, expect

from sudoku_helper import SudokuBoard
from sudoku_helper.lessons.first_game import PUZZLE
from sudoku_helper.solver import unique_solution
from tests.browser.conftest import COLOUR_RULES
from tests.tools.player import Player
from tests.tools.server import AppServer

SOLUTION = unique_solution(SudokuBoard.parse(PUZZLE))
F9 = 77


def open_lesson(page: Page, server: AppServer) -> Player:
    """The first game in German on a phone."""
    page.set_viewport_size({"width": 390, "height": 844})
    learner = Player(page)
    learner.open(f"{server.url}/de/way/first-game")
    return learner


def read_the_rule(page: Page) -> None:
    for told in ("81 Zellen", "eine Zeile", "eine Spalte", "die ganze Regel"):
        expect(page.locator("#panel-body")).to_contain_text(told)
        page.locator("#first-on").click()


def press(learner: Player, cell: int) -> None:
    """Choose a cell and press its digit."""
    learner.cell(cell).click()
    learner.page.locator(f"#answer-digits [data-digit='{SOLUTION.values[cell]}']").click()
    expect(learner.cell(cell).locator(".value")).to_have_text(str(SOLUTION.values[cell]))


def test_whoever_goes_to_a_cell_while_the_coach_thinks_stays_there(
    page: Page, own_server: AppServer
):
    learner = open_lesson(page, own_server)
    coach = page.locator("#panel-body")
    read_the_rule(page)
    expect(coach).to_contain_text("Schau dir diesen Block an")
    assert own_server.process
    own_server.process.send_signal(signal.SIGSTOP)
    press(learner, F9)
    learner.cell(7).click()
    own_server.process.send_signal(signal.SIGCONT)
    expect(coach).to_contain_text("Schau dir diese Zeile an")
    assert learner.cells_with("selected") == [7]


def test_the_whole_first_game_with_a_mistake_and_an_interruption(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    learner = open_lesson(page, server)
    coach, title = page.locator("#panel-body"), page.locator("#panel-title")
    read_the_rule(page)

    expect(coach).to_contain_text("Schau dir diesen Block an")
    assert len(learner.cells_with("area-primary")) == 9
    assert not page.locator(".mark").count(), "a beginner needs no notes"
    page.locator("#answer-digits [data-digit='7']").click()
    expect(title).to_have_text("Hier nicht")
    expect(coach).to_have_text(
        "Die 7 steht in diesem Block schon, in D8. In einem Block steht jede Ziffer nur einmal."
    )
    expect(learner.cell(F9)).to_have_class("cell own selected cursor conflict wrong area-primary")
    assert accessibility_problems(page) == []
    page.emulate_media(color_scheme="dark")
    assert accessibility_problems(page, COLOUR_RULES) == []
    page.emulate_media(color_scheme="light")
    page.locator("#answer-digits [data-digit='5']").click()
    expect(title).to_have_text("Richtig!")
    expect(coach).to_contain_text("Schau dir diese Zeile an")

    page.locator("#first-help").click()
    expect(coach).to_contain_text("Von den Ziffern 1 bis 9 fehlt dort nur die 6")
    page.locator("#first-help").click()
    expect(title).to_have_text("Für dich eingetragen.")

    learner.cell(7).click()
    page.locator("#answer-digits [data-digit='5']").click()
    expect(page.locator("#panel-eyebrow")).to_have_text("3 von 30 Ziffern")
    expect(coach).to_contain_text("Schau dir diese Spalte an")

    before = learner.values()
    learner.reload()
    expect(title).to_have_text("Schön, dass du wieder da bist!")
    expect(coach).to_contain_text("Schau dir")
    learner.expect_values(before)

    empty = [cell for cell, digit in enumerate(before) if digit == "."]
    for cell in empty[:12]:
        press(learner, cell)
    expect(coach).to_contain_text("Ab jetzt suchst du selbst")
    assert not learner.cells_with("area-primary")
    page.keyboard.press("h")
    expect(coach).to_contain_text("Schau dir")
    assert len(learner.cells_with("area-primary")) == 9
    for cell in empty[12:]:
        press(learner, cell)
    expect(title).to_have_text("Gelöst!")
    learner.expect_values(SOLUTION.line)
    expect(page.locator("#first-next a").first).to_have_attribute("href", "/de/way/singles")
    assert accessibility_problems(page) == []
    kept = page.evaluate("JSON.parse(localStorage.getItem('sudoku-helper:progress')).firstGame")
    assert kept == "done"
    page.locator("#first-next a").nth(1).click()
    expect(page.locator("html")).to_have_attribute("data-phase", "playing")
    expect(title).to_contain_text("noch")
    # Over the start page, from which alone one leaves.
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-view", "home")
    page.go_back()
    expect(title).to_have_text("Gelöst!")
    page.get_by_role("button", name="Noch einmal von vorn").click()
    expect(coach).to_contain_text("81 Zellen")
    learner.expect_values(PUZZLE)


def test_it_can_be_played_with_keys_alone(clean_page: Page, server: AppServer):
    page = clean_page
    learner = open_lesson(page, server)
    for _ in range(4):
        page.locator("#first-on").press("Enter")
    expect(page.locator("#panel-body")).to_contain_text("Schau dir diesen Block an")
    page.keyboard.press("7")
    expect(page.locator("#status")).to_contain_text("Die 7 steht in diesem Block schon, in D8")
    page.keyboard.press("Escape")
    learner.expect_values(PUZZLE)
    expect(page.locator("#status")).to_contain_text("Schau dir diesen Block an")
    page.keyboard.press("5")
    expect(page.locator("#status")).to_contain_text("Schau dir diese Zeile an")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("9")
    expect(page.locator("#panel-title")).to_have_text("Hier nicht")
