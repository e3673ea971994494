"""The collection in a real browser: its table and its cards, at a desk and on a phone."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from sudoku_helper.starters import STARTERS
from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.menu import choose
from tests.tools.player import Player
from tests.tools.prints import shown_qr_text

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
ROW = "#collection-rows tr[data-id]"
CARD = "#collection-cards [data-id]"
CHOSEN = f"{CARD}[aria-selected=true]"


def open_collection(page: Page) -> None:
    page.locator("#home [data-act=openCollection]").click()
    expect(page.locator(ROW).first).to_be_visible()


def open_cards(page: Page) -> None:
    """Open the collection on a phone."""
    page.set_viewport_size(PHONE)
    page.locator("#home [data-act=openCollection]").click()
    expect(page.locator(CARD).first).to_be_visible()


def export(page: Page, what: str, kind: str) -> tuple[str, str]:
    """The name and the text of what is saved as a file."""
    page.locator("#collection-export").click()
    page.locator(f"#export-form [value={what}]").check(force=True)
    page.locator(f"#export-form [value={kind}]").check(force=True)
    with page.expect_download() as download:
        page.locator("#export-go").click()
    return download.value.suggested_filename, download.value.path().read_text(encoding="utf-8")


def import_file(page: Page, file: Path) -> None:
    page.locator("#collection-file").set_input_files(file)
    page.locator("#collection-add").click()


def file_of(folder: Path, puzzles: list[dict[str, Any]]) -> Path:
    """A file of the collection with some Sudokus."""
    file = folder / "some.json"
    file.write_text(json.dumps({"kind": "sudoku-helper-collection", "puzzles": puzzles}))
    return file


def entry(name: str, board: str = VERY_EASY, **more: Any) -> dict[str, Any]:
    """A Sudoku as it stands in a file."""
    return {"name": name, "board": board, "level": "easy", "backward": 0, "date": 1, **more}


def test_a_game_is_saved_shared_exported_deleted_and_opened_at_a_desk(
    player: Player, tmp_path: Path
):
    page = player.page
    page.set_viewport_size(DESK)
    player.play(ELIMINATING)
    player.write(0, 4)
    position = player.values()
    choose(page, "save")
    page.locator("#entry-name").fill("Sunday")
    page.locator("#entry-tags").fill("newspaper")
    page.keyboard.press("Enter")
    expect(page.locator("#toast")).to_contain_text("Saved as “Sunday”.")
    page.locator("[data-act=goHome]").first.click()
    player.reload()
    open_collection(page)
    saved = page.locator(ROW).filter(has_text="Sunday")
    page.locator("#collection-tags [data-tag=newspaper]").click()
    expect(page.locator(ROW)).to_have_count(1)
    expect(page.locator("#collection-count")).to_have_text(f"1 of {len(STARTERS) + 1}")
    page.locator("#collection-tags [data-tag=newspaper]").click()
    saved.click()
    page.locator("[data-one=share]").click()
    link = page.locator("#share-link").input_value()
    assert shown_qr_text(page, "#share-qr") == link
    page.keyboard.press("Escape")
    name, text = export(page, "one", "json")
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    page.locator("#collection-table").focus()
    page.keyboard.press("Delete")
    expect(page.locator("#toast")).to_contain_text("“Sunday” deleted.")
    expect(saved).to_have_count(0)
    import_file(page, file)
    expect(page.locator("#toast")).to_contain_text("Added: 1")
    saved.dblclick()
    expect(page.locator("html")).to_have_attribute("data-view", "board")
    player.expect_values(position)


def test_cards_are_tapped_and_walked_through_on_a_phone_and_the_look_follows_the_width(
    player: Player,
):
    page = player.page
    open_cards(page)
    assert page.locator(f"{CARD} svg").count() == len(STARTERS)
    page.set_viewport_size(DESK)
    expect(page.locator("#collection-table")).to_be_visible()
    page.set_viewport_size(PHONE)
    expect(page.locator(CARD).first).to_be_visible()
    expect(page.locator("#collection-table")).to_be_hidden()
    page.locator("#collection-cards").focus()
    places = [page.locator(CARD).nth(index).get_attribute("data-id") for index in range(8)]
    for key, place in (
        ("ArrowRight", 1),
        ("ArrowDown", 3),
        ("ArrowLeft", 2),
        ("ArrowUp", 0),
        ("ArrowUp", 0),
        ("End", 7),
        ("ArrowDown", 7),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect(page.locator(CHOSEN)).to_have_attribute("data-id", places[place] or "")
    page.locator("#collection-look").click()
    expect(page.locator("#collection-table")).to_be_visible()
    player.reload()
    page.locator("#home [data-act=openCollection]").click()
    expect(page.locator("#collection-table")).to_be_visible()
    page.locator("#collection-look").click()
    page.locator(CARD).first.click()
    expect(page.locator("html")).to_have_attribute("data-view", "collection")
    page.locator(CARD).nth(2).click()
    expect(page.locator(CARD).nth(2)).to_have_attribute("aria-selected", "true")
    page.locator(CARD).nth(2).click()
    expect(page.locator("html")).to_have_attribute("data-view", "board")
    player.expect_values(STARTERS[2].board)
    expect(page.locator("#level")).to_have_text(STARTERS[2].level)


def test_of_a_thousand_cards_only_those_in_sight_are_made(player: Player, tmp_path: Path):
    page = player.page
    open_cards(page)
    puzzles = [entry(f"Nr. {number}") for number in range(1000)]
    import_file(page, file_of(tmp_path, puzzles))
    expect(page.locator("#collection-count")).to_have_text("1008 of 1008")
    # What was added is in sight, also in the table, and so is the last one.
    expect(page.locator(CHOSEN)).to_be_in_viewport()
    page.locator("#collection-look").click()
    chosen = page.locator("#collection-rows [aria-selected=true]")
    expect(chosen).to_be_in_viewport()
    page.locator("#collection-table").focus()
    page.keyboard.press("End")
    expect(chosen.locator(".column-number")).to_have_text("1008")
    page.locator("#collection-search").fill("998")
    expect(page.locator(ROW)).to_have_count(1)
    expect(page.locator(ROW)).to_be_in_viewport()
    page.locator("#collection-search").fill("")
    expect(page.locator("#collection-count")).to_have_text("1008 of 1008")
    assert page.locator(ROW).count() < 60
    page.locator("#collection-look").click()
    expect(page.locator(CHOSEN)).to_be_in_viewport()
    page.locator("#collection-cards").focus()
    for key, place in (("Home", 1), ("End", 1008), ("PageUp", None)):
        page.keyboard.press(key)
        expect(page.locator(CHOSEN)).to_be_in_viewport()
        if place:
            expect(page.locator(CHOSEN)).to_have_attribute("aria-posinset", str(place))
        assert page.locator(CARD).count() < 40
    scrolled = page.evaluate(
        """async () => {
             const scroll = document.querySelector("#collection-scroll");
             const heard = new Promise(done => scroll.addEventListener("scroll", done, {once: true}));
             scroll.scrollTop = 40000;
             await heard;
             for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
             const box = document.querySelector("#collection-scroll").getBoundingClientRect();
             const boxes = [...document.querySelectorAll("#collection-cards li")].map((each) => each.getBoundingClientRect());
             return [Math.min(...boxes.map((each) => each.top)) <= box.top, Math.max(...boxes.map((each) => each.bottom)) >= box.bottom];
           }"""
    )
    assert scrolled == [True, True]


def test_cards_and_boxes_fit_and_are_accessible(
    player: Player, accessibility_problems: Callable[..., list[str]], tmp_path: Path
):
    page = player.page
    open_cards(page)
    some = [entry("A name that is much too long for one card", tags=["newspaper"], finished=1)]
    import_file(page, file_of(tmp_path, some))
    expect(page.locator("#collection-tags button")).to_have_count(1)
    # What was said of the file lies over the keys for some seconds.
    page.evaluate("document.getElementById('toast').hidden = true")
    for width, height in ((320, 568), (768, 1024), (1366, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for look in range(2):
            page.locator("#collection-look").click()
            fits = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert fits, (width, look)
            assert width != PHONE["width"] or not accessibility_problems(page), look
    for key in ("#collection-export", "#collection-numbers", "[data-one=rename]"):
        page.locator(key).click()
        assert not accessibility_problems(page), key
        page.keyboard.press("Escape")
