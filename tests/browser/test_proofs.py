"""Proofs by cases in the page: told one case at a time, and searched for as long as is wanted."""

import re
import signal
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from sudoku_helper.techniques import technique_of
from tests.tools.patience import PATIENCE
from tests.tools.player import Player
from tests.tools.processes import kill, only_search_of
from tests.tools.proof_reader import IS_IN_SIGHT, open_proof, prefer_only, read_through
from tests.tools.server import HELP, AppServer, PlayerClient

PROOF = technique_of("cell-forcing-chain")
"""Its example goes from the three digits of E7 to the conclusion that E8 is not 5."""

E2, E7, E8, E9, F7 = 13, 58, 67, 76, 59

FOUR_CASES = (
    ".234.......6.8....7...+235....4....7....8...9.9....7..53....1.5....2....3.6....9.1 "
    "r1c5<>9 r1c7<>18 r1c8<>6 r1c9<>8 r2c4<>59 r2c7<>47 r2c8<>4 r4c1<>58 r4c4<>16 r4c5<>3 r4c7<>2 "
    "r5c2<>13 r5c5<>46 r5c6<>56 r5c7<>24 r6c5<>3 r6c8<>48 r7c7<>6 r7c9<>4 r8c6<>6 r8c8<>4 r9c3<>8 "
    "r9c5<>4 r9c6<>5"
)
"""The same technique with four cases, which are too many to be open at once."""

LONG = "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2"
"""A puzzle on which trial needs more than twenty sentences."""


@pytest.fixture
def prover(clean_page: Page, server: AppServer) -> Player:
    """A player who has the example before him and uses this technique alone."""
    prefer_only(clean_page, PROOF.key)
    return open_example(clean_page, server)


def open_example(page: Page, server: AppServer, board: str = PROOF.example.board) -> Player:
    player = Player(page)
    player.open(f"{server.url}/?lang=en")
    player.play(board)
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
        player.page.keyboard.press(".")


def numbers_shown(page: Page) -> list[int]:
    lines = page.locator(".sentences li:visible").all()
    return [int(line.get_attribute("data-number") or 0) for line in lines]


def ghosts(page: Page) -> dict[int, str]:
    """The digits that stand on the board under an assumption."""
    found = page.evaluate(
        "[...document.querySelectorAll('.value.ghost')].map(e =>"
        " [+e.closest('.cell').dataset.cell, e.textContent])"
    )
    return dict(found)


def saved(page: Page) -> str:
    """What the browser keeps of the game."""
    return page.evaluate(
        "JSON.stringify(Object.entries({...localStorage}).filter(([key]) => key.includes('game'))"
        ".map(([, text]) => { const {changed, helps, ...game} = JSON.parse(text); return game }))"
    )


def explain(player: Player) -> None:
    for stage in (1, 2, 3):
        player.help(stage=stage)


def test_the_start_comes_first_then_the_conclusion(prover: Player):
    prover.help(stage=1)
    expect(prover.title).to_have_text("Cell Forcing Chain")
    assert prover.cells_with("area-primary") == [E7]
    assert not prover.cells_with("area-secondary")
    assert not roles(prover.page)
    assert not prover.words.locator(".chip[class*=role-]").count(), "its colour would tell"
    prover.help(stage=2)
    assert prover.cells_with("area-secondary") == [E8]
    marked = {"assumed": [f"{E7} 2", f"{E7} 5", f"{E7} 8"], "gone": [f"{E8} 5"]}
    assert roles(prover.page) == marked
    assert not prover.page.locator("#chains path").count()


def test_the_chapters_of_a_long_proof_are_its_outline(clean_page: Page, server: AppServer):
    prefer_only(clean_page, PROOF.key)
    prover = open_example(clean_page, server, FOUR_CASES)
    explain(prover)
    chapters = prover.words.locator(".chapter-key")
    expect(chapters).to_have_text(
        [
            "Case 1: 4 in G8 → no 1 in H3",
            "Case 2: 6 in G8 → no 1 in H3",
            "Case 3: 7 in G8 → no 1 in H3",
            "Case 4: 8 in G8 → no 1 in H3",
        ]
    )
    assert numbers_shown(prover.page) == [1, 10]
    expect(prover.words.locator("li").last).to_contain_text("In any case")
    read_on(prover, 3)
    assert numbers_shown(prover.page) == [1, 2, 3, 10]
    expect(chapters.first).to_have_attribute("aria-expanded", "true")
    chapters.nth(1).click()
    assert numbers_shown(prover.page) == [1, 2, 3, 4, 5, 10]
    chapters.first.click()
    expect(chapters.first).to_have_attribute("aria-expanded", "false")
    assert numbers_shown(prover.page) == [1, 4, 5, 10]
    prover.page.keyboard.press(",")
    expect(chapters.first).to_have_attribute("aria-expanded", "true")


def test_the_board_grows_with_the_sentence_that_is_read(prover: Player):
    page = prover.page
    explain(prover)
    assert not page.locator("#chains path").count()
    read_on(prover, 2)
    expect(prover.words.locator(".reading")).to_contain_text("Case 1: suppose E7 is 2")
    assert ghosts(page) == {E7: "2"}
    expect(prover.cell(E7)).to_have_attribute("aria-label", re.compile("E7, empty, assumed 2"))
    assert "gone" not in roles(page), "nothing is struck out while a case is read"
    read_on(prover, 3)
    assert ghosts(page) == {E7: "2", E9: "1", E2: "5"}, "all that the sentence gives"
    assert roles(page)["off"] == [f"{E8} 5"]
    expect(page.locator("#chains .loud")).to_have_count(3)
    expect(page.locator("#chains .quiet")).to_have_count(0)
    read_on(prover, 7)
    assert ghosts(page) == {E7: "8", F7: "5"}
    assert roles(page)["off"] == [f"{E8} 5"]
    assert prover.cells_with("lit") == [E7, F7, E8]
    expect(page.locator("#status")).to_contain_text("which rules out 5 in E8 (block 8)")
    read_on(prover, 8)
    assert not ghosts(page)
    assert roles(page) == {"gone": [f"{E8} 5"]}
    expect(page.locator("#chains .loud, #chains .quiet")).to_have_count(0)
    page.keyboard.press(",")
    assert ghosts(page) == {E7: "8", F7: "5"}


def test_a_kraken_fish_is_played_case_by_case(clean_page: Page, server: AppServer):
    """What its example begins with: fins A4 and F5; the 9 in D6 falls by the fish, by sight and by a chain."""
    kraken = technique_of("kraken-fish-1")
    a4, d4, d6, f5 = 27, 30, 48, 41
    prefer_only(clean_page, kraken.key)
    player = open_example(clean_page, server, kraken.example.board)
    explain(player)
    expect(player.words.locator(".chapter-key")).to_have_text(
        [
            "Case 1: no 9 in A4, F5 → no 9 in D6",
            "Case 2: 9 in F5 → no 9 in D6",
            "Case 3: 9 in A4 → no 9 in D6",
        ]
    )
    read_on(player, 2)
    assert not ghosts(clean_page)
    assert roles(clean_page)["assumed_off"] == [f"{a4} 9", f"{f5} 9"]
    assert roles(clean_page)["off"] == [f"{d6} 9"]
    read_on(player, 3)
    assert ghosts(clean_page) == {f5: "9"}
    expect(clean_page.locator("#chains .loud")).to_have_count(1)
    read_on(player, 5)
    assert ghosts(clean_page) == {a4: "9", d4: "1", f5: "9"}
    read_on(player, 6)
    assert roles(clean_page) == {"gone": [f"{d6} 9"]}


@pytest.mark.usefixtures("sets_clock")
def test_a_proof_plays_by_itself_until_it_is_paused(prover: Player):
    page = prover.page
    explain(prover)
    page.clock.install()
    page.emulate_media(reduced_motion="reduce")
    page.keyboard.press("p")
    expect(page.locator("#player-toggle")).to_have_attribute("aria-label", "Pause")
    expect(prover.words.locator(".reading")).to_have_attribute("data-number", "1")
    page.clock.run_for(20_000)
    expect(prover.words.locator(".reading")).not_to_have_attribute("data-number", "1")
    page.locator("#player-toggle").click()
    expect(page.locator("#player-toggle")).to_have_attribute("aria-label", "Play")
    here = prover.words.locator(".reading").get_attribute("data-number")
    page.clock.run_for(60_000)
    assert prover.words.locator(".reading").get_attribute("data-number") == here
    page.locator("#player-pace").click()
    expect(page.locator("#player-pace")).to_have_attribute("aria-label", "Pace: Fast, 2×")
    page.locator("#player-toggle").click()
    page.clock.run_for(120_000)
    expect(prover.words.locator(".reading")).to_have_attribute("data-number", "8")
    expect(page.locator("#player-toggle")).to_have_attribute("aria-label", "Play")


def test_a_long_proof_stands_behind_its_summary(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    prefer_only(clean_page, "trial")
    prover = open_example(clean_page, server, LONG)
    explain(prover)
    summary = prover.words.locator(".summary li")
    assert 3 <= summary.count() <= 10
    expect(summary.last).to_contain_text("can be crossed out in")
    key = prover.words.get_by_role("button", name=re.compile(r"The whole proof \(\d+ sentences\)"))
    expect(key).to_have_attribute("aria-expanded", "false")
    assert numbers_shown(clean_page) == []
    key.focus()
    clean_page.keyboard.press("Enter")
    expect(key).to_have_attribute("aria-expanded", "true")
    assert numbers_shown(clean_page)
    assert not accessibility_problems(clean_page)
    key.click()
    assert numbers_shown(clean_page) == []
    clean_page.keyboard.press(".")
    expect(key).to_have_attribute("aria-expanded", "true")
    expect(prover.words.locator(".reading")).to_have_attribute("data-number", "1")
    assert clean_page.evaluate(IS_IN_SIGHT)


SIZES = ((320, 568), (390, 844), (768, 1024), (1366, 768), (1920, 1080))


@pytest.mark.parametrize(
    ("key", "lang"), [("nested-net", "de"), ("forcing-net-with-patterns", "en")]
)
def test_the_sentence_that_is_read_is_always_in_sight(
    clean_page: Page, server: AppServer, key: str, lang: str
):
    open_proof(clean_page, server.url, key, lang)
    for width, height in SIZES:
        clean_page.set_viewport_size({"width": width, "height": height})
        for number in read_through(clean_page):
            assert clean_page.evaluate(IS_IN_SIGHT), (number, width, height)


def test_a_proof_is_tried_out_together_and_only_its_conclusion_stays(prover: Player):
    page = prover.page
    before = saved(page)
    explain(prover)
    page.keyboard.press("t")
    expect(page.locator("#trial-told")).to_contain_text("Go on")
    page.locator("#trial-on").click()
    assert ghosts(page) == {E7: "2"}
    expect(page.locator("#trial-told")).to_contain_text("What follows?")
    prover.write(0, 5)
    prover.write(E9, 2)
    expect(page.locator("#trial-told")).to_contain_text("nothing is lost")
    assert ghosts(page) == {E7: "2"}
    prover.write(E9, 1)
    expect(page.locator("#trial-told")).to_contain_text("Right!")
    assert ghosts(page) == {E7: "2", E9: "1", E2: "5"}
    page.keyboard.press("Control+z")
    page.keyboard.press("Delete")
    assert saved(page) == before, "nothing is written into the game"
    page.locator("#trial-on").click()
    expect(page.locator("#trial-told")).to_contain_text("Which candidate is ruled out?")
    prover.write(E8, 5)
    expect(prover.words.locator(".reading")).to_have_attribute("data-number", "5")
    for _ in range(2):
        page.locator("#trial-on").click()
    assert ghosts(page) == {E7: "8", F7: "5"}
    page.locator("#trial-on").click()
    expect(prover.words).to_contain_text("Done")
    assert not ghosts(page)
    page.locator("#help-end").click()
    assert "5" not in prover.marks(E8)
    page.keyboard.press("Control+z")
    assert "5" in prover.marks(E8)


@pytest.mark.parametrize("leave", ["Escape", "Shift+H"])
def test_a_trial_can_be_left_at_any_moment(prover: Player, leave: str):
    page = prover.page
    before = saved(page), prover.values()
    explain(prover)
    page.locator("#try-together").click()
    page.locator("#trial-on").click()
    page.keyboard.press(leave)
    expect(page.locator("#trial")).to_be_hidden()
    page.keyboard.press("Escape")
    assert not ghosts(page)
    assert (saved(page), prover.values()) == before


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_long_proof_is_read_on_the_smallest_screen(
    clean_page: Page, server: AppServer, lang: str
):
    page = clean_page
    prefer_only(page, "trial")
    page.set_viewport_size({"width": 320, "height": 568})
    prover = Player(page)
    prover.open(f"{server.url}/?lang={lang}")
    prover.play(LONG)
    prover.help(stage=1)
    assert "?" not in prover.words.inner_text(), "so long a proof is not seen at a glance"
    for stage in (2, 3):
        prover.help(stage=stage)
    keys = page.locator("#player button:visible")
    expect(keys).to_have_count(5)
    assert [key.evaluate("e => e.scrollWidth - e.clientWidth") for key in keys.all()] == [0] * 5
    for _ in range(6):
        page.keyboard.press(".")
        begins, ends, room = page.evaluate(
            """() => {
                const [line, scroll] = [".sentences .reading", "#panel-scroll"]
                    .map(each => document.querySelector(each).getBoundingClientRect());
                return [line.top - scroll.top, line.bottom - scroll.top, scroll.height];
            }"""
        )
        assert begins >= -1, "it can be read from its beginning"
        assert ends <= room or ends - begins > room


def test_the_player_and_the_trial_have_no_accessibility_problems(
    prover: Player, accessibility_problems: Callable[..., list[str]]
):
    explain(prover)
    read_on(prover, 4)
    assert not accessibility_problems(prover.page)
    prover.page.keyboard.press("t")
    prover.page.locator("#trial-on").click()
    assert not accessibility_problems(prover.page)


def test_the_digits_stay_within_reach_of_a_thumb_during_a_trial(prover: Player):
    page = prover.page
    page.set_viewport_size({"width": 390, "height": 844})
    explain(prover)
    page.locator("#try-together").click()
    page.locator("#trial-on").click()
    prover.cell(E9).click()
    page.locator("#digits [data-digit='1']").click()
    assert ghosts(page) == {E7: "2", E9: "1", E2: "5"}
    assert page.evaluate(IS_IN_SIGHT)


def test_without_notes_help_shows_the_candidates_it_speaks_of(prover: Player):
    page = prover.page
    if page.locator("[data-act=toggleAutomatic]").get_attribute("aria-pressed") == "true":
        page.keyboard.press("k")
    assert not page.locator(".board .mark").count()
    prover.help(stage=1)
    assert not page.locator(".board .mark").count()
    prover.help(stage=2)
    assert prover.marks(E7) == "258"
    assert "5" in prover.marks(E8)
    assert len(prover.marks(E8)) > 1, "all that is left for the cell"
    assert not prover.marks(0)
    prover.help(stage=3)
    assert prover.marks(E7) == "258"
    page.keyboard.press("Escape")
    assert not page.locator(".board .mark").count()


def test_the_fourth_press_draws_the_conclusion(prover: Player):
    for stage in (1, 2, 3):
        prover.help(stage=stage)
    assert "5" in prover.marks(E8)
    prover.help()
    expect(prover.words).to_contain_text("Done")
    prover.page.locator("#help-end").click()
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
        assert "step" in client.call("help", HELP, timeout=PATIENCE)
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
    expect(player.title).to_have_text("Nothing found yet")
    expect(player.words).to_contain_text("needs more time here than usual")
    player.words.get_by_role("button", name="Search on").click()
    expect(player.title).to_have_text("Cell Forcing Chain")


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
