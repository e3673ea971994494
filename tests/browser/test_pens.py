"""Colours for cells and candidates as only a browser shows them: by touch, by dragging, and how they look.

What colours, pens and checks do is tested without a browser, in tests/js/page/pens.test.js.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import no_complaints
from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.menu import prefer
from tests.tools.phone import phone as phone_page
from tests.tools.player import Player
from tests.tools.server import AppServer

YELLOW, ORANGE, PINK = 1, 2, 3


@pytest.fixture
def phone(browser: Browser, server: AppServer) -> Iterator[Player]:
    """A player on the smallest phone, in German."""
    with phone_page(browser, 320, 568) as page, no_complaints(page):
        someone = Player(page)
        someone.open(f"{server.url}/?lang=de")
        yield someone


def act(page: Page, verb: str) -> Locator:
    """The key of the keypad that does something."""
    return page.locator(f"#keypad [data-act={verb}]")


def key(page: Page, digit: int) -> Locator:
    """A digit key."""
    return page.locator(f"#digits [data-digit='{digit}']")


def begin_colours(page: Page) -> None:
    """Let the digit keys be colours, by the keyboard."""
    page.keyboard.press("l")
    expect(key(page, YELLOW)).to_have_attribute("aria-label", re.compile("yellow|gelb"))


def expect_colours(player: Player, cell: int, *colours: int) -> None:
    """The cell has these colours and no other."""
    strips = player.cell(cell).locator(".colours i")
    expect(strips).to_have_count(len(colours))
    for strip, colour in zip(strips.all(), colours, strict=True):
        assert strip.get_attribute("data-colour") == str(colour)


def candidate(player: Player, cell: int, digit: int) -> Locator:
    """A candidate that is shown."""
    return player.cell(cell).locator(f".mark[data-digit='{digit}']")


def test_cells_and_candidates_are_coloured_by_touch(phone: Player):
    page = phone.page
    phone.play(ELIMINATING)
    page.keyboard.press("k")
    size = page.locator("#digits").bounding_box()
    act(page, "toggleColours").tap()
    expect(key(page, PINK)).to_have_attribute("aria-label", "3 rosa")
    assert page.locator("#digits").bounding_box() == size
    phone.cell(2).tap()
    key(page, YELLOW).tap()
    expect_colours(phone, 2, YELLOW)
    # A second tap chooses the candidate.
    phone.cell(0).tap()
    candidate(phone, 0, 6).tap()
    expect(candidate(phone, 0, 6)).to_have_class(re.compile("chosen"))
    key(page, PINK).tap()
    expect(candidate(phone, 0, 6)).to_have_attribute("data-colour", str(PINK))
    expect_colours(phone, 0)
    # Another cell is a whole one again.
    phone.cell(2).tap()
    key(page, ORANGE).tap()
    expect_colours(phone, 2, YELLOW, ORANGE)
    page.set_viewport_size({"width": 390, "height": 844})
    check_keys(page)
    page.set_viewport_size({"width": 320, "height": 568})
    check_keys(page)
    act(page, "toggleColours").tap()
    expect(key(page, 9).locator("b")).to_have_text("9")
    check_keys(page)


def check_keys(page: Page) -> None:
    """Nothing of the keys is cut off, and each can be hit."""
    for each in page.locator("#keypad button:visible").all():
        box = each.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert each.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), each.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_notes_of_both_kinds_stay_in_their_cell_and_can_be_read(phone: Player):
    prefer(phone.page, pens=True)
    phone.play(ELIMINATING)
    phone.cell(0).tap()
    for _ in range(2):
        act(phone.page, "togglePencil").tap()
        for digit in (2, 4, 6, 7):
            key(phone.page, digit).tap()
    expect(phone.cell(0).locator(".corner")).to_have_count(4)
    expect(phone.cell(0).locator(".centre .mark")).to_have_count(4)
    inside = """e => [...e.querySelectorAll(".mark")].every((mark) => {
        const [outer, inner] = [e.getBoundingClientRect(), mark.getBoundingClientRect()];
        return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
    })"""
    assert phone.cell(0).evaluate(inside)
    sizes = phone.cell(0).evaluate(
        "e => [...e.querySelectorAll('.mark')].map((mark) => parseFloat(getComputedStyle(mark).fontSize))"
    )
    assert min(sizes) >= 7


def test_dragging_over_cells_colours_them_all(player: Player):
    page = player.page
    player.play(VERY_EASY)
    begin_colours(page)
    boxes = [player.cell(cell).bounding_box() for cell in (0, 1, 2)]
    page.mouse.move(boxes[0]["x"] + 20, boxes[0]["y"] + 20)
    page.mouse.down()
    for box in boxes[1:]:
        page.mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
    page.mouse.up()
    page.keyboard.press("3")
    for cell in (0, 1, 2):
        expect_colours(player, cell, PINK)


def test_help_wins_over_colours(player: Player):
    page = player.page
    player.play(ELIMINATING)
    page.keyboard.press("k")
    for stage in (1, 2):
        player.help(stage=stage)
    area = player.cells_with("area-primary")[0]
    marked = page.locator(".mark.role").first
    looks = marked.evaluate("e => getComputedStyle(e).backgroundColor")
    digit = int(marked.get_attribute("data-digit") or 0)
    cell = int(marked.evaluate("e => e.closest('[data-cell]').dataset.cell"))
    page.keyboard.press("Escape")
    begin_colours(page)
    for each in {area, cell}:
        player.cell(each).click(position={"x": 2, "y": 2})
        page.keyboard.press("2")
        expect_colours(player, each, ORANGE)
    player.cell(cell).click(position={"x": 2, "y": 2})
    page.keyboard.press(f"Shift+Digit{digit}")
    page.keyboard.press("3")
    expect(candidate(player, cell, digit)).to_have_attribute("data-colour", str(PINK))
    player.help(stage=2)
    expect(player.cell(area).locator(".colours")).to_be_hidden()
    assert candidate(player, cell, digit).evaluate(
        "e => [getComputedStyle(e).backgroundColor, e.dataset.colour ?? '']"
    ) == [looks, ""]


def test_a_tap_on_a_digit_key_shows_all_its_places(phone: Player):
    page = phone.page
    phone.play(ELIMINATING)
    page.keyboard.press("k")
    phone.cell(1).tap()
    key(page, 4).tap()
    expect(key(page, 4)).to_have_attribute("aria-pressed", "true")
    fours = {cell for cell, value in enumerate(ELIMINATING) if value == "4"}
    assert set(phone.cells_with("same")) == fours
    clear = "e => getComputedStyle(e).opacity"
    expect(candidate(phone, 0, 4)).to_have_css("opacity", "1")
    expect(candidate(phone, 0, 6)).to_have_css("opacity", "0.4")
    assert phone.cell(3).locator(".value").evaluate(clear) == "0.4"
    assert phone.values() == ELIMINATING
    key(page, 4).tap()
    expect(page.locator("#board")).not_to_have_class(re.compile("filtered"))
    assert phone.cell(3).locator(".value").evaluate(clear) == "1"


def test_the_palette_is_accessible(
    player: Player, accessibility_problems: Callable[..., list[str]]
):
    page = player.page
    player.play(ELIMINATING)
    page.keyboard.press("k")
    begin_colours(page)
    for colour, cell in enumerate((0, 1, 2, 3, 5, 6, 7, 9), start=1):
        player.cell(cell).click(position={"x": 2, "y": 2})
        page.keyboard.press(str(colour))
        expect_colours(player, cell, colour)
    assert not accessibility_problems(page)
