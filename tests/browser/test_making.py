"""Something new: a puzzle by level or by technique begins at once, and a booklet comes as a PDF."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from sudoku_helper import SudokuBoard
from sudoku_helper.grading import grade
from sudoku_helper.solver import is_unique
from sudoku_helper.techniques.base import Level
from tests.tools.player import Player
from tests.tools.trainer import choose


def open_new(page: Page) -> None:
    page.locator("#home [data-act=openNew]").click()
    expect(page.locator("#new-technique option")).not_to_have_count(0)


def expect_game(player: Player) -> SudokuBoard:
    """The board of the game that has begun, its note shown."""
    expect(player.page.locator("html")).to_have_attribute("data-phase", "playing")
    expect(player.page.locator("#new-dialog")).to_be_hidden()
    return SudokuBoard.parse(player.values())


def test_a_puzzle_of_a_level_begins_at_once_and_tells_why_it_is_hard(player: Player):
    open_new(player.page)
    player.page.locator("#new-levels [data-level=medium]").click()
    board = expect_game(player)
    assert is_unique(board)
    assert grade(board).level == Level.MEDIUM
    expect(player.page.locator("#toast-text")).to_contain_text("Medium: the hardest step is")
    expect(player.words).to_contain_text("Medium: the hardest step is")
    expect(player.page.locator("#panel-eyebrow")).to_have_text("medium")


def test_another_puzzle_comes_from_the_menu_by_keyboard(player: Player):
    open_new(player.page)
    player.page.locator("#new-levels [data-level=very-easy]").press("Enter")
    first = expect_game(player)
    choose(player.page, "openNew")
    player.page.locator("#new-levels [data-level=very-easy]").press("Enter")
    expect(player.page.locator("#new-dialog")).to_be_hidden()
    assert player.values() != first.line
    player.help(1)


def test_a_puzzle_needs_the_chosen_technique(player: Player):
    open_new(player.page)
    player.page.locator("#new-technique").select_option("xy-wing")
    player.page.locator("#new-go").click()
    assert is_unique(expect_game(player))
    expect(player.words).to_contain_text("XY-Wing")
    expect(player.page.locator("#panel-eyebrow")).to_contain_text("XY-Wing")


def test_a_rare_technique_is_met_in_the_middle_of_a_game(player: Player):
    open_new(player.page)
    player.page.locator("#new-technique").select_option("trial")
    player.page.locator("#new-go").click()
    expect_game(player)
    expect(player.words).to_contain_text("from the middle of a game")


def test_techniques_are_listed_by_level_in_the_language_of_the_player(clean_page: Page, server):
    page, player = clean_page, Player(clean_page)
    player.open(f"{server.url}/?lang=de")
    open_new(page)
    groups = page.locator("#new-technique optgroup")
    assert [group.get_attribute("label") for group in groups.all()] == [
        level.title("de") for level in Level
    ]
    expect(page.locator("#new-title")).to_have_text("Neues Sudoku")


def test_a_booklet_is_downloaded_as_it_was_wished(player: Player):
    page = player.page
    choose(page, "openBooklet")
    for level, count in {"very-easy": 3, "easy": 2, "medium": 0, "hard": 0}.items():
        page.locator(f"#booklet-form [name={level}]").fill(str(count))
    expect(page.locator("#booklet-total")).to_contain_text("5 in all")
    page.locator("#booklet-form [name=per_page][value='2']").check(force=True)
    page.locator("#booklet-form [name=hints]").check()
    page.locator("#booklet-name").fill("For Grandma")
    with page.expect_download() as download:
        page.locator("#booklet-go").click()
    assert download.value.suggested_filename == "sudoku-booklet.pdf"
    pages = [each.extract_text() for each in PdfReader(download.value.path()).pages]
    # Title, five puzzles two by two, hints, solutions.
    assert len(pages) == 1 + 3 + 1 + 1
    assert "For Grandma" in pages[0]
    assert "Where it gets hard" in pages[4]
    expect(page.locator("#booklet-dialog")).to_be_hidden()
    expect(page.locator("#toast-text")).to_contain_text("ready to print")


def test_large_print_offers_as_many_on_a_page_as_it_has_room_for(player: Player):
    page = player.page
    choose(page, "openBooklet")
    # Easy ones are made at once, however busy the machine is.
    for level, count in {"easy": 12, "medium": 0, "hard": 0}.items():
        page.locator(f"#booklet-form [name={level}]").fill(str(count))
    picked = page.locator("#booklet-form [name=per_page]:checked")
    expect(picked).to_have_value("4")
    page.locator("#booklet-form [name=large]").check()
    expect(picked).to_have_value("2")
    page.locator("#booklet-form [name=folded]").check()
    expect(picked).to_have_value("1")
    expect(page.locator("#booklet-form [name=per_page]:disabled")).to_have_count(3)
    page.locator("#booklet-form [name=symmetry][value=point]").check(force=True)
    page.locator("#booklet-form [name=solutions][value=below]").check(force=True)
    with page.expect_download() as download:
        page.locator("#booklet-go").click()
    # Title and twelve puzzles, and three empty ones behind, two on a side.
    assert len(PdfReader(download.value.path()).pages) == 8


def test_too_many_puzzles_are_not_asked_for(player: Player):
    choose(player.page, "openBooklet")
    player.page.locator("#booklet-form [name=easy]").fill("60")
    expect(player.page.locator("#booklet-total")).to_contain_text("Please choose 1 to 48")
    expect(player.page.locator("#booklet-go")).to_be_disabled()


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
