"""Small boards: enter, play, check, watch to the end, print; and the class of the lesson to take home."""

from pathlib import Path

from playwright.sync_api import Page, expect

from sudoku_helper.small.board import SmallBoard
from sudoku_helper.small.making import FIRST
from sudoku_helper.small.trying import solutions, trace
from sudoku_helper.worksheets import skeleton
from tests.browser.conftest import COLOUR_RULES
from tests.tools.server import AppServer

SOLUTION = "".join(map(str, next(solutions(SmallBoard.parse(FIRST)))))
STEPS = list(trace(SmallBoard.parse(FIRST)))[-1].counters.steps
FASTEST = "8"


def open_small(page: Page, server: AppServer, lang: str = "en", wish: str = "") -> None:
    page.goto(f"{server.url}/{lang}/small{wish}")
    page.wait_for_selector("html[data-ready]")


def values(page: Page) -> str:
    return page.evaluate(
        "[...document.querySelectorAll('.small-cell')].map(e => /^\\d$/.test(e.textContent) ? e.textContent : '.').join('')"
    )


def cell(page: Page, number: int):
    return page.locator(f"[data-cell='{number}']")


def test_a_small_puzzle_is_played_with_the_keyboard_and_checked(
    clean_page: Page, server: AppServer
):
    page, told = clean_page, clean_page.locator("#small-message")
    open_small(page, server)
    assert values(page) == FIRST
    cell(page, 0).focus()
    page.keyboard.press("1")
    expect(cell(page, 0)).to_have_attribute("aria-label", "A1, 1")
    page.keyboard.press("Enter")
    expect(told).to_contain_text("1 cannot stand in A1")
    expect(cell(page, 0)).to_have_class("small-cell own cursor wrong")
    page.keyboard.press("Control+z")
    expect(cell(page, 0)).to_have_text("")
    page.keyboard.press("h")
    expect(told).to_contain_text("Look at block 4")
    page.keyboard.press("h")
    expect(told).to_contain_text("So 1 goes there")
    # The hint has led the cursor to its cell.
    page.keyboard.press("1")
    assert values(page) == FIRST[:10] + "1" + FIRST[11:]
    page.keyboard.press("ArrowUp")
    page.keyboard.press("4")
    assert values(page)[6] == FIRST[6], "a given stays"
    page.keyboard.press("Home")
    expect(cell(page, 4)).to_be_focused()
    for number in range(16):
        if values(page)[number] == ".":
            cell(page, number).click()
            page.locator(f"[data-digit='{SOLUTION[number]}']").click()
    page.locator("[data-act=check]").click()
    expect(told).to_contain_text("Solved!")
    page.locator("#small-givens").select_option("6")
    page.locator("[data-act=newPuzzle]").click()
    expect(told).to_contain_text("Choose a cell")
    expect(page).to_have_url(f"{server.url}/en/small#p={values(page)}")
    assert values(page).count(".") == 10


def test_a_search_that_was_entered_is_watched_to_its_end_and_printed(
    clean_page: Page, server: AppServer
):
    page, told = clean_page, clean_page.locator("#watch-message")
    open_small(page, server, wish="#p=" + "." * 16)
    page.locator("[data-act=editPuzzle]").click()
    for number, digit in enumerate(FIRST):
        if digit != ".":
            cell(page, number).click()
            page.keyboard.press(digit)
    page.locator("[data-act=check]").click()
    expect(page.locator("#small-message")).to_contain_text("exactly one solution")
    page.locator("[data-act=openWatch]").click()
    expect(page.locator("#watch-toggle")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(told).to_have_text("A1: the next empty cell.")
    expect(page.locator(".code [aria-current=step]")).to_have_text("CHOOSE the next empty cell")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#search-options .option-now")).to_contain_text("1")
    expect(page.locator("#search-calls li").first).to_have_text("1. solve(): A1 = 1")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#search-calls li").first).to_have_text("1. solve(): A1 = ?")
    page.locator("#watch-speed").fill(FASTEST)
    page.locator("#watch-toggle").click()
    expect(told).to_have_text("Solution 1 found!")
    assert values(page) == SOLUTION
    expect(page.locator("#search-depth")).to_have_text("10")
    page.locator("[data-act=watchToResult]").click()
    expect(told).to_contain_text("No further solution")
    expect(page.locator("#watch-steps")).to_have_text(str(STEPS))
    expect(page.locator("#watch-toggle")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.locator("#watch")).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator(".small-paper")).to_be_visible()
    for part in ("#keypad", ".small-modes", ".top nav"):
        expect(page.locator(part)).to_be_hidden()
    page.emulate_media(media="screen")


def test_axe_finds_nothing_in_any_place_and_nothing_is_cut_off(
    clean_page: Page, server: AppServer, accessibility_problems
):
    page = clean_page
    page.set_viewport_size({"width": 320, "height": 568})
    open_small(page, server, "de", f"#p={FIRST}&watch")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#search-cell")).to_have_text("A1")
    for act in ("openWatch", "startPlaying", "editPuzzle"):
        page.locator(f"[data-act={act}]").click()
        assert accessibility_problems(page) == []
        page.emulate_media(color_scheme="dark")
        assert accessibility_problems(page, COLOUR_RULES) == []
        page.emulate_media(color_scheme="light")
        assert page.evaluate("document.documentElement.scrollWidth") == 320
        assert (
            page.evaluate(
                """[...document.querySelectorAll("button")].filter(key => key.offsetParent && key.scrollWidth > key.clientWidth + 1).length"""
            )
            == 0
        )
    page.goto(f"{server.url}/de/small/lesson")
    assert accessibility_problems(page) == []


def test_the_class_with_its_gaps_comes_as_a_file(clean_page: Page, server: AppServer):
    page = clean_page
    page.goto(f"{server.url}/de/learn/backtracking")
    with page.expect_download() as coming:
        page.locator("a[download]").first.click()
    assert coming.value.suggested_filename == "sudokuspiel_mit_luecken.py"
    assert Path(coming.value.path()).read_text(encoding="utf-8") == skeleton("de")
