"""The screens of watching, evaluation, the collection and sharing can be used by everyone, on a phone as on a desk."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK
from tests.positions import ELIMINATING
from tests.tools.menu import choose, prefer
from tests.tools.player import Player


def watch_logic(page: Page) -> None:
    choose(page, "openWatch")
    expect(page.locator("#watch")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#panel-body .sentences li").first).to_be_visible()


def watch_trying(page: Page) -> None:
    choose(page, "openWatch")
    page.locator("[data-act=watchTrying]").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lit-line")).to_have_count(1)


def collection(page: Page) -> None:
    choose(page, "openCollection")
    expect(page.locator("#collection-rows tr[data-id]").first).to_be_visible()


def share(page: Page) -> None:
    choose(page, "openShare")
    expect(page.locator("#share-elsewhere a")).to_have_count(4)


def evaluated(page: Page) -> None:
    prefer(page, evaluation="strict-plus")
    expect(page.locator(".marks .role").first).to_be_visible()


SCREENS = {
    "logic": watch_logic,
    "trying": watch_trying,
    "collection": collection,
    "share": share,
    "print": lambda page: choose(page, "openPrint"),
    "evaluated": evaluated,
}


def test_every_screen_fits_and_is_accessible(player: Player, accessibility_problems):
    page = player.page
    for name, open_screen in SCREENS.items():
        page.set_viewport_size(DESK)
        player.play(ELIMINATING)
        open_screen(page)
        for width, height in ((1280, 720), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        assert not accessibility_problems(page), name
        page.keyboard.press("Escape")


def test_less_motion_means_steps_without_animation(player: Player):
    page = player.page
    page.emulate_media(reduced_motion="reduce")
    player.play(ELIMINATING)
    watch_trying(page)
    moving = page.evaluate(
        "document.getAnimations().filter(each => each.playState === 'running').length"
    )
    assert moving == 0
