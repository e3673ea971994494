"""Drills in a real browser: a player marks the board and hears what is right, wrong or missing."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from sudoku_helper import TECHNIQUES, SudokuBoard
from sudoku_helper.geometry import members
from sudoku_helper.solver import unique_solution
from sudoku_helper.step import Step
from sudoku_helper.techniques import technique_of
from tests.browser.conftest import COLOUR_RULES, no_complaints
from tests.tools.server import AppServer

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Trainee:
    """Practises one technique on a page."""

    def __init__(self, page: Page, url: str, key: str) -> None:
        self.page = page
        self.technique = technique_of(key)
        page.goto(f"{url}/en/practise/{key}")
        self.wait()

    def wait(self) -> None:
        """Wait for a position."""
        self.page.wait_for_selector("#panel[data-kind=open]", state="attached")

    @property
    def board(self) -> SudokuBoard:
        """The position as it is shown."""
        cells = self.page.evaluate(
            "() => [...document.querySelectorAll('.cell')].map(cell => "
            "[cell.querySelector('.value').textContent, "
            "[...cell.querySelectorAll('.mark')].map(mark => mark.dataset.digit).join('')])"
        )
        grid = SudokuBoard.parse("".join(value or "." for value, _ in cells))
        if not any(marks for _, marks in cells):
            return grid
        gone = [each for each in grid.candidates if str(each.digit) not in cells[each.cell][1]]
        return grid.cross_out(gone)

    @property
    def step(self) -> Step:
        """What is to be found."""
        return next(filter(None, self.technique.find(self.board)))

    def press(self, cell: int, digit: int) -> None:
        """Choose a cell and press a key of the keypad."""
        self.page.locator(f"[data-cell='{cell}']").click()
        self.page.locator(f"#digits [data-digit='{digit}']").click()

    def check(self, verdict: str) -> None:
        """Have the answer judged and expect a verdict."""
        self.page.locator("#drill-check").click()
        expect(self.page.locator("#panel")).to_have_attribute("data-kind", verdict)


@pytest.fixture
def phone(browser: Browser, server: AppServer):
    """A phone; whatever its pages complain about fails the test."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    with no_complaints(page):
        yield page
    context.close()


def test_a_drill_on_a_phone_from_a_mistake_to_the_next_position(phone: Page, server: AppServer):
    trainee = Trainee(phone, server.url, "naked-pair")
    board, step = trainee.board, trainee.step
    solution = unique_solution(board)
    free = next(cell for cell in members(board.empty) if board.digits[cell].bit_count() > 1)
    trainee.press(free, solution.values[free])
    trainee.check("wrong")
    expect(phone.locator("#panel-body")).to_contain_text("must not be crossed out")
    phone.locator("#drill-again").click()
    phone.locator("[data-act=undo]").click()
    for cell, digit in step.cross_outs:
        trainee.press(cell, digit)
    trainee.check("right")
    expect(phone.locator("#panel-body .sentences li").first).to_be_visible()
    expect(phone.locator(".mark.role-reason").first).to_be_visible()
    phone.locator("#drill-next").click()
    trainee.wait()
    expect(phone.locator("#panel-eyebrow")).to_contain_text("1 right")


def test_nothing_marked_is_incomplete_and_hints_lead_to_the_solution(
    clean_page: Page, server: AppServer
):
    page = clean_page
    trainee = Trainee(page, server.url, "x-wing")
    trainee.check("incomplete")
    page.locator("#drill-again").click()
    page.keyboard.press("h")
    expect(page.locator("#panel")).to_have_attribute("data-kind", "hint")
    expect(page.locator(".area-primary").first).to_be_visible()
    page.locator("#drill-show").click()
    expect(page.locator("#panel")).to_have_attribute("data-kind", "shown")
    expect(page.locator("#legend li").first).to_be_visible()


def test_placements_are_judged_without_candidates_and_three_in_a_row_make_a_technique_known(
    clean_page: Page, server: AppServer
):
    page = clean_page
    trainee = Trainee(page, server.url, "full-house")
    for _ in range(3):
        (placed,) = trainee.step.placements
        trainee.press(*placed)
        trainee.check("right")
        page.locator("#drill-next").click()
        trainee.wait()
    expect(page.locator("#standing")).to_have_value("know")
    page.goto(f"{server.url}/en/practise")
    expect(page.locator("[data-key=full-house] .standing")).to_have_text(
        re.compile("I know it · 3 right")
    )


def test_axe_finds_nothing_in_a_drill(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    Trainee(page, server.url, "xy-chain")
    assert problems_in_both_themes(page, accessibility_problems) == []
    page.locator("#drill-show").click()
    expect(page.locator("#panel")).to_have_attribute("data-kind", "shown")
    assert problems_in_both_themes(page, accessibility_problems) == []


def problems_in_both_themes(page: Page, find_problems: Callable[..., list[str]]) -> list[str]:
    """What axe finds in the light theme, and of colours in the dark one."""
    found = find_problems(page)
    page.emulate_media(color_scheme="dark")
    found += find_problems(page, COLOUR_RULES)
    page.emulate_media(color_scheme="light")
    return found


LEARN_PAGES = ["learn", "learn/als-chain", "learn/hidden-single-block", "learn/glossary"]
LEARN_PAGES += ["learn/mathematics", "learn/backtracking", "learn/app", "practise"]


@pytest.mark.parametrize("place", LEARN_PAGES)
def test_axe_finds_nothing_on_pages_to_read(
    clean_page: Page,
    server: AppServer,
    accessibility_problems: Callable[..., list[str]],
    place: str,
):
    page = clean_page
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{server.url}/de/{place}")
    assert problems_in_both_themes(page, accessibility_problems) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_list_is_filtered_while_a_name_is_typed(clean_page: Page, server: AppServer):
    page = clean_page
    page.goto(f"{server.url}/en/learn")
    page.locator("#q").press_sequentially("Wolkenkr")
    expect(page.locator(".entries li:visible")).to_have_text(["Skyscraper", "Grouped Skyscraper"])
    expect(page.locator("#found")).to_have_text("Techniques found: 2")


def test_pages_and_search_work_without_javascript(browser: Browser, server: AppServer):
    context = browser.new_context(java_script_enabled=False, locale="de-DE")
    page = context.new_page()
    page.goto(f"{server.url}/learn")
    assert page.url.endswith("/de/learn")
    page.locator("#q").fill("two string kite")
    page.locator("form.search button").click()
    page.get_by_role("link", name="Drachen", exact=True).click()
    expect(page.locator("h1")).to_contain_text("Drachen")
    expect(page.locator(".stages svg[role=img]")).to_have_count(4)
    context.close()


def test_an_explained_step_leads_to_its_page_and_its_drills(clean_page: Page, server: AppServer):
    page = clean_page
    page.goto(f"{server.url}/?lang=en")
    page.wait_for_selector("html[data-ready]")
    page.locator("[data-example]").first.click()
    for stage in (1, 2, 3):
        page.keyboard.press("h")
        expect(page.locator("#panel-eyebrow")).to_contain_text(f"{stage} ")
    page.get_by_role("link", name="Practise it").click()
    page.wait_for_selector("#panel[data-kind=open]", state="attached")
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-view", "board")


def test_a_known_technique_is_only_named_unless_one_asks(clean_page: Page, server: AppServer):
    page = clean_page
    page.goto(f"{server.url}/?lang=en")
    known = [technique.key for technique in TECHNIQUES]
    page.evaluate(
        "known => localStorage.setItem('sudoku-helper:preferences', JSON.stringify({known}))", known
    )
    page.reload()
    page.wait_for_selector("html[data-ready]")
    page.locator("[data-example]").first.click()
    page.keyboard.press("h")
    expect(page.locator("#panel-body")).to_contain_text("You know this one")
    expect(page.locator("#help-next")).to_have_text("Tell me more all the same")
    page.locator("#help-next").click()
    expect(page.locator("#panel-eyebrow")).to_contain_text("2 of 4")


def test_help_shows_what_is_being_learnt_if_it_can(clean_page: Page, server: AppServer):
    page = clean_page
    page.goto(f"{server.url}/?lang=en")
    page.evaluate(
        "localStorage.setItem('sudoku-helper:preferences', "
        "JSON.stringify({learning: ['hidden-single-line']}))"
    )
    page.reload()
    page.wait_for_selector("html[data-ready]")
    page.locator("[data-example]").first.click()
    page.keyboard.press("h")
    expect(page.locator("#panel-title")).to_have_text("Hidden Single (row or column)")
