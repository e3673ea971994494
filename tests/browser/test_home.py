"""The start page: one thing to begin with, equal tiles, the puzzle of the day, what is due."""

import json
import re
from collections.abc import Callable
from datetime import datetime

import pytest
from playwright.sync_api import Page, expect

from sudoku_helper.generator import puzzle_of
from sudoku_helper.solver import solutions
from tests.browser.test_first_moments import held_back
from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.patience import wait_until
from tests.tools.player import Player
from tests.tools.server import AppServer

SIZES = [(320, 568), (390, 844), (768, 1024), (1366, 768), (1920, 1080)]
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
DAY = datetime(2026, 11, 17, 9)
# Controls in the colour that says: this first.
LOUD = """() => {
    const accent = getComputedStyle(document.querySelector(".leaf small")).backgroundColor;
    const keys = [...document.querySelectorAll("#home button, #home a")];
    return keys.filter(key => getComputedStyle(key).backgroundColor === accent).map(key => key.dataset.act ?? "go on");
}"""
# Buttons and cards of the page whose words do not fit in.
CUT = """() => [...document.querySelectorAll("#home button, #home a, #home h2, #home h3")]
    .filter(each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
    .filter(each => each.checkVisibility()).map(each => each.outerHTML)"""


def open_home(page: Page, server: AppServer, size: tuple[int, int], lang: str = "de") -> Player:
    """A player on the start page at some size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    player = Player(page)
    player.open(f"{server.url}/?lang={lang}")
    return player


def leave_a_game(player: Player, puzzle: str = ELIMINATING) -> None:
    """Begin a game and go back to the start page."""
    player.play(puzzle)
    player.write(puzzle.index("."), 4)
    player.page.locator(".brand-button").click()
    expect(player.page.locator("#go-on [data-game]")).to_be_visible()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_nothing_is_cut_and_the_tiles_are_equal(clean_page, server, lang):
    player = open_home(clean_page, server, SIZES[0], lang)
    for prepare in (lambda: None, lambda: leave_a_game(player)):
        prepare()
        for width, height in SIZES:
            clean_page.set_viewport_size({"width": width, "height": height})
            assert clean_page.evaluate("document.documentElement.scrollWidth") <= width
            assert clean_page.evaluate(CUT) == [], width
            expect(clean_page.locator(".hero-picture")).to_be_visible()
            assert_tiles_are_equal(clean_page)


def assert_tiles_are_equal(page: Page) -> None:
    boxes = [tile.bounding_box() for tile in page.locator(".tile").all()]
    assert len(boxes) == 6
    assert len({(round(box["width"]), round(box["height"])) for box in boxes if box}) == 1
    columns = len({round(box["x"]) for box in boxes if box})
    assert len(boxes) % columns == 0, "no row is shorter than the others"
    for key in page.locator(".begin, .tile, #home .card").all():
        assert (key.bounding_box() or {})["height"] >= 44


@every_size
def test_there_is_one_thing_to_begin_with(clean_page, server, size):
    player = open_home(clean_page, server, size)
    assert clean_page.evaluate(LOUD) == ["enterPuzzle"]
    leave_a_game(player)
    assert clean_page.evaluate(LOUD) == ["go on"]
    card = clean_page.locator("#go-on [data-game]")
    expect(card).to_be_in_viewport(ratio=1)
    expect(card).to_contain_text("Weiterspielen")
    expect(card.locator("svg text").first).to_be_attached()
    card.click()
    player.expect_values("4" + ELIMINATING[1:])


def test_a_photo_comes_first_where_a_finger_points(clean_page, server):
    open_home(clean_page, server, (390, 844))
    rules = clean_page.evaluate(
        """() => [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
             .filter(rule => rule.media?.mediaText === "(pointer: coarse)").map(rule => rule.cssText).join()"""
    )
    assert re.search(r"\.by-photo \{[^}]*background: var\(--accent\)", rules)


def test_earlier_games_are_there_without_the_one_to_go_on_with(clean_page, server):
    player = open_home(clean_page, server, (390, 844))
    leave_a_game(player)
    expect(clean_page.locator("#continue")).to_be_hidden()
    leave_a_game(player, VERY_EASY)
    expect(clean_page.locator("#games [data-game]")).to_have_count(1)
    first = clean_page.locator("#go-on [data-game]").get_attribute("data-game")
    assert clean_page.locator("#games [data-game]").get_attribute("data-game") != first


def test_the_place_of_the_game_is_free_before_the_scripts_have_come(clean_page, server):
    player = open_home(clean_page, server, (390, 844))
    leave_a_game(player)
    tiles = clean_page.locator(".tiles")
    player.reload()
    before = tiles.bounding_box()
    with held_back(clean_page, "**/static/js/start.js") as release:
        clean_page.goto(f"{server.url}/?lang=de", wait_until="commit")
        expect(clean_page.locator(".tile").first).to_be_visible()
        wait_until(lambda: tiles.bounding_box() == before)
        release()
        clean_page.wait_for_selector("html[data-ready]")
    assert tiles.bounding_box() == before


@pytest.mark.usefixtures("sets_clock")
@pytest.mark.parametrize("size", [(390, 844), (1366, 768)], ids=["phone", "desk"])
def test_the_puzzle_of_the_day_is_begun_gone_on_with_and_solved(clean_page, server, size):
    page = clean_page
    page.clock.set_fixed_time(DAY)
    player = open_home(page, server, size)
    card = page.locator("#day-card")
    expect(card).to_contain_text("Dienstag, 17. November")
    expect(card).to_contain_text("leicht")
    card.click()
    puzzle = puzzle_of(DAY.date())
    player.expect_values(puzzle.line)
    page.locator(".brand-button").click()
    expect(card).to_contain_text(f"noch {puzzle.line.count('.')} Zellen")
    card.click()
    player.expect_values(puzzle.line)
    page.locator(".brand-button").click()
    assert page.locator("#home [data-game]").count() == 1, "it was not begun twice"

    (solved,) = solutions(puzzle.board)
    page.evaluate(
        """solved => {
             const name = Object.keys(localStorage).find(key => key.includes(":game:"));
             const game = JSON.parse(localStorage[name]);
             game.cells = game.cells.map((content, cell) => content || solved[cell]);
             localStorage[name] = JSON.stringify(game);
           }""",
        list(solved.values),
    )
    player.reload()
    expect(card).to_contain_text("gelöst")
    page.clock.set_fixed_time(DAY.replace(day=18))
    player.reload()
    expect(card).to_contain_text("Mittwoch, 18. November")
    expect(card).not_to_contain_text("gelöst")
    card.click()
    player.expect_values(puzzle_of(DAY.replace(day=18).date()).line)


def test_who_opens_something_else_is_not_taken_away_by_the_puzzle_of_the_day(player: Player):
    page = player.page
    with held_back(page, "**/making/day.js") as release:
        page.locator("#day-card").click()
        expect(page.locator("#day-card")).to_have_attribute("aria-busy", "true")
        page.locator("[data-example]").first.click()
        given = player.values()
        release()
        expect(page.locator("#day-card")).not_to_have_attribute("aria-busy", "true")
        player.expect_values(given)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_start_page_of_a_player_is_accessible(
    clean_page, server, accessibility_problems: Callable[..., list[str]], scheme
):
    clean_page.emulate_media(color_scheme=scheme)
    player = open_home(clean_page, server, (390, 844))
    leave_a_game(player)
    leave_a_game(player, VERY_EASY)
    assert accessibility_problems(clean_page) == []


def test_it_tells_how_many_techniques_are_due(clean_page, server):
    player = open_home(clean_page, server, (390, 844), "en")
    long_ago = "2020-01-01T00:00:00.000Z"
    record = {"right": 1, "tried": 1, "streak": 1, "ease": 0, "recent": []}
    techniques = {
        key: {**record, "card": {"due": long_ago, "last_review": long_ago}}
        for key in ("x-wing", "skyscraper")
    }
    clean_page.evaluate(
        "progress => localStorage.setItem('sudoku-helper:progress', progress)",
        json.dumps({"techniques": techniques}),
    )
    player.reload()
    expect(clean_page.locator("#next-what")).to_have_text("Due today: 2")
    expect(clean_page.locator("#next-told")).to_contain_text("X-Wing")
