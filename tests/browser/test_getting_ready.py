"""Getting ready for a time without a network, as it looks; what it does is in tests/js/page/getting-ready.test.js.

What keeps the files is replaced by what each test needs. Two of the four steps are swept: they have no colours of their own.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

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


def open_preferences(page: Page) -> None:
    page.locator(".top-keys [data-act=openPreferences]").click()
    expect(page.locator("#techniques-on")).not_to_be_empty()


def press(group: Locator, name: str) -> None:
    group.get_by_role("button", name=name).click()


def lead(page: Page, what: str) -> None:
    """Let the fake do something."""
    page.evaluate(f"() => {{ {what} }}")


@pytest.fixture
def installed(faked: Page, server: AppServer) -> Callable[..., Locator]:
    """A function that opens the installed app and gives the place of the offer."""

    def start(script: str = "") -> Locator:
        faked.add_init_script(INSTALLED + script)
        Player(faked).open(f"{server.url}/?lang=en")
        return faked.locator("#offline-offer")

    return start


@pytest.mark.parametrize(
    "step",
    [
        pytest.param("offered", marks=pytest.mark.sweep),
        pytest.param("coming", marks=pytest.mark.sweep),
        pytest.param("kept", marks=pytest.mark.sweep),
        "problem",
    ],
)
def test_axe_finds_nothing_and_nothing_leaves_a_small_screen(
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
