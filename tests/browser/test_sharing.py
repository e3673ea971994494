"""Sharing and printing: the link and its QR code bring the whole position back."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from sudoku_helper.formats import read_any
from tests.positions import ELIMINATING
from tests.tools.menu import choose
from tests.tools.player import Player
from tests.tools.prints import printed, qr_text, shown_qr_text


@pytest.fixture
def printer(player: Player) -> Page:
    """The page of the player; it notes that it was told to print."""
    player.page.evaluate(
        "() => { window.print = () => { document.documentElement.dataset.printed = 1; }; }"
    )
    return player.page


def stuck(player: Player) -> None:
    """A position with an own digit and a crossed-out candidate."""
    player.play(ELIMINATING)
    player.write(0, 4)
    player.page.keyboard.press("k")
    player.cell(9).click()
    player.page.keyboard.press("Shift+Digit2")


def test_the_qr_code_brings_the_position_to_another_browser_and_no_address_tells_it(
    player: Player, browser, server
):
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    stuck(player)
    choose(player.page, "openShare")
    link = shown_qr_text(player.page, "#share-qr")
    assert link == player.page.locator("#share-link").input_value()
    assert link.startswith(server.url)
    assert len(link) < 200
    phone = browser.new_context(viewport={"width": 390, "height": 780}).new_page()
    other = Player(phone)
    other.open(link)
    other.expect_values(player.values())
    assert [other.marks(cell) for cell in (2, 9, 40)] == [player.marks(cell) for cell in (2, 9, 40)]
    assert "#" not in phone.url
    code = link.split("#s=")[1]
    assert not [address for address in asked if code in address]
    phone.context.close()


def test_a_printed_page_is_clean_and_its_qr_code_leads_back(
    printer: Page, player: Player, tmp_path: Path
):
    stuck(player)
    choose(printer, "openPrint")
    printer.locator("#print-form [value=candidates]").check(force=True)
    printer.locator("#print-go").click()
    printer.wait_for_selector("html[data-printed]")
    pictures, text = printed(printer, tmp_path)
    assert len(pictures) == 1
    (puzzle,) = read_any(qr_text(pictures[0]))
    assert puzzle.board.line == player.values()
    digits = sum(character.isdigit() for character in text)
    standing = sum(character != "." for character in puzzle.board.line)
    assert digits > standing + 30
    assert "Menu" not in text
    assert "Undo" not in text


FETCHED = "performance.getEntriesByType('resource').some(({name}) => /share.print/.test(name))"
THERE = "async () => { await (await import('/static/js/rooms.js')).visit('printing'); }"


def test_the_print_key_of_the_browser_prints_the_board(player: Player, tmp_path: Path):
    player.play(ELIMINATING)
    # The game itself brings what is needed for that.
    player.page.wait_for_function(FETCHED)
    player.page.evaluate(THERE)
    pictures, text = printed(player.page, tmp_path)
    assert len(pictures) == 1
    digits = sum(character.isdigit() for character in text)
    assert digits == sum(character != "." for character in ELIMINATING)
