"""The guided first game on a phone, and the way back to it; how it is played is tested in tests/js/page/first-game-page.test.js."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from sudoku_helper import SudokuBoard
from sudoku_helper.lessons.first_game import PUZZLE
from sudoku_helper.solver import unique_solution
from tests.tools.clean import go_where_nothing_runs
from tests.tools.player import Player
from tests.tools.server import AppServer

SOLUTION = unique_solution(SudokuBoard.parse(PUZZLE))
# As if all cells but one had been filled.
FILL = """([solution, open]) => {
    const name = "sudoku-helper:first-game";
    const {seen, sound} = JSON.parse(localStorage[name]);
    const cells = sound.cells.map((content, cell) => content || (cell === open ? 0 : solution[cell]));
    localStorage[name] = JSON.stringify({seen, sound: {...sound, cells}});
}"""


def press(page: Page, digit: int) -> None:
    page.locator(f"#answer-digits [data-digit='{digit}']").click()


def test_a_mistake_and_the_end_of_the_first_game_and_the_way_back_to_it(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page, learner = clean_page, Player(clean_page)
    page.set_viewport_size({"width": 390, "height": 844})
    address = f"{server.url}/de/course/first-game"
    learner.open(address)
    coach, title = page.locator("#panel-body"), page.locator("#panel-title")
    for told in ("81 Zellen", "eine Zeile", "eine Spalte", "die ganze Regel"):
        expect(coach).to_contain_text(told)
        page.locator("#first-on").click()
    expect(coach).to_contain_text("Schau dir diesen Block an")
    press(page, 7)
    expect(title).to_have_text("Hier nicht")
    assert accessibility_problems(page) == []
    press(page, 5)
    expect(title).to_have_text("Richtig!")

    last = PUZZLE.index(".")
    go_where_nothing_runs(page, server.url)
    page.evaluate(FILL, [list(SOLUTION.values), last])
    learner.open(address)
    learner.cell(last).click()
    press(page, SOLUTION.values[last])
    expect(title).to_have_text("Gelöst!")
    assert accessibility_problems(page) == []
    page.locator("#first-next a").nth(1).click()
    expect(page.locator("html")).to_have_attribute("data-phase", "playing")
    # Over the start page, from which alone one leaves.
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-view", "home")
    page.go_back()
    expect(title).to_have_text("Gelöst!")
