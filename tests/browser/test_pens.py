"""Colours for cells and candidates, notes of two kinds, one digit looked at, and a check that tells as much as is asked."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import COLOUR_RULES, LIMIT, no_complaints
from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.player import Player
from tests.tools.server import AppServer
from tests.tools.trainer import prefer

YELLOW, ORANGE, PINK = 1, 2, 3
NO_COLOURS = 9


SMALLEST_PHONE = (320, 568)
on_every_phone = pytest.mark.parametrize(
    "phone", [(390, 844), SMALLEST_PHONE], ids=["390", "320"], indirect=True
)


@pytest.fixture
def phone(request: pytest.FixtureRequest, browser: Browser, server: AppServer) -> Iterator[Player]:
    """A player on a small phone, in German; or on the one that a test asks for."""
    width, height = getattr(request, "param", SMALLEST_PHONE)
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, service_workers="block"
    )
    context.set_default_timeout(LIMIT)
    someone = Player(context.new_page())
    with no_complaints(someone.page):
        someone.open(f"{server.url}/?lang=de")
        yield someone
    context.close()


def act(page: Page, verb: str) -> Locator:
    """The key of the keypad that does something."""
    return page.locator(f"#keypad [data-act={verb}]")


def key(page: Page, digit: int) -> Locator:
    """A digit key."""
    return page.locator(f"#digits [data-digit='{digit}']")


def begin_colours(page: Page) -> None:
    """Let the digit keys be colours, by the keyboard."""
    page.keyboard.press("l")
    expect(key(page, YELLOW)).to_have_attribute("aria-label", re.compile("yellow|gelb"))


def expect_colours(player: Player, cell: int, *colours: int) -> None:
    """The cell has these colours and no other."""
    strips = player.cell(cell).locator(".colours i")
    expect(strips).to_have_count(len(colours))
    for strip, colour in zip(strips.all(), colours, strict=True):
        assert strip.get_attribute("data-colour") == str(colour)


def candidate(player: Player, cell: int, digit: int) -> Locator:
    """A candidate that is shown."""
    return player.cell(cell).locator(f".mark[data-digit='{digit}']")


def want_pens(player: Player) -> None:
    """Switch several pens on."""
    prefer(player.page, pens=True)


def test_cells_are_coloured_by_touch(phone: Player):
    page = phone.page
    phone.play(VERY_EASY)
    size = page.locator("#digits").bounding_box()
    phone.cell(0).tap()
    act(page, "toggleColours").tap()
    expect(key(page, PINK)).to_have_attribute("aria-label", "3 rosa")
    assert page.locator("#digits").bounding_box() == size
    key(page, PINK).tap()
    expect_colours(phone, 0, PINK)
    expect(key(page, PINK)).to_have_attribute("aria-pressed", "true")
    key(page, YELLOW).tap()
    expect_colours(phone, 0, YELLOW, PINK)
    expect(phone.cell(0)).to_have_attribute("aria-label", "A1, leer, gelb, rosa")
    key(page, PINK).tap()
    expect_colours(phone, 0, YELLOW)
    act(page, "undo").tap()
    expect_colours(phone, 0, YELLOW, PINK)
    assert phone.values() == VERY_EASY
    # A given, and several cells at once.
    phone.cell(2).tap()
    act(page, "toggleSeveral").tap()
    phone.cell(3).tap()
    key(page, ORANGE).tap()
    expect_colours(phone, 2, ORANGE)
    expect_colours(phone, 3, ORANGE)
    act(page, "erase").tap()
    expect_colours(phone, 2)
    expect_colours(phone, 3)
    expect_colours(phone, 0, YELLOW, PINK)
    key(page, NO_COLOURS).tap()
    expect_colours(phone, 0)
    page.locator("#toast-key").tap()
    expect_colours(phone, 0, YELLOW, PINK)
    act(page, "toggleColours").tap()
    expect(key(page, NO_COLOURS).locator("b")).to_have_text("9")
    phone.cell(0).tap()
    key(page, 9).tap()
    expect(phone.cell(0).locator(".value")).to_have_text("9")


@on_every_phone
def test_nothing_of_the_keys_is_cut_off_and_each_can_be_hit(phone: Player):
    page = phone.page
    phone.play(VERY_EASY)
    page.keyboard.press("k")
    for colouring in (False, True):
        if colouring:
            begin_colours(page)
        for each in page.locator("#keypad button:visible").all():
            box = each.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
            assert each.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), each.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_second_tap_chooses_the_candidate_to_colour(phone: Player):
    page = phone.page
    phone.play(ELIMINATING)
    page.keyboard.press("k")
    act(page, "toggleColours").tap()
    expect(key(page, PINK)).to_have_attribute("aria-label", "3 rosa")
    phone.cell(2).tap()
    phone.cell(0).tap()
    candidate(phone, 0, 6).tap()
    expect(candidate(phone, 0, 6)).to_have_class(re.compile("chosen"))
    key(page, PINK).tap()
    expect(candidate(phone, 0, 6)).to_have_attribute("data-colour", str(PINK))
    expect_colours(phone, 0)
    expect(phone.cell(0)).to_have_attribute("aria-label", re.compile("6 rosa"))
    # Another cell is a whole one again.
    phone.cell(2).tap()
    key(page, YELLOW).tap()
    expect_colours(phone, 2, YELLOW)


def test_the_digit_that_is_looked_at_is_coloured_in_all_chosen_cells(phone: Player):
    page = phone.page
    phone.play(ELIMINATING)
    page.keyboard.press("k")
    # A given is chosen, so there is nothing to write into.
    phone.cell(1).tap()
    key(page, 4).tap()
    expect(page.locator("#board")).to_have_class(re.compile("filtered"))
    act(page, "toggleColours").tap()
    expect(key(page, PINK)).to_have_attribute("aria-label", "3 rosa")
    phone.cell(0).tap()
    act(page, "toggleSeveral").tap()
    phone.cell(2).tap()
    key(page, PINK).tap()
    for cell in (0, 2):
        expect(candidate(phone, cell, 4)).to_have_attribute("data-colour", str(PINK))
        expect_colours(phone, cell)


def test_a_mouse_points_at_the_candidate_to_colour(player: Player):
    page = player.page
    player.play(ELIMINATING)
    page.keyboard.press("k")
    act(page, "toggleColours").click()
    expect(key(page, PINK)).to_have_attribute("aria-label", "3 pink")
    candidate(player, 0, 6).click()
    key(page, PINK).click()
    expect(candidate(player, 0, 6)).to_have_attribute("data-colour", str(PINK))
    # Once more it is the whole cell.
    candidate(player, 0, 6).click()
    key(page, YELLOW).click()
    expect_colours(player, 0, YELLOW)
    expect(candidate(player, 0, 6)).to_have_attribute("data-colour", str(PINK))


def test_everything_is_coloured_by_keys_alone(player: Player):
    page = player.page
    player.play(ELIMINATING)
    page.keyboard.press("k")
    player.cell(0).focus()
    begin_colours(page)
    page.keyboard.press("2")
    expect_colours(player, 0, ORANGE)
    page.keyboard.press("Shift+Digit6")
    page.keyboard.press("3")
    expect(candidate(player, 0, 6)).to_have_attribute("data-colour", str(PINK))
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("1")
    expect_colours(player, 0, YELLOW, ORANGE)
    expect_colours(player, 9, YELLOW)
    page.keyboard.press("Delete")
    expect_colours(player, 0)
    expect_colours(player, 9)
    expect(candidate(player, 0, 6)).not_to_have_attribute("data-colour", str(PINK))
    page.keyboard.press("Control+z")
    expect_colours(player, 0, YELLOW, ORANGE)
    page.keyboard.press("Escape")
    expect(page.locator("#keypad")).not_to_have_class(re.compile("colouring"))
    assert player.values() == ELIMINATING


def test_dragging_over_cells_colours_them_all(player: Player):
    page = player.page
    player.play(VERY_EASY)
    begin_colours(page)
    boxes = [player.cell(cell).bounding_box() for cell in (0, 1, 2)]
    page.mouse.move(boxes[0]["x"] + 20, boxes[0]["y"] + 20)
    page.mouse.down()
    for box in boxes[1:]:
        page.mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
    page.mouse.up()
    page.keyboard.press("3")
    for cell in (0, 1, 2):
        expect_colours(player, cell, PINK)


def test_colours_and_corner_notes_survive_a_reload_and_come_to_other_tabs(newcomer: Player):
    page = newcomer.page
    want_pens(newcomer)
    newcomer.play(VERY_EASY)
    newcomer.cell(0).click()
    page.keyboard.press("Shift+Digit2")
    expect(newcomer.cell(0).locator(".corner")).to_have_text("2")
    begin_colours(page)
    page.keyboard.press("3")
    expect_colours(newcomer, 0, PINK)
    newcomer.reload()
    expect_colours(newcomer, 0, PINK)
    expect(newcomer.cell(0).locator(".corner")).to_have_text("2")
    other = Player(page.context.new_page())
    other.open(page.url)
    other.page.locator("#home [data-game]").first.click()
    expect_colours(other, 0, PINK)
    newcomer.cell(1).click()
    begin_colours(page)
    page.keyboard.press("2")
    expect_colours(other, 1, ORANGE)
    other.page.keyboard.press("Control+z")
    expect_colours(newcomer, 1)


def test_help_wins_over_colours(player: Player):
    page = player.page
    player.play(ELIMINATING)
    page.keyboard.press("k")
    for stage in (1, 2):
        player.help(stage=stage)
    area = player.cells_with("area-primary")[0]
    marked = page.locator(".mark.role").first
    looks = marked.evaluate("e => getComputedStyle(e).backgroundColor")
    digit = int(marked.get_attribute("data-digit") or 0)
    cell = int(marked.evaluate("e => e.closest('[data-cell]').dataset.cell"))
    page.keyboard.press("Escape")
    begin_colours(page)
    for each in {area, cell}:
        player.cell(each).click(position={"x": 2, "y": 2})
        page.keyboard.press("2")
        expect_colours(player, each, ORANGE)
    player.cell(cell).click(position={"x": 2, "y": 2})
    page.keyboard.press(f"Shift+Digit{digit}")
    page.keyboard.press("3")
    expect(candidate(player, cell, digit)).to_have_attribute("data-colour", str(PINK))
    player.help(stage=2)
    expect(player.cell(area).locator(".colours")).to_be_hidden()
    assert candidate(player, cell, digit).evaluate(
        "e => [getComputedStyle(e).backgroundColor, e.dataset.colour ?? '']"
    ) == [looks, ""]


def test_colours_and_notes_do_not_change_which_step_comes_first(player: Player):
    page = player.page
    want_pens(player)
    player.play(ELIMINATING)
    player.help(stage=1)
    name = player.title.inner_text()
    page.keyboard.press("Escape")
    for cell in (0, 2, 9):
        player.cell(cell).click()
        for digit in (2, 4, 7):
            page.keyboard.press(f"Shift+Digit{digit}")
    expect(player.cell(9).locator(".corner")).to_have_count(3)
    player.help(stage=1)
    expect(player.title).to_have_text(name)


def test_several_pens_note_in_corners_and_in_the_middle(phone: Player):
    page = phone.page
    want_pens(phone)
    phone.play(ELIMINATING)
    phone.cell(0).tap()
    pencil = act(page, "togglePencil")
    expect(pencil).to_have_text("Notieren")
    pencil.tap()
    expect(pencil).to_have_text("Ecke")
    for digit in (2, 4):
        key(page, digit).tap()
    expect(phone.cell(0).locator(".corner")).to_have_text(["2", "4"])
    pencil.tap()
    expect(pencil).to_have_text("Mitte")
    for digit in (6, 7):
        key(page, digit).tap()
    expect(phone.cell(0).locator(".centre .mark")).to_have_text(["6", "7"])
    expect(phone.cell(0)).to_have_attribute(
        "aria-label", "A1, leer, Kandidaten 6 7, in den Ecken 2 4"
    )
    inside = """e => [...e.querySelectorAll(".mark")].every((mark) => {
        const [outer, inner] = [e.getBoundingClientRect(), mark.getBoundingClientRect()];
        return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
    })"""
    assert phone.cell(0).evaluate(inside)
    sizes = phone.cell(0).evaluate(
        "e => [...e.querySelectorAll('.mark')].map((mark) => parseFloat(getComputedStyle(mark).fontSize))"
    )
    assert min(sizes) >= 7
    pencil.tap()
    expect(pencil).to_have_text("Notieren")
    key(page, 6).tap()
    expect(phone.cell(0).locator(".value")).to_have_text("6")
    act(page, "undo").tap()
    expect(phone.cell(0).locator(".mark")).to_have_text(["2", "4", "6", "7"])
    act(page, "erase").tap()
    expect(phone.cell(0).locator(".mark")).to_have_count(0)


def test_pens_have_their_keys(player: Player):
    page = player.page
    want_pens(player)
    player.play(ELIMINATING)
    # Whoever is quicker than the room gets his notes when it is there, which may be after others.
    page.evaluate("async () => (await import('/static/js/pens/room.js')).bind()")
    player.cell(0).click()
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Shift+Digit2")
    page.keyboard.press("Control+Digit4")
    page.keyboard.press("x")
    page.keyboard.press("7")
    page.keyboard.press("c")
    page.keyboard.press("3")
    expect(player.cell(9).locator(".centre .mark")).to_have_text(["3", "4"])
    expect(player.cell(9).locator(".corner")).to_have_text(["2", "7"])
    # In A1 a 3 is impossible.
    expect(player.cell(0).locator(".centre .mark")).to_have_text(["4"])
    expect(player.cell(0).locator(".corner")).to_have_text(["2", "7"])
    page.keyboard.press("Control+z")
    expect(player.cell(9).locator(".centre .mark")).to_have_text(["4"])
    page.keyboard.press("z")
    player.write(0, 6)
    expect(player.cell(0).locator(".value")).to_have_text("6")


def test_without_the_preference_there_is_one_kind_of_note(player: Player):
    page = player.page
    player.play(ELIMINATING)
    player.cell(0).click()
    page.keyboard.press("x")
    expect(page.locator("#keypad")).not_to_have_class(re.compile("pencil"))
    page.keyboard.press("Shift+Digit2")
    page.keyboard.press("Control+Digit4")
    assert player.marks(0) == "24"
    expect(player.cell(0).locator(".corner, .centre")).to_have_count(0)


def test_a_tap_on_a_digit_key_shows_all_its_places(phone: Player):
    page = phone.page
    phone.play(ELIMINATING)
    page.keyboard.press("k")
    phone.cell(1).tap()
    key(page, 4).tap()
    expect(key(page, 4)).to_have_attribute("aria-pressed", "true")
    fours = {cell for cell, value in enumerate(ELIMINATING) if value == "4"}
    assert set(phone.cells_with("same")) == fours
    clear = "e => getComputedStyle(e).opacity"
    expect(candidate(phone, 0, 4)).to_have_css("opacity", "1")
    expect(candidate(phone, 0, 6)).to_have_css("opacity", "0.4")
    assert phone.cell(3).locator(".value").evaluate(clear) == "0.4"
    assert phone.values() == ELIMINATING
    key(page, 4).tap()
    expect(page.locator("#board")).not_to_have_class(re.compile("filtered"))
    assert phone.cell(3).locator(".value").evaluate(clear) == "1"


def test_a_long_press_on_a_digit_key_shows_its_places_and_writes_nothing(player: Player):
    page = player.page
    player.play(VERY_EASY)
    player.cell(0).click()
    for pressed in ("true", "false"):
        box = key(page, 9).bounding_box()
        page.mouse.move(box["x"] + 10, box["y"] + 10)
        page.mouse.down()
        expect(key(page, 9)).to_have_attribute("aria-pressed", pressed)
        page.mouse.up()
        assert player.values() == VERY_EASY
    key(page, 9).click()
    assert player.value(0) == "9"


def test_a_check_tells_as_much_as_is_asked_for(phone: Player):
    page = phone.page
    phone.play(VERY_EASY)
    act(page, "check").tap()
    expect(phone.title).to_have_text("Bis hierher stimmt alles")
    expect(page.locator("[data-act=showMistakes]")).to_have_count(0)
    page.locator("#panel-close").tap()
    phone.write(0, 4)
    phone.write(1, 5)
    wrong = phone.values()
    act(page, "check").tap()
    expect(phone.words).to_contain_text("2 Ziffern stimmen nicht.")
    assert phone.cells_with("wrong") == []
    page.locator("[data-act=showMistakes]").tap()
    expect(phone.cell(0)).to_have_attribute("aria-invalid", "true")
    assert phone.cells_with("wrong") == [0, 1]
    assert phone.values() == wrong
    page.locator("[data-act=mendMistakes]").tap()
    phone.expect_values(VERY_EASY)
    assert phone.cells_with("wrong") == []
    page.locator("#toast-key").tap()
    phone.expect_values(wrong)


def test_a_check_tells_of_candidates_that_are_still_needed(player: Player):
    page = player.page
    player.play(ELIMINATING)
    page.keyboard.press("k")
    player.cell(0).click()
    before = player.marks(0)
    page.keyboard.press("Shift+Digit4")
    act(page, "check").click()
    expect(player.words).to_contain_text("One candidate is missing that is still needed.")
    assert player.cells_with("wrong") == []
    page.locator("[data-act=showMistakes]").click()
    expect(player.cell(0)).to_have_class(re.compile("wrong"))
    page.locator("[data-act=mendMistakes]").click()
    expect(player.cell(0)).not_to_have_class(re.compile("wrong"))
    assert player.marks(0) == before


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_palette_is_accessible(
    player: Player, accessibility_problems: Callable[..., list[str]], theme: str
):
    page = player.page
    player.play(ELIMINATING)
    page.keyboard.press("k")
    begin_colours(page)
    for colour, cell in enumerate((0, 1, 2, 3, 5, 6, 7, 9), start=1):
        player.cell(cell).click(position={"x": 2, "y": 2})
        page.keyboard.press(str(colour))
        expect_colours(player, cell, colour)
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    assert not accessibility_problems(page, () if theme == "light" else COLOUR_RULES)
