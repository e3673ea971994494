"""Explanations that are read aloud; the voice is a made-up one that says when it is silent."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from sudoku_helper.techniques import TECHNIQUES, technique_of
from tests.browser.conftest import no_complaints
from tests.positions import VERY_EASY
from tests.tools.player import Player
from tests.tools.server import AppServer

VOICE = """
window.spoken = [];
window.speaking = null;
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", {value: {
    getVoices: () => [{lang: "en-US", localService: true}, {lang: "de-DE", localService: true}],
    speak(utterance) {
        window.speaking = utterance;
        window.spoken.push(utterance);
    },
    cancel() { window.speaking = null; },
    addEventListener() {},
}});
"""
NO_VOICE = 'Object.defineProperty(window, "speechSynthesis", {value: undefined});'
END = "() => { const said = window.speaking; window.speaking = null; said.onend(); }"
SPOKEN = "() => window.spoken.map(({text, lang}) => [lang, text])"
KEY = "cell-forcing-chain"


@pytest.fixture
def listener(browser: Browser, server: AppServer) -> Iterator[Page]:
    """A German phone with a voice."""
    context = browser.new_context(
        service_workers="block", viewport={"width": 390, "height": 844}, locale="de-DE"
    )
    context.add_init_script(VOICE)
    page = context.new_page()
    with no_complaints(page):
        yield page
    context.close()


def want_speech(page: Page) -> None:
    page.locator("[data-act=openPreferences]").first.click()
    expect(page.locator("label:has(input[name=speech]) small")).to_have_text(
        "Satz für Satz, mit einer Stimme dieses Browsers."
    )
    page.locator("input[name=speech]").check()
    page.keyboard.press("Escape")


def explain(player: Player, board: str) -> None:
    player.play(board)
    for stage in (1, 2, 3):
        player.help(stage=stage)


def test_a_proof_is_read_aloud_and_the_sentence_that_is_said_is_lit(
    listener: Page, server: AppServer
):
    page = listener
    player = Player(page)
    off = [each.key for each in TECHNIQUES if each.key != KEY]
    page.goto(f"{server.url}/static/icons/icon.svg")
    page.evaluate(
        "off => localStorage.setItem('sudoku-helper:preferences', JSON.stringify({off}))", off
    )
    player.open(f"{server.url}/?lang=de")
    want_speech(page)
    explain(player, technique_of(KEY).example.board)
    toggle, lit = page.locator("#player-toggle"), player.words.locator(".reading")
    expect(toggle).to_have_attribute("aria-label", "Vorlesen")
    assert page.evaluate(SPOKEN) == []
    toggle.click()
    expect(lit).to_have_attribute("data-number", "1")
    sentences = player.words.locator("li[data-number]")
    for number in (2, 3):
        page.evaluate(END)
        expect(lit).to_have_attribute("data-number", str(number))
    said = page.evaluate(SPOKEN)
    assert [lang for lang, _ in said] == ["de-DE"] * 3
    shown = sentences.nth(1).text_content()
    assert said[1][1] == shown.replace("E7", "E sieben")
    assert "E sieben" in said[1][1]

    toggle.click()
    assert page.evaluate("window.speaking") is None
    toggle.click()
    expect(lit).to_have_attribute("data-number", "3")
    count = sentences.count()
    for _ in range(3, count + 1):
        page.evaluate(END)
    expect(toggle).to_have_attribute("aria-label", "Vorlesen")
    assert len(page.evaluate(SPOKEN)) == count + 1, "the third one was said twice"

    page.keyboard.press(",")
    assert page.evaluate("window.speaking !== null")
    page.keyboard.press("Escape")
    assert page.evaluate("window.speaking") is None


def test_an_explanation_without_cases_has_a_key_to_read_it_aloud(listener: Page, server: AppServer):
    page = listener
    player = Player(page)
    player.open(f"{server.url}/?lang=de")
    want_speech(page)
    explain(player, VERY_EASY)
    page.get_by_role("button", name="Vorlesen").click()
    expect(player.words.locator(".reading")).to_have_attribute("data-number", "1")
    expect(page.get_by_role("button", name="Anhalten")).to_be_visible()
    player.cell(0).click()
    page.keyboard.press("9")
    assert page.evaluate("window.speaking") is None


def test_a_browser_without_a_voice_says_so(browser: Browser, server: AppServer):
    context = browser.new_context(service_workers="block", locale="de-DE")
    context.add_init_script(NO_VOICE)
    page = context.new_page()
    Player(page).open(server.url)
    page.locator("[data-act=openPreferences]").first.click()
    expect(page.locator("label:has(input[name=speech]) small")).to_have_text(
        "Dieser Browser hat keine deutsche Stimme."
    )
    expect(page.locator("input[name=speech]")).to_be_disabled()
    context.close()
