"""My techniques as only a browser shows them: dragged by mouse and finger, left and come back to, at every size.

What is found, ordered by key and set is tested without a browser, in tests/js/page/techniques.test.js.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from sudoku_helper.techniques import TECHNIQUES
from tests.browser.conftest import no_complaints
from tests.positions import VERY_EASY
from tests.tools.phone import phone as phone_page
from tests.tools.player import Player
from tests.tools.server import AppServer

COUNT = len(TECHNIQUES)
KEYS = [technique.key for technique in TECHNIQUES]
STORED = "JSON.parse(localStorage.getItem('sudoku-helper:preferences') ?? '{}')"


def open_list(page: Page, server: AppServer, lang: str = "en") -> None:
    page.goto(f"{server.url}/{lang}/techniques")
    page.wait_for_selector("html[data-ready]")


@pytest.fixture
def listed(clean_page: Page, server: AppServer) -> Page:
    """The page, with nothing set."""
    open_list(clean_page, server)
    return clean_page


@pytest.fixture
def phone(browser: Browser, server: AppServer) -> Iterator[Page]:
    """The page on a phone, in German."""
    with phone_page(browser, 390, 844) as page, no_complaints(page):
        open_list(page, server, "de")
        yield page


def row(page: Page, key: str) -> Locator:
    return page.locator(f"#techniques [data-key='{key}']")


def order(page: Page) -> list[str]:
    return page.evaluate(
        "[...document.querySelectorAll('#techniques > li')].map(e => e.dataset.key)"
    )


def stored(page: Page) -> dict:
    return page.evaluate(STORED)


def bring(page: Page, key: str) -> None:
    """Scroll until a technique is in the middle of the window, far from its edges."""
    row(page, key).evaluate("e => e.scrollIntoView({ block: 'center' })")


def drag(page: Page, key: str, to: str) -> None:
    """Drag a technique by its handle to the upper half of another one."""
    bring(page, key)
    handle = row(page, key).locator(".handle").bounding_box()
    target = row(page, to).bounding_box()
    x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 12)
    page.mouse.move(x, target["y"] + 6)
    expect(row(page, to)).to_have_class("technique standing-usual drop-before")
    page.mouse.up()


def test_a_technique_is_dragged_to_another_place(listed: Page):
    drag(listed, KEYS[3], KEYS[1])
    assert order(listed)[:4] == [KEYS[0], KEYS[3], KEYS[1], KEYS[2]]
    assert stored(listed)["order"][:4] == [KEYS[0], KEYS[3], KEYS[1], KEYS[2]]
    expect(listed.locator("#status")).to_contain_text(f"place 2 of {COUNT}")
    expect(listed.locator(".drop-before, .drop-after, .dragged")).to_have_count(0)
    # Letting go is no tap.
    expect(listed.locator(".moves")).to_have_count(0)
    listed.reload()
    listed.wait_for_selector("html[data-ready]")
    assert order(listed)[1] == KEYS[3]


def test_escape_leaves_what_is_dragged_where_it_was(listed: Page):
    bring(listed, KEYS[3])
    handle = row(listed, KEYS[3]).locator(".handle").bounding_box()
    listed.mouse.move(handle["x"] + 10, handle["y"] + 10)
    listed.mouse.down()
    listed.mouse.move(handle["x"] + 10, handle["y"] - 100)
    expect(listed.locator(".dragged")).to_have_count(1)
    listed.keyboard.press("Escape")
    expect(listed.locator(".dragged")).to_have_count(0)
    listed.mouse.up()
    assert order(listed) == KEYS


def test_a_finger_drags_too_and_the_page_stays_where_it_is(phone: Page):
    bring(phone, KEYS[2])
    scrolled = phone.evaluate("scrollY")
    handle = row(phone, KEYS[2]).locator(".handle").bounding_box()
    target = row(phone, KEYS[1]).bounding_box()
    x, y = handle["x"] + 20, handle["y"] + 20
    session = phone.context.new_cdp_session(phone)

    def send(kind: str, *points: float) -> None:
        touched = [{"x": x, "y": point} for point in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    send("touchStart", y)
    for step in range(1, 6):
        send("touchMove", y + (target["y"] + 5 - y) * step / 5)
    expect(row(phone, KEYS[1])).to_have_class("technique standing-usual drop-before")
    send("touchEnd")
    expect(phone.locator("#techniques > li").nth(1)).to_have_attribute("data-key", KEYS[2])
    assert phone.evaluate("scrollY") == scrolled


def test_near_the_edge_the_list_comes_along(listed: Page):
    bring(listed, KEYS[0])
    handle = row(listed, KEYS[0]).locator(".handle").bounding_box()
    x = handle["x"] + 10
    listed.mouse.move(x, handle["y"] + 10)
    listed.mouse.down()
    listed.mouse.move(x, 715)
    expect(row(listed, KEYS[40])).to_be_in_viewport()
    listed.mouse.up()
    assert order(listed).index(KEYS[0]) > 20


def preset(page: Page, name: str) -> Locator:
    return page.locator(f"[data-preset={name}]")


def test_the_browsers_way_back_brings_what_was_set_too(player: Player):
    page = player.page
    player.play(VERY_EASY)
    page.locator(".top-keys [data-act=openPreferences]").click()
    page.locator("[data-act=openTechniques]").click()
    page.wait_for_selector("html[data-ready]")
    preset(page, "uniqueness").click()
    page.go_back()
    page.wait_for_selector("html[data-phase=playing]")
    page.wait_for_selector("html[data-ready]")
    page.locator(".top-keys [data-act=openPreferences]").click()
    expect(page.locator("input[name=uniqueness]")).not_to_be_checked()


def test_without_a_network_it_is_there_although_it_was_never_visited(page: Page, server: AppServer):
    Player(page).open(server.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    open_list(page, server, "de")
    row(page, "x-wing").locator("select").select_option("off")
    page.get_by_role("link", name="Startseite").click()
    page.wait_for_selector("html[data-ready]")
    page.locator(".top-keys [data-act=openPreferences]").click()
    expect(page.locator("#techniques-on")).to_have_text(f"An: {COUNT - 1} von {COUNT}.")


def test_nothing_is_wider_than_the_window_and_axe_finds_nothing(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    open_list(page, server, "de")
    row(page, "x-wing").locator("select").select_option("off")
    row(page, "swordfish").locator("select").select_option("learning")
    row(page, "swordfish").locator(".handle").click()
    for width, height in ((390, 844), (320, 568), (683, 384)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for key in row(page, "swordfish").get_by_role("button").all():
        assert key.bounding_box()["height"] >= 44
    preset(page, "uniqueness").click()
    assert accessibility_problems(page) == []
