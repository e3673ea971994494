"""Opening what was copied, or a file with the installed app; and what is said when it is no whole Sudoku."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from sudoku_helper.board import SudokuBoard
from sudoku_helper.formats import FORMATS, Puzzle, write
from tests.browser.test_collection import many_puzzles
from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.player import Player

PROJECT = Path(__file__).resolve().parents[2]
LAUNCH_QUEUE = """
  const setConsumer = (take) => {
    window.launch = (name, text, type) => take({ files: [{ getFile: async () => new File([text], name, { type }) }] });
  };
  Object.defineProperty(window, "launchQueue", { value: { setConsumer } });
"""


@pytest.fixture
def visitor(browser: Browser, server) -> Iterator[Player]:
    """A player in a browser that lets pages read what was copied."""
    context = browser.new_context(service_workers="block")
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    context.add_init_script(LAUNCH_QUEUE)
    player = Player(context.new_page())
    player.open(f"{server.url}/?lang=en")
    yield player
    context.close()


def open_import(page: Page) -> None:
    page.locator("#home [data-act=openImport]").click()
    expect(page.locator("#import-dialog")).to_be_visible()


def test_the_paste_key_reads_what_was_copied(visitor: Player):
    page = visitor.page
    page.evaluate("text => navigator.clipboard.writeText(text)", ELIMINATING)
    open_import(page)
    page.locator("#import-paste").click()
    page.locator("#previews button").click()
    visitor.expect_values(ELIMINATING)


def test_the_paste_key_says_that_nothing_was_copied(visitor: Player):
    page = visitor.page
    page.evaluate("() => navigator.clipboard.writeText(' ')")
    open_import(page)
    page.locator("#import-paste").click()
    expect(page.locator("#import-problem")).to_contain_text("not copied any text")


def test_a_browser_that_refuses_gets_a_sentence_and_one_that_cannot_gets_no_key(player: Player):
    page = player.page
    page.evaluate(
        "() => { navigator.clipboard.readText = () => Promise.reject(new DOMException()); }"
    )
    open_import(page)
    page.locator("#import-paste").click()
    expect(page.locator("#import-problem")).to_contain_text("Tap into the box and paste it there")
    page.keyboard.press("Escape")
    page.evaluate("() => { navigator.clipboard.readText = undefined; }")
    open_import(page)
    expect(page.locator("#import-paste")).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (1366, 768)])
def test_the_keys_of_the_box_fit(player: Player, width: int, height: int):
    page = player.page
    page.set_viewport_size({"width": width, "height": height})
    open_import(page)
    box = page.locator("#import-dialog").bounding_box()
    assert box
    for key in page.locator(".import-keys > *").all():
        place = key.bounding_box()
        assert place
        assert place["height"] >= 44
        assert box["x"] <= place["x"]
        assert place["x"] + place["width"] <= box["x"] + box["width"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (VERY_EASY[:78], "Found 78 of 81 characters."),
        (VERY_EASY + "...", "Found 84 characters instead of 81."),
        (f"{VERY_EASY}\n{VERY_EASY[:80]}", "Line 2, column 1: Found 80 of 81 characters."),
        ("\n".join(VERY_EASY[start : start + 9] for start in range(0, 72, 9)), "Found 72 of 81"),
    ],
)
def test_a_text_of_another_length_is_told_how_long_it_is(player: Player, text: str, told: str):
    page = player.page
    open_import(page)
    page.locator("#import-text").fill(text)
    expect(page.locator("#import-problem")).to_contain_text(told)


def test_the_length_is_told_in_german_and_whole_on_the_smallest_phone(clean_page: Page, server):
    clean_page.set_viewport_size({"width": 320, "height": 568})
    player = Player(clean_page)
    player.open(f"{server.url}/?lang=de")
    open_import(clean_page)
    clean_page.locator("#import-text").fill(VERY_EASY[:78])
    expect(clean_page.locator("#import-problem")).to_have_text(
        "78 von 81 Zeichen gefunden. Jede leere Zelle braucht einen Punkt oder eine 0."
    )
    expect(clean_page.locator("#import-problem")).to_be_in_viewport(ratio=1)


def test_a_file_that_is_opened_with_the_app_goes_through_the_importer(visitor: Player):
    page = visitor.page
    kinds = [each for each in FORMATS if each.write and each.extension != "url"]
    assert len(kinds) > 5
    for board, kind in zip(many_puzzles(len(kinds)), kinds, strict=True):
        text = write(kind.key, [Puzzle(SudokuBoard.parse(board))])
        page.evaluate(
            "([name, text]) => launch(name, text, 'text/plain')", [f"a.{kind.extension}", text]
        )
        page.locator("#previews button").first.click()
        visitor.expect_values(board)


def test_a_file_of_the_collection_is_opened_with_the_app(visitor: Player):
    puzzles = [{"name": name, "board": VERY_EASY} for name in ("Sunday", "Monday")]
    text = json.dumps({"kind": "sudoku-helper-collection", "puzzles": puzzles})
    visitor.page.evaluate("text => launch('a.json', text, 'application/json')", text)
    visitor.page.locator("#previews button").filter(has_text="Monday").click()
    visitor.expect_values(VERY_EASY)


def test_the_app_offers_to_open_every_kind_of_file_that_it_reads():
    manifest = json.loads((PROJECT / "static" / "manifest.webmanifest").read_text())
    (handler,) = manifest["file_handlers"]
    endings = {ending for some in handler["accept"].values() for ending in some}
    assert handler["action"] == manifest["start_url"]
    assert endings == {f".{each.extension}" for each in FORMATS if each.extension != "url"} | {
        ".json"
    }
