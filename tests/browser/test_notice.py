"""Losing the connection moves nothing, covers nothing, and says at once what has to wait for it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_layout import SCREENS, Box, Sizes, overlap, screens
from tests.browser.test_paper import open_photo
from tests.positions import ELIMINATING
from tests.tools.player import Player, wait_for_connection
from tests.tools.server import AppServer

FEW_SCREENS = ((320, 568), (640, 320), (1366, 768))
MORE_SCREENS = ((390, 844), (360, 740), (430, 932), (600, 900), (640, 320), (768, 1024))

PLACES = """() => {
    const scrolled = ".panel-scroll, .legend, .collection-scroll, dialog:not([open])";
    const fixed = "button, a:not(.skip-link), select, .board-square, .top, .brand img, #lamp";
    return [...document.querySelectorAll(fixed)]
        .filter((each) => each.checkVisibility() && !each.closest(scrolled) && !each.closest("#toast"))
        .map((each) => [each.dataset.act ?? each.dataset.digit ?? each.id ?? each.className, each.getBoundingClientRect()])
        .map(([name, { left, top, right, bottom }]) => [name, [left, top, right, bottom]]);
}"""
"""Where everything is that stands still, with its name."""

Places = list[tuple[str, Box]]


def tell(page: Page, answers: str) -> None:
    """Let the page know who answers from now on, as its connection does."""
    # That one has spoken before.
    wait_for_connection(page)
    page.evaluate(
        "async ([path, answers]) => (await import(path)).noticeEngine(answers)",
        ["/static/js/messages.js", answers],
    )
    notice = page.locator("#notice")
    if answers == "server":
        expect(notice).to_be_hidden()
    else:
        expect(notice).to_have_attribute("data-answers", answers)
        expect(notice).to_be_visible()


def home(player: Player) -> None:
    """The start page as it opens."""


def entering(player: Player) -> None:
    player.enter(ELIMINATING)
    expect(player.page.locator("#lamp")).to_have_attribute("data-state", "unique")


def playing(player: Player) -> None:
    player.play(ELIMINATING)
    player.page.keyboard.press("k")


def stage(number: int) -> Callable[[Player], None]:
    """The state after so many presses on Help."""

    def reach(player: Player) -> None:
        playing(player)
        for each in range(1, number + 1):
            player.help(stage=each)

    reach.__name__ = f"stage {number}"
    return reach


def watching(player: Player) -> None:
    playing(player)
    player.page.locator("#panel [data-act=openWatch]").click()
    expect(player.page.locator("#watch")).to_be_visible()


def watching_a_search(player: Player) -> None:
    watching(player)
    player.page.locator("[data-act=watchTrying]").click()


def collection(player: Player) -> None:
    player.page.locator("#home [data-act=openCollection]").click()
    # Whoever has chosen a look keeps it; otherwise it changes some time after the window did.
    player.page.locator("#collection-look").click()
    expect(player.page.locator("#collection-cards [data-id]").first).to_be_visible()


def preferences(player: Player) -> None:
    playing(player)
    player.page.locator(".top-keys [data-act=openPreferences]").click()
    expect(player.page.locator("#techniques-on")).not_to_be_empty()


def photo(player: Player) -> None:
    open_photo(player)
    expect(player.page.locator("#photo-key")).to_be_visible()


def practising(player: Player) -> None:
    origin = player.page.evaluate("location.origin")
    player.open(f"{origin}/de/practise/xy-wing")
    expect(player.page.locator("#panel-eyebrow")).not_to_be_empty()
    expect(player.page.locator("html")).to_have_attribute("data-ready", "true")
    player.page.wait_for_selector(".given")


SWEPT = pytest.mark.sweep
"""For states that stand on the screen as another one does."""

STATES = [
    pytest.param(home, marks=SWEPT),
    pytest.param(entering, marks=SWEPT),
    pytest.param(playing, marks=SWEPT),
    pytest.param(stage(1), marks=SWEPT),
    pytest.param(stage(2), marks=SWEPT),
    stage(3),
    pytest.param(watching, marks=SWEPT),
    pytest.param(watching_a_search, marks=SWEPT),
    pytest.param(collection, marks=SWEPT),
    pytest.param(preferences, marks=SWEPT),
    pytest.param(photo, marks=SWEPT),
    practising,
]


@pytest.mark.parametrize(
    "sizes",
    [
        pytest.param(FEW_SCREENS, id="few"),
        pytest.param((*SCREENS, *MORE_SCREENS), id="all", marks=pytest.mark.sweep),
    ],
)
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_in_no_state_and_on_no_screen_anything_moves_or_is_covered(
    clean_page: Page, server: AppServer, state: Callable[[Player], None], sizes: Sizes
):
    page, player = clean_page, Player(clean_page)
    player.open(f"{server.url}/?lang=de")
    state(player)
    # What has the focus may be scrolled into sight when the window changes.
    page.evaluate("document.activeElement.blur()")
    with_server = {screen: places(page) for screen in screens(page, sizes)}
    for screen in screens(page, sizes):
        for answers in ("nobody", "device"):
            tell(page, answers)
            told: Box = tuple(page.locator("#notice").evaluate(BOX))
            assert places(page) == with_server[screen], (answers, screen)
            assert_on_screen(told, screen)
            assert is_read_in_full(page), (answers, screen)
            # Behind a dialog it does not matter.
            if state is not preferences:
                at_the_end = places(page, end=True)
                covered = [name for name, box in at_the_end if overlap(box, told)]
                assert covered == [], (answers, screen)
    tell(page, "server")


BOX = (
    "e => (({ left, top, right, bottom }) => [left, top, right, bottom])(e.getBoundingClientRect())"
)


def places(page: Page, end: bool = False) -> Places:
    """Where everything is that stands still, at the beginning or at the end of the page."""
    page.evaluate("end => scrollTo(0, end ? document.documentElement.scrollHeight : 0)", end)
    return [(name, tuple(box)) for name, box in page.evaluate(PLACES)]


def assert_on_screen(box: Box, screen: tuple[int, int]) -> None:
    assert box[0] >= 0, screen
    assert box[2] <= screen[0], screen
    assert box[3] <= screen[1], screen
    assert box[3] - box[1] >= 14, screen


def is_read_in_full(page: Page) -> bool:
    """Whether the first part of the notice, which tells the most, is all in sight."""
    return page.evaluate(
        """() => {
            const [line, part] = ["#notice", "#notice span"].map((each) => document.querySelector(each).getBoundingClientRect());
            return part.left >= line.left && part.right <= line.right && part.top >= line.top - 1 && part.bottom <= line.bottom + 1;
        }"""
    )


def test_with_letters_of_twice_the_size_the_notice_and_the_keys_of_the_header_stay_on_the_screen(
    player: Player,
):
    page = player.page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    tell(page, "nobody")
    for _ in ("home", "board"):
        for screen in screens(page, FEW_SCREENS):
            assert_on_screen(tuple(page.locator("#notice").evaluate(BOX)), screen)
            assert is_read_in_full(page), screen
            for key in page.locator(".top button").all():
                assert_on_screen(tuple(key.evaluate(BOX)), screen) if key.is_visible() else None
        player.play(ELIMINATING)
