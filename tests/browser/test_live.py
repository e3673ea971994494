"""Back to the paper of a game: what was written there since is taken over, and the marks of help lie on it as it moves."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import no_complaints
from tests.positions import PUZZLE, SOLUTION
from tests.tools.camera import film, sheet
from tests.tools.chromium import CHROMIUM_ARGUMENTS, find_chromium
from tests.tools.clean import forget_everything
from tests.tools.player import Player
from tests.tools.server import AppServer
from tests.tools.share import rarely

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}

MOVING = [sheet(PUZZLE, angle=angle) for angle in (*range(-8, 8), *range(8, -8, -1))]
"""Paper that is turned to and fro before the camera."""

WRITTEN = [cell for cell in range(81) if PUZZLE[cell] == "."][:3]


@pytest.fixture(scope="module")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The film that the faked camera sees."""
    return tmp_path_factory.mktemp("camera") / "seen.mjpeg"


@pytest.fixture(scope="module")
def page(browser_type, browser_type_launch_args: dict[str, Any], screen: Path) -> Iterator[Page]:
    """A page on a device with a camera that may be used."""
    film(screen, *MOVING)
    faked = [
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={screen}",
    ]
    # A browser without windows has no camera.
    own = {"executable_path": find_chromium(), "args": [*CHROMIUM_ARGUMENTS, *faked]}
    browser = browser_type.launch(**{**browser_type_launch_args, **own})
    context = browser.new_context(service_workers="block", permissions=["camera"])
    yield context.new_page()
    browser.close()


def opened(page: Page, server: AppServer) -> Player:
    """A player at the page, whom it does not know yet."""
    forget_everything(page, server.url)
    player = Player(page)
    player.open(f"{server.url}/?lang=en")
    return player


def middle_of(page: Page, cell: int) -> tuple[float, float]:
    """Where the middle of a cell's mark lies on the picture that is shown, in its points."""
    x, y = page.evaluate(
        """cell => {
            const picture = document.querySelector("#photo-still");
            const mark = document.querySelectorAll("#photo-marks .cell")[cell].getBoundingClientRect();
            const box = picture.getBoundingClientRect();
            const scale = Math.min(box.width / picture.width, box.height / picture.height);
            const from = (start, side, points) => start + (side - points * scale) / 2;
            return [
                (mark.x + mark.width / 2 - from(box.x, box.width, picture.width)) / scale,
                (mark.y + mark.height / 2 - from(box.y, box.height, picture.height)) / scale,
            ];
        }""",
        cell,
    )
    return x, y


def brightness(page: Page, x: float, y: float) -> float:
    """How bright the picture that is shown is around a point."""
    return page.evaluate(
        """([x, y]) => {
            const brush = document.querySelector("#photo-still").getContext("2d");
            const { data } = brush.getImageData(x - 12, y - 12, 24, 24);
            return data.filter((_, at) => at % 4 === 1).reduce((sum, each) => sum + each, 0) / 576;
        }""",
        [x, y],
    )


@pytest.mark.parametrize("size", [PHONE, rarely(DESK)], ids=["phone", "desk"])
def test_the_marks_of_help_follow_the_paper_and_freeze(
    page: Page, server, screen, size, accessibility_problems
):
    film(screen, *MOVING)
    page.set_viewport_size(size)
    player = opened(page, server)
    with no_complaints(page):
        player.play(PUZZLE)
        player.help(stage=1)
        page.keyboard.press("o")
        expect(page.locator("#photo-said")).to_contain_text("The marks follow the paper")
        expect(page.locator("#photo-marks")).to_be_visible()
        area = page.locator("#photo-marks .area-primary")
        expect(area).not_to_have_count(0)
        assert area.count() == page.locator("#board .area-primary").count()
        # It moves with the paper, and stands still with the picture.
        laid = page.locator("#photo-marks").get_attribute("style")
        expect(page.locator("#photo-marks")).not_to_have_attribute("style", laid or "")
        expect(page.locator("#photo-freeze")).to_be_focused()
        page.keyboard.press("Space")
        expect(page.locator("#photo-freeze")).to_have_attribute("aria-pressed", "true")
        assert not accessibility_problems(page)
        inked = [brightness(page, *middle_of(page, cell)) for cell in range(81)]
        digits = [inked[cell] for cell in range(81) if PUZZLE[cell] != "."]
        blanks = [inked[cell] for cell in range(81) if PUZZLE[cell] == "."]
        assert max(digits) < min(blanks), "each mark lies on its own cell"
        page.locator(".photo-stage").click()
        expect(page.locator("#photo-freeze")).to_have_attribute("aria-pressed", "false")
        page.locator("[data-act=helpLive]").click()
        expect(page.locator("#photo-news")).to_contain_text("Stage 2 of 4")
        expect(page.locator("#photo-marks .role").first).to_be_attached()
        page.keyboard.press("Escape")
    expect(page.locator("#photo-dialog")).to_be_hidden()
    expect(page.locator("#panel-eyebrow")).to_contain_text("Stage 2 of 4")
    assert page.locator("#board .own").count() == 0


def test_three_more_digits_on_the_paper_are_taken_over_and_told(
    page: Page, server, screen, accessibility_problems
):
    page.set_viewport_size(PHONE)
    film(screen, sheet(PUZZLE))
    player = opened(page, server)
    page.locator("#home [data-act=openPhoto]").click()
    expect(page.locator("html")).to_have_attribute("data-photo", "behind")
    player.start()
    played = "".join(SOLUTION[cell] if cell in WRITTEN else PUZZLE[cell] for cell in range(81))
    film(screen, sheet(played, angle=-5))
    page.keyboard.press("w")
    expect(page.locator("#photo-said")).to_contain_text("Welcome back: 3 new digits: 7 in A1")
    assert not accessibility_problems(page)
    page.get_by_role("button", name="Go on playing").last.click()
    player.expect_values(played)
    assert player.cells_with("own") == WRITTEN
    # The photo that is kept is the new one, which shows these digits itself.
    page.keyboard.press("v")
    expect(page.locator("html")).to_have_attribute("data-photo", "under")
    assert player.cells_with("by-hand") == WRITTEN
    page.keyboard.press("Control+z")
    player.expect_values(PUZZLE)
