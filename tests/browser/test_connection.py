"""The server may go away and come back over a real connection; tests/js/page/connection.test.js has all else of it."""

from playwright.sync_api import Route, expect

from tests.positions import VERY_EASY
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


def test_the_page_sets_no_cookies_and_breaks_no_rule_of_its_policy(newcomer: Player, context):
    newcomer.play(VERY_EASY)
    newcomer.help(stage=1)
    assert context.cookies() == []
