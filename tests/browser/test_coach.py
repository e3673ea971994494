"""The coach: rounds and their results, what comes back on its day, progress that moves to another device."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import no_complaints
from tests.browser.test_collection import export, open_collection
from tests.tools.server import AppServer
from tests.tools.trainee import Trainee

TODAY = datetime(2026, 11, 17, 10, tzinfo=UTC)


def solve(trainee: Trainee) -> None:
    """Write the digit that is to be found."""
    (placed,) = trainee.step.placements
    trainee.press(*placed)


@pytest.mark.usefixtures("sets_clock")
def test_what_was_known_comes_back_on_its_day_and_moves_with_the_collection(
    clean_page: Page, browser: Browser, server: AppServer, tmp_path: Path
):
    page = clean_page
    page.clock.set_fixed_time(TODAY)
    page.goto(f"{server.url}/?lang=en")
    expect(page.locator("#next-what")).to_have_text("Learn from the start")
    page.locator("#next-card").click()
    expect(page).to_have_url(f"{server.url}/en/way")
    trainee = Trainee(page, server.url, "full-house")
    solve(trainee)
    trainee.check("right")
    page.goto(f"{server.url}/en/practise")
    expect(page.locator("#due-none")).to_be_visible()
    expect(page.locator("[data-key=full-house] .standing")).to_contain_text("again on November")

    page.clock.set_fixed_time(TODAY + timedelta(days=30))
    page.goto(f"{server.url}/?lang=en")
    expect(page.locator("#next-what")).to_have_text("Due today: 1")
    expect(page.locator("#next-told")).to_have_text("Full House")
    open_collection(page)
    file = tmp_path / "collection.json"
    file.write_text(export(page, "all", "json")[1], encoding="utf-8")

    context = browser.new_context()
    other = context.new_page()
    with no_complaints(other):
        other.clock.set_fixed_time(TODAY + timedelta(days=30))
        other.goto(f"{server.url}/?lang=en")
        open_collection(other)
        other.locator("#collection-file").set_input_files(file)
        expect(other.locator("#collection-found")).to_contain_text("Your progress")
        other.locator("#collection-add").click()
        expect(other.locator("#toast")).to_contain_text("Added")
        other.goto(f"{server.url}/en/practise")
        expect(other.locator("#due-list")).to_have_text("Full House")
        other.locator("#due-start").click()
        again = Trainee(other, server.url, "mixed", "#round=1")
        assert again.drill["technique"]["key"] == "full-house"
        solve(again)
        again.check("right")
        other.goto(f"{server.url}/en/practise")
        expect(other.locator("#due-none")).to_be_visible()
    context.close()


def test_a_round_ends_with_its_result_and_another_begins(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    page.goto(f"{server.url}/en/practise/full-house")
    task = page.evaluate(
        """() => import("/static/js/classroom/codes.js").then(({writeTask}) =>
             writeTask({id: "K7QM", kind: "drill", what: "full-house", title: "Monday"}))"""
    )
    trainee = Trainee(page, server.url, "full-house", f"#round=2&kind=cross-out&task={task}")
    expect(page.locator("#round-place")).to_have_text("1 of 2")
    solve(trainee)
    trainee.check("right")
    trainee.go_on()
    page.locator("#drill-show").click()
    page.locator("#drill-next").click()
    expect(page.locator("#class-result-dialog")).to_contain_text("Right: 1 of 2")
    page.locator("#class-close").click()
    expect(page.locator("#result-right")).to_have_text("1 of 2 right without help")
    expect(page.locator("#result-lines")).to_contain_text("Not yet: 1")
    assert accessibility_problems(page) == []
    page.locator("[data-act=beginRound]").click()
    trainee.wait()
    expect(page.locator("#round-place")).to_have_text("1 of 2")


@pytest.mark.usefixtures("sets_clock")
def test_a_speed_round_tells_its_time_and_keeps_the_best(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    page.clock.set_fixed_time(TODAY)
    trainee = Trainee(page, server.url, "speed")
    assert accessibility_problems(page) == []
    for number in range(1, 11):
        expect(page.locator("#round-place")).to_have_text(f"{number} of 10")
        trainee.wait()
        page.clock.set_fixed_time(TODAY + timedelta(seconds=7 * number))
        solve(trainee)
    expect(page.locator("#result-lines")).to_contain_text("Time: 1:10")
    expect(page.locator("#result-lines")).to_contain_text("your best")
    page.goto(f"{server.url}/en/practise")
    expect(page.locator("#fastest")).to_have_text("Your best: 1:10")


def test_a_mixed_round_asks_in_different_ways_without_telling_the_name(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    trainee = Trainee(page, server.url, "mixed", "#kind=which&round=1")
    name = trainee.drill["technique"]["name"]
    expect(page.locator("#drill-name")).to_have_text("Which technique?")
    assert accessibility_problems(page) == []
    page.locator(f"[data-choice={trainee.drill['technique']['key']}]").click()
    expect(page.locator("#drill-name")).to_have_text(name)
