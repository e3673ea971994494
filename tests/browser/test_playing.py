"""Playing as only a browser shows it: a game by the keyboard alone, and cells that are chosen by holding and dragging.

What moves and preferences do is tested without a browser, in tests/js/page/playing.test.js.
"""

from playwright.sync_api import expect

from tests.positions import ELIMINATING, ELIMINATING_SOLVED, VERY_EASY
from tests.tools.player import Player


def test_a_game_is_played_from_beginning_to_end_by_the_keyboard_alone(player: Player):
    page = player.page
    almost = ".." + ELIMINATING_SOLVED[2:]
    page.locator("#home [data-act=enterPuzzle]").focus()
    page.keyboard.press("Enter")
    page.keyboard.type(almost.replace(".", "0"))
    player.expect_values(almost)
    start = page.locator(".start-key")
    while not start.evaluate("e => e === document.activeElement"):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement !== document.body"), "Tab leads to it"
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-phase", "playing")
    for stage in (1, 2, 3):
        player.help(stage=stage)
    player.help()
    expect(player.words).to_contain_text("Done")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+z")
    player.expect_values(almost)
    page.keyboard.press("Home")
    page.keyboard.press(ELIMINATING_SOLVED[0])
    page.keyboard.press("ArrowRight")
    page.keyboard.press(ELIMINATING_SOLVED[1])
    expect(player.title).to_have_text("Victory!")
    expect(page.locator(".looking-back")).to_be_visible()


def test_candidates_keep_their_places(player: Player):
    player.play(ELIMINATING)
    player.page.keyboard.press("k")
    place = player.cell(0).locator(".marks i").nth(6).bounding_box()
    player.cell(0).click()
    player.page.keyboard.press("Shift+Digit2")
    expect(player.cell(0).locator(".mark[data-digit='2']")).to_have_count(0)
    assert player.cell(0).locator(".marks i").nth(6).bounding_box() == place


def test_a_long_press_and_dragging_choose_several_cells(player: Player):
    """The long press comes first: on a busy machine the drag may be taken for one as well."""
    player.play(VERY_EASY)
    several = player.page.locator("[data-act=toggleSeveral]")
    boxes = [player.cell(cell).bounding_box() for cell in (0, 1, 2, 4)]
    mouse = player.page.mouse
    mouse.move(boxes[3]["x"] + 20, boxes[3]["y"] + 20)
    mouse.down()
    expect(several).to_have_attribute("aria-pressed", "true")
    mouse.up()
    player.cell(9).click()
    assert sorted(player.cells_with("selected")) == [4, 9]
    several.click()
    mouse.move(boxes[0]["x"] + 20, boxes[0]["y"] + 20)
    mouse.down()
    for box in boxes[1:3]:
        mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
    mouse.up()
    assert list(player.cells_with("selected")) == [0, 1, 2]
