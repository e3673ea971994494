"""Small boards on a phone and on paper, and the class of the lesson to take home.

How they are played and watched is tested in tests/js/page/small.test.js.
"""

from pathlib import Path

from playwright.sync_api import Page, expect

from sudoku_helper.small.making import FIRST
from sudoku_helper.worksheets import skeleton
from tests.tools.server import AppServer


def open_small(page: Page, server: AppServer, lang: str = "en", wish: str = "") -> None:
    page.goto(f"{server.url}/{lang}/small{wish}")
    page.wait_for_selector("html[data-ready]")


def test_every_place_fits_on_a_phone_and_axe_finds_nothing(
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
        assert page.evaluate("document.documentElement.scrollWidth") == 320
        cut = """[...document.querySelectorAll("button")]
            .filter(key => key.offsetParent && key.scrollWidth > key.clientWidth + 1).map(key => key.textContent)"""
        assert page.evaluate(cut) == []
    page.locator("[data-act=startPlaying]").click()
    expect(page.locator("#watch")).to_be_hidden()
    assert_paper_has_the_board_alone(page)
    page.goto(f"{server.url}/de/small/lesson")
    assert accessibility_problems(page) == []


def assert_paper_has_the_board_alone(page: Page) -> None:
    page.emulate_media(media="print")
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator(".small-paper")).to_be_visible()
    for part in ("#keypad", ".small-modes", ".top nav"):
        expect(page.locator(part)).to_be_hidden()
    page.emulate_media(media="screen")


def test_the_class_with_its_gaps_comes_as_a_file(clean_page: Page, server: AppServer):
    page = clean_page
    page.goto(f"{server.url}/de/learn/backtracking")
    with page.expect_download() as coming:
        page.locator("a[download]").first.click()
    assert coming.value.suggested_filename == "sudokuspiel_mit_luecken.py"
    assert Path(coming.value.path()).read_text(encoding="utf-8") == skeleton("de")
