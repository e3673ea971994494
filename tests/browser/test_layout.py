"""From a small phone to a wide screen: nothing is cut off, nothing covers the board."""

import pytest
from playwright.sync_api import expect

from tests.positions import ELIMINATING
from tests.tools.player import Player

SCREENS = {
    "phone portrait": (390, 844),
    "phone landscape": (844, 390),
    "small phone": (320, 640),
    "short phone": (375, 667),
    "small phone landscape": (568, 320),
    "tablet": (820, 1180),
    "small window": (1024, 768),
    "desktop": (1366, 768),
    "desktop at 200 %": (683, 384),
    "wide": (1920, 1080),
}


@pytest.fixture(params=SCREENS)
def screen(request, page) -> tuple[int, int]:
    """Each size in turn."""
    width, height = SCREENS[request.param]
    page.set_viewport_size({"width": width, "height": height})
    return width, height


def overflow(page) -> int:
    """How many pixels the page is wider than the window."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


def box(page, selector: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of an element."""
    found = page.locator(selector).bounding_box()
    assert found, f"{selector} is not shown"
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def overlap(one, other) -> bool:
    """Whether two boxes share more than an edge."""
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > 1
        and min(one[3], other[3]) - max(one[1], other[1]) > 1
    )


def test_every_state_fits_the_screen(screen, player: Player, server):
    width, height = screen
    page = player.page
    player.open(f"{server.url}/?lang=de")
    assert overflow(page) <= 0
    player.enter(ELIMINATING)
    assert overflow(page) <= 0
    player.start()
    page.keyboard.press("k")
    board = box(page, ".board-square")
    assert board[0] >= 0
    assert board[2] <= width
    assert board[3] <= height
    # On every screen at least half of the shorter side belongs to the board.
    assert board[2] - board[0] >= min(width, height) / 2
    keys = [box(page, f"#digits [data-digit='{digit}']") for digit in range(1, 10)]
    assert all(key[2] <= width and key[3] <= height for key in keys)
    assert not any(overlap(key, board) for key in keys)
    for stage in (1, 2, 3):
        player.help(stage=stage)
        assert overflow(page) <= 0
        assert not overlap(box(page, "#panel"), board)
        following = box(page, "#help-next")
        assert following[2] <= width
        assert following[3] <= height
    assert box(page, ".sentences li >> nth=0")[1] < box(page, "#panel-actions")[1]


def test_keys_are_large_enough_for_a_thumb(screen, player: Player):
    player.play(ELIMINATING)
    small = player.page.evaluate(
        """[...document.querySelectorAll("button")]
            .filter(e => e.checkVisibility() && !e.matches(".chip"))
            .map(e => [e.dataset.act || e.dataset.digit || e.className, e.getBoundingClientRect()])
            .filter(([_, r]) => r.height < 44 || r.width < 40)
            .map(([name, r]) => `${name} ${r.width}x${r.height}`)"""
    )
    assert not small


WIDTHS = {
    320: 640,
    360: 740,
    390: 844,
    568: 320,
    667: 375,
    768: 1024,
    1024: 768,
    1440: 900,
    1920: 1080,
}


@pytest.mark.parametrize("lang", ["de", "en"])
def test_words_stay_within_their_keys(player: Player, server, lang: str):
    page = player.page
    player.open(f"{server.url}/?lang={lang}")
    player.play(ELIMINATING)
    for act in ("togglePencil", "toggleNotes", "toggleDigitFirst", "toggleSeveral"):
        page.locator(f"#keypad [data-act={act}]").click()
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        cut_off = page.evaluate(
            """[...document.querySelectorAll("#keypad button, #keypad .key-word")]
                .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth)
                .map(e => e.textContent)"""
        )
        assert not cut_off, f"at {width} x {height}"


def test_zooming_is_allowed(player: Player):
    content = player.page.locator("meta[name=viewport]").get_attribute("content")
    assert "user-scalable" not in content
    assert "maximum-scale" not in content


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


@pytest.mark.parametrize(
    ("locale", "lang", "word"), [("de-DE", "de", "Hilfe"), ("fr-FR", "en", "Help")]
)
def test_the_browser_chooses_the_language(browser, server, locale, lang, word):
    context = browser.new_context(locale=locale)
    player = Player(context.new_page())
    player.open(server.url)
    expect(player.page.locator("html")).to_have_attribute("lang", lang)
    player.page.locator("[data-example]").first.click()
    expect(player.page.locator(".help-key")).to_contain_text(word)
    context.close()
