"""Digits look the same on every machine, and fine lines differ from those of blocks, on screen and on paper."""

from collections.abc import Iterator
from io import BytesIO
from itertools import groupby, product
from urllib.request import urlopen

import pytest
from PIL import Image, ImageOps
from playwright.sync_api import Browser, Page

from tests.positions import ELIMINATING
from tests.tools.player import Player
from tests.tools.server import AppServer
from tests.tools.share import one_in

FONT = "Atkinson Hyperlegible Next"
DIGITS = "/static/vendor/digits.woff2"
SCREENS = ((320, 568), (390, 844), (1366, 768))
THEMES = ("light", "dark", "contrast")


def fonts_of(page: Page, selector: str) -> set[str]:
    """The fonts in which the first such element is drawn, whatever its styles ask for."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    session.detach()
    return {font["familyName"] for font in fonts if font["isCustomFont"]}


def test_digits_are_drawn_in_the_font_of_the_app_on_screen_and_on_paper(
    player: Player, server: AppServer
):
    page = player.page
    assert page.locator("link[rel=preload][as=font]").get_attribute("href") == DIGITS
    page.evaluate("document.fonts.ready")
    assert fonts_of(page, ".hero-digit") == {FONT}
    player.play(ELIMINATING)
    player.help(1)
    player.help(2)
    page.evaluate("document.fonts.ready")
    for place in (".given .value", ".marks .role", ".edge span", ".digit b", ".sample"):
        assert fonts_of(page, place) == {FONT}, place
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    width = "element => parseFloat(getComputedStyle(element).strokeWidth)"
    fine, thick = (page.locator(f".sheet-{line}").evaluate(width) for line in ("thin", "thick"))
    assert fonts_of(page, ".sheet-given") == {FONT}
    page.emulate_media(media="screen")
    assert thick >= 3 * fine
    page.goto(f"{server.url}/de/learn/x-wing")
    page.evaluate("document.fonts.ready")
    for place in (".drawn .given", ".drawn .candidates text", ".drawn .edge-names text"):
        assert fonts_of(page, place) == {FONT}, place


def test_the_font_is_small(server: AppServer):
    with urlopen(f"{server.url}{DIGITS}") as answer:
        assert len(answer.read()) < 6000


def dark_runs(picture: Image.Image, row: int) -> Iterator[tuple[int, float]]:
    """The lines that a row of pixels crosses: how wide each is, and how dark at its darkest, 0 to 1."""
    ground = picture.getpixel((picture.width // 18, row))
    distances = [abs(picture.getpixel((x, row)) - ground) / 255 for x in range(picture.width)]
    for is_line, run in groupby(distances, lambda distance: distance > 0.08):
        found = list(run)
        if is_line:
            yield len(found), max(found)


@pytest.mark.parametrize(
    "looks",
    [
        # The size decides how wide the lines are, and the theme how dark.
        pytest.param([*product(SCREENS, THEMES[:1]), *product(SCREENS[:1], THEMES[1:])], id="some"),
        pytest.param([*product(SCREENS, THEMES)], id="all", marks=pytest.mark.sweep),
    ],
)
@pytest.mark.parametrize("ratio", one_in(4, [1.5, 1, 3, 2]))
def test_fine_lines_differ_from_those_of_blocks_on_every_screen(
    browser: Browser, server: AppServer, ratio: float, looks: list[tuple[tuple[int, int], str]]
):
    context = browser.new_context(device_scale_factor=ratio, service_workers="block")
    page = context.new_page()
    Player(page).open(f"{server.url}/?lang=de")
    page.locator("#home [data-act=enterPuzzle]").click()
    for (width, height), theme in looks:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        board = page.locator("#board").screenshot(animations="disabled")
        picture = Image.open(BytesIO(board)).convert("L")
        # Through the middle of an empty row, without the frame around the board.
        picture = ImageOps.crop(picture, border=picture.width // 30)
        lines = list(dark_runs(picture, picture.height * 2 // 3 - picture.height // 16))
        assert len(lines) == 8, (width, theme)
        blocks = [lines.pop(5), lines.pop(2)]
        assert min(wide for wide, _ in blocks) > max(wide for wide, _ in lines), (width, theme)
        assert min(dark for _, dark in blocks) > 1.5 * max(dark for _, dark in lines), theme
    context.close()
