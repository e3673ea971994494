"""My techniques: found, ordered by finger and by key, switched off, set all at once, and taken back."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level
from tests.browser.conftest import COLOUR_RULES, no_complaints
from tests.positions import VERY_EASY
from tests.tools.patience import wait_until
from tests.tools.phone import phone as phone_page
from tests.tools.player import Player
from tests.tools.server import AppServer
from tests.tools.trainer import prefer

COUNT = len(TECHNIQUES)
KEYS = [technique.key for technique in TECHNIQUES]
TOO_HARD = [each.key for each in TECHNIQUES if each.level > Level.MEDIUM]
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


def shown(page: Page) -> list[str]:
    return page.evaluate(
        "[...document.querySelectorAll('#techniques > li:not([hidden])')].map(e => e.dataset.key)"
    )


def stored(page: Page) -> dict:
    return page.evaluate(STORED)


def test_each_line_tells_name_and_level_and_leads_to_its_page(listed: Page):
    assert order(listed) == KEYS
    expect(row(listed, "x-wing")).to_contain_text("medium")
    row(listed, "x-wing").locator("a").click()
    expect(listed.locator("h1")).to_have_text("X-Wing")


@pytest.mark.parametrize("asked", ["xwing", "Schwertfisch", "skyscr"])
def test_a_search_finds_names_in_every_language(listed: Page, asked):
    listed.locator("#q").fill(asked)
    found = shown(listed)
    assert 0 < len(found) < COUNT
    expect(listed.locator("#techniques-found")).to_have_text(f"Found: {len(found)}")
    listed.locator("#q").fill("")
    assert shown(listed) == KEYS
    expect(listed.locator("#techniques-found")).to_be_empty()


def test_it_says_so_if_nothing_is_found(listed: Page):
    listed.locator("#q").fill("no technique is called so")
    assert shown(listed) == []
    expect(listed.locator("#techniques-found")).to_have_text("No technique found.")


def test_a_level_can_be_chosen_also_within_what_was_found(listed: Page):
    listed.locator("#levels").select_option("3")
    assert shown(listed) == [each.key for each in TECHNIQUES if each.level == Level.MEDIUM]
    listed.locator("#q").fill("naked pair")
    assert shown(listed) == ["locked-pair", "naked-pair"]


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


def test_arrow_keys_move_what_has_the_focus_and_say_where_it_is(listed: Page):
    handle = row(listed, "x-wing").locator(".handle")
    handle.focus()
    listed.keyboard.press("ArrowUp")
    place = KEYS.index("x-wing")
    assert order(listed).index("x-wing") == place - 1
    expect(listed.locator("#status")).to_have_text(f"X-Wing: place {place} of {COUNT}")
    expect(handle).to_be_focused()
    listed.keyboard.press("ArrowDown")
    assert order(listed) == KEYS
    # The usual order is none of his own.
    assert stored(listed)["order"] == []
    listed.keyboard.press("Home")
    assert order(listed)[0] == "x-wing"
    listed.keyboard.press("End")
    assert order(listed)[-1] == "x-wing"
    expect(handle).to_be_focused()
    expect(handle).to_be_in_viewport()


def test_within_what_was_found_a_move_leads_past_the_next_one_found(listed: Page):
    listed.locator("#levels").select_option("3")
    before = shown(listed)
    row(listed, "x-wing").locator(".handle").focus()
    listed.keyboard.press("ArrowUp")
    assert shown(listed) == [*before[:-2], before[-1], before[-2]]
    whole = order(listed)
    assert whole.index("x-wing") == whole.index(before[-2]) - 1


def test_keys_with_names_move_it_for_those_who_can_neither_drag_nor_type(phone: Page):
    line = row(phone, "naked-single")
    handle = line.get_by_role("button", name="Nackter Single verschieben")
    handle.tap()
    expect(handle).to_have_attribute("aria-expanded", "true")
    line.get_by_role("button", name="Früher: Nackter Single").tap()
    place = KEYS.index("naked-single")
    assert order(phone).index("naked-single") == place - 1
    expect(phone.locator("#status")).to_have_text(f"Nackter Single: Platz {place} von {COUNT}")
    line.get_by_role("button", name="Ganz vorn: Nackter Single").tap()
    assert order(phone)[0] == "naked-single"
    for key in line.get_by_role("button").all():
        assert key.bounding_box()["height"] >= 44
    # Another one opens, this one closes.
    row(phone, "full-house").locator(".handle").tap()
    expect(phone.locator(".moves")).to_have_count(1)
    expect(handle).to_have_attribute("aria-expanded", "false")


def test_what_is_switched_off_and_known_lasts_and_is_counted(listed: Page):
    row(listed, "x-wing").locator("select").select_option("off")
    row(listed, "skyscraper").locator("select").select_option("know")
    row(listed, "swordfish").locator("select").select_option("learning")
    expect(listed.locator("#techniques-on")).to_have_text(f"{COUNT - 1} of {COUNT} are on.")
    listed.reload()
    listed.wait_for_selector("html[data-ready]")
    expect(row(listed, "x-wing").locator("select")).to_have_value("off")
    set_now = stored(listed)
    assert set_now["off"] == ["x-wing"]
    assert set_now["known"] == ["skyscraper"]
    assert set_now["learning"] == ["swordfish"]


def preset(page: Page, name: str) -> Locator:
    return page.locator(f"[data-preset={name}]")


def test_as_in_the_newspaper_and_one_tap_takes_it_back(listed: Page):
    row(listed, "x-wing").locator("select").select_option("off")
    row(listed, "swordfish").locator("select").select_option("know")
    before = stored(listed)
    preset(listed, "newspaper").click()
    assert stored(listed)["off"] == TOO_HARD
    on = COUNT - len(TOO_HARD)
    expect(listed.locator("#toast")).to_contain_text(
        f"As in the newspaper. Techniques that are on: {on} of {COUNT}."
    )
    expect(preset(listed, "newspaper")).to_have_attribute("aria-current", "true")
    expect(row(listed, "swordfish").locator("select")).to_have_value("off")
    listed.locator("#toast-key").click()
    assert stored(listed) == before
    expect(row(listed, "swordfish").locator("select")).to_have_value("know")
    expect(preset(listed, "newspaper")).to_have_attribute("aria-current", "false")


def test_without_uniqueness_everything_and_the_usual_order(listed: Page):
    unique = [each.key for each in TECHNIQUES if each.needs_uniqueness]
    preset(listed, "uniqueness").click()
    assert stored(listed)["uniqueness"] is False
    expect(listed.locator("#techniques-on")).to_have_text(
        f"{COUNT - len(unique)} of {COUNT} are on."
    )
    expect(row(listed, unique[0])).to_contain_text("left out without uniqueness")
    expect(row(listed, unique[0]).locator("select")).to_be_disabled()
    expect(listed.locator("#uniqueness-off")).to_contain_text(f"{len(unique)} techniques")
    listed.locator("#uniqueness-on").click()
    assert stored(listed)["uniqueness"] is True
    expect(listed.locator("#uniqueness-off")).to_be_hidden()

    preset(listed, "uniqueness").click()
    row(listed, "x-wing").locator("select").select_option("off")
    preset(listed, "everything").click()
    assert stored(listed)["uniqueness"] is True
    assert stored(listed)["off"] == []

    row(listed, "x-wing").locator(".handle").focus()
    listed.keyboard.press("Home")
    row(listed, "swordfish").locator("select").select_option("off")
    preset(listed, "order").click()
    assert order(listed) == KEYS
    assert stored(listed)["off"] == ["swordfish"]


def test_a_game_in_another_tab_follows_at_once(newcomer: Player, server: AppServer):
    newcomer.play(VERY_EASY)
    other = newcomer.page.context.new_page()
    open_list(other, server)
    for key in ("full-house", "hidden-single-block", "hidden-single-line"):
        row(other, key).locator("select").select_option("off")
    newcomer.page.bring_to_front()
    followed = "async () => (await import('/static/js/app.js')).current().preferences.off.length"
    wait_until(lambda: newcomer.page.evaluate(followed) == 3)
    newcomer.help(stage=1)
    assert "Hidden Single" not in newcomer.title.inner_text()
    # And this page follows the preferences of the game.
    newcomer.page.keyboard.press("Escape")
    prefer(newcomer.page, uniqueness=False)
    expect(other.locator("#uniqueness-off")).to_be_visible()


def test_the_way_back_leads_to_the_game_that_obeys(player: Player):
    page = player.page
    player.play(VERY_EASY)
    player.write(0, 9)
    values = player.values()
    page.locator(".top-keys [data-act=openPreferences]").click()
    page.locator("[data-act=openTechniques]").click()
    page.wait_for_selector("html[data-ready]")
    for key in ("full-house", "hidden-single-block", "hidden-single-line"):
        row(page, key).locator("select").select_option("off")
    page.get_by_role("link", name="Back to the game").click()
    page.wait_for_selector("html[data-phase=playing]")
    player.expect_values(values)
    page.keyboard.press("Control+z")
    player.help(stage=1)
    assert "Hidden Single" not in player.title.inner_text()


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


def test_without_a_game_the_way_back_leads_to_the_start_page(listed: Page):
    listed.get_by_role("link", name="Start page").click()
    expect(listed.locator("#home")).to_be_visible()


def test_without_a_network_it_is_there_although_it_was_never_visited(page: Page, server: AppServer):
    Player(page).open(server.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    open_list(page, server, "de")
    row(page, "x-wing").locator("select").select_option("off")
    page.get_by_role("link", name="Startseite").click()
    page.wait_for_selector("html[data-ready]")
    page.locator(".top-keys [data-act=openPreferences]").click()
    expect(page.locator("#techniques-on")).to_have_text(f"{COUNT - 1} von {COUNT} sind an.")


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (683, 384)], ids=str)
def test_nothing_is_wider_than_the_window(clean_page: Page, server: AppServer, size):
    clean_page.set_viewport_size({"width": size[0], "height": size[1]})
    open_list(clean_page, server, "de")
    row(clean_page, KEYS[2]).locator(".handle").click()
    assert clean_page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_axe_finds_nothing_in_any_theme(
    clean_page: Page, server: AppServer, accessibility_problems, lang
):
    open_list(clean_page, server, lang)
    row(clean_page, "x-wing").locator("select").select_option("off")
    row(clean_page, "swordfish").locator("select").select_option("learning")
    row(clean_page, "swordfish").locator(".handle").click()
    preset(clean_page, "uniqueness").click()
    assert accessibility_problems(clean_page) == []
    for theme in ("dark", "contrast"):
        clean_page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        assert accessibility_problems(clean_page, COLOUR_RULES) == [], theme
