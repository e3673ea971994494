"""Walks through long proofs in the page, sentence by sentence, at several sizes of the screen.

Prints how many of the sentences are wholly in sight while they are read, covered by nothing. With a
folder as argument it also takes a picture of every sentence at phone and desktop size.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from sudoku_helper.techniques import TECHNIQUES, technique_of
from tests.tools.chromium import chromium
from tests.tools.player import Player
from tests.tools.server import AppServer

SCREENS = ((320, 568), (390, 844), (768, 1024), (1366, 768), (1920, 1080))
PICTURED = {(390, 844): "phone", (1366, 768): "desktop"}
PROOFS = ("forcing-net-with-patterns", "nested-net", "cell-forcing-chain")
LANGUAGES = ("de", "en")

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


def walk(page: Page, url: str, key: str, lang: str) -> Iterator[int]:
    """Open the example of a technique and read its explanation; yields each sentence's number."""
    off = [each.key for each in TECHNIQUES if each.key != key]
    page.goto(f"{url}/static/icons/icon.svg")
    page.evaluate(
        "off => { localStorage.clear(); sessionStorage.clear();"
        " localStorage.setItem('sudoku-helper:preferences', JSON.stringify({off})) }",
        off,
    )
    player = Player(page)
    player.open(f"{url}/?lang={lang}")
    technique = technique_of(key)
    player.play(technique.example.board)
    if page.locator("[data-act=toggleNotes]").get_attribute("aria-pressed") == "false":
        page.keyboard.press("k")
    for stage in (1, 2, 3):
        player.help(stage=stage)
    for number in range(1, len(technique.example_step().explanation(lang)) + 1):
        page.locator("[data-act=nextSentence]:visible").click()
        page.wait_for_selector(f".sentences .reading[data-number='{number}']", state="attached")
        yield number


def main() -> None:
    """Measure every size; take pictures if a folder is given."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    with AppServer() as server, chromium() as browser:
        for width, height in SCREENS:
            page = browser.new_page(viewport={"width": width, "height": height})
            screen = PICTURED.get((width, height))
            read = seen = 0
            for key in PROOFS:
                for lang in LANGUAGES:
                    for number in walk(page, server.url, key, lang):
                        read += 1
                        seen += page.evaluate(IS_IN_SIGHT)
                        if folder and screen:
                            folder.mkdir(parents=True, exist_ok=True)
                            page.screenshot(path=folder / f"{key}-{screen}-{lang}-{number:02}.png")
            page.close()
            print(f"{width} x {height}: visible in {seen} of {read} sentences", flush=True)


if __name__ == "__main__":
    main()
