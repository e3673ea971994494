"""The page of transformations in a real browser: make one, have it found out, walk through a list of grids."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from sudoku_helper.trainer.starters import EXAMPLES
from tests.browser.conftest import COLOUR_RULES
from tests.tools.server import AppServer


def test_a_transformation_is_made_and_found_out_and_a_list_of_grids_walked_through(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{server.url}/de/learn/transformations")
    page.wait_for_selector("html[data-ready]")
    found = page.locator("#found-out")

    page.get_by_role("button", name="Umformen").click()
    expect(found).to_contain_text("Wertpermutation")
    expect(found).to_contain_text("gleichwertig (isomorph)")
    page.get_by_label("Umformung").select_option("turn")
    page.get_by_label("Vierteldrehungen").select_option("3")
    page.get_by_role("button", name="Umformen").click()
    expect(found).to_contain_text("nach links")
    page.get_by_label("Umformung").select_option("rows")
    page.locator("[data-image='3'] input").fill("1 1 2")
    page.get_by_role("button", name="Umformen").click()
    expect(page.locator("#change-problem")).to_contain_text("jede Zahl von 1 bis 3")

    page.get_by_label("Zweites Gitter").fill("123")
    expect(page.locator("#second-problem")).to_contain_text("hier stehen 3")
    expect(found).to_be_empty()
    page.get_by_label("Zweites Gitter").fill("." * 81)
    page.get_by_role("button", name="Vergleichen").click()
    expect(found).to_contain_text("nicht gleichwertig")

    page.get_by_role("radio", name="Blöcke").check(force=True)
    page.get_by_role("button", name="Lösen").click()
    expect(page.locator("#walk-end")).to_contain_text("Gelöst")
    expect(page.locator("#walk-told")).to_have_text("Das gegebene Gitter.")
    page.get_by_role("button", name="Weiter").click()
    expect(page.locator("#walk-place")).to_contain_text("Gitter 2 von")
    expect(page.locator("#walk-told")).to_contain_text("In Block")
    expect(page.locator("#walk-picture .marked")).to_have_count(1)
    page.locator("#walk-number").press("End")
    digits = page.locator("#walk-picture text")
    expect(digits).to_have_text([re.compile(r"^\d{9}$")] * 9)
    expect(page.get_by_role("button", name="Weiter")).to_be_disabled()

    assert accessibility_problems(page) == []
    page.emulate_media(color_scheme="dark")
    assert accessibility_problems(page, COLOUR_RULES) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_label("Beispiel").select_option(EXAMPLES[2].board)
    expect(page.locator("#walk")).to_be_hidden()


def test_further_examples_and_the_near_miss_open_and_axe_finds_nothing_in_them(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{server.url}/de/learn/naked-pair")
    for summary in page.locator(".more summary").all():
        summary.click()
    pictures = page.locator(".more[open] svg[role=img]:visible")
    expect(pictures).to_have_count(page.locator(".more").count())
    expect(page.locator(".more[open]").last).to_contain_text("würde schließen")
    assert accessibility_problems(page) == []
    page.emulate_media(color_scheme="dark")
    assert accessibility_problems(page, COLOUR_RULES) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
