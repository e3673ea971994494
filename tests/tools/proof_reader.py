"""Somebody who reads a proof in the page, sentence by sentence."""

from collections.abc import Iterator

from playwright.sync_api import Page

from sudoku_helper.techniques import TECHNIQUES, technique_of
from tests.tools.player import Player

IS_IN_SIGHT = """() => {
    const line = document.querySelector(".sentences .reading");
    if (!line) return false;
    const box = line.getBoundingClientRect();
    const around = document.querySelector("#panel-scroll").getBoundingClientRect();
    const within = box.height > 0 && box.top >= around.top - 1 && box.bottom <= around.bottom + 1
        && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) => [0.05, 0.5, 0.95].map((y) =>
        document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)));
    return within && points.every((found) => found && (line.contains(found) || found.contains(line)));
}"""
"""Whether the sentence that is read is in the visible part of its scroller and nothing lies over it."""


def prefer_only(page: Page, key: str) -> None:
    """Switch all other techniques off, before the app is opened."""
    off = [each.key for each in TECHNIQUES if each.key != key]
    page.evaluate(
        "off => localStorage.setItem('sudoku-helper:preferences', JSON.stringify({off}))", off
    )


def open_proof(page: Page, url: str, key: str, lang: str) -> None:
    """Open the example of a technique and have it explained, with candidates on the board."""
    # A picture: nothing of the app runs at this address and writes what it remembers.
    page.goto(f"{url}/static/icons/icon.svg")
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    prefer_only(page, key)
    player = Player(page)
    player.open(f"{url}/?lang={lang}")
    player.play(technique_of(key).example.board)
    if page.locator("[data-act=toggleAutomatic]").get_attribute("aria-pressed") == "false":
        page.keyboard.press("k")
    for stage in (1, 2, 3):
        player.help(stage=stage)


def read_through(page: Page) -> Iterator[int]:
    """Read sentence by sentence; yields the number of each while it is read."""
    for number in range(1, page.locator(".sentences li").count() + 1):
        page.keyboard.press(".")
        page.wait_for_selector(f".sentences .reading[data-number='{number}']", state="attached")
        yield number
    page.keyboard.press(".")
