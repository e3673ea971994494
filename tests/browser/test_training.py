"""Evaluated candidates, contradictions while playing, training, and starting over."""

import re

from playwright.sync_api import Browser, expect

from sudoku_helper.board import SudokuBoard
from sudoku_helper.trainer.evaluation import evaluate_lazily, evaluate_strictly
from tests.positions import ELIMINATING, ELIMINATING_SOLVED, VERY_EASY
from tests.tools.phone import phone
from tests.tools.player import Player
from tests.tools.server import AppServer
from tests.tools.trainer import choose, prefer


def marked(player: Player, role: str) -> set[tuple[int, int]]:
    found = player.page.evaluate(
        """role => [...document.querySelectorAll('.marks .role-' + role)].map(mark =>
             [+mark.closest('[data-cell]').dataset.cell, +mark.dataset.digit])""",
        role,
    )
    return {(cell, digit) for cell, digit in found}


def test_lazy_shows_the_next_digit_and_its_cause_in_the_chosen_cell(player: Player):
    page = player.page
    player.play(VERY_EASY)
    prefer(page, evaluation="lazy")
    expected = evaluate_lazily(SudokuBoard.parse(VERY_EASY))
    (necessary,) = expected.necessary
    expect(page.locator(".marks .role-necessary")).to_have_count(1)
    assert marked(player, "necessary") == {(necessary.cell, necessary.digit)}
    player.cell(necessary.cell).click()
    expect(page.locator("#panel-eyebrow")).to_have_text("Cause 1 of 1")
    expect(page.locator("#panel-body .sentences li").first).to_be_visible()
    assert page.locator(".cell.area-primary").count()
    player.write(necessary.cell, necessary.digit)
    expect(page.locator(f"[data-cell='{necessary.cell}'] .marks .role-necessary")).to_have_count(0)


def test_choosing_a_cell_again_walks_through_its_causes(player: Player):
    page = player.page
    board = SudokuBoard.parse(ELIMINATING)
    found = evaluate_lazily(board)
    cells = [{candidate.cell for candidate in cause.candidates} for cause in found.causes]
    player.play(ELIMINATING)
    prefer(page, evaluation="lazy")
    expect(page.locator(".marks .role").first).to_be_visible()
    count, cell = max((sum(cell in each for each in cells), cell) for cell in range(81))
    assert count > 1
    for _ in range(2):
        for number in range(1, count + 1):
            player.cell(cell).click()
            expect(page.locator("#panel-eyebrow")).to_have_text(f"Cause {number} of {count}")
            expect(page.locator(".cell.area-primary").first).to_be_visible()
        player.cell(cell).click()
        expect(page.locator("#panel-eyebrow")).not_to_contain_text("Cause")
        expect(page.locator(".cell.area-primary")).to_have_count(0)
        expect(player.cell(cell)).to_have_class(re.compile(r"\bcursor\b"))


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


def test_strict_marks_or_hides_everything_inadmissible(player: Player):
    page = player.page
    found = evaluate_strictly(SudokuBoard.parse(VERY_EASY))
    player.play(VERY_EASY)
    prefer(page, evaluation="strict-plus")
    expect(page.locator(".marks .role-excluded")).to_have_count(
        len(set(found.inadmissible) - set(found.necessary))
    )
    cell, digit = next(each for each in found.inadmissible if each not in found.necessary)
    assert str(digit) in player.marks(cell)
    prefer(page, evaluation="strict-minus")
    expect(page.locator(".marks .role-excluded")).to_have_count(0)
    assert str(digit) not in player.marks(cell)


def test_contradictions_are_shown_one_at_a_time_if_wanted(player: Player):
    page = player.page
    player.play(VERY_EASY)
    prefer(page)
    player.write(0, 3)
    expect(page.locator(".cell.conflict").first).to_be_visible()
    assert not page.locator(".cell.contradiction").count()
    prefer(page, contradictions=True)
    expect(page.locator(".cell.contradiction").first).to_be_visible()
    expect(page.locator("#toast")).to_contain_text("Contradiction: 3 stands more than once")
    page.keyboard.press("Control+z")
    expect(page.locator(".cell.contradiction")).to_have_count(0)


def test_the_step_key_of_training_first_chooses_then_fills(player: Player):
    page = player.page
    player.play(VERY_EASY)
    prefer(page, training=True)
    expect(page.locator(".help-key")).to_be_hidden()
    step = page.locator(".step-key")
    before = player.values()
    step.click()
    expect(page.locator("#status")).to_contain_text("can be filled now")
    player.expect_values(before)
    chosen = player.cells_with("cursor")[0]
    assert before[chosen] == "."
    page.keyboard.press("s")
    expect(player.cell(chosen).locator(".value")).not_to_have_text("")
    assert page.locator(".marks .mark").count() == 0


def test_training_notes_nothing_by_itself(player: Player):
    player.play(VERY_EASY)
    prefer(player.page, training=True)
    player.page.keyboard.press("k")
    assert player.marks(0) == ""
    player.cell(0).click()
    player.page.keyboard.press("Shift+Digit9")
    assert player.marks(0) == "9"


def test_starting_over_keeps_the_givens_and_can_be_undone(player: Player):
    player.play(ELIMINATING)
    player.write(0, int(ELIMINATING_SOLVED[0]))
    written = player.values()
    choose(player.page, "startOver")
    dialog = player.page.locator("#start-over-dialog")
    dialog.locator("[data-act=closeDialog].second-key").click()
    player.expect_values(written)
    choose(player.page, "startOver")
    dialog.locator("[data-act=clearAll]").click()
    player.expect_values(ELIMINATING)
    player.page.locator("#toast-key").click()
    player.expect_values(written)


def test_a_new_board_is_empty_and_the_old_game_stays(player: Player):
    player.play(ELIMINATING)
    player.write(0, int(ELIMINATING_SOLVED[0]))
    choose(player.page, "enterPuzzle")
    player.expect_values("." * 81)
    player.page.locator("[data-act=goHome]").first.click()
    assert player.page.locator("#home [data-game]").count() == 1


def test_who_trains_is_not_told_of_candidates_that_are_not_shown(player: Player):
    page = player.page
    player.play(VERY_EASY)
    prefer(page, training=True)
    page.locator("#keypad [data-act=toggleAutomatic]").click()
    expect(page.locator("#toast")).to_contain_text("no candidates are shown")
    expect(page.locator(".cell .mark")).to_have_count(0)
