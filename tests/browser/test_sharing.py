"""Sharing and printing: the link and its QR code bring the whole position back."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sudoku_helper.formats import read_any
from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.player import Player
from tests.tools.trainer import choose, printed, qr_text, shown_qr_text


@pytest.fixture
def printer(player: Player) -> Page:
    """The page of the player; it notes that it was told to print."""
    player.page.evaluate(
        "() => { window.print = () => { document.documentElement.dataset.printed = 1; }; }"
    )
    return player.page


def link_of(player: Player) -> str:
    choose(player.page, "openShare")
    expect(player.page.locator("#share-qr svg")).to_be_visible()
    link = player.page.locator("#share-link").input_value()
    player.page.keyboard.press("Escape")
    return link


def stuck(player: Player) -> None:
    """A position with an own digit and a crossed-out candidate."""
    player.play(ELIMINATING)
    player.write(0, 4)
    player.page.keyboard.press("k")
    player.cell(9).click()
    player.page.keyboard.press("Shift+Digit2")


def test_the_qr_code_brings_the_position_to_another_browser(player: Player, browser, server):
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
    phone.context.close()


def test_nothing_of_the_position_is_sent_in_an_address(player: Player):
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    stuck(player)
    code = link_of(player).split("#s=")[1]
    assert not [address for address in asked if code in address]


def test_the_import_box_reads_our_own_links(player: Player):
    stuck(player)
    (puzzle,) = read_any(link_of(player))
    assert puzzle.board.line == player.values()


def test_a_link_never_ends_a_running_game_without_asking(player: Player, server):
    player.play(VERY_EASY)
    link = link_of(player)
    player.page.locator("[data-act=goHome]").first.click()
    player.play(ELIMINATING)
    player.write(0, 4)
    mine = player.values()
    code = link.split("#")[1]
    player.page.evaluate("code => { location.hash = code; }", code)
    expect(player.page.locator("#offer-dialog")).to_be_visible()
    player.page.locator("#offer-dialog .second-key").click()
    player.expect_values(mine)
    player.page.evaluate("code => { location.hash = code; }", code)
    player.page.locator("#offer-open").click()
    player.expect_values(VERY_EASY)
    player.page.locator("[data-act=goHome]").first.click()
    assert player.page.locator("#home [data-game]").count() >= 2


def test_a_broken_link_is_told_and_harms_nothing(player: Player, server):
    player.play(ELIMINATING)
    player.page.evaluate("location.hash = 's=gJhZrs41ZLCLJAlj'")
    expect(player.page.locator("#toast")).to_contain_text("not complete")
    player.expect_values(ELIMINATING)


def test_links_for_other_sites_hold_the_puzzle(player: Player):
    player.play(ELIMINATING)
    choose(player.page, "openShare")
    links = player.page.locator("#share-elsewhere a")
    expect(links).to_have_count(4)
    for link in links.all():
        address = link.get_attribute("href") or ""
        assert read_any(address)[0].board.only_givens().line.count(".") == ELIMINATING.count(".")


def test_a_position_is_saved_as_a_file(player: Player):
    stuck(player)
    choose(player.page, "openShare")
    with player.page.expect_download() as download:
        player.page.locator("#share-save").click()
    text = download.value.path().read_text()
    assert read_any(text)[0].board.line == player.values()


@pytest.mark.parametrize("what", ["puzzle", "position", "candidates"])
def test_a_printed_page_is_clean_and_its_qr_code_leads_back(
    printer: Page, player: Player, tmp_path: Path, what: str
):
    stuck(player)
    choose(printer, "openPrint")
    printer.locator(f"#print-form [value={what}]").check(force=True)
    printer.locator("#print-go").click()
    printer.wait_for_selector("html[data-printed]")
    pictures, text = printed(printer, tmp_path)
    assert len(pictures) == 1
    (puzzle,) = read_any(qr_text(pictures[0]))
    assert puzzle.board.line == (ELIMINATING if what == "puzzle" else player.values())
    digits = sum(character.isdigit() for character in text)
    standing = sum(character != "." for character in puzzle.board.line)
    assert digits > standing + 30 if what == "candidates" else digits == standing
    assert "Menu" not in text
    assert "Undo" not in text


def test_a_sudoku_of_the_collection_is_printed(printer: Page, tmp_path: Path):
    printer.locator("#home [data-act=openCollection]").click()
    printer.locator("#collection-rows tr[data-id]").nth(1).click()
    printer.locator("[data-one=print]").click()
    printer.wait_for_selector("html[data-printed]")
    pictures, text = printed(printer, tmp_path)
    assert len(pictures) == 1
    assert "Included: easy" in text
    assert qr_text(pictures[0])


def test_the_print_key_of_the_browser_prints_the_board(player: Player, tmp_path: Path):
    player.play(ELIMINATING)
    pictures, text = printed(player.page, tmp_path)
    assert len(pictures) == 1
    digits = sum(character.isdigit() for character in text)
    assert digits == sum(character != "." for character in ELIMINATING)


def test_a_phone_hands_the_position_on_as_a_link_and_a_file(player: Player):
    page = player.page
    page.evaluate(
        """() => {
             navigator.canShare = () => true;
             navigator.share = async ({ url, files }) => {
               document.body.dataset.sent = `${url} ${await files[0].text()}`;
             };
           }"""
    )
    player.play(ELIMINATING)
    link = link_of(player)
    choose(page, "openShare")
    page.locator("#share-send").click()
    page.wait_for_selector("body[data-sent]")
    assert page.locator("body").get_attribute("data-sent").split() == [link, ELIMINATING]
