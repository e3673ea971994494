"""Watching it solve: by logic with reasons, by trying with the algorithm beside the board."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from sudoku_helper.board import SudokuBoard
from sudoku_helper.formats.share import write_code
from sudoku_helper.solver import first_solution
from sudoku_helper.techniques.chains import XyChain
from sudoku_helper.techniques.locked import LockedPair, Pointing
from sudoku_helper.techniques.unique_rectangles import UniqueRectangle1
from sudoku_helper.techniques.wings import XyWing
from sudoku_helper.trainer.starters import HARDEST, SEARCH_LESSONS
from tests.positions import ELIMINATING, ELIMINATING_SOLVED, TWO_SOLUTIONS, VERY_EASY
from tests.tools.phone import phone
from tests.tools.player import Player
from tests.tools.server import AppServer
from tests.tools.trainer import choose

FASTEST = "8"


def message(page: Page):
    return page.locator("#watch-message")


def step_forward(page: Page) -> None:
    """One step on, when it has been made."""
    made = page.locator("#watch-steps").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#watch-steps")).not_to_have_text(made)


@pytest.fixture
def watcher(player: Player) -> Player:
    player.play(ELIMINATING)
    choose(player.page, "openWatch")
    expect(player.page.locator("#watch")).to_be_visible()
    return player


def test_nothing_starts_by_itself_and_pausing_stops_at_once(newcomer: Player):
    page, steps = newcomer.page, newcomer.page.locator("#watch-steps")
    page.clock.install()
    newcomer.play(ELIMINATING)
    choose(page, "openWatch")
    for way in ("watchLogic", "watchTrying"):
        page.locator(f"[data-act={way}]").click()
        page.clock.fast_forward(5000)
        newcomer.expect_values(ELIMINATING)
        expect(steps).to_have_text("0")
    page.locator("#watch-speed").fill(FASTEST)
    page.locator("#watch-toggle").click()
    expect(steps).not_to_have_text("0")
    page.locator("#watch-toggle").click()
    made = steps.inner_text()
    page.clock.fast_forward(5000)
    expect(steps).to_have_text(made)


def test_by_logic_every_step_is_shown_with_its_reason_and_then_done(watcher: Player):
    page = watcher.page
    page.keyboard.press("ArrowRight")
    expect(page.locator("#panel-body .sentences li").first).to_be_visible()
    assert page.locator(".role").count()
    before = watcher.values()
    while watcher.values() == before:
        step_forward(page)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#watch-toggle")).to_contain_text("Start")
    watcher.expect_values(before)


def test_by_logic_runs_to_the_end_which_can_be_left_or_taken_over_and_undone(watcher: Player):
    page = watcher.page
    before = watcher.values()
    run_by_logic_to_the_end(watcher)
    page.keyboard.press("Escape")
    watcher.expect_values(before)
    choose(page, "openWatch")
    run_by_logic_to_the_end(watcher)
    page.locator("[data-act=watchTake]").click()
    expect(watcher.title).to_have_text("Victory!")
    page.keyboard.press("Control+z")
    watcher.expect_values(before)


def run_by_logic_to_the_end(watcher: Player) -> None:
    watcher.page.locator("#watch-speed").fill(FASTEST)
    watcher.page.locator("#watch-toggle").click()
    expect(message(watcher.page)).to_contain_text("Solved by logic alone")
    watcher.expect_values(ELIMINATING_SOLVED)


@pytest.mark.parametrize("strategy", ["watchRowByRow", "watchSmart"])
def test_trying_finds_both_solutions_and_says_that_there_is_no_further(
    player: Player, strategy: str
):
    page = player.page
    player.play(TWO_SOLUTIONS)
    choose(page, "openWatch")
    page.locator("[data-act=watchTrying]").click()
    page.locator(f"[data-act={strategy}]").click()
    page.locator("#watch-speed").fill(FASTEST)
    toggle = page.locator("#watch-toggle")
    solutions = []
    for number in (1, 2):
        toggle.click()
        expect(message(page)).to_have_text(f"Solution {number} found!")
        solutions.append(player.values())
    assert len(set(solutions)) == 2
    assert all(
        given in (".", digit)
        for solution in solutions
        for given, digit in zip(TWO_SOLUTIONS, solution, strict=True)
    )
    expect(toggle).to_have_text("Next solution")
    toggle.click()
    expect(message(page)).to_contain_text("No further solution")
    expect(page.locator("#watch-solutions")).to_have_text("2")
    expect(toggle).to_be_disabled()
    page.keyboard.press("Escape")
    player.expect_values(TWO_SOLUTIONS)


def test_the_line_that_is_carried_out_is_lit_and_going_back_undoes_it(watcher: Player):
    page = watcher.page
    before = watcher.values()
    page.locator("[data-act=watchTrying]").click()
    lit = page.locator(".code [aria-current=step]")
    told = []
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        expect(lit).to_have_count(1)
        told.append(lit.inner_text())
    assert told[:2] == ["CHOOSE the next empty cell", "place x"]
    assert watcher.values() != before
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    watcher.expect_values(before)
    expect(page.locator("#watch-steps")).to_have_text("0")
    expect(page.locator("[data-act=watchBack]")).to_be_disabled()


def test_contradictions_are_shown_where_they_arise(watcher: Player):
    page = watcher.page
    page.locator("[data-act=watchTrying]").click()
    framed = page.locator(".cell.contradiction")
    page.keyboard.press("ArrowRight")
    # Whatever follows is there as soon as the first step was.
    expect(page.locator(".code [aria-current=step]")).to_have_count(1)
    for _ in range(39):
        page.keyboard.press("ArrowRight")
        if framed.count():
            break
    assert framed.count()
    expect(message(page)).to_contain_text("Contradiction: ")
    assert "Contradiction" in (framed.first.get_attribute("aria-label") or "")


def test_a_search_can_be_followed_to_its_result_at_once(player: Player):
    page = player.page
    player.play(VERY_EASY)
    choose(page, "openWatch")
    page.locator("[data-act=watchTrying]").click()
    page.locator("[data-act=watchToResult]").click()
    expect(message(page)).to_have_text("Solution 1 found!")
    assert "." not in player.values()
    runs = int(page.locator("#watch-runs").inner_text())
    assert runs > 50
    page.locator("[data-act=watchBack]").click()
    expect(message(page)).not_to_have_text("Solution 1 found!")


def test_a_puzzle_without_solution_is_told_so(player: Player):
    page = player.page
    player.enter("12345678." + "........9" + "." * 63)
    choose(page, "openWatch")
    page.locator("[data-act=watchSmart]").click()
    page.locator("[data-act=watchToResult]").click()
    expect(message(page)).to_contain_text("there is no solution")


def test_logic_says_that_several_solutions_leave_it_undecided(player: Player):
    page = player.page
    player.play(TWO_SOLUTIONS)
    choose(page, "openWatch")
    page.locator("[data-act=watchLogic]").click()
    page.keyboard.press("ArrowRight")
    expect(message(page)).to_contain_text("several solutions")


def test_a_lesson_opens_in_watching_and_is_followed_to_its_end(player: Player):
    page = player.page
    lesson, longer = SEARCH_LESSONS[:2]
    page.goto(f"{page.url.partition('#')[0]}#watch={write_code(SudokuBoard.parse(lesson.board))}")
    expect(page.locator("#watch-toggle")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#search-cell")).to_have_text("D1")
    expect(page.locator("#search-options")).to_have_text("17")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#search-calls li")).to_have_text(["1. solve(): D1 = 1"])
    page.locator("#watch-speed").fill(FASTEST)
    page.locator("#watch-toggle").click()
    expect(message(page)).to_have_text("Solution 1 found!")
    expect(page.locator("#search-depth")).to_have_text(str(lesson.board.count(".") + 1))
    # As it goes back, what was tried is struck out on the board and in the list.
    page.keyboard.press("ArrowRight")
    last = lesson.board.rindex(".")
    expect(player.cell(last).locator(".role-gone")).to_have_count(1)
    expect(message(page)).to_have_attribute("data-kind", "taken-back")
    page.locator("#watch-toggle").click()
    expect(message(page)).to_contain_text("No further solution")
    expect(page.locator("#watch-steps")).to_have_text(str(lesson.steps))
    expect(page.locator("#search-calls li")).to_have_count(0)
    page.locator(".watch-lessons a").nth(1).click()
    expect(page.locator("#watch-steps")).to_have_text("0")
    player.expect_values(longer.board)


def test_chance_goes_another_way_to_the_same_solution(player: Player):
    page = player.page
    page.goto(
        f"{page.url.partition('#')[0]}#watch={write_code(SudokuBoard.parse(HARDEST[0].board))}"
    )
    expect(page.locator("#watch-chance")).to_be_hidden()
    page.locator("[data-act=watchSmart]").click()
    page.locator("#watch-chance").check()
    page.locator("[data-act=watchToResult]").click()
    expect(message(page)).to_have_text("Solution 1 found!")
    player.expect_values(first_solution(SudokuBoard.parse(HARDEST[0].board)).line)


def test_on_the_smallest_phone_every_key_of_watching_has_room_for_its_words(
    clean_page: Page, server: AppServer
):
    page = clean_page
    page.set_viewport_size({"width": 320, "height": 568})
    code = write_code(SudokuBoard.parse(SEARCH_LESSONS[0].board))
    Player(page).open(f"{server.url}/?lang=de#watch={code}")
    page.locator("[data-act=watchSmart]").click()
    too_small = page.locator("#watch button").evaluate_all(
        "keys => keys.filter(key => key.scrollWidth > key.clientWidth).map(key => key.textContent)"
    )
    assert too_small == []
    page.keyboard.press("ArrowRight")
    expect(page.locator(".code [aria-current=step]")).to_be_in_viewport()


def test_keys_do_what_the_hint_promises_wherever_the_mouse_was(watcher: Player):
    page, toggle = watcher.page, watcher.page.locator("#watch-toggle-word")
    page.locator("#watch-speed").fill("0")
    for choice in (
        *("[data-act=watchLogic]", "[data-act=watchTrying]", "[data-act=watchSmart]"),
        *("#watch-chance", "[data-act=watchRowByRow]"),
    ):
        page.locator(choice).click()
        before = page.locator("#panel-body").inner_text()
        page.keyboard.press("ArrowRight")
        expect(page.locator("#panel-body")).not_to_have_text(before, use_inner_text=True)
    for choice in ("[data-act=watchSmart]", "[data-act=watchLogic]"):
        page.locator(choice).click()
        page.keyboard.press("Space")
        expect(toggle).to_have_text("Pause")
        page.keyboard.press("Space")
        expect(toggle).to_have_text("Start")
    expect(page.locator("#watch [aria-pressed=true]").first).to_have_text("By logic")


PHONES = pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568)])


@PHONES
def test_what_follows_is_whole_on_a_phone(
    browser: Browser, server: AppServer, width: int, height: int
):
    with phone(browser, width, height) as page:
        player = Player(page)
        player.open(f"{server.url}/?lang=de")
        for technique in (Pointing, LockedPair, XyWing, UniqueRectangle1, XyChain):
            player.play(technique.example.board)
            choose(page, "openWatch")
            page.locator("[data-act=watchStep]").tap()
            conclusion = page.locator("#panel-body .sentences > li").last
            expect_whole(conclusion, "")
            page.locator("[data-act=stopWatch]").tap()


@PHONES
def test_the_end_is_told_in_a_whole_sentence_on_a_phone(
    browser: Browser, server: AppServer, width: int, height: int
):
    with phone(browser, width, height) as page:
        player = Player(page)
        player.open(f"{server.url}/?lang=de")
        player.play(TWO_SOLUTIONS)
        choose(page, "openWatch")
        page.locator("[data-act=watchLogic]").tap()
        page.locator("[data-act=watchStep]").tap()
        expect_whole(message(page), "mehrere Lösungen")
        page.locator("[data-act=watchTrying]").tap()
        for end in ("Lösung 1 gefunden", "Lösung 2 gefunden", "Keine weitere Lösung"):
            page.locator("[data-act=watchToResult]").tap()
            expect_whole(message(page), end)


def expect_whole(words: Locator, told: str) -> None:
    """Wait until it is told, and see all of it."""
    expect(words).to_contain_text(told)
    expect(words).to_be_in_viewport(ratio=1)
    assert is_uncovered(words)


def is_uncovered(words: Locator) -> bool:
    """Whether all corners of a text are what one sees there."""
    return words.evaluate(
        """words => {
             const {left, right, top, bottom} = words.getBoundingClientRect();
             return [[left, top], [right, top], [left, bottom], [right, bottom]].every(([x, y]) => {
               const [inside, below] = [x === left ? x + 2 : x - 2, y === top ? y + 2 : y - 2];
               return words.contains(document.elementFromPoint(inside, below));
             });
           }"""
    )


def test_what_is_about_keys_is_not_shown_to_fingers(
    browser: Browser, server: AppServer, player: Player
):
    choose_watching(player)
    expect(player.page.locator("#panel-body .keyboard-only")).to_be_visible()
    with phone(browser, 390, 844) as page:
        touching = Player(page)
        touching.open(f"{server.url}/?lang=de")
        choose_watching(touching)
        expect(message(page)).to_be_visible()
        expect(page.locator("#panel-body .keyboard-only")).to_be_hidden()
        expect(page.locator("#panel")).not_to_contain_text("Leertaste", use_inner_text=True)


def choose_watching(player: Player) -> None:
    player.play(ELIMINATING)
    choose(player.page, "openWatch")
