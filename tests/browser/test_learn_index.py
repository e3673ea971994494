"""The list of techniques: a picture of each, how one stands to it, and filters that work together."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from sudoku_helper import TECHNIQUES
from tests.browser.test_practise import problems_in_both_themes
from tests.tools.server import AppServer

PRACTISED = {"right": 2, "tried": 3, "streak": 1, "ease": 0, "recent": []}
LONG_AGO = {"due": "2020-01-01T00:00:00Z", "last_review": "2019-12-01T00:00:00Z"}
FAR_AHEAD = {"due": "2999-03-05T12:00:00Z", "last_review": "2019-12-01T00:00:00Z"}
PROGRESS = {
    "techniques": {
        "x-wing": {**PRACTISED, "card": LONG_AGO},
        "swordfish": {**PRACTISED, "card": FAR_AHEAD},
    },
    "firstGame": "done",
}
KEEP = """([progress, preferences]) => {
    localStorage.setItem("sudoku-helper:progress", progress);
    localStorage.setItem("sudoku-helper:preferences", preferences);
}"""


def open_list(page: Page, server: AppServer) -> None:
    """Open it in German as somebody who has learned a little."""
    page.goto(f"{server.url}/static/icons/icon.svg")
    page.evaluate(KEEP, [json.dumps(PROGRESS), json.dumps({"known": ["full-house"]})])
    page.goto(f"{server.url}/de/learn")


def shown(page: Page) -> list[str | None]:
    """The keys of the techniques that are listed."""
    return [entry.get_attribute("data-key") for entry in page.locator(".pictured:visible").all()]


@pytest.mark.parametrize("screen", [(320, 568), (390, 844), (1366, 768)])
def test_every_technique_has_a_picture_that_leaves_its_name_free(
    clean_page: Page,
    server: AppServer,
    accessibility_problems: Callable[..., list[str]],
    screen: tuple[int, int],
):
    page = clean_page
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    open_list(page, server)
    assert page.locator(".pictured").count() == len(TECHNIQUES)
    assert page.evaluate("document.documentElement.scrollWidth") == screen[0]
    crowded = page.evaluate(
        """() => [...document.querySelectorAll(".pictured")].filter((entry) => {
             entry.scrollIntoView();
             const box = (each) => each.getBoundingClientRect();
             const picture = box(entry.querySelector(".pattern"));
             const name = box(entry.querySelector("a"));
             return !(picture.width >= 60 && picture.left >= box(entry).left && picture.right < name.left
               && name.right <= box(entry).right && picture.height <= box(entry).height);
           }).map((entry) => entry.dataset.key)"""
    )
    assert crowded == []
    assert problems_in_both_themes(page, accessibility_problems) == []


def test_the_list_tells_what_is_known_begun_and_due_and_shows_each_alone(
    clean_page: Page, server: AppServer
):
    page = clean_page
    open_list(page, server)
    standing = page.locator("[data-key=x-wing] .standing")
    expect(standing).to_have_text("angefangen · heute fällig")
    expect(page.locator("[data-key=full-house] .standing")).to_have_text("kann ich")
    expect(page.locator("[data-key=swordfish] .standing")).to_have_text(
        "angefangen · wieder am 5. März"
    )
    choices = page.locator("#standing-filter label")
    expect(choices).to_have_text(
        [f"Alle {len(TECHNIQUES)}", "Heute fällig 1", "Angefangen 2", "Kann ich 1"]
    )
    page.get_by_label("Angefangen").check(force=True)
    assert shown(page) == ["x-wing", "swordfish"]
    expect(page.locator("#found")).to_have_text("Gefundene Techniken: 2")
    page.locator("#q").fill("schwert")
    assert shown(page) == ["swordfish"]
    page.locator("#q").fill("")
    page.get_by_label("Kann ich").check(force=True)
    assert shown(page) == ["full-house"]
    page.get_by_label("Alle").check(force=True)
    assert len(shown(page)) == len(TECHNIQUES)


def test_whoever_has_not_begun_sees_the_techniques_alone(clean_page: Page, server: AppServer):
    clean_page.goto(f"{server.url}/de/learn")
    expect(clean_page.locator(".pictured").first).to_be_visible()
    clean_page.locator("#q").fill("x-wing")
    expect(clean_page.locator("#found")).not_to_be_empty()
    expect(clean_page.locator("#standing-filter")).to_be_hidden()
    assert clean_page.locator(".standing").count() == 0


def test_without_scripts_the_pictures_and_the_search_are_there(browser: Browser, server: AppServer):
    context = browser.new_context(java_script_enabled=False, locale="de-DE")
    page = context.new_page()
    page.goto(f"{server.url}/de/learn")
    expect(page.locator("[data-key=x-wing] .pattern .role-reason")).to_have_count(1)
    page.locator("#q").fill("schwertfisch")
    page.get_by_role("button", name="Suchen").click()
    expect(page.locator("[data-key=swordfish]")).to_be_visible()
    expect(page.locator("[data-key=full-house]")).to_have_count(0)
    expect(page.locator("#standing-filter")).to_be_hidden()
    context.close()
