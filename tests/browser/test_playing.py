"""Playing: candidates, several cells, undo over reloads, victory, preferences."""

from playwright.sync_api import expect

from tests.positions import ELIMINATING, ELIMINATING_SOLVED, PUZZLE, VERY_EASY
from tests.tools.player import Player
from tests.tools.trainer import prefer


def test_undo_and_redo_work_over_a_reload(player: Player):
    player.play(VERY_EASY)
    player.write(0, 9)
    player.write(1, 1)
    player.reload()
    assert player.values().startswith("913")
    player.page.keyboard.press("Control+z")
    player.page.keyboard.press("Control+z")
    player.expect_values(VERY_EASY)
    player.reload()
    player.page.keyboard.press("Control+y")
    player.page.keyboard.press("Control+Shift+z")
    assert player.values().startswith("913")


def test_candidates_keep_their_places_and_hide_again(player: Player):
    player.play(ELIMINATING)
    player.page.keyboard.press("k")
    shown = player.marks(0)
    assert "4" in shown
    place = player.cell(0).locator(".marks i").nth(6).bounding_box()
    player.cell(0).click()
    player.page.keyboard.press("Shift+Digit2")
    assert player.marks(0) == shown.replace("2", "")
    assert player.cell(0).locator(".marks i").nth(6).bounding_box() == place
    player.page.keyboard.press("k")
    assert player.marks(0) == ""


def test_the_pencil_writes_notes_and_nothing_else(player: Player):
    player.play(ELIMINATING)
    player.cell(0).click()
    pencil = player.page.locator("[data-act=togglePencil]")
    expect(pencil).to_have_text("Note")
    pencil.click()
    expect(player.page.locator("#keypad")).to_have_class("keypad pencil")
    for digit in (4, 6):
        player.page.locator(f"#digits [data-digit='{digit}']").click()
    assert player.marks(0) == "46"
    assert not any(player.marks(cell) for cell in range(1, 81))
    assert player.value(0) == ""
    player.page.locator("#digits [data-digit='4']").click()
    assert player.marks(0) == "6"


def test_with_all_candidates_the_pencil_crosses_out_and_says_so(player: Player):
    player.play(ELIMINATING)
    player.cell(0).click()
    player.page.keyboard.press("Shift+Digit4")
    player.page.locator("[data-act=toggleAutomatic]").click()
    pencil = player.page.locator("[data-act=togglePencil]")
    expect(pencil).to_have_text("Cross out")
    pencil.click()
    before = player.marks(0)
    assert len(before) > 2
    player.page.locator("#digits [data-digit='2']").click()
    assert player.marks(0) == before.replace("2", "")
    # Switched off again the own notes are there as before.
    player.page.locator("[data-act=toggleAutomatic]").click()
    assert player.marks(0) == "4"


def test_what_help_crosses_out_is_seen_among_own_notes(player: Player):
    player.play(ELIMINATING)
    for stage in (1, 2, 3):
        player.help(stage=stage)
    player.help()
    player.page.locator("#help-end").click()
    crossed = [cell for cell in range(81) if player.marks(cell)]
    assert crossed
    player.page.keyboard.press("k")
    everywhere = {cell: player.marks(cell) for cell in crossed}
    player.page.keyboard.press("k")
    assert {cell: player.marks(cell) for cell in crossed} == everywhere


def test_own_notes_are_tidied_by_placed_digits(player: Player):
    player.play(ELIMINATING)
    player.page.keyboard.press("n")
    assert player.marks(0) == ""
    player.cell(0).click()
    player.page.keyboard.press("4")
    player.page.keyboard.press("6")
    assert player.marks(0) == "46"
    player.page.keyboard.press("n")
    player.write(2, 6)
    assert player.marks(0) == "4"
    player.page.keyboard.press("Control+z")
    assert player.marks(0) == "46"


def test_several_cells_take_one_digit(player: Player):
    player.play(VERY_EASY)
    player.cell(0).click()
    player.page.locator("[data-act=toggleSeveral]").click()
    player.cell(1).click()
    player.cell(3).click()
    player.page.keyboard.press("Shift+Digit2")
    assert [cell for cell in range(81) if player.marks(cell)] == [0, 1, 3]


def test_dragging_selects(player: Player):
    player.play(VERY_EASY)
    boxes = [player.cell(cell).bounding_box() for cell in (0, 1, 2)]
    mouse = player.page.mouse
    mouse.move(boxes[0]["x"] + 20, boxes[0]["y"] + 20)
    mouse.down()
    for box in boxes[1:]:
        mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
    mouse.up()
    assert list(player.cells_with("selected")) == [0, 1, 2]


def test_digit_first(player: Player):
    player.play(VERY_EASY)
    player.page.locator("[data-act=toggleDigitFirst]").click()
    player.page.locator("#digits [data-digit='9']").click()
    assert player.cells_with("same")
    player.cell(0).click()
    player.cell(80).click()
    assert (player.value(0), player.value(80)) == ("9", "9")


def test_a_digit_is_highlighted_on_request(player: Player):
    player.play(VERY_EASY)
    player.page.keyboard.press("f")
    player.page.keyboard.press("7")
    assert set(player.cells_with("same")) == {
        cell for cell, value in enumerate(VERY_EASY) if value == "7"
    }


def test_finished_digits_and_counts_on_the_keys(player: Player):
    player.play("." + ELIMINATING_SOLVED[1:])
    expect(player.page.locator("#digits [data-digit='5']")).to_have_class("key digit finished")
    left = player.page.locator(f"#digits [data-digit='{ELIMINATING_SOLVED[0]}'] small")
    expect(left).to_have_attribute("data-left", "1")


def test_check_marks_mistakes_only_on_demand(player: Player):
    player.play(VERY_EASY)
    player.write(0, 4)
    assert not player.cells_with("wrong")
    player.page.locator("#panel [data-act=check]").click()
    expect(player.title).to_have_text("Not everything is right")
    assert not player.cells_with("wrong")
    player.page.locator("[data-act=showMistakes]").click()
    expect(player.cell(0)).to_have_attribute("aria-invalid", "true")
    assert player.cells_with("wrong") == [0]


def test_wrong_digits_are_marked_at_once_if_wanted(player: Player):
    prefer(player.page, wrongDigits=True)
    player.play(VERY_EASY)
    player.write(0, 4)
    expect(player.cell(0)).to_have_attribute("aria-invalid", "true")


def test_victory_names_what_was_learned(player: Player):
    player.play(".." + ELIMINATING_SOLVED[2:])
    for stage in (1, 2, 3):
        player.help(stage=stage)
    name = player.title.inner_text()
    player.help()
    empty = player.values().index(".")
    player.write(empty, int(ELIMINATING_SOLVED[empty]))
    expect(player.title).to_have_text("Victory!")
    expect(player.words).to_contain_text("The Sudoku is correctly solved!")
    expect(player.page.locator(".confetti")).to_have_count(1)
    expect(player.page.locator(".looking-back")).to_contain_text(name)


def test_no_confetti_for_players_who_want_less_motion(player: Player):
    player.page.emulate_media(reduced_motion="reduce")
    player.play("." + ELIMINATING_SOLVED[1:])
    player.write(0, int(ELIMINATING_SOLVED[0]))
    expect(player.title).to_have_text("Victory!")
    expect(player.page.locator(".confetti")).to_have_count(0)


def test_a_long_press_chooses_several_cells(player: Player):
    player.play(VERY_EASY)
    mouse = player.page.mouse
    box = player.cell(4).bounding_box()
    mouse.move(box["x"] + 20, box["y"] + 20)
    mouse.down()
    expect(player.page.locator("[data-act=toggleSeveral]")).to_have_attribute(
        "aria-pressed", "true"
    )
    mouse.up()
    player.cell(9).click()
    assert sorted(player.cells_with("selected")) == [4, 9]


def test_the_keypad_says_whether_all_is_right(player: Player):
    player.play(VERY_EASY)
    player.write(0, 4)
    player.page.locator("#keypad [data-act=check]").click()
    expect(player.page.locator("#panel")).to_have_attribute("data-kind", "checked")
    expect(player.words).to_contain_text("One digit is not right.")


def test_a_lone_candidate_is_set_by_a_double_tap(player: Player):
    player.play("." + ELIMINATING_SOLVED[1:])
    player.page.keyboard.press("k")
    player.cell(0).dblclick()
    expect(player.title).to_have_text("Victory!")


def test_preferences_last_and_change_the_language_at_once(player: Player, server):
    player.open(server.url)
    player.page.locator("[data-act=openPreferences]").first.click()
    player.page.locator("input[name=language][value=de]").check()
    expect(player.page.locator("#preferences-title")).to_have_text("Einstellungen")
    player.page.locator("input[name=theme][value=dark]").check()
    player.page.locator("input[name=coordinates][value=r1c1]").check()
    player.reload()
    expect(player.page.locator("html")).to_have_attribute("lang", "de")
    expect(player.page.locator("html")).to_have_attribute("data-theme", "dark")
    player.play(VERY_EASY)
    expect(player.cell(0)).to_have_attribute("aria-label", "r1c1, leer")


def test_blocks_are_named_by_number_place_or_roman_number(player: Player, server):
    player.open(f"{server.url}/?lang=de")
    player.play(PUZZLE)
    names = {"number": "Block 1", "place": "den Block oben links", "roman": "Block I"}
    for choice, name in names.items():
        player.page.keyboard.press("Escape")
        player.page.evaluate("document.querySelector('[data-act=openPreferences]').click()")
        player.page.locator(f"input[name=blocks][value={choice}]").check()
        player.page.keyboard.press("Escape")
        player.help(stage=1)
        expect(player.words).to_contain_text(f"Schau dir {name} an.")


def test_an_example_starts_at_once(player: Player):
    player.page.locator("[data-example]").first.click()
    expect(player.page.locator("html")).to_have_attribute("data-phase", "playing")
    player.help(stage=1)
