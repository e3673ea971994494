"""The list of techniques in a real browser: a picture of each that leaves its name free.

What the list tells and its filters are tested in tests/js/page/learn-index.test.js.
"""

import json
from collections.abc import Callable

from playwright.sync_api import Page

from sudoku_helper import TECHNIQUES
from tests.tools.server import AppServer

PRACTISED = {"right": 2, "tried": 3, "streak": 1, "ease": 0, "recent": []}
LONG_AGO = {"due": "2020-01-01T00:00:00Z", "last_review": "2019-12-01T00:00:00Z"}
FAR_AHEAD = {"due": "2999-03-05T12:00:00Z", "last_review": "2019-12-01T00:00:00Z"}
PROGRESS = {
    "techniques": {
        "x-wing": {**PRACTISED, "card": LONG_AGO},
        "swordfish": {**PRACTISED, "card": FAR_AHEAD},
    },
    "firstGame": "done",
}
KEEP = """([progress, preferences]) => {
    localStorage.setItem("sudoku-helper:progress", progress);
    localStorage.setItem("sudoku-helper:preferences", preferences);
}"""


def open_list(page: Page, server: AppServer) -> None:
    """Open it in German as somebody who has learned a little."""
    page.goto(f"{server.url}/static/icons/icon.svg")
    page.evaluate(KEEP, [json.dumps(PROGRESS), json.dumps({"known": ["full-house"]})])
    page.goto(f"{server.url}/de/learn")


CROWDED = """() => [...document.querySelectorAll(".pictured")].filter((entry) => {
    entry.scrollIntoView();
    const box = (each) => each.getBoundingClientRect();
    const picture = box(entry.querySelector(".pattern"));
    const name = box(entry.querySelector("a"));
    return !(picture.width >= 60 && picture.left >= box(entry).left && picture.right < name.left
      && name.right <= box(entry).right && picture.height <= box(entry).height);
}).map((entry) => entry.dataset.key)"""


def test_every_technique_has_a_picture_that_leaves_its_name_free(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    open_list(page, server)
    assert page.locator(".pictured").count() == len(TECHNIQUES)
    for width, height in ((1366, 768), (390, 844), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert page.evaluate(CROWDED) == [], width
    assert accessibility_problems(page) == []
