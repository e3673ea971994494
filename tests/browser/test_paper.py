"""What was read from a photo is compared with it, corrected by a tap, and helped on the paper itself."""

import base64
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_layout import SCREENS, boxes, overflow, overlap, screens
from tests.positions import PUZZLE, SOLUTION
from tests.tools.photos import drawn_grid
from tests.tools.player import Player
from tests.tools.share import rarely

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
every_screen = pytest.mark.parametrize("screen", [PHONE, rarely(DESK)], ids=["phone", "desk"])

KEYS = ("#doubt-keys button:nth-child(1)", "#doubt-keys button:nth-child(5)", ".next-unsure")

UNSURE, CHANGED, BY_HAND, EMPTY = 1, 14, 29, 80
"""Cells: one is misread, one changed for uniqueness, one by hand, one empty that may hold a digit."""

OPEN = """async ([data, doubts]) => {
    const photo = new Blob([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))]);
    const { readPhoto } = await import("/static/js/photo/read.js");
    const { networkOf } = await import("/static/js/photo/network.js");
    const { openReading } = await import("/static/js/photo/entry.js");
    const [digits, hands] = await Promise.all(["digits", "hands"].map(async (name) =>
        networkOf(await (await fetch(`/static/photo/${name}.json`)).json())));
    const bitmap = await createImageBitmap(photo);
    const { width, height } = bitmap;
    const brush = new OffscreenCanvas(width, height).getContext("2d");
    brush.drawImage(bitmap, 0, 0);
    const { grid } = readPhoto(brush.getImageData(0, 0, width, height), { digits, hands });
    for (const [cell, { direct, ...change }] of Object.entries(doubts)) {
        Object.assign(grid.cells[cell], change);
        grid.direct[cell] = direct ?? grid.cells[cell].digit;
    }
    await openReading(photo, grid);
}"""


def photo_of(puzzle: str) -> str:
    """A photo of a newspaper, held askew."""
    picture = drawn_grid(puzzle).rotate(4, Image.Resampling.BICUBIC, fillcolor=(236, 232, 222))
    file = BytesIO()
    picture.save(file, "JPEG", quality=90)
    return base64.b64encode(file.getvalue()).decode()


DOUBTS = {
    UNSURE: {"digit": 7, "unsure": True, "second": int(PUZZLE[UNSURE])},
    CHANGED: {"unsure": True, "second": 1, "direct": 1},
    BY_HAND: {"digit": int(SOLUTION[BY_HAND]), "unsure": True, "second": 3, "kind": "written"},
    EMPTY: {"unsure": True, "second": 7},
}


def open_photo(player: Player, special: dict[int, dict[str, object]] = DOUBTS) -> None:
    """Open a photo as the camera would, with some doubts about it."""
    player.page.evaluate(OPEN, [photo_of(PUZZLE), special])
    expect(player.page.locator("html")).to_have_attribute("data-photo", "behind")


def key(page: Page, words: str) -> Locator:
    """What may be said of the chosen cell."""
    return page.locator("#doubt-keys").get_by_role("button", name=words, exact=True)


def ink(page: Page, picture: str) -> float:
    """How dark the middle of the picture of a cell is, from 0 to 1."""
    return page.locator(picture).evaluate("""canvas => {
        const {width: side} = canvas;
        const {data} = canvas.getContext("2d").getImageData(side / 4, side / 4, side / 2, side / 2);
        return 1 - Math.min(...data.filter((_, at) => at % 4 === 1)) / 255;
    }""")


@every_screen
def test_a_tap_corrects_and_help_is_drawn_on_the_paper(
    player: Player, screen, accessibility_problems
):
    page = player.page
    page.set_viewport_size(screen)
    open_photo(player)
    assert player.cells_with("unsure") == [UNSURE, CHANGED, BY_HAND, EMPTY]
    assert player.cells_with("changed") == [CHANGED]
    assert player.cells_with("by-hand") == [BY_HAND]
    assert not accessibility_problems(page)

    # It begins with the first doubt, and shows the cell itself.
    expect(page.locator("#doubt-told")).to_have_text("B1: is the digit 7?")
    expect(page.get_by_role("img", name="B1 on your photo")).to_be_visible()
    assert page.locator("#doubt-picture").bounding_box()["width"] >= 64
    assert ink(page, "#doubt-picture") > 0.6
    key(page, f"{PUZZLE[UNSURE]} printed").click()
    assert player.value(UNSURE) == PUZZLE[UNSURE]
    # The next one has come by itself.
    expect(page.locator("#doubt-told")).to_have_text(
        "F2: looks like 1; 7 makes the solution unique."
    )
    key(page, "7 printed").click()
    expect(page.locator("#doubt-told")).to_have_text(f"C4: did you write {SOLUTION[BY_HAND]}?")
    assert ink(page, "#doubt-picture") < 0.4
    key(page, f"{SOLUTION[BY_HAND]} mine").click()
    expect(page.locator("#doubt-told")).to_have_text("I9: is this empty?")
    key(page, "– empty").click()
    assert player.cells_with("unsure") == []
    expect(page.locator(".next-unsure")).to_be_disabled()
    expect(page.locator("#lamp")).to_have_attribute("data-state", "unique")

    player.start()
    expect(page.locator("html")).to_have_attribute("data-photo", "away")
    assert player.cells_with("own") == [BY_HAND]
    expect(player.cell(0)).to_have_css("transform", "none")
    flat = player.cell(0).bounding_box()
    page.locator("#photo-key").click()
    expect(page.locator("html")).to_have_attribute("data-photo", "under")
    expect(page.locator("#paper")).to_be_visible()
    laid = player.cell(0).bounding_box()
    assert laid["x"] > flat["x"] + 2
    assert laid["width"] < flat["width"]
    # The paper is played on like the board.
    player.cell(0).click()
    page.keyboard.press(SOLUTION[0])
    assert player.value(0) == SOLUTION[0]
    for stage in (1, 2):
        player.help(stage=stage)
    assert player.cells_with("area-primary")
    placed = page.locator("#board .role-placed").bounding_box()
    paper = page.locator("#paper").bounding_box()
    assert paper["x"] < placed["x"] < paper["x"] + paper["width"]
    assert paper["y"] < placed["y"] < paper["y"] + paper["height"]
    line = page.locator("#chains path").first
    bent = line.get_attribute("d")
    assert not accessibility_problems(page)

    page.locator("#photo-key").click()
    expect(page.locator("#paper")).to_be_hidden()
    assert player.cell(0).bounding_box() == flat
    assert line.get_attribute("d") != bent


def test_photo_and_keys_fit_every_screen(player: Player):
    page = player.page
    left_out = {cell: {"kind": "notes"} for cell in (4, 5, 6)}
    open_photo(player, DOUBTS | left_out | {3: {"kind": "notes", "notes": [2, 5, 8]}})
    for screen in screens(page, (*SCREENS, (320, 568))):
        assert overflow(page) <= 0, screen
        board, keypad, picture, start, *keys = boxes(
            page, ".board-square", "#keypad", "#doubt-picture", ".start-key", *KEYS
        )
        assert not overlap(board, keypad), screen
        assert picture[2] - picture[0] >= 64, screen
        assert all(key[2] - key[0] >= 44 and key[3] - key[1] >= 43.9 for key in keys), screen
        assert start[3] <= screen[1], screen
        assert not any(overlap(start, key) or overlap(picture, key) for key in keys), screen
        first, last = boxes(page, "#photo-key", "[data-act=openMenu]")
        assert 0 <= first[0] < last[2] <= screen[0], screen


@every_screen
def test_a_mistake_on_the_paper_is_told_first_with_its_picture(
    player: Player, screen, accessibility_problems
):
    page = player.page
    page.set_viewport_size(screen)
    wrong = int(PUZZLE[UNSURE]) % 9 + 1
    open_photo(player, {BY_HAND: {"digit": wrong, "kind": "written"}})
    page.locator(".start-key").click()
    expect(page.locator("#panel-title")).to_have_text(
        f"The {wrong} in C4 that you wrote cannot be right."
    )
    expect(page.locator("#panel").get_by_role("img", name="C4 on your photo")).to_be_visible()
    assert player.value(BY_HAND) == str(wrong)
    assert not accessibility_problems(page)
    page.get_by_role("button", name="Look why").click()
    expect(page.locator(".sentences .reading")).to_contain_text(f"The {wrong} in C4 is not right")
    expect(page.locator(".sentences .reading")).to_be_in_viewport(ratio=1)
    assert player.cells_with("area-primary") == [BY_HAND]


def test_a_photo_survives_a_reload_and_goes_with_its_game(player: Player):
    page = player.page
    open_photo(player)
    page.keyboard.press("v")
    expect(page.locator("#paper")).to_be_hidden()
    expect(page.locator("#status")).to_have_text("Sudoku board")
    player.reload()
    expect(page.locator("html")).to_have_attribute("data-photo", "behind")
    page.locator(".brand-button").click()
    expect(page.locator("#photo-key")).to_be_hidden()
    page.locator("[data-act=enterPuzzle]").first.click()
    expect(page.locator("html")).to_have_attribute("data-photo", "")
    expect(page.locator("#photo-key")).to_be_hidden()
    page.locator(".brand-button").click()
    page.locator("[data-game]").first.click()
    expect(page.locator("html")).to_have_attribute("data-photo", "behind")
    kept = """async () => {
        const { photoOf } = await import("/static/js/photo/album.js");
        return Boolean(await photoOf(sessionStorage.getItem("sudoku-helper:tab")));
    }"""
    assert page.evaluate(kept)
    page.evaluate(
        """async () => {
            const { removeGame } = await import("/static/js/store.js");
            removeGame(sessionStorage.getItem("sudoku-helper:tab"));
        }"""
    )
    page.wait_for_function(f"async () => !(await ({kept})())")
