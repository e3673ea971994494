"""The server may go away and come back, the player may be offline or in two tabs: nothing is lost."""

from playwright.sync_api import Route, expect

from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.player import Player


def test_a_server_that_is_killed_in_the_middle_loses_nothing(page, own_server):
    player = Player(page)
    player.open(f"{own_server.url}/?lang=en")
    player.play(VERY_EASY)
    player.write(0, 9)
    own_server.kill()
    expect(page.locator("#notice")).to_be_visible()
    player.write(1, 1)
    player.help()
    expect(player.title).to_have_text("Waiting for the connection")
    page.keyboard.press("Escape")
    player.help()
    own_server.start()
    expect(page.locator("#panel-eyebrow")).to_contain_text("1 of 4")
    expect(page.locator("#notice")).to_be_hidden()
    assert player.values().startswith("913")


def test_a_connection_that_breaks_before_the_page_has_got_everything_comes_back(browser, server):
    # A service worker would have got the rest meanwhile.
    page = browser.new_context(service_workers="block").new_page()
    broken = [True]
    page.route(
        lambda address: "socket.io.esm" in address,
        lambda route: route.abort() if broken else route.continue_(),
    )
    player = Player(page)
    player.open(f"{server.url}/?lang=en")
    expect(page.locator("#notice")).to_be_visible()
    broken.clear()
    player.play(VERY_EASY)
    player.help(stage=1)
    expect(page.locator("#notice")).to_be_hidden()
    page.context.close()


def test_an_own_move_withdraws_a_waiting_question(page, own_server):
    player = Player(page)
    player.open(f"{own_server.url}/?lang=en")
    player.play(VERY_EASY)
    own_server.kill()
    player.help()
    player.write(0, 9)
    own_server.start()
    expect(page.locator("#notice")).to_be_hidden()
    expect(player.title).to_have_text("55 cells to go")


def test_two_tabs_play_two_games(newcomer: Player, context, server):
    newcomer.play(VERY_EASY)
    other = Player(context.new_page())
    other.open(f"{server.url}/?lang=en")
    other.play(ELIMINATING)
    other.write(0, 4)
    newcomer.write(0, 9)
    for each, values in ((newcomer, "9" + VERY_EASY[1:]), (other, "4" + ELIMINATING[1:])):
        each.reload()
        each.expect_values(values)


def test_two_tabs_with_one_game_follow_each_other(newcomer: Player, context, server):
    newcomer.play(VERY_EASY)
    newcomer.write(0, 9)
    other = Player(context.new_page())
    other.open(f"{server.url}/?lang=en")
    other.page.locator("#home [data-game]").first.click()
    other.write(1, 1)
    expect(newcomer.cell(1).locator(".value")).to_have_text("1")
    newcomer.page.keyboard.press("Control+z")
    expect(other.cell(1).locator(".value")).to_have_text("")
    other.write(3, 7)
    newcomer.reload()
    assert newcomer.values().startswith("9.37")


def test_the_last_game_is_offered_again(newcomer: Player, context, server):
    newcomer.play(VERY_EASY)
    newcomer.write(0, 9)
    newcomer.page.close()
    again = Player(context.new_page())
    again.open(f"{server.url}/?lang=en")
    again.page.locator("#home [data-game]").first.click()
    again.expect_values("9" + VERY_EASY[1:])


def test_offline_the_board_works_on(page, context, server):
    player = Player(page)
    player.open(f"{server.url}/?lang=en")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    player.play(VERY_EASY)
    player.write(0, 9)
    context.set_offline(True)
    page.reload()
    page.wait_for_selector("html[data-ready]")
    player.expect_values("9" + VERY_EASY[1:])
    page.keyboard.press("Control+z")
    player.write(1, 1)
    player.expect_values(".1" + VERY_EASY[2:])
    player.help()
    expect(player.words).to_contain_text("Help needs the connection")
    context.set_offline(False)
    expect(page.locator("#panel-eyebrow")).to_contain_text("1 of 4")


def test_offline_the_other_language_is_there(page, context, server):
    player = Player(page)
    player.open(server.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    page.locator("[data-act=openPreferences]").first.click()
    page.locator("input[name=language][value=de]").check()
    expect(page.locator("#preferences-title")).to_have_text("Einstellungen")
    player.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_a_language_that_cannot_be_had_now_is_not_chosen(browser, server):
    # A service worker would have the words.
    context = browser.new_context(service_workers="block", locale="en-US")
    page = context.new_page()
    player = Player(page)
    player.open(server.url)
    context.route("**/data/de.json", lambda route: route.fulfill(status=503))
    page.locator("[data-act=openPreferences]").first.click()
    page.locator("input[name=language][value=de]").click()
    expect(page.locator("#toast")).to_contain_text("answer")
    expect(page.locator("input[name=language][value='']")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    context.unroute("**/data/de.json")
    page.locator("input[name=language][value=de]").check()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    context.close()


def test_what_is_set_while_a_language_is_fetched_stays(browser, server):
    context = browser.new_context(service_workers="block", locale="en-US")
    page = context.new_page()
    waiting: list[Route] = []
    context.route("**/data/de.json", lambda route: waiting.append(route))
    player = Player(page)
    player.open(server.url)
    page.locator("[data-act=openPreferences]").first.click()
    with page.expect_request("**/data/de.json"):
        page.locator("input[name=language][value=de]").click()
    page.locator("input[name=theme][value=dark]").check()
    waiting.pop().continue_()
    context.unroute("**/data/de.json")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    context.close()


def test_blocked_storage_is_said_and_the_game_goes_on(page, server):
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    player = Player(page)
    player.open(f"{server.url}/?lang=en")
    player.play(VERY_EASY)
    expect(page.locator("#toast-text")).to_contain_text("no room")
    player.write(0, 9)
    player.help(stage=1)


def test_a_damaged_store_does_not_stop_the_page(player: Player, server):
    player.page.evaluate(
        """() => {
            localStorage.setItem("sudoku-helper:game:x", "{broken");
            localStorage.setItem("sudoku-helper:game:y", '{"cells": [1]}');
            localStorage.setItem("sudoku-helper:preferences", "[]");
            sessionStorage.setItem("sudoku-helper:tab", "x");
        }"""
    )
    player.reload()
    player.play(VERY_EASY)


def test_the_page_sets_no_cookies_and_breaks_no_rule_of_its_policy(newcomer: Player, context):
    newcomer.play(VERY_EASY)
    newcomer.help(stage=1)
    assert context.cookies() == []
