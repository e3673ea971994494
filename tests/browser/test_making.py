"""Something new: at a phone a puzzle begins at once, at a desk a booklet comes as a PDF."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from sudoku_helper import SudokuBoard
from sudoku_helper.solver import is_unique
from tests.tools.menu import choose
from tests.tools.player import Player


def test_a_puzzle_of_a_level_begins_at_once_on_a_phone(player: Player):
    page = player.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("#home [data-act=openNew]").click()
    page.locator("#new-levels [data-level=easy]").click()
    expect(page.locator("html")).to_have_attribute("data-phase", "playing")
    expect(page.locator("#new-dialog")).to_be_hidden()
    assert is_unique(SudokuBoard.parse(player.values()))
    expect(page.locator("#toast-text")).to_contain_text("Easy: the hardest step is")


def test_a_booklet_is_downloaded_at_a_desk(player: Player):
    page = player.page
    choose(page, "openBooklet")
    for level, count in {"very-easy": 1, "easy": 0, "medium": 0, "hard": 0}.items():
        page.locator(f"#booklet-form [name={level}]").fill(str(count))
    page.locator("#booklet-name").fill("For Grandma")
    with page.expect_download() as download:
        page.locator("#booklet-go").click()
    assert download.value.suggested_filename == "sudoku-booklet.pdf"
    title, *_ = PdfReader(download.value.path()).pages
    assert "For Grandma" in title.extract_text()
    expect(page.locator("#booklet-dialog")).to_be_hidden()


@pytest.mark.parametrize("act", ["openNew", "openBooklet"])
def test_the_boxes_are_accessible_and_fit(
    player: Player, accessibility_problems: Callable[[Page], list[str]], act: str
):
    page = player.page
    choose(page, act)
    expect(page.locator("dialog[open]")).to_be_visible()
    if act == "openNew":
        expect(page.locator("#new-technique option")).not_to_have_count(0)
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 780})
        assert not accessibility_problems(page), width
        assert page.evaluate(
            "(d => d.scrollWidth <= d.clientWidth)(document.querySelector('dialog[open]'))"
        )
