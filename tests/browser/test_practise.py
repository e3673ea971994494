"""Drills in a real browser: a player marks the board and hears what is right, wrong or missing."""

import re
from collections.abc import Callable
from math import ceil

import pytest
from playwright.sync_api import Browser, Page, expect

from sudoku_helper import TECHNIQUES
from sudoku_helper.drills import FEWEST_EASY
from sudoku_helper.drills.patterns import cells_of_pattern
from sudoku_helper.geometry import members
from sudoku_helper.solver import unique_solution
from tests.browser.conftest import COLOUR_RULES, DESK, no_complaints
from tests.tools.server import AppServer
from tests.tools.trainee import Trainee

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


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


def test_nothing_marked_is_incomplete_and_hints_lead_to_the_solution(
    clean_page: Page, server: AppServer
):
    page = clean_page
    trainee = Trainee(page, server.url, "x-wing")
    trainee.check("incomplete")
    page.locator("#drill-again").click()
    page.keyboard.press("h")
    trainee.expect("hint")
    expect(page.locator(".same-digit").first).to_be_visible()
    expect(page.locator(".area-primary")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".area-primary").first).to_be_visible()
    expect(page.locator(".mark.role")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".mark.role").first).to_be_visible()
    expect(page.locator(".role-gone")).to_have_count(0)
    expect(page.locator("#drill-hint")).to_be_disabled()
    page.locator("#drill-show").click()
    trainee.expect("shown")
    expect(page.locator(".marks .role-gone").first).to_be_visible()
    expect(page.locator("#legend li").first).to_be_visible()


def test_placements_are_judged_without_candidates_and_three_in_a_row_make_a_technique_known(
    clean_page: Page, server: AppServer
):
    page = clean_page
    trainee = Trainee(page, server.url, "full-house")
    for number in range(3):
        drill = trainee.drill
        # The easiest come first, and more of them as they are answered right.
        assert drill["number"] < max(FEWEST_EASY, ceil(number / 8 * drill["count"]))
        (placed,) = trainee.step.placements
        trainee.press(*placed)
        trainee.check("right")
        trainee.go_on()
    expect(page.locator("#standing")).to_have_value("know")
    page.goto(f"{server.url}/en/practise")
    expect(page.locator("[data-key=full-house] .standing")).to_have_text(
        re.compile("I know it · 3 right")
    )


def test_the_cells_of_a_pattern_are_marked_with_taps_and_with_the_keyboard(
    clean_page: Page, server: AppServer
):
    page = clean_page
    trainee = Trainee(page, server.url, "x-wing")
    page.locator("#kinds input").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("data-task", "find")
    first, *others = members(cells_of_pattern(trainee.step))
    outside = next(cell for cell in range(81) if cell not in (first, *others))
    cell = page.locator("[data-cell]")
    cell.nth(outside).click()
    expect(page.locator("#status")).to_contain_text("marked, 1 in all")
    expect(cell.nth(outside)).to_have_attribute("aria-selected", "true")
    trainee.check("wrong")
    page.locator("#drill-again").click()
    cell.nth(outside).click()
    expect(cell.nth(outside)).to_have_attribute("aria-selected", "false")
    for each in others:
        cell.nth(each).click()
    trainee.check("incomplete")
    page.keyboard.press("Escape")
    cell.nth(first).focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(cell.nth(first)).to_have_attribute("aria-selected", "false")
    page.keyboard.press("Enter")
    trainee.check("right")


@pytest.mark.parametrize("is_right", [True, False])
def test_a_pattern_is_named_and_one_answer_is_final(
    clean_page: Page, server: AppServer, is_right: bool
):
    page = clean_page
    trainee = Trainee(page, server.url, "naked-pair", "#kind=which")
    drill = trainee.drill
    keys = [option["key"] for option in drill["options"]]
    name = drill["technique"]["key"]
    expect(page.locator(".mark.role").first).to_be_visible()
    expect(page.locator(".role-gone")).to_have_count(0)
    chosen = name if is_right else next(key for key in keys if key != name)
    page.keyboard.press(str(keys.index(chosen) + 1))
    trainee.expect("right" if is_right else "wrong")
    expect(page.locator("#panel-body")).to_contain_text(drill["technique"]["name"])
    expect(page.locator("#choices")).to_be_hidden()
    trainee.go_on()


def test_a_near_miss_is_told_from_a_pattern_and_the_reason_is_given(
    clean_page: Page, server: AppServer
):
    page = clean_page
    trainee = Trainee(page, server.url, "x-wing", "#kind=real")
    told = set()
    while len(told) < 2:
        real = trainee.drill["real"]
        told.add(real)
        page.locator(f"[data-choice={'yes' if real else 'no'}]").click()
        trainee.expect("right")
        expect(page.locator("#panel-body .sentences li").first).to_be_visible()
        trainee.go_on()


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
