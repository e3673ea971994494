"""The collection as cards: pictures, tags, names, statistics, sharing, and files of every kind."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sudoku_helper.formats import read_any
from sudoku_helper.trainer.starters import STARTERS
from tests.browser.test_collection import count, export, import_file, many_puzzles, save
from tests.browser.test_pens import begin_colours
from tests.positions import ELIMINATING, ELIMINATING_SOLVED, VERY_EASY
from tests.tools.player import Player
from tests.tools.trainer import choose, shown_qr_text

PHONE = {"width": 390, "height": 844}
CARD = "#collection-cards [data-id]"
CHOSEN = f"{CARD}[aria-selected=true]"
WHEN_NOTED = """async () => {
  const { collectionOf } = await import("/static/js/collection/database.js");
  const isNoted = async () => (await collectionOf(() => []).all()).some(({ finished }) => finished);
  for (let tries = 0; tries < 1000 && !(await isNoted()); tries += 1) await new Promise(requestAnimationFrame);
}"""
"""Waits until the browser has kept that an entry is solved."""


def open_cards(page: Page) -> None:
    """Open the collection on a phone."""
    page.set_viewport_size(PHONE)
    page.locator("#home [data-act=openCollection]").click()
    expect(page.locator(CARD).first).to_be_visible()


def file_of(folder: Path, puzzles: list[dict[str, Any]]) -> Path:
    """A file of the collection with some Sudokus."""
    file = folder / "some.json"
    file.write_text(json.dumps({"kind": "sudoku-helper-collection", "puzzles": puzzles}))
    return file


def entry(name: str, board: str = VERY_EASY, **more: Any) -> dict[str, Any]:
    """A Sudoku as it stands in a file."""
    return {"name": name, "board": board, "level": "easy", "backward": 0, "date": 1, **more}


def names(page: Page) -> list[str]:
    return page.locator(f"{CARD} b").all_inner_texts()


def test_phones_show_cards_and_the_choice_is_remembered(player: Player):
    page = player.page
    open_cards(page)
    assert page.locator(f"{CARD} svg").count() == len(STARTERS)
    expect(page.locator("#collection-table")).to_be_hidden()
    page.locator("#collection-look").click()
    expect(page.locator("#collection-table")).to_be_visible()
    expect(page.locator("#collection-cards")).to_be_hidden()
    player.reload()
    page.locator("#home [data-act=openCollection]").click()
    expect(page.locator("#collection-table")).to_be_visible()
    page.locator("#collection-look").click()
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(page.locator(CARD).first).to_be_visible()


def test_without_a_choice_the_look_follows_the_width(player: Player):
    page = player.page
    open_cards(page)
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(page.locator("#collection-table")).to_be_visible()
    page.set_viewport_size(PHONE)
    expect(page.locator(CARD).first).to_be_visible()


def test_the_keyboard_walks_through_the_cards_and_opens_and_deletes(player: Player):
    page = player.page
    open_cards(page)
    places = [page.locator(CARD).nth(index).get_attribute("data-id") for index in range(8)]

    def press(key: str, place: int) -> None:
        page.keyboard.press(key)
        expect(page.locator(CHOSEN)).to_have_attribute("data-id", places[place] or "")

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
        press(key, place)
    name = names(page)[0]
    page.keyboard.press("Delete")
    expect(page.locator("#toast")).to_contain_text(f"“{name}” deleted.")
    expect(page.locator(CARD)).to_have_count(len(STARTERS) - 1)
    page.locator("#toast-key").click()
    expect(page.locator(CARD)).to_have_count(len(STARTERS))
    expect(page.locator(CHOSEN)).to_have_attribute("data-id", places[0] or "")
    page.locator("#collection-cards").focus()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-view", "board")


def test_a_tap_chooses_a_card_and_another_one_opens_it(player: Player):
    page = player.page
    open_cards(page)
    page.locator(CARD).first.click()
    expect(page.locator("html")).to_have_attribute("data-view", "collection")
    page.locator(CARD).nth(2).click()
    expect(page.locator(CHOSEN)).to_have_count(1)
    expect(page.locator(CARD).nth(2)).to_have_attribute("aria-selected", "true")
    page.locator(CARD).nth(2).click()
    expect(page.locator("html")).to_have_attribute("data-view", "board")
    player.expect_values(STARTERS[2].board)
    expect(page.locator("#level")).to_have_text(STARTERS[2].level)


def test_of_a_thousand_cards_only_those_in_sight_are_made(player: Player, tmp_path: Path):
    page = player.page
    open_cards(page)
    puzzles = [entry(f"Nr. {number}", board) for number, board in enumerate(many_puzzles(1000))]
    import_file(page, file_of(tmp_path, puzzles))
    expect(page.locator("#collection-count")).to_have_text("1008 of 1008")
    # What was added is in sight, also in the table, and so is the last one.
    expect(page.locator(CHOSEN)).to_be_in_viewport()
    page.locator("#collection-look").click()
    expect(page.locator("#collection-rows [aria-selected=true]")).to_be_in_viewport()
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


def test_saving_asks_for_a_name_and_tags_which_find_it_again(player: Player):
    page = player.page
    player.play(ELIMINATING)
    expect(page.locator("#level")).to_have_text("hard")
    choose(page, "save")
    expect(page.locator("#entry-name")).to_have_value(re.compile("^Hard, "))
    page.locator("#entry-name").fill("Sunday")
    page.locator("#entry-tags").fill("newspaper, Grandma")
    page.keyboard.press("Enter")
    expect(page.locator("#toast")).to_contain_text("Saved as “Sunday”.")
    page.locator("[data-act=goHome]").first.click()
    player.play(VERY_EASY)
    choose(page, "save")
    page.locator("#entry-name").fill("Monday")
    page.locator("#entry-known [data-tag=newspaper]").click()
    expect(page.locator("#entry-tags")).to_have_value("newspaper")
    page.locator("#entry-form [type=submit]").click()
    expect(page.locator("#toast")).to_contain_text("Monday")
    page.locator("[data-act=goHome]").first.click()
    open_cards(page)
    page.locator("#collection-tags [data-tag=newspaper]").click()
    expect(page.locator("#collection-count")).to_have_text("2 of 10")
    assert sorted(names(page)) == ["Monday", "Sunday"]
    page.locator("#collection-tags [data-tag=Grandma]").click()
    expect(page.locator("#collection-count")).to_have_text("1 of 10")
    expect(page.locator(f"{CARD} .entry-tags")).to_have_text("#newspaper #Grandma")
    page.locator("#collection-tags [data-tag=Grandma]").click()
    page.locator("#collection-search").fill("grandma hard")
    expect(page.locator("#collection-count")).to_have_text("1 of 10")
    page.locator("[data-one=rename]").click()
    page.locator("#entry-tags").fill("holiday")
    page.locator("#entry-form [type=submit]").click()
    page.locator("#collection-search").fill("holiday")
    expect(page.locator("#collection-count")).to_have_text("1 of 10")
    expect(page.locator(f"{CARD} b")).to_have_text("Sunday")


def noted(player: Player) -> list[str]:
    """A position with a digit, notes, a colour and a candidate that was crossed out; what its cells show."""
    page = player.page
    player.play(ELIMINATING)
    player.write(0, 4)
    player.cell(9).click()
    page.keyboard.press("k")
    page.keyboard.press("Shift+Digit2")
    page.keyboard.press("k")
    for cell, digits in ((2, "67"), (80, "")):
        player.cell(cell).click()
        for digit in digits:
            page.keyboard.press(f"Shift+Digit{digit}")
    assert player.marks(2) == "67"
    player.cell(5).click()
    begin_colours(page)
    page.keyboard.press("1")
    page.keyboard.press("l")
    expect(player.cell(5).locator(".colours i")).to_have_count(1)
    return [player.marks(cell) for cell in range(81)]


def expect_noted(player: Player, marks: list[str]) -> None:
    """The board shows these notes, and what was crossed out is still so where all candidates are shown."""
    assert [player.marks(cell) for cell in range(81)] == marks
    expect(player.page.locator(".cell .colours i")).to_have_count(1)
    expect(player.cell(5).locator(".colours i")).to_have_count(1)
    player.page.keyboard.press("k")
    assert player.marks(9)
    assert "2" not in player.marks(9)


@pytest.mark.parametrize("journey", ["reload", "file"])
def test_a_saved_game_comes_back_with_its_own_notes_and_colours(
    player: Player, server, tmp_path: Path, journey: str
):
    page = player.page
    marks = noted(player)
    position = player.values()
    save(page, "Sunday")
    page.locator("[data-act=goHome]").first.click()
    if journey == "file":
        page.locator("#home [data-act=openCollection]").click()
        page.locator("#collection-rows tr[data-id]").filter(has_text="Sunday").click()
        name, text = export(page, "one", "json")
        assert name == "Sunday.json"
        page.locator("[data-one=remove]").click()
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        import_file(page, file)
        expect(page.locator("#toast")).to_contain_text("Added: 1")
    else:
        player.reload()
        page.locator("#home [data-act=openCollection]").click()
    page.locator("#collection-rows tr[data-id]").filter(has_text="Sunday").dblclick()
    expect(page.locator("html")).to_have_attribute("data-view", "board")
    player.expect_values(position)
    expect_noted(player, marks)


def test_a_solved_entry_is_counted_as_solved(player: Player, tmp_path: Path):
    page = player.page
    open_cards(page)
    almost = [*ELIMINATING_SOLVED]
    place = ELIMINATING.index(".")
    almost[place] = "."
    import_file(page, file_of(tmp_path, [entry("Sunday", "".join(almost), date=9**13)]))
    expect(page.locator("#toast")).to_contain_text("Added")
    page.locator(CARD).filter(has_text="Sunday").click()
    page.locator("[data-one=load]").click()
    player.write(place, int(ELIMINATING_SOLVED[place]))
    expect(page.locator("#panel-title")).to_have_text("Victory!")
    page.evaluate(WHEN_NOTED)
    page.locator("[data-act=goHome]").first.click()
    page.locator("#home [data-act=openCollection]").click()
    expect(page.locator(CARD).filter(has_text="Sunday")).to_contain_text("solved")
    page.locator("#collection-numbers").click()
    expect(page.locator("#numbers-told")).to_have_text("Sudokus: 9, solved: 1, begun: 0")
    expect(page.locator("#numbers-rows tr").filter(has_text="easy").nth(1)).to_contain_text(
        "1 of 2"
    )


def test_an_entry_is_shared_with_all_that_it_holds(player: Player, tmp_path: Path):
    page = player.page
    noted(player)
    position = player.values()
    save(page, "Sunday")
    page.locator("[data-act=goHome]").first.click()
    open_cards(page)
    page.locator(CARD).nth(1).click()
    page.locator("[data-one=share]").click()
    (other,) = read_any(shown_qr_text(page, "#share-qr"))
    assert other.board.line != position
    page.keyboard.press("Escape")
    page.locator(CARD).filter(has_text="Sunday").click()
    page.locator("[data-one=share]").click()
    (puzzle,) = read_any(shown_qr_text(page, "#share-qr"))
    assert puzzle.board.line == position
    with page.expect_download() as download:
        page.locator("#share-save").click()
    assert read_any(download.value.path().read_text())[0].board.line == position


@pytest.mark.parametrize(
    ("kind", "ending"), [("lines", "txt"), ("grids", "txt"), ("sdm", "sdm"), ("json", "json")]
)
def test_one_or_all_are_exported_and_can_be_read_again(
    player: Player, tmp_path: Path, kind: str, ending: str
):
    page = player.page
    open_cards(page)
    name, one = export(page, "one", kind)
    assert name == f"Included-very-easy.{ending}"
    _, everything = export(page, "all", kind)
    page.locator("#collection-search").fill("evil")
    expect(page.locator("#collection-count")).to_have_text(f"2 of {len(STARTERS)}")
    _, listed = export(page, "listed", kind)
    if kind != "json":
        assert [puzzle.board.line for puzzle in read_any(one)] == [STARTERS[0].board]
        assert len(read_any(listed)) == 2
        assert {puzzle.board.line for puzzle in read_any(everything)} == {
            starter.board for starter in STARTERS
        }
    page.locator("#collection-search").fill("")
    file = tmp_path / f"all.{ending}"
    file.write_text(everything, encoding="utf-8")
    import_file(page, file)
    total = 2 * len(STARTERS)
    expect(page.locator("#collection-count")).to_have_text(f"{total} of {total}")
    assert count(page) == f"{total} of {total}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_cards_and_boxes_fit_and_are_accessible(
    player: Player, accessibility_problems, tmp_path: Path, scheme: str
):
    page = player.page
    page.emulate_media(color_scheme=scheme)
    open_cards(page)
    some = [entry("A name that is much too long for one card", tags=["newspaper"], finished=1)]
    import_file(page, file_of(tmp_path, some))
    expect(page.locator("#collection-tags button")).to_have_count(1)
    for width, height in ((320, 568), (390, 844), (768, 1024), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        for look in range(2):
            page.locator("#collection-look").click()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
                width,
                look,
            )
            assert not accessibility_problems(page), (width, look)
    for key in ("#collection-export", "#collection-numbers", "[data-one=rename]"):
        page.locator(key).click()
        assert not accessibility_problems(page), key
        page.keyboard.press("Escape")
