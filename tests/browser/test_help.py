"""Help in four stages, for placing and eliminating techniques and for mistakes."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.positions import ELIMINATING, ELIMINATING_SOLVED, VERY_EASY
from tests.tools.player import Player
from tests.tools.server import AppServer


def test_four_presses_place_a_digit(player: Player):
    player.play(VERY_EASY)
    player.help(stage=1)
    area = player.cells_with("area-primary")
    assert area
    assert not player.page.locator(".board .role").count()
    expect(player.page.locator("#legend")).to_contain_text("look here first")
    player.help(stage=2)
    assert player.page.locator(".board .role").count()
    assert player.values() != VERY_EASY, "the digit to be placed is shown"
    player.help(stage=3)
    assert player.page.locator(".sentences li").count() >= 2
    player.help()
    expect(player.words).to_contain_text("Done")
    assert sum(value != "." for value in player.values()) == 26
    assert not player.cells_with("area-primary")


def test_four_presses_cross_candidates_out(player: Player):
    player.play(ELIMINATING)
    player.page.keyboard.press("k")
    for stage in (1, 2, 3):
        player.help(stage=stage)
    gone = player.page.locator(".marks .role-gone")
    assert gone.count()
    cells = player.page.evaluate(
        "[...document.querySelectorAll('.marks .role-gone')]"
        ".map(e => [+e.closest('.cell').dataset.cell, e.dataset.digit])"
    )
    player.help()
    # What was crossed out fades before one's eyes.
    expect(gone.first).to_have_css("opacity", "0")
    player.page.locator("#help-end").click()
    expect(gone).to_have_count(0)
    for cell, digit in cells:
        assert digit not in player.marks(cell)
    player.page.keyboard.press("Control+z")
    for cell, digit in cells:
        assert digit in player.marks(cell)


def test_help_that_was_closed_goes_on_where_it_was_until_a_move_is_made(player: Player):
    player.play(VERY_EASY)
    dots = player.page.locator(".help-key .dots .on")
    for stage in (1, 2):
        player.help(stage=stage)
    name = player.title.text_content() or ""
    player.page.keyboard.press("Escape")
    expect(player.title).to_have_text("56 cells to go")
    expect(dots).to_have_count(2)
    player.help(stage=2)
    expect(player.title).to_have_text(name)
    player.help(stage=3)
    player.page.locator("#panel-close").click()
    player.page.locator("#panel [data-act=check]").click()
    expect(player.title).to_have_text("All right so far")
    player.help(stage=3)
    player.page.keyboard.press("Escape")
    player.write(0, 9)
    expect(dots).to_have_count(0)
    player.help(stage=1)


def test_what_help_has_done_is_chosen_and_the_game_goes_on(player: Player):
    player.play(VERY_EASY)
    for stage in (1, 2, 3):
        player.help(stage=stage)
    player.help()
    (cell,) = player.cells_with("selected")
    assert (VERY_EASY[cell], player.value(cell)) != (".", "")
    assert "placed" in (player.cell(cell).locator(".value").get_attribute("class") or "")
    keys = player.page.locator("#panel-actions button:visible")
    expect(keys).to_have_text(["Go on playing", "Next help"])
    keys.first.click()
    expect(player.title).to_have_text("55 cells to go")
    assert not player.page.locator(".board .role").count()


def test_an_own_move_ends_the_help_at_every_stage(player: Player):
    player.play(VERY_EASY)
    for presses in (1, 2, 3):
        for stage in range(1, presses + 1):
            player.help(stage=stage)
        player.write(0, 9)
        assert not player.cells_with("area-primary")
        assert not player.page.locator(".board .role").count()
        player.help(stage=1)
        player.page.keyboard.press("Escape")
        player.page.keyboard.press("Control+z")
        player.expect_values(VERY_EASY)


def test_moving_the_cursor_does_not_end_the_help(player: Player):
    player.play(VERY_EASY)
    player.help(stage=1)
    player.page.keyboard.press("ArrowDown")
    assert player.cells_with("area-primary")


def test_one_press_back(player: Player):
    player.play(VERY_EASY)
    player.help(stage=1)
    player.help(stage=2)
    player.page.keyboard.press("Shift+H")
    expect(player.page.locator("#panel-eyebrow")).to_contain_text("1 of 4")
    assert not player.page.locator(".board .role").count()


def test_another_step_is_another_one(player: Player):
    player.play(VERY_EASY)
    player.help(stage=1)
    player.help(stage=2)
    first = player.values()
    player.page.locator("#help-another").click()
    expect(player.page.locator("#panel-eyebrow")).to_contain_text("1 of 4")
    player.help(stage=2)
    assert player.values() != first


def test_words_light_up_their_cells(player: Player):
    player.play(ELIMINATING)
    player.page.keyboard.press("k")
    for stage in (1, 2, 3):
        player.help(stage=stage)
    player.page.locator(".chip.role-gone").first.focus()
    lit = player.cells_with("lit")
    assert lit
    assert player.cells_with("dim")
    player.page.locator("#help-next").focus()
    assert not player.cells_with("lit")


def test_next_sentence_walks_through(player: Player):
    player.play(VERY_EASY)
    for stage in (1, 2, 3):
        player.help(stage=stage)
    count = player.page.locator(".sentences li").count()
    for number in range(count):
        player.page.locator("#help-sentence").click()
        expect(player.page.locator(".sentences li").nth(number)).to_have_class("reading")
    player.page.locator("#help-sentence").click()
    expect(player.page.locator(".reading")).to_have_count(0)


def test_all_steps_and_the_whole_way_are_listed(player: Player):
    player.play(VERY_EASY)
    player.page.locator("#panel [data-act=showSteps]").click()
    expect(player.title).to_contain_text("Steps possible now")
    lines = player.page.locator("button.step-line")
    player.page.locator("summary.step-line").first.click()
    expect(lines.first).to_have_text(re.compile("^[A-I][1-9] = [1-9]$"))
    lines.first.click()
    expect(player.page.locator("#panel-eyebrow")).to_contain_text("3 of 4")
    player.page.keyboard.press("Escape")
    player.page.locator("#panel [data-act=showPath]").click()
    expect(player.title).to_contain_text("The whole way")
    assert lines.count() > 40
    assert player.page.locator("#panel-body > .steps > li").count() < lines.count()


def test_a_wrong_digit_comes_first_in_the_same_stages(player: Player):
    player.play(VERY_EASY)
    player.write(0, 4)
    player.help(stage=1)
    expect(player.title).to_have_text("First something else")
    assert not player.cells_with("area-primary")
    player.help(stage=2)
    assert 0 in player.cells_with("area-secondary")
    player.help(stage=3)
    assert player.cells_with("area-primary") == [0]
    player.help()
    player.expect_values(VERY_EASY)


def test_a_needed_candidate_that_was_crossed_out_comes_back(player: Player):
    player.play(ELIMINATING)
    player.page.keyboard.press("k")
    player.cell(0).click()
    player.page.keyboard.press("Shift+Digit4")
    assert "4" not in player.marks(0)
    for stage in (1, 2, 3):
        player.help(stage=stage)
    player.help()
    assert "4" in player.marks(0)


def test_a_shown_digit_that_is_placed_by_hand_counts_as_own(player: Player):
    player.play("." + ELIMINATING_SOLVED[1:])
    player.help(stage=1)
    player.write(0, int(ELIMINATING_SOLVED[0]))
    expect(player.title).to_have_text("Victory!")


def test_german_help_keeps_english_names_apart(clean_page: Page, server):
    player = Player(clean_page)
    player.open(f"{server.url}/?lang=de")
    player.play(ELIMINATING)
    player.page.keyboard.press("k")
    player.help(stage=1)
    expect(player.page.locator("#panel-title [lang=en]")).to_have_count(1)
    expect(player.page.locator("#panel-eyebrow")).to_contain_text("von 4")
    expect(player.page.locator("html")).to_have_attribute("lang", "de")


def test_where_no_technique_fits_a_digit_is_offered_without_a_reason(player: Player):
    keys = player.page.evaluate(
        "fetch('/data/en/techniques.json').then(r => r.json()).then(d => d.techniques.map(t => t.key))"
    )
    player.page.evaluate(
        "off => localStorage.setItem('sudoku-helper:preferences', JSON.stringify({off}))", keys
    )
    player.reload()
    player.play(VERY_EASY)
    player.help()
    expect(player.title).to_have_text("No technique fits here")
    player.words.get_by_role("button").click()
    assert player.values().count(".") == VERY_EASY.count(".") - 1


@pytest.mark.parametrize("screen", [(320, 568), (390, 844), (600, 900)])
def test_the_sheet_is_as_high_as_its_words_and_the_board_stays_as_it_is(
    clean_page: Page, server: AppServer, screen: tuple[int, int]
):
    page, player = clean_page, Player(clean_page)
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    player.open(f"{server.url}/?lang=de")
    player.play(ELIMINATING)
    board = page.locator(".board-square").bounding_box()
    for stage in (1, 2, 3):
        player.help(stage=stage)
        assert page.locator(".board-square").bounding_box() == board
        sheet, spare, more, key = page.evaluate(
            """() => {
                const box = selector => document.querySelector(selector).getBoundingClientRect();
                const scroll = document.querySelector("#panel-scroll");
                const shown = [...scroll.children].filter(e => e.checkVisibility()).at(-1);
                const spare = scroll.getBoundingClientRect().bottom - shown.getBoundingClientRect().bottom;
                const more = scroll.scrollHeight - scroll.clientHeight;
                return [box("#panel").toJSON(), spare, more, box("#help-next").bottom];
            }"""
        )
        assert sheet["bottom"] == pytest.approx(screen[1], abs=1)
        assert spare < 20, "there is nothing but words in it"
        room = sheet["top"] - board["y"] - board["height"]
        # Only where it reaches up to the board its words are scrolled.
        assert 0 <= room <= 12 if more > 1 else room >= 0
        assert screen[1] - 60 < key <= screen[1], "within reach of the thumb"


def test_the_first_two_stages_say_one_thing_once(clean_page: Page, server: AppServer):
    player = Player(clean_page)
    player.open(f"{server.url}/?lang=de")
    player.play(ELIMINATING)
    player.help(stage=1)
    expect(player.words).to_have_text(re.compile(r"^Schau dir [^.]+ an\. Siehst du es\?$"))
    player.help(stage=2)
    expect(player.words).to_have_text("Diese Kandidaten bilden das Muster.")


def test_only_words_with_a_part_in_the_pattern_stand_out(player: Player):
    player.play(ELIMINATING)
    for stage in (1, 2, 3):
        player.help(stage=stage)
    assert player.words.locator(".chip").count() >= 2
    assert player.words.locator(".chip:not([class*=role-])").count() == 0
    expect(player.page.locator(".sentences li").first).to_have_text(re.compile("missing|still"))


def test_the_sentence_that_is_read_leads_and_is_in_sight(player: Player):
    page = player.page
    page.set_viewport_size({"width": 320, "height": 568})
    player.play(ELIMINATING)
    for stage in (1, 2, 3):
        player.help(stage=stage)
    lines = page.locator(".sentences li")
    for number in range(lines.count()):
        page.keyboard.press(".")
        expect(lines.nth(number)).to_have_class("reading")
        ground, others, begins, ends = page.evaluate(
            """() => {
                const line = document.querySelector(".sentences .reading");
                const [inner, outer] = [line, document.querySelector("#panel-scroll")].map(e => e.getBoundingClientRect());
                const other = getComputedStyle(document.querySelector(".sentences .resting"));
                return [getComputedStyle(line).backgroundColor, other.backgroundColor, inner.top - outer.top, outer.bottom - inner.bottom];
            }"""
        )
        assert ground != others
        assert begins >= -1
        assert ends >= -1
