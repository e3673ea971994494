"""Evaluated candidates by touch; all else about training is tested in tests/js/page/training.test.js."""

from playwright.sync_api import Browser, expect

from sudoku_helper.board import SudokuBoard
from sudoku_helper.watching.evaluation import evaluate_lazily
from tests.positions import VERY_EASY
from tests.tools.menu import prefer
from tests.tools.phone import phone
from tests.tools.player import Player
from tests.tools.server import AppServer


def test_by_touch_the_cause_of_a_mark_goes_away_again_too(browser: Browser, server: AppServer):
    necessary = evaluate_lazily(SudokuBoard.parse(VERY_EASY)).necessary[0]
    with phone(browser, 390, 844) as page:
        player = Player(page)
        player.open(f"{server.url}/?lang=de")
        player.play(VERY_EASY)
        prefer(page, evaluation="lazy")
        expect(page.locator(".marks .role-necessary")).to_have_count(1)
        for _ in range(2):
            player.cell(necessary.cell).tap()
            expect(page.locator(".cell.area-primary").first).to_be_visible()
            player.cell(necessary.cell).tap()
            expect(page.locator(".cell.area-primary")).to_have_count(0)


def test_training_has_a_step_key_instead_of_help(player: Player):
    player.play(VERY_EASY)
    prefer(player.page, training=True)
    expect(player.page.locator(".help-key")).to_be_hidden()
    expect(player.page.locator(".step-key")).to_be_visible()
