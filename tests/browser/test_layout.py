"""From a small phone to a wide screen: nothing is cut off, nothing covers the board."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Page

from tests.positions import ELIMINATING
from tests.tools.player import Player
from tests.tools.share import rarely

SCREENS = (
    (320, 640),  # small phones
    (375, 667),
    (390, 844),  # a phone
    (568, 320),  # phones on their side
    (844, 390),
    (820, 1180),  # a tablet
    (683, 384),  # a desktop at 200 %
    (1024, 768),
    (1366, 768),
    (1920, 1080),
)
SCREENS_BETWEEN = ((360, 740), (667, 375), (768, 1024), (1440, 900))
WIDTHS = (
    320,
    360,
    390,
    430,
    540,
    580,
    600,
    620,
    640,
    660,
    699,
    700,
    768,
    820,
    1024,
    1180,
    1199,
    1200,
    1366,
    1920,
)
HEIGHTS = (568, 600, 667, 740, 768, 844, 880, 920, 960, 1024, 1080)
EVERY_SIZE = tuple((width, height) for width in WIDTHS for height in HEIGHTS)
# Between phones and tablets keys and board have hardly room beside each other.
TIGHT_SIZES = (
    (320, 568),
    *((width, height) for width in (580, 620, 660) for height in (880, 920, 960)),
    (700, 700),
)
Sizes = tuple[tuple[int, int], ...]
Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


def screens(page: Page, sizes: Sizes = SCREENS) -> Iterator[tuple[int, int]]:
    """Each size in turn, which the page then has."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        yield width, height


def overflow(page: Page) -> int:
    """How many pixels the page is wider than the window."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


def boxes(page: Page, *selectors: str) -> list[Box]:
    """Where the first element of each kind is; all of them are shown."""
    found = page.evaluate(
        """selectors => selectors.map(each => document.querySelector(each))
             .filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect())
             .map(({left, top, right, bottom}) => [left, top, right, bottom])""",
        selectors,
    )
    assert len(found) == len(selectors)
    return [tuple(box) for box in found]


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > 1
        and min(one[3], other[3]) - max(one[1], other[1]) > 1
    )


@pytest.mark.parametrize(
    "sizes",
    [
        pytest.param((*SCREENS, *TIGHT_SIZES), id="few"),
        pytest.param((*SCREENS, *EVERY_SIZE), id="all", marks=pytest.mark.sweep),
    ],
)
def test_every_state_fits_every_window_without_overlap(clean_page: Page, server, sizes: Sizes):
    page, player = clean_page, Player(clean_page)
    player.open(f"{server.url}/?lang=de")
    for screen in screens(page, sizes):
        assert overflow(page) <= 0, screen
    page.locator("#home [data-act=enterPuzzle]").click()
    for screen in screens(page, sizes):
        assert overflow(page) <= 0, screen
        assert is_low(screen) or crowded(page, screen) == []
    page.locator(".brand-button").click()
    player.play(ELIMINATING)
    page.keyboard.press("k")
    for screen in screens(page, sizes):
        assert is_low(screen) or crowded(page, screen) == []
        if screen in SCREENS:
            assert_board_and_keys_fit(page, screen)
            assert too_small_for_a_thumb(page) == [], screen
    for stage in (1, 2, 3):
        player.help(stage=stage)
        for screen in screens(page, sizes):
            assert is_low(screen) or crowded(page, screen) == []
            if screen in SCREENS:
                assert_panel_fits(page, screen)
            if screen in SCREENS and stage == 3:
                sentence, keys = boxes(page, ".sentences li", "#panel-actions")
                assert sentence[1] < keys[1], screen


def is_low(screen: tuple[int, int]) -> bool:
    """Whether help takes the place of the keys, since there is no room for both."""
    return screen[1] < 500


def crowded(page: Page, screen: tuple[int, int]) -> list[str]:
    """What lies over something else, is cut off or too small to be touched, at this size."""
    width, height = screen
    board, rooms, small, wider = page.evaluate(
        """() => {
            const box = e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
            const isShown = e => e.checkVisibility({visibilityProperty: true});
            const rooms = [...document.querySelectorAll("#keypad, #panel")].filter(isShown);
            const keys = [...document.querySelectorAll("#play button:not(.chip)")].filter(isShown);
            const small = keys.filter(e => e.offsetWidth < 40 || e.offsetHeight < 40);
            return [
                box(document.querySelector(".board-square")),
                rooms.map(e => [e.id, box(e)]),
                small.map(e => e.dataset.act ?? e.dataset.digit),
                document.documentElement.scrollWidth - innerWidth,
            ];
        }"""
    )
    boxes = {"board": board, **dict(rooms)}
    found = [f"{screen}: {name} is small" for name in small]
    found += [f"{screen}: sideways scrolling"] if wider > 0 else []
    for name, (left, top, right, bottom) in boxes.items():
        if left < 0 or top < 0 or right > width + 0.5 or bottom > height + 0.5:
            found.append(f"{screen}: {name} is cut off")
    pairs = combinations(boxes.items(), 2)
    found += [f"{screen}: {one} and {other}" for (one, a), (other, b) in pairs if overlap(a, b)]
    return found


def assert_board_and_keys_fit(page: Page, screen: tuple[int, int]) -> None:
    width, height = screen
    keys = [f"#digits [data-digit='{digit}']" for digit in range(1, 10)]
    board, *keys = boxes(page, ".board-square", *keys)
    assert board[0] >= 0, screen
    assert board[2] <= width, screen
    assert board[3] <= height, screen
    # On every screen at least half of the shorter side belongs to the board.
    assert board[2] - board[0] >= min(screen) / 2, screen
    assert all(key[2] <= width and key[3] <= height for key in keys), screen
    assert not any(overlap(key, board) for key in keys), screen


def assert_panel_fits(page: Page, screen: tuple[int, int]) -> None:
    board, panel, following = boxes(page, ".board-square", "#panel", "#help-next")
    assert overflow(page) <= 0, screen
    assert not overlap(panel, board), screen
    assert following[2] <= screen[0], screen
    assert following[3] <= screen[1], screen


@pytest.mark.parametrize("lang", ["de", rarely("en")])
def test_keys_hold_their_words_whatever_is_switched_on(clean_page: Page, server, lang: str):
    page, player = clean_page, Player(clean_page)
    player.open(f"{server.url}/?lang={lang}")
    player.play(ELIMINATING)
    for act in ("togglePencil", "toggleAutomatic", "toggleDigitFirst", "toggleSeveral"):
        page.locator(f"#keypad [data-act={act}]").click()
    for screen in screens(page, (*SCREENS, *SCREENS_BETWEEN)):
        assert cut_off(page) == [], screen
        if lang == "en" and screen in SCREENS:
            assert too_small_for_a_thumb(page) == [], screen


def too_small_for_a_thumb(page: Page) -> list[str]:
    return page.evaluate(
        """[...document.querySelectorAll("button")]
            .filter(e => e.checkVisibility() && !e.matches(".chip"))
            .map(e => [e.dataset.act || e.dataset.digit || e.className, e.getBoundingClientRect()])
            .filter(([_, r]) => r.height < 44 || r.width < 40)
            .map(([name, r]) => `${name} ${r.width}x${r.height}`)"""
    )


def cut_off(page: Page) -> list[str]:
    return page.evaluate(
        """[...document.querySelectorAll("#keypad button, #keypad .key-word")]
            .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth)
            .map(e => e.textContent)"""
    )


def test_arrows_of_a_chain_meet_their_candidates(player: Player):
    """The picture of a link begins and ends where the candidates stand."""
    player.play(ELIMINATING)
    player.page.keyboard.press("k")
    cell, digit = 9, 4
    mark = player.cell(cell).locator(".marks i").nth(digit - 1).bounding_box()
    square = player.page.locator(".board-square").bounding_box()
    centre = player.page.evaluate(
        "async ([cell, digit, path]) => (await import(path)).markCentre([cell, digit])",
        [cell, digit, "/static/js/render/chains.js"],
    )
    scale = square["width"] / 900
    x = (mark["x"] + mark["width"] / 2 - square["x"]) / scale
    y = (mark["y"] + mark["height"] / 2 - square["y"]) / scale
    assert abs(x - centre["x"]) < 4
    assert abs(y - centre["y"]) < 4
