"""Losing the connection moves nothing, covers nothing, and says at once what has to wait for it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_layout import SCREENS, Box, Sizes, overlap, screens
from tests.browser.test_paper import open_photo
from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.player import Player, wait_for_connection
from tests.tools.server import AppServer

FEW_SCREENS = ((320, 568), (390, 844), (640, 320), (768, 1024), (1366, 768))
MORE_SCREENS = ((360, 740), (430, 932), (600, 900), (640, 320), (768, 1024))

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


STATES = [
    home,
    entering,
    playing,
    stage(1),
    stage(2),
    stage(3),
    watching,
    watching_a_search,
    collection,
    preferences,
    photo,
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


def test_the_notice_is_said_once_and_follows_the_language(clean_page: Page, server: AppServer):
    page = clean_page
    Player(page).open(server.url)
    page.evaluate(
        """() => {
            window.said = [];
            const status = document.getElementById("status");
            new MutationObserver(() => status.textContent && said.push(status.textContent))
                .observe(status, { childList: true });
        }"""
    )
    notice = page.locator("#notice")
    tell(page, "nobody")
    expect(notice).to_have_text("No connectionthe board works on")
    expect(page.locator("#status")).to_have_text("No connection – the board works on")
    tell(page, "nobody")
    tell(page, "device")
    expect(notice).to_have_text("offline, on this device")
    expect(page.locator("#status")).to_have_text("offline, on this device")
    assert page.evaluate("said") == [
        "No connection – the board works on",
        "offline, on this device",
    ]
    page.locator("[data-act=openPreferences]").first.click()
    page.locator("input[name=language][value=de]").check()
    expect(notice).to_have_text("offline, auf diesem Gerät")


WAITING = "This needs the connection."
"""How the sentence begins that says so."""


@pytest.fixture
def mortal_server(own_server: AppServer) -> Iterator[AppServer]:
    """A server that a test may leave dead."""
    yield own_server
    if not own_server.answers():
        own_server.restart()


@pytest.fixture
def lonely(page: Page, mortal_server: AppServer) -> Player:
    """A player in the middle of a game whose server has died."""
    someone = Player(page)
    someone.open(f"{mortal_server.url}/?lang=en")
    someone.play(VERY_EASY)
    # What a room needs is fetched when it is first opened.
    for act, room in (("openNew", "#new-dialog"), ("openWatch", "#watch")):
        menu(someone, act)
        expect(page.locator(room)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(room)).to_be_hidden()
    mortal_server.kill()
    expect(page.locator("#notice")).to_be_visible()
    return someone


def menu(player: Player, act: str) -> None:
    player.page.locator(".top-keys [data-act=openMenu]").click()
    player.page.locator(f"#menu-dialog [data-act={act}]").click()


def test_whatever_waits_says_so_at_once_and_goes_on_by_itself(
    lonely: Player, mortal_server: AppServer
):
    page = lonely.page
    panel = page.locator("#panel-body")
    for act in ("check", "showSteps", "showPath"):
        menu(lonely, act)
        expect(lonely.title).to_have_text("Waiting for the connection")
        expect(panel).to_contain_text(WAITING)
        page.keyboard.press("Escape")
    menu(lonely, "openShare")
    expect(page.locator("#share-elsewhere-said")).to_contain_text(WAITING)
    page.locator("#share-save").click()
    expect(page.locator("#share-said")).to_contain_text(WAITING)
    page.keyboard.press("Escape")
    menu(lonely, "openImport")
    page.locator("#import-text").fill(VERY_EASY)
    expect(page.locator("#import-problem")).to_contain_text(WAITING)
    page.keyboard.press("Escape")
    menu(lonely, "openBooklet")
    page.locator("#booklet-go").click()
    expect(page.locator("#booklet-said")).to_contain_text(WAITING)
    page.keyboard.press("Escape")
    menu(lonely, "openWatch")
    expect(page.locator("#watch-message")).to_have_text("Waiting for the connection")
    page.locator("[data-act=stopWatch]").click()
    menu(lonely, "openNew")
    page.locator("#new-levels [data-level=easy]").click()
    expect(page.locator("#new-said")).to_contain_text(WAITING)
    mortal_server.start()
    expect(page.locator("#new-dialog")).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-phase", "playing")


def test_a_box_that_waits_when_the_connection_breaks_says_so(page: Page, mortal_server: AppServer):
    player = Player(page)
    player.open(f"{mortal_server.url}/?lang=en")
    page.locator("#home [data-act=openNew]").click()
    expect(page.locator("#new-dialog")).to_be_visible()
    mortal_server.kill()
    page.locator("#new-levels [data-level=easy]").click()
    expect(page.locator("#new-said")).to_contain_text("being made")
    expect(page.locator("#new-said")).to_contain_text(WAITING)
    page.keyboard.press("Escape")
    page.locator("#home [data-act=openNew]").click()
    expect(page.locator("#new-said")).to_be_empty()


def test_what_needs_nobody_does_not_wait(lonely: Player):
    """A Sudoku from a file of the collection is opened without being checked."""
    page = lonely.page
    page.evaluate(
        """async ([path, board]) => (await import(path)).openPosition(board, "from a file")""",
        ["/static/js/game/games.js", ELIMINATING],
    )
    lonely.expect_values(ELIMINATING)


def test_an_entry_that_cannot_be_checked_says_so(lonely: Player):
    page = lonely.page
    page.locator("[data-act=goHome]").first.click()
    lonely.enter(VERY_EASY)
    expect(page.locator("#lamp-text")).to_have_text("Waits for the connection")
    page.locator(".start-key").click()
    expect(page.locator("#panel-body")).to_contain_text(WAITING)


def test_marks_and_steps_of_the_trainer_say_that_they_wait(lonely: Player):
    page = lonely.page
    prefer(page, evaluation="lazy")
    expect(page.locator("#toast-text")).to_contain_text(WAITING)
    prefer(page, evaluation="none", training=True)
    page.evaluate("document.getElementById('toast').hidden = true")
    page.locator(".step-key").click()
    expect(page.locator("#toast-text")).to_contain_text(WAITING)


def prefer(page: Page, **preferences: Any) -> None:
    """Set preferences as another tab would."""
    page.evaluate(
        """preferences => {
             const key = "sudoku-helper:preferences";
             const newValue = JSON.stringify({...JSON.parse(localStorage.getItem(key)), ...preferences});
             localStorage.setItem(key, newValue);
             dispatchEvent(new StorageEvent("storage", {key, newValue}));
           }""",
        preferences,
    )


def test_a_drill_says_that_it_waits(page: Page, mortal_server: AppServer):
    page.set_viewport_size({"width": 390, "height": 844})
    player = Player(page)
    player.open(f"{mortal_server.url}/en/practise/xy-wing")
    page.wait_for_selector(".given")
    mortal_server.kill()
    expect(page.locator("#notice")).to_be_visible()
    page.locator("#keypad [data-act=hint]").click()
    expect(page.locator("#toast-text")).to_contain_text(WAITING)
    page.evaluate(
        "async path => { (await import(path)).nextDrill(); }", "/static/js/learn/drill.js"
    )
    expect(page.locator("#panel-body")).to_contain_text(WAITING)
    mortal_server.start()
    expect(page.locator("#panel-body")).to_contain_text("Find it on the board")
