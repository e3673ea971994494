"""Progress moves to another device with the collection, and no page of a round hinders anybody.

Rounds, their results and what comes back on its day are tested without a browser, in tests/js/page/coach.test.js.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import no_complaints
from tests.browser.test_collection import export, open_collection
from tests.tools.server import AppServer
from tests.tools.trainee import Trainee

PROGRESS = {"techniques": {"full-house": {"right": 1, "tried": 1, "streak": 1, "recent": []}}}
"""Practised before there were dates, so it is due."""


@pytest.mark.sweep
def test_what_is_due_moves_with_the_collection(
    clean_page: Page, browser: Browser, server: AppServer, tmp_path: Path
):
    page = clean_page
    page.evaluate(
        "kept => localStorage.setItem('sudoku-helper:progress', kept)", json.dumps(PROGRESS)
    )
    page.goto(f"{server.url}/?lang=en")
    expect(page.locator("#next-what")).to_have_text("Due today: 1")
    open_collection(page)
    file = tmp_path / "collection.json"
    file.write_text(export(page, "all", "json")[1], encoding="utf-8")
    context = browser.new_context(service_workers="block")
    other = context.new_page()
    with no_complaints(other):
        other.goto(f"{server.url}/?lang=en")
        open_collection(other)
        other.locator("#collection-file").set_input_files(file)
        expect(other.locator("#collection-found")).to_contain_text("Your progress")
        other.locator("#collection-add").click()
        expect(other.locator("#toast")).to_contain_text("Added")
        other.goto(f"{server.url}/en/practise")
        expect(other.locator("#due-list")).to_have_text("Full House")
    context.close()


def test_axe_finds_nothing_in_a_round_and_in_its_result(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    Trainee(page, server.url, "speed")
    assert accessibility_problems(page) == []
    trainee = Trainee(page, server.url, "mixed", "#kind=which&round=1")
    assert accessibility_problems(page) == []
    page.locator(f"[data-choice={trainee.drill['technique']['key']}]").click()
    page.locator("#drill-next").click()
    expect(page.locator("#result-right")).to_be_visible()
    assert accessibility_problems(page) == []
