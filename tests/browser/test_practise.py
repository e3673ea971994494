"""Drills and pages to read in a real browser: by touch, at every size, for everyone, and without scripts.

What a drill says is tested in tests/js/page/practise.test.js.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from sudoku_helper.course import CHAPTERS, chapter_of
from sudoku_helper.drills.patterns import cells_of_pattern
from sudoku_helper.geometry import members
from sudoku_helper.solver import unique_solution
from sudoku_helper.text import LANGUAGES
from tests.browser.conftest import DESK, no_complaints
from tests.tools.phone import phone as phone_page
from tests.tools.server import AppServer
from tests.tools.trainee import Trainee


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A phone; whatever its pages complain about fails the test."""
    with phone_page(browser, 390, 844) as page, no_complaints(page):
        yield page


def test_a_drill_on_a_phone_from_a_mistake_to_the_next_position(phone: Page, server: AppServer):
    trainee = Trainee(phone, server.url, "naked-pair")
    board, step = trainee.board, trainee.step
    solution = unique_solution(board)
    own, *_ = members(cells_of_pattern(step))
    trainee.press(own, solution.values[own])
    trainee.check("wrong")
    expect(phone.locator("#panel-body")).to_contain_text("belongs to the pattern itself")
    phone.locator("#drill-again").click()
    phone.locator("[data-act=undo]").click()
    for cell, digit in step.cross_outs:
        trainee.press(cell, digit)
    trainee.check("right")
    expect(phone.locator("#panel-body .sentences li").first).to_be_visible()
    expect(phone.locator(".mark.role-reason").first).to_be_visible()
    trainee.go_on()
    expect(phone.locator("#panel-eyebrow")).to_contain_text("1 right")


SCREENS = [(320, 568), (390, 664), (390, 740), (390, 844), (768, 1024), (1024, 768), (844, 390)]


def test_the_keys_of_every_kind_of_task_have_room_beside_the_board(
    clean_page: Page, server: AppServer
):
    page = clean_page
    for kind in ("cross-out", "find", "which"):
        trainee = Trainee(page, server.url, "hidden-single-line", f"#kind={kind}")
        trainee.wait()
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            board = page.locator("#board-frame").bounding_box() or {}
            keys = page.locator("#keypad").bounding_box() or {}
            beside = board["x"] + board["width"] <= keys["x"] + 1
            assert beside or board["y"] + board["height"] <= keys["y"] + 1, (kind, width, height)
            assert keys["y"] + keys["height"] <= height, (kind, width, height)
        page.set_viewport_size(DESK)
        page.goto("about:blank")


def test_axe_finds_nothing_in_a_drill(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    Trainee(page, server.url, "xy-chain")
    assert accessibility_problems(page) == []
    page.locator("#drill-show").click()
    expect(page.locator("#panel")).to_have_attribute("data-kind", "shown")
    assert accessibility_problems(page) == []


def as_it_opens(page: Page) -> None:
    """Nothing is done on the page."""


def open_all_examples(page: Page) -> None:
    for summary in page.locator(".more summary").all():
        summary.click()
    pictures = page.locator(".more[open] svg[role=img]:visible")
    expect(pictures).to_have_count(page.locator(".more").count())
    expect(page.locator(".more[open]").last).to_contain_text("würde schließen")


def walk_through_grids(page: Page) -> None:
    page.wait_for_selector("html[data-ready]")
    page.get_by_role("radio", name="Blöcke").check(force=True)
    page.get_by_role("button", name="Lösen").click()
    page.get_by_role("button", name="Weiter").click()
    expect(page.locator("#walk-picture .marked")).to_have_count(1)
    page.locator("#walk-number").press("End")
    expect(page.locator("#walk-picture text").first).to_be_visible()
    expect(page.get_by_role("button", name="Weiter")).to_be_disabled()


LEARN_PAGES = {
    "learn/als-chain": as_it_opens,
    "learn/naked-pair": open_all_examples,
    "learn/transformations": walk_through_grids,
    "learn/glossary": as_it_opens,
    "learn/mathematics": as_it_opens,
    "learn/app": as_it_opens,
    "practise": as_it_opens,
}


def test_pages_to_read_fit_on_a_phone_and_axe_finds_nothing(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    page.set_viewport_size({"width": 360, "height": 740})
    for place, do in LEARN_PAGES.items():
        page.goto(f"{server.url}/de/{place}")
        do(page)
        assert accessibility_problems(page) == [], place
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, place


def test_pages_search_and_chapters_work_without_javascript(browser: Browser, server: AppServer):
    context = browser.new_context(java_script_enabled=False, locale="de-DE")
    page = context.new_page()
    page.goto(f"{server.url}/learn")
    assert page.url.endswith("/de/learn")
    expect(page.locator("[data-key=x-wing] .pattern .role-reason")).to_be_visible()
    expect(page.locator("#standing-filter")).to_be_hidden()
    page.locator("#q").fill("two string kite")
    page.locator("form.search button").click()
    expect(page.locator("[data-key=full-house]")).to_have_count(0)
    page.get_by_role("link", name="Drachen", exact=True).click()
    expect(page.locator("h1")).to_contain_text("Drachen")
    expect(page.locator(".stages svg[role=img]")).to_have_count(4)
    for lang, chapter in zip(LANGUAGES, CHAPTERS[2:4], strict=True):
        page.goto(f"{server.url}/{lang}/course/{chapter.key}")
        expect(page.locator(".idea:visible")).to_have_count(len(chapter_of(chapter.key).ideas))
        expect(page.locator("#play")).to_be_hidden()
        expect(page.locator("#station-puzzle a")).to_be_visible()
    context.close()
