"""The collection: saved in the browser, sorted, searched, exported, imported, never half lost."""

import json
import random
from pathlib import Path

from playwright.sync_api import Page, expect

from sudoku_helper.trainer.starters import STARTERS
from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.player import Player
from tests.tools.trainer import choose

ROW = "#collection-rows tr[data-id]"


def open_collection(page: Page) -> None:
    page.locator("#home [data-act=openCollection]").click()
    expect(page.locator(ROW).first).to_be_visible()


def count(page: Page) -> str:
    return page.locator("#collection-count").inner_text()


def save(page: Page, name: str = "", tags: str = "") -> None:
    """Save the position for the first time, by the proposed name if no other one is given."""
    choose(page, "save")
    if name:
        page.locator("#entry-name").fill(name)
    page.locator("#entry-tags").fill(tags)
    page.locator("#entry-form [type=submit]").click()
    expect(page.locator("#toast")).to_contain_text("Saved as")


def export(page: Page, what: str, kind: str) -> tuple[str, str]:
    """The name and the text of what is saved as a file."""
    page.locator("#collection-export").click()
    page.locator(f"#export-form [value={what}]").check(force=True)
    page.locator(f"#export-form [value={kind}]").check(force=True)
    with page.expect_download() as download:
        page.locator("#export-go").click()
    return download.value.suggested_filename, download.value.path().read_text(encoding="utf-8")


def names(page: Page) -> list[str]:
    return page.locator(f"{ROW} .column-name").all_inner_texts()


def import_file(page: Page, file: Path) -> None:
    page.locator("#collection-file").set_input_files(file)
    page.locator("#collection-add").click()


def many_puzzles(number: int) -> list[str]:
    """Different Sudokus: one with its digits exchanged."""
    shuffle = random.Random(5)
    found = []
    for _ in range(number):
        digits = list("123456789")
        shuffle.shuffle(digits)
        found.append(VERY_EASY.translate(str.maketrans("123456789", "".join(digits))))
    return found


def test_it_begins_with_a_few_sudokus(player: Player):
    open_collection(player.page)
    assert count(player.page) == f"{len(STARTERS)} of {len(STARTERS)}"
    assert names(player.page).count("Included: evil") == 2


def test_a_position_is_saved_and_opened_again_after_a_reload(player: Player):
    page = player.page
    player.play(ELIMINATING)
    player.write(0, 4)
    save(page)
    position = player.values()
    page.locator("[data-act=goHome]").first.click()
    page.reload()
    page.wait_for_selector("html[data-ready]")
    open_collection(page)
    first = page.locator(ROW).first
    expect(first.locator(".column-solved")).to_have_text("1")
    expect(first.locator(".column-level")).not_to_have_text("–")
    first.dblclick()
    expect(page.locator("html")).to_have_attribute("data-view", "board")
    player.expect_values(position)
    choose(page, "save")
    expect(page.locator("#toast")).to_contain_text("up to date")


def test_every_column_sorts_both_ways(player: Player):
    page = player.page
    open_collection(page)
    for column in ("name", "givens", "solved", "open", "level", "backward", "date"):
        key = page.locator(f"#collection-head [data-column={column}]")
        for direction in ("ascending", "descending"):
            while key.get_attribute("aria-sort") != direction:
                key.locator("button").click()
            if column in ("givens", "open"):
                texts = page.locator(f"{ROW} .column-{column}").all_inner_texts()
                numbers = [int(text) for text in texts]
                assert numbers == sorted(numbers, reverse=direction == "descending")


def test_the_keyboard_moves_opens_renames_and_deletes(player: Player):
    page = player.page
    open_collection(page)
    chosen = page.locator(f"{ROW}[aria-selected=true]")
    page.keyboard.press("End")
    expect(chosen.locator(".column-number")).to_have_text(str(len(STARTERS)))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    expect(chosen.locator(".column-number")).to_have_text("2")
    page.keyboard.press("F2")
    page.locator("#entry-name").fill("Sonntag")
    page.keyboard.press("Enter")
    expect(chosen.locator(".column-name")).to_have_text("Sonntag")
    page.keyboard.press("Delete")
    expect(page.locator("#toast")).to_contain_text("“Sonntag” deleted.")
    assert "Sonntag" not in names(page)
    page.locator("#toast-key").click()
    expect(chosen.locator(".column-name")).to_have_text("Sonntag")
    page.locator("#collection-table").focus()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-view", "board")


def test_changes_at_the_same_time_are_all_kept_and_bring_nothing_back(player: Player):
    left = player.page.evaluate(
        """async () => {
          const { collectionOf } = await import("/static/js/collection/database.js");
          const record = (id) => ({ id, name: "", board: "1" + ".".repeat(80), level: "unknown", backward: null, date: 1 });
          const database = collectionOf(() => [record("kept"), record("deleted")]);
          await Promise.all([
            database.change("kept", () => ({ name: "Sonntag" })),
            database.change("kept", () => ({ backward: 3 })),
            database.remove("deleted"),
            database.change("deleted", () => ({ backward: 3 })),
          ]);
          return (await database.all()).map(({ id, name, backward }) => [id, name, backward]);
        }"""
    )
    assert left == [["kept", "Sonntag", 3]]


def test_two_thousand_sudokus_come_in_and_go_out_again(player: Player, tmp_path: Path):
    page = player.page
    puzzles = many_puzzles(2000)
    file = tmp_path / "many.sdm"
    file.write_text("\n".join(puzzles))
    open_collection(page)
    page.locator("#collection-file").set_input_files(file)
    expect(page.locator("#collection-found")).to_contain_text("2000")
    assert page.locator("#collection-previews li").count() == 4
    page.locator("#collection-add").click()
    total = 2000 + len(STARTERS)
    expect(page.locator("#collection-count")).to_have_text(f"{total} of {total}")
    assert page.locator(ROW).count() < 60
    page.locator("#collection-search").fill("many 1999")
    expect(page.locator("#collection-count")).to_have_text(f"1 of {total}")
    page.locator("#collection-search").fill("")
    expect(page.locator("#collection-count")).to_have_text(f"{total} of {total}")
    page.locator("#collection-table").focus()
    page.keyboard.press("End")
    expect(page.locator(f"{ROW}[aria-selected=true] .column-number")).to_have_text(str(total))
    page.locator("#collection-search").fill("many 1998")
    expect(page.locator(ROW)).to_have_count(1)
    expect(page.locator(ROW)).to_be_in_viewport()
    page.locator("#collection-search").fill("")
    expect(page.locator("#collection-count")).to_have_text(f"{total} of {total}")
    written = json.loads(export(page, "all", "json")[1])
    boards = [puzzle["board"] for puzzle in written["puzzles"]]
    assert sorted(boards) == sorted([*puzzles, *(starter.board for starter in STARTERS)])
    again = tmp_path / "again.json"
    again.write_text(json.dumps(written))
    import_file(page, again)
    expect(page.locator("#collection-count")).to_have_text(f"{2 * total} of {2 * total}")
    page.locator("#toast-key").click()
    expect(page.locator("#collection-count")).to_have_text(f"{total} of {total}")


def test_full_storage_is_told_and_loses_nothing(player: Player, tmp_path: Path):
    page = player.page
    open_collection(page)
    before = names(page)
    # The browser refuses as it does when the disk is full, in the middle of an import.
    page.evaluate(
        """() => {
             const put = IDBObjectStore.prototype.put;
             let room = 100;
             IDBObjectStore.prototype.put = function (...record) {
               room -= 1;
               if (room < 0) throw new DOMException('no room', 'QuotaExceededError');
               return put.apply(this, record);
             };
           }"""
    )
    file = tmp_path / "many.json"
    puzzles = [{"name": "x", "board": board} for board in many_puzzles(500)]
    file.write_text(json.dumps({"kind": "sudoku-helper-collection", "puzzles": puzzles}))
    import_file(page, file)
    expect(page.locator("#collection-problem")).to_contain_text("no room left")
    page.reload()
    page.wait_for_selector("html[data-ready]")
    open_collection(page)
    assert names(page) == before


def test_blocked_storage_is_told_and_the_game_goes_on(page: Page, server):
    page.add_init_script("delete window.indexedDB; Object.defineProperty(window, 'indexedDB', {})")
    player = Player(page)
    player.open(f"{server.url}/?lang=en")
    player.play(VERY_EASY)
    choose(page, "save")
    expect(page.locator("#toast")).to_contain_text("lets the page keep nothing")
    player.write(0, 9)
    assert player.value(0) == "9"


def test_records_of_another_version_survive(player: Player):
    page = player.page
    open_collection(page)
    page.evaluate(
        """board => new Promise(done => {
             const opening = indexedDB.open('sudoku-helper');
             opening.onsuccess = () => {
               const change = opening.result.transaction('puzzles', 'readwrite');
               change.objectStore('puzzles').put({ id: 'old', name: 'Alt', board, colour: 'red' });
               change.objectStore('puzzles').put({ id: 'broken', board: 5 });
               change.oncomplete = () => { opening.result.close(); done(); };
             };
           })""",
        VERY_EASY,
    )
    page.reload()
    page.wait_for_selector("html[data-ready]")
    open_collection(page)
    assert "Alt" in names(page)
    page.locator(ROW).filter(has_text="Alt").click()
    page.locator("[data-one=rename]").click()
    page.locator("#entry-name").fill("Neu")
    page.keyboard.press("Enter")
    expect(page.locator(ROW).filter(has_text="Neu")).to_be_visible()
    kept = page.evaluate(
        """() => new Promise(done => {
             const opening = indexedDB.open('sudoku-helper');
             opening.onsuccess = () => {
               const reading = opening.result.transaction('puzzles').objectStore('puzzles').get('old');
               reading.onsuccess = () => done(reading.result);
             };
           })"""
    )
    assert kept["colour"] == "red"
    assert kept["name"] == "Neu"
