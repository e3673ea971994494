"""Getting ready for a time without a network: offered, followed, stopped, refused and removed.

What keeps the files is replaced by what each test needs; whether they are kept is shown elsewhere.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import COLOUR_RULES, no_complaints
from tests.browser.test_accessibility import set_theme
from tests.tools.player import Player
from tests.tools.server import AppServer

KEEPING = "**/static/js/offline/keeping.js"
FAKE = """
const fake = window.keeping ??= { can: true, kept: false, result: "kept" };
export const canKeep = async () => fake.can;
export const size = async () => 9_400_000;
export const isKept = async () => fake.kept;
export const keep = (onProgress, signal) => new Promise((resolve) => {
    fake.asked = (fake.asked ?? 0) + 1;
    onProgress(3_100_000, 9_400_000);
    fake.finish = () => { fake.kept = fake.result === "kept"; resolve(fake.result); };
    signal?.addEventListener("abort", () => { fake.stopped = true; resolve("broken"); });
});
export const remove = async () => { fake.kept = false; };
"""
INSTALLED = """
const real = window.matchMedia.bind(window);
window.matchMedia = (query) => (query === "(display-mode: standalone)" ? { matches: true } : real(query));
"""


@pytest.fixture
def direct(browser: Browser) -> Iterator[Page]:
    """A page in a browser of its own whose files come from the server, never from a service worker."""
    context = browser.new_context(service_workers="block", locale="en-US")
    yield context.new_page()
    context.close()


@pytest.fixture
def faked(direct: Page) -> Page:
    """A page whose keeping of files is a fake that the test leads."""
    direct.route(KEEPING, lambda route: route.fulfill(body=FAKE, content_type="text/javascript"))
    return direct


@pytest.fixture
def group(faked: Page, server: AppServer) -> Iterator[Locator]:
    """The group among the preferences, which are open."""
    with no_complaints(faked):
        Player(faked).open(server.url)
        open_preferences(faked)
        place = faked.locator("#offline-setting")
        expect(place.get_by_role("button", name="Get ready")).to_be_visible()
        yield place


def open_preferences(page: Page) -> None:
    page.locator(".top-keys [data-act=openPreferences]").click()
    expect(page.locator("#techniques-on")).not_to_be_empty()


def press(group: Locator, name: str) -> None:
    group.get_by_role("button", name=name).click()


def lead(page: Page, what: str) -> None:
    """Let the fake do something."""
    page.evaluate(f"() => {{ {what} }}")


def test_it_is_fetched_with_progress_and_removed_again(group: Locator):
    page = group.page
    expect(group).to_contain_text("about 9 MB")
    assert page.evaluate("keeping.asked") is None
    press(group, "Get ready")
    progress = group.get_by_role("progressbar", name="Getting ready")
    expect(progress).to_have_attribute("aria-valuetext", "3 MB of 9 MB")
    assert progress.evaluate("e => e.position") == pytest.approx(31 / 94)
    # Whoever uses the keyboard stays where he was.
    expect(group.get_by_role("button", name="Cancel")).to_be_focused()
    lead(page, "keeping.finish()")
    ready = "Ready: help works on this device without a network."
    expect(group.locator(".offline-kept")).to_have_text(ready)
    expect(page.locator("#status")).to_have_text(ready)
    expect(group.get_by_role("button", name="Remove")).to_be_focused()
    press(group, "Remove")
    expect(group.get_by_role("button", name="Get ready")).to_be_focused()
    expect(page.locator("#status")).to_contain_text("Removed.")
    assert page.evaluate("keeping.kept") is False


def test_it_can_be_stopped_which_is_no_problem(group: Locator):
    press(group, "Get ready")
    press(group, "Cancel")
    expect(group.get_by_role("button", name="Get ready")).to_be_focused()
    assert group.page.evaluate("keeping.stopped") is True
    expect(group.locator(".problem")).to_have_count(0)


def test_it_goes_on_behind_a_closed_box_and_in_another_language(group: Locator):
    page = group.page
    press(group, "Get ready")
    page.locator("input[name=language][value=de]").check()
    expect(group).to_contain_text("3 MB von 9 MB")
    page.locator("#preferences-dialog [data-act=closeDialog]").click()
    lead(page, "keeping.finish()")
    expect(page.locator("#toast-text")).to_contain_text("Bereit: Hilfe gibt es auf diesem Gerät")
    open_preferences(page)
    expect(group.locator(".offline-kept")).to_be_visible()
    assert page.evaluate("keeping.asked") == 1


@pytest.mark.parametrize(
    ("result", "told"),
    [("full", "no room left"), ("refused", "does not let this page keep"), ("broken", "Not every")],
)
def test_what_does_not_work_gets_a_sentence_and_can_be_tried_again(
    group: Locator, result: str, told: str
):
    page = group.page
    lead(page, f"keeping.result = '{result}'")
    press(group, "Get ready")
    lead(page, "keeping.finish()")
    expect(group.locator(".problem")).to_contain_text(told)
    expect(page.locator("#status")).to_contain_text(told)
    lead(page, "keeping.result = 'kept'")
    press(group, "Get ready")
    expect(group.locator(".problem")).to_have_count(0)
    lead(page, "keeping.finish()")
    expect(group.locator(".offline-kept")).to_be_visible()


def test_a_browser_that_cannot_keep_it_says_so(faked: Page, server: AppServer):
    faked.add_init_script("window.keeping = { can: false }")
    Player(faked).open(f"{server.url}/?lang=en")
    open_preferences(faked)
    group = faked.locator("#offline-setting")
    expect(group).to_contain_text("This browser cannot keep it")
    expect(group.get_by_role("button")).to_have_count(0)


def test_without_its_files_the_group_says_so(direct: Page, server: AppServer):
    direct.route(KEEPING, lambda route: route.abort())
    Player(direct).open(f"{server.url}/?lang=en")
    open_preferences(direct)
    expect(direct.locator("#offline-setting")).to_contain_text("did not answer")


@pytest.fixture
def installed(faked: Page, server: AppServer) -> Callable[..., Locator]:
    """A function that opens the installed app and gives the place of the offer."""

    def start(script: str = "") -> Locator:
        faked.add_init_script(INSTALLED + script)
        Player(faked).open(f"{server.url}/?lang=en")
        return faked.locator("#offline-offer")

    return start


def test_the_installed_app_offers_it_until_it_is_declined_for_good(
    installed: Callable[..., Locator],
):
    offer = installed()
    expect(offer).to_contain_text("Ready for the train?")
    expect(offer).to_contain_text("about 9 MB")
    assert offer.page.evaluate("keeping.asked") is None
    press(offer, "Do not offer this again")
    expect(offer).to_be_hidden()
    Player(offer.page).reload()
    assert_no_offer(offer)


def test_the_offer_is_taken_with_a_tap_and_does_not_come_back(installed: Callable[..., Locator]):
    offer = installed()
    press(offer, "Get ready")
    expect(offer.get_by_role("progressbar")).to_be_visible()
    lead(offer.page, "keeping.finish()")
    expect(offer.locator(".offline-kept")).to_be_visible()
    expect(offer.locator("#offline-decline")).to_be_focused()
    offer.page.add_init_script("window.keeping = { can: true, kept: true }")
    Player(offer.page).reload()
    assert_no_offer(offer)


@pytest.mark.parametrize("connection", ["{ saveData: true }", "{ type: 'cellular' }"])
def test_nobody_is_asked_where_every_byte_may_cost(
    installed: Callable[..., Locator], connection: str
):
    offer = installed(f"Object.defineProperty(navigator, 'connection', {{ value: {connection} }});")
    assert_no_offer(offer)
    # Whoever looks for it finds it.
    open_preferences(offer.page)
    expect(offer.page.locator("#offline-setting")).to_contain_text("about 9 MB")


def test_a_tab_of_the_browser_offers_nothing_unasked_and_loads_nothing_of_it(
    faked: Page, server: AppServer
):
    asked: list[str] = []
    faked.on("request", lambda request: asked.append(request.url))
    Player(faked).open(f"{server.url}/?lang=en")
    faked.wait_for_load_state("networkidle")
    names = ("offer.js", "render.js", "keeping.js", "offline.css")
    assert not [url for url in asked if "offline" in url and url.endswith(names)]
    expect(faked.locator("#offline-offer")).to_be_hidden()


def assert_no_offer(offer: Locator) -> None:
    """Ask once more, as the start did, and wait for the answer."""
    offer.page.evaluate(
        "async path => (await import(path)).offerOffline()", "/static/js/offline/offer.js"
    )
    expect(offer).to_be_hidden()


@pytest.mark.parametrize("step", ["offered", "coming", "kept", "problem"])
def test_axe_finds_nothing_in_any_theme_and_nothing_leaves_a_small_screen(
    installed: Callable[..., Locator], accessibility_problems, step: str
):
    offer = installed()
    page = offer.page
    page.set_viewport_size({"width": 320, "height": 640})
    if step != "offered":
        press(offer, "Get ready")
        expect(offer.get_by_role("progressbar")).to_be_visible()
    if step == "problem":
        lead(page, "keeping.result = 'full'")
    if step in ("kept", "problem"):
        lead(page, "keeping.finish()")
        expect(offer.get_by_role("progressbar")).to_have_count(0)
    for place in ("#offline-offer", "#offline-setting"):
        if place == "#offline-setting":
            open_preferences(page)
        if page.locator(place).is_visible():
            assert page.locator(place).evaluate(
                "e => e.scrollWidth <= e.clientWidth && e.getBoundingClientRect().right <= innerWidth"
            )
        assert accessibility_problems(page) == []
        for theme in ("dark", "contrast"):
            set_theme(page, theme)
            assert accessibility_problems(page, COLOUR_RULES) == [], theme
        set_theme(page, "light")
