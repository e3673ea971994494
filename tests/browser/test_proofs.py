"""Proofs by cases as only a browser shows them: what is read is in sight, at every size and within reach.

What is told, played and tried out is tested without a browser, in tests/js/page/proofs.test.js.
"""

from collections.abc import Callable
from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from sudoku_helper.techniques import technique_of
from tests.tools.player import Player
from tests.tools.proof_reader import IS_IN_SIGHT, open_proof, prefer_only, read_through
from tests.tools.server import AppServer

PROOF = technique_of("cell-forcing-chain")
"""Its example goes from the three digits of E7 to the conclusion that E8 is not 5."""

E2, E7, E9 = 13, 58, 76

LONG = "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2"
"""A puzzle on which trial needs more than twenty sentences."""


@pytest.fixture
def prover(clean_page: Page, server: AppServer) -> Player:
    """A player who has the example before him and uses this technique alone."""
    prefer_only(clean_page, PROOF.key)
    player = Player(clean_page)
    player.open(f"{server.url}/?lang=en")
    player.play(PROOF.example.board)
    return player


def read_on(player: Player, sentence: int) -> None:
    """Walk until that sentence is being read, counted from 1."""
    for _ in islice(read_through(player.page), sentence):
        pass


def ghosts(page: Page) -> dict[int, str]:
    """The digits that stand on the board under an assumption."""
    found = page.evaluate(
        "[...document.querySelectorAll('.value.ghost')].map(e =>"
        " [+e.closest('.cell').dataset.cell, e.textContent])"
    )
    return dict(found)


def explain(player: Player) -> None:
    for stage in (1, 2, 3):
        player.help(stage=stage)


@pytest.mark.parametrize(
    ("key", "lang", "sizes"),
    [
        ("nested-net", "de", ((320, 568), (390, 844), (1366, 768))),
        ("forcing-net-with-patterns", "en", ((768, 1024), (1920, 1080))),
    ],
)
def test_the_sentence_that_is_read_is_always_in_sight(
    clean_page: Page, server: AppServer, key: str, lang: str, sizes: tuple[tuple[int, int], ...]
):
    open_proof(clean_page, server.url, key, lang)
    for width, height in sizes:
        clean_page.set_viewport_size({"width": width, "height": height})
        for number in read_through(clean_page):
            assert clean_page.evaluate(IS_IN_SIGHT), (number, width, height)


def test_a_long_proof_is_read_on_the_smallest_screen(clean_page: Page, server: AppServer):
    page = clean_page
    prefer_only(page, "trial")
    page.set_viewport_size({"width": 320, "height": 568})
    prover = Player(page)
    prover.open(f"{server.url}/?lang=de")
    prover.play(LONG)
    explain(prover)
    keys = page.locator("#player button:visible")
    expect(keys).to_have_count(5)
    assert [key.evaluate("e => e.scrollWidth - e.clientWidth") for key in keys.all()] == [0] * 5
    for _ in islice(read_through(page), 6):
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
