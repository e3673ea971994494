"""Proofs by cases in the page: told one case at a time, and searched for as long as is wanted."""

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from sudoku_helper.techniques import TECHNIQUES, technique_of
from tests.tools.player import Player
from tests.tools.processes import kill, only_search_of
from tests.tools.server import HELP, AppServer, PlayerClient

PROOF = technique_of("cell-forcing-chain")
"""Its example goes from the three digits of E7 to the conclusion that E8 is not 5."""

E7, E8, F7 = 58, 67, 59


@pytest.fixture
def prover(clean_page: Page, server: AppServer) -> Player:
    """A player who has the example before him and uses this technique alone."""
    prefer_only(clean_page, PROOF.key)
    return open_example(clean_page, server)


def prefer_only(page: Page, key: str) -> None:
    """Switch all other techniques off, before the app is opened."""
    off = [each.key for each in TECHNIQUES if each.key != key]
    page.evaluate(
        "off => localStorage.setItem('sudoku-helper:preferences', JSON.stringify({off}))", off
    )


def open_example(page: Page, server: AppServer) -> Player:
    player = Player(page)
    player.open(f"{server.url}/?lang=en")
    player.play(PROOF.example.board)
    return player


def roles(page: Page) -> dict[str, list[str]]:
    """The candidates of each role on the board, as cell and digit."""
    found: dict[str, list[str]] = {}
    marks = page.evaluate(
        "[...document.querySelectorAll('.board .mark.role')].map(e =>"
        " [e.className.match(/role-(\\w+)/)[1], e.closest('.cell').dataset.cell, e.dataset.digit])"
    )
    for role, cell, digit in marks:
        found.setdefault(role, []).append(f"{cell} {digit}")
    return found


def read_on(player: Player, sentence: int) -> None:
    """Walk until that sentence is being read, counted from 1."""
    line = player.page.locator(f".sentences li[data-number='{sentence}']")
    while "reading" not in (line.get_attribute("class") or ""):
        player.page.locator("#help-sentence").click()


def numbers_shown(page: Page) -> list[int]:
    lines = page.locator(".sentences li:visible").all()
    return [int(line.get_attribute("data-number") or 0) for line in lines]


def test_the_start_comes_first_then_the_conclusion(prover: Player):
    prover.help(stage=1)
    expect(prover.title).to_have_text("Cell Forcing Chain")
    assert prover.cells_with("area-primary") == [E7]
    assert not prover.cells_with("area-secondary")
    assert not roles(prover.page)
    assert not prover.words.locator(".chip[class*=role-]").count(), "its colour would tell"
    prover.help(stage=2)
    assert prover.cells_with("area-secondary") == [E8]
    assert roles(prover.page) == {"on": [f"{E7} 2", f"{E7} 5", f"{E7} 8"], "gone": [f"{E8} 5"]}
    assert not prover.page.locator("#chains path").count()


def test_a_long_proof_is_folded_until_it_is_read_or_wanted_whole(prover: Player):
    for stage in (1, 2, 3):
        prover.help(stage=stage)
    assert numbers_shown(prover.page) == [1, 11]
    expect(prover.words.locator("li").last).to_contain_text("In any case")
    read_on(prover, 2)
    assert numbers_shown(prover.page) == [1, 2, 3, 4, 5, 6, 8, 11]
    read_on(prover, 7)
    assert numbers_shown(prover.page) == [1, 2, 6, 7, 8, 11]
    prover.page.get_by_role("button", name="Show the whole proof (11 sentences)").click()
    assert numbers_shown(prover.page) == list(range(1, 12))
    expect(prover.page.locator(".whole-proof")).to_be_hidden()


def test_the_board_shows_the_case_that_is_being_read(prover: Player):
    for stage in (1, 2, 3):
        prover.help(stage=stage)
    assert not prover.page.locator("#chains path").count()
    read_on(prover, 2)
    expect(prover.words.locator(".reading")).to_contain_text("Case 1: suppose E7 is 2")
    assert f"{E7} 2" in roles(prover.page)["on"]
    assert f"{E7} 8" not in roles(prover.page)["on"]
    read_on(prover, 9)
    assert roles(prover.page) == {"on": [f"{E7} 8", f"{F7} 5"], "gone": [f"{E8} 5"]}
    expect(prover.page.locator("#chains .loud")).to_have_count(1)
    expect(prover.page.locator("#chains .quiet")).to_have_count(1)
    assert prover.cells_with("lit") == [E7, F7]
    read_on(prover, 11)
    expect(prover.page.locator("#chains .loud, #chains .quiet")).to_have_count(0)


def test_the_fourth_press_draws_the_conclusion(prover: Player):
    for stage in (1, 2, 3):
        prover.help(stage=stage)
    assert "5" in prover.marks(E8)
    prover.help()
    expect(prover.words).to_contain_text("Done")
    assert "5" not in prover.marks(E8)


@pytest.fixture
def hasty_server() -> Iterator[AppServer]:
    """A server that gives up a search soon."""
    with AppServer(SUDOKU_BUDGET="3") as running:
        yield running


def stop_searching(server: AppServer) -> None:
    """Stop the search process, which then finds nothing in time; another one takes its place."""
    with PlayerClient() as client:
        client.connect(server.url)
        assert "step" in client.call("help", HELP, timeout=60)
    worker = only_search_of(server.process.pid)
    kill(worker, signal.SIGSTOP)


def test_a_search_without_time_left_says_so_and_goes_on_when_asked(
    page: Page, hasty_server: AppServer
):
    page.goto(f"{hasty_server.url}/static/icons/icon.svg")
    prefer_only(page, PROOF.key)
    player = open_example(page, hasty_server)
    stop_searching(hasty_server)
    player.help()
    expect(player.title).to_have_text("Nothing found yet", timeout=60_000)
    expect(player.words).to_contain_text("needs more time here than usual")
    player.words.get_by_role("button", name="Search on").click()
    expect(player.title).to_have_text("Cell Forcing Chain", timeout=60_000)


def test_a_search_tells_how_deep_it_is_and_can_be_left(page: Page, own_server: AppServer):
    player = open_example(page, own_server)
    process = own_server.process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    try:
        player.help()
        expect(player.words).to_have_text("Thinking")
        page.evaluate(
            "import('/static/js/help/assist.js').then(m => m.think({stage: 'nested net', work: 120}))"
        )
        expect(player.words).to_contain_text("nets within nets. 120 lines of thought")
        page.keyboard.press("Escape")
        expect(player.title).to_contain_text("cells to go")
        player.write(E8, 2)
        assert player.value(E8) == "2"
    finally:
        process.send_signal(signal.SIGCONT)
